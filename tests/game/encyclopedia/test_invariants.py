"""Positions from files: sound and playable to the end, or refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.state import Plain, StateProblem
from game.encyclopedia.rules import EncycRules
from tests.game.contract import copy_of, nodes
from tests.game.encyclopedia.cases import encyc_rules

MOST = 4000


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all whole numbers in plain data."""
    if isinstance(value, dict):
        return [found for key, part in value.items() for found in places(part, (*path, key))]
    if isinstance(value, list):
        return [found for key, part in enumerate(value) for found in places(part, (*path, key))]
    return [path] if isinstance(value, int) else []


def mutate(plain: Plain, dice: random.Random) -> None:
    """Change one number somewhere."""
    *way, last = dice.choice([path for path in places(plain) if path[0] != "rng"])
    part: Any = plain
    for key in way:
        part = part[key]
    part[last] = dice.choice([part[last] + 1, part[last] - 1, dice.randint(-2, 80)])


def played_out(rules: EncycRules, plain: Plain, dice: random.Random) -> bool:
    """Whether the position was accepted; then it must come to an end."""
    try:
        state = rules.decode(plain)
    except StateProblem:
        return False
    for _ in range(MOST):
        options = rules.options(state)
        if not options:
            assert rules.outcome(state) is not None
            return True
        rules.step(state, dice.choice(options), None)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("options", [{}, {"seat2": "linne/boudeuse"}])
def test_mutated_positions_are_playable_or_refused(options: dict[str, str]) -> None:
    """One number changed: the position is refused with a reason, or it can be played to the end."""
    rules = encyc_rules(2, rounds="4", **options)
    dice = random.Random(5)
    accepted = 0
    for seed in range(5):
        for node in nodes(rules, seed):
            if node.number % 3 == 0:
                plain = copy_of(node.state)
                mutate(plain, dice)
                accepted += played_out(rules, plain, dice)
    assert accepted > 5


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("goods", [0], "length"),
        ("round", 99, "out of range"),
        ("first", -1, "out of range"),
        ("stack", [], "before the end"),
        ("stack", [["next", -1]], "nobody"),
        ("stack", [["hire", 0]], "cannot be owed"),
        ("stack", [["bank", 0]], "cannot be owed"),
        ("gone", [0], "animals are not those"),
        ("pending", [9], "owed to nobody"),
    ],
)
def test_what_cannot_be(field: str, value: object, words: str) -> None:
    """Refused by name."""
    rules = encyc_rules(2)
    plain = copy_of(rules.start(3))
    plain[field] = value
    with pytest.raises(StateProblem, match=words):
        rules.decode(plain)
