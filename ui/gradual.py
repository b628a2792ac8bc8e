"""Pictures made little by little: whoever shows many asks for those that are seen, and waits for none of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

import pygame

from ui.aside import Aside, Pause
from ui.keep import SurfaceCache

SLICE = 0.006
"""Seconds of a frame that are spent on pictures."""

Key = TypeVar("Key", bound=Hashable)


class Gradual(Generic[Key]):
    """Makes what is wanted beside the loop, the first one first, never more than a slice at a time."""

    def __init__(self, limit: int, make: Callable[[Key, Pause], pygame.Surface | None]) -> None:
        """Nothing is wanted; pictures take at most `limit` bytes. What cannot be made is not asked for again."""
        self._make = make
        self._made = SurfaceCache(limit)
        self._barren: set[Key] = set()
        self._wanted: list[Key] = []
        self._aside: Aside | None = None

    def __contains__(self, key: Key) -> bool:
        """Whether a picture is made."""
        return key in self._made

    def get(self, key: Key) -> pygame.Surface | None:
        """A picture that is made, None while it is not."""
        return self._made.get(key, lambda: pygame.Surface((1, 1))) if key in self._made else None

    def want(self, keys: Sequence[Key]) -> None:
        """Make these next, the first one first, and no others."""
        self._wanted = list(keys)

    @property
    def left(self) -> list[Key]:
        """What is wanted and not made yet."""
        return [key for key in self._wanted if key not in self._made and key not in self._barren]

    def go_on(self, seconds: float = SLICE) -> None:
        """Make pictures for about so long."""
        if self._aside is None or self._aside.done:
            left = self.left
            if not left:
                self._aside = None
                return
            self._aside = Aside(lambda pause: self._keep(left[0], pause))
        self._aside.go_on(seconds)

    def stop(self) -> None:
        """Give up what is under way, and let go of what is made."""
        if self._aside is not None:
            self._aside.stop()
        self._aside, self._wanted = None, []
        self._made.clear()

    def _keep(self, key: Key, pause: Pause) -> None:
        picture = self._make(key, pause)
        if picture is None:
            self._barren.add(key)
        else:
            self._made.get(key, lambda: picture)
