"""Keeping pictures that were made: always within a number of bytes, and forgotten when the window changes its size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec
from weakref import WeakSet

import pygame

from ui.palette import LEAVING
from ui.sheets import SHEETS

MEGABYTE = 1024 * 1024

Arguments = ParamSpec("Arguments")


class SurfaceCache:
    """Surfaces by key; those used longest ago leave when the bytes exceed the limit."""

    def __init__(self, limit: int) -> None:
        """An empty cache that holds at most `limit` bytes."""
        self.limit = limit
        self.used = 0
        self.made = 0
        """How many surfaces were made so far; one that is made later has a higher number."""
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._numbers: dict[Hashable, int] = {}
        _CACHES.add(self)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The kept surface of `key`, made on first use; what runs aside may stop in it, and another make it then."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        surface = make()
        if key in self._kept:
            return self._kept[key]
        self._kept[key], self._numbers[key] = surface, self.made
        self.used += _bytes(surface)
        self.made += 1
        self.bound(self.limit)
        return surface

    def bound(self, limit: int) -> None:
        """Hold at most so many bytes from now on; the newest surface stays however large it is."""
        self.limit = limit
        while self.used > self.limit and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def __contains__(self, key: Hashable) -> bool:
        """Whether there is a kept surface of `key`."""
        return key in self._kept

    def let_go(self, since: int, larger: int) -> None:
        """Forget surfaces of more than `larger` bytes that were made when so many had been made already."""
        large = [key for key, surface in self._kept.items() if _bytes(surface) > larger]
        for key in large:
            if self._numbers[key] >= since:
                self._drop(key)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._numbers.clear()
        self.used = 0

    def _drop(self, key: Hashable) -> None:
        self.used -= _bytes(self._kept.pop(key))
        del self._numbers[key]


_CACHES: WeakSet[SurfaceCache] = WeakSet()


def bounded(
    megabytes: int,
) -> Callable[[Callable[Arguments, pygame.Surface]], Callable[Arguments, pygame.Surface]]:
    """Keep the surfaces that a function makes by its arguments, so many megabytes of them at most."""

    def decorate(make: Callable[Arguments, pygame.Surface]) -> Callable[Arguments, pygame.Surface]:
        cache = SurfaceCache(megabytes * MEGABYTE)

        @wraps(make)
        def kept(*args: Arguments.args, **named: Arguments.kwargs) -> pygame.Surface:
            return cache.get((args, tuple(sorted(named.items()))), lambda: make(*args, **named))

        _DECORATED.append(cache)
        return kept

    return decorate


_DECORATED: list[SurfaceCache] = []
"""Caches that live as long as the program."""


def forget_all() -> None:
    """Empty every cache: nothing that was made for another size of the window is of use."""
    for cache in list(_CACHES):
        cache.clear()
    SHEETS.clear()


LEAVING.append(forget_all)


def kept_bytes() -> int:
    """How many bytes all caches hold."""
    return sum(cache.used for cache in list(_CACHES))


def _bytes(surface: pygame.Surface) -> int:
    """The memory a surface takes."""
    width, height = surface.get_size()
    return width * height * surface.get_bytesize()
