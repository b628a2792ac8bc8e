"""Publishing Journal: Holotypes, traces, the track with its icons, contributions, both endings."""

from __future__ import annotations

import pytest

from game.holotype.view import area_status
from tests.game.holotype.table import Table, kinds


def author(*names: str, **cubes: int) -> Table:
    """Seat 0 of two with these cards in hand and these cubes."""
    table = Table(2)
    table.hand(0, *names)
    table.cubes(0, **cubes)
    return table


def test_publishing_a_holotype() -> None:
    """The cost is paid, the card lies open, the track moves by one."""
    table = author("allosaurus", "tawa", jurassic=6, research=5)
    table.play("paleontologist>journal")
    assert table.texts() == ["publish allosaurus"]
    assert table.refusal("publish tawa") == "no_fossils"
    assert table.refusal("publish stegosaurus") == "not_in_hand"
    assert table.preview("publish allosaurus").points("holotypes") == 8
    events = table.play("publish allosaurus")
    assert kinds(events) == ["published", "advanced"]
    assert table.held(0) == (0, 1, 0, 0)
    assert table.state.track == 1
    assert table.score().points("holotypes") == 8
    assert table.score().points("unpublished") == -3


def test_no_journal_without_something_to_publish() -> None:
    """Missing fossils or research close it; Field Assistants are never let in."""
    table = author("allosaurus", jurassic=5, research=4)
    assert table.refusal("paleontologist>journal") == "nothing_to_publish"
    table.cubes(0, jurassic=5, research=5)
    assert table.refusal("paleontologist>journal") == ""
    assert table.refusal("field_assistant>journal") == "seniors_only"


def test_research_is_named_when_it_is_missing() -> None:
    """With another card that can be paid for."""
    table = author("allosaurus", "dryosaurus", jurassic=5, research=1)
    table.play("paleontologist>journal")
    assert table.refusal("publish allosaurus") == "no_research"


def test_trace_fossils() -> None:
    """One more fossil of the Holotype's colour; Amber is worth 3."""
    table = author("dryosaurus", jurassic=3, research=1)
    table.traces(0, "amber", "eggs")
    table.play("paleontologist>journal", "publish dryosaurus")
    assert table.asked() == ("trace", 0)
    assert table.texts() == ["trace eggs", "trace amber", "trace none"]
    assert table.refusal("trace tracks") == "no_such_trace"
    assert table.preview("trace amber").points("traces") == 3
    table.play("trace amber")
    assert table.held(0) == (0, 0, 0, 0)
    assert table.score().points("traces") == 3
    assert table.rules.view(table.state, 1).mats[0].papers[0].trace == "amber"
    table.rules.check(table.state)


def test_a_trace_is_optional_and_needs_its_fossil() -> None:
    """Without the further cube it is not offered."""
    table = author("dryosaurus", jurassic=3, research=1)
    table.traces(0, "amber")
    table.play("paleontologist>journal", "publish dryosaurus", "trace none")
    assert table.held(0) == (0, 1, 0, 0)
    table = author("dryosaurus", jurassic=2, cretaceous=4, research=1)
    table.traces(0, "amber")
    table.play("paleontologist>journal", "publish dryosaurus")
    assert table.asked() == ("turn", 1)


def test_traces_never_go_with_a_marine_reptile() -> None:
    """However many fossils there are."""
    table = author("baptanodon", jurassic=8, research=3)
    table.traces(0, "amber")
    table.play("paleontologist>journal", "publish baptanodon")
    assert table.asked() == ("turn", 1)


LAND = ("dilophosaurus", "ceratosaurus", "torvosaurus", "ornitholestes", "marshosaurus", "diplodocus", "apatosaurus")


def at_track(count: int) -> Table:
    """Seat 0 about to publish with so many Holotypes on the track."""
    table = author("dryosaurus", jurassic=2, research=1)
    table.state.papers, table.state.track = [], 0
    table.published(1, *LAND[:count])
    table.play("paleontologist>journal")
    return table


def test_milestones_are_chosen_in_turn_order_from_the_active_seat() -> None:
    """Third space of two players: both take one of their six tiles."""
    table = at_track(2)
    table.play("publish dryosaurus")
    assert table.asked() == ("milestone", 0)
    assert len(table.texts()) == 6
    table.play("milestone storage")
    assert table.asked() == ("milestone", 1)
    table.play("milestone lab")
    assert table.asked() == ("turn", 1)
    assert [mat.tiles for mat in table.rules.view(table.state, -1).mats] == [("storage",), ("lab",)]
    table.rules.check(table.state)


def test_a_taken_tile_is_gone() -> None:
    """The second milestone leaves five."""
    table = at_track(5)
    table.tiles(0, "storage")
    table.play("publish dryosaurus")
    assert "milestone storage" not in table.texts()
    assert table.refusal("milestone storage") == "tile_taken"


def test_museum_reset() -> None:
    """On its icon the Museum holds 1, 2 and 3 cubes again."""
    table = at_track(4)
    table.state.museum = [7, 0, 9]
    events = table.play("publish dryosaurus")
    assert "museum_reset" in kinds(events)
    assert table.state.museum == [1, 2, 3]


