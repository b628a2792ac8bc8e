"""The slip that answers a puzzle: whether the move is the best, and what can be done next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from ui.boards.kit.shapes import columns
from ui.table.advice_place import free_place, table_area
from ui.table.advice_slip import BUTTON, GAP, Item, Slip, draw_set, set_slip
from ui.widgets.faces import fitting_size

if TYPE_CHECKING:
    from ui.table.puzzle import PuzzleTable

WIDTHS = (0, 420, 520, 640)
"""Units that the slip may be wide, in the order in which they are tried; 0 is the width of the log."""

LABEL = 17
"""The size of words on its buttons at most."""


class PuzzleCard:
    """Lies beside the move that was chosen, until the coach tells more or the next choice begins."""

    def __init__(self, table: PuzzleTable) -> None:
        """No slip."""
        self.table = table
        self.slip = Slip((0, 0))
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def visible(self) -> bool:
        """Whether there is an answer to tell, and nothing else is told."""
        return bool(self.table.given) and self.table.coach.advice is None

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the slip lies over a point of the table."""
        return self.visible and self.rect.collidepoint(pos)

    def build(self) -> None:
        """Set the words, and find a place where they cover nothing that was chosen."""
        if not self.visible:
            return
        self.slip, self.rect = next(self._places(), None) or self._last_resort()
        self._add_buttons()

    def _set(self, width: int) -> Slip:
        """The words in a width, with room for two rows of buttons at their foot."""
        table = self.table
        slip = set_slip(table.app, [Item(table.heading(), 20, True), Item(table.verdict(), LABEL)], width, True)
        more = slip.foot.height + table.app.theme.px(GAP)
        slip.corner = pygame.Rect(0, 0, 0, 0)
        slip.size = (slip.size[0], slip.size[1] + more)
        slip.foot.height += more
        return slip

    def _places(self) -> Iterator[tuple[Slip, pygame.Rect]]:
        """Slips with a free place each, beside the board first."""
        table = self.table
        names = table.board.names
        clear = [names[name] for name in table.given_path() if name in names]
        for units in WIDTHS:
            slip = self._set(table.app.theme.px(units) if units else table.plan.log.width)
            place = free_place(table.plan, slip.size, clear, [])
            if place is not None:
                yield slip, place

    def _last_resort(self) -> tuple[Slip, pygame.Rect]:
        """At the foot of the log, where no place is free."""
        slip = self._set(self.table.app.theme.px(WIDTHS[1]))
        rect = pygame.Rect((0, 0), slip.size)
        rect.bottomright = self.table.plan.log.bottomright
        return slip, rect.clamp(table_area(self.table.plan))

    def _add_buttons(self) -> None:
        """What is likeliest to come next over the whole width, the others under it."""
        table, theme, text = self.table, self.table.app.theme, self.table.app.text
        foot = self.slip.foot.move(self.rect.topleft)
        high = max(theme.px(BUTTON), 32)
        first = pygame.Rect(foot.left, foot.top, foot.width, high)
        below = pygame.Rect(foot.left, foot.bottom - high, foot.width, high)
        after = ("next", table.following, "forward")
        again = ("again", table.again, "again")
        show = ("why" if table.right else "show", table.reveal, "hint")
        main, others = (after, [again, show]) if table.right else (again, [show, after])
        places = [first, *columns(below, len(others), theme.px(GAP))]
        for (name, press, icon), rect in zip([main, *others], places, strict=True):
            words, key = text(f"puzzles.{name}"), "confirm" if rect is first else None
            size = fitting_size(theme, [words], rect.width, "ui_bold", LABEL)
            kind, picture = ("primary", icon) if rect is first else ("plain", None)
            table.controls.button(f"puzzle.{name}", rect, words, press, picture, kind, shortcut=key, size=size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the slip over the table."""
        if self.visible:
            draw_set(surface, self.table.app, self.slip, self.rect, -1)
