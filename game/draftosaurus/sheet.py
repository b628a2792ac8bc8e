"""What is written down of a finished game of Draftosaurus: for every zoo its pens, each with the dinosaurs in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.sheet import Field, Sheet
from game.draftosaurus.data import PRAIRIE, TRIO, Figures
from game.draftosaurus.model import SPECIES, Pen
from game.draftosaurus.rules import DraftRules

SHAPE: Final = "must be a mapping of pens to lists of dinosaurs"

SLOTS: Final = ("alternating", "pyramid")
"""What pens hold in which the order of the dinosaurs counts."""

_OPTIONS: Final = (("board", ("summer", "winter")), ("trio", TRIO), ("prairie", PRAIRIE))


def sheet(figures: Figures, options: Mapping[str, str], seats: int) -> Sheet:
    """What is written down of a zoo: its pens."""
    board = DraftRules(figures, max(2, seats), options).boards[0]
    fields = tuple(_field(pen) for pen in board.pens)
    return Sheet("zoos", 5, fields, SHAPE, f"pen on the {board.name} board", _OPTIONS)


def _field(pen: Pen) -> Field:
    """What is written down of a pen."""
    return Field(
        pen.id,
        "slots" if pen.holds in SLOTS else "names",
        SPECIES,
        most=pen.slots,
        gaps=pen.holds == "pyramid",
        what="species",
        many="dinosaurs",
        label=f"draftosaurus.pad.{pen.id}",
        words="draftosaurus.species.{}.name",
        art="draftosaurus/{}",
        unseen=pen.id == "quarantine",
    )
