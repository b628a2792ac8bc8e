"""What a seat of Encyclopedia may expect in the end: what it would score now, and a learned model of what may come.

The model is linear: measures of a seat, each weighed by a number that goes with the turns that the seat has left. The
numbers stand in `weights`; `build/bots/learn_encyclopedia.py` makes them again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.knowledge.encyclopedia.goods import change_worth, goods_worth
from ai.knowledge.encyclopedia.measures import (
    ALWAYS,
    BEST_PUBLICATION,
    CARDS_GAIN,
    CUBES_FROM,
    CUBES_GAIN,
    CUBES_SQUARED,
    EACH_ANIMAL,
    EACH_EXPERT,
    FIRST_PLAYER,
    LANDS_SQUARED,
    LARGEST_LAND,
    MEASURES,
    MOST_FREE,
    NEXT_PUBLICATION,
    PAID_FROM,
    PAYERS,
    ROOM,
    SECOND_FREE,
    VOYAGERS,
)
from ai.knowledge.encyclopedia.weights import KNOTS, WEIGHTS
from game.encyclopedia.box import CUBES_AT, EXPEDITIONS_AT, Box
from game.encyclopedia.gains import triggered
from game.encyclopedia.model import (
    ANIMALS_AT,
    CATEGORIES,
    CHAIRS,
    COINS,
    DICE,
    EXPERTS_AT,
    LANDS,
    PLACE,
    SHELF,
    SLOTS,
    TAKE,
    TYPES,
    EncycState,
)

KINDS: Final = len(CATEGORIES)
ALIKE: Final = KINDS // TYPES
"""How many categories there are, and how many of a Type."""

LONGEST: Final = 26
"""The most turns that a seat can have left, about."""


def by_turns(weights: Sequence[Sequence[float]]) -> list[list[float]]:
    """The weights by turns left: between two knots a mixture of theirs, with no turn left nothing."""
    rows = [[0.0] * len(weights[0]), *(list(row) for row in weights)]
    knots = [0, *KNOTS]
    result: list[list[float]] = []
    for turns in range(LONGEST + 1):
        at = 1
        while at + 1 < len(knots) and knots[at] < turns:
            at += 1
        share = min(1.0, (turns - knots[at - 1]) / (knots[at] - knots[at - 1]))
        result.append([low + (high - low) * share for low, high in zip(rows[at - 1], rows[at], strict=True)])
    return result


BY_TURNS: Final[list[list[float]]] = by_turns(WEIGHTS)


def turns_left(box: Box, state: EncycState, seat: int) -> int:
    """How many dice a seat will still take."""
    if not state.stack:
        return 0
    later = (box.rounds - state.round) * (SLOTS - 1)
    dice = 0
    for code in state.dice:
        dice += code >= 0
    for code in state.rolled:
        dice += code >= 0
    kind = state.stack[-1].kind
    if not dice:
        for frame in state.stack:
            if frame.kind == DICE:
                return later + SLOTS - 1
        return later
    start = state.turn if kind in (TAKE, PLACE) else state.turn + 1
    offset = (seat - start) % box.seats
    return later + (dice - offset + box.seats - 1) // box.seats if dice > offset else later


def worth(box: Box, state: EncycState, seat: int) -> float:
    """The score that a seat may expect; its seals are worth no less than the coins that they can become."""
    row = weights(box, state, seat)
    return expected(box, state, seat, row) + change_worth(box, state, seat, row)


def weights(box: Box, state: EncycState, seat: int) -> list[float]:
    """The weights of all measures with the turns that the seat has left."""
    return BY_TURNS[min(LONGEST, turns_left(box, state, seat))]


def expected(box: Box, state: EncycState, seat: int, row: list[float]) -> float:
    """What the seat would score now, and its measures weighed by a row of weights."""
    shelf = state.shelf[seat * SHELF : seat * SHELF + SHELF]
    counts, lands = [0] * KINDS, [0] * LANDS
    total = goods_worth(box, state, seat, row) + row[ALWAYS]
    total += _animals(box, state, seat, row, counts, lands)
    total += _experts(box, state, seat, row, shelf, lands)
    total += _collections(box, state, seat, row, shelf, counts, lands)
    return total + _dice(state, seat, row)


def measured(box: Box, state: EncycState, seat: int) -> tuple[list[float], float]:
    """What the model looks at, by measure, and what the seat would score now."""
    row = [0.0] * (MEASURES + len(box.experts.ids))
    now = expected(box, state, seat, row)
    found: list[float] = []
    for number in range(MEASURES):
        row[number] = 1.0
        found.append(expected(box, state, seat, row) - now)
        row[number] = 0.0
    return found, now


def marks(state: EncycState, seat: int) -> list[int]:
    """The weights of the experts with their faces up."""
    return [MEASURES + expert for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS] if expert >= 0]


def cube_gains(box: Box, state: EncycState, seat: int) -> list[float]:
    """What one more cube under study would add to the worth, by its category, with what placing it pays; about."""
    row = weights(box, state, seat)
    shelf = state.shelf[seat * SHELF : seat * SHELF + SHELF]
    counts, lands = [0] * KINDS, [0] * LANDS
    _animals(box, state, seat, row, counts, lands)
    _experts(box, state, seat, row, shelf, lands)
    points, gains = box.cube_points, [0.0] * KINDS
    for kind in range(TYPES):
        paid = box.placed[kind] + 0.7 * triggered(box, state, seat, CUBES_AT + kind, COINS) + row[CUBES_FROM + kind]
        for category in range(kind * ALIKE, kind * ALIKE + ALIKE):
            size = shelf[category] + counts[category]
            more = points[size + 1] - points[size]
            alike = (2 * counts[category] + 1) * row[CUBES_SQUARED]
            growth = more * (row[CUBES_GAIN] - row[ROOM])
            gains[category] = paid + alike + growth + (box.worth[kind] + more) * row[BEST_PUBLICATION]
    return gains


def _animals(box: Box, state: EncycState, seat: int, row: list[float], counts: list[int], lands: list[int]) -> float:
    """Animals, the most and the squares by continent, cubes by Type, free places by continent.

    Cubes are counted by category, animals by continent.
    """
    total = 0.0
    free = [0] * LANDS
    for animal in state.study[seat]:
        land, mask = box.continent[animal], state.cubes[animal]
        lands[land] += 1
        free[land] += len(box.free[mask])
        for kind in range(TYPES):
            if mask >> kind & 1:
                total += row[CUBES_FROM + kind]
                counts[box.category[animal * TYPES + kind]] += 1
    largest = most = second = 0
    for land in range(LANDS):
        count = lands[land]
        if count:
            total += count * row[EACH_ANIMAL] + count * count * row[LANDS_SQUARED]
            largest = max(largest, count)
            if free[land] > most:
                most, second = free[land], most
            elif free[land] > second:
                second = free[land]
    return total + largest * row[LARGEST_LAND] + most * row[MOST_FREE] + second * row[SECOND_FREE]


def _experts(box: Box, state: EncycState, seat: int, row: list[float], shelf: list[int], lands: list[int]) -> float:
    """Experts of voyages and payments by the animals there, all experts; each one's weight.

    Their cubes are put on the shelf.
    """
    total = 0.0
    experts = box.experts
    for chair in range(seat * CHAIRS, seat * CHAIRS + CHAIRS):
        expert = state.active[chair]
        if expert >= 0:
            total += row[EACH_EXPERT] + row[MEASURES + expert]
            if experts.extra_cubes[expert] >= 0:
                shelf[experts.extra_cubes[expert]] += experts.amount[expert]
            elif experts.voyage[expert] >= 0:
                total += experts.amount[expert] * lands[experts.voyage[expert]] * row[VOYAGERS]
            elif EXPEDITIONS_AT <= experts.trigger[expert] < CUBES_AT:
                total += lands[experts.trigger[expert] - EXPEDITIONS_AT] * row[PAYERS]
    return total


def _collections(
    box: Box,
    state: EncycState,
    seat: int,
    row: list[float],
    shelf: list[int],
    counts: list[int],
    lands: list[int],
) -> float:
    """Collections: cubes alike, what collections would gain by all cubes and animals under study."""
    total = 0.0
    points, bring, more = box.cube_points, [0] * KINDS, [0] * KINDS
    for category in range(KINDS):
        size, count = shelf[category], counts[category]
        now = points[size]
        total += now
        if count:
            gain = points[size + count] - now
            total += count * count * row[CUBES_SQUARED] + gain * row[CUBES_GAIN]
            bring[category] = count * box.worth[category // ALIKE] + gain
        more[category] = points[size + count + 1] - points[size + count]
    points, cards = box.card_points, [0] * LANDS
    for land in range(LANDS):
        size, count = shelf[ANIMALS_AT + land] + shelf[EXPERTS_AT + land], lands[land]
        now = points[size]
        total += now
        if count:
            gain = points[size + count] - now
            total += gain * row[CARDS_GAIN]
            cards[land] = count + gain
    return total + _prospects(box, state, seat, row, bring, more, cards)


def _prospects(
    box: Box, state: EncycState, seat: int, row: list[float], bring: list[int], more: list[int], cards: list[int]
) -> float:
    """The best publication, the best of another continent, and how much room to grow there is.

    Room is how much collections would grow by the cubes for which there is place, each alone.
    """
    room = 0
    best = [0] * LANDS
    for animal in state.study[seat]:
        at, mask, land, total = animal * TYPES, state.cubes[animal], box.continent[animal], 0
        for kind in range(TYPES):
            category = box.category[at + kind]
            total += bring[category]
            if not mask >> kind & 1:
                room += more[category]
        best[land] = max(best[land], total)
    first = second = 0
    for land in range(LANDS):
        if cards[land]:
            total = best[land] + cards[land]
            if total > first:
                first, second = total, first
            elif total > second:
                second = total
    return first * row[BEST_PUBLICATION] + second * row[NEXT_PUBLICATION] + room * row[ROOM]


def _dice(state: EncycState, seat: int, row: list[float]) -> float:
    """First Player, own dice on paid spaces by their values."""
    total = row[FIRST_PLAYER] if state.first == seat else 0.0
    for space in range(1, SLOTS - 1):
        code = state.dice[seat * SLOTS + space]
        if code >= 0:
            total += (code % 6 + 1) / 6.0 * row[PAID_FROM + space - 1]
    return total
