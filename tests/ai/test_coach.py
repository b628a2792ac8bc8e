"""The coach: the best options with their reasons."""

from __future__ import annotations

from typing import get_args

import pytest

from ai.bot import sampler
from ai.coach import FEW, _rank, advise
from ai.messages import Advice, Reason
from ai.search.budget import Budget
from ai.search.finding import Finding
from game.core.values import Action
from game.registry import GAMES
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


@pytest.mark.parametrize("game_id", GAMES)
def test_an_option_is_told_if_it_is_asked_for(game_id: str) -> None:
    """Also the one that would come last, tried as often as the others."""
    for rules, state in game_positions(game_id, 2, 3, SUBJECTS[game_id].apart):
        decision = rules.decision(state)
        assert decision is not None
        sample = sampler(rules, state, decision.seat)
        option = decision.options[-1]
        advice = advise(rules, decision, sample, 5, Budget(iterations=24), 2, also=option.text)
        told = {hint.action: hint for hint in advice.hints}
        assert option.text in told
        assert len(told) <= 3
        assert told[option.text].visits >= 4


def _finding(chance: float, margin: float, order: float = 0.0) -> Finding:
    return Finding(Action("x"), 50, chance, 0.0, chance, margin, chance, order)


def test_of_equal_chances_the_better_margin_comes_first() -> None:
    options = [_finding(0.501, -2.0), _finding(0.498, 3.0), _finding(0.53, -5.0)]
    assert [one.margin for one in sorted(options, key=lambda one: _rank(one, 25.0))] == [-5.0, 3.0, -2.0]


def test_advice_comes_even_without_a_play_out() -> None:
    for advice in _advice("draftosaurus", 0):
        assert advice.iterations == 0
        assert [hint.visits for hint in advice.hints] == [0]
