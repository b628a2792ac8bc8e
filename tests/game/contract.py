"""What the tests of the contract share: every kind of every registered game, and random play.

Run as a module it prints the fingerprints of one random game of every kind, for comparison between processes.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from game.core.record import Seat
from game.core.rules import AnyRules, Ready
from game.core.state import Plain, State, encode, fingerprint
from game.core.values import Action, Event, IllegalAction
from game.registry import GAMES, automas, make_rules
from tests.games import SUBJECTS
from tests.games.case import Case
from tests.shares import halved

LONGEST = 20_000
"""No game of the cabinet takes more actions than this."""

PROGRESS = ("picked", "to_act", "asked")
"""Fields of a view that say how far a simultaneous choice has come: a world dealt anew asks for it again."""


CASES = [case for subject in SUBJECTS.values() for case in subject.cases]
"""The kinds that are played in every run: all of the short games; of the long ones short kinds of every seat count."""

LONG_CASES = [case for subject in SUBJECTS.values() for case in subject.long_cases]
"""The kinds that only long runs play: full length, and every variant."""

LONG = [pytest.param(case, marks=pytest.mark.soak) for case in LONG_CASES]

every_case = pytest.mark.parametrize("case", [*CASES, *LONG], ids=str)

one_half, other_half = (
    pytest.mark.parametrize("case", [*halved(CASES, lambda case: case.game, half), *LONG], ids=str) for half in (0, 1)
)
"""Of every game half of the kinds, for what takes long; all of them under soak."""


@functools.cache
def ready(case: Case) -> Ready:
    """The rules of that case with the built-in figures."""
    return make_rules(case.game, case.seats, dict(case.options))


def rules_of(case: Case) -> AnyRules:
    """The rules of that case."""
    return ready(case).rules


def people(count: int) -> list[Seat]:
    """That many human seats."""
    return [Seat(name=f"Seat {number}") for number in range(count)]


def seated(case: Case) -> list[Seat]:
    """Persons on all seats but those that the case gives to Automas."""
    taken = automas(GAMES[case.game], dict(case.options))
    return [
        Seat(name=seat.name, kind="automa", bot=taken[n]) if n in taken else seat
        for n, seat in enumerate(people(case.seats))
    ]


@dataclass
class Node:
    """A stop of a random game: the state (still live), its options, and the one that is taken next."""

    number: int
    state: Any
    options: tuple[Action, ...]
    action: Action


def nodes(rules: AnyRules, seed: int) -> Iterator[Node]:
    """Every stop of a random game; the game goes on when the caller asks for the next."""
    dice = random.Random(f"{rules.game}/{rules.seats}/{seed}")
    state = rules.start(seed)
    yield from nodes_from(rules, state, dice)


def nodes_from(rules: AnyRules, state: Any, dice: random.Random) -> Iterator[Node]:
    """Every stop on a random way to the end; the state is played on in place."""
    for number in range(LONGEST):
        options = tuple(rules.options(state))
        if not options:
            return
        node = Node(number, state, options, dice.choice(options))
        yield node
        rules.step(state, node.action, None)
    raise AssertionError("the game does not end")


def play_out(rules: AnyRules, state: Any, dice: random.Random) -> int:
    """Play at random to the end with the invariants checked at each step; how many actions that took."""
    count = 0
    rules.check(state)
    while options := rules.options(state):
        rules.step(state, dice.choice(options), None)
        rules.check(state)
        count += 1
        assert count < LONGEST
    return count


def refused(rules: AnyRules, state: State, actions: Iterable[Action]) -> set[str]:
    """The reasons why actions are refused, after making sure that none of them changed anything."""
    before = fingerprint(state)
    events: list[Event] = []
    found: set[str] = set()
    for action in actions:
        with pytest.raises(IllegalAction) as caught:
            rules.apply(state, action, events)
        assert caught.value.reason == rules.refusal(state, action)
        found.add(caught.value.reason)
    assert fingerprint(state) == before
    assert events == []
    return found


def copy_of(state: Any) -> Plain:
    """The state as plain data that shares nothing with it."""
    plain: Plain = json.loads(json.dumps(encode(state)))
    return plain


def seen(view: object) -> dict[str, object]:
    """A view without the fields that only say how far a simultaneous choice has come."""
    assert dataclasses.is_dataclass(view)
    fields = {field.name: getattr(view, field.name) for field in dataclasses.fields(view)}
    return {name: value for name, value in fields.items() if name not in PROGRESS}


def trail(case: Case, seed: int) -> list[str]:
    """The fingerprints of a random game, stop by stop, and its result."""
    rules = rules_of(case)
    state = rules.start(seed)
    dice = random.Random(f"{rules.game}/{rules.seats}/{seed}")
    prints = [fingerprint(node.state) + node.action.text for node in nodes_from(rules, state, dice)]
    return [*prints, fingerprint(state), repr(rules.outcome(state))]


if __name__ == "__main__":
    print(json.dumps({str(case): trail(case, 5) for case in CASES}))
