"""What a seat of Encyclopedia is worth in the middle of a game: points so far and what may still come of things."""

from __future__ import annotations

from game.encyclopedia.box import Box
from game.encyclopedia.model import (
    ANIMALS_AT,
    CATEGORIES,
    CHAIRS,
    COINS,
    EXPERTS_AT,
    LANDS,
    POINTS,
    REPUTATION,
    SEALS,
    SHELF,
    SLOTS,
    TOKENS,
    TYPES,
    WIDTH,
    EncycState,
)
from game.encyclopedia.scoring import collection, end_points

STEP = 0.75
"""What a step of reputation is worth on the way to its next bonus."""

COIN_NOW, TOKEN_NOW, SEAL_NOW = 0.5, 1.0, 4.0
COIN_LATER, TOKEN_LATER, SEAL_LATER = 0.25, 0.6, 1.0
"""Points of goods at the end, and what they may bring on top of that as long as there is time."""

CARD = 1.6
"""What an animal under study is worth by being published: its point and its share of a collection."""

ALIKE = 0.12
"""What cubes of one category promise by being published together, for each pair of them."""

GATHERED = 0.25
"""What animals of one continent promise by being published together."""

LASTING = {"each_place": 5.0, "each_expedition": 8.0, "each_cube": 5.0, "dice": 4.0, "expeditions": 6.0}
"""What experts that pay again and again bring in a whole game."""


def time_left(box: Box, state: EncycState) -> float:
    """The share of the game that is still to be played, from 1 to 0."""
    on_boards = sum(code >= 0 for code in state.dice) + sum(code >= 0 for code in state.rolled)
    return (box.rounds - state.round + on_boards / (box.seats * (SLOTS - 1))) / box.rounds


def turns_left(box: Box, state: EncycState) -> float:
    """About how many actions a seat has still to come."""
    return time_left(box, state) * box.rounds * (SLOTS - 1)


def sure(box: Box, state: EncycState) -> float:
    """How surely a cube under study will be published."""
    return min(0.85, 0.28 * turns_left(box, state))


def worth(box: Box, state: EncycState, seat: int) -> float:
    """The worth of a seat: what it would score now, and what its things promise."""
    time = min(1.0, 2.0 * time_left(box, state))
    return _goods(state, seat, time) + _shelf(box, state, seat) + _experts(box, state, seat) + _study(box, state, seat)


def _goods(state: EncycState, seat: int, time: float) -> float:
    at, goods = seat * WIDTH, state.goods
    owed = sum(code >> 1 == seat for code in state.pending)
    return (
        goods[at + POINTS]
        + goods[at + COINS] * (COIN_NOW + COIN_LATER * time)
        + goods[at + TOKENS] * (TOKEN_NOW + TOKEN_LATER * time)
        + goods[at + SEALS] * (SEAL_NOW + SEAL_LATER * time)
        + goods[at + REPUTATION] % 3 * STEP * time
        + owed * 2.5
    )


def _shelf(box: Box, state: EncycState, seat: int) -> float:
    """The collections, a little more for those that can still grow, with the cubes that experts will add."""
    shelf = state.shelf[seat * SHELF : seat * SHELF + SHELF]
    for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]:
        if expert >= 0 and box.experts.extra_cubes[expert] >= 0:
            shelf[box.experts.extra_cubes[expert]] += box.experts.amount[expert]
    cubes, cards = box.game.collections.categories.points, box.game.collections.continents.points
    total = sum(collection(cubes, shelf[n]) for n in range(len(CATEGORIES)))
    total += sum(collection(cards, shelf[ANIMALS_AT + n] + shelf[EXPERTS_AT + n]) for n in range(LANDS))
    return float(total)


def _experts(box: Box, state: EncycState, seat: int) -> float:
    """The experts face up: what they pay later, or at the end."""
    total, share = 0.0, time_left(box, state)
    goods = state.goods[seat * WIDTH : seat * WIDTH + WIDTH]
    shelf = state.shelf[seat * SHELF : seat * SHELF + SHELF]
    for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]:
        if expert >= 0:
            kind = box.experts.kind[expert]
            if kind == "end_points":
                total += end_points(box, expert, goods, shelf) + 3.0 * share
            elif kind == "end_cubes":
                total += 2.0 * share
            elif kind == "immediate":
                total += 3.0
            else:
                total += LASTING[kind] * share
    return total


def _study(box: Box, state: EncycState, seat: int) -> float:
    """Animals and cubes under study, by how surely they will be published, more where they belong together."""
    hope = sure(box, state)
    if not hope:
        return 0.0
    total = 0.0
    counts = [0] * len(CATEGORIES)
    lands = [0] * LANDS
    for animal in state.study[seat]:
        lands[box.continent[animal]] += 1
        mask = state.cubes[animal]
        for kind in range(TYPES):
            if mask >> kind & 1:
                total += box.worth[kind] + 0.5
                counts[box.category[animal * TYPES + kind]] += 1
    total += sum(count * count * ALIKE for count in counts)
    total += sum(count * (CARD + GATHERED * count) for count in lands)
    return total * hope
