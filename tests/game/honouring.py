"""Finished games as tests of honours lay them out: a state, the lines of the seats, and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.honours import Finished, Honour
from game.core.record import Seat
from game.core.values import Line, Outcome, Score

Cases = Mapping[str, tuple[Finished, Finished]]
"""For every honour a game that wins it for the first seat, and one that nearly does."""


def finished(
    rules: Any,
    state: Any,
    *lines: Mapping[str, int],
    winners: tuple[int, ...] = (0,),
    seats: Sequence[Seat] = (),
    ranks: Sequence[int] = (),
) -> Finished:
    """A finished game; keys of lines are written with their part in front, seats without lines have none."""
    count = len(seats) or rules.seats
    told = [*lines, *[{}] * (count - len(lines))]
    scores = tuple(Score(tuple(_line(key, points) for key, points in one.items())) for one in told)
    there = seats or [Seat(f"P{n}") for n in range(count)]
    return Finished(rules, state, Outcome(scores, winners, "points"), there, ranks)


def _line(key: str, points: int) -> Line:
    part, _, label = key.rpartition(".")
    return Line(label, points, part)


def check(honours: Sequence[Honour], cases: Cases) -> None:
    """Every honour of a game that is its own has its two cases, and tells them apart."""
    own = {honour.id: honour for honour in honours if not honour.shared}
    assert cases.keys() == own.keys()
    for name, (won, missed) in cases.items():
        assert own[name].marks(won, 0), name
        assert not own[name].marks(missed, 0), name
