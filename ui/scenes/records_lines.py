"""The mean of every line of the score as two bars: that of a person above that of the opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.record import Seat
from game.registry import find, new_match
from ui import typeset
from ui.boards.kit.shapes import rows
from ui.boards.registry import make_board
from ui.records.tally import mean_lines
from ui.scenes.records_words import decimal, score_of
from ui.theme import BRASS, INK, SMALL
from ui.widgets.score_sheet import Row, sheets

if TYPE_CHECKING:
    from ui.scenes.records_charts import Chart

ICON, NUMBERS = 34, 64
"""Units of the picture before a name, and of the points behind a bar."""

APART = 15
"""Bars of at least so many units have their points behind each of them; thinner ones share a line."""


class ScoreLines:
    """Draws the bars of a chart."""

    def __init__(self, chart: Chart, area: pygame.Rect) -> None:
        """The lines of what a chart shows, in an area of it."""
        self.chart, self.app, self.ground = chart, chart.app, chart.ground
        self.area = area

    def place(self) -> None:
        """A row for every line, as the score sheet of the game sums them up."""
        px, found = self.app.theme.px, self._rows()
        points = [point for row in found for point in row.points]
        ends = min(0, *points), max(1, *points)
        font = self.app.theme.font("ui", SMALL)
        wide = max(typeset.line_width(font, row.name) for row in found) + px(ICON + 16)
        wide = min(wide, self.area.width * 2 // 5)
        for row, cell in zip(found, rows(self.area, len(found), px(2)), strict=True):
            rect = pygame.Rect(cell.left, cell.top, cell.width, min(cell.height, px(84)))
            rect.centery = cell.centery
            name = pygame.Rect(rect.left, rect.top, wide, rect.height)
            self._named(row, name)
            left = name.right + px(8)
            self._pair(row, pygame.Rect(left, rect.top, rect.right - left, rect.height), ends)

    def _rows(self) -> list[Row]:
        """The lines with ten times their mean points."""
        game, means = self.chart.scene.choice.game, mean_lines(self.chart.own)
        scores = [score_of({key: mine for key, mine, _ in means}), score_of({key: other for key, _, other in means})]
        seats = [Seat(str(n)) for n in range(find(game).seat_counts[0])]
        board = make_board(self.app, new_match(game, seats, 0))
        return list(sheets(self.app.text, scores, board.score_wording())[0].rows)

    def _named(self, row: Row, rect: pygame.Rect) -> None:
        side = min(rect.height, self.app.theme.px(ICON))
        if row.picture and self.app.assets.has(row.picture):
            picture = self.app.assets.image(row.picture, (side, side))
            self.ground.blit(picture, picture.get_rect(center=(rect.left + side // 2, rect.centery)))
        left = rect.left + side + self.app.theme.px(8)
        self.chart.short(pygame.Rect(left, rect.top, rect.right - left, rect.height), row.name, family="ui")

    def _pair(self, row: Row, rect: pygame.Rect, ends: tuple[int, int]) -> None:
        """Two bars with their points behind them; losses go to the left."""
        px, low, high = self.app.theme.px, *ends
        tall = max((rect.height - px(6)) // 2, 3)
        apart = tall >= px(APART)
        room = rect.width - px(NUMBERS if apart else 2 * NUMBERS)
        zero, last = rect.left + round(room * -low / (high - low)), rect.left
        for n, (points, colour) in enumerate(zip(row.points, (self.chart.player.colour, BRASS), strict=True)):
            top, wide = rect.centery - tall + n * tall, round(abs(points) * room / (high - low))
            left = zero - wide if points < 0 else zero
            pygame.draw.rect(self.ground, colour, (left, top + 1, max(wide, 1), max(tall - 2, 1)))
            last = max(last, zero, left + wide)
            if apart:
                self._number((max(zero, left + wide), top + tall // 2), decimal(self.app.text, points / 10))
        if not apart:
            self._number((last, rect.centery), " · ".join(decimal(self.app.text, one / 10) for one in row.points))

    def _number(self, spot: tuple[int, int], words: str) -> None:
        """Points behind the end of a bar."""
        told = typeset.render_line(self.app.theme.font("ui", SMALL), words, INK)
        self.ground.blit(told, told.get_rect(midleft=(spot[0] + self.app.theme.px(6), spot[1])))
