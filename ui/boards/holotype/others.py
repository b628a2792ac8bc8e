"""Drawing the other seats: their figures and a piece of their wall; and one of them large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.model import LOUNGE, PERIODS, TILES, WAITING, WORKERS
from game.holotype.view import HoloView, Mat
from ui.boards.holotype import cards, wall
from ui.boards.holotype.inks import BOARD_LIGHT, CARD_INK, CARD_PAPER, CARD_SHADE, figure, pictured
from ui.boards.holotype.layout import GAP, card_row, hanging, hung
from ui.boards.holotype.mat import draw_tile
from ui.boards.kit.marks import seat_colour
from ui.boards.kit.names import laid
from ui.boards.kit.pen import Pen
from ui.boards.kit.sequence import goods, goods_spots
from ui.boards.kit.shapes import columns, inset, left, rows, top, visible
from ui.palette import Tone
from ui.table.board import Names
from ui.theme import CREAM, INK_SOFT, PAPER, PAPER_EDGE, Colour

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

HELD = ("research", "hand", "traces", "contributions")
"""What is counted in one row of a panel; the last one not in the Basal variant."""

LOCKED: Colour = (150, 140, 120)
HOME = Tone((206, 224, 196), red_green=(196, 218, 236))
HOME_SIGN = Tone((40, 96, 56), contrast=(0, 70, 30), red_green=(0, 80, 118))
AWAY = 90
"""The tint of a worker that is not unlocked yet; how strongly one is drawn that is on the board."""


def draw_panel(pen: Pen, table: HoloBoard, mat: Mat, seat: int) -> None:
    """Another seat's panel below its strip, with its figures."""
    panel, middle = table.names[f"panel.{seat}"], table.names[f"panel.{seat}.header"].centery
    body = pygame.Rect(panel.left, middle, panel.width, panel.bottom - middle)
    pen.box(body, table.app.theme.px(9), PAPER, PAPER_EDGE, 1)
    _draw_stock(pen, table, mat, seat, table.names[f"stock.{seat}"])


def stock_places(table: HoloBoard, area: pygame.Rect) -> Names:
    """Where the figures of another seat stand, by what they are called on the mat in the middle."""
    lines = rows(area, 4 if table.box.basal else 5)
    team = columns(lines[0].union(lines[1]).inflate(0, -2), 3, 3)
    held = HELD[: -1 if table.box.basal else None]
    cubes, cards = goods_spots(3, left(lines[2], lines[2].width * 0.74)[0]), goods_spots(len(held), lines[3])
    places = laid("worker", WORKERS, team) | laid("cube", PERIODS, cubes) | dict(zip(held, cards, strict=True))
    tiles = [cell.inflate(0, -1) for cell in columns(lines[-1], len(TILES), 2)]
    return places | ({} if table.box.basal else laid("tile", TILES, tiles))


def _draw_stock(pen: Pen, table: HoloBoard, mat: Mat, seat: int, area: pygame.Rect) -> None:
    """Workers, fossils against the limit, research, cards and traces in hand, contributions, tiles."""
    lines, places = rows(area, 4 if table.box.basal else 5), stock_places(table, area)
    _draw_team(pen, table, mat, seat, places)
    stock, store = left(lines[2], lines[2].width * 0.74)
    goods(pen, pictured(zip(PERIODS, mat.fossils, strict=True)), stock, CARD_INK, "left")
    high = goods_spots(len(PERIODS), stock)[0].height * 0.66
    pen.write(f"{sum(mat.fossils)}/{mat.limit}", store, high, INK_SOFT, align="right")
    held = [("research", mat.research), ("card_back", mat.hand_size), ("card_trace", mat.trace_count)]
    held += [] if table.box.basal else [("disc", forecast.contributed(table.box, mat))]
    goods(pen, held, lines[3], CARD_INK, "left")
    for tile in TILES if not table.box.basal else ():
        draw_tile(pen, tile, places[f"tile.{tile}"], tile in mat.tiles)


def _draw_team(pen: Pen, table: HoloBoard, mat: Mat, seat: int, places: Names) -> None:
    """The three workers: at hand on green, on the board pale, locked with a lock."""
    for name, where in zip(WORKERS, mat.workers, strict=True):
        cell, home, waits = places[f"worker.{name}"], where == LOUNGE, where == WAITING
        pen.box(cell, 4, HOME if home else CARD_SHADE, PAPER_EDGE, 1)
        if home or waits:
            pen.picture(f"worker_{name}", cell.inflate(-2, -4), figure(table, seat) if home else LOCKED, "bottom")
        else:
            pen.faint(f"worker_{name}", cell.inflate(-2, -4), AWAY, figure(table, seat), "bottom")
        sign = "lock" if waits else "check" if home else "arrow_up"
        _draw_sign(pen, cell, sign, HOME_SIGN if home else INK_SOFT)


