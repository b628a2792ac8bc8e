"""What a seat has collected at the end of a game of Draftosaurus: the dinosaurs in its zoos."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.draftosaurus.model import KINDS, SPECIES

if TYPE_CHECKING:
    from game.draftosaurus.rules import DraftRules
    from game.draftosaurus.view import DraftView


def collected(_rules: DraftRules, view: DraftView, seat: int) -> Mapping[str, int]:
    """How many dinosaurs of each species a seat has kept, over both sides of the board."""
    zoos = [zoos[seat] for zoos in (view.past, view.zoos) if zoos]
    return Counter(SPECIES[code % KINDS] for zoo in zoos for code in zoo)
