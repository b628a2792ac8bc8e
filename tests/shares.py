"""Shares of a cross product: a small part runs by default and touches every value, the rest under soak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

Row = TypeVar("Row")


def dealt(rows: Iterable[object], kinds: Sequence[object], each: int = 1) -> list[ParameterSet]:
    """Every row with every kind: by default each row with `each` kinds, dealt in turn, the others under soak.

    A kind that is a tuple is several arguments.
    """
    params = []
    for number, row in enumerate(rows):
        mine = {(number * each + n) % len(kinds) for n in range(each)}
        for at, kind in enumerate(kinds):
            values = kind if isinstance(kind, tuple) else (kind,)
            marks = () if at in mine else (pytest.mark.soak,)
            params.append(pytest.param(row, *values, marks=marks))
    return params


def halved(rows: Iterable[Row], of: Callable[[Row], Hashable], half: int) -> list[ParameterSet]:
    """Of the rows of every group by default the first, third and so on (`half` 0) or the others (1), all under soak."""
    seen: Counter[Hashable] = Counter()
    params = []
    for row in rows:
        mine = seen[of(row)] % 2 == half
        seen[of(row)] += 1
        params.append(pytest.param(row, marks=() if mine else (pytest.mark.soak,)))
    return params
