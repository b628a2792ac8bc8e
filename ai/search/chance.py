"""Chance inside a search: numbers of 30 bits, which compiled code multiplies as machine words."""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 30) - 1
_MULTIPLIER: Final = 747796405
_INCREMENT: Final = 12345


def folded(rng: int) -> int:
    """The number that stands for a value of the game's generator."""
    return (rng ^ (rng >> 34)) & _MASK


def following(chance: int) -> int:
    """The next number."""
    return (chance * _MULTIPLIER + _INCREMENT) & _MASK


def among(chance: int, bound: int) -> int:
    """The number 0 <= n < bound that this one stands for; its low bits are left out, which repeat soon."""
    return ((chance >> 6) * bound) >> 24
