"""Positions out of saves: sound ones are taken, anything else is refused by StateProblem and nothing worse."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from game.core.state import StateProblem, encode
from tests.game.contract import copy_of, nodes
from tests.game.holotype.table import holo_rules

RULES = holo_rules(3, track="8")
PLAIN = [copy_of(node.state) for node in nodes(RULES, 12)]
FIELDS = [name for name in PLAIN[0] if name not in ("rng", "stack")]


def test_sound_positions_are_taken() -> None:
    """Every stop of a game."""
    for plain in PLAIN[::10]:
        assert encode(RULES.decode(plain)) == plain


@pytest.mark.parametrize("name", FIELDS)
def test_changed_fields_never_break_the_rules(name: str) -> None:
    """A field of another size or with other numbers is refused, or else the game can be played on."""
    dice = random.Random(name)
    refused = 0
    for plain in PLAIN[5 :: len(PLAIN) // 12]:
        for value in changed(plain[name], dice):
            with contextlib.suppress(StateProblem):
                state = RULES.decode({**plain, name: value})
                assert RULES.options(state) or RULES.outcome(state)
                continue
            refused += 1
    assert refused > 0


def changed(value: Any, dice: random.Random) -> list[Any]:
    """Other values for a field."""
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 2, 10**9]
    result = [[], [*value, 0], value[:-1], [-1] * len(value), [10**9] * len(value), [*value[::-1], 1]]
    for _ in range(4):
        other = value[:] or [0]
        other[dice.randrange(len(other))] += dice.choice([-1, 1, 3])
        result.append(other)
    return [other for other in result if other != value]


@pytest.mark.parametrize(
    "stack",
    [
        [],
        [["turn", 9]],
        [["turn", -1]],
        [["fly", 0]],
        [["turn", 0, 1]],
        [["turn", 0], ["turn", 0]],
        [["keep", 0]],
        [["bump", 0, 0, 0]],
        [["bump", 0, 5, 9]],
        [["lab", 0]],
        [["discard", 0, 0, 0]],
        [["dig", 0, 1]],
        [["erosion", 0, 1]],
        [["reroll", 0, 1]],
        [["give", 0]],
        [["trace", 0, 3]],
        [["trace", 0, 99]],
        [["gain", 0]],
        [["milestone", 0]],
        [["museum", 0, 1, 7, 0, 0]],
        [["search", 0]],
    ],
)
def test_stacks_that_cannot_be(stack: list[list[Any]]) -> None:
    """Unknown questions, seats that are not there, questions at the wrong moment."""
    plain = next(plain for plain in PLAIN if plain["stack"] == [["turn", 0]])
    with pytest.raises(StateProblem):
        RULES.decode({**plain, "stack": stack})
