"""What a quick player of Encyclopedia reckons with: prices agree with the worth that they stand for."""

from __future__ import annotations

import pytest

from ai.knowledge.encyclopedia.prices import NOTHING, Prices
from ai.knowledge.encyclopedia.quick import Ways, quick
from ai.knowledge.encyclopedia.worth import expected
from game.encyclopedia.model import COINS, SEALS, TOKENS, WIDTH
from tests.game.contract import nodes
from tests.game.encyclopedia.cases import encyc_rules
from tests.game.encyclopedia.table import Table


@pytest.mark.parametrize(("good", "held"), [(COINS, 0), (COINS, 4), (COINS, 9), (TOKENS, 0), (TOKENS, 2), (TOKENS, 5)])
def test_more_of_a_good_is_worth_its_price(good: int, held: int) -> None:
    table = Table()
    table.study("bison_bison")
    table.hold("red 3")
    box, state = table.rules.box, table.state
    state.goods[good] = held
    prices = Prices(box, state, 0)
    before = expected(box, state, 0, prices.row)
    state.goods[good] += 3
    gained = expected(box, state, 0, prices.row) - before
    assert (prices.coins(3) if good == COINS else prices.tokens(3)) == pytest.approx(gained)


def test_an_animal_is_worth_what_it_adds_and_only_where_one_is_on_display() -> None:
    table = Table()
    table.show(animals="bison_bison panthera_leo", experts="rogerio_luz")
    table.hold("red 3")
    prices = Prices(table.rules.box, table.state, 0)
    assert [price > NOTHING for price in prices.animals] == [True, True, False, False, False]
    assert not table.state.study[0]


def test_a_die_for_research_is_worth_more_the_higher_it_is() -> None:
    table = Table()
    table.study("bison_bison", "panthera_onca")
    table.hold("red 3")
    table.state.goods[:WIDTH] = [0] * WIDTH
    ways = Ways(table.rules, table.state, 0)
    voyages = [ways.voyage(0, value) for value in range(1, 13)]
    assert voyages == sorted(voyages)
    assert voyages[0] <= NOTHING < voyages[1]
    assert ways.voyage(1, 6) <= NOTHING


def test_a_quick_player_changes_nothing_and_chooses_an_option() -> None:
    rules = encyc_rules(3, rounds="4")
    for node in nodes(rules, 6):
        if len(node.options) > 1 and node.number % 3 == 0:
            before = rules.view(node.state, 0)
            assert 0 <= quick(rules, node.state, rules.choices(node.state, node.state.stack[-1])) < len(node.options)
            assert rules.view(node.state, 0) == before


def quick_choice(table: Table) -> str:
    """What a quick player takes."""
    options = table.rules.choices(table.state, table.state.stack[-1])
    return options[quick(table.rules, table.state, options)].text


def test_a_seal_publishes_with_a_die_of_another_colour() -> None:
    """In the last turn a low blue die, a seal and American animals full of cubes: first the seal, then an animal."""
    table = Table()
    table.state.round = 6
    table.study("bison_bison 1 2 3 4", "panthera_onca 1 3 4", "iguana_iguana 2 3 4")
    table.give(coins=0, tokens=0, seals=1)
    table.hold("blue 2")
    assert quick_choice(table) == "publication"
    table.play("publication")
    assert quick_choice(table) == "seal"
    table.play("seal")
    assert quick_choice(table).startswith("reference")


def test_the_coins_of_a_seal_publish_higher_types() -> None:
    """The colour fits, so the seal is changed, and what is not needed of its coins is kept."""
    table = Table()
    table.state.round = 6
    table.study("bison_bison 1 2 3 4", "panthera_onca 1 3 4")
    table.give(coins=0, tokens=0, seals=1)
    table.hold("red 2")
    table.play("publication", "reference bison_bison")
    assert quick_choice(table) == "seal coins"
    table.state.goods[SEALS] = 0
    assert quick_choice(table) == "level 0"


def test_experts_who_count_a_good_raise_its_price() -> None:
    """Pora Paniu gives 2 points for 2 coins at the end, beside the point that all give."""
    table = Table()
    table.hold("red 2")
    before = Prices(table.rules.box, table.state, 0)
    table.active("pora_paniu")
    after = Prices(table.rules.box, table.state, 0)
    assert after.coins(4) == pytest.approx(before.coins(4) + 4.0)
    assert after.seal >= after.coins(5), "a seal can become five coins"
