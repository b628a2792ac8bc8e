"""What the search knows of Cubosaurs: quick looks at single cards agree with the score."""

from __future__ import annotations

import pytest

from ai.bench import random_game
from ai.knowledge.cubosaurs.collections import Collections
from ai.knowledge.cubosaurs.mind import Collection
from game.core.rng import seeded
from game.cubosaurs.model import EGG
from game.cubosaurs.rules import CuboRules
from game.registry import make_rules


@pytest.mark.parametrize("seats", [2, 4])
def test_a_quick_look_at_a_hand_without_eggs_is_what_the_score_changes_by(seats: int) -> None:
    rules = make_rules("cubosaurs", seats, {}).rules
    assert isinstance(rules, CuboRules)
    looked = shared = 0
    for seed in range(300):
        state = rules.start(seed)
        random_game(rules, state, seeded(seed), 6 + seed % 12)
        if not state.stack:
            continue
        seat = rules.to_act(state)
        quick, score = Collection(rules, state, seat), Collections(rules, state)
        if score.holdings[seat].eggs or any(rules.deck.type_of[kind] == EGG for kind in state.hand):
            continue
        assert quick.kept(state.hand) == score.with_cards(seat, state.hand) - score.points(seat)
        looked += 1
        for kind in range(rules.size):
            if state.held[seat] >> kind & 1:
                assert quick.share(kind) == score.points(seat) - score.without(seat, kind)
                shared += 1
    assert looked > 50
    assert shared > looked


def test_an_egg_counts_with_the_most_dinosaurs_and_costs_otherwise() -> None:
    rules = make_rules("cubosaurs", 2, {}).rules
    assert isinstance(rules, CuboRules)
    state, trex = rules.start(1), rules.deck.counting[0][0]
    gain, loss = rules.deck.eggs[0]
    state.counts = [0] * (2 * rules.size)
    assert Collection(rules, state, 0).egg(0) == -loss
    state.counts[trex] = 2
    state.counts[rules.size + trex] = 2
    assert Collection(rules, state, 0).egg(0) == gain
    state.counts[rules.size + trex] = 3
    assert Collection(rules, state, 0).egg(0) == -loss
