"""Placing workers: the rulebook's examples of the Hierarchy Rule, retrieving, the Grad Student."""

from __future__ import annotations

import pytest

from game.holotype.model import LOUNGE, WAITING
from tests.game.holotype.table import Table, kinds


def test_example_a() -> None:
    """An open space of the Field Expeditions must be used: nobody is bumped."""
    table = Table(2)
    table.stand(1, "field_assistant", "field")
    events = table.play("paleontologist>field")
    assert kinds(events)[0] == "placed"
    assert table.state.workers[5] == 0
    assert table.state.workers[0] == 1


def test_example_b() -> None:
    """Without an open space the Paleontologist bumps the own Grad Student or the other's Field Assistant."""
    for target, code in (("bump 0.grad_student", 1), ("bump 1.field_assistant", 5)):
        table = Table(2)
        table.published(0, "tawa", "dryosaurus", "anzu")
        table.stand(0, "grad_student", "field")
        table.stand(1, "field_assistant", "field")
        table.play("paleontologist>field")
        assert table.asked() == ("bump", 0)
        assert table.texts() == ["bump 0.grad_student", "bump 1.field_assistant"]
        table.play(target)
        assert table.state.workers[code] == LOUNGE
        assert table.state.workers[0] >= 0


def test_a_field_assistant_bumps_only_field_assistants() -> None:
    """Both spaces taken: only the Field Assistant goes, without a question."""
    table = Table(2)
    table.published(0, "tawa", "dryosaurus", "anzu")
    table.stand(0, "grad_student", "field")
    table.stand(1, "field_assistant", "field")
    events = table.play("field_assistant>field")
    assert [event["worker"] for event in events if event.kind == "bumped"] == ["field_assistant"]
    assert table.state.workers[5] == LOUNGE


@pytest.mark.parametrize(
    ("there", "allowed"),
    [
        ("paleontologist", ["paleontologist>library"]),
        ("grad_student", ["paleontologist>library", "grad_student>library"]),
        ("field_assistant", ["paleontologist>library", "grad_student>library", "field_assistant>library"]),
    ],
)
def test_the_hierarchy_rule(there: str, allowed: list[str]) -> None:
    """Who may bump whom, with one space that another player's worker holds."""
    table = Table(2)
    for seat, cards in ((0, ("tawa", "dryosaurus", "anzu")), (1, ("coelophysis", "allosaurus", "utahraptor"))):
        table.published(seat, *cards)
    table.stand(1, there, "library")
    assert [text for text in table.texts() if text.endswith(">library")] == allowed
    refused = {f"{w}>library" for w in ("paleontologist", "grad_student", "field_assistant")} - set(allowed)
    assert {table.refusal(text) for text in refused} <= {"hierarchy"}


def test_own_workers_can_be_bumped() -> None:
    """A Paleontologist takes the space of the own Field Assistant, who is in the Lounge again."""
    table = Table(2)
    table.stand(0, "field_assistant", "library")
    table.play("paleontologist>library")
    assert table.state.workers[2] == LOUNGE
    assert table.held(0)[3] == 3


def test_retrieve() -> None:
    """Every own worker comes back, one research is gained and the turn ends."""
    table = Table(2)
    table.stand(0, "field_assistant", "library")
    table.stand(0, "paleontologist", "lab")
    assert table.texts() == ["retrieve"]
    assert table.refusal("paleontologist>field") == "worker_out"
    table.play("retrieve")
    assert table.held(0) == (0, 0, 0, 1)
    assert table.state.workers[:3] == [LOUNGE, WAITING, LOUNGE]
    assert set(table.state.spaces) == {-1}
    assert table.asked() == ("turn", 1)


def test_retrieve_needs_a_worker_on_the_board() -> None:
    """With everyone in the Lounge there is nobody to retrieve; with one worker out it is a choice."""
    table = Table(2)
    assert "retrieve" not in table.texts()
    assert table.refusal("retrieve") == "no_worker_out"
    table.stand(0, "field_assistant", "library")
    assert "retrieve" in table.texts()


def test_the_grad_student_comes_with_the_third_holotype() -> None:
    """It comes into the Lounge and can be placed from the next turn on."""
    table = Table(2, basal="yes")
    table.published(0, "tawa", "dryosaurus")
    table.hand(0, "anzu", "utahraptor")
    table.cubes(0, cretaceous=4, research=3)
    assert table.refusal("grad_student>field") == "grad_student_locked"
    events = table.play("paleontologist>journal", "publish anzu")
    assert "unlocked" in kinds(events)
    assert table.state.workers[1] == LOUNGE
    table.turn(0)
    assert "grad_student>field" in table.texts()
    table.rules.check(table.state)
