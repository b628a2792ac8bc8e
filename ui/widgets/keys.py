"""Shortcuts such as `Ctrl+S` or `F1`: parsed, matched against key events, named for tooltips."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ui.text import Text

MODIFIERS: dict[str, int] = {"Ctrl": pygame.KMOD_CTRL, "Shift": pygame.KMOD_SHIFT, "Alt": pygame.KMOD_ALT}
_WATCHED = pygame.KMOD_CTRL | pygame.KMOD_SHIFT | pygame.KMOD_ALT | pygame.KMOD_META
_NAMED = {"Esc": "escape", "Enter": "return", "Space": "space", "Del": "delete", "Left": "left", "Right": "right"}


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A key with the modifiers it needs."""

    key: int
    modifiers: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> Shortcut:
        """A shortcut from its English name, such as `Ctrl+Z`; ValueError when there is no such key."""
        *modifiers, key = text.split("+")
        code = pygame.key.key_code(_NAMED.get(key, key.lower()))
        return cls(code, tuple(MODIFIERS[name] for name in modifiers))

    def matches(self, event: pygame.event.Event) -> bool:
        """Whether a key press is this shortcut, with these modifiers and no others."""
        if event.key != self.key or not all(event.mod & modifier for modifier in self.modifiers):
            return False
        allowed = sum(self.modifiers)
        return not event.mod & _WATCHED & ~allowed


class HeldKey:
    """The key that opened or closed a scene: until it is let go, it is no answer to the scene that came."""

    def __init__(self) -> None:
        """No key is held."""
        self.key: int | None = None

    def hold(self, key: int) -> None:
        """Keep this key from whatever comes next."""
        self.key = key

    def keeps(self, event: pygame.event.Event) -> bool:
        """Whether an event is more of the held key: its repetition, or the character that it types."""
        if event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            if event.type == pygame.WINDOWFOCUSLOST or event.key == self.key:
                self.key = None
            return False
        if event.type == pygame.KEYDOWN and event.key != self.key:
            self.key = None
        return self.key is not None and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT)


def shortcut_name(text: Text, shortcut: str) -> str:
    """The shortcut as the player knows it, for example `Maj+F1` in French."""
    parts = [text(f"keys.{part}") if text.has(f"keys.{part}") else part for part in shortcut.split("+")]
    return "+".join(parts)
