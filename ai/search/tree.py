"""The nodes of a search: one for every position in which a seat is asked, as far as that seat can tell."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import Final

from ai.search.chance import among, following
from ai.search.knowledge import Tuning
from game.core.values import Action

Twigs = dict[Hashable, "Node"]
"""The nodes that follow a choice, by what the seat sees then."""


UNKNOWN: Final = -1e9
"""The order of an option whose worth was not asked for yet."""

UNTRIED: Final = 1e12
"""The bound of an option that was never taken."""


class Node:
    """A position of one seat, with an arm for every option that was ever open in it; lists run by arm."""

    __slots__ = ("arms", "chances", "count", "orders", "ranking", "squares", "sum", "totals", "twigs", "visits")

    def __init__(self, options: Sequence[Action]) -> None:
        """The position with the options that are open in it when it is first met."""
        number = len(options)
        self.count: int = 0
        self.sum: float = 0.0
        self.arms: dict[str, int] = {option.text: arm for arm, option in enumerate(options)}
        self.visits: list[int] = [0] * number
        self.chances: list[int] = [1] * number
        self.totals: list[float] = [0.0] * number
        self.squares: list[float] = [0.0] * number
        self.orders: list[float] = [UNKNOWN] * number
        self.ranking: list[int] = []
        self.twigs: dict[int, Twigs] = {}

    def _new_arm(self, text: str) -> int:
        """An arm for an option that was never open here."""
        arm = self.arms[text] = len(self.visits)
        self.visits.append(0)
        self.chances.append(0)
        self.totals.append(0.0)
        self.squares.append(0.0)
        self.orders.append(UNKNOWN)
        self.ranking = []
        return arm

    def arms_of(self, options: Sequence[Action]) -> list[int]:
        """The arms of the options, each of which had one more chance to be taken."""
        result: list[int] = []
        for option in options:
            arm = self.arms.get(option.text, -1)
            if arm < 0:
                arm = self._new_arm(option.text)
            self.chances[arm] += 1
            result.append(arm)
        return result

    def after(self, arm: int) -> Twigs:
        """What follows an arm."""
        found = self.twigs.get(arm)
        if found is None:
            found = self.twigs[arm] = {}
        return found

    def order(self, arms: Sequence[int], worths: Sequence[float]) -> None:
        """Note by how many points each option lies behind the best, and rank all that are known."""
        best = max(worths)
        for number, arm in enumerate(arms):
            self.orders[arm] = worths[number] - best
        if self.is_ordered(range(len(self.orders))):
            self.ranking = sorted(range(len(self.orders)), key=lambda arm: -self.orders[arm])

    def is_ordered(self, arms: Sequence[int]) -> bool:
        """Whether every one of the arms has its place."""
        return bool(self.ranking) or all(self.orders[arm] > UNKNOWN for arm in arms)

    def mean(self, arm: int) -> float:
        """The mean reward of an arm."""
        return self.totals[arm] / self.visits[arm] if self.visits[arm] else 0.0

    def usual(self) -> float:
        """The mean reward of all arms together, a half while nothing is known."""
        return self.sum / self.count if self.count else 0.5

    def spread(self, arm: int) -> float:
        """The variance of an arm's rewards."""
        count = self.visits[arm]
        if not count:
            return 0.0
        mean = self.totals[arm] / count
        return max(0.0, self.squares[arm] / count - mean * mean)

    def learn(self, arm: int, reward: float) -> None:
        """Note the reward of a play-out through an arm."""
        self.count += 1
        self.sum += reward
        self.visits[arm] += 1
        self.totals[arm] += reward
        self.squares[arm] += reward * reward


def select(node: Node, arms: Sequence[int], tuning: Tuning, chance: int) -> int:
    """The number of the arm to try: the best bound, in an ordered node among the best so many.

    Each bound is stretched by chance, so that seats which choose at the same time never fall into step.
    """
    ordered = node.is_ordered(arms)
    front = _front(node, arms, tuning) if ordered else arms
    best, most, usual = front[0], -math.inf, node.usual()
    for arm in front:
        chance = following(chance)
        bound = _bound(node, arm, tuning, usual, 0.5 + among(chance, 1024) / 1024.0)
        if bound > most:
            best, most = arm, bound
    return arms.index(best)


def _front(node: Node, arms: Sequence[int], tuning: Tuning) -> Sequence[int]:
    """The arms of the highest order first, more of them the more often the node was visited; none far behind.

    Of two both are tried, so that what was done can always be compared with what was best.
    """
    if len(arms) <= 2:
        return arms
    most = tuning.width + int(tuning.widen * math.sqrt(node.count))
    known = len(arms) == len(node.ranking)
    front = node.ranking[:most] if known else sorted(arms, key=lambda arm: -node.orders[arm])[:most]
    while len(front) > 1 and node.orders[front[-1]] < -tuning.far:
        front.pop()
    return front


def _bound(node: Node, arm: int, tuning: Tuning, usual: float, stretch: float) -> float:
    """How good an arm may be: what it promises, and what is not known of it, stretched."""
    count = node.visits[arm]
    if not count:
        return UNTRIED + node.orders[arm]
    mean = node.totals[arm] / count
    unknown = math.log(node.chances[arm]) / count
    if tuning.tuned:
        unknown *= min(0.25, node.squares[arm] / count - mean * mean + math.sqrt(2.0 * unknown))
    return _drawn(mean, count, node.orders[arm], usual, tuning) + stretch * tuning.explore * math.sqrt(unknown)


def promise(node: Node, arm: int, tuning: Tuning) -> float:
    """The mean reward of an arm, drawn towards what its order lets expect as long as it was visited little."""
    count, usual = node.visits[arm], node.usual()
    return _drawn(node.totals[arm] / count if count else usual, count, node.orders[arm], usual, tuning)


def _drawn(mean: float, count: int, order: float, usual: float, tuning: Tuning) -> float:
    """A mean of so many rewards, drawn towards what the order lets expect."""
    if order == UNKNOWN:
        return mean
    expected = usual + tuning.slope * max(-tuning.clear, order)
    return mean + (expected - mean) * tuning.faith / (count + tuning.faith) if count else expected
