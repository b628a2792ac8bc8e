"""What is looked at next: coarse first, then finer where much happens, at last closely where the game turned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ai.analysis.course import Course
from ai.analysis.curve import TOLD, Curve
from ai.analysis.measure import CLOSE
from ai.messages import Measure

COARSE: Final = 16
"""So many points the first pass has, evenly over the game."""

LOOKS: Final = TOLD + 3
"""So many close looks there are, to find those that are told."""

NOTABLE: Final = 0.08
"""Where luck changed a chance by more than this, also the choices that only carry something out are looked at."""


ALMOST: Final = 0.99
"""What is told to be done while something is left."""


class Task(NamedTuple):
    """A look that is to be had."""

    number: int
    close: bool


def coarse(course: Course) -> list[int]:
    """The numbers of the first pass."""
    real = course.real
    last = len(real) - 1
    if last < COARSE:
        return real
    return [real[round(step * last / (COARSE - 1))] for step in range(COARSE)]


def next_task(course: Course, known: Mapping[int, Measure], play_outs: int) -> Task | None:
    """The next look, from what is known alone: whoever goes on from there has the same one. None when all is done."""
    first = next((number for number in coarse(course) if number not in known), None)
    if first is not None:
        return Task(first, close=False)
    curve = Curve(known.values(), course.length, course.result)
    number = _widest(course, curve)
    if number is not None:
        return Task(number, close=False)
    number = _closer(known.values(), curve, play_outs)
    return Task(number, close=True) if number is not None else None


def progress(course: Course, known: Mapping[int, Measure], play_outs: int) -> float:
    """How much of it all is done, about, from 0 to 1; 1 is only all of it."""
    if next_task(course, known, play_outs) is None:
        return 1.0
    measured = sum(number in known for number in course.real)
    looks = min(LOOKS, len(course.real))
    closely = sum(_is_close(one, play_outs) for one in known.values())
    return min(ALMOST, (measured + CLOSE * closely) / max(1, len(course.real) + CLOSE * looks))


def _widest(course: Course, curve: Curve) -> int | None:
    """The middle of the gap over which chances change most; gaps without a real choice count from a notable luck on."""
    widest, most = None, -1.0
    for swing in curve.swings():
        between = [point for point in course.points if swing.start < point.number < swing.end]
        real = [point for point in between if not point.small]
        change = max(abs(value) for value in (swing.total if real else swing.luck))
        inner = real or (between if change > NOTABLE else [])
        if inner and change > most:
            widest, most = inner[len(inner) // 2].number, change
    return widest


def _closer(known: Iterable[Measure], curve: Curve, play_outs: int) -> int | None:
    """The weightiest turning point that was not looked at closely yet, as long as there are looks left."""
    closely = {one.number for one in known if _is_close(one, play_outs)}
    if len(closely) >= LOOKS:
        return None
    weighty = sorted(curve.turning_points(LOOKS), key=lambda one: (-one.weight, one.start))
    return next((swing.start for swing in weighty if swing.start not in closely), None)


def _is_close(one: Measure, play_outs: int) -> bool:
    return one.play_outs >= play_outs * CLOSE
