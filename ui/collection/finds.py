"""What the persons of this machine have collected: when and where every creature was first met, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from ui.collection.catalogue import Key
from ui.records.play import Play


@dataclass(frozen=True)
class Find:
    """A creature that was collected: the game of the first time, who collected it there, and in how many games."""

    first: Play
    finder: str
    games: int = 1
    pieces: int = 0


def finds_in(plays: Iterable[Play]) -> Mapping[Key, Find]:
    """Everything that persons have collected in these plays, the oldest first; bots and Automas collect nothing."""
    found: dict[Key, Find] = {}
    for play in plays:
        own: dict[str, int] = {}
        finders: dict[str, str] = {}
        for seat in play.seats:
            if seat.kind == "human":
                for creature, count in seat.found.items():
                    own[creature] = own.get(creature, 0) + count
                    finders.setdefault(creature, seat.name)
        for creature, count in own.items():
            key = play.game, creature
            before = found.get(key) or Find(play, finders[creature], 0)
            found[key] = replace(before, games=before.games + 1, pieces=before.pieces + count)
    return found
