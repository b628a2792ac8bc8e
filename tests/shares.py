"""Shares of a cross product: a small part runs by default and touches every value, the rest under soak."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest
from _pytest.mark import ParameterSet


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
