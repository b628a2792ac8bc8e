"""Pictures that are not there yet: who draws with an understudy orders what is lacking and draws it blank."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from ui.assets import Assets, Size
from ui.theme import Colour

TINY = 0.001
"""What is left to rounding where the sides of a picture are counted up to whole pixels."""


class Understudy(Assets):
    """Stands in for the pictures of an app: what it lacks is ordered from the workshop, and blank meanwhile."""

    def __init__(self, real: Assets, pause: Callable[[], None]) -> None:
        """Share everything with the `real` ones; `pause` is called at every picture."""
        self.__dict__.update(real.__dict__)
        self.keeps = True
        """Whether words that are set, and all else that needs no picture, are kept for whoever needs them next."""
        self._pause = pause
        self._blanks = 0

    def breathe(self) -> None:
        """Pause."""
        self._pause()

    @property
    def blanks(self) -> int:
        """How many blank pictures were given so far."""
        return self._blanks

    def image(self, name: str, size: Size, tint: Colour | None = None, stretch: bool = False) -> pygame.Surface:
        """The picture if it is there, else a blank one of its size."""
        self._pause()
        if ("image", name, size, tint, stretch) in self.cache or not self.has(name):
            return super().image(name, size, tint, stretch)
        self.prepare(name, size, tint=tint, stretch=stretch)
        ratio = size[0] / max(size[1], 1) if stretch else self.ratio(name)
        width = min(size[0], size[1] * ratio)
        return self._blank((math.ceil(width - TINY), math.ceil(width / ratio - TINY)))

    def cover(self, name: str, size: Size, zoom: float = 1.0, grain: int = 1) -> pygame.Surface:
        """The picture if it is there, else a blank one of its size."""
        self._pause()
        if ("cover", name, size, zoom, grain) in self.cache or not self.has(name):
            return super().cover(name, size, zoom, grain)
        self.prepare_cover(name, size, zoom, grain)
        return self._blank(size)

    def backdrop(self, name: str, size: Size) -> pygame.Surface:
        """A blank picture in place of one that is ordered."""
        self.prepare_backdrop(name, size)
        return self._blank((1, 1))

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is made, and kept if that is wanted and nothing blank went into it."""
        self._pause()
        if ("kept", key) in self.cache:
            return super().kept(key, make)
        before = self._blanks
        picture = make()
        return super().kept(key, lambda: picture) if self.keeps and self._blanks == before else picture

    def plain(self, key: Hashable, size: Size, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is made; a blank one where it would not be kept, for nothing of it can be ordered."""
        return super().plain(key, size, make) if self.keeps or ("kept", key) in self.cache else self._blank(size)

    def _blank(self, size: Size) -> pygame.Surface:
        self._blanks += 1
        return pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA)


class Paced(Assets):
    """The pictures of an app for somebody who draws in slices: `pause` is called at every one of them."""

    def __init__(self, real: Assets, pause: Callable[[], None]) -> None:
        """Share everything with the `real` ones."""
        self.__dict__.update(real.__dict__)
        self.pause = pause

    def breathe(self) -> None:
        """Pause."""
        self.pause()

    def image(self, name: str, size: Size, tint: Colour | None = None, stretch: bool = False) -> pygame.Surface:
        """The picture, after a pause."""
        self.pause()
        return super().image(name, size, tint, stretch)

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What is made and kept, after a pause."""
        self.pause()
        return super().kept(key, make)
