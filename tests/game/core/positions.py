"""Saves of other figures, whose last position is all that is left of them."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from game.core.record import SaveProblem
from tests.game.core.saves import NAME, opened_quickly, played, saved

THREE = saved(played(3, 11))
DUEL = saved(played(2, 31))
MOVING = saved(played(3, 36, seed=6, board="winter"))
BOTH = saved(played(4, 70, board="both"))
ENDED = saved(played(3, 200, board="both"))
SAVES = (THREE, DUEL, MOVING, BOTH, ENDED)


def with_position(plain: dict[str, Any], **fields: object) -> dict[str, Any]:
    """A save of other figures, with some fields of its position changed."""
    return {**copy.deepcopy(plain), "data": "other figures", "snapshot": {**copy.deepcopy(plain["snapshot"]), **fields}}


def refused(plain: dict[str, Any], **fields: object) -> str:
    """What is said about a position that cannot be."""
    with pytest.raises(SaveProblem) as caught:
        opened_quickly(with_position(plain, **fields))
    text = str(caught.value)
    assert text.startswith(f"{NAME}: its last position cannot be used (")
    return text


def swapped(values: list[Any], at: int, value: object) -> list[Any]:
    """A list with one value changed."""
    return [*values[:at], value, *values[at + 1 :]]
