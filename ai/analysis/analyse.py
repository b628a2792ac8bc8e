"""Looking back on a game for a while: as many looks as there is time for, to be gone on with later."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from ai.analysis.course import Course
from ai.analysis.measure import measure, usual_effort
from ai.analysis.plan import next_task, progress
from ai.messages import ENDLESS, Effort, Measure
from ai.search.budget import Stop, never

LEAST: Final = 8
"""Play-outs that every look has."""


def analyse(
    course: Course, known: Iterable[Measure], effort: Effort, seed: int, stop: Stop = never
) -> tuple[tuple[Measure, ...], float]:
    """The looks that follow upon what is known, at least one and until the seconds are over; and what part is done.

    Whoever goes on from there comes to the same figures as in one go, for a look depends on nothing but its number.
    """
    end = time.perf_counter() + effort.seconds
    play_outs = play_outs_of(effort, course.rules.game)
    found, had = {one.number: one for one in known}, []
    while (task := next_task(course, found, play_outs)) is not None:
        look = measure(course, task.number, play_outs, task.close, seed, stop)
        if look is None:
            break
        found[look.number] = look
        had.append(look)
        if time.perf_counter() >= end:
            break
    return tuple(had), progress(course, found, play_outs)


def play_outs_of(effort: Effort, game: str) -> int:
    """Play-outs of one look: so many as are asked for, or what is usual in the game."""
    return usual_effort(game) if effort.count == ENDLESS else max(LEAST, effort.count)
