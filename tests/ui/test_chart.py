"""Charts: lines told apart by their patterns, symbols that keep their room, scales of round numbers."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
import pytest

from tests.ui.conftest import Pilots
from ui.widgets.chart import PATTERNS, Chart, Scale, Series, broken, rounded_steps, spread

WAY = [(0.0, 0.0), (30.0, 40.0), (30.0, 100.0), (130.0, 100.0)]
LENGTH = 210.0


def _length(stroke: list[tuple[float, float]]) -> float:
    return sum(math.dist(start, end) for start, end in pairwise(stroke))


def test_a_line_without_a_pattern_is_whole_and_others_leave_out_what_they_say() -> None:
    assert list(broken(WAY, ())) == [WAY]
    strokes = list(broken(WAY, (10, 5)))
    assert [round(_length(stroke)) for stroke in strokes] == [10] * 14
    assert sum(_length(stroke) for stroke in broken(WAY, (20, 10, 5, 10))) == pytest.approx(125.0 + 0.0, abs=20.0)
    assert all(_length(stroke) <= LENGTH for stroke in strokes)


def test_no_two_seats_have_the_same_line() -> None:
    assert len(set(PATTERNS)) == len(PATTERNS) >= 5


def test_symbols_are_pushed_apart_and_stay_between_the_bounds() -> None:
    placed = spread([90.0, 90.0, 10.0, 91.0], 20, 0.0, 100.0)
    assert all(10.0 <= high <= 90.0 for high in placed)
    assert all(b - a >= 20.0 for a, b in pairwise(sorted(placed)))
    assert placed[2] < placed[0] < placed[1] < placed[3]
    assert spread([50.0], 20, 0.0, 100.0) == [50.0]


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 7), (-12, 43), (0, 180), (3, 3), (0, 99_999)])
def test_steps_are_round_and_hold_everything(low: int, high: int) -> None:
    steps = rounded_steps(low, high)
    assert steps[0] <= low
    assert steps[-1] >= high
    assert len({b - a for a, b in pairwise(steps)}) == 1
    assert len(steps) <= 24


def test_a_chart_maps_the_course_there_and_back(pilots: Pilots) -> None:
    app = pilots().app
    chart = Chart(app, pygame.Rect(40, 60, 800, 300), Scale(48.0, 0.0, 1.0, ((0.5, "50%"),)), [])
    for number in (0, 7, 48):
        assert round(chart.course(chart.x(number))) == number
    assert chart.y(1.0) == chart.plot.top
    assert chart.y(0.0) == chart.plot.bottom
    assert chart.y(7.0) == chart.plot.top
    lines = [Series(n, n, ((0.0, 0.2 * n), (48.0, 1.0 - 0.2 * n))) for n in range(5)]
    picture = Chart(app, chart.rect, chart.scale, lines).draw()
    assert picture.get_size() == chart.rect.size
    assert Chart(app, chart.rect, chart.scale, [Series(0, 0, ())]).draw().get_size() == chart.rect.size


def test_the_course_has_round_numbers_and_a_low_chart_none(pilots: Pilots) -> None:
    """Whole steps up to the end, whatever its length; where room is short the lines have all of it."""
    app = pilots().app
    for length in (1, 7, 48, 111, 443, 1009):
        scale = Scale(float(length), 0.0, 1.0, ((0.5, "50%"),), "Move", 36)
        high, low = (Chart(app, pygame.Rect(0, 0, 800, height), scale, []) for height in (500, 70))
        assert high.numbers()[-1] <= length
        assert len(high.numbers()) in range(1, 8)
        assert high.caption == "Move"
        assert high.plot.top >= app.theme.px(36)
        assert low.caption == ""
        assert low.plot.height > 40
        for chart in (high, low):
            assert chart.draw().get_size() == chart.rect.size


def test_numbers_along_the_foot_are_drawn_under_the_lines(pilots: Pilots) -> None:
    app = pilots().app
    rect = pygame.Rect(0, 0, 800, 400)
    told, untold = (Chart(app, rect, Scale(48.0, 0.0, 1.0, (), words), []) for words in ("Move", ""))
    foot = pygame.Rect(0, told.plot.bottom + 2, 800, 400 - told.plot.bottom - 6)
    first, second = (chart.draw().subsurface(foot).get_buffer().raw for chart in (told, untold))
    assert first != second
