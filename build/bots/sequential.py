"""Sums of a match in which every deal is played twice, once from each seat: how sure its result is, when it may end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

ERROR = 0.05
"""How often the test may decide for the wrong one of its two shares."""

FEWEST = 10
"""Deals below which nothing is decided: the spread of so few says little."""


@dataclass(frozen=True)
class Test:
    """Whether the first wins no more than the share `low` or no less than `high`: whichever is clearly likelier."""

    low: float
    high: float

    def likelihood(self, deals: Sequence[float]) -> float:
        """The logarithm of how much likelier `high` is than `low`, by the shares of two games that each deal gave.

        Both games of a deal are one draw, for what was lucky in the first is unlucky in the second.
        """
        if len(deals) < 2:
            return 0.0
        mean = sum(deals) / len(deals)
        spread = max(sum((one - mean) ** 2 for one in deals) / len(deals), 1.0 / (4.0 * len(deals)))
        return len(deals) * (self.high - self.low) * (2.0 * mean - self.low - self.high) / (2.0 * spread)

    def verdict(self, deals: Sequence[float]) -> str:
        """'high', 'low', or '' while nothing is decided."""
        sure, found = math.log((1.0 - ERROR) / ERROR), self.likelihood(deals)
        if len(deals) < FEWEST or abs(found) < sure:
            return ""
        return "high" if found > 0.0 else "low"


def parsed(text: str) -> Test | None:
    """The test that is written as two percentages, such as `50:65`; None for nothing, ValueError for what is none."""
    if not text:
        return None
    low, high = (float(part) / 100.0 for part in text.split(":"))
    if not 0.0 < low < high < 1.0:
        raise ValueError(f"'{text}' is not two percentages, the lower one first")
    return Test(low, high)


def paired(shares: dict[int, float]) -> list[float]:
    """The mean share of every deal of which both games are there; the games 2 n and 2 n + 1 are of one deal."""
    return [
        (share + shares[number + 1]) / 2.0
        for number, share in sorted(shares.items())
        if number % 2 == 0 and number + 1 in shares
    ]
