"""Pictures out of vectors, made once for all tests of a process: the same file at the same size looks the same."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

MOST, LARGEST = 96_000_000, 16_000_000
"""Bytes that are kept at most, and of one picture."""

Key = tuple[str, int, int, tuple[int, int]]
"""A file, its time and length, and a size of it."""


class Rasters:
    """Stands in for `pygame.image.load_sized_svg`; whoever asks gets a copy of their own."""

    def __init__(self) -> None:
        """Nothing kept yet."""
        self._load: Callable[..., pygame.Surface] = pygame.image.load_sized_svg
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._used = 0
        self._lock = threading.Lock()

    def load(self, file: Any, size: Any) -> pygame.Surface:
        """The picture of a file at a size, made if it is not kept."""
        if not isinstance(file, str | Path):
            return self._load(file, size)
        stat = Path(file).stat()
        key = (str(file), stat.st_mtime_ns, stat.st_size, (size[0], size[1]))
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None:
                self._kept.move_to_end(key)
                return kept.copy()
        made = self._load(file, size)
        self._keep(key, made.copy())
        return made

    def _keep(self, key: Key, picture: pygame.Surface) -> None:
        """Keep a picture in the place of those that were asked for longest ago."""
        weight = picture.get_pitch() * picture.get_height()
        with self._lock:
            if weight > LARGEST or key in self._kept:
                return
            self._kept[key] = picture
            self._used += weight
            while self._used > MOST:
                _, old = self._kept.popitem(last=False)
                self._used -= old.get_pitch() * old.get_height()


RASTERS = Rasters()
"""Those of this process."""
