"""Where everything common to all tables lies: bar, board, opponents, log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from ui.theme import Theme

BAR = 60
BUTTON = 48
GAP = 10
LEAST_LOG = 130
LEAST_SIDE = 330
MARK = 212
BUTTONS = ("menu", "undo", "recap", "coach", "help")
"""The buttons of the bar: the first at its left end, the others at its right end."""


@dataclass(frozen=True)
class Plan:
    """The rectangles of a table; `panels` holds one for every other seat, clockwise; `prompt` its own buttons."""

    bar: pygame.Rect
    status: pygame.Rect
    info: pygame.Rect
    buttons: dict[str, pygame.Rect]
    main: pygame.Rect
    panels: dict[int, pygame.Rect]
    log: pygame.Rect
    prompt: pygame.Rect
    mark: pygame.Rect | None = None
    """Where the mark of an unsaved game stands, at the right end of the status line; None without one."""

    def marked(self, width: int, gap: int) -> Plan:
        """The same table with a mark of that width."""
        status = self.status.copy()
        status.width -= width + gap
        return replace(self, status=status, mark=pygame.Rect(status.right + gap, status.top, width, status.height))


def main_height(size: tuple[int, int], theme: Theme) -> int:
    """How tall the board's part of a table is."""
    return size[1] - theme.px(BAR) - 2 * theme.px(GAP)


def plan_table(
    size: tuple[int, int],
    theme: Theme,
    seats: int,
    focus: int,
    main_width: int,
    panel_height: Callable[[int], int],
) -> Plan:
    """Lay out a table whose board would like to be `main_width` wide and panels as tall as that function says."""
    gap = theme.px(GAP)
    bar = pygame.Rect(0, 0, size[0], theme.px(BAR))
    width = min(main_width, size[0] - theme.px(LEAST_SIDE) - 3 * gap)
    main = pygame.Rect(gap, bar.bottom + gap, width, main_height(size, theme))
    side = pygame.Rect(main.right + gap, main.top, size[0] - main.right - 2 * gap, main.height)
    others = [(focus + step) % seats for step in range(1, seats)]
    upper = side.copy()
    upper.height = side.height - theme.px(LEAST_LOG) - gap
    panels = plan_panels(upper, others, gap, panel_height)
    top = max((rect.bottom for rect in panels.values()), default=side.top) + gap
    log = pygame.Rect(side.left, top, side.width, side.bottom - top)
    buttons, status, info = _plan_bar(bar, theme)
    prompt = pygame.Rect(0, 0, min(theme.px(460), main.width - 4 * gap), theme.px(56))
    prompt.midbottom = (main.centerx, main.bottom - theme.px(28))
    return Plan(bar, status, info, buttons, main, panels, log, prompt)


def _plan_bar(bar: pygame.Rect, theme: Theme) -> tuple[dict[str, pygame.Rect], pygame.Rect, pygame.Rect]:
    """The bar's buttons, and between them the status line and the place of round and turn."""
    side, gap = theme.px(BUTTON), theme.px(GAP)
    top = bar.centery - side // 2
    buttons = {BUTTONS[0]: pygame.Rect(gap, top, side, side)}
    left = bar.right
    for name in reversed(BUTTONS[1:]):
        left -= side + gap
        buttons[name] = pygame.Rect(left, top, side, side)
    info = pygame.Rect(left - theme.px(170) - gap, top, theme.px(170), side)
    start = buttons[BUTTONS[0]].right + 2 * gap
    status = pygame.Rect(start, top, info.left - gap - start, side)
    return buttons, status, info


def plan_panels(area: pygame.Rect, seats: list[int], gap: int, wanted: Callable[[int], int]) -> dict[int, pygame.Rect]:
    """Share an area between panels in rows of one or two; the first row is the next seat's if they are odd."""
    rows = _rows(len(seats), area)
    height = (area.height - gap * (len(rows) - 1)) // max(len(rows), 1)
    panels: dict[int, pygame.Rect] = {}
    rest, top = list(seats), area.top
    for columns in rows:
        width = (area.width - gap * (columns - 1)) // columns
        high = min(height, wanted(width))
        for column in range(columns):
            panels[rest.pop(0)] = pygame.Rect(area.left + column * (width + gap), top, width, high)
        top += high + gap
    return panels


def _rows(count: int, area: pygame.Rect) -> list[int]:
    """How many panels stand in each row."""
    if count == 2:
        return [2] if area.width > area.height * 1.2 else [1, 1]
    return [1] * (count % 2) + [2] * (count // 2)
