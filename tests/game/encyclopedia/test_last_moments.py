"""Seals and experts to the last moment: at every question, for publications completed on the way, at the very end."""

from __future__ import annotations

import pytest

from game.encyclopedia.model import CLEAN_FRAME, EXTRA_FRAMES, TAKE_FRAMES
from game.encyclopedia.owed import check_owed
from tests.game.encyclopedia.table import Table


def publishing(experts: str, reputation: int = 5) -> Table:
    """A red die of 1, an American animal, an expert who is paid 2 reputation for publications, these on display."""
    table = Table()
    table.active("elena_lewis")
    table.give(reputation=reputation)
    table.study("bison_bison 1")
    table.show(experts=f"{experts} lotte_paulsen")
    table.hold("red 1")
    return table


@pytest.mark.parametrize("expert", ["rogerio_luz", "safi_limbila", "matilda_glenn"])
def test_a_bonus_expert_gained_on_the_way_completes_a_publication(expert: str) -> None:
    """One for red dice, one that brings coins, one whose reputation brings coins; another could not be chosen."""
    table = publishing("rogerio_luz safi_limbila matilda_glenn")
    assert "publication" in table.options()
    table.play("publication")
    assert table.options() == ["expert rogerio_luz", "expert safi_limbila", "expert matilda_glenn"]
    assert table.refusal("expert lotte_paulsen") == "value_too_low"
    table.play(f"expert {expert}")
    if table.asked == "hire":
        assert table.options() == [f"use {expert}"]
        assert table.refusal("keep") == "value_too_low"
        table.play(f"use {expert}")
    assert table.asked == "ceiling"
    check_owed(table.rules, table.state)
    table.play("level 0")
    assert table.names(table.state.published[0]) == ["bison_bison"]


def test_an_expert_that_does_not_help_completes_no_publication() -> None:
    """Nobody on display adds to a red die; nor does one that the reputation does not reach."""
    assert "publication" not in publishing("nargiz_tatilian").options()
    assert "publication" not in publishing("rogerio_luz", reputation=0).options()


def test_an_expert_that_a_publication_needs_is_not_covered() -> None:
    """The die counts 2 only thanks to an expert; a bonus expert may not take its place before the Type is chosen."""
    table = Table().begin(
        "red 1",
        active="elena_lewis rogerio_luz nargiz_tatilian ankshu_ragavan",
        reputation=5,
        study="bison_bison 1",
        experts="lotte_paulsen vlad_koulechov",
    )
    table.play("publication", "expert lotte_paulsen")
    assert table.asked == "hire"
    assert "cover rogerio_luz" not in table.options()
    assert "cover elena_lewis" in table.options()
    assert table.refusal("cover rogerio_luz") == "value_too_low"


def test_an_expert_that_was_kept_raises_the_die_at_the_embassy() -> None:
    """A die of 2 without coins: five coins of an expert bring the third level."""
    table = Table().begin("red 2", active="safi_limbila")
    table.play("embassy")
    assert table.options() == ["level 1", "use safi_limbila"]
    table.play("use safi_limbila")
    assert table.options() == ["level 1", "level 2", "level 3"]
    table.play("level 3")
    assert (table.has("tokens"), table.has("coins")) == (3, 2)


def test_a_die_that_is_high_enough_asks_nothing_at_the_embassy() -> None:
    """An expert could not bring more there."""
    table = Table().begin("red 5", active="safi_limbila")
    table.play("embassy")
    assert table.has("tokens") == 3


def test_an_expert_that_was_kept_is_used_at_the_academy() -> None:
    """Before the animal is chosen, and before its reputation; the card that it brings waits for that animal."""
    table = Table().begin(
        "red 1", active="matilda_glenn safi_limbila", reputation=11, animals="bison_bison panthera_onca lemur_catta"
    )
    table.play("academy")
    assert table.options() == [
        "animal bison_bison", "animal panthera_onca", "use matilda_glenn", "use safi_limbila"
    ]  # fmt: skip
    table.play("use matilda_glenn")
    assert (table.asked, table.has("reputation")) == ("academy", 14)
    check_owed(table.rules, table.state)
    table.play("animal bison_bison")
    assert table.asked == "animal"
    table.play("animal panthera_onca")
    assert (table.asked, table.options()) == ("renown", ["level 1", "use safi_limbila"])


