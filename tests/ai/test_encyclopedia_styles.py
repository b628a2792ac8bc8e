"""What bots of Encyclopedia like, and what none of them does."""

from __future__ import annotations

from ai.catalog import make_bot
from ai.knowledge.encyclopedia.worth import worth as seat_worth
from ai.minds import knowledge_of, worth_of
from game.encyclopedia.model import ANIMAL_FRAMES, COINS, SEALS, WIDTH
from tests.ai.worlds import choice
from tests.game.encyclopedia.table import Table

WORTH = worth_of("encyclopedia")
TASTE = knowledge_of("encyclopedia").taste


def _liked(table: Table, style: str) -> dict[str, float]:
    options = table.rules.options(table.state)
    assert TASTE is not None
    likes = TASTE(table.rules, table.state, options, style)
    return {option.text: more for option, more in zip(options, likes, strict=True) if more}


def test_a_spoiler_likes_high_dice_of_others() -> None:
    table = Table()
    table.dice(0, nothing="green 6")
    table.dice(1, nothing="blue 6", coins="blue 1")
    table.turn(0)
    assert list(_liked(table, "spoiler").values()) == [1.5, 0.25]
    assert not _liked(table, "collector")


def test_a_collector_likes_cards_beside_its_own_and_a_spoiler_those_beside_others() -> None:
    table = Table()
    table.study("bison_bison", "panthera_onca")
    table.study("panthera_leo", seat=1)
    table.show(animals="castor_canadensis lemur_catta vipera_berus")
    table.state.stack[-1] = ANIMAL_FRAMES[0]
    assert _liked(table, "collector") == {"animal castor_canadensis": 0.8}
    assert _liked(table, "spoiler") == {"animal lemur_catta": 0.4}


def test_a_gambler_likes_expeditions() -> None:
    table = Table()
    table.study("bison_bison")
    table.hold("red 6")
    assert {text.partition(" ")[0] for text in _liked(table, "gambler")} == {"expedition"}
    assert not _liked(table, "")


def test_a_seal_is_worth_no_less_than_the_coins_that_it_can_become() -> None:
    """Whatever the weights say, at every time of the game."""
    table = Table()
    box, state = table.rules.box, table.state
    for state.round in range(1, 7):
        for coins in (0, 3, 8):
            state.goods[COINS], state.goods[SEALS] = coins, 2
            before = seat_worth(box, state, 0)
            state.goods[COINS], state.goods[SEALS] = coins + box.seal_coins, 1
            assert seat_worth(box, state, 0) <= before + 1e-9


def test_nobody_changes_a_seal_before_coins_are_needed() -> None:
    table = Table()
    table.study("bison_bison", "panthera_onca 1 2")
    table.hold("red 4")
    table.give(coins=6, seals=2)
    options = table.rules.options(table.state)
    worths = dict(zip([option.text for option in options], WORTH(table.rules, table.state, options), strict=True))
    assert worths["seal coins"] == min(worths.values())
    bot = make_bot("visitor", "encyclopedia")
    assert "seal coins" not in {choice(bot, table.rules, table.state, seed).text for seed in range(60)}


def test_a_seal_is_changed_where_coins_bring_more_than_it() -> None:
    """Pora Paniu makes 5 coins worth 7 points and a half at the end, a seal is worth 4."""
    table = Table()
    table.active("pora_paniu")
    table.state.round = 6
    table.dice(0)
    table.dice(1)
    table.hold("red 1")
    table.give(seals=1)
    options = table.rules.options(table.state)
    worths = dict(zip([option.text for option in options], WORTH(table.rules, table.state, options), strict=True))
    assert worths["seal coins"] == max(worths.values())
    assert table.state.goods[WIDTH + SEALS] == 0
