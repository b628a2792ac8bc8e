"""Plates: pictures of the rules, drawn by code from positions, and the worked examples that they count.

A game lists its plates by name (`Board.plates`); its rules name them where they belong (`[plate:name]`). A plate is
laid out for a leaf, a column of some width with the figures that are told now, so that a corrected figure is drawn
corrected. What a plate counts is an `Example`: a position as `cabinet score` reads it, scored by the game itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ui.boards.kit.writing import signed
from ui.leaf import Example, Leaf
from ui.widgets.blocks import Block


@dataclass(frozen=True)
class Plate:
    """A picture of the rules: how it is laid out on a leaf, and what it counts."""

    lay: Callable[[Leaf], Block]
    examples: tuple[Example, ...] = ()


Plates = Mapping[str, Plate]
"""The plates of a game by name."""


def sum_of(terms: Sequence[int]) -> str:
    """Numbers with their sum: 4 − 3 + 5 = 6; a single one by itself."""
    first, *others = [*terms] or [0]
    told = signed(first).removeprefix("+")
    for term in others:
        told += f" {'−' if term < 0 else '+'} {abs(term)}"
    return f"{told} = {signed(sum(terms)).removeprefix('+')}" if others else told
