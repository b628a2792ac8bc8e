"""The dinosaurs of Cubosaurs, and their eggs, on the shelves of the collection."""

from __future__ import annotations

from typing import Any

from ui.collection.exhibit import Exhibit, Exhibits

EGG, RAPTOR = "egg", "velociraptor"


def _exhibit(_figures: Any, creature: str) -> Exhibit:
    """A dinosaur of cubes; the outline beside a person is that of the true one, and an egg is an egg."""
    if creature == EGG:
        return Exhibit("cubosaurs/egg", "collection.cubosaurs.egg.name")
    outline = f"collection/outline_{creature}"
    if creature == RAPTOR:
        return Exhibit("cubosaurs/raptor_grey", "collection.cubosaurs.velociraptor.name", outline=outline)
    return Exhibit(f"cubosaurs/{creature}", f"cubosaurs.type.{creature}.name", outline=outline)


EXHIBITS = Exhibits(_exhibit)
"""What the shelves show of them."""
