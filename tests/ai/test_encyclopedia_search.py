"""How the search plays Encyclopedia out: it compares seats between turns only, so that chances do not swing."""

from __future__ import annotations

import math

import pytest

from ai.bot import sampler
from ai.catalog import make_bot
from ai.knowledge.encyclopedia.mind import BETWEEN, KNOWLEDGE, clock, points
from ai.minds import knowledge_of, worth_of
from ai.search.budget import Budget
from ai.search.knowledge import Knowledge
from ai.search.mcts import Search
from game.core.rng import advance, below
from game.encyclopedia.box import AUTOMAS
from game.encyclopedia.model import ACT, ANIMAL, EXPERT, EXTRA, SLOTS, TAKE, EncycState
from game.encyclopedia.rules import EncycRules
from tests.ai.worlds import game_positions
from tests.game.encyclopedia.cases import encyc_rules


def _at(kind: str, nth: int) -> tuple[EncycRules, EncycState]:
    """A game of two greedy bots up to the n-th time that something is asked with a choice."""
    rules = encyc_rules(2)
    state, bot, seen = rules.start(4), make_bot("greedy", "encyclopedia"), 0
    while True:
        decision = rules.decision(state)
        assert decision is not None
        seen += decision.prompt == kind and len(decision.options) > 1
        if seen == nth:
            return rules, state
        action = bot.choose(rules, decision, lambda _seed: rules.clone(state), 1)
        rules.step(state, action, None)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_clock_goes_on_by_every_turn_but_the_last_of_each(seats: int) -> None:
    """The last die of a round is taken unasked; an expert is used in the same turn; a fifth die sets the clock back."""
    rules = encyc_rules(seats)
    state, rng, hours = rules.start(seats), 1, []
    assert clock(rules, state) == -6 * seats * (SLOTS - 1)
    while (decision := rules.decision(state)) is not None:
        if decision.prompt == TAKE:
            left = (6 - state.round) * seats * (SLOTS - 1) + sum(code >= 0 for code in state.dice)
            assert clock(rules, state) == (-left if left > seats else -seats - 1)
            hours.append(clock(rules, state))
        rng = advance(rng)
        rules.step(state, decision.options[below(rng, len(decision.options))], None)
    assert hours[-1] == -seats - 1


@pytest.mark.parametrize(("kind", "nth"), [(TAKE, 1), (ACT, 2), (TAKE, 7), (ACT, 8)])
def test_a_play_out_ends_between_turns_four_turns_later(kind: str, nth: int) -> None:
    rules, state = _at(kind, nth)
    ends: list[tuple[str, int]] = []

    def judged(rules: EncycRules, world: EncycState) -> list[float]:
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


def test_a_play_out_near_the_end_goes_on_to_the_end() -> None:
    """With one turn of each left it is not cut off, at the end of a round neither, where a seal buys an action."""
    rules, state = _at(TAKE, 1)
    decision = rules.decision(state)
    while decision is not None and not -5 <= clock(rules, state) < -3:
        rules.step(state, decision.options[0], None)
        decision = rules.decision(state)
    assert decision is not None
    over: list[bool] = []

    def judged(rules: EncycRules, world: EncycState) -> list[float]:
        over.append(rules.outcome(world) is not None)
        return points(rules, world)

    knowledge = Knowledge(policy=KNOWLEDGE.policy, clock=clock, points=judged, tuning=KNOWLEDGE.tuning)
    search = Search(rules, knowledge, decision, lambda seed: rules.determinize(state, decision.seat, seed), 5)
    search.run(Budget(iterations=4))
    assert over == [True] * 4


