"""Where everything common to all tables lies: bar, board, seats, log.

Boards are measured by the window alone (`Theme.grain`); a larger scale makes words and controls larger, and what
stands beside the board gives way to them: the log becomes a strip, then the other seats become tabs; and at large
scales the own strip joins them in the side column, so that the bar can grow into its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame

from ui.theme import Theme

BAR = 60
BUTTON = 48
GAP = 10
STRIP = 40
"""The height of a seat's strip."""

LEAST_LOG, LEAST_LIST, LOG_STRIP = 130, 84, 58
"""The height of a log under panels at 100 %, the least at which it is a list, and that of its last entry alone."""

LEAST_SIDE = 330
LEAST_TAB = 190
"""The least width of a strip with a whole name on it."""

COMPACT = 1.4
"""So many times larger than usual, words want a taller bar, and the own strip stands at the side."""

MARK = 212
BUTTONS = ("menu", "undo", "recap", "coach", "help")
"""The buttons of the bar: the first at its left end, the others at its right end."""


@dataclass(frozen=True)
class Frame:
    """What stands around a table: the buttons of its bar, the mark of an unsaved game, pixels that its foot is tall."""

    buttons: tuple[str, ...] = BUTTONS
    marked: bool = False
    foot: int = 0


@dataclass(frozen=True)
class Wishes:
    """What a board would like of a table."""

    width: int
    """How wide its part is."""

    panel_height: Callable[[int], int]
    """How tall another seat's panel of a width is."""

    freed: int
    """The height that its part needs no more where the own strip stands at the side."""

    strip: int
    """The height of a seat's strip."""

    least: int
    """How tall a panel is at least below its strip; lower ones are folded into tabs."""

    folds: bool
    """Whether other seats may be folded into tabs now."""


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
    own: pygame.Rect | None = None
    """Where the own strip stands at the side; None where it stands on the board."""

    folded: dict[int, pygame.Rect] = field(default_factory=dict)
    """Beyond the edge of the window, the whole panels of seats of which only tabs are seen."""

    folds: bool = True
    """Whether other seats could be folded."""

    usual: int = 0
    """The height of the board's part at 100 %."""

    mark: pygame.Rect | None = None
    """Where the mark of an unsaved game stands, at the right end of the status line; None without one."""

    def marked(self, width: int, gap: int) -> Plan:
        """The same table with a mark of that width."""
        status = self.status.copy()
        status.width -= width + gap
        return replace(self, status=status, mark=pygame.Rect(status.right + gap, status.top, width, status.height))

    def divided(self, strip: int, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
        """The own strip, and the board's part below it, which is the whole where the strip stands at the side."""
        return _cut(self.main, strip, gap) if self.own is None else (self.own.copy(), self.main.copy())

    @property
    def column(self) -> pygame.Rect:
        """All that stands beside the board."""
        return pygame.Rect(self.log.left, self.main.top, self.log.width, self.log.bottom - self.main.top)

    def whole(self, seat: int) -> pygame.Rect:
        """Where the panel of another seat is laid out, seen or not."""
        return self.folded.get(seat, self.panels[seat])

    def tabs(self) -> dict[str, pygame.Rect]:
        """The named places of folded seats: nothing but their tabs."""
        seats = ((f"panel.{seat}", rect) for seat, rect in self.panels.items() if seat in self.folded)
        return {name: rect.copy() for panel, rect in seats for name in (panel, f"{panel}.header")}

    def seen(self, place: pygame.Rect) -> pygame.Rect:
        """The place itself, or the sign on the tab of the seat in whose folded panel it lies."""
        for seat, panel in self.folded.items():
            if panel.inflate(panel.width, panel.height).collidepoint(place.center):
                tab = self.panels[seat]
                return pygame.Rect(tab.left, tab.top, tab.height, tab.height)
        return place


def main_height(size: tuple[int, int], theme: Theme) -> int:
    """How tall the board's part of a table is at 100 %."""
    return size[1] - theme.grain.px(BAR) - 2 * theme.grain.px(GAP)


def is_compact(theme: Theme) -> bool:
    """Whether everything is so much larger than usual that the own strip makes room for the bar."""
    return theme.unit >= COMPACT * theme.grain.unit


def plan_table(
    size: tuple[int, int],
    theme: Theme,
    seats: int,
    focus: int,
    wishes: Wishes,
    buttons: tuple[str, ...] = BUTTONS,
) -> Plan:
    """Lay out a table; the board's places are at least as large as at 100 %."""
    usual, gap = theme.grain, theme.grain.px(GAP)
    bar = pygame.Rect(0, 0, size[0], usual.px(BAR) + (wishes.freed if is_compact(theme) else 0))
    width = min(wishes.width, size[0] - usual.px(LEAST_SIDE) - 3 * gap)
    main = pygame.Rect(gap, bar.bottom + gap, width, size[1] - bar.height - 2 * gap)
    side = pygame.Rect(main.right + gap, main.top, size[0] - main.right - 2 * gap, main.height)
    others = [(focus + step) % seats for step in range(1, seats)]
    own, panels, folded, log = _plan_side(side, others, theme, wishes)
    places, status, info = _plan_bar(bar, theme, buttons)
    prompt = pygame.Rect(0, 0, min(usual.px(460), main.width - 4 * gap), usual.px(56))
    prompt.midbottom = (main.centerx, main.bottom - usual.px(28))
    usual_height = main_height(size, theme)
    away = {seat: rect.move(size[0], 0) for seat, rect in folded.items()}
    return Plan(bar, status, info, places, main, panels, log, prompt, own, away, wishes.folds, usual_height)


def _plan_bar(
    bar: pygame.Rect, theme: Theme, names: tuple[str, ...]
) -> tuple[dict[str, pygame.Rect], pygame.Rect, pygame.Rect]:
    """The bar's buttons, and between them the status line and the place of round and turn."""
    gap = theme.grain.px(GAP)
    side = min(max(theme.px(BUTTON), theme.grain.px(BUTTON)), bar.height - theme.grain.px(BAR - BUTTON))
    top = bar.centery - side // 2
    buttons = {names[0]: pygame.Rect(gap, top, side, side)}
    left = bar.right
    for name in reversed(names[1:]):
        left -= side + gap
        buttons[name] = pygame.Rect(left, top, side, side)
    line = bar.inflate(0, -theme.grain.px(8))
    info = pygame.Rect(left - theme.px(170) - gap, line.top, theme.px(170), line.height)
    start = buttons[names[0]].right + 2 * gap
    status = pygame.Rect(start, line.top, info.left - gap - start, line.height)
    return buttons, status, info


Rects = dict[int, pygame.Rect]


def _plan_side(
    side: pygame.Rect, seats: list[int], theme: Theme, wishes: Wishes
) -> tuple[pygame.Rect | None, Rects, Rects, pygame.Rect]:
    """The column beside the board: the own strip, the other seats, what is folded of them, the log below."""
    gap, strip = theme.grain.px(GAP), wishes.strip
    own, rest = _cut(side, strip, gap) if is_compact(theme) else (None, side)
    usual = _above(rest, seats, max(theme.grain.px(LEAST_LOG), theme.px(LEAST_LIST)), gap, wishes)
    if theme.unit <= theme.grain.unit:
        return own, usual, {}, _below(rest, usual, gap)
    crowded = _above(rest, seats, theme.px(LOG_STRIP), gap, wishes)
    stacked = _above(rest, seats, theme.px(LOG_STRIP), gap, wishes, [1] * len(seats))
    for panels in (usual, crowded, stacked):
        if _fit(panels, theme, wishes):
            return own, panels, {}, _below(rest, panels, gap)
    if not wishes.folds:
        return own, crowded, {}, _below(rest, crowded, gap)
    tabs = {}
    for seat in seats:
        tabs[seat], rest = _cut(rest, strip, gap)
    return own, tabs, crowded, rest


def _fit(panels: Rects, theme: Theme, wishes: Wishes) -> bool:
    """Whether panels are wide enough for whole names and tall enough below them."""
    least = (theme.px(LEAST_TAB), wishes.strip + wishes.least)
    return all(rect.width >= least[0] and rect.height >= least[1] for rect in panels.values())


def _cut(area: pygame.Rect, high: int, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """The upper part of an area, so high, and what is left of it."""
    first = pygame.Rect(area.left, area.top, area.width, high)
    return first, pygame.Rect(area.left, first.bottom + gap, area.width, area.bottom - first.bottom - gap)


def _above(
    side: pygame.Rect, seats: list[int], log: int, gap: int, wishes: Wishes, rows: list[int] | None = None
) -> Rects:
    """The panels of seats above a log of that height, in rows that go well with the area if none are given."""
    upper = pygame.Rect(side.left, side.top, side.width, side.height - log - gap)
    return plan_panels(upper, seats, gap, wishes.panel_height, rows or _rows(len(seats), upper))


def _below(side: pygame.Rect, panels: Rects, gap: int) -> pygame.Rect:
    """The log: what panels leave of the column."""
    top = max((rect.bottom for rect in panels.values()), default=side.top - gap) + gap
    return pygame.Rect(side.left, top, side.width, side.bottom - top)


def plan_panels(area: pygame.Rect, seats: list[int], gap: int, wanted: Callable[[int], int], rows: list[int]) -> Rects:
    """Share an area between panels in rows of so many each."""
    height = (area.height - gap * (len(rows) - 1)) // max(len(rows), 1)
    panels: Rects = {}
    rest, top = list(seats), area.top
    for columns in rows:
        width = (area.width - gap * (columns - 1)) // columns
        high = min(height, wanted(width))
        for column in range(columns):
            panels[rest.pop(0)] = pygame.Rect(area.left + column * (width + gap), top, width, high)
        top += high + gap
    return panels


def _rows(count: int, area: pygame.Rect) -> list[int]:
    """How many panels stand in each row; the first row is the next seat's if they are odd."""
    if count == 2:
        return [2] if area.width > area.height * 1.2 else [1, 1]
    return [1] * (count % 2) + [2] * (count // 2)
