"""The cover between two persons at one screen: nothing private shows until the next one is ready."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.core.record import Seat
from ui.app import App
from ui.portraits import faces
from ui.scene import Scene
from ui.scenes.notice import Pressed
from ui.table.first_tips import first_time
from ui.theme import CONTROL_HEIGHT, CREAM, PLAYERS, RADIUS, SMALL, TITLE
from ui.widgets.medallion import medallion
from ui.widgets.panel import draw_box, draw_shadow

FACE, SYMBOL = 200, 76
"""The portrait, and the symbol at both sides of it, are this many units large."""

BELOW = 286
"""Words and buttons under the portrait need this many units."""


class CoverScene(Scene):
    """'Pass to ...' over the whole window."""

    def __init__(self, app: App, seats: Sequence[Seat], seat: int, undo: int, ground: str = "home/wood") -> None:
        """A cover before `seat` over a ground; `undo` is the seat that may still change its mind, -1 for none."""
        super().__init__(app)
        self.seats = seats
        self.seat = seat
        self.undo = undo
        self.ground = ground
        self.card = pygame.Rect(0, 0, 0, 0)
        self.edge = pygame.Rect(0, 0, 0, 0)
        """A light edge sets the way to the table off from a card of any colour."""
        self._tip = ""

    def enter(self) -> None:
        """Put the focus on the button that opens the table; what a cover is for is told once."""
        self.controls.ring.focus("ready")
        self._tip = first_time(self.app, "cover")
        self.app.notices.add(self._tip)

    def build(self) -> None:
        """A card in the seat's colour with its face, symbol and name, and the buttons."""
        px, text = self.app.theme.px, self.app.text
        name = self.seats[self.seat].name
        self.card = pygame.Rect(0, 0, px(640), px(24 + FACE + BELOW))
        self.card.center = pygame.Rect((0, 0), self.size).center
        line = pygame.Rect(self.card.left + px(30), 0, self.card.width - px(60), px(84))
        line.top = self.card.bottom - px(BELOW)
        self.controls.label(line, text("cover.pass", name=name), "serif_bold", TITLE, CREAM, "center")
        below = pygame.Rect(line.left, line.bottom, line.width, px(46))
        self.controls.label(below, text("cover.private"), "ui", SMALL, CREAM, "center")
        rows = [("ready", text("cover.ready", name=name), "eye", "primary")]
        if self.undo >= 0:
            rows.append(("undo", text("cover.undo", name=self.seats[self.undo].name), "undo", "plain"))
        rows.append(("menu", text("table.menu"), "menu", "plain"))
        self._rows(rows)

    def _rows(self, rows: list[tuple[str, str, str, str]]) -> None:
        px = self.app.theme.px
        first = pygame.Rect(self.card.left + px(90), self.card.bottom - px(148), self.card.width - px(180), px(56))
        name, label, icon, kind = rows[0]
        self.controls.button(name, first, label, partial(self.choose, name), icon, kind)
        self.edge = first.inflate(2 * px(3), 2 * px(3))
        gap = px(12)
        left, share = first.left, (first.width - gap) * 2 // 3
        for name, label, icon, kind in rows[1:]:
            width = share if name == "undo" else first.right - left
            rect = pygame.Rect(left, first.bottom + px(14), width, px(CONTROL_HEIGHT))
            self.controls.button(name, rect, label, partial(self.choose, name), icon, kind, size=SMALL)
            left += width + gap

    def choose(self, name: str) -> None:
        """Tell the table what was chosen; what was said of the cover goes with it."""
        self.app.notices.drop(self._tip)
        self.finish(Pressed("cover", name))

    def back(self) -> None:
        """Esc opens the menu."""
        self.choose("menu")

    def agree(self) -> None:
        """Enter opens the table."""
        self.choose("ready")

    def idle(self) -> bool:
        """Whether nothing changes until the next event."""
        return self.controls.quiet()

    def draw(self, surface: pygame.Surface) -> None:
        """The ground all over, and the card."""
        theme, player = self.app.theme, PLAYERS[self.seats[self.seat].colour % len(PLAYERS)]
        surface.blit(self.app.assets.cover(self.ground, self.size), (0, 0))
        draw_shadow(surface, self.card, theme.px(22), theme.px(30))
        draw_box(surface, self.card, theme.px(22), player.colour, CREAM, max(theme.px(3), 1))
        face = medallion(self.app.assets, self.seats[self.seat], faces(self.seats)[self.seat], theme.px(FACE))
        place = face.get_rect(midtop=(self.card.centerx, self.card.top + theme.px(24)))
        surface.blit(face, place)
        symbol = self.app.assets.icon(player.symbol, theme.px(SYMBOL), CREAM)
        for middle in (place.left - theme.px(86), place.right + theme.px(86)):
            surface.blit(symbol, symbol.get_rect(center=(middle, place.centery)))
        draw_box(surface, self.edge, theme.px(RADIUS + 3), CREAM)
        super().draw(surface)
