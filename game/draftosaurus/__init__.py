"""Draftosaurus: a zoo of dinosaurs; what registration needs stands in `__all__`."""

from game.draftosaurus.data import load_figures
from game.draftosaurus.position import FORMAT, position
from game.draftosaurus.rules import OPTIONS, SEAT_COUNTS, DraftRules

__all__ = ["FORMAT", "OPTIONS", "SEAT_COUNTS", "DraftRules", "load_figures", "position"]
