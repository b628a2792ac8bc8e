"""The dinosaurs of Draftosaurus on the shelves of the collection."""

from __future__ import annotations

from typing import Any

from ui.collection.exhibit import Exhibit, Exhibits


def _exhibit(_figures: Any, species: str) -> Exhibit:
    """A wooden dinosaur; the outline beside a person is that of the true one."""
    return Exhibit(
        f"draftosaurus/{species}", f"draftosaurus.species.{species}.name", outline=f"collection/outline_{species}"
    )


EXHIBITS = Exhibits(_exhibit)
"""What the shelves show of them."""
