"""Worked examples: sums that must come out exactly."""

from __future__ import annotations

import pytest

from tests.game.draftosaurus.table import Table


@pytest.mark.parametrize(("trio", "total"), [("6", 30), ("7", 31)])
def test_fin_de_partie_a_zoo_of_thirty(trio: str, total: int) -> None:
    """One pair in love, 3 in sameness, 3 in trio, one T. rex in a pen, 4 in differences: 5 + 8 + 6 + 1 + 10."""
    table = Table(3, trio=trio)
    table.zoo(0, love="bb", sameness="sss", trio="sps", differences="tpco")
    assert table.points("love") == 5
    assert table.points("sameness") == 8
    assert table.points("trio") == int(trio)
    assert table.points("trex") == 1
    assert table.points("differences") == 10
    assert table.score().total == total


def test_a_full_pyramid_is_21_and_without_its_top_14() -> None:
    """2 + 2 + 2 + 4 + 4 + 7, and without the 7."""
    table = Table(3, board="winter")
    table.zoo(0, pyramid="spscbo")
    assert table.score().total == 21
    table.zoo(0, pyramid="spscb.")
    assert table.score().total == 14


def test_wood_with_four_is_12() -> None:
    """Four in the Well-Ordered Wood."""
    table = Table(3, board="winter")
    table.zoo(0, wood="spsp")
    assert table.score().total == 12


def test_bridge_with_two_pairs_and_a_t_rex_on_each_bank() -> None:
    """Left two T. rex and a Stegosaurus, right a T. rex and two Stegosaurus: 12, and 1 for either bank."""
    table = Table(3, board="winter")
    table.zoo(0, bridge_left="tts", bridge_right="tss")
    assert table.points("bridge") == 12
    assert table.points("trex") == 2
    assert table.score().total == 14


def test_two_t_rex_in_one_pen_and_one_in_another_are_two_points() -> None:
    """A pen with several T. rex brings one point."""
    table = Table(3)
    table.zoo(0, love="tt", trio="t")
    assert table.points("trex") == 2


def test_le_t_rex_in_every_pen() -> None:
    """Each of the six summer pens brings its point; the river brings none."""
    table = Table(3)
    table.zoo(0, sameness="t", trio="t", love="t", king="t", differences="t", island="t", river="tttttt")
    assert table.points("trex") == 6
    assert table.points("river") == 6


def test_le_t_rex_in_every_winter_pen() -> None:
    """Both banks count, the pyramid once, the quarantine not."""
    table = Table(3, board="winter")
    table.zoo(0, wood="t", bridge_left="t", bridge_right="t", lookout="t", pyramid="t.t", quarantine="t", river="t")
    assert table.points("trex") == 5


def test_an_empty_zoo_is_worth_nothing() -> None:
    """No dinosaurs, no points, on both sides."""
    for side in ("summer", "winter"):
        assert Table(3, board=side).score().total == 0
