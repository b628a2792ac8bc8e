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
    CUBES_FROM,
    CUBES_GAIN,
    CUBES_SQUARED,
    FIRST_PLAYER,
    MEASURES,
    PAID_FROM,
    ROOM,
)
from ai.knowledge.encyclopedia.study import ALIKE, KINDS, Prospects, Study
from ai.knowledge.encyclopedia.weights import KNOTS, WEIGHTS
from game.encyclopedia.box import CUBES_AT, Box
from game.encyclopedia.gains import triggered
from game.encyclopedia.model import CHAIRS, COINS, DICE, PLACE, SLOTS, TAKE, TYPES, EncycState

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
    total = goods_worth(box, state, seat, row) + row[ALWAYS]
    return total + Prospects(Study(box, state, seat, row)).total + _dice(state, seat, row)


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
    study = Study(box, state, seat, row)
    shelf, counts = study.shelf, study.counts
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


def _dice(state: EncycState, seat: int, row: list[float]) -> float:
    """First Player, own dice on paid spaces by their values."""
    total = row[FIRST_PLAYER] if state.first == seat else 0.0
    for space in range(1, SLOTS - 1):
        code = state.dice[seat * SLOTS + space]
        if code >= 0:
            total += (code % 6 + 1) / 6.0 * row[PAID_FROM + space - 1]
    return total
