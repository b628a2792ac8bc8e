"""Drawing collections of Cubosaurs: a cell for every type with its points, and the cards that lie in it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.cubosaurs import forecast
from game.cubosaurs.model import DINOSAURS, EGG, TYPES
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs.cardface import FILLS, creature, tone
from ui.boards.cubosaurs.layout import chip_area, creature_area, creature_spot, foot_of, shows_scores
from ui.boards.cubosaurs.worth import draw_value, draw_worth, has_worth
from ui.boards.kit import writing
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred, columns, inset
from ui.boards.kit.writing import signed
from ui.theme import CREAM, INK, INK_SOFT, Colour, contrast

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

EMPTY: Colour = (196, 200, 200)

HEIGHT, HEIGHT_ALONE = 0.72, 0.9
"""How tall points are in the head of their cell, beside a name and where they stand alone."""

NAMED = 22
"""The size of the name of a type at 100 %."""

SLIM, SMALL, USUAL = 80, 0.28, 0.34
"""Rooms narrower than this many units have small counts; how tall they are and others, as a part of their room."""

DNA, LEAST_DNA, MOST_DNA = 0.34, 14, 44
"""How large the sign of DNA is: a part of the height of the creature, in units at least and at most."""

LEGIBLE = 3.0
"""The contrast that points need at least with what they are written on."""


def shown_in(table: CuboBoard, view: CuboView, seat: int, number: int) -> Hashable:
    """What a cell of a collection tells: its cards, for Raptors and Eggs also the others that make them count."""
    if number == EGG:
        return view.collections
    held = view.collections[seat]
    return tuple(
        n for n, kind in zip(held, table.deck.kinds, strict=True) if kind.type == number or number >= DINOSAURS
    )


def draw_collected(pen: Pen, table: CuboBoard, view: CuboView, seat: int, number: int, rect: pygame.Rect) -> None:
    """A cell of a collection with the cards that lie in it."""
    draw_cell(pen, table, view, seat, number, rect)
    own = "own" if seat == table.focus else f"theirs.{seat}"
    for kind, card in enumerate(table.deck.kinds):
        if card.type == number and view.collections[seat][kind]:
            draw_chip(pen, table, view, seat, card.name, table.names[f"{own}.{card.name}"])


def draw_cell(
    pen: Pen, table: CuboBoard, view: CuboView, seat: int, number: int, rect: pygame.Rect, named: bool = False
) -> None:
    """The ground of a type in a collection: its name, its points now, and the row of its scores."""
    theme, count = table.app.theme.grain, forecast.count(table.rules, view, seat, number)
    pen.box(rect, theme.px(8), FILLS[number] if count else EMPTY, INK_SOFT, theme.px(1))
    area = chip_area(rect, number, theme)
    if not count:
        shade = centred(area, min(area.width, round(area.height * 1.2)), area.height)
        pen.faint(f"cubosaurs/{TYPES[number]}", shade, 70)
    head = inset(pygame.Rect(rect.left, rect.top, rect.width, area.top - rect.top), max(theme.px(12), rect.width // 14))
    points = forecast.type_points(table.rules, view, seat, number)
    named = named or seat == table.focus
    if points is not None and count:
        spot = _draw_points(pen, points, FILLS[number], head, HEIGHT if named else HEIGHT_ALONE)
        head.width = spot.left - head.left
    if named:
        head.width -= theme.px(6)
        name = writing.shortened(pen.app, table.type_name(number), head.width)
        pen.write(name, head, min(max(table.app.theme.px(16), theme.px(NAMED)), head.height * 0.62), INK, align="left")
    if shows_scores(rect, number, theme):
        _draw_scores(pen, table, number, count, rect)


def _draw_points(pen: Pen, points: int, ground: Colour, head: pygame.Rect, part: float) -> pygame.Rect:
    """The points of a type at the right of its head, on a plate where the ground is too dark for them."""
    words, size, ink = signed(points), head.height * part, tone(points)
    spot = pen.write(words, head, size, ink, "round", "right")
    if contrast(ground, ink) < LEGIBLE:
        pen.box(spot.inflate(pen.app.theme.grain.px(8), 0), spot.height // 4, CREAM, None)
        pen.write(words, head, size, ink, "round", "right")
    return spot


def _draw_scores(pen: Pen, table: CuboBoard, number: int, count: int, rect: pygame.Rect) -> None:
    """The row of points for 1, 2, 3 and 4 cards, the present one bright."""
    theme = table.app.theme.grain
    area = chip_area(rect, number, theme)
    row = pygame.Rect(rect.left, area.bottom, rect.width, rect.bottom - area.bottom)
    cells = columns(inset(row, theme.px(8), theme.px(6)), 4, theme.px(3))
    for n, (value, cell) in enumerate(zip(table.deck.points[number], cells, strict=True), 1):
        draw_value(pen, value, min(count, 4) == n, cell)


def draw_chip(pen: Pen, table: CuboBoard, view: CuboView, seat: int, card_id: str, rect: pygame.Rect) -> None:
    """The cards of one kind in a collection: the creature, how many, and what tells them apart."""
    theme, kind = table.app.theme.grain, table.deck.number[card_id]
    card, count = table.deck.kinds[kind], view.collections[seat][kind]
    room, foot = creature_area(rect, card.type, theme), foot_of(rect, card.type, theme)
    pen.picture(creature(card), creature_spot(room))
    valued = _all_valued(pen, table, view, seat, card.type, rect)
    if count > 1:
        low = pygame.Rect(rect.left, foot.top, rect.width, foot.height)
        _draw_count(pen, count, room if valued or not foot.height else low)
    if card.dna:
        side = min(max(round(room.height * DNA), theme.px(LEAST_DNA)), theme.px(MOST_DNA))
        pen.picture("cubosaurs/dna", pygame.Rect(room.left, room.top, side, side))
    if valued:
        draw_worth(pen, table, view, seat, kind, foot)


def _all_valued(pen: Pen, table: CuboBoard, view: CuboView, seat: int, number: int, rect: pygame.Rect) -> bool:
    """Whether all cards of a type, as wide as this one, have room for numbers and counts: all show them or none."""
    theme, held = table.app.theme.grain, view.collections[seat]
    room, foot = creature_area(rect, number, theme), foot_of(rect, number, theme)
    kinds = [kind for kind, count in enumerate(held) if count and table.deck.type_of[kind] == number]
    counted = all(held[n] < 2 or writing.fits_line(pen.app, f"×{held[n]}", room.width - 2, "round") for n in kinds)
    return counted and all(has_worth(pen, table, kind, foot) for kind in kinds)


def _draw_count(pen: Pen, count: int, room: pygame.Rect) -> None:
    """How many cards of a kind there are, on a plate in the lower right corner of their room; bare if it is narrow."""
    theme = pen.app.theme
    part = SMALL if room.width < theme.grain.px(SLIM) else USUAL
    high = max(min(theme.px(22), room.height * part), writing.smallest(pen.app))
    words = writing.fitting(pen.app, (f"×{count}", str(count)), room.width - 2, "round") or str(count)
    label = writing.line(pen.app, words, room.width - 2, high, INK, "round")
    plate = label.get_rect().inflate(min(theme.px(8), room.width - label.get_width()), 0)
    plate.bottomright = (room.right, room.bottom - theme.px(3))
    pen.box(plate, plate.height // 3, CREAM, None)
    pen.set(label, plate)
