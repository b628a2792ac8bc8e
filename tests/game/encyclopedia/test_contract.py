"""The tests that every game gets by being registered, run on Encyclopedia with players and Automas."""

from __future__ import annotations

import inspect
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.state import encode
from game.encyclopedia.figures import BEHAVIOURS, SCORINGS
from game.registry import GAMES
from tests.game import test_contract, test_hidden
from tests.game.contract import Case, nodes, play_out, rules_of, seen, trail
from tests.game.encyclopedia.cases import GAME, LARGE, MIXES, encyc_rules

ROOT = Path(__file__).resolve().parents[3]
Check = Callable[[Case], None]


def checks(module: object) -> list[Check]:
    """The tests of a module that take a case."""
    found = [value for name, value in vars(module).items() if name.startswith("test_")]
    return [check for check in found if "case" in inspect.signature(check).parameters]


CHECKS = checks(test_contract) + checks(test_hidden)
QUICK = (
    test_contract.test_a_decision_is_asked_until_the_end,
    test_contract.test_options_are_unique_and_stable,
    test_contract.test_a_clone_plays_on_alike,
    test_hidden.test_dealing_anew_depends_only_on_what_the_seat_knows,
)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """List the game as long as a test runs."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)


@pytest.mark.parametrize("case", MIXES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_contract_of(check: Check, case: Case) -> None:
    """Every test of the contract on every mix of players and Automas."""
    check(case)


@pytest.mark.parametrize("case", LARGE, ids=str)
@pytest.mark.parametrize("check", QUICK, ids=lambda check: check.__name__)
def test_contract_of_large(check: Check, case: Case) -> None:
    """The quicker tests of the contract on long games."""
    check(case)


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    """A second process with other hashes of texts plays alike."""
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.game.encyclopedia.cases"]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True, text=True)
    assert json.loads(answer.stdout) == {str(case): trail(case, 5) for case in MIXES}


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("behaviour", BEHAVIOURS)
def test_all_nine_automas(behaviour: str, scoring: str) -> None:
    """A player alone against each Automa, to the end; the Automa is never asked."""
    rules = encyc_rules(2, seat2=f"{behaviour}/{scoring}")
    state = rules.start(3)
    play_out(rules, state, random.Random(3))
    result = rules.outcome(state)
    assert result is not None
    assert result.scores[1].total > 50
    assert (rules.box.behaviour[1], rules.box.scoring[1]) == (behaviour, scoring)


@pytest.mark.parametrize("case", MIXES + LARGE, ids=str)
def test_options_stay_few(case: Case) -> None:
    """No stop of a random game asks for a choice among more than 40 options."""
    for seed in range(3):
        assert max(len(node.options) for node in nodes(rules_of(case), seed)) <= 40


@pytest.mark.soak
@pytest.mark.parametrize("case", MIXES + LARGE, ids=str)
def test_a_thousand_random_games_end_in_order(case: Case) -> None:
    """A thousand games of every kind end with the invariants kept at each step."""
    rules = rules_of(case)
    for seed in range(1000):
        state = rules.start(seed)
        play_out(rules, state, random.Random(seed))
        assert rules.outcome(state) is not None


@pytest.mark.soak
@pytest.mark.parametrize("case", MIXES, ids=str)
def test_worlds_dealt_anew_leak_nothing_in_fifty_games(case: Case) -> None:
    """The exact leak test and the view of every seat at every stop of fifty games."""
    rules = rules_of(case)
    for seed in range(1000, 1050):
        for node in nodes(rules, seed):
            for seat in range(case.seats):
                world = rules.determinize(node.state, seat, seed)
                again = rules.determinize(world, seat, seed + 1)
                assert encode(rules.determinize(node.state, seat, seed + 1)) == encode(again)
                assert seen(rules.view(world, seat)) == seen(rules.view(node.state, seat))
