"""A number that is stepped up and down, or typed: its state after it was made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from ui.presses import digit_of, means
from ui.widgets.manager import Face

LEAP = 10
"""How far one goes at a leap, where a number may be large."""


@dataclass(slots=True)
class Stepper:
    """A whole number between two bounds; `shown` writes it."""

    value: int
    bounds: tuple[int, int]
    on_change: Callable[[int], None]
    shown: Callable[[int], str] = str
    leaps: bool = False
    """Whether there are buttons for larger steps."""
    face: Face | None = field(default=None, init=False)

    @property
    def label(self) -> str:
        """The number as it is shown."""
        return self.shown(self.value)

    def set(self, value: int) -> None:
        """Take a number, as far as the bounds allow, and report it if it is another one."""
        least, most = self.bounds
        new = min(max(value, least), most)
        if new == self.value:
            return
        self.value = new
        if self.face is not None:
            self.face.redraw()
        self.on_change(new)

    def step(self, by: int) -> None:
        """Go up or down."""
        self.set(self.value + by)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Left and right step, digits are typed behind the others, Backspace takes one away, minus turns the sign."""
        digit = digit_of(event)
        if means(event, "left", "right"):
            self.step(1 if means(event, "right") else -1)
        elif digit is not None:
            self._type(digit)
        elif means(event, "erase"):
            self.set(int(self.value / 10))
        elif means(event, "negate") and self.bounds[0] < 0:
            self.set(-self.value)
        else:
            return False
        return True

    def _type(self, digit: int) -> None:
        """A digit behind the number, or instead of it where it would become too large."""
        sign = -1 if self.value < 0 else 1
        longer = self.value * 10 + sign * digit
        self.set(longer if self.bounds[0] <= longer <= self.bounds[1] else digit)
