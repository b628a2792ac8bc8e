"""Where what flies over a table of Cubosaurs starts and lands, and what it looks like."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.cubosaurs.model import TYPES
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs.cardface import draw_card
from ui.boards.cubosaurs.layout import CARD, creature_area, creature_spot
from ui.boards.kit import badges
from ui.boards.kit.names import strip
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import at_left, centred, left, square
from ui.table.sprite import Picture

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

BACK = "cubosaurs/card_back"


def card_of(event: Event) -> int | None:
    """The card of an event, None where it is not seen."""
    return event.number("card") if any(name == "card" for name, _ in event.data) else None


def card(table: CuboBoard, number: int | None) -> Picture:
    """A card face up, its back where it is not seen."""
    return BACK if number is None else partial(_face, table, number)


def _face(table: CuboBoard, number: int, size: tuple[int, int]) -> pygame.Surface:
    """The face of a card as a picture; kept by the assets."""
    box = pygame.Rect(0, 0, min(size[0], round(size[1] * CARD)), size[1])

    def made() -> pygame.Surface:
        surface = pygame.Surface(box.size, pygame.SRCALPHA)
        draw_card(Pen(surface, table.app), table.deck, table.deck.kinds[number], box)
        return surface

    key = ("cubosaurs face", table.deck.kinds[number], box.size, table.app.text.lang, table.app.theme.unit)
    return table.app.assets.kept(key, made)


def small(goal: pygame.Rect) -> pygame.Rect:
    """A card as it fits into a spot."""
    return centred(goal, goal.height * CARD, goal.height)


def strip_spot(table: CuboBoard, seat: int, side: float = 46) -> pygame.Rect:
    """A square at the face of a seat's strip."""
    return at_left(table.names[strip(seat, table.focus)], table.app.theme.px(side))


def chip(table: CuboBoard, view: CuboView, seat: int, kind: int) -> pygame.Rect:
    """A small card where cards of that kind lie in a seat's collection."""
    return small(creature(table, view, seat, kind))


def creature(table: CuboBoard, view: CuboView, seat: int, kind: int) -> pygame.Rect:
    """Where the creature of a kind of cards stands in a seat's collection."""
    places, held, theme = table.places(view), table.deck.kinds[kind], table.app.theme.grain
    name = f"own.{held.name}" if seat == table.focus else f"theirs.{seat}.{held.name}"
    if name in places:
        return creature_spot(creature_area(places[name], held.type, theme))
    cell = places[f"cell.{seat}.{TYPES[held.type]}"]
    return square(cell, min(cell.height, cell.width) * 0.8)


def purse(table: CuboBoard, view: CuboView, seat: int) -> pygame.Rect:
    """Where a seat's tokens lie."""
    name = f"purse.{seat}"
    if name in table.names:
        return square(left(table.names[name], table.names[name].height)[0])
    return badges.spot(table, view, seat, table.focus, 0)


def shelf(table: CuboBoard, view: CuboView, seat: int, tile: str) -> pygame.Rect:
    """Where a tile of a seat lies in a view in which it has it."""
    places, name = table.places(view), f"bought.{seat}.{tile}"
    if name in places:
        return square(places[name])
    return badges.spot(table, view, seat, table.focus, 1 + view.tiles[seat].index(tile))
