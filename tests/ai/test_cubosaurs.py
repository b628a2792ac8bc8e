"""What the search knows of Cubosaurs: quick looks at single cards agree with the score."""

from __future__ import annotations

import pytest

from ai.bench import random_game
from ai.knowledge.cubosaurs.collections import Collections
from ai.knowledge.cubosaurs.hopes import FORESIGHT, hopes_of
from ai.knowledge.cubosaurs.mind import Collection, glance, policy
from ai.knowledge.cubosaurs.options import worth
from game.core.rng import seeded
from game.cubosaurs.model import EGG, KEEP, REFUSE, TYPES, CuboAction, CuboState
from game.cubosaurs.rules import CuboRules
from game.registry import make_rules


@pytest.mark.parametrize("seats", [2, 4])
def test_in_the_last_turn_a_quick_look_at_a_hand_is_what_the_score_changes_by(seats: int) -> None:
    rules = make_rules("cubosaurs", seats, {}).rules
    assert isinstance(rules, CuboRules)
    looked = shared = 0
    for seed in range(300):
        state = rules.start(seed)
        random_game(rules, state, seeded(seed), 6 + seed % 12)
        if not state.stack:
            continue
        seat, state.left = rules.to_act(state), 0
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


def test_a_collection_is_begun_while_there_are_turns_to_complete_it() -> None:
    """The first Pentaceratops costs points at once; the promise of more outweighs that as long as more may come."""
    rules = make_rules("cubosaurs", 2, {}).rules
    assert isinstance(rules, CuboRules)
    state, deck = rules.start(1), rules.deck
    state.counts = [0] * (2 * rules.size)
    kind = deck.type_of.index(TYPES.index("pentaceratops"))
    gains = []
    for left in (0, 4, 16):
        state.left = left
        gains.append(Collection(rules, state, 0).kept([kind]))
    assert gains == sorted(gains)
    assert gains[0] < 0.0 < gains[-1]


def test_in_the_last_turn_an_egg_counts_with_the_most_dinosaurs_and_costs_otherwise() -> None:
    rules = make_rules("cubosaurs", 2, {}).rules
    assert isinstance(rules, CuboRules)
    state, trex = rules.start(1), rules.deck.counting[0][0]
    gain, loss = rules.deck.eggs[0]
    state.counts, state.left = [0] * (2 * rules.size), 0
    assert Collection(rules, state, 0).egg(0) == -loss
    state.counts[trex] = 2
    state.counts[rules.size + trex] = 2
    assert Collection(rules, state, 0).egg(0) == gain
    state.counts[rules.size + trex] = 3
    assert Collection(rules, state, 0).egg(0) == -loss


def test_before_it_a_majority_may_change_the_less_the_larger_it_is() -> None:
    rules = make_rules("cubosaurs", 2, {}).rules
    assert isinstance(rules, CuboRules)
    hopes = hopes_of(rules.deck)
    for turns in range(1, FORESIGHT + 1):
        chances = [hopes.lead(turns, ahead) for ahead in range(-20, 21)]
        assert chances == sorted(chances)
        assert chances[0] < 0.2 < 0.5 < hopes.lead(turns, 0) < 0.7
        assert hopes.lead(turns, 2) <= hopes.lead(turns - 1, 2)


def asked(rules: CuboRules, state: CuboState) -> list[CuboAction]:
    """The options of a position."""
    return [option for option in rules.options(state) if isinstance(option, CuboAction)]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_quick_player_takes_what_a_glance_finds_best(seats: int) -> None:
    rules = make_rules("cubosaurs", seats, {}).rules
    assert isinstance(rules, CuboRules)
    compared = 0
    for seed in range(60):
        state = rules.start(seed)
        random_game(rules, state, seeded(seed), 4 + seed % 14)
        options = asked(rules, state)
        if len(options) > 1 and options[0].kind in (KEEP, REFUSE):
            values = glance(rules, state, options)
            assert values[policy(rules, state, options, seed)] == max(values)
            compared += 1
    assert compared > 20


def test_with_tiles_a_glance_is_the_whole_worth() -> None:
    rules = make_rules("cubosaurs", 2, {"advanced": "yes"}).rules
    assert isinstance(rules, CuboRules)
    state = rules.start(2)
    options = asked(rules, state)
    assert glance(rules, state, options) == worth(rules, state, options)
