"""How the quick player of Encyclopedia looks at things: numbers out of `data/minds/encyclopedia.yaml`, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.learned import learned

NAMES: Final[tuple[str, ...]] = ("short", "tried", "clear", "close", "spite", "foresight")
"""The names of all habits, in the order in which `Habits` takes their numbers."""


class Habits:
    """One number for every habit; the only ones that play are `HABITS`.

    Expeditions and publications bring `short` points less than their parts would, about, while there are turns left.
    So many actions are `tried` out, none that brings more than `clear` points less than the first, and so many cards
    looked at `close`ly. `spite` is how much of what another is paid for a die counts against it, `foresight` how much
    of what an own die may still bring is lost with it.
    """

    def __init__(self, numbers: Sequence[float]) -> None:
        self.take(numbers)

    def take(self, numbers: Sequence[float]) -> None:
        """Take these numbers, in the order of `NAMES`."""
        self.short: float = numbers[0]
        self.tried: int = round(numbers[1])
        self.clear: float = numbers[2]
        self.close: int = round(numbers[3])
        self.spite: float = numbers[4]
        self.foresight: float = numbers[5]


HABITS: Final = Habits([learned("encyclopedia").habits[name] for name in NAMES])
"""The habits that are played with."""
