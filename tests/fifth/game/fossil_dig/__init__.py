"""Fossil Dig: dig on, or go home with what you have; the smallest game that keeps the whole contract."""

from typing import Final

from game.core.game import Game
from tests.fifth.game.fossil_dig.data import load_figures
from tests.fifth.game.fossil_dig.honours import HONOURS
from tests.fifth.game.fossil_dig.position import FORMAT, position, sheet
from tests.fifth.game.fossil_dig.rules import OPTIONS, SEAT_COUNTS, DigRules

GAME: Final = Game(
    "fossil_dig",
    SEAT_COUNTS,
    OPTIONS,
    load_figures,
    DigRules,
    position,
    FORMAT,
    ties=("most_fossils",),
    letter="F",
    sheet=sheet,
    honours=HONOURS,
)
"""What the list of games says of it."""
