"""The Specimens of Holotype on the shelves of the collection."""

from __future__ import annotations

from typing import Any

from ui.collection.exhibit import Exhibit, Exhibits


def _exhibit(figures: Any, specimen: str) -> Exhibit:
    """A Specimen under its genus, as everybody calls it."""
    return Exhibit(f"holotype/specimens/{specimen}", latin=figures.specimens[specimen].name)


EXHIBITS = Exhibits(_exhibit)
"""What the shelves show of them."""
