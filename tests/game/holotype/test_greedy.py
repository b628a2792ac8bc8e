"""What the greedy bot knows of Holotype: natural choices, and duels of a natural length."""

from __future__ import annotations

import pytest

from ai.arena import play_one
from ai.bot import Bot, sampler
from ai.knowledge.holotype.options import WORTHS
from ai.minds import worth_of
from ai.simple import GreedyBot, RandomBot
from game.core.rng import advance, seeded
from game.core.values import Outcome
from game.holotype.actions import KINDS
from tests.game.holotype.table import Table, holo_rules

WORTH = worth_of("holotype")


def best(table: Table) -> str:
    """The option that is worth most to the seat to act."""
    options = table.rules.options(table.state)
    worths = WORTH(table.rules, table.state, options)
    return options[worths.index(max(worths))].text


def duel(seed: int) -> tuple[Outcome, float]:
    """A game between two greedy bots and how many turns each of them had."""
    rules = holo_rules(2)
    bot = GreedyBot(WORTH)
    state = rules.start(seed)
    rng = seeded(seed)
    while (decision := rules.decision(state)) is not None:
        rng = advance(rng)
        rules.step(state, bot.choose(rules, decision, sampler(rules, state, decision.seat), rng), None)
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome, state.turns / 2


def test_every_kind_of_action_has_a_worth() -> None:
    """None is forgotten."""
    assert set(WORTHS) == set(KINDS)


def test_a_dear_card_is_published_when_it_can_be() -> None:
    """Before more cubes or cards are fetched."""
    table = Table(2)
    table.hand(0, "allosaurus", "dryosaurus")
    table.cubes(0, jurassic=5, research=5)
    assert best(table) == "paleontologist>journal"
    table.play("paleontologist>journal")
    assert best(table) == "publish allosaurus"


def test_what_a_plan_lacks_is_fetched() -> None:
    """Research where only research is missing, the right fossils where those are."""
    table = Table(2)
    table.hand(0, "allosaurus")
    table.cubes(0, jurassic=5)
    assert best(table) == "paleontologist>library"
    table.cubes(0, jurassic=5, cretaceous=3, research=5)
    table.state.stack = []
    table.turn(0)
    table.cubes(0, research=5)
    table.expedition("sundance", "chinle")
    table.play("paleontologist>field")
    assert best(table) == "dig sundance"


def test_an_amber_is_added_where_it_pays() -> None:
    """Three points for one fossil that nothing else needs."""
    table = Table(2)
    table.hand(0, "dryosaurus")
    table.cubes(0, jurassic=3, research=1)
    table.traces(0, "amber")
    table.play("paleontologist>journal", "publish dryosaurus")
    assert best(table) == "trace amber"


def test_a_duel_of_greedy_bots() -> None:
    """It ends with points on both sides."""
    outcome, turns = duel(3)
    assert min(score.total for score in outcome.scores) > 15
    assert 20 < turns < 70


def test_greedy_beats_random() -> None:
    """On either seat."""
    for seat in range(2):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seat] = GreedyBot(WORTH)
        assert play_one(holo_rules(2), dict(enumerate(bots)), 5).winners == (seat,)


@pytest.mark.soak
def test_duels_take_twenty_five_to_forty_five_turns_each() -> None:
    """The mean of a hundred duels."""
    turns = [duel(seed)[1] for seed in range(100)]
    assert 25 <= sum(turns) / len(turns) <= 45
