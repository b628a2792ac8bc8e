"""The coach: the best options with their reasons, and the points at which a game turned."""

from __future__ import annotations

import pytest

from ai.coach import Advice, advise, turning_points
from ai.search.budget import Budget
from game.core.match import Match
from game.core.record import Seat
from game.registry import GAMES, new_match
from tests.ai.worlds import game_positions, sampler

KEYS = {"coach.only", "coach.best_now", "coach.long_run", "coach.as_good", "coach.tempting", "coach.behind"}


def _advice(game_id: str, iterations: int, most: int = 3) -> list[Advice]:
    found = []
    for rules, state in game_positions(game_id, 2, 3, 120 if game_id in ("holotype", "encyclopedia") else 17):
        decision = rules.decision(state)
        assert decision is not None
        sample = sampler(rules, state, decision.seat)
        found.append(advise(rules, decision, sample, 5, Budget(iterations=iterations), most))
        assert {hint.action for hint in found[-1].hints} <= {option.text for option in decision.options}
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_the_best_options_come_first_with_chances_and_a_reason(game_id: str) -> None:
    for advice in _advice(game_id, 10):
        assert 1 <= len(advice.hints) <= 3
        assert [hint.visits for hint in advice.hints] == sorted((hint.visits for hint in advice.hints), reverse=True)
        assert all(0.0 <= hint.chance <= 1.0 for hint in advice.hints)
        assert sum(hint.share for hint in advice.hints) <= 1.0 + 1e-9
        assert {hint.reason.key for hint in advice.hints} <= KEYS
        assert advice.hints[0].reason.value("margin") == advice.hints[0].margin


def test_advice_comes_even_without_a_play_out() -> None:
    for advice in _advice("draftosaurus", 0, 1):
        assert advice.iterations == 0
        assert len(advice.hints) == 1


def _played(count: int) -> Match:
    match = new_match("draftosaurus", [Seat("Ada"), Seat("Ben")], 5)
    for _ in range(count):
        decision = match.decision()
        assert decision is not None
        match.apply(decision.options[-1] if decision.seat else decision.options[0])
    return match


def test_turning_points_lie_at_own_choices_in_order() -> None:
    match = _played(48)
    points = turning_points(match, 0, 8, 1)
    assert len(points) == 3
    assert [point.number for point in points] == sorted({point.number for point in points})
    for point in points:
        moment = match.moments[point.number]
        assert (moment.seat, moment.action.text, moment.forced) == (0, point.played, False)
        assert 0.0 <= point.loss <= 1.0
        assert (point.better == point.played) == (point.loss <= 0.02)
    assert match.outcome() is not None
    assert turning_points(match, 0, 8, 1) == points


def test_a_game_without_choices_has_no_turning_points() -> None:
    assert turning_points(_played(0), 0, 8, 1) == ()
    assert len(turning_points(_played(1), 0, 8, 1)) == 1
