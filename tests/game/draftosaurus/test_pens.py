"""The pens (Les enclos; Zoo alternatif): what each accepts and what it brings."""

from __future__ import annotations

import pytest

from tests.game.draftosaurus.table import LETTERS, SLOTS, SUMMER, WINTER, Table


def accepted(place: str, **zoo: str) -> str:
    """The letters of all species that a place accepts from a seat that the die does not bind."""
    side = "summer" if place in SUMMER else "winter"
    table = Table(3, board=side)
    table.zoo(0, **zoo)
    table.die("forest", roller=0)
    return "".join(letter for letter in LETTERS if place in table.places(0, letter))


def points(label: str, side: str = "summer", **zoo: str) -> int:
    """The points of one line for a zoo beside two empty ones."""
    table = Table(3, board=side)
    table.zoo(0, **zoo)
    return table.points(label)


@pytest.mark.parametrize("place", [place for place in SUMMER + WINTER if place != "pyramid"])
def test_an_empty_pen_accepts_every_species(place: str) -> None:
    """Everything may come first."""
    assert accepted(place) == LETTERS


@pytest.mark.parametrize("count", range(7))
def test_forest_of_sameness(count: int) -> None:
    """One species only, six at most, and points by how many there are."""
    assert accepted("sameness", sameness="s" * count) == (LETTERS, *["s"] * 5, "")[count]
    assert points("sameness", sameness="s" * count) == (0, 2, 4, 8, 12, 18, 24)[count]


@pytest.mark.parametrize("count", range(7))
def test_meadow_of_differences(count: int) -> None:
    """Different species only, six at most, and points by how many there are."""
    assert accepted("differences", differences=LETTERS[:count]) == LETTERS[count:]
    assert points("differences", differences=LETTERS[:count]) == (0, 1, 3, 6, 10, 15, 21)[count]


@pytest.mark.parametrize(
    ("held", "value"),
    [("", 0), ("s", 0), ("sp", 0), ("ss", 5), ("sss", 5), ("ssss", 10), ("sspp", 10), ("spspsp", 10), ("s" * 12, 30)],
)
def test_prairie_of_love(held: str, value: int) -> None:
    """Five points for each pair of a species; several pairs of one species count."""
    assert points("love", love=held) == value


def test_prairie_of_love_has_no_limit() -> None:
    """Eleven dinosaurs leave room for a twelfth of any species."""
    assert accepted("love", love="sspptccoobb") == LETTERS


def test_prairie_of_love_of_six() -> None:
    """With the option the seventh dinosaur finds no room."""
    table = Table(3, prairie="6")
    table.die("forest", roller=0)
    table.zoo(0, love="ssppt")
    assert "love" in table.places(0, "t")
    table.zoo(0, love="sspptt")
    assert "love" not in table.places(0, "t")
    assert table.refusal(0, "t>love") == "pen_full"
    assert table.points("love") == 15


@pytest.mark.parametrize(("held", "value"), [("", 0), ("s", 0), ("ss", 0), ("sss", 6), ("stp", 6)])
def test_woody_trio(held: str, value: int) -> None:
    """Points with exactly three dinosaurs, whatever they are; no room for a fourth."""
    assert points("trio", trio=held) == value
    assert accepted("trio", trio=held) == ("" if len(held) == 3 else LETTERS)


@pytest.mark.parametrize("value", ["6", "7"])
def test_woody_trio_by_option(value: str) -> None:
    """The option sets what a full trio brings, and nothing else."""
    table = Table(3, trio=value)
    table.zoo(0, trio="sss")
    assert table.points("trio") == int(value)
    table.zoo(0, trio="ss", love="s")
    assert table.points("trio") == 0


def test_king_of_the_jungle() -> None:
    """Seven points unless another zoo holds more of the species; ties score; the river belongs to the zoo."""
    table = Table(3)
    assert table.points("king") == 0
    table.zoo(0, king="s")
    assert table.points("king") == 7
    table.zoo(1, river="s")
    assert table.points("king") == 7
    table.zoo(2, river="s", love="s")
    assert table.points("king") == 0
    table.zoo(0, king="s", river="s")
    assert table.points("king") == 7
    table.zoo(0, king="p", river="ss")
    assert table.points("king") == 7


def test_king_of_the_jungle_accepts_one() -> None:
    """There is room for a single dinosaur."""
    assert accepted("king", king="s") == ""


