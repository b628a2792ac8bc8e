"""Games of players with Automas: every Automa plays to the end without being asked, and choices stay few."""

from __future__ import annotations

import random

import pytest

from game.encyclopedia.figures import BEHAVIOURS, SCORINGS
from tests.game.contract import CASES, nodes, play_out, rules_of
from tests.game.encyclopedia.cases import encyc_rules
from tests.games.case import Case

MIXES = [case for case in CASES if case.game == "encyclopedia"]


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("behaviour", BEHAVIOURS)
def test_all_nine_automas(behaviour: str, scoring: str) -> None:
    """A player alone against each Automa, to the end; the Automa is never asked."""
    rules = encyc_rules(2, seat2=f"{behaviour}/{scoring}")
    assert all(rules.to_act(node.state) == 0 for node in nodes(rules, 3))
    state = rules.start(3)
    play_out(rules, state, random.Random(3))
    result = rules.outcome(state)
    assert result is not None
    assert result.scores[1].total > 50
    assert (rules.box.behaviour[1], rules.box.scoring[1]) == (behaviour, scoring)


@pytest.mark.parametrize("case", MIXES, ids=str)
def test_options_stay_few(case: Case) -> None:
    """No stop of a random game asks for a choice among more than 40 options."""
    for seed in range(3):
        assert max(len(node.options) for node in nodes(rules_of(case), seed)) <= 40
