"""Cubosaurs: hands that travel; what registration needs stands in `__all__`."""

from game.cubosaurs.data import load_figures
from game.cubosaurs.position import FORMAT, position
from game.cubosaurs.rules import OPTIONS, SEAT_COUNTS, CuboRules

__all__ = ["FORMAT", "OPTIONS", "SEAT_COUNTS", "CuboRules", "load_figures", "position"]
