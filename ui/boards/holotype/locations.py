"""Drawing the upper part of the table: locations with their workers, and the track."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.model import LOCATIONS, PERIODS, WORKERS
from game.holotype.view import HoloView
from ui.boards.holotype import cards
from ui.boards.holotype.inks import BACK, BOARD, BOARD_LINE, CARD_INK, CARD_PAPER, figure, pictured
from ui.boards.holotype.layout import stands, track_spaces
from ui.boards.kit.marks import seat_colour, seat_symbol
from ui.boards.kit.pen import Pen
from ui.boards.kit.sequence import goods
from ui.boards.kit.shapes import columns, inset, square
from ui.boards.kit.writing import line_height
from ui.theme import BRASS_LIGHT, CREAM, INK, PAPER_EDGE, Colour

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

HIGH = 220
"""The height of a painted location in its own measures."""

PLATES = {"library": 0.66, "museum": 0.88}
"""The locations with a plate for figures, and the part of their width that it takes."""

DECKS = {"field": 2, "lab": 1}
"""How many decks lie at a location."""

PASSED: Colour = (112, 98, 54)
AHEAD: Colour = (58, 92, 78)
"""Spaces of the track behind the token and before it."""


def draw_location(pen: Pen, table: HoloBoard, view: HoloView, name: str) -> None:
    """A location on its picture: its title, its stock and the workers on its spaces."""
    rect, spaces = table.places[f"location.{name}"], view.spaces[LOCATIONS.index(name)]
    title = _title_plate(rect)
    pen.box(title, title.height / 4, BRASS_LIGHT, INK, rect.height / HIGH)
    words, line = table.say(f"location.{name}.name"), title.move(0, -title.height // 24)
    pen.fine(words, line, _title_height(table), INK, "serif_bold")
    if name == "field":
        _draw_decks(pen, rect, [("card_field_back", view.field_deck_size), ("card_trace", view.trace_deck_size)])
    elif name == "lab":
        _draw_lab(pen, table, view, rect)
    elif name == "library":
        _draw_library(pen, table, view, _draw_plate(pen, rect, name))
    elif name == "museum":
        plate = _draw_plate(pen, rect, name)
        stock = pictured(zip(PERIODS, view.museum, strict=True))
        goods(pen, stock, plate.inflate(-plate.height // 2, -plate.height // 8), CARD_INK)
    for spot, code in zip(stands(rect, len(spaces)), spaces, strict=True):
        _draw_space(pen, table, spot, code)


def lettered(name: str, rect: pygame.Rect) -> list[pygame.Rect]:
    """Where a location carries its name, its decks and its figures."""
    spots = [_title_plate(rect), *deck_spots(rect, DECKS.get(name, 0))]
    if name == "lab":
        spots.append(slip_spot(rect))
    return [*spots, *([_plate(rect, PLATES[name])] if name in PLATES else ())]


def _title_plate(rect: pygame.Rect) -> pygame.Rect:
    """The brass plate on the frame of a location that has its name."""
    factor = rect.height / HIGH
    line = pygame.Rect(rect.left, rect.top + round(3 * factor), rect.width, round(38 * factor))
    return inset(line, 34 * factor)


def _title_height(table: HoloBoard) -> float:
    """How tall the names of all locations are: as tall as the longest of them can be."""
    plates = {name: _title_plate(table.places[f"location.{name}"]) for name in LOCATIONS}
    return min(
        line_height(
            table.app,
            table.say(f"location.{name}.name"),
            plate.width - plate.height // 2,
            table.letters(20, plate.height * 0.66),
            "serif_bold",
        )
        for name, plate in plates.items()
    )


def _draw_space(pen: Pen, table: HoloBoard, spot: pygame.Rect, code: int) -> None:
    """A space with the worker on it, in its seat's colour and with its seat's symbol."""
    base = pygame.Rect(0, 0, round(spot.width * 0.86), max(round(spot.height * 0.24), 4))
    base.midbottom = spot.midbottom
    pen.box(base, base.height // 2, (203, 186, 150) if code < 0 else (166, 142, 100), (140, 114, 76), spot.height / 30)
    if code >= 0:
        draw_worker(pen, table, code, spot)
        badge, seat = owner_spot(spot), code // 3
        pen.badge(seat_symbol(table, seat), badge, seat_colour(table, seat), edge=max(badge.width // 12, 1))


def owner_spot(spot: pygame.Rect) -> pygame.Rect:
    """Where a space tells whose worker stands on it."""
    side = max(round(spot.height * 0.38), 10)
    badge = pygame.Rect(0, 0, side, side)
    badge.bottomright = (spot.right - spot.width // 12, spot.bottom)
    return badge


def draw_worker(pen: Pen, table: HoloBoard, code: int, box: pygame.Rect) -> None:
    """A worker in its seat's colour, standing at the foot of a box."""
    pen.picture(f"worker_{WORKERS[code % 3]}", box, figure(table, code // 3), "bottom")


def _plate(rect: pygame.Rect, part: float) -> pygame.Rect:
    """Where a plate lies on a location's picture that takes a part of its width."""
    factor = rect.height / HIGH
    plate = pygame.Rect(0, 0, round(rect.width * part), round(44 * factor))
    plate.midbottom = (rect.centerx, rect.top + round(134 * factor))
    return plate


def _draw_plate(pen: Pen, rect: pygame.Rect, name: str) -> pygame.Rect:
    """The plate on a location's picture; where it lies."""
    plate = _plate(rect, PLATES[name])
    pen.box(plate, plate.height // 3, CARD_PAPER, PAPER_EDGE, rect.height / HIGH)
    return plate


def _draw_library(pen: Pen, table: HoloBoard, view: HoloView, plate: pygame.Rect) -> None:
    """The research that senior workers and Field Assistants gain."""
    gains = forecast.library_gain(table.box, view.mats[table.focus])
    for half, worker, count in zip(columns(plate, 2), (WORKERS[0], WORKERS[2]), gains, strict=True):
        figures = pygame.Rect(half.left + half.height // 6, half.top, half.height * 2 // 3, half.height)
        pen.picture(f"worker_{worker}", figures.inflate(0, -half.height // 10), (190, 180, 160))
        rest = pygame.Rect(figures.right, half.top, half.right - figures.right, half.height)
        goods(pen, [("research", count)], rest.inflate(0, -half.height // 5), CARD_INK)


def _draw_decks(pen: Pen, rect: pygame.Rect, decks: list[tuple[str, int]]) -> None:
    """Small decks with the number of cards in them, at the right of a location's picture."""
    for (name, count), card in zip(decks, deck_spots(rect, len(decks)), strict=True):
        cards.draw_deck(pen, card, name, count)


def deck_spots(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where the decks of a location lie, from the left."""
    factor = rect.height / HIGH
    high = round(80 * factor)
    wide, gap, end = round(high * BACK), round(8 * factor), rect.right - round(20 * factor)
    top = rect.top + round(52 * factor)
    return [pygame.Rect(end - (count - n) * wide - (count - n - 1) * gap, top, wide, high) for n in range(count)]


def _draw_lab(pen: Pen, table: HoloBoard, view: HoloView, rect: pygame.Rect) -> None:
    """The Specimen deck and the top of the open pile."""
    _draw_decks(pen, rect, [("card_back", view.deck_size)])
    if view.discard:
        cards.draw_slip(pen, table, view.discard[-1], slip_spot(rect))


def slip_spot(rect: pygame.Rect) -> pygame.Rect:
    """Where the top of the open pile lies at the Lab."""
    factor = rect.height / HIGH
    slip = pygame.Rect(rect.left + round(20 * factor), rect.top + round(53 * factor), 0, round(78 * factor))
    slip.width = rect.width - round(112 * factor)
    return slip


def draw_track(pen: Pen, table: HoloBoard, view: HoloView) -> None:
    """The spaces of the track with their icons; what is behind the token is filled."""
    rect = table.names["track"]
    pen.box(rect, rect.height // 4, BOARD, BOARD_LINE, rect.height // 24)
    spaces = track_spaces(rect, view.end)
    pygame.draw.line(pen.surface, BOARD_LINE, spaces[0].center, spaces[-1].center, 2)
    for n, space in enumerate(spaces):
        _draw_step(pen, table, view, n, space)
    token = square(spaces[view.track], round(spaces[0].width * 0.98))
    pen.picture("disc", token, BRASS_LIGHT)
    pen.write(str(view.track), token.inflate(-token.width // 3, 0), token.height * 0.5, INK)


def _draw_step(pen: Pen, table: HoloBoard, view: HoloView, n: int, spot: pygame.Rect) -> None:
    """A space of the track: its number or its icon."""
    icon = forecast.track_icon(table.box, n) or ("end" if n == view.end else "")
    margin = -spot.width // (12 if icon else 4)
    box = spot.inflate(margin, margin)
    radius = box.width // (3 if icon in ("milestone", "museum") else 2)
    edge = BRASS_LIGHT if icon else BOARD_LINE
    pen.box(box, radius, PASSED if n <= view.track else AHEAD, edge, spot.width // 22)
    inside = box.inflate(-box.width // 4, -box.width // 4)
    if icon == "milestone":
        pen.picture("milestone", inside, BRASS_LIGHT)
    elif icon == "museum":
        pen.picture("die_triassic_museum", box)
    elif icon:
        pen.icon("trophy", inside, inside.width, BRASS_LIGHT)
    elif box.width >= 14:
        pen.write(str(n), inside.inflate(inside.width // 4, 0), inside.height * 0.9, CREAM)
