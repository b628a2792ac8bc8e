"""What bots know of Cubosaurs: the value leaves the world as it was, sees obvious moves, and beats chance."""

from __future__ import annotations

import pytest

from ai.arena import play_one
from ai.knowledge.cubosaurs.options import worth
from ai.minds import worth_of
from ai.simple import GreedyBot, RandomBot
from game.core.state import encode
from tests.game.contract import nodes
from tests.game.cubosaurs.table import EVERY_COUNT, Table, cubo_rules

WORTH = worth_of("cubosaurs")


def best(table: Table) -> str:
    """The option of the highest worth."""
    options = table.rules.options(table.state)
    worths = WORTH(table.rules, table.state, options)
    return options[worths.index(max(worths))].text


def test_it_is_the_worth_of_the_game() -> None:
    """Bots find it by the name of the game."""
    assert WORTH is worth


@pytest.mark.parametrize("advanced", ["no", "yes"])
def test_the_value_changes_nothing(advanced: str) -> None:
    """Every option at every stop of a game, and the value is the same in every world of the seat."""
    rules = cubo_rules(3, advanced=advanced)
    for node in nodes(rules, 3):
        before = encode(node.state)
        world = rules.determinize(node.state, rules.to_act(node.state), 1)
        assert WORTH(rules, world, node.options) == pytest.approx(WORTH(rules, node.state, node.options))
        assert encode(node.state) == before


def test_the_last_turn_is_played_for_points() -> None:
    """With an empty deck keeping ends the round: the fourth Stegosaurus is kept, the second T-Rex is not."""
    table = Table(2).collection(0, *["stegosaurus"] * 3, "trex").collection(1, "trex").hand(0, "stegosaurus").deck()
    assert best(table) == "keep"
    table = Table(2).collection(0, "trex", "pentaceratops").collection(1, "brontosaurus").hand(0, "trex").deck()
    assert best(table) == "refuse pentaceratops"


def test_tiles_are_bought_for_their_points() -> None:
    """Three eggs make the tile worth its price; a steal takes what helps most."""
    table = Table(2, advanced="yes").collection(0, "egg:trex", "egg:pterodactyl", "egg:brontosaurus")
    table.market("eggs").tokens(4, 0).hand(0, "trex").deck()
    assert best(table) == "buy eggs"
    table = Table(2, advanced="yes").collection(0, *["stegosaurus"] * 3).collection(1, "stegosaurus", "pterodactyl:dna")
    table.market("steal").tokens(6, 0).hand(0, "pterodactyl:dna").deck()
    assert best(table) == "buy steal"
    table.play("buy steal")
    assert best(table) == "steal 1 stegosaurus"


@pytest.mark.parametrize("seats", EVERY_COUNT)
@pytest.mark.parametrize("advanced", ["no", "yes"])
def test_the_greedy_bot_beats_the_random_one(seats: int, advanced: str) -> None:
    """Nearly always, against any number of them."""
    rules = cubo_rules(seats, advanced=advanced)
    bots = [GreedyBot(WORTH), *[RandomBot() for _ in range(seats - 1)]]
    wins = sum(0 in play_one(rules, dict(enumerate(bots)), seed).winners for seed in range(8))
    assert wins >= 7
