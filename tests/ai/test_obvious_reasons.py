"""Reasons at the last choice of a game, where what every option ends with can be reckoned: nothing else may be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ai.bot import sampler
from ai.coach import advise
from ai.messages import Hint
from ai.search.budget import Budget
from ai.search.ledger import Ledger
from game.core.rng import advance, below, seeded
from game.core.rules import AnyRules
from game.core.values import Action, Decision, Score
from game.registry import GAMES, make_rules

DEALS = 24
"""So many worlds must end alike for an end to be certain."""

SEEDS = 300
"""So many games are played at most."""

Ends = dict[str, list[tuple[Score, ...]]]
"""The final scores after every option of a choice, in several worlds."""

Truth = dict[tuple[int, str], float]
"""By how much lines of seats differ."""


def _end(rules: AnyRules, state: Any, option: Action) -> tuple[Score, ...] | None:
    """The final scores after an option, None if somebody still has a choice."""
    world = rules.clone(state)
    rules.step(world, option, None)
    while options := rules.options(world):
        if len(options) > 1:
            return None
        rules.step(world, options[0], None)
    return tuple(rules.scores(world))


def _certain(rules: AnyRules, state: Any, decision: Decision) -> Ends | None:
    """What every option ends with in several worlds, None where somebody still has a choice."""
    worlds = [rules.determinize(state, decision.seat, number) for number in range(DEALS)]
    result: Ends = {}
    for option in decision.options:
        ends = [end for world in worlds if (end := _end(rules, world, option)) is not None]
        if len(ends) < DEALS:
            return None
        result[option.text] = ends
    return result


def _last_choices(game_id: str) -> Iterator[tuple[AnyRules, Any, Decision, Ends]]:
    """Choices of short random games after which nobody has another one."""
    rules = make_rules(game_id, 2).rules
    for seed in range(SEEDS):
        state, rng = rules.start(seed), seeded(seed)
        late: list[tuple[Any, Decision]] = []
        while (decision := rules.decision(state)) is not None:
            rng = advance(rng)
            if len(decision.options) > 1:
                late = [*late[-2:], (rules.clone(state), decision)]
            rules.step(state, decision.options[below(rng, len(decision.options))], None)
        for then, asked in late:
            ends = _certain(rules, then, asked)
            if ends is not None:
                yield rules, then, asked, ends


def _truth(mine: list[tuple[Score, ...]], its: list[tuple[Score, ...]]) -> Truth | None:
    """By how much each line differs between two ends, None where that is not the same in all worlds."""
    ledger = Ledger()
    for one, other in zip(mine, its, strict=True):
        ledger.note(0, one)
        ledger.note(1, other)
    found = ledger.compare(0, 1)
    return (
        None if any(one.error for one in found) else {(one.seat, one.line): one.points for one in found if one.points}
    )


def _check(hint: Hint, truth: Truth) -> None:
    """A reason names what differs, by as much; where nothing does, it says so."""
    truth = {key: points for key, points in truth.items() if key[1]}
    assert hint.reason in (("ends", "despite") if truth else ("alike", "now"))
    if truth:
        assert {(one.seat, one.line): one.points for one in hint.differences}.items() <= truth.items()
        assert len(hint.differences) == min(2, len(truth))
        assert max(abs(one.points) for one in hint.differences) > 0.9


@pytest.mark.parametrize("game_id", GAMES)
def test_where_the_end_can_be_reckoned_the_reason_is_exact(game_id: str) -> None:
    compared = named = 0
    for rules, state, decision, ends in _last_choices(game_id):
        advice = advise(rules, decision, sampler(rules, state, decision.seat), 3, Budget(120))
        if named >= 6:
            break
        for hint in advice.hints:
            if hint.than >= 0:
                truth = _truth(ends[hint.action], ends[advice.hints[hint.than].action])
                if truth is not None:
                    _check(hint, truth)
                    compared += 1
                    named += bool(truth)
    assert compared >= 2
    assert named >= 2
