"""Why something is not allowed: every code is known and unique; forged actions are refused at every stop."""

from __future__ import annotations

import pytest

from game.holotype.actions import KINDS
from game.holotype.model import HoloAction
from game.holotype.reasons import REASONS
from tests.game.contract import nodes, refused
from tests.game.holotype.table import Table, holo_rules

FORGED = (
    *(HoloAction("forged", kind, 99, 99) for kind in KINDS),
    *(HoloAction("forged", kind, -9, -9) for kind in KINDS),
    HoloAction("paleontologist>moon", "place", 0, 7),
    HoloAction("fly", "fly", 0, 0),
    HoloAction("trade triassic>triassic", "trade", 0, 0),
)


@pytest.mark.parametrize("seats", [2, 4])
def test_forged_actions(seats: int) -> None:
    """Actions with numbers that no action has are refused at every stop like any other."""
    rules = holo_rules(seats, track="6")
    for node in nodes(rules, 3):
        assert refused(rules, node.state, FORGED) <= set(REASONS)


def test_every_action_is_refused_with_a_known_code_where_it_is_no_option() -> None:
    """All actions of the game at every twentieth stop."""
    rules = holo_rules(3, track="8")
    found: set[str] = set()
    for node in nodes(rules, 5):
        if node.number % 20 == 0:
            for action in rules.box.actions.by_text.values():
                code = rules.refusal(node.state, action)
                assert (code == "") == (action in node.options)
                found.add(code)
    assert found <= {"", *REASONS}


def test_what_is_asked() -> None:
    """Another kind of action than the one that is asked."""
    table = Table(2)
    assert table.refusal("discard tawa") == "asked_turn"
    assert table.refusal("done") == "asked_turn"
    table.play("paleontologist>lab")
    assert table.refusal("paleontologist>lab") == "asked_lab"
    table.play("lab draw")
    assert table.refusal("lab draw") == "asked_discard"
    assert table.refusal("discard tawa") in ("", "not_in_hand")


def test_bumping_whom_one_may_not_bump() -> None:
    """Somebody who stands elsewhere, or who ranks higher."""
    table = Table(4)
    for seat in (1, 2):
        table.published(
            seat, *(("tawa", "dryosaurus", "anzu") if seat == 1 else ("allosaurus", "utahraptor", "gorgosaurus"))
        )
        table.stand(seat, "grad_student", "field")
    table.stand(3, "paleontologist", "field")
    table.published(0, "coelophysis", "stegosaurus", "triceratops")
    table.play("grad_student>field")
    assert table.texts() == ["bump 1.grad_student", "bump 2.grad_student"]
    assert table.refusal("bump 3.paleontologist") == "hierarchy"
    assert table.refusal("bump 3.field_assistant") == "not_there"