def test_advancements_in_jurassic_systematics_with_own_cards() -> None:
    """Two Jurassic Theropods of one's own: free, and the first disc uncovers 3 points."""
    table = author(research=1)
    table.published(0, "allosaurus", "ceratosaurus")
    table.objectives("jurassic_systematics")
    table.play("paleontologist>journal")
    assert table.texts() == ["contribute jurassic_systematics.0"]
    assert table.preview("contribute jurassic_systematics.0").points("contributions") == 3
    events = table.play("contribute jurassic_systematics.0")
    assert events[0]["research"] == 0
    assert table.held(0)[3] == 1
    assert table.score().points("contributions") == 3
    assert table.state.track == 2


def test_referencing_others_cards_costs_five_research() -> None:
    """One card of another player is enough to pay; without five research the area is closed."""
    table = author(research=5)
    table.published(0, "allosaurus")
    table.published(1, "ceratosaurus")
    table.objectives("jurassic_systematics")
    table.play("paleontologist>journal", "contribute jurassic_systematics.0")
    assert table.held(0)[3] == 0
    table = author("dryosaurus", jurassic=2, research=4)
    table.published(0, "allosaurus")
    table.published(1, "ceratosaurus")
    table.objectives("jurassic_systematics")
    table.play("paleontologist>journal")
    assert table.refusal("contribute jurassic_systematics.0") == "no_research"
    assert table.refusal("contribute jurassic_systematics.1") == "area_unmet"
    hidden = next(name for name in table.box.global_ids if name not in table.rules.view(table.state, 0).objectives)
    assert table.refusal(f"contribute {hidden}.0") == "not_laid_out"


def test_an_area_is_completed_once_and_discs_run_out() -> None:
    """A disc closes it for everyone; five discs are all there are."""
    table = author(research=0)
    table.published(0, "allosaurus", "ceratosaurus")
    table.objectives("jurassic_systematics", "stratigraphy")
    table.claim(1, "jurassic_systematics.0")
    assert table.refusal("paleontologist>journal") == "nothing_to_publish"
    table = author("dryosaurus", jurassic=2, research=1)
    table.published(0, "allosaurus", "ceratosaurus")
    table.objectives("jurassic_systematics", "stratigraphy", "ichnology")
    table.claim(0, "stratigraphy.0", "stratigraphy.1", "stratigraphy.2", "ichnology.0", "ichnology.1")
    table.play("paleontologist>journal")
    assert table.refusal("contribute jurassic_systematics.0") == "discs_used"
    assert table.refusal("contribute stratigraphy.0") == "area_taken"
    assert table.score().points("contributions") == 25


def test_referenced_cards_stay_free_for_later_references() -> None:
    """The same two Theropods count again for another area."""
    table = author(research=0)
    table.published(0, "allosaurus", "ceratosaurus", "tawa")
    table.objectives("jurassic_systematics", "theropod_lineages")
    table.play("paleontologist>journal")
    assert {"contribute jurassic_systematics.0", "contribute theropod_lineages.0"} <= set(table.texts())


def test_area_status_answers_by_whose_cards_and_what_is_missing() -> None:
    """What the table shows beside an area: cost, references with their owners, missing cards."""
    table = author(research=5)
    table.published(0, "allosaurus")
    table.published(1, "ceratosaurus", "diplodocus")
    table.objectives("jurassic_systematics")
    view = table.rules.view(table.state, 0)
    status = area_status(table.box, view, 0, "jurassic_systematics", 0)
    assert (status.met, status.cost, status.owner) == (True, 5, -1)
    assert set(status.references.cards) == {(table.card("allosaurus"), 0), (table.card("ceratosaurus"), 1)}
    unmet = area_status(table.box, view, 0, "jurassic_systematics", 2)
    assert (unmet.met, unmet.cost, unmet.references.missing) == (False, -1, (2,))


def test_the_game_ends_with_the_track() -> None:
    """At once, on the last space, without further turns or milestones; everything is shown."""
    table = Table(2, track="6")
    table.hand(0, "dryosaurus", "tyrannosaurus")
    table.cubes(0, jurassic=2, research=1)
    table.published(1, *LAND[:5])
    table.state.tiles = [1, 1]
    events = table.play("paleontologist>journal", "publish dryosaurus")
    assert next(event for event in events if event.kind == "ended")["way"] == "track"
    assert table.rules.decision(table.state) is None
    assert table.rules.view(table.state, 1).ending == "track"
    assert table.rules.view(table.state, 1).mats[0].hand == ("tyrannosaurus",)
    assert kinds(events).count("revealed") == 2
    assert table.rules.outcome(table.state) is not None
    table.rules.check(table.state)


def test_the_game_ends_with_full_global_objectives() -> None:
    """As many full cards as players."""
    table = author(research=0)
    table.published(0, "allosaurus", "ceratosaurus")
    table.objectives("jurassic_systematics", "stratigraphy")
    table.claim(1, "jurassic_systematics.1", "jurassic_systematics.2", "stratigraphy.0")
    table.claim(0, "stratigraphy.1", "stratigraphy.2")
    events = table.play("paleontologist>journal", "contribute jurassic_systematics.0")
    assert next(event for event in events if event.kind == "ended")["way"] == "objectives"
    assert table.rules.view(table.state, 0).ending == "objectives"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_stands_at_the_journal_has_something_to_publish(seats: int) -> None:
    """Others know that much: in every world dealt anew the author can go on."""
    table = Table(seats)
    table.hand(0, "camposaurus", "allosaurus", "triceratops")
    table.cubes(0, triassic=1, research=1)
    table.play("paleontologist>journal")
    for seed in range(60):
        world = table.rules.determinize(table.state, 1, seed)
        assert table.rules.options(world)
        assert world.hands[0].bit_count() == 3
