"""The die (Le dé de contrainte): each face on both boards, its roller, the river, the T. rex."""

from __future__ import annotations

import pytest

from tests.game.draftosaurus.table import SLOTS, Table

BOTTOM = set(SLOTS[:3])

FORESTS = {"summer": {"sameness", "trio", "king"}, "winter": {"wood", "bridge_left", "lookout"}}
PLAINS = {
    "summer": {"love", "differences", "island"},
    "winter": {"bridge_right", "quarantine", *BOTTOM},
}
TOILETS = {
    "summer": {"king", "differences", "island"},
    "winter": {"bridge_right", "lookout", *BOTTOM},
}
CAFETERIA = {"summer": {"sameness", "trio", "love"}, "winter": {"wood", "bridge_left", "quarantine"}}

both_sides = pytest.mark.parametrize("side", ["summer", "winter"])


def left_open(side: str, face: str, letter: str = "s", **zoo: str) -> set[str]:
    """Where a seat that the die binds may place a dinosaur."""
    table = Table(3, board=side)
    table.zoo(1, **zoo)
    table.die(face, roller=0)
    return table.places(1, letter)


@both_sides
def test_foret(side: str) -> None:
    """Only pens of the forest, and the river."""
    assert left_open(side, "forest") == FORESTS[side] | {"river"}


@both_sides
def test_plaine(side: str) -> None:
    """Only pens of the plain, and the river."""
    assert left_open(side, "plain") == PLAINS[side] | {"river"}


@both_sides
def test_cote_toilettes(side: str) -> None:
    """Only pens to the right of the river, and the river."""
    assert left_open(side, "toilets") == TOILETS[side] | {"river"}


@both_sides
def test_cote_cafeteria(side: str) -> None:
    """Only pens to the left of the river, and the river."""
    assert left_open(side, "cafeteria") == CAFETERIA[side] | {"river"}


@both_sides
def test_forest_and_plain_part_the_board_as_do_the_sides(side: str) -> None:
    """Every pen lies in one zone and on one side."""
    everything = FORESTS[side] | PLAINS[side]
    assert not FORESTS[side] & PLAINS[side]
    assert not TOILETS[side] & CAFETERIA[side]
    assert TOILETS[side] | CAFETERIA[side] == everything


def test_enclos_vide() -> None:
    """Only pens without any dinosaur; one in the river fills nothing."""
    zoo = {"love": "p", "trio": "p", "sameness": "s", "river": "s"}
    assert left_open("summer", "empty", **zoo) == {"king", "differences", "island", "river"}
    assert left_open("summer", "empty") == FORESTS["summer"] | PLAINS["summer"] | {"river"}


def test_enclos_vide_on_the_winter_side() -> None:
    """The banks are two pens; one dinosaur makes the whole pyramid a pen that is not empty."""
    zoo = {"bridge_left": "p", "pyramid": ".p."}
    assert left_open("winter", "empty", **zoo) == {"wood", "bridge_right", "lookout", "quarantine", "river"}


def test_attention_au_t_rex() -> None:
    """Only pens that hold no T. rex; those in the river do not count."""
    zoo = {"love": "pt", "trio": "p", "island": "t", "river": "t"}
    assert left_open("summer", "no_trex", **zoo) == {"sameness", "trio", "king", "differences", "river"}


def test_attention_au_t_rex_lets_a_t_rex_be_played() -> None:
    """A T. rex itself may go wherever there is none yet."""
    zoo = {"love": "pt", "trio": "p"}
    expected = {"sameness", "trio", "king", "differences", "island", "river"}
    assert left_open("summer", "no_trex", "t", **zoo) == expected


def test_attention_au_t_rex_on_the_winter_side() -> None:
    """The banks are two pens; a T. rex anywhere in the pyramid closes all of it."""
    zoo = {"bridge_left": "t", "pyramid": "t.."}
    expected = {"wood", "bridge_right", "lookout", "quarantine", "river"}
    assert left_open("winter", "no_trex", "t", **zoo) == expected
    assert left_open("winter", "no_trex", "p", **zoo) == expected


@both_sides
@pytest.mark.parametrize("face", ["forest", "plain", "toilets", "cafeteria", "empty", "no_trex"])
def test_the_roller_is_exempt(side: str, face: str) -> None:
    """Who rolled the die may place everywhere."""
    table = Table(3, board=side)
    table.die(face, roller=1)
    filled = {"love": "t", "trio": "t"} if side == "summer" else {"bridge_left": "t", "bridge_right": "t"}
    table.zoo(1, **filled)
    assert table.places(1, "t") == FORESTS[side] | PLAINS[side] | {"river"}


@both_sides
@pytest.mark.parametrize("face", ["forest", "plain", "toilets", "cafeteria", "empty", "no_trex"])
def test_la_riviere_is_always_allowed(side: str, face: str) -> None:
    """Whatever the die says and however full the zoo is, the river is open."""
    full = {
        "summer": {"sameness": "t", "trio": "ttt", "love": "t", "king": "t", "differences": "t", "island": "t"},
        "winter": {"wood": "t", "bridge_left": "t", "bridge_right": "t", "lookout": "t", "pyramid": "t.t",
                   "quarantine": "t"},
    }  # fmt: skip
    assert "river" in left_open(side, face, "t", **full[side])
    assert left_open(side, "empty", "t", **full[side]) == {"river"}
    assert left_open(side, "no_trex", "t", **full[side]) == {"river"}


def test_every_face_of_the_die_comes_up() -> None:
    """The die has each of its six faces once, and all come up about as often."""
    table = Table(3)
    assert sorted(table.rules.faces) == list(range(6))
    rolls = [table.rules.start(seed).die for seed in range(1200)]
    assert all(140 < rolls.count(face) < 260 for face in range(6))
