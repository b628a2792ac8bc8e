"""The memory of the app: how much it holds, and how it comes back to the system."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import sys
from pathlib import Path

MEGABYTE = 1024 * 1024

_MMAP_THRESHOLD = -3
"""The number under which glibc knows the size from which on a block of memory is one of its own."""

_OWN = 256 * 1024


def give_back_pictures() -> None:
    """Have every picture of some size lie in memory of its own, which the system gets back with it.

    Left alone, glibc takes such blocks out of one heap as soon as a few were freed, and keeps the heap for ever: after
    some tables it was three times as large as what lay in it. Other systems need not be told.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _OWN)


def spare_what_stays() -> None:
    """Let the collector look no more at what is loaded now and stays: among it a full round takes several frames."""
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Let the system have what is free in the heaps, which threads that make pictures leave behind."""
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
