"""A score as a table with a column for every seat, and as bars built up line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.core.record import Seat
from game.core.values import Line, Score
from ui import typeset
from ui.app import App
from ui.portraits import faces
from ui.text import Text
from ui.theme import BRASS_LIGHT, CREAM, INK, INK_SOFT, PAPER_SHADE, PLAYERS, Colour, mix
from ui.widgets.medallion import medallion
from ui.widgets.panel import draw_box

TALLEST_ROW = 52
TALLEST_BAR = 44
LOWEST_ROW = 26


@dataclass(frozen=True)
class Row:
    """A named line of the score with the points of every seat, and how they come about."""

    name: str
    points: tuple[int, ...]
    tip: str = ""


@dataclass(frozen=True)
class Sheet:
    """A page of the score: a heading and its rows."""

    name: str
    rows: tuple[Row, ...]


Label = Callable[[str], str]
"""What names a line of the score by its key, or explains it."""


def _nothing(_key: str) -> str:
    return ""


@dataclass(frozen=True)
class Wording:
    """How a game speaks of its score: the names of a line and of a group, how a line comes about, and its group."""

    label: Label
    part: Label
    tip: Label = _nothing
    group: Label = _nothing


def sheets(text: Text, scores: Sequence[Score], names: Wording) -> list[Sheet]:
    """The pages of a score: one, or where it has parts or groups their sums first and a page for each."""
    lines = {line.key: line for score in scores for line in score.lines}
    groups: dict[str, list[Line]] = {}
    for key, line in lines.items():
        groups.setdefault(_group(line, names) or f"line {key}", []).append(line)
    if len({_group(line, names) for line in lines.values()}) <= 1:
        return [Sheet(text("end.total"), tuple(_row(scores, line, names) for line in lines.values()))]
    pages, sums = [], []
    for group, members in groups.items():
        if group.startswith("line "):
            sums.append(_row(scores, members[0], names))
            continue
        rows = tuple(_row(scores, line, names) for line in members)
        sums.append(Row(names.part(group), tuple(map(sum, zip(*(row.points for row in rows), strict=True)))))
        pages.append(Sheet(sums[-1].name, rows))
    return [Sheet(text("end.total"), tuple(sums)), *pages]


def _group(line: Line, names: Wording) -> str:
    """The first name of the part that a line belongs to, else the game's own group for it."""
    return line.part.partition(".")[0] or names.group(line.label)


def _row(scores: Sequence[Score], line: Line, names: Wording) -> Row:
    """A line of the score with everyone's points; a seat without such a line has none."""
    rest = line.part.partition(".")[2]
    label = f"{rest}.{line.label}" if rest else line.label
    points = (sum(own.points for own in score.lines if own.key == line.key) for score in scores)
    return Row(names.label(label), tuple(points), names.tip(label))


@dataclass(frozen=True)
class ScoreGrid:
    """How pages of a score are drawn for some seats; winners get a trophy."""

    app: App
    seats: Sequence[Seat]
    winners: tuple[int, ...] = ()

    def _measures(self, area: pygame.Rect, lines: int) -> tuple[int, int]:
        """The height of a row and of the bars; where rows would be small there are no bars."""
        px = self.app.theme.px
        bars = min(round(area.height * 0.36), px(TALLEST_BAR + 8) * len(self.seats))
        row = min((area.height - bars - px(10)) // (lines + 3), px(TALLEST_ROW))
        if row < px(LOWEST_ROW):
            return min(area.height // (lines + 3), px(TALLEST_ROW)), 0
        return row, bars

    def row_rects(self, area: pygame.Rect, sheet: Sheet) -> list[pygame.Rect]:
        """Where the rows of a page stand in an area."""
        row, _ = self._measures(area, len(sheet.rows))
        top = area.top + round(row * 1.3)
        return [pygame.Rect(area.left, top + n * row, area.width, row) for n in range(len(sheet.rows))]

    def draw(self, surface: pygame.Surface, area: pygame.Rect, sheet: Sheet, counted: int) -> None:
        """Draw the table above the bars, as far as the rows have been counted."""
        lines = len(sheet.rows)
        row, bars = self._measures(area, lines)
        first = round(area.width * 0.3)
        column = (area.width - first) // len(self.seats)
        self._heads(surface, pygame.Rect(area.left + first, area.top, column, round(row * 1.1)), counted >= lines)
        self._rows(surface, sheet, self.row_rects(area, sheet), (first, column), counted)
        foot = pygame.Rect(area.left, area.top + round(row * (1.3 + lines + 0.16)), area.width, row)
        self._totals(surface, sheet, foot, (first, column), counted)
        if bars:
            self._bars(surface, sheet, pygame.Rect(area.left, area.bottom - bars, area.width, bars), counted)

    def _heads(self, surface: pygame.Surface, cell: pygame.Rect, done: bool) -> None:
        """Face and name of every seat on its colour; a trophy for the winners, who are pleased."""
        for n, (seat, face) in enumerate(zip(self.seats, faces(self.seats), strict=True)):
            rect = cell.move(n * cell.width, 0).inflate(-self.app.theme.px(8), 0)
            player, won = PLAYERS[seat.colour % len(PLAYERS)], done and n in self.winners
            draw_box(surface, rect, self.app.theme.px(8), player.colour)
            picture = medallion(self.app.assets, seat, face, rect.height, "pleased" if won else "")
            surface.blit(picture, (rect.left + self.app.theme.px(3), rect.top))
            side, left = round(rect.height * 0.54), rect.left + self.app.theme.px(6) + rect.height
            icon = self.app.assets.icon("trophy" if won else player.symbol, side, BRASS_LIGHT)
            surface.blit(icon, (left, rect.centery - side // 2))
            left += side + self.app.theme.px(4)
            inner = pygame.Rect(left, rect.top, rect.right - self.app.theme.px(6) - left, rect.height)
            self._cell(surface, inner, seat.name, "ui_bold", 18, "center", CREAM)

    def _rows(
        self, surface: pygame.Surface, sheet: Sheet, rects: list[pygame.Rect], widths: tuple[int, int], counted: int
    ) -> None:
        """A row for every line of the score."""
        px, (first, column) = self.app.theme.px, widths
        for n, (row, rect) in enumerate(zip(sheet.rows, rects, strict=True)):
            height = rect.height
            if n % 2 == 0:
                draw_box(surface, rect, px(6), PAPER_SHADE)
            name = pygame.Rect(rect.left + px(12), rect.top, first - px(20), height)
            self._cell(surface, name, row.name, "ui", 20, "left")
            for seat, points in enumerate(row.points if n < counted else ()):
                cell = pygame.Rect(rect.left + first + seat * column, rect.top, column, height)
                self._cell(surface, cell, _signed(points), "ui_bold", 21, "center")

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
            self._cell(surface, cell, _signed(total), "serif_bold", 32, "center")

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
            self._cell(surface, rect, _signed(points), "ui_bold", 17, "center", INK if points < 0 else CREAM)

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


def _signed(points: int) -> str:
    """Points with a true minus sign."""
    return str(points).replace("-", "−")