def test_dice_and_actions_are_searched_beyond_the_first_choice() -> None:
    """By everybody; cards, research and the like are carried out by the quick player, and nobody leaves the tree."""
    rules, state = _at(TAKE, 2)
    decision = rules.decision(state)
    assert decision is not None
    search = Search(rules, KNOWLEDGE, decision, sampler(rules, state, decision.seat), 5)
    search.run(Budget(iterations=40))
    kinds = {kind for twigs in search.roots for kind in twigs} | {
        key for row in search.root.twigs.values() for key in row
    }
    assert {TAKE, ACT} <= kinds <= {TAKE, ACT, EXTRA}
    most = max(range(len(search.root.visits)), key=lambda arm: search.root.visits[arm])
    actions = search.root.twigs[most][ACT]
    assert len([visits for visits in actions.visits if visits]) > 1, "other actions with the die were tried"


def test_a_glance_orders_dice_as_the_quick_player_takes_them() -> None:
    knowledge, looked = knowledge_of("encyclopedia"), 0
    assert knowledge.glance is not None
    assert knowledge.policy is not None
    for rules, state in game_positions("encyclopedia", 2, 8, 3):
        decision = rules.decision(state)
        assert decision is not None
        if decision.prompt in (TAKE, ACT, EXTRA):
            orders = knowledge.glance(rules, state, decision.options)
            assert all(-50.0 <= order < 200.0 for order in orders)
            if decision.prompt == TAKE:
                assert orders.index(max(orders)) == knowledge.policy(rules, state, decision.options, 1)
                looked += 1
    assert looked > 5


def test_every_option_has_a_worth_alone_and_beside_every_other() -> None:
    """As the coach asks about two of them; using an expert before the die is never worth more than the best die."""
    worth, seen = worth_of("encyclopedia"), 0
    for seed in (4, 7, 8):
        for rules, state in game_positions("encyclopedia", 2, seed, 1):
            decision = rules.decision(state)
            assert decision is not None
            uses = [option for option in decision.options if option.text.startswith("use")]
            if decision.prompt not in (TAKE, EXTRA) or not uses:
                continue
            seen += 1
            alone = [worth(rules, state, (option,))[0] for option in decision.options]
            assert all(math.isfinite(value) for value in alone)
            if decision.prompt == TAKE:
                values = worth(rules, state, decision.options)
                assert max(values) > values[decision.options.index(uses[0])]
                assert len(worth(rules, state, (uses[0], decision.options[0]))) == 2
    assert seen > 5


@pytest.mark.parametrize("automa", AUTOMAS)
def test_an_automa_is_not_thought_beaten_before_it_has_played(automa: str) -> None:
    """It may expect about as much at the start as it has at the end."""
    rules = encyc_rules(2, seat2=automa)
    state, bot, rng, told = rules.start(3), make_bot("greedy", "encyclopedia"), 1, []
    while (decision := rules.decision(state)) is not None:
        if decision.prompt == TAKE:
            told.append(points(rules, state)[1])
        rng = advance(rng)
        rules.step(state, bot.choose(rules, decision, sampler(rules, state, decision.seat), rng), None)
    end = points(rules, state)[1]
    assert told[0] == pytest.approx(end, abs=110)
    assert told[-1] == pytest.approx(end, abs=40)


def test_the_chance_against_an_automa_is_not_settled_at_the_start() -> None:
    rules = encyc_rules(2, seat2="trembley/astrolabe")
    state = rules.start(7)
    decision = rules.decision(state)
    assert decision is not None
    search = Search(rules, KNOWLEDGE, decision, sampler(rules, state, 0), 5)
    search.run(Budget(iterations=6))
    assert 0.02 < search.findings()[0].chance < 0.98


def test_chances_are_told_until_the_last_choice() -> None:
    """Margins mean more the fewer turns are left; a play-out that reaches the end knows who has won."""
    doubt, doubts = knowledge_of("encyclopedia").doubt, []
    assert doubt is not None
    for rules, state in game_positions("encyclopedia", 2, 8, 12):
        decision = rules.decision(state)
        assert decision is not None
        doubts.append(doubt(rules, state))
        search = Search(rules, KNOWLEDGE, decision, sampler(rules, state, decision.seat), 5)
        search.run(Budget(iterations=1))
        assert 0.0 <= search.findings()[0].chance <= 1.0
    assert doubts[0] > 1.8 * doubts[-1]
