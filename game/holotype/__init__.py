"""Holotype: Mesozoic North America."""

from typing import Final

from game.core.game import Game
from game.holotype.box import OPTIONS
from game.holotype.data import load_figures
from game.holotype.position import FORMAT, position
from game.holotype.rules import HoloRules
from game.holotype.sound import SEAT_COUNTS

GAME: Final = Game("holotype", SEAT_COUNTS, OPTIONS, load_figures, HoloRules, position, FORMAT, ties=("research",))
"""What the list of games says of it."""
