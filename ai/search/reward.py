"""From points to rewards between 0 and 1, one for every seat."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ai.search.knowledge import Tuning


def squash(points: float, scale: float) -> float:
    """A margin as a number between 0 and 1, a half for none."""
    return 1.0 / (1.0 + math.exp(-max(-60.0, min(60.0, points / scale))))


def best_other(points: Sequence[float], seat: int) -> float:
    """The most that another seat has; for somebody who plays alone, none."""
    best = -math.inf
    for other, value in enumerate(points):
        if other != seat and value > best:
            best = value
    return best if best > -math.inf else 0.0


def win_share(points: Sequence[float], seat: int) -> float:
    """A win that is shared by k seats is 1/k of a win."""
    most = max(points)
    return 1.0 / points.count(most) if points[seat] == most else 0.0


class Judge:
    """Turns the points at the end of a play-out into rewards; one seat may weigh the others in its own way."""

    def __init__(self, tuning: Tuning, seat: int = -1, envy: float = 1.0, base: float = 0.0) -> None:
        """`envy` is how much it counts in the margin of `seat` what the best other wins or loses upon `base`."""
        self.mix = tuning.mix
        self.margin = tuning.margin
        self.doubt = tuning.doubt
        self.seat = seat
        self.envy = envy
        self.base = base

    def chance(self, points: Sequence[float], seat: int, over: bool, doubt: float) -> float:
        """The seat's share of the win, guessed from all margins while the game is not over; shares add up to 1."""
        if over:
            return win_share(points, seat)
        return 1.0 / sum(math.exp(max(-60.0, min(60.0, (other - points[seat]) / doubt))) for other in points)

    def shares(self, points: Sequence[float], over: bool, doubt: float) -> list[float]:
        """Everyone's share of the win as `chance` tells it, from the same points."""
        if over:
            return [win_share(points, seat) for seat in range(len(points))]
        most = max(points)
        weights = [math.exp(max(-60.0, (value - most) / doubt)) for value in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def reward(self, points: Sequence[float], seat: int, over: bool) -> float:
        """What the points are worth to the seat, from 0 to 1."""
        other = best_other(points, seat)
        margin = points[seat] - other
        if seat == self.seat:
            margin += (1.0 - self.envy) * (other - self.base)
        return self.mix * self.chance(points, seat, over, self.doubt) + (1.0 - self.mix) * squash(margin, self.margin)
