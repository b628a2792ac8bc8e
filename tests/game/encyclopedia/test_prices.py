"""What a quick player of Encyclopedia reckons with: prices agree with the worth that they stand for."""

from __future__ import annotations

import pytest

from ai.knowledge.encyclopedia_prices import NOTHING, Prices
from ai.knowledge.encyclopedia_quick import Outlook, quick
from ai.knowledge.encyclopedia_worth import expected
from game.encyclopedia.model import COINS, TOKENS, WIDTH
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
    outlook = Outlook(table.rules, table.state, 0)
    voyages = [outlook.voyage(0, value) for value in range(1, 13)]
    assert voyages == sorted(voyages)
    assert voyages[0] <= NOTHING < voyages[1]
    assert outlook.voyage(1, 6) <= NOTHING


def test_a_quick_player_changes_nothing_and_chooses_an_option() -> None:
    rules = encyc_rules(3, rounds="4")
    for node in nodes(rules, 6):
        if len(node.options) > 1 and node.number % 3 == 0:
            before = rules.view(node.state, 0)
            assert 0 <= quick(rules, node.state, rules.choices(node.state, node.state.stack[-1])) < len(node.options)
            assert rules.view(node.state, 0) == before
