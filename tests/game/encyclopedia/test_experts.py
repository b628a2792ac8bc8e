"""Experts (Cartes Expert): every kind of effect, every expert, and the four places for them."""

from __future__ import annotations

import pytest

from game.encyclopedia.effects import AT_END, KINDS, LASTING, ONCE, describe, duration
from tests.game.encyclopedia.cases import FIGURES
from tests.game.encyclopedia.table import Table

SAMPLES = {
    "america": "bison_bison",
    "africa": "panthera_leo",
    "asia": "panthera_tigris",
    "europe": "vulpes_vulpes",
    "oceania": "osphranter_rufus",
}
COLOUR = {"america": "red", "africa": "yellow", "asia": "purple", "europe": "blue", "oceania": "green"}

PLACES = [
    ("cristian_miller", "university", "coins", 1),
    ("elena_lewis", "publication", "reputation", 2),
    ("etienne_lebeau", "embassy", "reputation", 2),
    ("adamu_ashenafi", "university", "points", 2),
    ("aymar_dibumbe", "academy", "reputation", 1),
    ("samara_el_ouadie", "bank", "reputation", 2),
    ("gao_zhelan", "publication", "coins", 3),
    ("piaar_jhari", "embassy", "points", 2),
    ("shanti_shevade", "academy", "reputation", 1),
    ("adriana_zarek", "publication", "reputation", 2),
    ("cathrin_holzhausen", "academy", "coins", 1),
    ("leonardas_vaikutis", "university", "reputation", 2),
    ("egbert_rensing", "publication", "coins", 3),
    ("paipau_piripi", "academy", "points", 1),
    ("phoebe_burke", "bank", "points", 2),
]


def act(place: str, *experts: str) -> Table:
    """A table after an action with a red 6 on that place, with these experts face up."""
    table = Table()
    table.active(*experts)
    table.show(animals="ursus_arctos panthera_onca", experts="maddalena_rotella")
    table.study("bison_bison")
    table.hold("red 6")
    table.play(place)
    if place == "publication":
        table.play("level 0")
    return table


@pytest.mark.parametrize(("expert", "place", "good", "amount"), PLACES)
def test_each_place(expert: str, place: str, good: str, amount: int) -> None:
    """Every time a die is placed there, the expert pays."""
    assert act(place, expert).has(good) - act(place).has(good) == amount


VOYAGES = [
    ("audrey_morton", "america"),
    ("rabiah_assaf", "africa"),
    ("morishita_shinzo", "asia"),
    ("louwrens_korte", "europe"),
    ("emilia_morris", "oceania"),
]


def sail(land: str, value: int, *experts: str) -> Table:
    """A table at research on an expedition with a die of the continent's colour."""
    table = Table()
    table.active(*experts)
    table.study(SAMPLES[land])
    table.hold(f"{COLOUR[land]} {value}")
    table.play(f"expedition {land}")
    return table


@pytest.mark.parametrize(("expert", "land"), VOYAGES)
def test_each_expedition(expert: str, land: str) -> None:
    """3 points every time a die is placed on an expedition to the continent, and to no other."""
    for other in SAMPLES:
        assert sail(other, 3, expert).has("points") == (3 if other == land else 0)


CUBES = [("alonso_rossette", 1, 1), ("mathias_hass", 2, 1), ("simon_hodesmann", 3, 2), ("kedar_ghale", 4, 2)]


@pytest.mark.parametrize(("expert", "kind", "coins"), CUBES)
def test_each_cube(expert: str, kind: int, coins: int) -> None:
    """Coins every time a cube is placed on the Type, and on no other."""
    for other in (1, 2, 3, 4):
        table = Table()
        table.active(expert)
        table.study("bison_bison", "panthera_onca")
        table.hold("red 6")
        table.state.value = 12
        table.play("expedition america", f"cube bison_bison {other}")
        assert table.has("coins") == (coins if other == kind else 0)


