"""The key that is held while one screen follows another."""

from __future__ import annotations

import pygame


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
