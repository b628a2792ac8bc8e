"""How the search plays Encyclopedia out: it compares seats between turns only, so that chances do not swing."""

from __future__ import annotations

from typing import Any

import pytest

from ai.catalog import make_bot
from ai.knowledge.encyclopedia_search import BETWEEN, KNOWLEDGE, clock, points
from ai.search.budget import Budget
from ai.search.knowledge import Knowledge
from ai.search.mcts import Search
from game.core.rng import advance, below
from game.core.rules import AnyRules
from game.encyclopedia.model import ACT, ANIMAL, EXPERT, SLOTS, TAKE, EncycState
from game.registry import make_rules


def _at(kind: str, nth: int) -> tuple[AnyRules, EncycState]:
    """A game of two greedy bots up to the n-th time that something is asked with a choice."""
    rules = make_rules("encyclopedia", 2).rules
    state, bot, seen = rules.start(4), make_bot("greedy", "encyclopedia"), 0
    while True:
        decision = rules.decision(state)
        assert decision is not None
        seen += decision.prompt == kind and len(decision.options) > 1
        if seen == nth:
            return rules, state
        action = bot.choose(rules, None, decision, lambda _seed: rules.clone(state), 1)
        rules.step(state, action, None)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_clock_goes_on_by_every_turn(seats: int) -> None:
    """The last die of a round is taken unasked; a round of five dice a seat sets the clock back."""
    rules = make_rules("encyclopedia", seats).rules
    state, rng, rounds = rules.start(seats), 1, 0
    before = clock(rules, state)
    assert before == -6 * seats * (SLOTS - 1)
    while (decision := rules.decision(state)) is not None:
        if decision.prompt == TAKE:
            hour, dice = clock(rules, state), sum(code >= 0 for code in state.dice)
            if state.round != rounds:
                rounds = state.round
                assert hour == (state.round - 6) * seats * (SLOTS - 1) - dice
            else:
                assert hour == before + 1
            before = hour
        rng = advance(rng)
        rules.step(state, decision.options[below(rng, len(decision.options))], None)
    assert (rounds, before) == (6, -2)


@pytest.mark.parametrize(("kind", "nth"), [(TAKE, 1), (ACT, 2), (TAKE, 7), (ACT, 8)])
def test_a_play_out_ends_between_turns_four_turns_later(kind: str, nth: int) -> None:
    rules, state = _at(kind, nth)
    ends: list[tuple[str, int]] = []

    def judged(rules: AnyRules, world: Any) -> list[float]:
        ends.append((world.stack[-1].kind, clock(rules, world)))
        return points(rules, world)

    decision = rules.decision(state)
    assert decision is not None
    knowledge = Knowledge(
        worth=KNOWLEDGE.worth, policy=KNOWLEDGE.policy, clock=clock, points=judged, tuning=KNOWLEDGE.tuning
    )
    search = Search(rules, knowledge, decision, lambda seed: rules.determinize(state, decision.seat, seed), 5)
    search.run(Budget(iterations=6))
    assert len(ends) == 6
    assert {end for end, _ in ends} <= {*BETWEEN, ANIMAL, EXPERT}, "cards that are owed are counted"
    assert {hour - clock(rules, state) for _, hour in ends} == {KNOWLEDGE.tuning.reach}
