"""The contract of every game, kept by Holotype for every number of seats and every variant."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType

import pytest

from game.registry import GAMES
from tests.game import test_contract, test_hidden, test_soak
from tests.game.contract import Case
from tests.game.holotype.table import GAME

Check = Callable[[Case], None]

PLAIN = [Case("holotype", seats) for seats in (2, 3, 4, 5)]
BASAL = [Case("holotype", seats, (("basal", "yes"),)) for seats in (2, 5)]
SHORT = [
    Case("holotype", seats, (("track", track),))
    for seats, track in ((2, "6"), (3, "7"), (4, "8"), (5, "9"), (2, "10"), (3, "11"))
]
OTHER_TRACKS = [
    Case("holotype", seats, (("track", track),))
    for seats, track in ((5, "two"), (2, "three"), (3, "four"), (2, "five"))
]

SLOW = (
    "test_saves_round_trip",
    "test_illegal_and_stale_actions_change_nothing",
    "test_worlds_dealt_anew_can_be_played_to_the_end",
)
"""Tests whose time grows with the square of a game's length: they are made with games of every seat count once."""


def checks(module: ModuleType) -> list[Check]:
    """The tests of a module that are made for every case."""
    found = [value for name, value in vars(module).items() if name.startswith("test_")]
    return [check for check in found if list(inspect.signature(check).parameters) == ["case"]]


def pairs(quick_cases: list[Case], slow_cases: list[Case]) -> list[tuple[Check, Case]]:
    """Every test with the cases that it is made for."""
    every = checks(test_contract) + checks(test_hidden)
    return [(check, case) for check in every for case in (slow_cases if check.__name__ in SLOW else quick_cases)]


def name(value: object) -> str:
    """A test or a case as pytest shows it."""
    return str(getattr(value, "__name__", value))


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite finds games in the registry."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)


@pytest.mark.parametrize(("check", "case"), pairs(SHORT[:4], SHORT[:1]), ids=name)
def test_holotype_keeps_the_contract(check: Check, case: Case) -> None:
    """Every test of the contract and of what it keeps secret, in short games of every seat count."""
    check(case)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("check", "case"), pairs(PLAIN + BASAL + SHORT[4:] + OTHER_TRACKS, PLAIN[:1] + SHORT[1:4]), ids=name
)
def test_holotype_keeps_the_contract_with_every_track(check: Check, case: Case) -> None:
    """The same in games of full length and in every variant."""
    check(case)


@pytest.mark.soak
@pytest.mark.parametrize("case", PLAIN + BASAL, ids=str)
@pytest.mark.parametrize("check", checks(test_soak), ids=name)
def test_holotype_keeps_the_contract_in_long_runs(check: Check, case: Case) -> None:
    """A thousand random games, and the exact leak test through fifty."""
    check(case)
