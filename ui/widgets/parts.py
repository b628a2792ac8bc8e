"""What a scene holds of a control it made: its label, its value, and whether it is enabled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from ui.presses import means
from ui.widgets.focus import Target
from ui.widgets.manager import Face


@dataclass(slots=True)
class Button:
    """A push button after it was made."""

    label: str
    kind: str
    face: Face | None = field(default=None, init=False)
    target: Target | None = field(default=None, init=False)

    def enable(self, enabled: bool = True) -> None:
        """Make the button work or not; a disabled one is skipped by the focus."""
        if self.face is None or self.target is None or self.face.is_enabled == enabled:
            return
        self.face.is_enabled = self.target.enabled = enabled
        self.face.show_state()

    def relabel(self, label: str, kind: str | None = None) -> None:
        """Show another label, and another kind if one is given."""
        if (label, kind or self.kind) != (self.label, self.kind):
            self.label, self.kind = label, kind or self.kind
            self.refresh()

    def refresh(self) -> None:
        """Draw the button anew."""
        if self.face is not None:
            self.face.redraw()


@dataclass(slots=True)
class Toggle(Button):
    """A switch after it was made."""

    value: bool
    on_change: Callable[[bool], None]

    def flip(self) -> None:
        """Change to the other value and report it."""
        self.value = not self.value
        self.refresh()
        self.on_change(self.value)


@dataclass(slots=True)
class Selector:
    """A control that shows one of several values and steps through them."""

    options: list[str]
    index: int
    on_change: Callable[[int], None]
    face: Face | None = field(default=None, init=False)

    @property
    def label(self) -> str:
        """The present value as shown."""
        return self.options[self.index]

    def set(self, index: int) -> None:
        """Take a value by number, around the ends, and report it."""
        self.index = index % len(self.options)
        if self.face is not None:
            self.face.redraw()
        self.on_change(self.index)

    def next(self) -> None:
        """The next value."""
        self.set(self.index + 1)

    def previous(self) -> None:
        """The value before."""
        self.set(self.index - 1)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Use the keys left and right."""
        if not means(event, "left", "right"):
            return False
        self.set(self.index + (1 if means(event, "right") else -1))
        return True
