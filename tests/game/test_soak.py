"""Long runs of random games of every kind; chosen with -m soak."""

from __future__ import annotations

import random

import pytest

from game.core.state import encode
from tests.game.contract import every_case, nodes, play_out, rules_of, seen
from tests.games.case import Case

pytestmark = pytest.mark.soak


@every_case
def test_a_thousand_random_games_end_in_order(case: Case) -> None:
    """A thousand games of every kind end with the invariants kept at each step."""
    rules = rules_of(case)
    for seed in range(1000):
        state = rules.start(seed)
        play_out(rules, state, random.Random(seed))
        assert rules.outcome(state) is not None


@every_case
def test_worlds_dealt_anew_leak_nothing_in_fifty_games(case: Case) -> None:
    """The exact leak test and the view of every seat at every stop of fifty games."""
    rules = rules_of(case)
    for seed in range(1000, 1050):
        for node in nodes(rules, seed):
            for seat in range(case.seats):
                world = rules.determinize(node.state, seat, seed)
                rules.check(world)
                again = rules.determinize(world, seat, seed + 1)
                assert encode(rules.determinize(node.state, seat, seed + 1)) == encode(again)
                assert seen(rules.view(world, seat)) == seen(rules.view(node.state, seat))
