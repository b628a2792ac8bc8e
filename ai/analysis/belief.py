"""Whether a measure can be believed: it comes from another process, or from a file that anybody may have written."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, get_args

from ai.messages import Difference, Measure, Reason

ROUNDING: Final = 1e-6
"""By how much chances may miss their sum."""


def is_measure(one: object) -> bool:
    """Whether something is a measure by its parts."""
    if not isinstance(one, Measure) or not isinstance(one.best, str) or one.reason not in get_args(Reason):
        return False
    whole: tuple[object, ...] = (one.number, one.seat, one.play_outs)
    rows: tuple[object, ...] = (one.shares, one.choice, one.missed, one.points)
    lines: object = one.differences
    compared = isinstance(lines, tuple) and all(is_difference(line) for line in lines)
    return compared and all(isinstance(value, int) for value in whole) and all(_is_row(row) for row in rows)


def is_difference(one: object) -> bool:
    """Whether something is a difference of scores by its parts."""
    if not isinstance(one, Difference) or not isinstance(one.line, str):
        return False
    return isinstance(one.seat, int) and finite(one.points, one.error)


def finite(*values: object) -> bool:
    """Whether all of these are numbers that are not infinite."""
    return all(isinstance(value, int | float) and math.isfinite(value) for value in values)


def fits(one: Measure, seats: int, actions: Sequence[str]) -> bool:
    """Whether a measure can be one of a game of so many seats that went so: its chances are shares of one win."""
    rows = (one.shares, one.choice, one.missed, one.points)
    if not (0 <= one.number <= len(actions) and 0 <= one.seat < seats and all(len(row) == seats for row in rows)):
        return False
    if any(not 0 <= line.seat < seats for line in one.differences):
        return False
    shares = all(-ROUNDING <= share <= 1.0 + ROUNDING for share in one.shares)
    return shares and abs(sum(one.shares) - 1.0) < ROUNDING and abs(sum(one.choice)) < ROUNDING


def _is_row(row: object) -> bool:
    return isinstance(row, tuple) and finite(*row)
