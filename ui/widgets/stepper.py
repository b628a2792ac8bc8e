"""A number that is stepped up and down, or typed: its state after it was made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from ui.widgets.manager import Face

DIGITS = {
    **{key: n for n, key in enumerate(range(pygame.K_0, pygame.K_9 + 1))},
    **{getattr(pygame, f"K_KP{n}"): n for n in range(10)},
}
"""The keys of digits, those of the number pad included."""

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

    def on_key(self, key: int) -> bool:
        """Left and right step, digits are typed behind the others, Backspace takes one away, minus turns the sign."""
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if key == pygame.K_RIGHT else -1)
        elif key in DIGITS:
            self._type(DIGITS[key])
        elif key == pygame.K_BACKSPACE:
            self.set(int(self.value / 10))
        elif key in (pygame.K_MINUS, pygame.K_KP_MINUS) and self.bounds[0] < 0:
            self.set(-self.value)
        else:
            return False
        return True

    def _type(self, digit: int) -> None:
        """A digit behind the number, or instead of it where it would become too large."""
        sign = -1 if self.value < 0 else 1
        longer = self.value * 10 + sign * digit
        self.set(longer if self.bounds[0] <= longer <= self.bounds[1] else digit)
