"""How long a search goes on: a number of play-outs, an hour, and a word from outside, whichever comes first."""

from __future__ import annotations

import time
from collections.abc import Callable

Stop = Callable[[], bool]
"""Says whether the search must stop at once."""


def never() -> bool:
    """Nobody stops the search."""
    return False


class Budget:
    """What a search may spend; it is asked before every play-out."""

    def __init__(self, iterations: int = 1 << 60, seconds: float = 1e9, stop: Stop = never) -> None:
        self.left = iterations
        self.end = time.perf_counter() + seconds
        self.stop = stop

    def goes_on(self) -> bool:
        """Whether there may be one more play-out, which is then counted."""
        if self.left <= 0 or self.stop() or time.perf_counter() >= self.end:
            return False
        self.left -= 1
        return True
