"""Between the turns: the First Player token, dice for seals, displays from round to round, and empty decks."""

from __future__ import annotations

import pytest

from game.encyclopedia.model import SHARED
from game.encyclopedia.owed import check_owed
from tests.game.encyclopedia.table import Table


def last_turn(table: Table, die: str = "red 6") -> None:
    """The last die of the round is in seat 0's hand; the next round brings nothing to everyone."""
    table.state.dice = [-1] * len(table.state.dice)
    table.state.round_tokens[1] = SHARED.index("nothing")
    table.hold(die)


def test_the_first_player_token_counts_from_the_end_of_the_round_on() -> None:
    """Whoever banks first is asked first for extra actions, and begins the next round."""
    table = Table(3)
    table.state.first, table.state.turn = 1, 0
    for seat in range(3):
        table.give(seat, seals=1)
    last_turn(table)
    table.play("bank")
    asked: list[int] = []
    while table.asked == "extra":
        asked.append(table.rules.to_act(table.state))
        table.play("pass")
    assert asked == [0, 1, 2]
    assert (table.state.round, table.state.first, table.state.turn) == (2, 0, 0)


def test_an_extra_action_may_win_the_first_player_token() -> None:
    """The first die at the bank in a round may be one that a seal bought; those still to be asked stay the same."""
    table = Table(3)
    table.give(1, seals=1)
    table.give(2, seals=1)
    last_turn(table)
    table.play("embassy", "extra red", "bank")
    assert table.state.first == 1
    assert (table.asked, table.rules.to_act(table.state)) == ("extra", 2)


def test_a_seal_gained_in_an_extra_action_buys_none_for_the_same_seat() -> None:
    """One extra action each."""
    table = Table()
    table.give(seals=2)
    last_turn(table)
    table.play("embassy", "extra red", "bank")
    assert (table.state.round, table.has("seals")) == (2, 1)


def test_an_expert_kept_until_the_end_may_be_used_then() -> None:
    """When the last round is over its owner is asked, without a seal too; with nothing else to do the game ends."""
    table = Table()
    table.active("safi_limbila")
    table.state.round = 6
    last_turn(table)
    table.play("embassy")
    assert (table.asked, table.options()) == ("extra", ["pass", "use safi_limbila"])
    table.play("use safi_limbila")
    assert (table.has("coins"), table.state.stack) == (5, [])


def test_an_expert_may_bring_the_seal_for_one_more_action() -> None:
    """Three reputation from step 12 reach the seal; coins bring none, so nobody is asked for them."""
    for expert, step, asked in (("ishiwata_eiko", 12, "extra"), ("ishiwata_eiko", 11, ""), ("safi_limbila", 12, "")):
        table = Table()
        table.active(expert)
        table.give(reputation=step)
        last_turn(table)
        table.play("embassy")
        assert (table.asked == "extra") == bool(asked), (expert, step)
        if asked:
            table.play(f"use {expert}", "extra red", "bank")
            assert (table.has("coins"), table.has("seals"), table.state.round) == (5, 0, 2)


def test_a_card_of_an_expert_used_at_the_end_of_a_round_comes_at_once() -> None:
    """The bonus animal is chosen before the owner is asked again for the seal."""
    table = Table()
    table.active("ishiwata_eiko")
    table.give(reputation=10, seals=1)
    table.show(animals="bison_bison panthera_onca")
    last_turn(table)
    table.play("embassy", "use ishiwata_eiko")
    assert table.asked == "animal"
    check_owed(table.rules, table.state)
    table.play("animal bison_bison")
    assert (table.asked, table.state.study[0]) == ("extra", [table.animal("bison_bison")])


def test_a_die_taken_from_an_expedition_leaves_its_space_taken() -> None:
    """An extra expedition goes to the next space."""
    table = Table()
    table.give(seals=1, coins=9)
    table.study("bison_bison", "panthera_onca")
    last_turn(table)
    table.play("expedition america", "cube bison_bison 1", "done", "extra red", "expedition america")
    assert table.state.sailed[0] == 2