DICE = [
    ("rogerio_luz", "america"),
    ("yaban_peker", "africa"),
    ("thao_tri_hung", "asia"),
    ("mathieu_aubert", "europe"),
    ("etano_palamo", "oceania"),
]


@pytest.mark.parametrize(("expert", "land"), DICE)
def test_dice(expert: str, land: str) -> None:
    """All dice of the colour count one more, in every action, also when they were changed to it."""
    for other, colour in COLOUR.items():
        own = other == land
        assert sail(other, 3, expert).state.strength == 3 + own
        table = Table()
        table.active(expert)
        table.hold(f"{colour} 4")
        table.play("embassy")
        assert table.has("tokens") == 2 + own
    table = Table()
    table.active(expert)
    table.give(tokens=1)
    table.show(animals=" ".join(SAMPLES.values()))
    table.hold(f"{'blue' if land != 'europe' else 'red'} 4")
    table.play("academy", f"animal {SAMPLES[land]} by token")
    assert table.has("reputation") == 3


EXPEDITIONS = [
    ("renell_victorie", "america"),
    ("girgis_al_ghumari", "africa"),
    ("pu_geun_young", "asia"),
    ("katie_macsweeney", "europe"),
    ("akona_wikiriwhi", "oceania"),
]


@pytest.mark.parametrize(("expert", "land"), EXPEDITIONS)
def test_expeditions(expert: str, land: str) -> None:
    """Expeditions to the continent are worth 2 more."""
    for other in SAMPLES:
        assert sail(other, 3, expert).state.strength == 3 + 2 * (other == land)


def test_experts_add_up() -> None:
    """Dice and expeditions of one continent stack."""
    assert sail("america", 3, "rogerio_luz", "renell_victorie", "audrey_morton").state.strength == 6


IMMEDIATE = [
    ("safi_limbila", "coins", 5),
    ("rachel_mostinckx", "coins", 5),
    ("ishiwata_eiko", "reputation", 3),
    ("matilda_glenn", "reputation", 3),
]


@pytest.mark.parametrize(("expert", "good", "amount"), IMMEDIATE)
def test_immediate_when_gained(expert: str, good: str, amount: int) -> None:
    """It may be used at once, and takes no place then."""
    table = Table()
    table.show(experts=expert)
    table.hold("red 1")
    table.play("university")
    assert table.options() == [f"use {expert}", "keep"]
    table.play(f"use {expert}")
    assert table.has(good) == amount
    assert table.state.active[:4] == [-1] * 4
    assert table.state.retired[0] == [table.expert(expert)]


@pytest.mark.parametrize(("expert", "good", "amount"), IMMEDIATE)
def test_immediate_when_kept(expert: str, good: str, amount: int) -> None:
    """It may be kept and used in any later turn, before or during the action; its place is free then."""
    table = Table()
    table.show(experts=expert)
    table.hold("red 1")
    table.play("university", "keep")
    assert table.state.active[0] == table.expert(expert)
    table.study("bison_bison")
    table.hold("red 3")
    assert f"use {expert}" in table.options()
    table.play("expedition america")
    before = table.has(good)
    table.play(f"use {expert}")
    assert table.has(good) - before == amount
    assert table.expert(expert) not in table.state.active


@pytest.mark.parametrize(("expert", "good", "amount"), IMMEDIATE)
def test_immediate_before_a_die_is_taken(expert: str, good: str, amount: int) -> None:
    """It may be used at any time in the owner's turn, so before the die too, which is still to be taken."""
    table = Table()
    table.active(expert)
    assert table.asked == "take_die"
    table.play(f"use {expert}")
    assert (table.has(good), table.asked) == (amount, "take_die")
    assert f"use {expert}" not in table.options()
    table.turn(1)
    assert not any(option.startswith("use") for option in table.options())


