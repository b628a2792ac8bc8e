"""A page of a score as a table with a column for every seat, and as bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.record import Seat
from ui import typeset
from ui.app import App
from ui.portraits import faces
from ui.theme import BRASS_DARK, BRASS_LIGHT, CREAM, INK, INK_SOFT, PAPER_SHADE, PLAYERS, Colour, mix
from ui.widgets.panel import draw_box, outline
from ui.widgets.score_sheet import Sheet
from ui.widgets.score_tag import minus, tag
from ui.widgets.seat_plate import Plate, draw_face

TALLEST_ROW = 72
TALLEST_BAR = 62
TALLEST_HEAD = 60
LOWEST_ROW = 26


@dataclass(frozen=True)
class ScoreGrid:
    """How pages of a score are drawn for some seats; winners wear laurels, `decisive` is the row by which one won."""

    app: App
    seats: Sequence[Seat]
    winners: tuple[int, ...] = ()
    decisive: str = ""

    def _measures(self, area: pygame.Rect, lines: int) -> tuple[int, int]:
        """The height of a row and of the bars; where rows would be small there are no bars."""
        px = self.app.theme.px
        bars = min(round(area.height * 0.36), px(TALLEST_BAR) * len(self.seats))
        row = min((area.height - bars - px(10)) // (lines + 3), px(TALLEST_ROW))
        if row < px(LOWEST_ROW):
            return min(area.height // (lines + 3), px(TALLEST_ROW)), 0
        return row, bars

    def _head(self, row: int) -> int:
        """The height of the heads above rows of that height, with the room under them."""
        return min(round(row * 1.3), self.app.theme.px(TALLEST_HEAD))

    def row_rects(self, area: pygame.Rect, sheet: Sheet) -> list[pygame.Rect]:
        """Where the rows of a page stand in an area."""
        row, _ = self._measures(area, len(sheet.rows))
        top = area.top + self._head(row)
        return [pygame.Rect(area.left, top + n * row, area.width, row) for n in range(len(sheet.rows))]

    def draw(self, surface: pygame.Surface, area: pygame.Rect, sheet: Sheet, counted: int) -> None:
        """Draw the table above the bars, as far as the rows have been counted."""
        lines = len(sheet.rows)
        row, bars = self._measures(area, lines)
        first = round(area.width * 0.3)
        column = (area.width - first) // len(self.seats)
        self._heads(
            surface, pygame.Rect(area.left + first, area.top, column, round(self._head(row) * 0.85)), counted >= lines
        )
        self._rows(surface, sheet, self.row_rects(area, sheet), (first, column), counted)
        foot = pygame.Rect(area.left, area.top + self._head(row) + round(row * (lines + 0.16)), area.width, row)
        self._totals(surface, sheet, foot, (first, column), counted)
        if bars:
            self._bars(surface, sheet, pygame.Rect(area.left, area.bottom - bars, area.width, bars), counted)

    def _heads(self, surface: pygame.Surface, cell: pygame.Rect, done: bool) -> None:
        """Face and name of every seat on its colour; the winners are pleased, with laurels and a trophy."""
        px = self.app.theme.px
        for n, (seat, face) in enumerate(zip(self.seats, faces(self.seats), strict=True)):
            rect = cell.move(n * cell.width, 0).inflate(-px(8), 0)
            player, won = PLAYERS[seat.colour % len(PLAYERS)], done and n in self.winners
            draw_box(surface, rect, px(8), player.colour, BRASS_LIGHT, px(3) if won else 0)
            box = pygame.Rect(rect.left + px(3), rect.top, rect.height, rect.height).inflate(px(8), px(8))
            draw_face(surface, self.app, Plate(seat, face, 0, won), box)
            side, left = round(rect.height * 0.54), box.right + px(2)
            icon = self.app.assets.icon("trophy" if won else player.symbol, side, BRASS_LIGHT)
            surface.blit(icon, (left, rect.centery - side // 2))
            left += side + px(4)
            inner = pygame.Rect(left, rect.top, rect.right - px(6) - left, rect.height)
            self._cell(surface, inner, seat.name, "ui_bold", 18, "center", CREAM)

    def _rows(
        self, surface: pygame.Surface, sheet: Sheet, rects: list[pygame.Rect], widths: tuple[int, int], counted: int
    ) -> None:
        """A row for every line of the score."""
        px, (first, column) = self.app.theme.px, widths
        pictured = any(row.picture for row in sheet.rows)
        for n, (row, rect) in enumerate(zip(sheet.rows, rects, strict=True)):
            if n % 2 == 0:
                draw_box(surface, rect, px(6), PAPER_SHADE)
            name = pygame.Rect(rect.left + px(12), rect.top, first - px(20), rect.height)
            if pictured:
                name = self._picture(surface, row.picture, name)
            self._cell(surface, name, row.name, "ui", 20, "left")
            for seat, points in enumerate(row.points if n < counted else ()):
                cell = pygame.Rect(rect.left + first + seat * column, rect.top, column, rect.height)
                self._points(surface, cell, points)
            if row.name == self.decisive and n < counted:
                self._decided(surface, rect)

    def _picture(self, surface: pygame.Surface, name: str, box: pygame.Rect) -> pygame.Rect:
        """The picture of a line at the left of its name; the room that is left for the name."""
        px = self.app.theme.px
        side = min(box.height - px(2), px(46))
        if name:
            tint = INK if name.startswith("icons/") else None
            picture = self.app.assets.image(name, (round(side * 1.2), side), tint)
            surface.blit(picture, picture.get_rect(center=(box.left + round(side * 0.6), box.centery)))
        left = box.left + round(side * 1.2) + px(8)
        return pygame.Rect(left, box.top, box.right - left, box.height)

    def _points(self, surface: pygame.Surface, cell: pygame.Rect, points: int) -> None:
        """Points in their cell; a loss hangs on a label."""
        if points >= 0:
            self._cell(surface, cell, str(points), "ui_bold", 21, "center")
            return
        label = tag(self.app, points, min(round(cell.height * 0.86), self.app.theme.px(30)))
        surface.blit(label, label.get_rect(center=cell.center))

    def _decided(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A frame of brass around the row by which the game was won, with a star at its end."""
        px = self.app.theme.px
        surface.blit(outline(rect.size, px(6), BRASS_DARK, max(px(2), 1)), rect)
        side = min(round(rect.height * 0.6), px(22))
        star = self.app.assets.icon("star", side, BRASS_DARK)
        surface.blit(star, star.get_rect(midright=(rect.right - px(8), rect.centery)))

    def _totals(
        self, surface: pygame.Surface, sheet: Sheet, row: pygame.Rect, widths: tuple[int, int], counted: int
    ) -> None:
        """The sums of what has been counted."""
        first, column = widths
        name = pygame.Rect(row.left + self.app.theme.px(12), row.top, first, row.height)
        self._cell(surface, name, self.app.text("end.total"), "ui_bold", 22, "left")
        for n in range(len(self.seats)):
            total = sum(line.points[n] for line in sheet.rows[:counted])
            cell = pygame.Rect(row.left + first + n * column, row.top, column, row.height)
            self._cell(surface, cell, minus(total), "serif_bold", 32, "center")

    def _bars(self, surface: pygame.Surface, sheet: Sheet, area: pygame.Rect, counted: int) -> None:
        """A bar for every seat: its gains to the right of nought, its losses to the left of it."""
        px = self.app.theme.px
        height = area.height // len(self.seats)
        left = area.left + px(46)
        columns = [[row.points[n] for row in sheet.rows] for n in range(len(self.seats))]
        best, worst = (max(sum(max(sign * one, 0) for one in points) for points in columns) for sign in (1, -1))
        unit = (area.right - left) / max(1, best + worst)
        nought = left + worst * unit
        for n, (seat, points) in enumerate(zip(self.seats, columns, strict=True)):
            player = PLAYERS[seat.colour % len(PLAYERS)]
            line = pygame.Rect(area.left, area.top + n * height, area.width, height)
            icon = self.app.assets.icon(player.symbol, min(round(height * 0.72), px(34)), player.colour)
            surface.blit(icon, icon.get_rect(midleft=(line.left, line.centery)))
            self._bar(surface, line.inflate(0, -px(6)), points[:counted], (nought, unit), player.colour)
        if worst:
            pygame.draw.line(surface, INK_SOFT, (round(nought) - px(1), area.top), (round(nought) - px(1), area.bottom))

    def _bar(
        self,
        surface: pygame.Surface,
        line: pygame.Rect,
        points: Sequence[int],
        scale: tuple[float, float],
        colour: Colour,
    ) -> None:
        """The bar of one seat in two shades; every piece carries its points."""
        shades = (colour, mix(colour, INK, 0.3))
        for number, (start, stop, one) in enumerate(spans(points, *scale)):
            piece = pygame.Rect(start, line.top, stop - start - self.app.theme.px(2), line.height)
            self._piece(surface, piece, one, shades[number % 2])

    def _piece(self, surface: pygame.Surface, rect: pygame.Rect, points: int, colour: Colour) -> None:
        """One piece of a bar with its points, where they fit; a loss is only an edge."""
        if rect.width <= 0:
            return
        pygame.draw.rect(surface, colour, rect, self.app.theme.px(2) if points < 0 else 0)
        if rect.width >= self.app.theme.px(26):
            self._cell(surface, rect, minus(points), "ui_bold", 17, "center", INK if points < 0 else CREAM)

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
        while len(words) > 1 and typeset.line_width(font, words) > rect.width:
            words = words[:-2].rstrip() + "…"
        label = typeset.render_line(font, words, INK_SOFT if words == "0" and colour == INK else colour)
        surface.blit(label, typeset.place(label.get_size(), rect, align))


def spans(points: Sequence[int], nought: float, unit: float) -> list[tuple[int, int, int]]:
    """Where the pieces of a bar begin and end, and their points: gains right of nought, losses left of it."""
    result = []
    for sign in (1, -1):
        near = 0
        for one in points:
            if sign * one > 0:
                ends = (round(nought + near * unit), round(nought + (near + one) * unit))
                near += one
                result.append((min(ends), max(ends), one))
    return result
