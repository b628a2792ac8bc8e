"""Drawing the other seats: their figures and the table of what they published; and one of them large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.model import CLADES, LOUNGE, PERIODS, TILES, TRACES, WAITING, WORKERS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import cards
from ui.boards.holotype.inks import BOARD_LIGHT, CARD, CARD_INK, CARD_PAPER, CARD_SHADE, PERIOD_INKS, figure, pictured
from ui.boards.holotype.layout import card_row
from ui.boards.holotype.mat import draw_tile
from ui.boards.kit.marks import seat_colour
from ui.boards.kit.pen import Pen
from ui.boards.kit.sequence import goods
from ui.boards.kit.shapes import card_grid, columns, left, rows, square, top
from ui.theme import CREAM, INK_SOFT, PAPER, PAPER_EDGE, Colour, mix

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

PALE: Colour = (196, 184, 160)
HEADS = (*(f"clade_{name}" for name in CLADES), *(f"diet_{name}" for name in forecast.EATEN))
ROWS = (*PERIODS, "any")
"""The rows of the table of what was published."""

SHIFTS = (0, 0, 1, 1, 1, 1, 2, 2)
"""How many gaps lie before the columns: icon, sum, four clades, two diets."""


def draw_panel(pen: Pen, table: HoloBoard, mat: Mat, seat: int) -> None:
    """Another seat's panel below its strip, with its figures."""
    panel, middle = table.names[f"panel.{seat}"], table.names[f"panel.{seat}.header"].centery
    body = pygame.Rect(panel.left, middle, panel.width, panel.bottom - middle)
    pen.box(body, table.app.theme.px(9), PAPER, PAPER_EDGE, 1)
    _draw_stock(pen, table, mat, seat, table.names[f"stock.{seat}"])


def _draw_stock(pen: Pen, table: HoloBoard, mat: Mat, seat: int, area: pygame.Rect) -> None:
    """Workers, fossils against the limit, research, cards and traces in hand, contributions, tiles."""
    lines = rows(area, 5)
    _draw_team(pen, table, mat, seat, lines[0].union(lines[1]).inflate(0, -2))
    stock, store = left(lines[2], lines[2].width * 0.74)
    goods(pen, pictured(zip(PERIODS, mat.fossils, strict=True)), stock, CARD_INK, "left")
    pen.write(f"{sum(mat.fossils)}/{mat.limit}", store, store.height * 0.54, INK_SOFT, align="right")
    held = [("research", mat.research), ("card_back", mat.hand_size), ("card_trace", mat.trace_count)]
    held += [] if table.box.basal else [("disc", forecast.contributed(table.box, mat))]
    goods(pen, held, lines[3], CARD_INK, "left")
    for tile, cell in zip(TILES, columns(lines[4], len(TILES), 2), strict=True):
        if not table.box.basal:
            draw_tile(pen, tile, cell.inflate(0, -1), tile in mat.tiles)


def _draw_team(pen: Pen, table: HoloBoard, mat: Mat, seat: int, box: pygame.Rect) -> None:
    """The three workers: at hand on green, on the board pale, locked with a lock."""
    for n, (name, cell) in enumerate(zip(WORKERS, columns(box, 3, 3), strict=True)):
        home = mat.workers[n] == LOUNGE
        pen.box(cell, 4, (206, 224, 196) if home else CARD_SHADE, PAPER_EDGE, 1)
        waits = mat.workers[n] == WAITING
        tint = (150, 140, 120) if waits else figure(table, seat)
        pen.picture(f"worker_{name}", cell.inflate(-2, -4), tint, "bottom")
        sign = "lock" if waits else "check" if home else "arrow_up"
        side = cell.height * (0.5 if waits else 0.38)
        pen.icon(sign, cell.inflate(-4, 0), side, (40, 96, 56) if home else INK_SOFT, "right")


