"""Field Expeditions and University Library: cards, dice, re-rolls, storage, traces, the Erosion Event, milestones."""

from __future__ import annotations

import pytest

from game.core.values import Frame
from tests.game.holotype.table import Table, kinds


def rolled(table: Table, dice: list[int], dig: str, left: int = 1) -> None:
    """Let seat 0 stand before these dice of an expedition with re-rolls left."""
    table.expedition(dig)
    table.state.field = []
    table.state.dig = table.box.dig_ids.index(dig)
    table.state.drawn = [table.state.dig]
    table.state.dice = dice
    table.state.stack = [Frame("reroll", 0, (left,))]


def test_a_paleontologist_draws_two_and_chooses_one() -> None:
    """Both cards lie open and go to the discard pile."""
    table = Table(2)
    table.expedition("sundance", "lance")
    events = table.play("paleontologist>field")
    assert kinds(events) == ["placed", "turned_up", "turned_up"]
    assert table.asked() == ("dig", 0)
    assert sorted(table.texts()) == ["dig lance", "dig sundance"]
    assert table.refusal("dig chinle") == "not_drawn"
    table.play("dig sundance")
    assert table.asked() == ("turn", 1)
    assert table.held(0)[1] >= 2
    assert table.state.field == []
    assert len(table.state.dug) == 25


def test_a_field_assistant_draws_one() -> None:
    """The card is used without a choice."""
    table = Table(2)
    table.expedition("summerville")
    events = table.play("field_assistant>field")
    assert kinds(events)[:3] == ["placed", "turned_up", "rolled"]
    assert table.asked() == ("turn", 1)
    assert table.held(0)[1] >= 2


def test_fossils_from_the_supply_and_from_the_museum() -> None:
    """Faces 1 and 2 come from the supply; of two Museum faces only the one cube that is there."""
    table = Table(2)
    rolled(table, [1, 0, 2], "morrison")
    table.state.museum = [0, 1, 0]
    table.play("done")
    assert table.held(0) == (0, 4, 0, 0)
    assert table.state.museum == [0, 0, 0]
    table = Table(2)
    rolled(table, [0, 0], "chinle")
    table.state.museum = [0, 5, 5]
    table.play("done")
    assert table.held(0) == (0, 0, 0, 0)


def test_re_rolls_one_by_one() -> None:
    """Two re-rolls: any die, the same one again, or fewer; equal dice are one choice."""
    table = Table(2)
    rolled(table, [1, 0, 1], "morrison", left=2)
    assert table.texts() == ["reroll museum", "reroll 1", "done"]
    assert table.refusal("reroll 3") == "no_such_face"
    events = table.play("reroll museum")
    assert (events[0]["die"], events[0]["left"]) == (1, 1)
    assert table.asked() == ("reroll", 0)
    face = table.state.dice[1]
    table.play("reroll museum" if face == 0 else f"reroll {face}")
    assert table.asked() == ("turn", 1)
    assert table.state.dice == []


def test_the_field_milestone() -> None:
    """One more cube of the card's colour after the roll."""
    table = Table(2)
    rolled(table, [3, 3, 3], "niobrara")
    table.tiles(0, "field")
    events = table.play("done")
    gained = [event for event in events if event.kind == "gained"]
    assert [(event["count"], event["source"]) for event in gained] == [(9, "supply"), (1, "milestone")]
    assert sum(table.held(0)[:3]) == 10
    table.play("give cretaceous")
    assert sum(table.held(0)[:3]) == 8
    assert table.state.museum[2] == 3 + 2


def test_a_roll_can_find_nothing() -> None:
    """The Museum on every die, and no such fossil in the Museum: the table says so."""
    table = Table(2)
    rolled(table, [0, 0], "pierre_shale")
    table.state.museum = [1, 2, 0]
    events = table.play("done")
    assert [event.kind for event in events if event.seat == 0] == ["found_nothing"]
    assert table.held(0) == (0, 0, 0, 0)


def test_storage_is_limited_to_eight() -> None:
    """The seat chooses what to keep; the excess goes to the Museum."""
    table = Table(2)
    table.cubes(0, triassic=2, jurassic=4)
    rolled(table, [3, 1], "pierre_shale")
    table.play("done")
    assert table.asked() == ("give", 0)
    assert table.texts() == ["give triassic", "give jurassic", "give cretaceous"]
    table.play("give jurassic", "give cretaceous")
    assert table.held(0) == (2, 3, 3, 0)
    assert table.state.museum == [1, 3, 4]
    assert table.asked() == ("turn", 1)


