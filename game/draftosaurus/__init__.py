"""Draftosaurus: a zoo of dinosaurs."""

from typing import Final

from game.core.game import Game
from game.draftosaurus.collected import collected
from game.draftosaurus.data import load_figures
from game.draftosaurus.honours import HONOURS
from game.draftosaurus.position import FORMAT, position
from game.draftosaurus.rules import OPTIONS, SEAT_COUNTS, DraftRules
from game.draftosaurus.sheet import sheet

GAME: Final[Game] = Game(
    "draftosaurus",
    SEAT_COUNTS,
    OPTIONS,
    load_figures,
    DraftRules,
    position,
    FORMAT,
    ties=("fewest_trex",),
    letter="D",
    collected=collected,
    sheet=sheet,
    honours=HONOURS,
)
"""What the list of games says of it."""
