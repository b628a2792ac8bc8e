"""Holotype: Mesozoic North America."""

from typing import Final

from game.core.game import Game
from game.holotype.box import OPTIONS
from game.holotype.collected import collected
from game.holotype.data import load_figures
from game.holotype.faults import SEAT_COUNTS
from game.holotype.honours import HONOURS
from game.holotype.position import FORMAT, position
from game.holotype.rules import HoloRules
from game.holotype.sheet import sheet

GAME: Final[Game] = Game(
    "holotype",
    SEAT_COUNTS,
    OPTIONS,
    load_figures,
    HoloRules,
    position,
    FORMAT,
    ties=("research",),
    letter="H",
    collected=collected,
    sheet=sheet,
    honours=HONOURS,
)
"""What the list of games says of it."""
