"""What a search found out about an option, as it is told to those who choose, coach and look back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ai.search.knowledge import Tuning
from ai.search.tree import UNKNOWN, Node, promise
from game.core.values import Action


@dataclass(frozen=True)
class Finding:
    """What the search found out about one option: visits, mean reward and its variance, chance to win, margin.

    `promise` is the mean reward drawn towards what its worth promised, `order` by how many points that lies behind
    the best, before any search. `shares` are the chances of all seats, from the same play-outs as the own one.
    """

    action: Action
    visits: int
    reward: float
    spread: float
    chance: float
    margin: float
    promise: float
    order: float
    shares: tuple[float, ...] = ()


def finding(root: Node, option: Action, seat: int, shares: Sequence[float], margin: float, tuning: Tuning) -> Finding:
    """What a root tells of an option, whose play-outs gave every seat these shares and the asked one this margin."""
    arm = root.arms[option.text]
    visits, order = root.visits[arm], root.orders[arm]
    each = tuple(share / max(1, visits) for share in shares)
    return Finding(
        action=option,
        visits=visits,
        reward=root.mean(arm),
        spread=root.spread(arm),
        chance=each[seat],
        margin=margin / max(1, visits),
        promise=promise(root, arm, tuning),
        order=order if order > UNKNOWN else 0.0,
        shares=each,
    )


def by_visits(findings: Sequence[Finding]) -> list[Finding]:
    """The findings, the most visited first, then by reward and order."""
    return sorted(findings, key=lambda one: (-one.visits, -one.reward, -one.order))
