"""Why something is not allowed: each code is given, and given for its own reason."""

from __future__ import annotations

import pytest

from game.core.values import IllegalAction
from game.draftosaurus.model import BOX, MOVE, PICK, DraftAction
from game.draftosaurus.reasons import REASONS
from tests.game.contract import nodes, refused
from tests.game.draftosaurus.table import Table, draft_rules


def summer(text: str, face: str = "forest", roller: int = 0, hand: str = "tspcob", **zoo: str) -> str:
    """Why seat 0 may not place so on the summer side."""
    table = Table(3)
    table.zoo(0, **zoo)
    table.die(face, roller)
    return table.refusal(0, text, hand)


def winter(text: str, face: str = "forest", roller: int = 0, **zoo: str) -> str:
    """Why seat 0 may not place so on the winter side."""
    table = Table(3, board="winter")
    table.zoo(0, **zoo)
    table.die(face, roller)
    return table.refusal(0, text)


def test_what_is_allowed_has_no_reason() -> None:
    """The empty text stands for no refusal."""
    assert summer("t>king") == ""
    assert winter("t>pyramid.1") == ""


def test_not_in_hand() -> None:
    """The species must be in hand; that comes before the rules of the pens."""
    assert summer("t>king", hand="ss") == "not_in_hand"
    assert summer("t>king", hand="ss", king="t") == "not_in_hand"


@pytest.mark.parametrize(
    ("text", "zoo"),
    [
        ("s>sameness", {"sameness": "ssssss"}),
        ("s>trio", {"trio": "tsp"}),
        ("s>king", {"king": "t"}),
        ("s>island", {"island": "t"}),
        ("s>differences", {"differences": "tspcob"}),
    ],
)
def test_pen_full(text: str, zoo: dict[str, str]) -> None:
    """A full pen says so, whatever else it minds."""
    assert summer(text, "forest", 0, "tspcob", **zoo) == "pen_full"


def test_pen_full_on_the_winter_side() -> None:
    """Lookout, quarantine and a full wood."""
    assert winter("s>lookout", lookout="t") == "pen_full"
    assert winter("s>quarantine", quarantine="t") == "pen_full"
    assert winter("s>wood", wood="tststs") == "pen_full"


def test_rules_of_the_pens() -> None:
    """Each kind of pen names its own rule."""
    assert summer("t>sameness", sameness="s") == "same_only"
    assert summer("t>differences", differences="t") == "different_only"
    assert winter("t>wood", wood="t") == "alternating"
    assert winter("p>wood", wood="ts") == "alternating"


def test_pyramid() -> None:
    """A slot that is taken, a row that is not open yet, a neighbour of the same species."""
    assert winter("t>pyramid.0", pyramid="s") == "slot_taken"
    assert winter("t>pyramid.0", pyramid="t") == "slot_taken"
    assert winter("t>pyramid.3", pyramid="sp") == "pyramid_row"
    assert winter("t>pyramid.5", pyramid="spsc") == "pyramid_row"
    assert winter("t>pyramid.5", pyramid="sps") == "pyramid_row"
    assert winter("t>pyramid.1", pyramid="t") == "pyramid_neighbour"
    assert winter("t>pyramid.3", pyramid="tsp") == "pyramid_neighbour"
    assert winter("t>pyramid.5", pyramid="spsto") == "pyramid_neighbour"


@pytest.mark.parametrize(
    ("face", "text"),
    [
        ("forest", "t>love"),
        ("plain", "t>king"),
        ("toilets", "t>love"),
        ("cafeteria", "t>king"),
        ("empty", "t>trio"),
        ("no_trex", "s>trio"),
    ],
)
def test_the_die(face: str, text: str) -> None:
    """The die forbids what the pen would accept; the roller is not refused."""
    assert summer(text, face, roller=1, trio="t") == f"die_{face}"
    assert summer(text, face, roller=0, trio="t") == ""


def test_the_pen_comes_before_the_die() -> None:
    """What neither pen nor die allow is refused by the pen."""
    assert summer("s>king", "plain", roller=1, king="t") == "pen_full"


def test_what_is_asked() -> None:
    """Another kind of action than the one that is asked."""
    table = Table(2)
    assert table.rules.refusal(table.state, table.action("t")) == "asked_pick"
    assert table.rules.refusal(table.state, table.action(">river")) == "asked_pick"
    table.hand(0, "tss")
    table.play("t>river")
    assert table.rules.refusal(table.state, table.action("t>river")) == "asked_box"
    assert table.rules.refusal(table.state, table.action("t")) == "already_placed"
    assert table.rules.refusal(table.state, table.action("p")) == "not_in_hand"


def test_other_board() -> None:
    """In the game of both sides, pens of the other side are refused; the river is the same on both."""
    table = Table(3, board="both")
    table.hand(0, "tspcob")
    table.ask("pick", 0)
    table.die("forest", 0)
    assert table.rules.refusal(table.state, table.action("t>wood")) == "other_board"
    assert table.rules.refusal(table.state, table.action("t>river")) == ""


def test_unknown_action() -> None:
    """A text of no action; pens of the other side do not exist in a game of one side."""
    with pytest.raises(IllegalAction, match="unknown_action"):
        Table(3).action("t>wood")
    with pytest.raises(IllegalAction, match="unknown_action"):
        Table(3, board="winter").action("t>love")


FORGED = (
    DraftAction("trex>nowhere", PICK, 0, 99),
    DraftAction("trex>nowhere", PICK, 99, 0),
    DraftAction("trex>nowhere", PICK, -1, -1),
    DraftAction("box nothing", BOX, 99, -1),
    DraftAction("box nothing", BOX, -1, -1),
    DraftAction("box trex", BOX, 0, 7),
    DraftAction("move>nowhere", MOVE, -1, 99),
    DraftAction("move>nowhere", MOVE, 3, -4),
    DraftAction("fly", "fly", 0, 0),
)


@pytest.mark.parametrize(("seats", "side"), [(2, "summer"), (2, "winter"), (3, "winter")])
def test_forged_actions(seats: int, side: str) -> None:
    """Actions with numbers that no action has are refused at every stop like any other."""
    rules = draft_rules(seats, board=side)
    for node in nodes(rules, 3):
        assert refused(rules, node.state, FORGED) <= set(REASONS)
