"""What a seat has collected at the end of a game of Cubosaurs: the cards of its last collection."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.cubosaurs.cards import majority
from game.cubosaurs.model import EGG, EGGS, TYPES

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules
    from game.cubosaurs.view import CuboView


def collected(rules: CuboRules, view: CuboView, seat: int) -> Mapping[str, int]:
    """How many cards of each dinosaur a seat has kept, both colours of one together; all eggs are one creature."""
    found: Counter[str] = Counter()
    for type_, count in zip(rules.deck.type_of, view.collections[seat], strict=True):
        found[TYPES[EGG] if type_ == EGG else EGGS[majority(type_)]] += count
    return +found