def test_fossils_of_one_kind_are_given_up_at_one_word() -> None:
    """There is nothing to choose, but nothing goes unasked either."""
    table = Table(2)
    table.cubes(0, cretaceous=7)
    rolled(table, [3, 1], "pierre_shale")
    table.play("done")
    assert (table.asked(), table.texts()) == (("give", 0), ["give cretaceous"])
    events = table.play("give cretaceous")
    assert [(event["cube"], event["count"]) for event in events if event.kind == "gave"] == [("cretaceous", 3)]
    assert table.held(0) == (0, 0, 8, 0)
    assert table.asked() == ("turn", 1)


def test_the_storage_milestone() -> None:
    """Twelve spaces instead of eight."""
    table = Table(2)
    table.cubes(0, jurassic=8)
    table.tiles(0, "storage")
    rolled(table, [3, 1], "pierre_shale")
    table.play("done")
    assert table.held(0) == (0, 8, 4, 0)
    assert table.asked() == ("turn", 1)


def test_a_trace_icon_brings_a_trace_fossil() -> None:
    """The owner sees which; an empty deck gives nothing."""
    table = Table(2)
    table.expedition("navajo")
    events = table.play("field_assistant>field")
    found = [event for event in events if event.kind == "received_trace"]
    assert len(found) == 1
    assert not found[0].seen_by(1)
    assert table.state.trace_hands[0].bit_count() == 1
    table = Table(2)
    table.expedition("navajo")
    table.state.trace_hands[1], table.state.trace_deck = (1 << 12) - 1, []
    table.play("field_assistant>field")
    assert table.state.trace_hands[0] == 0


def test_erosion_event() -> None:
    """An action elsewhere with the same worker, who stays in the Field; no space is needed there."""
    table = Table(2)
    table.stand(1, "paleontologist", "library")
    table.expedition("erosion")
    table.play("field_assistant>field")
    assert table.asked() == ("erosion", 0)
    assert "erode library" in table.texts()
    assert table.refusal("erode field") == "field_itself"
    events = table.play("erode library")
    assert table.held(0)[3] == 2
    assert table.state.workers[2] == 0
    assert table.state.workers[3] == table.box.spaces_of[2][0]
    assert "reshuffled" in kinds(events)
    assert len(table.state.field) == 25


def test_erosion_event_and_the_journal() -> None:
    """A Field Assistant never acts at the Journal; a Paleontologist does."""
    for worker, cards, allowed in (
        ("field_assistant", ["erosion"], False),
        ("paleontologist", ["erosion", "lance"], True),
    ):
        table = Table(2)
        table.hand(0, "camposaurus")
        table.cubes(0, triassic=1, research=1)
        table.expedition(*cards)
        table.play(f"{worker}>field")
        if allowed:
            table.play("dig erosion", "erode journal", "publish camposaurus")
            assert table.state.track == 1
        else:
            assert table.refusal("erode journal") == "seniors_only"


def test_reshuffle_happens_even_if_the_other_card_was_chosen() -> None:
    """Deck, discard pile and drawn cards make the new deck."""
    table = Table(2)
    table.expedition("erosion", "lance")
    table.play("paleontologist>field", "dig lance")
    assert sorted(table.state.field) == table.box.every_dig
    assert table.state.dug == []


def test_an_empty_field_deck_is_rebuilt() -> None:
    """With the Erosion Event as last card the second one comes from the discard pile."""
    table = Table(2)
    table.expedition("erosion")
    table.play("paleontologist>field")
    assert len(table.state.drawn) == 2
    assert len(table.state.field) == 23
    table.rules.check(table.state)


@pytest.mark.parametrize(("worker", "research"), [("paleontologist", 3), ("grad_student", 3), ("field_assistant", 2)])
def test_university_library(worker: str, research: int) -> None:
    """Three research or two, one more with the milestone."""
    for tiles, extra in (((), 0), (("library",), 1)):
        table = Table(2)
        table.published(0, "coelophysis", "dryosaurus", "anzu")
        table.tiles(0, *tiles)
        table.play(f"{worker}>library")
        assert table.held(0)[3] == research + extra
