"""Every location with every worker, placed there or sent by the Erosion Event, with and without its milestone."""

from __future__ import annotations

import pytest

from tests.game.holotype.table import Table

SENIORS = ("paleontologist", "grad_student")
WORKERS = (*SENIORS, "field_assistant")
every_worker = pytest.mark.parametrize("worker", WORKERS)
both_ways = pytest.mark.parametrize("eroded", [False, True], ids=["placed", "eroded"])


def table_for(worker: str, eroded: bool, place: str, *tiles: str) -> Table:
    """Seat 0 with three Holotypes has just sent a worker to a location, or through the Erosion Event."""
    table = Table(2)
    table.published(0, "coelophysis", "scutellosaurus", "struthiomimus")
    table.hand(0, "dryosaurus", "tawa")
    table.cubes(0, triassic=1, jurassic=2, cretaceous=3, research=1)
    table.pile("archelon", "anzu")
    table.tiles(0, *tiles)
    if not eroded:
        table.play(f"{worker}>{place}")
        return table
    table.stand(1, "paleontologist", place)
    table.expedition(*(["erosion", "lance"] if worker in SENIORS else ["erosion"]))
    table.play(f"{worker}>field", *(["dig erosion"] if worker in SENIORS else []), f"erode {place}")
    return table


def stands(table: Table, worker: str, place: str) -> bool:
    """Whether the worker of seat 0 is at a location."""
    spaces = table.rules.view(table.state, 0).spaces[("field", "lab", "library", "journal", "museum").index(place)]
    return WORKERS.index(worker) in spaces


@every_worker
@both_ways
@pytest.mark.parametrize("tile", [False, True])
def test_university_library(worker: str, eroded: bool, tile: bool) -> None:
    """Three research or two, one more with the milestone."""
    table = table_for(worker, eroded, "library", *(["library"] if tile else []))
    assert table.held(0)[3] == 1 + (3 if worker in SENIORS else 2) + tile
    assert stands(table, worker, "field" if eroded else "library")
    assert table.asked() == ("turn", 1)


@every_worker
@both_ways
@pytest.mark.parametrize("tile", [False, True])
def test_draw_and_discard_specimen_cards(worker: str, eroded: bool, tile: bool) -> None:
    """Three cards or two and one discard; with the milestone one more of each, if wanted."""
    table = table_for(worker, eroded, "lab", *(["lab"] if tile else []))
    assert ("lab draw_more" in table.texts()) == tile
    table.play("lab draw_more" if tile else "lab draw")
    assert table.state.hands[0].bit_count() == 2 + (3 if worker in SENIORS else 2) + tile
    table.play("discard tawa")
    if tile:
        table.play("discard dryosaurus")
    assert table.asked() == ("turn", 1)


@every_worker
@both_ways
@pytest.mark.parametrize("tile", [False, True])
def test_draw_top_card_from_discard_pile(worker: str, eroded: bool, tile: bool) -> None:
    """Any worker takes the top card, or with the milestone any card."""
    table = table_for(worker, eroded, "lab", *(["discard"] if tile else []))
    table.play("lab take", *(["take archelon"] if tile else []))
    assert table.rules.view(table.state, 1).mats[0].hand == (("archelon",) if tile else ("anzu",))
    assert table.asked() == ("turn", 1)


@every_worker
@both_ways
def test_discard_specimen_cards(worker: str, eroded: bool) -> None:
    """One card, or up to two with a senior worker."""
    table = table_for(worker, eroded, "lab", "lab")
    table.play("lab discard", "discard tawa")
    assert (table.asked() == ("discard", 0)) == (worker in SENIORS)
    if worker in SENIORS:
        assert table.texts() == ["discard dryosaurus", "done"]


@pytest.mark.parametrize("worker", SENIORS)
@both_ways
def test_publishing_journal(worker: str, eroded: bool) -> None:
    """A senior worker publishes a Holotype; the fourth space of two players has no icon."""
    table = table_for(worker, eroded, "journal")
    assert "publish dryosaurus" in table.texts()
    table.play("publish dryosaurus")
    assert table.held(0) == (1, 0, 3, 0)
    assert stands(table, worker, "field" if eroded else "journal")
    assert table.asked() == ("turn", 1)


