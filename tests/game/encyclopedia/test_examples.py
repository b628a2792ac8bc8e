"""The rulebook's examples, named after their headings, and sums that must come out exactly."""

from __future__ import annotations

import pytest

from game.encyclopedia.model import SHELF, SLOTS
from tests.game.encyclopedia.table import Table, die


def test_choisir_un_de() -> None:
    """The red 4 on another's reputation space brings its owner 2 reputation at once."""
    table = Table()
    table.dice(1, reputation="red 4")
    table.play("take seat2.reputation")
    assert table.has("reputation", 1) == 2
    assert (table.state.colour, table.state.value) == (0, 4)
    assert table.asked == "action"


@pytest.mark.parametrize(
    ("space", "good", "amount"), [("nothing", "points", 0), ("coins", "coins", 2), ("points", "points", 3)]
)
def test_choisir_un_de_of_another(space: str, good: str, amount: int) -> None:
    """Each space pays its owner; an own die pays nothing."""
    table = Table()
    table.dice(1, **{space: "red 4"})
    table.play(f"take seat2.{space}")
    assert table.has(good, 1) == amount
    table.turn(0)
    table.dice(0, **{space: "red 4"})
    table.play(f"take seat1.{space}")
    assert table.has(good, 0) == 0


def test_ambassade() -> None:
    """A die of value 5 brings 3 expedition tokens at once."""
    table = Table()
    table.hold("purple 5")
    table.play("embassy")
    assert table.has("tokens") == 3
    assert table.state.turn == 1


