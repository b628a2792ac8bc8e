"""Under which paths of the figures stands what cards, tracks and tables show."""

from __future__ import annotations

from typing import Final

from game.core.provenance import parts_of
from game.holotype.box import SHORT, TRACKS

DECK: Final = "specimens"
GAME: Final = "game"
CONTRIBUTIONS: Final = f"{GAME}.contributions"


def of_worth(card: str) -> tuple[str, ...]:
    """Where it stands what a Specimen costs and is worth."""
    return parts_of(f"{DECK}.{card}", "fossils", "research", "points")


def of_trace(kind: str) -> str:
    """Where the points of a Trace Fossil stand."""
    return f"field.traces.{kind}.points"


def of_track(choice: str, seats: int) -> str:
    """Where the track stands that is played with a choice of length and so many seats."""
    return f"{GAME}.tracks.{2 if choice in SHORT else TRACKS.get(choice, seats)}"
