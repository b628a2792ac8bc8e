"""Sheets as large as the window: new memory takes longer than much that is drawn, so what lies free is used again."""

from __future__ import annotations

import threading
import weakref

import pygame

from ui.aside import given_pause, wait_for_room

NEW = 2.3e-9
"""Seconds that it takes at most to make a new pixel."""

FREE = 36_000_000
"""Bytes of sheets that lie free until somebody needs one."""

WASTE = 2.5
"""So many times as large as needed a sheet is at most."""

STRIP = 400_000
"""So many pixels of something large are drawn at a time."""

Size = tuple[int, int]


class Sheets:
    """Lends sheets; one that nobody holds any more, nor a part of it, is lent again."""

    def __init__(self, limit: int) -> None:
        """No sheet; those that lie free take at most `limit` bytes."""
        self.limit = limit
        self._free: list[pygame.Surface] = []
        self._lent: dict[weakref.ref[pygame.Surface], pygame.Surface] = {}
        self._lock = threading.RLock()

    def lend(self, size: Size) -> pygame.Surface:
        """An empty sheet of that size."""
        given_pause()
        whole = self._found(size)
        if whole is None:
            wait_for_new(size)
            whole = pygame.Surface(size)
        else:
            whole.fill((0, 0, 0), (0, 0, *size))
        given_pause()
        lent = whole.subsurface((0, 0, *size))
        with self._lock:
            self._lent[weakref.ref(lent, self._back)] = whole
        return lent

    @property
    def free(self) -> int:
        """How many bytes lie free."""
        return sum(_bytes(sheet) for sheet in self._free)

    def bound(self, limit: int) -> None:
        """Let at most so many bytes lie free from now on."""
        with self._lock:
            self.limit = limit
            self._drop_more()

    def clear(self) -> None:
        """Let go of all that lies free."""
        with self._lock:
            self._free.clear()

    def _found(self, size: Size) -> pygame.Surface | None:
        """The smallest free sheet of that size or a part of which has it, if not too much of it would lie idle."""
        with self._lock:
            most = WASTE * size[0] * size[1]
            fit = [sheet for sheet in self._free if sheet.get_width() >= size[0] and sheet.get_height() >= size[1]]
            found = min((sheet for sheet in fit if _pixels(sheet) <= most), key=_pixels, default=None)
            if found is not None:
                self._free = [sheet for sheet in self._free if sheet is not found]
            return found

    def _back(self, lent: weakref.ref[pygame.Surface]) -> None:
        """Nobody holds a sheet any more: it lies free, and those that have lain free longest leave."""
        with self._lock:
            whole = self._lent.pop(lent, None)
            if whole is not None:
                self._free.append(whole)
            self._drop_more()

    def _drop_more(self) -> None:
        """Let go of those that have lain free longest, as long as they are too many."""
        while self.free > self.limit:
            self._free.pop(0)


def opaque(picture: pygame.Surface) -> pygame.Surface:
    """A copy without transparency, as `convert` makes it, strip by strip; what runs aside may stop after each."""
    copy = sheet(picture.get_size())
    rows = max(STRIP // max(copy.get_width(), 1), 1)
    for top in range(0, copy.get_height(), rows):
        strip = pygame.Rect(0, top, copy.get_width(), min(rows, copy.get_height() - top))
        copy.blit(picture.subsurface(strip).convert(), strip)
        given_pause()
    return copy


def wait_for_new(size: Size) -> None:
    """Before a new picture of that size: what runs aside waits for a slice that has room for making it."""
    wait_for_room(NEW * size[0] * size[1])


def _pixels(sheet: pygame.Surface) -> int:
    """How many pixels a sheet has."""
    return sheet.get_width() * sheet.get_height()


def _bytes(sheet: pygame.Surface) -> int:
    """The memory that a sheet takes."""
    return _pixels(sheet) * sheet.get_bytesize()


SHEETS = Sheets(FREE)
"""The sheets of this process."""


def sheet(size: Size) -> pygame.Surface:
    """An empty sheet of that size; what runs aside may stop after it, so that two of them never come in one slice."""
    return SHEETS.lend(size)
