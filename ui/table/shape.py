"""What a board asks of the table's plan, and the places that it gets: the part of a board that has a size."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import pygame

from game.core.match import Match
from ui.app import App
from ui.table.herald import Herald
from ui.table.plan import GAP, MARK, STRIP, Frame, Plan, Wishes, main_height, plan_table


class Shape(Herald, ABC):
    """How large a board would like to be, and what stands where on it."""

    least_panel = 120
    """The units below another seat's strip in which its part can still be read; with less it is folded into a tab."""

    def __init__(self, app: App, match: Match) -> None:
        """The shape of a running game's board."""
        super().__init__(app)
        self.match = match
        self.names: dict[str, pygame.Rect] = {}
        self.foot = 0
        """Pixels at the foot of the window that are not the table's."""

    @property
    def room(self) -> tuple[int, int]:
        """The size of the part of the window that the table has."""
        return self.app.size[0], self.app.size[1] - self.foot

    def planned(self, view: Any, focus: int, frame: Frame) -> Plan:
        """The table divided as the board would like it, within its frame."""
        theme, self.foot = self.app.theme, frame.foot
        plan = plan_table(self.room, theme, len(self.match.seats), focus, self.wishes(view), frame.buttons)
        return plan.marked(theme.px(MARK), theme.px(GAP)) if frame.marked else plan

    def wishes(self, view: Any) -> Wishes:
        """What the board would like of the table."""
        height = main_height(self.room, self.app.theme)
        width, freed, strip = self.wanted_width(height), self.freed(height), self.strip_height(height)
        least = self.app.theme.grain.px(self.least_panel)
        return Wishes(width, self.panel_height, freed, strip, least, self.folds(view))

    def folds(self, view: Any) -> bool:  # noqa: ARG002
        """Whether other seats may be folded into tabs now: not while something of theirs is to be pointed at."""
        return True

    def freed(self, height: int) -> int:  # noqa: ARG002
        """The height that a board of that height has over where the own strip stands beside it."""
        return 0

    def strip_height(self, height: int) -> int:  # noqa: ARG002
        """How tall strips are beside a board of that height."""
        return self.app.theme.px(STRIP)

    @abstractmethod
    def wanted_width(self, height: int) -> int:
        """How wide the board's part would like to be at that height."""

    @abstractmethod
    def panel_height(self, width: int) -> int:
        """How tall another seat's panel of that width would like to be."""

    def is_folded(self, seat: int) -> bool:
        """Whether another seat shows nothing but its tab, or nothing at all."""
        return self.names.get(f"panel.{seat}") == self.names.get(f"panel.{seat}.header")
