"""The memory of the app: how much it holds, and how it comes back to the system."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from ui.sheets import SHEETS

MEGABYTE = 1024 * 1024

_MMAP_THRESHOLD = -3
"""The number under which glibc knows the size from which on a block of memory is one of its own."""

_OWN = 256 * 1024

_ARENA_MAX, _ARENAS = -8, 2
"""The number under which glibc knows how many heaps all threads share, and how many they need here."""

_YOUNG, _NEVER = (700, 10), 1_000_000_000
"""After how much the collector looks at what is new and rather new, as ever, and at everything."""

MUCH, VERY_MUCH = 5, 400
"""Rounds among what is rather new after which a full one is worth its time: at rest, and in the middle of a frame."""


def give_back_pictures() -> None:
    """Have every picture of some size lie in memory of its own, which the system gets back with it.

    Left alone, glibc takes such blocks out of one heap as soon as a few were freed, and keeps the heap for ever: after
    some tables it was three times as large as what lay in it. Nor has each thread a heap of its own, in which the next
    one cannot use what is free. Other systems need not be told.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            library = ctypes.CDLL(None)
            library.mallopt(_MMAP_THRESHOLD, _OWN)
            library.mallopt(_ARENA_MAX, _ARENAS)


def spare_what_stays() -> None:
    """Let the collector look no more at what is loaded now and stays: among it a full round takes several frames."""
    gc.collect()
    gc.freeze()


@contextlib.contextmanager
def full_rounds_at_rest() -> Iterator[None]:
    """Meanwhile the collector does full rounds only where `Rounds` tells it to, not in the middle of frames."""
    before = gc.get_threshold()
    gc.set_threshold(*_YOUNG, _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


STILL, LONG = 30, 120
"""Frames of rest after which nobody sees how long one takes: one of a few milliseconds, one of a fifth of a second."""


class Rounds:
    """When the collector looks at more than what is new: while nothing moves, and at what has stayed never again.

    What has stayed is looked at once more when somebody says that much of it is of no use now.
    """

    def __init__(self) -> None:
        """Nothing is owed."""
        self._owed = False

    def owe(self) -> None:
        """Much that has stayed is of no use now: look at everything once nothing moves."""
        self._owed = True

    def spare(self) -> None:
        """Look no more at what is there now, of use or not, until everything is looked at."""
        gc.freeze()

    def go_on(self, rested: int) -> None:
        """Do a round after so many frames of rest, if much was made since the last one, and what is owed after more.

        Where nothing rests there is one only if very much was made.
        """
        everything = self._owed and rested >= LONG
        if everything:
            self._owed = False
            gc.unfreeze()
        elif gc.get_count()[2] < (MUCH if rested >= STILL else VERY_MUCH):
            return
        gc.collect()
        gc.freeze()
        if everything:
            give_back()


ROUNDS = Rounds()
"""The rounds of this process."""


def give_back() -> None:
    """Let the system have sheets that lie free, and what is free in the heaps, which threads leave behind."""
    SHEETS.clear()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def held() -> float:
    """Megabytes that this process holds; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