@pytest.mark.parametrize(
    ("zoo", "value"),
    [
        ({}, 0),
        ({"island": "s"}, 7),
        ({"island": "s", "river": "p", "love": "pp"}, 7),
        ({"island": "s", "river": "s"}, 0),
        ({"island": "s", "trio": "ps"}, 0),
        ({"love": "s"}, 0),
    ],
)
def test_solitary_island(zoo: dict[str, str], value: int) -> None:
    """Seven points for the only one of its species in the whole zoo, the river included."""
    assert points("island", **zoo) == value


def test_solitary_island_accepts_one_and_minds_only_its_own_zoo() -> None:
    """There is room for a single dinosaur; other zoos do not matter."""
    assert accepted("island", island="s") == ""
    table = Table(3)
    table.zoo(0, island="s")
    table.zoo(1, love="sss")
    assert table.points("island") == 7


@pytest.mark.parametrize(("count", "side"), [(0, "summer"), (1, "summer"), (12, "summer"), (12, "winter")])
def test_the_river(count: int, side: str) -> None:
    """One point for each dinosaur, without limit, and nothing for a T. rex."""
    assert points("river", side, river="t" * count) == count
    assert points("trex", side, river="t" * count) == 0


@pytest.mark.parametrize(
    ("held", "open_to"), [("s", "tpcob"), ("st", "s"), ("sts", "t"), ("stst", "s"), ("ststs", "t"), ("ststst", "")]
)
def test_well_ordered_wood(held: str, open_to: str) -> None:
    """Two different species take turns, six at most."""
    assert accepted("wood", wood=held) == open_to
    assert points("wood", "winter", wood=held) == (2, 4, 8, 12, 18, 24)[len(held) - 1]


@pytest.mark.parametrize(
    ("left", "right", "value"),
    [("", "", 0), ("s", "", 0), ("ss", "", 0), ("s", "s", 6), ("ss", "s", 6), ("ss", "ss", 12), ("sp", "ps", 12)],
)
def test_lovers_bridge(left: str, right: str, value: int) -> None:
    """Six points for each pair with one member on either bank."""
    assert points("bridge", "winter", bridge_left=left, bridge_right=right) == value


def test_lovers_bridge_has_no_limit() -> None:
    """Either bank takes any dinosaur, however many there are."""
    assert accepted("bridge_left", bridge_left="sspptccoobb") == LETTERS
    assert accepted("bridge_right", bridge_right="sspptccoobb") == LETTERS


def test_lookout_counts_the_right_hand_neighbour() -> None:
    """Two points for each dinosaur of the species in the zoo of the previous seat, and of no other."""
    table = Table(4, board="winter")
    table.zoo(0, lookout="s", river="ss")
    table.zoo(1, river="sss")
    table.zoo(2, river="ssss")
    table.zoo(3, river="s", bridge_left="sp", lookout="s")
    assert table.points("lookout", 0) == 6
    assert table.points("lookout", 3) == 8
    table.zoo(1, lookout="s")
    assert table.points("lookout", 1) == 6
    assert table.points("lookout", 2) == 0
    assert accepted("lookout", lookout="s") == ""


def pyramid(slots: str) -> list[str]:
    """What each slot accepts in a pyramid that holds these."""
    return [accepted(slot, pyramid=slots) for slot in SLOTS]


def test_pyramid_fills_row_by_row() -> None:
    """Inside a row any empty slot is open; the next row opens when the row is full."""
    assert pyramid("......") == [LETTERS] * 3 + ["", "", ""]
    assert pyramid(".s....") == ["tpcob", "", "tpcob", "", "", ""]
    assert pyramid("s.s...") == ["", "tpcob", "", "", "", ""]
    assert pyramid("s.p...") == ["", "tcob", "", "", "", ""]
    assert pyramid("tsp...") == ["", "", "", "pcob", "tcob", ""]
    assert pyramid("tspc..") == ["", "", "", "", "tob", ""]
    assert pyramid("tspct.") == ["", "", "", "", "", "spob"]
    assert pyramid("tspctt"[:5] + "s") == [""] * 6


def test_pyramid_values() -> None:
    """Two points in the bottom row, four in the middle, seven on top."""
    assert [points("pyramid", "winter", pyramid=held) for held in ("", "t", ".t", "tst", "tsto", "tsto.")] == [
        0, 2, 2, 6, 10, 10,
    ]  # fmt: skip
    assert points("pyramid", "winter", pyramid="tstob") == 14
    assert points("pyramid", "winter", pyramid="tstobt") == 21


def test_quarantine_zone_accepts_one_and_brings_what_its_best_move_does() -> None:
    """One dinosaur of any species; it scores only where it goes, a T. rex 1 more in any pen."""
    assert accepted("quarantine", quarantine="s") == ""
    table = Table(3, board="winter")
    table.zoo(0, quarantine="t")
    assert table.score(0).total == 2 + 1
