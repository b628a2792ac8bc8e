"""Buttons side by side of which one is chosen: words in one size, and in lines only where nothing else will do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ui import typeset
from ui.boards.kit.shapes import columns, shared_row
from ui.theme import BODY, Theme
from ui.widgets.controls import Controls
from ui.widgets.faces import NARROW, even_size, label_pad
from ui.widgets.parts import Button

GAP = 8
"""Units between two tabs."""


class Tab(NamedTuple):
    """One of several: the name of its button, its words, what it does, and what is said of it."""

    name: str
    label: str
    press: Callable[[], None]
    tooltip: str | None = None


def place_tabs(controls: Controls, area: pygame.Rect, tabs: Sequence[Tab], chosen: str) -> list[Button]:
    """Place tabs over the width of an area; the one of the name `chosen` is marked."""
    places, size = tab_places(controls.app.theme, area, [tab.label for tab in tabs])
    made = []
    for tab, rect in zip(tabs, places, strict=True):
        kind = "selected" if tab.name == chosen else "plain"
        made.append(controls.button(tab.name, rect, tab.label, tab.press, None, kind, tab.tooltip, size=size))
    return made


def tab_places(theme: Theme, area: pygame.Rect, labels: Sequence[str]) -> tuple[list[pygame.Rect], float]:
    """The places of tabs with these words and the size of all of them: equal ones, else as wide as words need it."""
    gap, size = theme.px(GAP), float(BODY)
    equal = columns(area, len(labels), gap)
    while size > BODY * typeset.SMALLEST / max(theme.scale, 1.0):
        needs = [_need(theme, label, size) for label in labels]
        if max(needs, default=0) <= (equal[0].width if equal else 0):
            return equal, size
        if sum(needs) + gap * (len(labels) - 1) <= area.width:
            return shared_row(area, needs, gap), size
        size -= 0.5
    return equal, even_size(theme, labels, equal)


def _need(theme: Theme, label: str, size: float) -> int:
    """How wide a tab is at least whose words stand in one line."""
    return typeset.line_width(theme.font("ui_bold", size), label) + 2 * label_pad(theme, theme.px(NARROW)) + 1
