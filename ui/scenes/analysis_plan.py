"""Where the parts of the page that looks back lie: all of them side by side, or where room is short one at a time."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ui.theme import CONTROL_HEIGHT, GAP, Theme
from ui.widgets.chart import ROOMY

BESIDE, BESIDE_CROWDED = 0.36, 0.5
"""The part of the page for the choice that is looked at, in a roomy and in a crowded page."""

LEAST_CHART = ROOMY
"""A chart that would be fewer units tall, and so have its marks over its lines, makes the page a crowded one."""

ROW, TALL_ROW, HEAD = 34, 56, 40
"""Units of a row of the sums, of the tallest one, and of the words over them."""

NOWHERE = pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class AnalysisPlan:
    """The places of the page; one that is not shown is empty.

    A page is `crowded` where curve and sums have no room under each other: then the sums are a view of their own, the
    bar reaches over the whole page, and the way to the replay is a small button at its end.
    """

    bar: pygame.Rect
    chart: pygame.Rect
    sums: pygame.Rect
    card: pygame.Rect
    look: pygame.Rect
    crowded: bool = False


def plan_of(theme: Theme, inner: pygame.Rect, seats: int, view: str) -> AnalysisPlan:
    """The places of a page for so many seats that shows a view."""
    roomy = _roomy(theme, inner, seats)
    return roomy if roomy.chart.height >= theme.px(LEAST_CHART) else _crowded(theme, inner, view == "sums")


def _roomy(theme: Theme, inner: pygame.Rect, seats: int) -> AnalysisPlan:
    """Chart over sums at the left, the choice that is looked at beside them."""
    px, gap, high = theme.px, theme.px(GAP), theme.px(CONTROL_HEIGHT)
    beside = pygame.Rect(0, inner.top, round(inner.width * BESIDE), inner.height)
    beside.right = inner.right
    left = pygame.Rect(inner.left, inner.top, inner.width - beside.width - gap, inner.height)
    bar = pygame.Rect(left.topleft, (left.width, high))
    tall = px(HEAD) + seats * min(px(ROW), (left.height // 2 - px(HEAD)) // seats)
    sums = pygame.Rect(left.left, left.bottom - tall, left.width, tall)
    chart = pygame.Rect(left.left, bar.bottom + gap, left.width, max(sums.top - bar.bottom - 2 * gap, 0))
    look = pygame.Rect(beside.left, beside.bottom - high, beside.width, high)
    card = pygame.Rect(beside.topleft, (beside.width, look.top - gap - beside.top))
    return AnalysisPlan(bar, chart, sums, card, look)


def _crowded(theme: Theme, inner: pygame.Rect, sums: bool) -> AnalysisPlan:
    """A bar over the whole page, and under it the sums alone, or the chart and the choice beside it."""
    px, gap, high = theme.px, theme.px(GAP), theme.px(CONTROL_HEIGHT)
    look = pygame.Rect(inner.right - high, inner.top, high, high)
    bar = pygame.Rect(inner.left, inner.top, look.left - px(8) - inner.left, high)
    rest = pygame.Rect(inner.left, bar.bottom + gap, inner.width, inner.bottom - bar.bottom - gap)
    if sums:
        return AnalysisPlan(bar, NOWHERE, rest, NOWHERE, look, True)
    card = pygame.Rect(0, rest.top, round(rest.width * BESIDE_CROWDED), rest.height)
    card.right = rest.right
    chart = pygame.Rect(rest.left, rest.top, rest.width - card.width - gap, rest.height)
    return AnalysisPlan(bar, chart, NOWHERE, card, look, True)
