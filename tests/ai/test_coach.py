"""The coach: the best options with their reasons, and the points at which a game turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest

from ai.bot import sampler
from ai.coach import FEW, _rank, advise
from ai.messages import Advice, Effort, Reason
from ai.search.budget import Budget
from ai.search.mcts import Finding, Search
from ai.turns import LEAST, turning_points
from game.core.match import Match
from game.core.record import Seat
from game.core.rng import advance, below, seeded
from game.core.values import Action
from game.registry import GAMES, new_match
from tests.ai.worlds import game_positions
from tests.games import SUBJECTS


def _advice(game_id: str, iterations: int, most: int = 3) -> list[Advice]:
    found = []
    for rules, state in game_positions(game_id, 2, 3, SUBJECTS[game_id].apart):
        decision = rules.decision(state)
        assert decision is not None
        sample = sampler(rules, state, decision.seat)
        found.append(advise(rules, decision, sample, 5, Budget(iterations=iterations), most))
        assert {hint.action for hint in found[-1].hints} <= {option.text for option in decision.options}
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_the_best_options_come_first_with_chances_and_a_reason(game_id: str) -> None:
    """As far as they were looked at by chance; those that are told are tried as often as each other."""
    for advice in _advice(game_id, 24):
        assert 1 <= len(advice.hints) <= 3
        most = max(hint.visits for hint in advice.hints)
        often = [(round(100 * hint.chance), hint.margin) for hint in advice.hints if hint.visits * 2 >= most]
        assert often == sorted(often, reverse=True)
        assert min(hint.visits for hint in advice.hints) >= min(most, 4)
        assert all(0.0 <= hint.chance <= 1.0 for hint in advice.hints)
        assert {hint.reason for hint in advice.hints} <= set(get_args(Reason)) - {"only"}
        assert all(hint.visits >= FEW for hint in advice.hints if hint.reason)
        for number, hint in enumerate(advice.hints):
            assert hint.than == (-1 if not hint.reason else int(number == 0))
            assert (len(hint.differences) > 0) == (hint.reason in ("ends", "despite", "now", "spread"))
            assert len(hint.differences) <= 2


def _finding(chance: float, margin: float, order: float = 0.0) -> Finding:
    return Finding(Action("x"), 50, chance, 0.0, chance, margin, chance, order)


def test_of_equal_chances_the_better_margin_comes_first() -> None:
    options = [_finding(0.501, -2.0), _finding(0.498, 3.0), _finding(0.53, -5.0)]
    assert [one.margin for one in sorted(options, key=lambda one: _rank(one, 25.0))] == [-5.0, 3.0, -2.0]


def test_advice_comes_even_without_a_play_out() -> None:
    for advice in _advice("draftosaurus", 0):
        assert advice.iterations == 0
        assert [hint.visits for hint in advice.hints] == [0]


def _played(count: int) -> Match:
    match = new_match("draftosaurus", [Seat("Ada"), Seat("Ben")], 5)
    for _ in range(count):
        decision = match.decision()
        assert decision is not None
        match.apply(decision.options[-1] if decision.seat else decision.options[0])
    return match


ENDLESS = 1e9
"""Seconds that never run out."""


def test_turning_points_lie_at_own_choices_in_order() -> None:
    match = _played(48)
    points = turning_points(match, 0, Effort(ENDLESS, 400), 1)
    assert len(points) == 3
    assert [point.number for point in points] == sorted({point.number for point in points})
    for point in points:
        moment = match.moments[point.number]
        assert (moment.seat, moment.action.text, moment.forced) == (0, point.played, False)
        assert 0.0 <= point.loss <= 1.0
        assert (point.better == point.played) == (point.loss <= 0.02)
        assert 0.0 <= point.later <= 1.0
    assert match.outcome() is not None
    assert turning_points(match, 0, Effort(ENDLESS, 400), 1) == points


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_turning_points_within_its_play_outs(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many choices there were, all play-outs together stay within what was allowed, but for a few each."""
    count = 0
    iterate = Search.iterate

    def counted(search: Search) -> None:
        nonlocal count
        count += 1
        iterate(search)

    monkeypatch.setattr(Search, "iterate", counted)
    match = _by_chance(game_id, 100)
    own = sum(moment.seat == 0 and not moment.forced for moment in match.moments)
    for allowed in (0, 4 * LEAST * own):
        count = 0
        points = turning_points(match, 0, Effort(ENDLESS, allowed), 1)
        assert 1 <= len(points) <= 3
        assert count <= max(allowed, LEAST * (own + 12))


def _by_chance(game_id: str, count: int) -> Match:
    """A game between two seats that choose by chance, as far as so many actions lead."""
    match, rng = new_match(game_id, [Seat("Ada"), Seat("Ben")], 3), seeded(3)
    while (decision := match.decision()) is not None and len(match.moments) < count:
        rng = advance(rng)
        match.apply(decision.options[below(rng, len(decision.options))])
    return match


def test_progress_grows_to_the_end() -> None:
    told: list[float] = []
    turning_points(_played(48), 0, Effort(ENDLESS, 100), 1, tell=told.append)
    assert told == sorted(told)
    assert 0.0 < told[0] < 0.1
    assert told[-1] == 1.0


def test_a_review_that_is_stopped_says_nothing_and_looks_at_nothing_more() -> None:
    told: list[float] = []
    assert turning_points(_played(48), 0, Effort(ENDLESS, 100), 1, stop=lambda: len(told) > 3, tell=told.append) == ()
    assert len(told) == 4


def test_without_time_every_choice_is_passed_over() -> None:
    assert turning_points(_played(48), 0, Effort(0.0), 1) == ()


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    """Among the moves of a seat that always takes the first option there is one that a better one beats clearly."""
    points = turning_points(_played(48), 0, Effort(ENDLESS, 1200), 1)
    lost = max(points, key=lambda one: one.loss)
    assert lost.loss > 0.02
    assert lost.better != lost.played
    assert lost.better in {option.text for option in _options(lost.number)}


def _options(number: int) -> Sequence[Action]:
    decision = _played(number).decision()
    assert decision is not None
    return decision.options


def test_a_game_without_choices_has_no_turning_points() -> None:
    assert turning_points(_played(0), 0, Effort(ENDLESS, 8), 1) == ()
    assert len(turning_points(_played(1), 0, Effort(ENDLESS, 8), 1)) == 1
