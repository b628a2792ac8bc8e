"""The game as the registry would list it, and the kinds of it that the tests of the contract play.

Run as a module it prints the fingerprints of one random game of every kind, for comparison between processes.
"""

from __future__ import annotations

import functools
import json

from game.core.paths import data_folder
from game.core.rules import complete_options
from game.encyclopedia import OPTIONS, SEAT_COUNTS, EncycRules, load_figures, position
from game.registry import GAMES, Game
from tests.game.contract import Case, trail

GAME = Game("encyclopedia", SEAT_COUNTS, OPTIONS, load_figures, EncycRules, position)
FIGURES = load_figures(data_folder("encyclopedia"), None).value

SHORT = ("rounds", "4")
MIXES = [
    Case("encyclopedia", 2, (SHORT,)),
    Case("encyclopedia", 2, (("seat2", "linne/boudeuse"),)),
    Case("encyclopedia", 3, (SHORT, ("seat3", "trembley/resolution"))),
    Case(
        "encyclopedia",
        4,
        (("seat2", "daubenton/astrolabe"), ("seat3", "linne/resolution"), ("seat4", "trembley/boudeuse")),
    ),
]
"""Kinds of the game on which everything is tested: players, Automas and both; 1 to 3 Automas."""

LARGE = [
    Case("encyclopedia", 2),
    Case("encyclopedia", 3),
    Case("encyclopedia", 4),
    Case("encyclopedia", 4, (("seat3", "daubenton/boudeuse"),)),
]
"""Kinds of the game that take long."""


@functools.cache
def encyc_rules(seats: int = 2, **options: str) -> EncycRules:
    """The rules of Encyclopedia with the built-in figures."""
    return EncycRules(FIGURES, seats, complete_options(OPTIONS, options))


if __name__ == "__main__":
    GAMES["encyclopedia"] = GAME
    print(json.dumps({str(case): trail(case, 5) for case in MIXES}))
