"""Holotype: Mesozoic North America; what registration needs stands in `__all__`."""

from game.holotype.box import OPTIONS
from game.holotype.data import load_figures
from game.holotype.position import FORMAT, position
from game.holotype.rules import HoloRules
from game.holotype.sound import SEAT_COUNTS

__all__ = ["FORMAT", "OPTIONS", "SEAT_COUNTS", "HoloRules", "load_figures", "position"]
