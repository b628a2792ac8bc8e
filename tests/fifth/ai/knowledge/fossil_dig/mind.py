"""Bots at Fossil Dig: what one more card is worth against what it may bury."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.knowledge import Knowledge
from game.core.values import Action
from tests.fifth.game.fossil_dig.model import DIG, KINDS, DigState
from tests.fifth.game.fossil_dig.rules import DigRules


def worth(rules: DigRules, world: DigState, options: Sequence[Action]) -> list[float]:
    """What going home brings; for digging what one card more would be worth on average, the seat's own cards known."""
    seat = rules.to_act(world)
    finds = world.finds[seat]
    held = sum(rules.points[kind] for kind in finds)
    left = unseen(rules, world, seat)
    gains = [rules.points[kind] * left[kind] for kind in range(len(KINDS)) if kind not in finds]
    burying = sum(left[kind] for kind in finds)
    dig = held + (sum(gains) - held * burying) / max(sum(left), 1)
    return [dig if option == DIG else float(held) for option in options]


def unseen(rules: DigRules, world: DigState, seat: int) -> list[int]:
    """How many cards of each kind a seat has not seen: those of the deck and the secrets of the others."""
    seen = [world.secrets[seat], *(kind for finds in world.finds for kind in finds)]
    return [
        copies - world.lost[kind] - seen.count(kind) - sum(brought[kind] for brought in world.brought)
        for kind, copies in enumerate(rules.copies)
    ]


KNOWLEDGE: Knowledge[DigRules, DigState, Action] = Knowledge(worth=worth)
