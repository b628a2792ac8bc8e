"""How long a search goes on: a number of play-outs, an hour, and a word from outside, whichever comes first."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Stop = Callable[[], bool]
"""Says whether the search must stop at once."""


def never() -> bool:
    """Nobody stops the search."""
    return False


class Budget:
    """What a search may spend; it is asked before every play-out."""

    def __init__(self, iterations: int = 1 << 60, seconds: float = 1e9, stop: Stop = never) -> None:
        self.spent = 0
        self.left = iterations
        self.start = time.perf_counter()
        self.end = self.start + seconds
        self.stop = stop

    def goes_on(self) -> bool:
        """Whether there may be one more play-out, which is then counted."""
        if self.left <= 0 or self.stop() or time.perf_counter() >= self.end:
            return False
        self.left -= 1
        self.spent += 1
        return True

    def part(self, share: float) -> Budget:
        """A share of what is left, to be spent first; it is taken off here at once."""
        part = Budget(int(self.left * share), (self.end - time.perf_counter()) * share, self.stop)
        self.left -= part.left
        return part

    def remaining(self) -> float:
        """About how many play-outs there will still be, by the count and by the pace so far."""
        now = time.perf_counter()
        by_time = self.spent / max(1e-9, now - self.start) * max(0.0, self.end - now)
        return min(float(self.left), by_time)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep Python from looking for cycles: a search makes many objects but none of those (7 % of its time)."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
