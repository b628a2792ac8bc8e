"""Painting the shelves at the end of Cubosaurs: case and boards, specimens that stand or topple, the ribbon."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ui.boards.cubosaurs.worth import draw_value
from ui.boards.kit import writing
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import bottom, centred, columns, inset, top
from ui.theme import CREAM, INK, Colour, mix
from ui.widgets.panel import draw_shadow

HEAD, EDGE = 0.24, 0.2
"""The parts of a compartment that its points and its board take."""

WORDS = 26
"""Words on the edge of a board are at most so many units tall."""

STILE = 58
"""Units of the wood at the end of a case, where a ribbon can hang."""

BACK: Colour = (28, 44, 58)
WOOD: Colour = (176, 124, 70)
WOOD_LIGHT: Colour = (222, 172, 108)
WOOD_DARK: Colour = (104, 66, 36)
DIM: Colour = (150, 156, 178)
LIGHT: Colour = (92, 84, 52)
RIBBON: Colour = (194, 58, 44)
RIBBON_DARK: Colour = (120, 26, 20)

FALL = 172
"""Degrees by which what loses topples."""

MISSING = 56
"""How strongly is drawn what a seat has none of, of 255."""

TURNS = 12
"""In so many pictures something topples."""


@dataclass(frozen=True)
class Specimen:
    """Something on a shelf; what `falls` loses points."""

    picture: str
    falls: bool


def head(cell: pygame.Rect) -> pygame.Rect:
    """The part of a compartment where its points hang."""
    return top(cell, cell.height * HEAD)[0]


def edge(cell: pygame.Rect) -> pygame.Rect:
    """The board of a compartment."""
    return bottom(cell, cell.height * EDGE)[0]


def draw_case(pen: Pen, case: pygame.Rect, cells: Sequence[pygame.Rect], symbol: str) -> None:
    """A case of wood with a dark back, a board under every compartment, and the sign of its seat carved at its end."""
    px, surface = pen.app.theme.px, pen.surface
    draw_shadow(surface, case, px(10), px(14))
    pen.box(case, px(8), WOOD_DARK, WOOD_LIGHT, px(2))
    inner = case.inflate(-px(12), -px(12))
    pen.box(inner, px(4), BACK, None)
    for line in {edge(cell).top: edge(cell) for cell in cells}.values():
        _draw_board(surface, pygame.Rect(inner.left, line.top, inner.width, line.height))
    for cell in cells:
        x, line = cell.right, edge(cell)
        if x < inner.right - px(8):
            pygame.draw.line(surface, mix(BACK, CREAM, 0.14), (x, cell.top + px(6)), (x, line.top), max(px(1), 1))
    stile = pygame.Rect(0, inner.top, px(STILE), inner.height)
    stile.right = inner.right
    pen.box(stile, px(4), WOOD, WOOD_DARK, px(2))
    pen.icon(symbol, stile, min(px(STILE * 0.62), stile.height // 2), WOOD_DARK)


def _draw_board(surface: pygame.Surface, board: pygame.Rect) -> None:
    """A board with its bright upper side and the shadow under it."""
    lip = max(board.height // 4, 2)
    pygame.draw.rect(surface, WOOD, board)
    pygame.draw.rect(surface, WOOD_LIGHT, (board.left, board.top, board.width, lip))
    pygame.draw.rect(surface, WOOD_DARK, (board.left, board.bottom - max(lip // 3, 1), board.width, max(lip // 3, 1)))


def draw_light(pen: Pen, cell: pygame.Rect, part: float) -> None:
    """Light that falls from above into a compartment."""
    if part <= 0:
        return
    size = (cell.width, cell.height - edge(cell).height)

    def make() -> pygame.Surface:
        beam = pygame.Surface(size)
        wide, high = size
        for n in range(6, 0, -1):
            foot, lamp = wide * (0.2 + 0.05 * n), wide * (0.07 + 0.017 * n)
            middle = wide / 2
            shape = [(middle - lamp, 0), (middle + lamp, 0), (middle + foot, high), (middle - foot, high)]
            pygame.draw.polygon(beam, mix((0, 0, 0), LIGHT, 1 - n / 7), shape)
        return beam

    beam = pen.app.assets.kept(("shelf light", size), make)
    beam.set_alpha(round(255 * part))
    pen.surface.blit(beam, cell, special_flags=pygame.BLEND_RGB_ADD)


def draw_missing(pen: Pen, cell: pygame.Rect, picture: str) -> None:
    """What would stand in an empty compartment, faintly, so that everyone can tell what is counted there."""
    room = pygame.Rect(cell.left, head(cell).bottom, cell.width, edge(cell).top - head(cell).bottom)
    side = min(room.height, round(room.width * 0.7))
    spot = pygame.Rect(0, 0, side, side)
    spot.midbottom = (room.centerx, room.bottom)
    pen.faint(picture, spot, MISSING)


def draw_specimens(pen: Pen, cell: pygame.Rect, held: Sequence[Specimen], part: float) -> None:
    """Specimens side by side on their board: dim before they are counted, then bright, or toppled and grey."""
    if not held:
        return
    room = pygame.Rect(cell.left, head(cell).bottom, cell.width, edge(cell).top - head(cell).bottom)
    room = inset(room, cell.width * 0.08)
    side = min(room.height, room.width, round(room.width * 1.15 / math.sqrt(len(held))))
    step = min(side * 0.9, (room.width - side) / max(len(held) - 1, 1))
    start = room.centerx - (step * (len(held) - 1) + side) / 2
    floor = edge(cell).top + max(edge(cell).height // 8, 1)
    for n, one in enumerate(held):
        box = pygame.Rect(round(start + n * step), floor - side, side, side)
        picture = _standing(pen, one, side, part)
        pen.surface.blit(picture, picture.get_rect(midbottom=box.midbottom))


def _standing(pen: Pen, one: Specimen, side: int, part: float) -> pygame.Surface:
    """A specimen as far as it is counted."""
    if part <= 0:
        return pen.app.assets.image(one.picture, (side, side), DIM)
    if not one.falls:
        return pen.app.assets.image(one.picture, (side, side))
    turn = round(min(part * 1.3, 1.0) ** 2 * TURNS)

    def make() -> pygame.Surface:
        grey = pygame.transform.grayscale(pen.app.assets.image(one.picture, (side, side)))
        fallen = pygame.transform.rotozoom(grey, -FALL * turn / TURNS, 1.0)
        return fallen.subsurface(fallen.get_bounding_rect())

    return pen.app.assets.kept(("toppled", one.picture, side, turn), make)


def draw_row(pen: Pen, cell: pygame.Rect, values: Sequence[int], reached: int) -> None:
    """The points for 1, 2, 3 and more on the edge of a board, the one that counts framed."""
    px, board = pen.app.theme.px, edge(cell)
    row = inset(board, px(8), max(board.height // 3, 2))
    row.top = board.top + max(board.height // 4, 2)
    face = writing.font(pen.app, "round", writing.smallest(pen.app))
    words = max(map(writing.signed, values), key=lambda one: writing.width(face, one))
    boxes = columns(row, len(values), max(px(2), 1), px(44))
    if not writing.fits_line(pen.app, words, boxes[0].width - pen.app.theme.grain.px(6), "round"):
        if not reached:
            return
        values, boxes, reached = [values[reached - 1]], [centred(row, min(row.width, px(44)), row.height)], 1
    shift = row.centerx - (boxes[0].left + boxes[-1].right) // 2
    for n, (value, box) in enumerate(zip(values, boxes, strict=True), 1):
        draw_value(pen, value, n == reached, box.move(shift, 0))


def draw_words(pen: Pen, cell: pygame.Rect, words: str) -> None:
    """Words on the edge of a board, where they fit."""
    board = edge(cell)
    rooms = [inset(board, pen.app.theme.px(air), board.height // 4) for air in (20, 4)]
    room = writing.roomy(pen.app, words, rooms, "round")
    if writing.fits_line(pen.app, words, room.width, "round"):
        pen.write(words, room.move(0, board.height // 8), min(room.height * 0.8, pen.app.theme.px(WORDS)), INK, "round")


def draw_ribbon(pen: Pen, case: pygame.Rect, part: float) -> None:
    """A ribbon that is drawn along the upper edge of the winner's case, and a rosette at its end."""
    px, thick = pen.app.theme.px, max(pen.app.theme.px(6), 3)
    band = pygame.Rect(case.left, case.top, round(case.width * min(part * 1.4, 1.0)), thick)
    pygame.draw.rect(pen.surface, RIBBON_DARK, band.inflate(0, max(px(2), 2)))
    pygame.draw.rect(pen.surface, RIBBON, band)
    if part > 0.5:
        wide = px(STILE + 10)
        high = min(round(wide * 4 / 3), case.height - px(4))
        spot = pygame.Rect(0, 0, wide, high)
        spot.midtop = (case.right - px(6) - px(STILE) // 2, case.top - px(4))
        pen.picture("cubosaurs/rosette", spot, valign="top")