END_CUBES = [
    ("fernanda_brito_pedroso", "mammal"),
    ("maddalena_rotella", "forest"),
    ("salvador_ortiz", "omnivore"),
    ("gidea_grobbelaar", "reptile"),
    ("habib_abdalla", "temperate"),
    ("gangesh_mukerji", "hot"),
    ("suriani_binti_sulung", "carnivore"),
    ("lotte_paulsen", "bird"),
    ("manuel_nunez", "cold"),
    ("arnold_schuman", "prairie"),
    ("ilmatar_iivonen", "aquatic"),
    ("kiteni_sariman", "herbivore"),
]


@pytest.mark.parametrize(("expert", "category"), END_CUBES)
def test_end_cubes(expert: str, category: str) -> None:
    """Two cubes more in the category at the end."""
    table = Table()
    table.active(expert)
    assert table.score().points(category) == 2
    table.state.shelf[[line.label for line in table.score().lines].index(category) - 1] = 3
    assert table.score().points(category) == 7


END_POINTS: list[tuple[str, dict[str, int], int]] = [
    ("nargiz_tatilian", {"tokens": 4}, 4),
    ("nkogolo_bakumi", {}, 2),
    ("ankshu_ragavan", {"reputation": 11}, 11),
    ("vlad_koulechov", {"seals": 3}, 3),
    ("pora_paniu", {"coins": 5}, 4),
]


@pytest.mark.parametrize(("expert", "goods", "points"), END_POINTS)
def test_end_points(expert: str, goods: dict[str, int], points: int) -> None:
    """Points at the end for tokens, experts, reputation, seals, pairs of coins."""
    table = Table()
    table.active(expert, "rogerio_luz")
    table.give(**goods)
    assert table.score().points("experts") == points


def test_a_covered_expert_has_no_effect() -> None:
    """Four places; a fifth expert covers one, is tucked under one, or is used at once. All count for continents."""
    table = Table()
    table.active("rogerio_luz", "renell_victorie", "nargiz_tatilian", "ankshu_ragavan")
    table.show(experts="safi_limbila")
    table.hold("red 1")
    table.play("university")
    names = ("rogerio_luz", "renell_victorie", "nargiz_tatilian", "ankshu_ragavan")
    assert table.options() == ["use safi_limbila", *(f"cover {name}" for name in names), "tuck"]
    assert table.refusal("keep") == "space_taken"
    table.play("cover nargiz_tatilian")
    table.give(tokens=9)
    assert table.score().points("experts") == 0
    assert table.score().points("america") == 3
    assert table.state.retired[0] == [table.expert("nargiz_tatilian")]


def test_a_tucked_expert_counts_for_its_continent() -> None:
    """The new expert may go under an old one, which stays face up."""
    table = Table()
    table.active("rogerio_luz", "renell_victorie", "nargiz_tatilian", "ankshu_ragavan")
    table.show(experts="vlad_koulechov")
    table.hold("red 1")
    table.play("university", "tuck")
    table.give(seals=3)
    assert table.score().points("experts") == 0
    assert table.score().points("europe") == 1


TESTED = [
    row[0] for rows in (PLACES, VOYAGES, CUBES, DICE, EXPEDITIONS, IMMEDIATE, END_CUBES, END_POINTS) for row in rows
]
"""Every expert that stands in one of the tables above."""


def test_every_kind_and_every_expert_is_tested_and_described() -> None:
    """No expert is left out, and each has a description made of a key and numbers."""
    box = Table().box
    assert set(box.experts.kind) == set(KINDS)
    assert sorted(box.experts.ids) == sorted(TESTED)
    assert len(box.experts.ids) == 55
    for number, name in enumerate(box.experts.ids):
        key, data = describe(box, number)
        assert key == f"effect.{FIGURES.experts[name].kind}"
        assert dict(data)["amount"] == FIGURES.experts[name].amount
        expected = {"immediate": ONCE, "end_cubes": AT_END, "end_points": AT_END}
        assert duration(box, number) == expected.get(box.experts.kind[number], LASTING)
