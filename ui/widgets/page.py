"""The common frame of menu screens: walnut behind, a sheet of paper, a title and a way back."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from ui import typeset
from ui.palette import in_force
from ui.scene import Scene
from ui.theme import CONTROL_HEIGHT, INK, MARGIN, TITLE, WALNUT
from ui.widgets.panel import draw_panel, draw_rule, keep_panel, prepare_panel

if TYPE_CHECKING:
    from ui.app import App

CORNER = 230
"""Units that a control at the right of the title may be wide."""


class Menu(Scene):
    """A screen whose ground is drawn once, and which rests while nothing happens."""

    ground: pygame.Surface | None = None
    _ground_of: Hashable = None

    def idle(self) -> bool:
        """Rest when no control is about to change."""
        return self.controls.quiet()

    def taken(self) -> list[pygame.Rect]:
        """A notice covers no control."""
        return list(self.rects().values())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the kept ground and the controls."""
        if self.ground is not None:
            surface.blit(self.ground, (0, 0))
        super().draw(surface)

    def leave(self) -> None:
        """Let go of the pictures at once."""
        self.ground = None
        self.controls.release()

    def kept_ground(self, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The ground as it is, made anew only where the window or the size of everything is another."""
        key = self.size, self.app.theme.unit, self.app.theme.scale, in_force()
        if self.ground is None or key != self._ground_of:
            self.ground, self._ground_of = make(), key
        return self.ground

    def walnut(self) -> pygame.Surface:
        """A new full picture of the cabinet's wood."""
        if self.app.assets.has("home/wood"):
            return self.app.assets.backdrop("home/wood", self.size).copy()
        plain = pygame.Surface(self.size)
        plain.fill(WALNUT)
        return plain


class Page(Menu):
    """A sheet of paper with a title; the rest of it is filled by `fill`."""

    widest = 1500
    """Width of the sheet in units at most."""

    tallest = 2000
    """Height of the sheet in units at most."""

    lasting = False
    """Whether the sheet stays as it is while what lies on it is laid out anew; then nothing else is drawn on it."""

    corner = pygame.Rect(0, 0, 0, 0)
    """Where a control may stand at the right of the title."""

    cornered = False
    """Whether long titles make room for what stands in the corner."""

    def title(self) -> str:
        """The words over the page."""
        return ""

    def fill(self, inner: pygame.Rect) -> None:
        """Lay out the contents inside `inner`."""

    @property
    def sheet_width(self) -> int:
        """How wide the sheet is in pixels."""
        return self.sheet(self.app).width

    @classmethod
    def sheet(cls, app: App, tallest: int = 0) -> pygame.Rect:
        """Where the sheet of such a page lies; one that says what lies on it is no more than so many units tall."""
        px, window = app.theme.px, pygame.Rect((0, 0), app.size)
        margin = px(MARGIN) + min(window.height // 54, px(20))
        panel = pygame.Rect(0, 0, min(window.width - 2 * margin, px(cls.widest)), 0)
        panel.height = min(window.height - 2 * margin, px(tallest or cls.tallest))
        panel.center = window.center
        return panel

    @classmethod
    def prepare(cls, app: App) -> None:
        """Begin to make wood and paper of such a page on another thread, for it may be opened next."""
        app.assets.prepare_backdrop("home/wood", app.size)
        prepare_panel(app.theme, app.assets, cls.sheet(app).size)

    @classmethod
    def stock(cls, app: App) -> None:
        """Have the paper of such a page in stock, long before anybody opens one."""
        cls.prepare(app)
        keep_panel(app.theme, app.assets, cls.sheet(app).size)

    def build(self) -> None:
        """Draw the sheet, put title and way back, and fill the rest."""
        px, panel = self.app.theme.px, self.sheet(self.app, self.tallest)
        self.ground = self.kept_ground(lambda: self.paper(panel)) if self.lasting else self.paper(panel)
        self._header(panel.inflate(-2 * px(MARGIN), -2 * px(22)))

    def _title_room(self, room: pygame.Rect) -> pygame.Rect:
        """The room for the title: the middle of the page, or what is left of it beside the corner."""
        end = self.corner.left - self.app.theme.px(16)
        wide = typeset.line_width(self.app.theme.font("serif_bold", TITLE), self.title())
        if not self.cornered or room.centerx + wide // 2 <= end:
            return room
        return pygame.Rect(room.left, room.top, end - room.left, room.height)

    def paper(self, panel: pygame.Rect) -> pygame.Surface:
        """A new ground: a sheet on the wood."""
        ground = self.walnut()
        draw_panel(ground, self.app.theme, self.app.assets, panel)
        return ground

    def _header(self, area: pygame.Rect) -> None:
        px, text = self.app.theme.px, self.app.text
        height = px(CONTROL_HEIGHT)
        back = pygame.Rect(area.topleft, (px(150), height))
        self.controls.button("back", back, text("common.back"), self.back, icon="back", shortcut="cancel")
        self.corner = pygame.Rect(area.right - px(CORNER), area.top, px(CORNER), height)
        words = pygame.Rect(back.right + px(16), area.top, area.width - 2 * (back.width + px(16)), height)
        self.controls.label(self._title_room(words), self.title(), "serif_bold", TITLE, INK, "center")
        assert self.ground is not None
        line = area.top + height + px(10)
        draw_rule(self.ground, self.app.theme, (area.left, line), area.width)
        top = line + px(18)
        self.fill(pygame.Rect(area.left, top, area.width, area.bottom - top))
