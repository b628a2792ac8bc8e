"""What the greedy bot knows of Encyclopedia: obvious moves, the same answer every time, better than chance."""

from __future__ import annotations

import pytest

from ai.arena import play_one
from ai.knowledge.encyclopedia.measures import MEASURES
from ai.knowledge.encyclopedia.quick import quick
from ai.knowledge.encyclopedia.weights import WEIGHTS
from ai.knowledge.encyclopedia.worth import BY_TURNS, LONGEST, turns_left, worth
from ai.minds import worth_of
from ai.simple import GreedyBot, RandomBot
from game.encyclopedia.model import CLEAN_FRAME, LAST_FRAMES, EncycAction
from tests.game.contract import nodes
from tests.game.encyclopedia.cases import encyc_rules
from tests.game.encyclopedia.table import Table

WORTH = worth_of("encyclopedia")


def best(table: Table) -> str:
    """The option of the highest value."""
    rules, state = table.rules, table.state
    options = rules.options(state)
    worths = WORTH(rules, state, options)
    return options[worths.index(max(worths))].text


def test_it_publishes_what_is_ready() -> None:
    """Three animals full of cubes in the last round and a die that is high enough."""
    table = Table()
    table.state.round = 6
    table.study("bison_bison 1 2 3 4", "panthera_onca 1 3 4", "iguana_iguana 2 3 4")
    table.hold("red 6")
    assert best(table) == "publication"


def test_it_takes_the_die_that_publishes() -> None:
    """The red 6 for an American animal, not the blue one."""
    table = Table()
    table.state.round = 6
    table.study("bison_bison 1 2 3 4")
    table.dice(0, nothing="blue 6", coins="red 6")
    assert best(table) == "take seat1.coins"


def test_it_goes_where_there_is_research_to_do() -> None:
    """An expedition with two empty animals brings more than the bank."""
    table = Table()
    table.study("bison_bison", "panthera_onca")
    table.give(coins=4)
    table.hold("red 6")
    assert best(table) == "expedition america"


@pytest.mark.parametrize(("expert", "choice"), [("pora_paniu", "seal coins"), ("ankshu_ragavan", "pass")])
def test_it_changes_a_last_seal_only_if_coins_score_more(expert: str, choice: str) -> None:
    """With an expert who counts coins; otherwise the seal is worth more."""
    table = Table()
    table.state.round = table.box.rounds
    table.active(expert)
    table.give(seals=1)
    table.state.dice = [-1] * len(table.state.dice)
    table.state.stack = [CLEAN_FRAME, LAST_FRAMES[0]]
    assert best(table) == choice
    options = [option for option in table.rules.options(table.state) if isinstance(option, EncycAction)]
    assert options[quick(table.rules, table.state, options)].text == choice


@pytest.mark.parametrize("place", ["embassy", "publication"])
def test_it_answers_every_question_with_experts_that_were_kept(place: str) -> None:
    """Quick and careful players bring the action to its end, whether they use the expert or not."""
    table = Table()
    table.active("safi_limbila", "matilda_glenn")
    table.study("bison_bison 1 2", "panthera_onca 1 3", "lemur_catta 1")
    table.hold("red 2")
    table.play(place)
    while table.state.value:
        assert best(table) in table.options()
        options = [option for option in table.rules.options(table.state) if isinstance(option, EncycAction)]
        table.play(options[quick(table.rules, table.state, options)].text)
        if table.state.turn:
            break
    assert table.has("tokens") + table.has("seals") > 0


def test_the_model_has_a_weight_for_every_measure_and_expert() -> None:
    """Weights are numbered, so none may be missing."""
    box = encyc_rules(2).box
    assert all(len(row) == MEASURES + len(box.experts.ids) for row in WEIGHTS)
    assert len(BY_TURNS) == LONGEST + 1
    assert not any(BY_TURNS[0])


def test_turns_left_are_counted_exactly() -> None:
    """Every seat of every table takes four dice a round, one more with the extra die."""
    rules = encyc_rules(3, rounds="4")
    taken = [0] * 3
    for node in nodes(rules, 3):
        if rules.prompt(node.state) == "take_die":
            seat, left = rules.to_act(node.state), turns_left(rules.box, node.state, rules.to_act(node.state))
            assert left >= (4 - node.state.round) * 4 + 1
            taken[seat] += 1
    assert all(count >= 12 for count in taken)


def test_at_the_end_the_worth_is_the_score() -> None:
    """Half a coin apart, for coins are paid in pairs."""
    rules = encyc_rules(2, rounds="4")
    for node in nodes(rules, 4):
        last = node
    state = last.state.clone()
    while rules.options(state):
        rules.step(state, rules.options(state)[0], None)
    for seat, score in enumerate(rules.scores(state)):
        assert score.total <= worth(rules.box, state, seat) <= score.total + 0.5


def test_values_are_the_same_every_time() -> None:
    """No option changes the world, and its value does not change, but that what leads to nothing better lies behind."""
    rules = encyc_rules(2, rounds="4")
    for node in nodes(rules, 5):
        if node.number % 5 == 0:
            first = WORTH(rules, node.state, node.options)
            assert first == WORTH(rules, node.state, node.options)
            alone = [WORTH(rules, node.state, [option])[0] for option in node.options]
            assert all(
                one == pytest.approx(value) or one == min(first) for one, value in zip(first, alone, strict=True)
            )


@pytest.mark.parametrize("seed", range(3))
def test_it_beats_chance(seed: int) -> None:
    """From either seat."""
    bots = [GreedyBot(WORTH), RandomBot()]
    order = [seed % 2, 1 - seed % 2]
    result = play_one(encyc_rules(2, rounds="4"), {seat: bots[entry] for seat, entry in enumerate(order)}, seed)
    assert result.winners == (order.index(0),)
