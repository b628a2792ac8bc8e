"""The animals of Encyclopedia on the shelves of the collection."""

from __future__ import annotations

from typing import Any

from ui.collection.exhibit import Exhibit, Exhibits


def _exhibit(figures: Any, animal: str) -> Exhibit:
    """An animal with its continent."""
    card = figures.animals[animal]
    picture, name = f"encyclopedia/animals/{animal}", f"encyclopedia.animal.{animal}.name"
    return Exhibit(picture, name, card.name, card.continent)


EXHIBITS = Exhibits(_exhibit)
"""What the shelves show of them."""
