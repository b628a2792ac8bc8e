"""Drawing animals under study: pictures, names, places for cubes, and who takes part in a publication."""

from __future__ import annotations

import pygame

from game.encyclopedia.model import TYPES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.cards import draw_names
from ui.boards.encyclopedia.names import animal_image, hand_image
from ui.boards.encyclopedia.seat_layout import Places, cube_spots, is_flat
from ui.boards.kit.shapes import left, top
from ui.theme import CREAM, INK, MOSS, PAPER, PAPER_EDGE

NARROW = 124
"""Low plates narrower than this many units carry the sign of the continent on the picture."""


def draw_study(pen: Brush, seat: int, animal: int, mask: int, rect: pygame.Rect) -> None:
    """An animal under study: picture, names, and four places for cubes with their categories."""
    land = pen.table.box.continent[animal]
    pen.soft(rect, land, 8, max(pen.edge(2.5), 2))
    spots = cube_spots(rect, pen.px(5)) if _researches(pen, seat) else []
    inner, emblem = rect.inflate(-6, -6), 0
    if not spots:
        image, words = top(inner, inner.height * 0.66)
    elif is_flat(rect):
        words = pygame.Rect(inner.left, rect.top + 1, inner.width, spots[0].top - rect.top - 2)
        emblem = min(words.height, pen.px(30)) if rect.width >= pen.px(NARROW) else 0
        _, words = left(words, emblem)
        image = pygame.Rect(inner.left, words.bottom, max(spots[0].left - inner.left, 1), inner.bottom - words.bottom)
    else:
        above, _ = top(inner, spots[0].top - inner.top)
        image, words = top(above, above.height * 0.62)
    pen.table.gallery.draw(pen, animal_image(pen.table.box, animal), image)
    side = emblem or min(round(image.height * 0.42), pen.px(30))
    height = inner.top if emblem or not is_flat(rect) else image.top
    pen.land(land, pygame.Rect(inner.left, height, side, side))
    draw_names(pen, animal, words)
    for kind, spot in enumerate(spots):
        _draw_slot(pen, seat, animal, kind, bool(mask >> kind & 1), spot)


def _draw_slot(pen: Brush, seat: int, animal: int, kind: int, taken: bool, spot: pygame.Rect) -> None:
    """A place for a cube: Type and category, and the cube if it is there."""
    pen.box(spot, pen.edge(5), CREAM if taken else PAPER, INK if taken else PAPER_EDGE)
    inner = spot.inflate(-2, -2)
    if spot.height > spot.width * 1.2:
        first, second = top(inner, inner.height // 2)
    elif spot.width > spot.height * 1.2:
        first, second = left(inner, inner.width // 2)
    else:
        side = round(min(inner.size) * 0.62)
        first = pygame.Rect(inner.topleft, (side, side))
        second = pygame.Rect(inner.right - side, inner.bottom - side, side, side)
    pen.category(animal, kind, first.inflate(-2, -2))
    if taken:
        pen.cube(seat, second.inflate(-1, -1))
    else:
        pen.picture(f"type_{kind + 1}", second.inflate(-4, -4))


def draw_small_study(pen: Brush, seat: int, animal: int, mask: int, rect: pygame.Rect) -> None:
    """An animal of another seat: picture, and a row of four cells with cubes or categories."""
    land, inner = pen.table.box.continent[animal], rect.inflate(-4, -4)
    pen.soft(rect, land, 5)
    foot = round(inner.height * 0.36) if _researches(pen, seat) else 0
    above, below = top(inner, inner.height - foot)
    pen.table.gallery.draw(pen, animal_image(pen.table.box, animal), above)
    side = min(round(inner.height * 0.34), inner.width // 3)
    pen.land(land, pygame.Rect(inner.topleft, (side, side)))
    wide = inner.width / TYPES
    for kind in range(TYPES if foot else 0):
        cell = pygame.Rect(inner.left + round(kind * wide), below.top, round(wide), foot).inflate(-1, -1)
        pen.box(cell, 2, CREAM)
        if mask >> kind & 1:
            pen.cube(seat, cell)
        else:
            pen.category(animal, kind, cell.inflate(-2, -2))


def draw_part(pen: Brush, view: EncycView, places: Places) -> None:
    """The die on the reference animal, and a sign on the others that take part in a publication."""
    for animal in (view.reference, *view.taking_part):
        rect = places[f"study.{view.to_act}.{pen.table.box.animal_ids[animal]}"]
        side = min(rect.size) // 3
        spot = pygame.Rect(rect.right - side - 2, rect.top + 2, side, side)
        if animal == view.reference:
            pen.picture(hand_image(view), spot)
        else:
            pen.badge("check", spot, MOSS, edge=2)


def _researches(pen: Brush, seat: int) -> bool:
    """Whether a seat does research; Automas only gather animals."""
    return not pen.table.box.automa[seat]
