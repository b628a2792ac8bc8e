"""Random numbers as a plain integer: it lives inside a state, so that clones and saves carry it."""

from __future__ import annotations

from typing import Final, TypeVar

Item = TypeVar("Item")

_MASK: Final = (1 << 64) - 1
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


def seeded(seed: int) -> int:
    """The generator's first value for any whole number as seed."""
    value = (seed ^ 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def advance(rng: int) -> int:
    """The generator's next value."""
    return (rng * _MULTIPLIER + _INCREMENT) & _MASK


def below(rng: int, bound: int) -> int:
    """The number 0 <= n < bound that this value of the generator stands for."""
    return ((rng >> 32) * bound) >> 32


def shuffle(items: list[Item], rng: int) -> int:
    """Shuffle the list in place and return the generator's value after it."""
    for last in range(len(items) - 1, 0, -1):
        rng = advance(rng)
        other = below(rng, last + 1)
        items[last], items[other] = items[other], items[last]
    return rng
