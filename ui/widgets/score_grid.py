"""A page of a score as a table with a column for every seat, and as bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.record import Seat
from ui import typeset
from ui.app import App
from ui.portraits import faces
from ui.theme import BRASS_DARK, BRASS_LIGHT, CREAM, INK, INK_SOFT, PAPER, PAPER_SHADE, PLAYERS, Colour, mix
from ui.widgets.panel import draw_box, outline
from ui.widgets.score_sheet import Sheet
from ui.widgets.score_tag import minus, tag
from ui.widgets.seat_plate import Plate, draw_face

USUAL_ROW, TALLEST_ROW = 72, 104
"""The units of a row above which its words grow with it, and those that it takes at most."""

TALLEST_HEAD = 60
LOWEST_ROW = 26
TALLEST_BAR, BROADEST_BAR = 62, 110
"""The units that a bar takes at most, and at most where rows leave room."""

NAME, GENTLE = 18, 0.8
"""The size of the names over the columns, and the part of it down to which there is a sign beside them."""

LEAST_PIECE, TALLEST_SIGN = 26, 38
"""Units that a piece of a bar is wide at least for its points, and that the picture of its line is tall at most."""

THINNEST = 14
"""So many times as tall as the edge around a winner is a head at least: the edge touches no letter."""

SIGN = 0.54
"""The side of a seat's sign as a part of the height of its head."""


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
            return min(int(area.height / (lines + 2.5)), px(TALLEST_ROW)), 0
        free = area.height - self._head(row) - round(row * (lines + 1.5))
        return row, max(bars, min(free, px(BROADEST_BAR) * len(self.seats)))

    def _head(self, row: int) -> int:
        """The height of the heads above rows of that height, with the room under them."""
        return min(round(row * 1.3), self.app.theme.px(TALLEST_HEAD))

    def head_height(self, area: pygame.Rect, sheet: Sheet) -> int:
        """How tall the heads of a page are in an area."""
        return round(self._head(self._measures(area, len(sheet.rows))[0]) * 0.85)

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
        head = pygame.Rect(area.left + first, area.top, column, self.head_height(area, sheet))
        self._heads(surface, head, counted >= lines)
        self._rows(surface, sheet, self.row_rects(area, sheet), (first, column), counted)
        foot = pygame.Rect(area.left, area.top + self._head(row) + round(row * (lines + 0.16)), area.width, row)
        self._totals(surface, sheet, foot, (first, column), counted)
        if bars:
            below = pygame.Rect(area.left, area.bottom - bars, area.width, bars)
            self._bars(surface, sheet, below, counted, self._is_signed(head))

    def _heads(self, surface: pygame.Surface, cell: pygame.Rect, done: bool) -> None:
        """Face and name of every seat on its colour; the winners are pleased, with laurels and a trophy."""
        px = self.app.theme.px
        signed = self._is_signed(cell)
        size = self._name_size(cell, signed)
        for n, (seat, face) in enumerate(zip(self.seats, faces(self.seats), strict=True)):
            rect = cell.move(n * cell.width, 0).inflate(-px(8), 0)
            player, won = PLAYERS[seat.colour % len(PLAYERS)], done and n in self.winners
            edge = min(px(3), max(rect.height // THINNEST, 1)) if won else 0
            draw_box(surface, rect, px(8), player.colour, BRASS_LIGHT, edge)
            box = pygame.Rect(rect.left + px(3), rect.top, rect.height, rect.height).inflate(px(8), px(8))
            draw_face(surface, self.app, Plate(seat, face, 0, won), box)
            inner = self._name_box(rect, signed)
            if signed:
                icon = self.app.assets.icon("trophy" if won else player.symbol, round(rect.height * SIGN), BRASS_LIGHT)
                surface.blit(icon, icon.get_rect(midright=(inner.left - px(4), inner.centery)))
            self._cell(surface, inner, seat.name, "ui_bold", size, "center", CREAM)

    def _is_signed(self, head: pygame.Rect) -> bool:
        """Whether such heads have room for signs beside the names."""
        return self._name_size(head, True) >= NAME * GENTLE

    def _name_box(self, head: pygame.Rect, signed: bool) -> pygame.Rect:
        """The room for a name on a head, behind the face and, if there is one, the sign of the seat."""
        px = self.app.theme.px
        left = head.left + head.height + px(9) + (round(head.height * SIGN) + px(4) if signed else 0)
        return pygame.Rect(left, head.top, head.right - px(6) - left, head.height)

    def _name_size(self, cell: pygame.Rect, signed: bool) -> float:
        """The size in which all names fit their heads, with or without signs."""
        room = self._name_box(cell.inflate(-self.app.theme.px(8), 0), signed).width
        return self._common_size([seat.name for seat in self.seats], "ui_bold", NAME, room)

    def _common_size(self, words: Sequence[str], family: str, size: float, width: int) -> float:
        """The size up to that one in which each of these words fits a width, but no less than half of it."""
        font = self.app.theme.font(family, size)
        widest = max((typeset.line_width(font, one) for one in words), default=0)
        return size * max(min(width / max(widest, 1), 1.0), 0.5)

    def _rows(
        self, surface: pygame.Surface, sheet: Sheet, rects: list[pygame.Rect], widths: tuple[int, int], counted: int
    ) -> None:
        """A row for every line of the score."""
        px, (first, column) = self.app.theme.px, widths
        pictured = any(row.picture for row in sheet.rows)
        room = self._line_box(rects[0], first, pictured).width if rects else 0
        growth = self._growth(rects[0]) if rects else 1.0
        size = self._common_size([row.name for row in sheet.rows], "ui", 20 * growth, room)
        for n, (row, rect) in enumerate(zip(sheet.rows, rects, strict=True)):
            if n % 2 == 0:
                draw_box(surface, rect, px(6), PAPER_SHADE)
            if row.picture:
                self._picture(surface, row.picture, rect)
            self._cell(surface, self._line_box(rect, first, pictured), row.name, "ui", size, "left")
            for seat, points in enumerate(row.points if n < counted else ()):
                cell = pygame.Rect(rect.left + first + seat * column, rect.top, column, rect.height)
                self._points(surface, cell, points)
            if row.name == self.decisive and n < counted:
                self._decided(surface, rect)

    def _growth(self, row: pygame.Rect) -> float:
        """How much larger than usual the words of a tall row are."""
        return max(row.height / self.app.theme.px(USUAL_ROW), 1.0)

    def _line_box(self, rect: pygame.Rect, first: int, pictured: bool) -> pygame.Rect:
        """The room for the name of a line, behind its picture if lines have some."""
        left = self._picture_box(rect).right + self.app.theme.px(8) if pictured else rect.left + self.app.theme.px(12)
        return pygame.Rect(left, rect.top, rect.left + first - self.app.theme.px(8) - left, rect.height)

    def _picture_box(self, rect: pygame.Rect) -> pygame.Rect:
        """Where the picture of a line stands."""
        side = min(rect.height - self.app.theme.px(2), round(self.app.theme.px(46) * self._growth(rect)))
        box = pygame.Rect(0, 0, round(side * 1.2), side)
        box.midleft = (rect.left + self.app.theme.px(12), rect.centery)
        return box

    def _picture(self, surface: pygame.Surface, name: str, rect: pygame.Rect) -> None:
        """The picture of a line at the left of its name."""
        box = self._picture_box(rect)
        picture = self.app.assets.inked(name, box.size, INK)
        surface.blit(picture, picture.get_rect(center=box.center))

    def _points(self, surface: pygame.Surface, cell: pygame.Rect, points: int) -> None:
        """Points in their cell; a loss hangs on a label."""
        if points >= 0:
            self._cell(surface, cell, str(points), "ui_bold", 21 * self._growth(cell), "center")
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
        self._cell(surface, name, self.app.text("end.total"), "ui_bold", 22 * self._growth(row), "left")
        for n in range(len(self.seats)):
            total = sum(line.points[n] for line in sheet.rows[:counted])
            cell = pygame.Rect(row.left + first + n * column, row.top, column, row.height)
            self._cell(surface, cell, minus(total), "serif_bold", 32 * self._growth(row), "center")

    def _bars(self, surface: pygame.Surface, sheet: Sheet, area: pygame.Rect, counted: int, signed: bool) -> None:
        """A bar for every seat: its gains to the right of nought, its losses to the left of it."""
        px = self.app.theme.px
        height = area.height // len(self.seats)
        left = area.left + px(46)
        columns = [[row.points[n] for row in sheet.rows] for n in range(len(self.seats))]
        best, worst = (max(sum(max(sign * one, 0) for one in points) for points in columns) for sign in (1, -1))
        unit = (area.right - left) / max(1, best + worst)
        nought = left + worst * unit
        pictures = [row.picture for row in sheet.rows]
        pictures = pictures if len(set(pictures)) == len(pictures) else [""] * len(pictures)
        for n, (seat, points) in enumerate(zip(self.seats, columns, strict=True)):
            player = PLAYERS[seat.colour % len(PLAYERS)]
            line = pygame.Rect(area.left, area.top + n * height, area.width, height)
            self._legend(surface, line, n, signed)
            told = list(zip(points[:counted], pictures, strict=False))
            self._bar(surface, line.inflate(0, -px(6)), told, (nought, unit), player.colour)
        if worst:
            pygame.draw.line(surface, INK_SOFT, (round(nought) - px(1), area.top), (round(nought) - px(1), area.bottom))

    def _legend(self, surface: pygame.Surface, line: pygame.Rect, number: int, signed: bool) -> None:
        """Whose bar it is, as on the heads: by the sign of the seat, or by its face."""
        seat = self.seats[number]
        side = min(round(line.height * (0.72 if signed else 1.0)), self.app.theme.px(34 if signed else 42))
        box = pygame.Rect(line.left, line.centery - side // 2, side, side)
        if signed:
            player = PLAYERS[seat.colour % len(PLAYERS)]
            surface.blit(self.app.assets.icon(player.symbol, side, player.colour), box)
        else:
            draw_face(surface, self.app, Plate(seat, faces(self.seats)[number], 0, False), box)

    def _bar(
        self,
        surface: pygame.Surface,
        line: pygame.Rect,
        told: Sequence[tuple[int, str]],
        scale: tuple[float, float],
        colour: Colour,
    ) -> None:
        """The bar of one seat in two shades; every piece carries the picture of its line and its points."""
        shades = (colour, mix(colour, INK, 0.3))
        pictures = [picture for sign in (1, -1) for points, picture in told if sign * points > 0]
        pieces = spans([points for points, _ in told], *scale)
        for number, ((start, stop, one), picture) in enumerate(zip(pieces, pictures, strict=True)):
            piece = pygame.Rect(start, line.top, stop - start - self.app.theme.px(2), line.height)
            self._piece(surface, piece, one, shades[number % 2])
            self._sign(surface, piece, picture)

    def _piece(self, surface: pygame.Surface, rect: pygame.Rect, points: int, colour: Colour) -> None:
        """One piece of a bar with its points, where they fit; a loss is only an edge."""
        if rect.width <= 0:
            return
        pygame.draw.rect(surface, colour, rect, self.app.theme.px(2) if points < 0 else 0)
        if rect.width >= self.app.theme.px(LEAST_PIECE):
            self._cell(surface, rect, minus(points), "ui_bold", 17, "center", INK if points < 0 else CREAM)

    def _sign(self, surface: pygame.Surface, rect: pygame.Rect, picture: str) -> None:
        """The picture of a line on paper at the left of its piece, where that leaves its points room."""
        px = self.app.theme.px
        side = min(rect.height - 2 * px(6), px(TALLEST_SIGN))
        if not picture or rect.width < 2 * (side + px(6)) + px(LEAST_PIECE) or side < px(LEAST_PIECE):
            return
        box = pygame.Rect(rect.left + px(6), rect.centery - side // 2, side, side)
        draw_box(surface, box, px(6), PAPER)
        inner = box.inflate(-px(4), -px(4))
        image = self.app.assets.inked(picture, inner.size, INK)
        surface.blit(image, image.get_rect(center=inner.center))

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