def draw_tally(pen: Pen, table: HoloBoard, mat: Mat, area: pygame.Rect) -> None:
    """A head of icons, a row for each period with its sum, a row for all of them, and one for traces."""
    head, *lines, foot = rows(area, len(ROWS) + 2)
    pen.write("Σ", _cells(head)[1], head.height * 0.8, CARD_INK)
    for name, cell in zip(HEADS, _cells(head)[2:], strict=True):
        pen.picture(name, cell.inflate(-2, -1), CARD_INK)
    for name, line, counts in zip(ROWS, lines, forecast.published(table.box, mat), strict=True):
        ink = PERIOD_INKS.get(name, CARD_INK)
        pen.box(line.inflate(0, -2), 3, mix(CARD_SHADE, ink, 0.14 if name in PERIOD_INKS else 0.0), None)
        first, *cells = _cells(line)
        side = min(first.size)
        pen.picture(f"period_{name}", square(first, side + -side // 5), ink)
        for value, cell in zip(counts, cells, strict=True):
            _draw_count(pen, value, cell, ink)
    for kind, count, cell in zip(TRACES, forecast.traces_published(mat), columns(foot, len(TRACES), 2), strict=True):
        side = min(cell.height, cell.width // 2)
        spot = pygame.Rect(cell.centerx - side, cell.centery - side // 2, side, side)
        pen.picture(f"traces/{kind}", spot)
        _draw_count(pen, count, pygame.Rect(spot.right, cell.top, side, cell.height), CARD_INK)


def _draw_count(pen: Pen, value: int, cell: pygame.Rect, ink: Colour) -> None:
    """A number, or a pale point for none."""
    pen.write(str(value) if value else "·", cell, cell.height * 0.8, ink if value else PALE)


def _cells(line: pygame.Rect) -> list[pygame.Rect]:
    """The cells of a row, with a little room before clades and before diets."""
    gap = max(line.width // 60, 1)
    cells = columns(pygame.Rect(line.left, line.top, line.width - 2 * gap, line.height), len(SHIFTS))
    return [cell.move(shift * gap, 0) for cell, shift in zip(cells, SHIFTS, strict=True)]


def large_rect(table: HoloBoard) -> pygame.Rect:
    """Everything below the strip of the seat in the middle."""
    places = table.places["places"]
    return pygame.Rect(places.left, places.top, places.width, table.names["hand"].bottom - places.top)


def draw_large(pen: Pen, table: HoloBoard, view: HoloView, seat: int) -> None:
    """Another seat's papers as cards, with its figures and the table of what it published above them."""
    area, mat, unit = large_rect(table), view.mats[seat], table.unit
    pen.box(area, 8 * unit, BOARD_LIGHT, None)
    gap = round(12 * unit)
    head, rest = top(area.inflate(-2 * gap, -2 * gap), 200 * unit, gap)
    stock, papers, hand = columns(head, 3, gap)
    for part in (stock, papers):
        pen.box(part, 8 * unit, CARD_PAPER, PAPER_EDGE, 1)
    _draw_stock(pen, table, mat, seat, stock.inflate(-gap, -gap))
    draw_tally(pen, table, mat, papers.inflate(-gap, -gap))
    _draw_known(pen, table, mat, hand)
    _draw_papers(pen, table, mat, rest, gap)
    colour = seat_colour(table, seat)
    pygame.draw.rect(pen.surface, colour, area, max(round(4 * unit), 1), border_radius=round(8 * unit))


def _draw_known(pen: Pen, table: HoloBoard, mat: Mat, area: pygame.Rect) -> None:
    """The hand: cards that everyone has seen, and the backs of the others."""
    line, spots = top(area, 26 * table.unit)
    pen.write(table.say("large.hand", n=mat.hand_size), line, 20 * table.unit, CREAM)
    for n, spot in enumerate(card_row(spots, mat.hand_size, round(6 * table.unit))):
        if n < len(mat.hand):
            cards.draw_card(pen, table, mat.hand[n], spot)
        else:
            pen.stretched("card_back", spot)


def _draw_papers(pen: Pen, table: HoloBoard, mat: Mat, area: pygame.Rect, gap: int) -> None:
    """The published cards as large as they fit, each with its trace."""
    if not mat.papers:
        pen.write(table.say("large.nothing"), area, 24 * table.unit, CREAM)
    for paper, spot in zip(mat.papers, card_grid(area, len(mat.papers), gap, CARD), strict=True):
        cards.draw_card(pen, table, paper.card, spot)
        if paper.trace:
            side = round(spot.width * 0.36)
            badge = pygame.Rect(spot.right - side, spot.top + round(spot.height * 0.14), side, side)
            pen.box(badge, side // 6, CARD_PAPER, PAPER_EDGE, 1)
            pen.picture(f"traces/{paper.trace}", badge.inflate(-4, -4))
