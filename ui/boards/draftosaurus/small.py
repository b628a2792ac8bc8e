"""Small zoos of the others: the board made pale, pieces in their pens or counted, and short signs."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import KINDS, SPECIES
from ui.app import App
from ui.boards.draftosaurus.geometry import geometry
from ui.boards.draftosaurus.paint import UPWARDS, draw_count, letter, letter_sign, letter_values
from ui.boards.draftosaurus.words import signs
from ui.boards.kit.shapes import centred
from ui.boards.kit.writing import smallest
from ui.sheets import opaque
from ui.theme import CREAM

PALE = 80
"""How strongly small zoos are washed out, of 255."""


def draw_board(surface: pygame.Surface, app: App, board: ZooBoard, rect: pygame.Rect) -> None:
    """The painted board made pale, so that the pieces of another seat's zoo stand out, with short signs."""

    def make() -> pygame.Surface:
        picture = opaque(app.assets.image(f"draftosaurus/{board.name}", rect.size, stretch=True))
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((*CREAM, PALE))
        picture.blit(veil, (0, 0))
        letter(picture, app, board)
        return picture

    key = ("pale", board.name, rect.size, app.text.lang, tuple(pen.values for pen in board.pens), app.theme.scale)
    surface.blit(app.assets.kept(key, make), rect)


def draw_sign(surface: pygame.Surface, app: App, board: ZooBoard, pen_id: str, rect: pygame.Rect) -> None:
    """The sign of a pen of a small zoo once more, over what was drawn around the pen."""

    def make() -> pygame.Surface:
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        letter_sign(picture, app, board.name, geometry(board.name).pens[pen_id], signs(app.text, pen_id))
        return picture

    key = ("sign", board.name, pen_id, rect.size, app.text.lang, app.theme.unit)
    surface.blit(app.assets.kept(key, make), rect)


def draw_pen(
    surface: pygame.Surface, app: App, board: ZooBoard, pen_id: str, codes: Sequence[int], rect: pygame.Rect
) -> None:
    """What a pen of a small zoo holds: pieces on the slots that count, else a number for every species."""
    for kind, count, spot in spots(app, board, pen_id, codes, rect):
        image = app.assets.image(f"draftosaurus/{SPECIES[kind]}", spot.size)
        stands = image.get_rect(center=spot.center)
        surface.blit(image, stands)
        if count > 1:
            high = max(min(stands.height * 0.55, app.theme.px(24)), 11)
            draw_count(surface, app, count, stands.bottomright, high)


def draw_values(surface: pygame.Surface, app: App, board: ZooBoard, codes: Sequence[int], area: pygame.Rect) -> None:
    """The points of the pens of a small zoo in which pieces stand, once more over these, and signs that they reach."""
    for pen in board.pens:
        if any(code // KINDS in pen.places for code in codes):
            form = geometry(board.name).pens[pen.id]
            if len(form.values) > 1:
                draw_sign(surface, app, board, pen.id, area)
            letter_values(surface, app, board, pen.id, area, over=True)


def spots(
    app: App, board: ZooBoard, pen_id: str, codes: Sequence[int], rect: pygame.Rect
) -> list[tuple[int, int, pygame.Rect]]:
    """What stands where in a pen of a small zoo: species, how many of it in one picture, and its place."""
    pen, form = next(entry for entry in board.pens if entry.id == pen_id), geometry(board.name).pens[pen_id]
    held = [code % KINDS for code in codes if code // KINDS in pen.places]
    if len(form.values) > 1:
        return _slots(app, board, pen_id, codes, rect)
    groups = list(dict.fromkeys(held))
    inner = _free_part(app, board.name, pen_id, rect).inflate(-app.theme.grain.px(4), 0)
    most = max(app.theme.grain.px(64), round(geometry(board.name).piece[1] * rect.width / form.rect[2]))
    boxes = [_share(inner, len(groups), n) for n in range(len(groups))]
    rooms = [box.inflate(-app.theme.grain.px(4), -app.theme.px(2)) for box in boxes]
    stands = [centred(box, *size_of(app, room, most)) for box, room in zip(boxes, rooms, strict=True)]
    return [(kind, held.count(kind), spot) for kind, spot in zip(groups, stands, strict=True)]


def _free_part(app: App, name: str, pen_id: str, rect: pygame.Rect) -> pygame.Rect:
    """The part of a small pen under its sign."""
    form = geometry(name).pens[pen_id]
    factor = rect.width / form.rect[2]
    foot = rect.top + round((form.title[1] + form.title[3] - form.rect[1]) * factor)
    more = max(round(smallest(app) * 1.3) - round(form.title[3] * factor), 0)
    top = foot + round((1 - UPWARDS) * more)
    top = min(top + app.theme.grain.px(3), rect.top + round(rect.height * 0.42))
    return pygame.Rect(rect.left, top, rect.width, rect.bottom - top)


def _slots(
    app: App, board: ZooBoard, pen_id: str, codes: Sequence[int], rect: pygame.Rect
) -> list[tuple[int, int, pygame.Rect]]:
    """The pieces of a pen of a small zoo, each in its slot, so that it stands over what the slot counts."""
    form, spots = geometry(board.name).pens[pen_id], list[tuple[int, int, pygame.Rect]]()
    factor = rect.width / form.rect[2]
    side = round(112 * factor)
    spot = pygame.Rect((0, 0), size_of(app, pygame.Rect(0, 0, side, side), side))
    for code in codes:
        pen, _, slot = board.places[code // KINDS].partition(".")
        if pen == pen_id:
            x, y = form.slots[int(slot) if slot else len(spots)]
            spot.center = (
                rect.left + round((x - form.rect[0]) * factor),
                rect.top + round((y - form.rect[1]) * factor),
            )
            spots.append((code % KINDS, 1, spot.copy()))
    return spots


def _share(area: pygame.Rect, count: int, number: int) -> pygame.Rect:
    """The part of an area for one of several pictures, in the rows that make them largest."""

    def side(rows: int) -> float:
        return min(area.width / -(-count // rows) / 1.15, area.height / rows)

    rows = max(range(1, count + 1), key=side)
    columns = -(-count // rows)
    wide, high = area.width // columns, area.height // rows
    return pygame.Rect(area.left + number % columns * wide, area.top + number // columns * high, wide, high)


def size_of(app: App, room: pygame.Rect, most: int) -> tuple[int, int]:
    """The size of a piece in a small zoo: one of few, so that pictures are made once."""
    step = app.theme.grain.px(8)
    side = min(room.width / 1.1, room.height, most)
    side = max(round(side) // step * step, step)
    return round(side * 1.1), side
