"""What can be won beside a game of Cubosaurs, and what nearly wins it."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.honours import Finished
from game.cubosaurs.honours import HONOURS
from tests.game.cubosaurs.table import Table
from tests.game.honouring import check, finished

TABLE = Table(2)


def rounds(own: Mapping[str, int], other: Mapping[str, int] | None = None) -> Finished:
    """A game with these lines of two seats; rounds that are not told are lost by nobody."""
    plain = {"round1.trex": 0, "round2.trex": 0}
    return finished(TABLE.rules, TABLE.state, {**plain, **own}, {**plain, **(other or {})})


CASES = {
    "clean": (rounds({"round1.eggs": 3}), rounds({"round1.eggs": 3, "round2.pterodactyl": -1})),
    "sweep": (
        rounds({"round1.eggs": 3, "round2.eggs": 2}, {"round1.eggs": 2, "round2.eggs": 1}),
        rounds({"round1.eggs": 3, "round2.eggs": 2}, {"round1.eggs": 2, "round2.eggs": 2}),
    ),
    "comeback": (rounds({"round2.eggs": 9}, {"round1.eggs": 1}), rounds({"round2.eggs": 9})),
    "great": (rounds({"round1.eggs": 9, "round1.raptors": 11}), rounds({"round1.eggs": 9, "round2.raptors": 11})),
    "nest": (rounds({"round1.eggs": 10}), rounds({"round1.eggs": 9, "round2.eggs": 9})),
    "pack": (rounds({"round1.raptors": 10}), rounds({"round1.raptors": 9, "round2.raptors": 9})),
    "plates": (rounds({"round2.stegosaurus": 8}), rounds({"round2.stegosaurus": 2})),
    "tiles": (
        rounds({"round1.tiles.types": 3, "round1.tiles.eggs": 1}),
        rounds({"round1.tiles.types": 3, "round2.tiles.eggs": 1}),
    ),
    "genes": (rounds({"dna": 5}), rounds({"dna": 4})),
}


def test_every_honour_is_won_and_nearly_won() -> None:
    """By the lines of the rounds."""
    check(HONOURS, CASES)
