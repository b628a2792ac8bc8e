"""What the turn under way has cost and brought so far, out of what happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.core.values import Event
from game.encyclopedia.box import Box
from game.encyclopedia.model import CUBE, EncycAction
from game.encyclopedia.view import EncycView

Counts = dict[str, int]
"""Amounts by good."""

BONUS_GOODS = ("tokens", "coins", "seals")
"""Bonuses of the track that are goods; the others are cards."""


@dataclass
class Tally:
    """What a seat spends and gains, by good."""

    spent: Counts = field(default_factory=dict)
    gained: Counts = field(default_factory=dict)


def tally(events: Sequence[Event], seat: int) -> Tally:
    """What events cost and bring a seat; bonuses of the reputation track are counted as well."""
    result = Tally()
    for event in events:
        if event.seat != seat:
            continue
        if event.kind == "spent":
            _add(result.spent, str(event["good"]), event.number("amount"))
        elif event.kind == "gained":
            _add(result.gained, str(event["good"]), event.number("amount"))
        elif event.kind == "bonus" and event["bonus"] in BONUS_GOODS:
            _add(result.gained, str(event["bonus"]), event.number("amount"))
    return result


def _add(counts: Counts, name: str, amount: int) -> None:
    counts[name] = counts.get(name, 0) + amount


def own_turn(latest: Iterable[Sequence[Event]], seat: int) -> list[Event] | None:
    """The events of a seat's turn under way, out of groups of events of which the latest comes first; None if that
    turn begins with none of them."""
    found: list[Event] = []
    for group in latest:
        for event in reversed(group):
            if event.kind == "turn":
                return found[::-1] if event.seat == seat else None
            found.append(event)
    return None


@dataclass(frozen=True)
class Term:
    """One summand of a value: its key for the words and its number."""

    key: str
    amount: int


@dataclass(frozen=True)
class Voyage:
    """An expedition under way: where its value comes from, what it has paid for, what is left.

    Where its beginning is not known there are no terms and no cubes.
    """

    land: int
    terms: tuple[Term, ...]
    cubes: tuple[tuple[int, int], ...]
    left: int

    @property
    def total(self) -> int:
        """The value of the expedition."""
        return sum(term.amount for term in self.terms)


def voyage(box: Box, view: EncycView, events: Sequence[Event] | None, last: EncycAction | None = None) -> Voyage | None:
    """The expedition of the seat to act, None if none is under way; events are those of its turn, None if unknown."""
    if view.target < 0 or view.to_act < 0:
        return None
    left = view.strength - (box.cost[last.type] if last is not None and last.kind == CUBE else 0)
    if events is None:
        return Voyage(view.target, (), (), left)
    space = box.lift[view.sailed[view.target] - 1]
    boosts = {"coins": 0, "tokens": 0, "seals": 0}
    cubes: list[tuple[int, int]] = []
    for event in events:
        if event.kind == "spent" and event["why"] == "expedition":
            worth = {"coins": 1, "tokens": box.token_boost, "seals": box.seal_boost}[str(event["good"])]
            boosts[str(event["good"])] += event.number("amount") * worth
        elif event.kind == "cube":
            cubes.append((box.animal_ids.index(str(event["animal"])), event.number("type") - 1))
    paid = sum(box.cost[kind] for _, kind in cubes)
    experts = left + paid - view.value - space - sum(boosts.values())
    terms = [Term("die", view.value), Term("space", space), Term("experts", experts)]
    terms += [Term(name, amount) for name, amount in boosts.items()]
    return Voyage(view.target, tuple(term for term in terms if term.amount), tuple(cubes), left)
