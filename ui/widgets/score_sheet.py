"""A score as a table with a column for every seat, and as bars built up line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.core.record import Seat
from game.core.values import Outcome
from ui import typeset
from ui.app import App
from ui.theme import BRASS_LIGHT, CREAM, INK, INK_SOFT, PAPER_SHADE, PLAYERS, Colour, mix
from ui.widgets.panel import draw_box

TALLEST_ROW = 52
TALLEST_BAR = 44


@dataclass(frozen=True)
class ScoreSheet:
    """How a game's score is shown: seats, outcome, and the names of its lines."""

    app: App
    seats: Sequence[Seat]
    outcome: Outcome
    label: Callable[[str], str]

    def draw(self, surface: pygame.Surface, area: pygame.Rect, counted: int) -> None:
        """Draw the table above the bars, as far as the lines have been counted."""
        lines = len(self.outcome.scores[0].lines)
        px = self.app.theme.px
        bars = min(round(area.height * 0.36), px(TALLEST_BAR + 8) * len(self.seats))
        table = pygame.Rect(area.left, area.top, area.width, area.height - bars - px(10))
        row = min(table.height // (lines + 3), px(TALLEST_ROW))
        first = round(area.width * 0.3)
        column = (area.width - first) // len(self.seats)
        self._heads(surface, pygame.Rect(area.left + first, area.top, column, round(row * 1.1)), counted >= lines)
        body = pygame.Rect(area.left, area.top + round(row * 1.3), area.width, row * lines)
        self._lines(surface, body, first, column, counted)
        self._totals(surface, pygame.Rect(area.left, body.bottom + row // 6, area.width, row), first, column, counted)
        self._bars(surface, pygame.Rect(area.left, area.bottom - bars, area.width, bars), counted)

    def _heads(self, surface: pygame.Surface, cell: pygame.Rect, done: bool) -> None:
        """The seats' names in their colours; a trophy for the winners."""
        for n, seat in enumerate(self.seats):
            rect = cell.move(n * cell.width, 0).inflate(-self.app.theme.px(8), 0)
            player = PLAYERS[seat.colour % len(PLAYERS)]
            draw_box(surface, rect, self.app.theme.px(8), player.colour)
            side = round(rect.height * 0.62)
            icon = "trophy" if done and n in self.outcome.winners else player.symbol
            spot = (rect.left + side // 4, rect.centery - side // 2)
            surface.blit(self.app.assets.icon(icon, side, BRASS_LIGHT), spot)
            inner = pygame.Rect(rect.left + round(side * 1.4), rect.top, rect.width - round(side * 1.6), rect.height)
            self._cell(surface, inner, seat.name, "ui_bold", 18, "center", CREAM)

    def _lines(self, surface: pygame.Surface, body: pygame.Rect, first: int, column: int, counted: int) -> None:
        """A row for every line of the score."""
        px, lines = self.app.theme.px, self.outcome.scores[0].lines
        row = body.height // len(lines)
        for n in range(len(lines)):
            rect = pygame.Rect(body.left, body.top + n * row, body.width, row)
            if n % 2 == 0:
                draw_box(surface, rect, px(6), PAPER_SHADE)
            name = pygame.Rect(rect.left + px(12), rect.top, first - px(20), row)
            self._cell(surface, name, self.line_name(n), "ui", 20, "left")
            for seat, score in enumerate(self.outcome.scores):
                if n < counted:
                    cell = pygame.Rect(rect.left + first + seat * column, rect.top, column, row)
                    self._cell(surface, cell, str(score.lines[n].points), "ui_bold", 21, "center")

    def line_name(self, number: int) -> str:
        """The name of a line, with its part where the game has several."""
        line = self.outcome.scores[0].lines[number]
        name = self.label(line.label)
        return f"{name} ({self.app.text(f'end.part.{line.part}')})" if line.part else name

    def _totals(self, surface: pygame.Surface, row: pygame.Rect, first: int, column: int, counted: int) -> None:
        """The sums of what has been counted."""
        name = pygame.Rect(row.left + self.app.theme.px(12), row.top, first, row.height)
        self._cell(surface, name, self.app.text("end.total"), "ui_bold", 22, "left")
        for n, score in enumerate(self.outcome.scores):
            total = sum(line.points for line in score.lines[:counted])
            cell = pygame.Rect(row.left + first + n * column, row.top, column, row.height)
            self._cell(surface, cell, str(total), "serif_bold", 32, "center")

    def _bars(self, surface: pygame.Surface, area: pygame.Rect, counted: int) -> None:
        """A bar for every seat, built of its lines; every piece carries its points."""
        px = self.app.theme.px
        height = area.height // len(self.seats)
        best = max(1, *(sum(max(line.points, 0) for line in score.lines) for score in self.outcome.scores))
        left = area.left + px(46)
        for n, score in enumerate(self.outcome.scores):
            player = PLAYERS[self.seats[n].colour % len(PLAYERS)]
            row = pygame.Rect(area.left, area.top + n * height, area.width, height)
            side = min(round(height * 0.72), px(34))
            icon = self.app.assets.icon(player.symbol, side, player.colour)
            surface.blit(icon, icon.get_rect(midleft=(row.left, row.centery)))
            x = float(left)
            for number, line in enumerate(score.lines[:counted]):
                wide = (row.right - left) * max(line.points, 0) / best
                piece = pygame.Rect(round(x), row.top + px(3), round(x + wide) - round(x), height - px(6))
                self._piece(
                    surface, piece, line.points, player.colour if number % 2 == 0 else mix(player.colour, INK, 0.3)
                )
                x += wide

    def _piece(self, surface: pygame.Surface, rect: pygame.Rect, points: int, colour: Colour) -> None:
        """One piece of a bar with its points, where they fit."""
        if rect.width <= 0:
            return
        pygame.draw.rect(surface, colour, rect)
        if rect.width >= self.app.theme.px(26):
            self._cell(surface, rect, str(points), "ui_bold", 17, "center", CREAM)

    def _cell(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        words: str,
        family: str,
        size: float,
        align: typeset.Align,
        colour: Colour = INK,
    ) -> None:
        """A text fitted into a cell; a bare 0 is paler."""
        size = min(size, rect.height * 0.72 / self.app.theme.unit)
        font = typeset.fit_font(self.app.theme, family, words, size, rect.width, 0.5)
        label = typeset.render_line(font, words, INK_SOFT if words == "0" and colour == INK else colour)
        surface.blit(label, typeset.place(label.get_size(), rect, align))