@pytest.mark.parametrize(("value", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_ambassade_by_value(value: int, tokens: int) -> None:
    """1-2, 3-4, 5 and more; nothing is asked where nothing can be raised."""
    table = Table()
    table.hold(f"red {value}")
    table.play("embassy")
    assert table.has("tokens") == tokens


def test_ambassade_raised() -> None:
    """Coins are offered level by level, just as many as are needed; a seal reaches the top."""
    table = Table().begin("red 1", coins=4, seals=1)
    table.play("embassy")
    assert table.options() == ["level 1", "level 2", "level 3", "seal", "seal coins"]
    table.play("level 3")
    assert (table.has("coins"), table.has("tokens"), table.has("seals")) == (0, 3, 1)
    table.hold("red 1")
    table.play("embassy", "seal")
    assert (table.has("tokens"), table.has("seals")) == (6, 0)


def test_banque() -> None:
    """5 coins whatever the die, and the First Player token for the first die of the round."""
    table = Table()
    table.state.first = 1
    table.hold("red 1")
    table.play("bank")
    assert (table.has("coins"), table.state.first) == (5, 0)
    table.hold("red 6", 1)
    table.play("bank")
    assert (table.has("coins", 1), table.state.first) == (5, 0)


def test_universite() -> None:
    """Egbert Rensing with a green die brings an expedition token; with another colour none."""
    table = Table().begin("green 1", experts="egbert_rensing lotte_paulsen")
    table.play("university", "expert egbert_rensing")
    assert table.has("tokens") == 1
    assert table.state.active[0] == table.box.experts.ids.index("egbert_rensing")
    table.hold("green 1")
    table.play("university")
    assert table.has("tokens") == 1
    assert table.box.experts.ids.index("lotte_paulsen") in table.state.active


def test_academie() -> None:
    """Purple 4 for a yellow animal: a token for the colour, a coin to make it 5, 3 reputation."""
    table = Table().begin("purple 4", coins=1, tokens=1, animals="lemur_catta panthera_tigris")
    table.play("academy")
    assert table.options() == ["animal lemur_catta by token", "animal panthera_tigris"]
    table.play("animal lemur_catta by token")
    assert table.names(table.state.study[0]) == ["lemur_catta"]
    assert table.asked == "renown"
    assert table.options() == ["level 2", "level 3"]
    table.play("level 3")
    assert (table.has("coins"), table.has("tokens"), table.has("reputation")) == (0, 1, 3)
    assert table.names(table.state.study[0]) == ["lemur_catta"]


def test_expedition() -> None:
    """Africa with a red 5 on the second space: 5 + 1 + 2 + 3 = 11, Type I twice and Type III once, 3 points."""
    table = Table()
    table.state.sailed[1] = 1
    table.give(coins=3, tokens=2)
    table.study("lemur_catta", "panthera_leo")
    table.hold("red 5")
    table.play("expedition africa by token")
    assert (table.has("tokens"), table.has("reputation"), table.state.strength) == (1, 2, 6)
    table.play("token", "cube lemur_catta 3", "coins", "cube lemur_catta 1", "coins", "cube panthera_leo 1")
    assert (table.has("coins"), table.has("tokens"), table.has("points")) == (0, 0, 3)
    assert table.asked != "research"


def test_publication() -> None:
    """A European, omnivorous, aquatic bird with a blue 4 and a coin: 15 + 6 + 10 + 3 points and a seal."""
    table = Table()
    table.give(coins=1)
    table.study(
        "aix_galericulata 1 2 3",
        "fratercula_arctica 1 3",
        "anser_anser 1 3",
        "ramphastos_toco 1 2 3",
        "pavo_cristatus 1",
    )
    table.hold("blue 4")
    table.play("publication", "reference aix_galericulata")
    assert table.options() == ["level 0", "level 1", "level 2", "level 3"]
    table.play("level 3", "with fratercula_arctica", "with anser_anser", "with ramphastos_toco")
    assert table.options() == ["with pavo_cristatus", "done"]
    events = table.play("with pavo_cristatus")
    assert table.has("points") == 15 + 6 + 10 + 3
    assert (table.has("seals"), table.has("coins")) == (1, 0)
    assert table.names(table.state.gone) == ["ramphastos_toco", "pavo_cristatus"]
    assert table.names(table.state.published[0]) == ["aix_galericulata", "fratercula_arctica", "anser_anser"]
    shelf = table.state.shelf[:SHELF]
    assert (shelf[8], shelf[3], shelf[1], shelf[12 + 3]) == (3, 2, 5, 3)
    assert sum(shelf) == 13
    assert not any(table.state.cubes)
    cubes = [(event["category"], event["cubes"]) for event in events if event.kind == "published_cubes"]
    assert cubes == [("aquatic", 3), ("omnivore", 2), ("bird", 5)]


def test_faq_an_expedition_begun_without_an_animal() -> None:
    """The reputation of the expedition gives an animal; it must be one of the continent, then a cube is placed."""
    table = Table().begin("red 2", reputation=10, animals="bison_bison lemur_catta panthera_onca")
    assert "expedition america" in table.options()
    table.play("expedition america")
    assert table.asked == "animal"
    assert table.options() == ["animal bison_bison", "animal panthera_onca"]
    assert table.refusal("animal lemur_catta") == "continent_needed"
    table.play("animal bison_bison")
    assert table.options() == ["cube bison_bison 1"]
    table.play("cube bison_bison 1")
    assert table.state.turn == 1


def test_faq_no_part_of_an_action() -> None:
    """Without an animal to gain, or with none of the continent on display, the expedition cannot begin."""
    table = Table()
    table.show(animals="lemur_catta")
    table.give(reputation=10)
    table.hold("red 2")
    assert table.refusal("expedition america") == "no_research_there"
    table.show(animals="bison_bison")
    table.give(reputation=1)
    table.hold("red 2")
    assert table.refusal("expedition america") == "no_research_there"


def test_faq_only_the_continent() -> None:
    """Publishing the continent alone needs a 2 and brings a point a card and a seal."""
    table = Table().begin("red 2", study="bison_bison 1, panthera_onca")
    table.play("publication", "reference bison_bison", "level 0", "with panthera_onca")
    assert (table.has("points"), table.has("seals")) == (2, 1)
    assert sum(table.state.shelf[:12]) == 0


def test_faq_a_single_animal() -> None:
    """One animal alone may be published; others stay under study."""
    table = Table().begin("red 6", study="bison_bison 1 2 3 4, panthera_onca 1 3")
    table.play("publication", "reference bison_bison", "level 4", "done")
    assert table.has("points") == 1 + 2 + 3 + 5 + 7
    assert table.names(table.state.study[0]) == ["panthera_onca"]
    assert table.state.cubes[table.animal("panthera_onca")] == 0b101


def test_faq_cubes_never_run_short() -> None:
    """Any number of cubes can be published."""
    table = Table()
    table.state.shelf[0] = 200
    table.study("bison_bison 1")
    table.hold("red 3")
    table.play("publication", "level 1")
    assert table.state.shelf[0] == 201


def test_fin_de_manche() -> None:
    """A seal buys a die of any colour from the central board; it is rolled and used at once. Others may pass."""
    table = Table()
    table.give(seals=1)
    table.give(1, seals=1)
    table.dice(0, nothing="red 6")
    table.dice(1)
    table.play("take seat1.nothing", "bank")
    assert (table.asked, table.rules.to_act(table.state)) == ("extra", 0)
    assert table.options() == ["pass", "extra red"]
    table.play("extra red")
    assert (table.asked, table.state.colour, table.has("seals")) == ("action", 0, 0)
    table.play("bank")
    assert (table.asked, table.rules.to_act(table.state)) == ("extra", 1)
    table.play("pass")
    assert table.state.round == 2


def test_automa_mise_en_place_of_dice() -> None:
    """2 yellow and 2 red with red before yellow: the yellow 2 stands left of the red 2."""
    from game.encyclopedia.automa import arrange

    table = Table(2, seat2="linne/boudeuse")
    table.state.priority[5:10] = [0, 1, 2, 3, 4]
    arrange(table.state, 1, [die("red 2"), die("yellow 2"), die("blue 6"), die("green 3")])
    expected = [die(name) for name in ("yellow 2", "red 2", "green 3", "blue 6")]
    assert table.state.dice[SLOTS : SLOTS + 4] == expected


def test_automa_linne_with_a_5() -> None:
    """University: an expert by priority, and 1 expedition token whatever the colour."""
    table = Table(2, seat2="linne/boudeuse")
    table.state.priority[5:10] = [3, 0, 1, 2, 4]
    table.show(experts="alonso_rossette katie_macsweeney lotte_paulsen")
    table.dice(1, nothing="red 5")
    table.dice(0, nothing="red 1", coins="red 1")
    table.play("take seat1.nothing", "bank")
    assert table.state.retired[1] == [table.box.experts.ids.index("katie_macsweeney")]
    assert table.has("tokens", 1) == 1
