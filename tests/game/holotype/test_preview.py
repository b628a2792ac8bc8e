"""Previews: the score that one step brings, wherever nothing new is learned by it."""

from __future__ import annotations

import random

import pytest

from game.core.values import Event, foretold
from tests.game.holotype.table import holo_rules
from tests.game.holotype.test_oracle import pick


@pytest.mark.parametrize(("seats", "basal"), [(2, "no"), (4, "no"), (3, "yes")])
def test_a_preview_is_the_score_after_the_step(seats: int, basal: str) -> None:
    """For every option of a game by chance that can be foretold."""
    rules, dice, looked = holo_rules(seats, basal=basal, track="two"), random.Random(seats), 0
    state = rules.start(seats)
    for _ in range(400):
        decision = rules.decision(state)
        if decision is None:
            break
        for option in decision.options:
            after, events = rules.clone(state), list[Event]()
            rules.apply(after, option, events)
            if len(foretold(events, decision.seat)) == len(events):
                assert rules.preview(state, option).total == rules.scores(after)[decision.seat].total, option.text
                looked += 1
        rules.step(state, pick(decision.options, dice, 0.8), None)
    assert looked > 500