@pytest.mark.parametrize("worker", SENIORS)
@both_ways
def test_contributing_to_a_global_objective(worker: str, eroded: bool) -> None:
    """Free with own cards: one Holotype of every period."""
    table = Table(2)
    table.published(0, "coelophysis", "scutellosaurus", "struthiomimus")
    table.objectives("stratigraphy")
    table.expedition("erosion", "lance")
    table.play(*([f"{worker}>field", "dig erosion", "erode journal"] if eroded else [f"{worker}>journal"]))
    table.play("contribute stratigraphy.0")
    assert table.score().points("contributions") == 3
    assert table.asked() == ("turn", 1)


def test_a_field_assistant_never_acts_at_the_journal() -> None:
    """Neither placed there nor through the Erosion Event."""
    table = table_for("paleontologist", False, "library")
    table.turn(0)
    assert table.refusal("grad_student>journal") == ""
    assert table.refusal("field_assistant>journal") == "seniors_only"
    table.expedition("erosion")
    table.play("field_assistant>field")
    assert table.texts() == ["erode lab", "erode library", "erode museum"]


@every_worker
@both_ways
@pytest.mark.parametrize("tile", [False, True])
def test_museum_collections(worker: str, eroded: bool, tile: bool) -> None:
    """A Field Assistant trades or exchanges, the others do both; the milestone brings a cube of any kind."""
    table = table_for(worker, eroded, "museum", *(["museum"] if tile else []))
    table.play("trade cretaceous>triassic")
    assert ("exchange jurassic" in table.texts()) == (worker in SENIORS)
    if worker in SENIORS:
        table.play("exchange jurassic", "done")
    if tile:
        table.play("gain research")
    assert table.held(0) == ((2, 1, 0, 2 + tile) if worker in SENIORS else (2, 2, 0, 1 + tile))
    assert table.asked() == ("turn", 1)


@every_worker
@pytest.mark.parametrize("tile", [False, True])
def test_field_expeditions(worker: str, tile: bool) -> None:
    """Two cards and a choice, or one; the milestone brings one more of the card's colour."""
    table = Table(2)
    table.published(0, "coelophysis", "scutellosaurus", "struthiomimus")
    table.tiles(0, *(["field"] if tile else []))
    table.expedition("lance", "dinosaur_park")
    events = table.play(f"{worker}>field")
    if worker in SENIORS:
        assert sorted(table.texts()) == ["dig dinosaur_park", "dig lance"]
        events = table.play("dig lance")
    rolled = str(next(event for event in events if event.kind == "rolled")["faces"])
    found = sum(1 if face == "m" else int(face) for face in rolled)
    lent = max(0, rolled.count("m") - 3)
    assert sum(table.held(0)[:3]) == min(8, found - lent + tile)
    assert table.asked() == ("turn", 1)


def test_erosion_keeps_the_journal_open_until_the_milestones_are_chosen() -> None:
    """The deck is shuffled when the whole action is over, others' milestones included."""
    table = Table(2)
    table.published(0, "coelophysis", "scutellosaurus")
    table.hand(0, "dryosaurus")
    table.cubes(0, jurassic=2, research=1)
    table.expedition("erosion", "lance")
    table.play("paleontologist>field", "dig erosion", "erode journal", "publish dryosaurus")
    table.rules.check(table.state)
    table.play("milestone lab")
    assert len(table.state.drawn) == 2
    table.play("milestone field")
    assert (table.state.drawn, sorted(table.state.field)) == ([], table.box.every_dig)


def test_the_game_ends_at_once_through_the_erosion_event() -> None:
    """The last Holotype of the track: no milestone, no further turn, and the Field is tidied up all the same."""
    table = Table(2, track="6")
    table.published(1, "allosaurus", "ceratosaurus", "diplodocus", "apatosaurus", "stegosaurus")
    table.state.tiles = [1, 1]
    table.hand(0, "dryosaurus")
    table.cubes(0, jurassic=2, research=1)
    table.expedition("erosion", "lance")
    table.play("paleontologist>field", "dig erosion", "erode journal", "publish dryosaurus")
    assert table.rules.view(table.state, 1).ending == "track"
    assert (table.state.tiles, table.state.drawn, len(table.state.field)) == ([1, 1], [], 25)
    assert table.rules.decision(table.state) is None
    table.rules.check(table.state)


def test_a_full_storage_by_a_museum_face() -> None:
    """A cube lent by the Museum can be the one that goes back there."""
    table = Table(2)
    table.cubes(0, jurassic=8)
    table.expedition("bluewater_creek")
    table.play("field_assistant>field")
    table.state.dice = [0]
    table.play("done")
    assert table.texts() == ["give triassic", "give jurassic"]
    table.play("give triassic")
    assert (table.held(0)[:3], table.state.museum) == ((0, 8, 0), [1, 2, 3])
