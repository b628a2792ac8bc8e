"""The bars of a score, and the sheet that counts it."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from tests.ui.play import Players
from ui.scenes.sheet import RoundScene
from ui.widgets.score_grid import spans
from ui.widgets.score_sheet import Row, Sheet


def test_losses_stand_left_of_nought_and_gains_right_of_it() -> None:
    """13 points and 8 lost are two pieces that meet at nought."""
    assert spans((13, -8), 100.0, 10.0) == [(100, 230, 13), (20, 100, -8)]


def test_lines_without_points_have_no_piece() -> None:
    """Nought gained is nothing to draw."""
    assert spans((0, 4, 0, 3), 0.0, 2.0) == [(0, 8, 4), (8, 14, 3)]


@given(st.lists(st.integers(-40, 60), max_size=12), st.integers(0, 500), st.floats(0.3, 20.0))
def test_pieces_meet_without_a_gap(points: list[int], nought: int, unit: float) -> None:
    """All pieces together reach from the sum of the losses to the sum of the gains, each from where one ended."""
    pieces = sorted(spans(points, nought, unit))
    assert sorted(one for _, _, one in pieces) == sorted(one for one in points if one)
    for (_, stop, _), (start, _, _) in itertools.pairwise(pieces):
        assert start == stop
    if pieces:
        assert pieces[0][0] == round(nought + unit * sum(one for one in points if one < 0))
        assert pieces[-1][1] == round(nought + unit * sum(one for one in points if one > 0))


def test_a_sheet_says_nothing_under_a_resting_pointer(players: Players) -> None:
    """A line that comes up where the pointer rests is explained once that moves, not over what is being counted."""
    player = players(pace="slow")
    rows = tuple(Row(f"Line {n}", (1, 2), "What it counts") for n in range(3))
    scene = RoundScene(player.pilot.app, player.start(2, 0).session.match.seats, 1, lambda: [Sheet("", rows)])
    player.pilot.move((640, 220))
    player.pilot.push(scene).steps(60)
    spot = next(spot for spot in scene.grid.row_rects(scene.area(), scene.pages[0]) if spot.collidepoint(640, 220))
    assert not scene.controls.tooltip.shown
    player.pilot.move(spot.center)
    player.pilot.steps(60)
    assert scene.controls.tooltip.shown
