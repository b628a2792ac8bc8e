"""Experts and bonus cards that come in the middle of an action: they count at once, and may complete it."""

from __future__ import annotations

import pytest

from tests.game.encyclopedia.table import Table


def test_an_expert_gained_on_the_way_counts_at_once() -> None:
    """The reputation of an expedition brings an expert: it adds to this expedition, if it is one of its continent."""
    for expert, more in (("renell_victorie", 2), ("rogerio_luz", 1), ("katie_macsweeney", 0)):
        table = Table()
        table.give(reputation=5)
        table.study("bison_bison")
        table.show(experts=f"{expert} vlad_koulechov")
        table.hold("red 3")
        table.play("expedition america", f"expert {expert}")
        assert (table.asked, table.state.strength) == ("research", 3 + more)


def covering(value: int) -> Table:
    """Four experts, two of them for America; a fifth comes in the middle of an expedition to America."""
    table = Table()
    table.active("renell_victorie", "rogerio_luz", "nargiz_tatilian", "ankshu_ragavan")
    table.give(reputation=5)
    table.study("bison_bison 1 2")
    table.show(experts="vlad_koulechov lotte_paulsen")
    table.hold(f"red {value}")
    table.play("expedition america", "expert vlad_koulechov")
    assert (table.asked, table.state.strength) == ("hire", value + 3)
    return table


def test_an_expert_covered_on_the_way_counts_no_more() -> None:
    """Covering the expert of the expedition takes what it added."""
    table = covering(6)
    table.play("cover renell_victorie")
    assert table.state.strength == 7
    table = covering(6)
    table.play("tuck")
    assert table.state.strength == 9


def test_an_expert_that_an_expedition_needs_is_not_covered() -> None:
    """An expedition that was begun is completed: the 7 for Type III need Renell Victorie, but not the others."""
    table = covering(4)
    assert table.options() == ["cover nargiz_tatilian", "cover ankshu_ragavan", "tuck"]
    assert table.refusal("cover renell_victorie") == "expedition_too_weak"
    table.play("tuck", "cube bison_bison 3")
    assert table.has("points") == 3


@pytest.mark.parametrize(("expert", "tokens"), [("rogerio_luz", 3), ("yaban_peker", 2)])
def test_a_bonus_expert_comes_before_the_value_counts_at_the_embassy(expert: str, tokens: int) -> None:
    """Etienne Lebeau's reputation brings an expert at once; if it raises red dice, the red 4 counts 5."""
    table = Table()
    table.active("etienne_lebeau")
    table.give(reputation=5)
    table.show(experts=f"{expert} vlad_koulechov")
    table.hold("red 4")
    table.play("embassy")
    assert table.asked == "expert"
    table.play(f"expert {expert}")
    assert (table.has("tokens"), table.state.turn) == (tokens, 1)


@pytest.mark.parametrize(("expert", "reputation"), [("rogerio_luz", 9), ("yaban_peker", 8)])
def test_a_bonus_expert_comes_before_the_value_counts_at_the_academy(expert: str, reputation: int) -> None:
    """Aymar Dibumbè's reputation brings an expert after the animal and before the value of the die counts."""
    table = Table()
    table.active("aymar_dibumbe")
    table.give(reputation=5)
    table.show(animals="bison_bison panthera_onca", experts=f"{expert} vlad_koulechov")
    table.hold("red 4")
    table.play("academy", "animal bison_bison")
    assert table.asked == "expert"
    table.play(f"expert {expert}")
    assert (table.has("reputation"), table.state.turn) == (reputation, 1)


def test_coins_of_a_bonus_expert_raise_the_value_at_the_embassy() -> None:
    """Safi Limbila comes by reputation and pays for the level that follows."""
    table = Table().begin("red 4", active="etienne_lebeau", reputation=5, experts="safi_limbila vlad_koulechov")
    table.play("embassy", "expert safi_limbila", "use safi_limbila")
    assert table.options() == ["level 2", "level 3"]
    table.play("level 3")
    assert (table.has("tokens"), table.has("coins")) == (3, 4)


