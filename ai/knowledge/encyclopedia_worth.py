"""What a seat of Encyclopedia may expect in the end: what it would score now, and a learned model of what may come.

The model is linear: measures of a seat, each weighed by a number that goes with the turns that the seat has left. The
numbers stand in `encyclopedia_model`; `build/learn.py` makes them again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.knowledge.encyclopedia_model import KNOTS, WEIGHTS
from game.encyclopedia.box import CUBES_AT, EXPEDITIONS_AT, Box
from game.encyclopedia.gains import triggered
from game.encyclopedia.model import (
    ANIMAL,
    ANIMALS_AT,
    CATEGORIES,
    CHAIRS,
    COINS,
    DICE,
    EXPERT,
    EXPERTS_AT,
    LANDS,
    PLACE,
    POINTS,
    REPUTATION,
    SEALS,
    SHELF,
    SLOTS,
    TAKE,
    TOKENS,
    TYPES,
    WIDTH,
    EncycState,
)
from game.encyclopedia.scoring import end_points

KINDS: Final = len(CATEGORIES)

MEASURES: Final = 32
"""How many measures a seat has; after them the model has a weight for every expert."""

TRACK: Final[tuple[float, ...]] = (0.0, 1.2, 2.4, 2.0, 3.2, 4.4, 0.1, 1.3, 2.5, 1.5, 2.7, 3.9, 0.1, 1.3, 2.5, -1.3)
"""What a step of reputation promises: what was walked since its start, less the bonuses that were had for it."""

FEW: Final = (0, 6, 3, 2)
"""So many coins, tokens and seals are measured apart from those beyond, by the measure of the good."""

LONGEST: Final = 26
"""The most turns that a seat can have left, about."""


def table(weights: Sequence[Sequence[float]]) -> list[list[float]]:
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


TABLE: Final[list[list[float]]] = table(WEIGHTS)


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
    """The score that a seat may expect."""
    found = measures(box, state, seat)
    row = TABLE[min(LONGEST, turns_left(box, state, seat))]
    total = found[MEASURES]
    for number in range(MEASURES):
        total += found[number] * row[number]
    for chair in range(seat * CHAIRS, seat * CHAIRS + CHAIRS):
        if state.active[chair] >= 0:
            total += row[MEASURES + state.active[chair]]
    return total


def cube_gains(box: Box, state: EncycState, seat: int) -> list[float]:
    """What one more cube under study would add to the worth, by its category, with what placing it pays; about."""
    row = TABLE[min(LONGEST, turns_left(box, state, seat))]
    shelf = state.shelf[seat * SHELF : seat * SHELF + SHELF]
    found = [0.0] * (MEASURES + 1)
    counts, lands = [0] * KINDS, [0] * LANDS
    _animals(box, state, seat, counts, lands, found)
    _experts(box, state, seat, shelf, lands, found)
    gains: list[float] = []
    for category in range(KINDS):
        kind, size = category // (KINDS // TYPES), shelf[category] + counts[category]
        more = collected(box.cube_points, size + 1) - collected(box.cube_points, size)
        paid = box.placed[kind] + 0.7 * triggered(box, state, seat, CUBES_AT + kind, COINS)
        alike = (2 * counts[category] + 1) * row[20]
        gains.append(paid + row[12 + kind] + alike + more * (row[21] - row[25]) + (box.worth[kind] + more) * row[23])
    return gains


def marks(state: EncycState, seat: int) -> list[int]:
    """The weights of the experts with their faces up."""
    return [MEASURES + expert for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS] if expert >= 0]


def measures(box: Box, state: EncycState, seat: int) -> list[float]:
    """What the model looks at, and as the last number what the seat would score now."""
    found = [0.0] * (MEASURES + 1)
    shelf = state.shelf[seat * SHELF : seat * SHELF + SHELF]
    counts = [0] * KINDS
    lands = [0] * LANDS
    _goods(state, seat, found)
    _animals(box, state, seat, counts, lands, found)
    _experts(box, state, seat, shelf, lands, found)
    _collections(box, shelf, counts, lands, found)
    _publications(box, state, seat, shelf, counts, lands, found)
    _growth(box, state, seat, shelf, counts, found)
    _dice(state, seat, found)
    _now(box, state, seat, found)
    return found


def _goods(state: EncycState, seat: int, found: list[float]) -> None:
    """Numbers 0 to 8 and 30: a constant, coins, tokens and seals, the first few apart, cards owed, reputation."""
    at, goods = seat * WIDTH, state.goods
    found[0] = 1.0
    found[1], found[2], found[3] = goods[at + COINS], goods[at + TOKENS], goods[at + SEALS]
    found[4] = min(FEW[1], goods[at + COINS])
    found[5] = min(FEW[2], goods[at + TOKENS])
    found[6] = min(FEW[3], goods[at + SEALS])
    for code in state.pending:
        if code >> 1 == seat:
            found[7 + (code & 1)] += 1.0
    for frame in state.stack:
        if frame.seat == seat and frame.kind in (ANIMAL, EXPERT):
            found[7 + (frame.kind == ANIMAL)] += 1.0
    found[30] = TRACK[min(len(TRACK) - 1, goods[at + REPUTATION])]


def _animals(box: Box, state: EncycState, seat: int, counts: list[int], lands: list[int], found: list[float]) -> None:
    """Numbers 9 to 17: animals, the most and the squares by continent, cubes by Type, free places by continent."""
    free = [0] * LANDS
    for animal in state.study[seat]:
        land = box.continent[animal]
        lands[land] += 1
        mask = state.cubes[animal]
        for kind in range(TYPES):
            if mask >> kind & 1:
                found[12 + kind] += 1.0
                counts[box.category[animal * TYPES + kind]] += 1
            else:
                free[land] += 1
    most = second = 0
    for land in range(LANDS):
        found[9] += lands[land]
        found[10] = max(found[10], lands[land])
        found[11] += lands[land] * lands[land]
        if free[land] > most:
            most, second = free[land], most
        elif free[land] > second:
            second = free[land]
    found[16], found[17] = most, second


def _experts(box: Box, state: EncycState, seat: int, shelf: list[int], lands: list[int], found: list[float]) -> None:
    """Numbers 18, 19, 31: experts of voyages and payments by the animals there, all experts; their cubes."""
    experts = box.experts
    for chair in range(seat * CHAIRS, seat * CHAIRS + CHAIRS):
        expert = state.active[chair]
        if expert >= 0:
            found[31] += 1.0
            if experts.extra_cubes[expert] >= 0:
                shelf[experts.extra_cubes[expert]] += experts.amount[expert]
            elif experts.voyage[expert] >= 0:
                found[18] += experts.amount[expert] * lands[experts.voyage[expert]]
            elif EXPEDITIONS_AT <= experts.trigger[expert] < CUBES_AT:
                found[19] += lands[experts.trigger[expert] - EXPEDITIONS_AT]


def collected(table: list[int], count: int) -> int:
    """The points of a collection, from a table that begins with none."""
    return table[count] if count < len(table) else table[-1]


def _collections(box: Box, shelf: list[int], counts: list[int], lands: list[int], found: list[float]) -> None:
    """Numbers 20 to 22: cubes alike, what collections would gain by all cubes and by all animals under study."""
    total = 0
    for category in range(KINDS):
        count = counts[category]
        now = collected(box.cube_points, shelf[category])
        total += now
        if count:
            found[20] += count * count
            found[21] += collected(box.cube_points, shelf[category] + count) - now
    for land in range(LANDS):
        cards = shelf[ANIMALS_AT + land] + shelf[EXPERTS_AT + land]
        now = collected(box.card_points, cards)
        total += now
        if lands[land]:
            found[22] += collected(box.card_points, cards + lands[land]) - now
    found[MEASURES] = total


def _publications(
    box: Box, state: EncycState, seat: int, shelf: list[int], counts: list[int], lands: list[int], found: list[float]
) -> None:
    """Numbers 23 and 24: what the best publication would bring, and the best one of another continent."""
    bring = [0.0] * KINDS
    for category in range(KINDS):
        if counts[category]:
            size = shelf[category]
            gain = collected(box.cube_points, size + counts[category]) - collected(box.cube_points, size)
            bring[category] = counts[category] * box.worth[category // (KINDS // TYPES)] + gain
    best = [0.0] * LANDS
    for animal in state.study[seat]:
        total = 0.0
        for kind in range(TYPES):
            total += bring[box.category[animal * TYPES + kind]]
        land = box.continent[animal]
        best[land] = max(best[land], total)
    for land in range(LANDS):
        if lands[land]:
            cards = shelf[ANIMALS_AT + land] + shelf[EXPERTS_AT + land]
            gain = collected(box.card_points, cards + lands[land]) - collected(box.card_points, cards)
            total = best[land] + lands[land] + gain
            if total > found[23]:
                found[23], found[24] = total, found[23]
            elif total > found[24]:
                found[24] = total


def _growth(box: Box, state: EncycState, seat: int, shelf: list[int], counts: list[int], found: list[float]) -> None:
    """Number 25: how much collections would grow by the cubes for which there is place, each alone."""
    more = [0] * KINDS
    for category in range(KINDS):
        size = shelf[category] + counts[category]
        more[category] = collected(box.cube_points, size + 1) - collected(box.cube_points, size)
    total = 0
    for animal in state.study[seat]:
        for kind in box.free[state.cubes[animal]]:
            total += more[box.category[animal * TYPES + kind]]
    found[25] = total


def _dice(state: EncycState, seat: int, found: list[float]) -> None:
    """Numbers 26 to 29: First Player, own dice on paid spaces by their values."""
    found[26] = state.first == seat
    dice = state.dice
    for space in range(1, SLOTS - 1):
        found[26 + space] = (dice[seat * SLOTS + space] % 6 + 1) / 6.0 if dice[seat * SLOTS + space] >= 0 else 0.0


def _now(box: Box, state: EncycState, seat: int, found: list[float]) -> None:
    """What the seat would score now; half a point for the half of what is paid for coins."""
    end, at = box.game.end, seat * WIDTH
    goods = state.goods[at : at + WIDTH]
    shelf: list[int] = []
    total = found[MEASURES] + goods[POINTS] + goods[SEALS] * end.seal + goods[TOKENS] * end.token
    for chair in range(seat * CHAIRS, seat * CHAIRS + CHAIRS):
        expert = state.active[chair]
        if expert >= 0 and box.experts.counted[expert]:
            shelf = shelf or state.shelf[seat * SHELF : seat * SHELF + SHELF]
            total += end_points(box, expert, goods, shelf)
    found[MEASURES] = total + goods[COINS] * end.coins / end.per_coins