def _draw_sign(pen: Pen, cell: pygame.Rect, sign: str, ink: Colour) -> None:
    """A sign on a disc in the lower right corner of a worker's cell, where it leaves the face free."""
    side = max(round(min(cell.size) * 0.46), 12)
    disc = pygame.Rect(cell.right - side - 1, cell.bottom - side - 1, side, side)
    pen.box(disc, side // 2, CARD_PAPER, ink, 1)
    pen.icon(sign, disc, side * 0.66, ink)


def draw_papers(pen: Pen, table: HoloBoard, mat: Mat, area: pygame.Rect) -> None:
    """A piece of another seat's wall in little, and below it the marks that count what hangs there."""
    unit = table.app.theme.grain.unit
    piece, marks = _wall_parts(area, len(mat.papers), unit)
    pen.box(piece, 4 * unit, wall.CLOTH, wall.WOOD, 2 * unit)
    wall.draw_frames(pen, table, mat, frames(table, area, len(mat.papers)))
    wall.draw_marks(pen, table, mat, inset(marks, 12 * unit))


def frames(table: HoloBoard, area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The frames on another seat's wall on which so many Holotypes hang, and one for the next."""
    unit = table.app.theme.grain.unit
    inner = inset(_wall_parts(area, count, unit)[0], 8 * unit, 8 * unit)
    return hung(inner, count, max(round(4 * unit), 1), 4 if count else 6)


def _wall_parts(area: pygame.Rect, count: int, unit: float) -> tuple[pygame.Rect, pygame.Rect]:
    """The piece of a wall with so many Holotypes, and the room for marks below it."""
    return top(area, area.height * (0.46 if count else 1), max(round(3 * unit), 1))


def large_rect(table: HoloBoard) -> pygame.Rect:
    """Everything below the strip of the seat in the middle."""
    places = table.places["places"]
    return pygame.Rect(places.left, places.top, places.width, table.names["mat"].bottom - places.top)


def large_parts(table: HoloBoard) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Another seat laid out large: its figures, its hand, its wall."""
    gap = round(12 * table.unit)
    head, rest = top(large_rect(table).inflate(-2 * gap, -2 * gap), 200 * table.unit, gap)
    return (*left(head, head.width * 0.36, gap), rest)


def large_places(table: HoloBoard, view: HoloView, seat: int) -> Names:
    """What there is to read of another seat that is shown large: figures, what hangs on its wall, known cards."""
    stock, hand, area = large_parts(table)
    mat, gap = view.mats[seat], round(GAP * table.unit)
    spots = hung(hanging(area, table.unit)[0], len(mat.papers), gap)
    papers = laid("paper", [paper.card for paper in mat.papers], spots)
    known = laid("known", mat.hand, visible(_known_spots(table, mat, hand)))
    return {f"stock.{seat}": stock, f"papers.{seat}": area} | papers | known


def draw_large(pen: Pen, table: HoloBoard, view: HoloView, seat: int) -> None:
    """Another seat's wall, with its figures and its hand above it."""
    area, mat, unit = large_rect(table), view.mats[seat], table.unit
    pen.box(area, 8 * unit, BOARD_LIGHT, None)
    gap = round(12 * unit)
    stock, hand, rest = large_parts(table)
    pen.box(stock, 8 * unit, CARD_PAPER, PAPER_EDGE, 1)
    _draw_stock(pen, table, mat, seat, stock.inflate(-gap, -gap))
    _draw_known(pen, table, mat, hand)
    wall.draw_ground(pen, rest, unit)
    wall.draw_wall(pen, table, mat, rest)
    colour = seat_colour(table, seat)
    pygame.draw.rect(pen.surface, colour, area, max(round(4 * unit), 1), border_radius=round(8 * unit))


def _draw_known(pen: Pen, table: HoloBoard, mat: Mat, area: pygame.Rect) -> None:
    """The hand: cards that everyone has seen, and the backs of the others."""
    line, _ = top(area, 26 * table.unit)
    pen.write(table.say("large.hand", n=mat.hand_size), line, table.letters(20, line.height * 0.9), CREAM, align="left")
    for n, spot in enumerate(_known_spots(table, mat, area)):
        if n < len(mat.hand):
            cards.draw_card(pen, table, mat.hand[n], spot)
        else:
            pen.stretched("card_back", spot)


def _known_spots(table: HoloBoard, mat: Mat, area: pygame.Rect) -> list[pygame.Rect]:
    """Where the cards of another seat's hand lie, below their heading."""
    return card_row(top(area, 26 * table.unit)[1], mat.hand_size, round(6 * table.unit))
