"""The bars of a score."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from ui.widgets.score_grid import spans


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