def test_an_expedition_on_which_nothing_is_left_to_do_ends_by_itself() -> None:
    """Also when the last thing to do was to use an expert."""
    table = Table().begin("red 2", active="ishiwata_eiko", study="bison_bison")
    table.play("expedition america", "cube bison_bison 1")
    assert table.options() == ["use ishiwata_eiko", "done"]
    table.state.cubes[table.animal("bison_bison")] = 0b1111
    table.play("use ishiwata_eiko")
    assert (table.state.target, table.state.turn) == (-1, 1)


def test_an_expert_that_an_expedition_brings_may_complete_it() -> None:
    """FAQ: 3 reputation bring an expert; with it the 10 for Type IV are there, so it must be taken and used."""
    table = Table().begin(
        "red 6",
        reputation=5,
        study="bison_bison 1 2 3",
        experts="vlad_koulechov renell_victorie safi_limbila rogerio_luz",
    )
    table.state.value = 7
    assert "expedition america" in table.options()
    table.play("expedition america")
    assert (table.asked, table.options()) == ("hire", ["use safi_limbila"])
    assert table.refusal("keep") == "expedition_too_weak"
    table.play("use safi_limbila", "coins", "cube bison_bison 4")
    assert (table.has("coins"), table.has("points")) == (2, 5)


def test_of_several_experts_only_those_that_complete_an_expedition_are_offered() -> None:
    """8 points and Type IV: Renell Victorie's 2 or Safi Limbila's coins are enough, Rogério Luz is not."""
    table = Table().begin(
        "red 6",
        reputation=5,
        study="bison_bison 1 2 3",
        experts="vlad_koulechov renell_victorie safi_limbila rogerio_luz",
    )
    table.state.value = 8
    table.play("expedition america")
    assert table.options() == ["expert renell_victorie", "expert safi_limbila"]
    assert table.refusal("expert rogerio_luz") == "expedition_too_weak"
    assert table.refusal("expert lotte_paulsen") == "not_on_display"
    table.play("expert renell_victorie", "cube bison_bison 4")
    assert table.has("points") == 5


def test_four_experts_of_a_continent_leave_no_room_for_a_helper() -> None:
    """With every place taken by experts of the expedition, covering one gains only the difference."""
    table = Table().begin(
        "green 6",
        active="renell_victorie rogerio_luz nargiz_tatilian ankshu_ragavan",
        reputation=5,
        study="osphranter_rufus 1 2 3",
        experts="akona_wikiriwhi vlad_koulechov",
    )
    table.state.value = 8
    table.play("expedition oceania")
    assert table.asked == "hire"
    assert table.options() == [f"cover {name}" for name in (
        "renell_victorie", "rogerio_luz", "nargiz_tatilian", "ankshu_ragavan"
    )]  # fmt: skip
    assert table.refusal("tuck") == "expedition_too_weak"


def test_a_helper_covers_the_expert_that_helps_least() -> None:
    """Four places taken, one by Rogério Luz: Renell Victorie brings the 2 that are missing if she covers another."""
    table = Table().begin(
        "red 6",
        active="rogerio_luz nargiz_tatilian ankshu_ragavan vlad_koulechov",
        reputation=5,
        study="bison_bison 1 2 3",
        experts="renell_victorie lotte_paulsen",
    )
    table.state.value = 7
    table.play("expedition america")
    assert table.options() == [f"cover {name}" for name in ("nargiz_tatilian", "ankshu_ragavan", "vlad_koulechov")]


def test_reputation_of_a_helper_counts_from_where_the_expedition_leads() -> None:
    """From 5 to 8, then Ishiwata Eiko's 3 pass the coins of step 9."""
    table = Table().begin("red 6", reputation=5, study="bison_bison 1 2 3", experts="ishiwata_eiko vlad_koulechov")
    table.state.value = 7
    table.play("expedition america", "use ishiwata_eiko", "coins", "cube bison_bison 4")
    assert (table.has("reputation"), table.has("coins"), table.has("points")) == (11, 0, 5)
