"""A month as a sheet of days, each with the stars that were won on it; a click shows the deals of that day."""

from __future__ import annotations

import calendar
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import pygame

from ui import typeset
from ui.boards.kit.shapes import columns, grid, top
from ui.boards.registry import DRAWERS
from ui.records.daily import FIRST, MOST
from ui.scenes.daily_rows import draw_stars
from ui.scenes.daily_words import day_words, month_words
from ui.theme import BRASS_DARK, CONTROL_HEIGHT, INK, INK_SOFT, SHADES, SMALL
from ui.widgets.faces import plate

if TYPE_CHECKING:
    from ui.scenes.daily import DailyScene

GAP, NAMES = 10, 30
"""Units between parts, and of the line with the names of the days."""

HIGH = 92
"""Units that a week is high at most."""


def months(today: date) -> list[date]:
    """The first days of all months that have deals, up to this one."""
    count = (today.year - FIRST.year) * 12 + today.month - FIRST.month + 1
    return [date(FIRST.year + (FIRST.month - 1 + n) // 12, (FIRST.month - 1 + n) % 12 + 1, 1) for n in range(count)]


class Calendar:
    """Places the month of a scene."""

    def __init__(self, scene: DailyScene, area: pygame.Rect) -> None:
        """The month in an area of the sheet."""
        self.scene = scene
        self.app = scene.app
        self.area = area

    def place(self) -> None:
        """Month and game to choose, the names of the days, and the days."""
        px, text, scene = self.app.theme.px, self.app.text, self.scene
        choose, rest = top(self.area, px(CONTROL_HEIGHT), px(GAP))
        known = months(scene.today)
        labels = [month_words(text, month) for month in known]
        scene.controls.choice("month", choose, labels, known.index(scene.month), lambda n: scene.turn_to(known[n]))
        choose, rest = top(rest, px(CONTROL_HEIGHT), px(GAP))
        games = ["", *DRAWERS]
        labels = [text("records.all"), *(shown.title(text) for shown in DRAWERS.values())]
        at = games.index(scene.game)
        scene.controls.choice(
            "stars", choose, labels, at, lambda n: scene.show_stars(games[n]), text("daily.stars_tip")
        )
        names, rest = top(rest, px(NAMES), px(4))
        for n, box in enumerate(columns(names, 7, px(4)), 1):
            scene.controls.label(box, text(f"daily.weekday_short.{n}"), "ui_bold", SMALL, INK_SOFT, "center")
        self._weeks(rest)

    def _weeks(self, area: pygame.Rect) -> None:
        """Seven columns, Monday first; six lines whatever the month, so that nothing jumps."""
        px, scene = self.app.theme.px, self.scene
        area = pygame.Rect(area.topleft, (area.width, min(area.height, 6 * px(HIGH))))
        before, count = calendar.monthrange(scene.month.year, scene.month.month)
        cells = grid(area, 7, 6, px(4))
        for number in range(1, count + 1):
            self._day(scene.month.replace(day=number), cells[before + number - 1])

    def _day(self, day: date, cell: pygame.Rect) -> None:
        scene, text = self.scene, self.app.text
        won = self._stars(day)
        told = text("daily.day_tip", date=day_words(text, day), n=won)
        painter = partial(self._painted, cell.size, day, won)
        enabled = FIRST <= day <= scene.today
        scene.controls.area(f"day.{day.isoformat()}", cell, painter, partial(scene.look_at, day), told, enabled)

    def _stars(self, day: date) -> int:
        games = [self.scene.game] if self.scene.game else list(DRAWERS)
        return sum(self.scene.stars_of(game, day) for game in games)

    def _painted(self, size: tuple[int, int], day: date, won: int, state: str) -> pygame.Surface:
        """The number of the day, ringed if it is today, and under it its stars."""
        theme, scene = self.app.theme, self.scene
        px = theme.px
        kind = "selected" if day == scene.day else "plain"
        surface = plate(theme, size, state, SHADES[kind], flat=True) if state != "off" else _bare(size)
        area = surface.get_rect().inflate(-2 * px(5), -2 * px(3))
        family = "ui_bold" if day == scene.today else "ui"
        number = typeset.render_line(theme.font(family, SMALL), str(day.day), INK if state != "off" else INK_SOFT)
        low = area.height < 2 * number.get_height()
        corner = (area.left + px(2), area.top)
        spot = number.get_rect(topleft=corner) if won and not low else number.get_rect(center=area.center)
        surface.blit(number, spot)
        if day == scene.today:
            pygame.draw.line(surface, BRASS_DARK, spot.bottomleft, spot.bottomright, max(px(3), 2))
        if won and low:
            self._draw_low(surface, pygame.Rect(spot.right, area.top, area.right - spot.right, area.height), won)
        elif won:
            self._draw_won(surface, pygame.Rect(area.left, spot.bottom, area.width, area.bottom - spot.bottom), won)
        return surface

    def _draw_low(self, surface: pygame.Surface, box: pygame.Rect, won: int) -> None:
        """Where days are low: small stars beside the number, one below the other; of all games a single one."""
        side = min(box.height // MOST, box.width)
        star = self.app.assets.icon("star", max(side, 1), BRASS_DARK)
        for n in range(won if self.scene.game else 1):
            surface.blit(star, (box.right - side, box.top + n * side))

    def _draw_won(self, surface: pygame.Surface, box: pygame.Rect, won: int) -> None:
        """Stars one by one of a single game; a star and how many of all."""
        theme = self.app.theme
        if self.scene.game:
            side = min(box.height, box.width // MOST, theme.px(26))
            box = pygame.Rect(box.centerx - side * MOST // 2, box.centery - side // 2, side * MOST, side)
            draw_stars(surface, self.app.assets, box, won)
            return
        count = typeset.render_line(theme.font("ui_bold", SMALL), str(won), BRASS_DARK)
        side = min(box.height, count.height)
        wide = side + theme.px(3) + count.width
        star = self.app.assets.icon("star", max(side - 2, 1), BRASS_DARK)
        surface.blit(star, star.get_rect(midleft=(box.centerx - wide // 2, box.centery)))
        surface.blit(count, count.get_rect(midright=(box.centerx + wide // 2, box.centery)))


def _bare(size: tuple[int, int]) -> pygame.Surface:
    """A day that is still to come: nothing but its number."""
    return pygame.Surface(size, pygame.SRCALPHA)