def test_the_colour_of_an_animal_at_the_academy_is_paid_for_with_it() -> None:
    """By a token or a seal, as on expeditions; a seal raises the die too; nothing is paid without being asked."""
    table = Table().begin("red 1", tokens=1, seals=1, animals="bison_bison lemur_catta")
    table.play("academy")
    assert table.options() == ["animal bison_bison", "animal lemur_catta by token", "animal lemur_catta by seal"]
    assert table.refusal("animal lemur_catta") == "colour_needed"
    assert table.refusal("animal bison_bison by token") == "boost_useless"
    table.play("animal lemur_catta by seal")
    assert (table.has("seals"), table.has("tokens"), table.has("reputation")) == (0, 2, 3)
    alone = Table()
    alone.give(tokens=1)
    alone.show(animals="lemur_catta")
    alone.hold("red 1")
    alone.play("academy")
    assert (alone.asked, alone.options()) == ("academy", ["animal lemur_catta by token"])


def test_an_expert_that_was_kept_is_used_during_a_publication() -> None:
    """At the reference animal, at the highest Type and at the animals that take part."""
    for moves in (["publication"], ["publication", "reference bison_bison"],
                  ["publication", "reference bison_bison", "level 1"]):  # fmt: skip
        table = Table()
        table.active("safi_limbila")
        table.study("bison_bison 1 2", "panthera_onca 1")
        table.hold("red 3")
        table.play(*moves)
        assert "use safi_limbila" in table.options(), moves
        asked = table.asked
        table.play("use safi_limbila")
        assert (table.asked, table.has("coins")) == (asked, 5)
        check_owed(table.rules, table.state)


def test_an_expert_that_was_kept_is_used_at_the_university() -> None:
    """It gives its place free for the one that is recruited; the card that it brings comes after that."""
    table = Table().begin(
        "red 1",
        active="matilda_glenn elena_lewis nargiz_tatilian ankshu_ragavan",
        reputation=4,
        experts="lotte_paulsen vlad_koulechov",
    )
    table.play("university", "use matilda_glenn")
    assert table.asked == "university"
    table.play("expert lotte_paulsen")
    assert table.asked == "hire"


def last_round(seals: int = 1) -> Table:
    """The end of the last round: a seal, a red die on the central board, an animal that is ready."""
    table = Table()
    table.state.round = table.box.rounds
    table.study("bison_bison 1 2", "lemur_catta")
    table.give(seals=seals)
    table.state.dice = [-1] * len(table.state.dice)
    table.state.used = [1, 0, 0, 0, 0]
    table.state.stack = [CLEAN_FRAME, EXTRA_FRAMES[1], EXTRA_FRAMES[0]]
    return table


def test_the_seal_of_the_last_publication_can_still_become_coins() -> None:
    """At any time means to the very end; each seal is asked for as long as there is one."""
    table = last_round()
    table.give(coins=6)
    table.play("extra red", "publication")
    while table.asked != "last":
        table.play(next(text for text in table.options() if text.startswith(("reference", "level", "done"))))
    assert (table.options(), table.has("seals")) == (["pass", "seal coins"], 1)
    check_owed(table.rules, table.state)
    coins = table.has("coins")
    table.play("seal coins")
    assert (table.has("coins"), table.has("seals")) == (coins + 5, 0)
    assert table.rules.outcome(table.state) is not None


def test_the_last_word_comes_only_in_the_last_round_and_with_something_to_say() -> None:
    """Without a seal or an expert the game just ends; in an earlier round seals stay for the next one."""
    table = last_round()
    table.play("extra red", "bank")
    assert table.rules.outcome(table.state) is not None
    early = last_round(seals=2)
    early.state.round = 1
    early.play("extra red", "bank")
    assert early.asked != "last"


def test_the_last_word_uses_experts_and_is_refused_other_things() -> None:
    """An expert that was kept brings its coins; one more action is not to be had."""
    table = last_round(seals=2)
    table.active("safi_limbila")
    table.play("extra red", "bank")
    assert table.options() == ["pass", "seal coins", "use safi_limbila"]
    assert table.refusal("extra red") == "asked_last"
    table.play("use safi_limbila", "pass")
    assert table.has("coins") == 10
    assert table.rules.outcome(table.state) is not None


def test_the_first_question_of_a_turn_offers_experts_as_before() -> None:
    """Before a die is taken."""
    table = Table()
    table.active("safi_limbila")
    table.state.stack[-1] = TAKE_FRAMES[0]
    assert "use safi_limbila" in table.options()
