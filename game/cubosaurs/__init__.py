"""Cubosaurs: hands that travel."""

from typing import Final

from game.core.game import Game
from game.cubosaurs.collected import collected
from game.cubosaurs.data import load_figures
from game.cubosaurs.honours import HONOURS
from game.cubosaurs.position import FORMAT, position
from game.cubosaurs.rules import OPTIONS, SEAT_COUNTS, CuboRules
from game.cubosaurs.sheet import sheet

GAME: Final[Game] = Game(
    "cubosaurs",
    SEAT_COUNTS,
    OPTIONS,
    load_figures,
    CuboRules,
    position,
    FORMAT,
    ties=("last_round",),
    letter="C",
    collected=collected,
    sheet=sheet,
    honours=HONOURS,
)
"""What the list of games says of it."""
