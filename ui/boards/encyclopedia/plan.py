"""What a turn that is tried out would cost and bring, in numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.core.values import Event
from game.encyclopedia.box import Box
from game.encyclopedia.model import ANY, CUBE, JOIN, LEVEL, TYPES, EncycAction
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.facts import category_counts, category_points, land_points

Counts = dict[str, int]

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


def _add(counts: Counts, name: str, amount: int) -> None:
    counts[name] = counts.get(name, 0) + amount


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


@dataclass(frozen=True)
class Volume:
    """A publication under way: cubes by category with their points, collected cards, what collections gain.

    `leaving` are the animals of other continents that leave the game, `lost` the cubes that nothing is gained for.
    """

    reference: int
    ceiling: int
    cubes: tuple[tuple[int, int, int], ...]
    cards: int
    leaving: int
    card_points: int
    collections: int
    lost: tuple[int, ...]

    @property
    def points(self) -> int:
        """The points at once."""
        return sum(points for _, _, points in self.cubes) + self.card_points


def volume(box: Box, view: EncycView, last: EncycAction | None = None) -> Volume | None:
    """The publication of the seat to act as it would be carried out with a last choice, None if none is under way."""
    if view.reference < 0 or view.to_act < 0:
        return None
    part = [view.reference, *view.taking_part]
    if last is not None and last.kind == JOIN:
        part.append(last.animal)
    ceiling = last.level if last is not None and last.kind == LEVEL else view.ceiling
    return _bound(box, view, ceiling, part)


@dataclass(frozen=True)
class Share:
    """What one animal more changes in a publication: points at once and at the end, cubes that are lost with it."""

    points: int
    collections: int
    lost: tuple[int, ...]
    leaves: bool


def share(box: Box, view: EncycView, animal: int) -> Share:
    """What a publication under way gains and loses if an animal takes part as well."""
    part = [view.reference, *view.taking_part]
    without, with_it = _bound(box, view, view.ceiling, part), _bound(box, view, view.ceiling, [*part, animal])
    lost = _lost(box, view, view.ceiling, animal)
    leaves = with_it.leaving > without.leaving
    return Share(with_it.points - without.points, with_it.collections - without.collections, lost, leaves)


def _lost(box: Box, view: EncycView, ceiling: int, animal: int) -> tuple[int, ...]:
    """The categories of the cubes of an animal that its publication does not use."""
    mask, at, reference = dict(view.seats[view.to_act].study).get(animal, 0), animal * TYPES, view.reference * TYPES
    return tuple(
        box.category[at + kind]
        for kind in range(TYPES)
        if mask >> kind & 1 and (kind >= ceiling or box.category[at + kind] != box.category[reference + kind])
    )


def most(box: Box, view: EncycView, ceiling: int) -> int:
    """The points at once of a publication up to a Type with every animal that has something to give."""
    seat, land = view.seats[view.to_act], box.continent[view.reference]
    part = [view.reference]
    for animal, mask in seat.study:
        gives = any(
            mask >> kind & 1 and box.category[animal * TYPES + kind] == box.category[view.reference * TYPES + kind]
            for kind in range(ceiling)
        )
        if animal != view.reference and (gives or box.continent[animal] == land):
            part.append(animal)
    return _bound(box, view, ceiling, part).points


def _bound(box: Box, view: EncycView, ceiling: int, part: Sequence[int]) -> Volume:
    """The publication up to a Type with these animals, the reference animal first."""
    seat = view.seats[view.to_act]
    land = box.continent[view.reference]
    masks = dict(seat.study)
    rows: list[tuple[int, int, int]] = []
    counts = category_counts(box, seat)
    gain = 0
    for kind in range(ceiling):
        category = box.category[view.reference * TYPES + kind]
        same = [card for card in part if box.category[card * TYPES + kind] == category]
        count = sum(masks.get(card, 0) >> kind & 1 for card in same)
        if count:
            rows.append((category, count, count * box.worth[kind]))
            gain += category_points(box, counts[category] + count) - category_points(box, counts[category])
    own = sum(box.continent[card] == land for card in part)
    table = box.game.collections.continents.points
    held = seat.animals[land] + seat.experts[land] + own
    gain += table[min(held, len(table)) - 1] - land_points(box, seat, land)
    lost = tuple(category for card in part for category in _lost(box, view, ceiling, card))
    points = own * box.game.publication.card
    return Volume(view.reference, ceiling, tuple(rows), own, len(part) - own, points, gain, lost)


def missing_coins(box: Box, view: EncycView) -> int:
    """How many coins the cheapest research is short of that is still too dear, 0 if there is none."""
    seat = view.seats[view.to_act]
    dear = [
        box.cost[kind] - view.strength
        for animal, mask in seat.study
        if box.continent[animal] == view.target
        for kind in range(TYPES)
        if not mask >> kind & 1 and box.cost[kind] > view.strength
    ]
    return min(dear, default=0)


def hand_image(view: EncycView) -> str:
    """The picture of the die in hand, without pips where its value is above 6."""
    colours = ("red", "yellow", "purple", "blue", "green", "any")
    colour = colours[view.colour if view.colour <= ANY else ANY]
    return f"encyclopedia/die_{colour}_{view.value}" if view.value <= 6 else f"encyclopedia/die_{colour}"
