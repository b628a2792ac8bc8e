"""Museum Collections: the formulas, what each worker may do, the storage at the end, the milestone."""

from __future__ import annotations

import pytest

from tests.game.holotype.table import Table


@pytest.mark.parametrize(
    ("text", "held", "after"),
    [
        ("trade triassic>jurassic", (1, 0, 0), (0, 2, 0)),
        ("trade triassic>cretaceous", (1, 0, 0), (0, 0, 3)),
        ("trade jurassic>triassic", (0, 2, 0), (1, 0, 0)),
        ("trade jurassic>cretaceous", (0, 2, 0), (0, 0, 3)),
        ("trade cretaceous>triassic", (0, 0, 3), (1, 0, 0)),
        ("trade cretaceous>jurassic", (0, 0, 3), (0, 2, 0)),
    ],
)
def test_trade_formula(text: str, held: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    """One Triassic is worth two Jurassic or three Cretaceous; cubes go to and come from the Museum."""
    table = Table(2)
    table.cubes(0, *held)
    table.play("paleontologist>museum", text)
    assert table.held(0)[:3] == after
    cubes = [n + given - taken for n, given, taken in zip((1, 2, 3), held, after, strict=True)]
    assert table.state.museum == cubes


@pytest.mark.parametrize(
    ("text", "held", "research"),
    [
        ("triassic", (1, 0, 0), 2),
        ("jurassic", (0, 1, 0), 1),
        ("cretaceous", (0, 0, 2), 1),
        ("cretaceous", (0, 0, 3), 1),
    ],
)
def test_exchange_formula(text: str, held: tuple[int, int, int], research: int) -> None:
    """One Triassic gives 2, one Jurassic 1, two Cretaceous 1; of three one cube is not spent."""
    table = Table(2)
    table.cubes(0, *held)
    table.state.museum = [0, 0, 0]
    table.play("paleontologist>museum", f"exchange {text}")
    assert table.held(0)[3] == research
    assert sum(table.held(0)[:3]) == (1 if held == (0, 0, 3) else 0)
    assert sum(table.state.museum) == sum(held) - sum(table.held(0)[:3])


def test_one_may_take_less_for_the_full_amount() -> None:
    """A Triassic cube for the only Jurassic one; nothing for nothing."""
    table = Table(2)
    table.cubes(0, triassic=2)
    table.state.museum = [0, 1, 0]
    table.play("paleontologist>museum", "trade triassic>jurassic")
    assert table.held(0)[:3] == (1, 1, 0)
    assert table.refusal("trade triassic>cretaceous") == "museum_empty"


def test_paleontologists_do_both() -> None:
    """Trade and exchange in any order, as often as wanted."""
    table = Table(2)
    table.cubes(0, triassic=2, cretaceous=4)
    table.play("paleontologist>museum", "exchange cretaceous", "trade triassic>jurassic", "exchange jurassic", "done")
    assert table.held(0) == (1, 1, 2, 2)
    assert table.asked() == ("turn", 1)


def test_a_field_assistant_does_one_of_them() -> None:
    """After a trade only trades, after an exchange only exchanges."""
    table = Table(2)
    table.cubes(0, triassic=2, cretaceous=4)
    table.play("field_assistant>museum", "trade triassic>jurassic")
    assert table.refusal("exchange triassic") == "one_of_two"
    assert "exchange triassic" not in table.texts()
    table.play("done")
    table.turn(0)
    table.state.spaces[table.box.spaces_of[4][0]], table.state.workers[2] = -1, -1
    table.play("field_assistant>museum", "exchange jurassic")
    assert table.refusal("trade triassic>jurassic") == "one_of_two"


def test_a_visit_has_at_least_one_trade_or_exchange() -> None:
    """Nothing to trade, no visit; and none ends before the first step."""
    table = Table(2)
    table.cubes(0, cretaceous=1)
    assert table.refusal("paleontologist>museum") == "no_fossils"
    table.cubes(0, cretaceous=2)
    table.play("paleontologist>museum")
    assert table.refusal("done") == "not_yet"
    table.play("exchange cretaceous")
    assert table.asked() == ("turn", 1)


def test_trades_lead_nowhere_in_circles() -> None:
    """What was taken is not traded in again in the same visit, nor the other way round."""
    table = Table(2)
    table.cubes(0, triassic=1, jurassic=2)
    table.play("paleontologist>museum", "trade triassic>jurassic")
    assert table.refusal("trade jurassic>triassic") == "traded_back"
    assert table.refusal("trade jurassic>cretaceous") == "traded_back"
    table = Table(2)
    table.cubes(0, jurassic=4, cretaceous=3)
    table.play("paleontologist>museum", "trade jurassic>triassic")
    assert table.refusal("trade cretaceous>jurassic") == "traded_back"


def test_the_limit_is_checked_at_the_end_of_the_visit() -> None:
    """During the visit there may be more; then the excess goes to the Museum."""
    table = Table(2)
    table.cubes(0, triassic=2, jurassic=6)
    table.play("paleontologist>museum", "trade triassic>cretaceous")
    assert sum(table.held(0)[:3]) == 10
    table.play("done")
    assert table.asked() == ("give", 0)
    table.play("give jurassic", "give jurassic")
    assert table.held(0) == (1, 4, 3, 0)


@pytest.mark.parametrize(("cube", "after"), [("research", (0, 8, 0, 2)), ("jurassic", (0, 8, 0, 1))])
def test_the_museum_milestone(cube: str, after: tuple[int, ...]) -> None:
    """A cube of any kind after everything; a full storage stays full."""
    table = Table(2)
    table.cubes(0, jurassic=8)
    table.tiles(0, "museum")
    table.play("paleontologist>museum", "exchange jurassic", "done")
    assert table.asked() == ("gain", 0)
    assert table.texts() == ["gain triassic", "gain jurassic", "gain cretaceous", "gain research"]
    table.state.fossils[1] = 8
    table.play(f"gain {cube}")
    if cube == "jurassic":
        table.play("give jurassic")
    assert table.held(0) == after
    assert table.asked() == ("turn", 1)


@pytest.mark.parametrize("worker", ["paleontologist", "field_assistant"])
def test_with_the_milestone_nothing_has_to_be_given(worker: str) -> None:
    """Any number of trades includes none: one may leave at once, and the cube comes all the same."""
    table = Table(2)
    table.tiles(0, "museum")
    table.cubes(0, triassic=1)
    table.play(f"{worker}>museum")
    assert "done" in table.texts()
    table.play("done", "gain research")
    assert table.held(0) == (1, 0, 0, 1)
    assert table.asked() == ("turn", 1)


def test_with_the_milestone_one_may_come_with_nothing() -> None:
    """Without a fossil there is nothing to ask but which cube; so too by the Erosion Event."""
    table = Table(2)
    assert table.refusal("field_assistant>museum") == "no_fossils"
    table.tiles(0, "museum")
    table.play("field_assistant>museum")
    assert table.asked() == ("gain", 0)
    table.play("gain cretaceous")
    assert table.held(0) == (0, 0, 1, 0)
    table.tiles(1, "museum")
    table.expedition("erosion")
    table.play("field_assistant>field", "erode museum", "gain triassic")
    assert table.held(1) == (1, 0, 0, 0)
    assert table.asked() == ("turn", 0)


def test_the_milestone_comes_after_the_limit() -> None:
    """First the excess is given up, then the cube is taken, then the limit holds again."""
    table = Table(2)
    table.cubes(0, triassic=2, jurassic=6)
    table.tiles(0, "museum")
    table.play("paleontologist>museum", "trade triassic>cretaceous", "done")
    assert table.asked() == ("give", 0)
    table.play("give triassic", "give jurassic")
    assert table.asked() == ("gain", 0)
    table.play("gain triassic")
    assert table.asked() == ("give", 0)
    table.play("give triassic")
    assert table.held(0) == (0, 5, 3, 0)
    assert table.asked() == ("turn", 1)