def test_doit_on_remplacer_une_carte() -> None:
    """Cards taken are not replaced in a round; what is left over is discarded before the next."""
    table = Table()
    table.show(animals="bison_bison panthera_onca", experts="rogerio_luz lotte_paulsen")
    last_turn(table)
    table.play("academy", "animal bison_bison")
    assert table.names(table.state.animal_discard) == ["panthera_onca"]
    assert len(table.state.expert_discard) == 2
    assert -1 not in table.state.animals + table.state.experts


def test_cards_are_not_replaced_in_a_round() -> None:
    """The place of a card that was taken stays empty."""
    table = Table().begin("red 6", animals="bison_bison panthera_onca")
    table.play("academy", "animal bison_bison")
    assert table.names([card for card in table.state.animals if card >= 0]) == ["panthera_onca"]


@pytest.mark.parametrize(("kind", "start"), [("expert", 5), ("animal", 11)])
def test_where_no_card_is_left_none_is_gained(kind: str, start: int) -> None:
    """Display, deck and discard pile are empty: the game goes on."""
    table = Table()
    table.give(reputation=start)
    table.study("bison_bison")
    if kind == "expert":
        table.state.expert_deck = []
    else:
        table.state.animal_deck = []
    table.hold("red 3")
    table.play("expedition america")
    assert table.asked == "research"
    assert (len(table.state.study[0]), table.state.active[0]) == (1, -1)


def test_an_animal_of_reference_without_cubes() -> None:
    """It decides the categories; others give their cubes, and it is collected all the same."""
    table = Table().begin("red 4", study="bison_bison, castor_canadensis 1 2, panthera_leo 1 3")
    table.play("publication", "reference bison_bison", "level 2", "with castor_canadensis")
    table.play("with panthera_leo")
    assert table.has("points") == 2 + 3 + 2 + 1 + 1
    assert table.names(table.state.gone) == ["panthera_leo"]
    assert sum(table.state.shelf[:12]) == 3


@pytest.mark.parametrize(("seats", "dice"), [(2, 8), (3, 12), (4, 16)])
def test_every_seat_takes_as_many_dice(seats: int, dice: int) -> None:
    """A round has as many turns as dice were drawn, five each with the extra die."""
    for kind, count in (("nothing", dice), ("die", dice + seats)):
        table = Table(seats)
        last_turn(table)
        table.state.round_tokens[1] = SHARED.index(kind)
        table.play("embassy")
        while table.asked != "take_die":
            table.play(table.options()[0])
        assert sum(code >= 0 for code in table.state.dice) == count


def test_a_seal_gained_on_the_way_may_be_changed_for_the_value() -> None:
    """Le sceau royal, at any moment: reputation brings a seal at the Embassy; 5 coins, of which one is spent."""
    table = Table().begin("red 4", active="etienne_lebeau", reputation=14)
    table.play("embassy")
    assert table.options() == ["level 2", "seal", "seal coins"]
    table.play("seal coins", "level 3")
    assert (table.has("tokens"), table.has("coins"), table.has("seals")) == (3, 4, 0)


def test_a_seal_gained_on_the_way_may_be_changed_for_a_publication() -> None:
    """2 of the 5 coins raise the die to 6, and 3 are left."""
    table = Table().begin("red 4", active="elena_lewis", reputation=14, study="bison_bison 1 2 3 4")
    table.play("publication", "seal coins", "level 4")
    assert (table.has("points"), table.has("coins"), table.has("seals")) == (1 + 2 + 3 + 5 + 7, 3, 1)


def test_seals_may_be_changed_at_the_very_end() -> None:
    """Pora Paniu: 5 coins and one more are worth 9 points, a seal 4; in earlier rounds there is time for that later."""
    table = Table()
    table.active("pora_paniu")
    table.give(seals=1, coins=1)
    table.state.round = 6
    table.state.dice = [-1] * len(table.state.dice)
    table.hold("red 1")
    table.play("embassy", "level 1")
    assert table.options() == ["pass", "extra red", "seal coins"]
    before = table.score().total
    table.play("seal coins")
    assert (table.rules.options(table.state), table.score().total - before) == ((), 9 - 4)
