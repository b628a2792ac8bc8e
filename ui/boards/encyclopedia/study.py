"""Animals under study: their plates, places for cubes with their prices, what takes part in a publication."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.encyclopedia.model import TYPES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.cards import draw_names
from ui.boards.encyclopedia.names import animal_image, hand_image
from ui.boards.encyclopedia.seat_layout import PICTURE_PART, Places, cube_spots, is_album, is_flat
from ui.boards.kit.shapes import grid, inset, left, top
from ui.boards.kit.writing import fits_line, font, smallest, width
from ui.theme import CREAM, INK, INK_SOFT, MOSS, PAPER, PAPER_EDGE

Parts = tuple[pygame.Rect, pygame.Rect, pygame.Rect]

STUDY_NAMES, ONE_LINE = 0.2, 1.7
"""The part of an upright plate that a name in two lines takes, and how many times the smallest height one line does."""

NARROW = 124
"""Low plates narrower than this many units, and those whose name needs the room, carry the sign of the continent on
the picture."""

SLOT_LINE = 1.3
"""The least height of the line with a Type and its price below a category, in times the smallest letters."""


def draw_study(pen: Brush, seat: int, animal: int, mask: int, rect: pygame.Rect) -> None:
    """An animal under study: picture, names, and four places for cubes with their categories."""
    pen.soft(rect, pen.table.box.continent[animal], 8, max(pen.edge(2.5), 2))
    spots = cube_spots(rect, pen.table.grain) if _researches(pen, seat) else []
    image, words, emblem = study_parts(pen, animal, rect, spots)
    pen.table.gallery.draw(pen, animal_image(pen.table.box, animal), image)
    pen.land(pen.table.box.continent[animal], emblem)
    draw_names(pen, animal, words)
    for kind, spot in enumerate(spots):
        _draw_slot(pen, seat, animal, kind, bool(mask >> kind & 1), spot)


def study_parts(pen: Brush, animal: int, rect: pygame.Rect, spots: Sequence[pygame.Rect]) -> Parts:
    """Where an animal's picture, its names and the sign of its continent stand on its plate."""
    inner = rect.inflate(-6, -6)
    if not spots or not is_flat(rect, pen.table.grain):
        return _upright(pen, animal, inner, spots) if not is_album(rect, pen.table.grain) else _album(pen, inner, spots)
    words = pygame.Rect(inner.left, rect.top + 1, inner.width, spots[0].top - rect.top - 2)
    emblem = min(words.height, pen.px(30))
    if rect.width < pen.px(NARROW) or not fits_line(pen.app, pen.table.words.animal(animal), words.width - emblem):
        emblem = 0
    _, words = left(words, emblem)
    image = pygame.Rect(inner.left, words.bottom, max(spots[0].left - inner.left, 1), inner.bottom - words.bottom)
    side = emblem or min(round(image.height * 0.42), pen.px(30))
    return image, words, pygame.Rect(inner.left, inner.top if emblem else image.top, side, side)


def _album(pen: Brush, inner: pygame.Rect, spots: Sequence[pygame.Rect]) -> Parts:
    """The parts of a page: the picture from edge to edge at the left, the names above the places for cubes."""
    image, text = left(inner, inner.width * PICTURE_PART, pen.px(4))
    text.width -= pen.px(6)
    if spots:
        text.height = spots[0].top - text.top - 2
    side = min(round(image.height * 0.24), pen.px(34))
    return inset(image, pen.px(8), pen.px(8)), text, pygame.Rect(inner.topleft, (side, side))


def _upright(pen: Brush, animal: int, inner: pygame.Rect, spots: Sequence[pygame.Rect]) -> Parts:
    """The parts of an upright plate: the picture, and the common name below it in one line, or in two if need be."""
    above, _ = top(inner, spots[0].top - pen.px(6) - inner.top if spots else inner.height)
    least, air = smallest(pen.app), pen.px(10)
    alone = fits_line(pen.app, pen.table.words.animal(animal), inner.width - air)
    high = round(ONE_LINE * least) if alone else max(round(inner.height * STUDY_NAMES), round(2.4 * least))
    image, words = top(above, above.height - high)
    side = min(round(image.height * 0.42), pen.px(30))
    return image, inset(words, air), pygame.Rect(inner.topleft, (side, side))


def _draw_slot(pen: Brush, seat: int, animal: int, kind: int, taken: bool, spot: pygame.Rect) -> None:
    """A place for a cube: Type and category, and the cube if it is there."""
    pen.box(spot, pen.edge(5), CREAM if taken else PAPER, INK if taken else PAPER_EDGE)
    first, second = slot_parts(pen, spot)
    pen.category(animal, kind, first.inflate(-2, -2))
    if taken:
        pen.cube(seat, second.inflate(-1, -1))
    else:
        _draw_price(pen, kind, second)


def slot_parts(pen: Brush, spot: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Where a place for a cube shows its category, and below it, or right of it, its price or its cube.

    The price stands below in an upright place, and in a wide one if the sign of the Type has room only there.
    """
    inner = spot.inflate(-2, -2)
    below, beside = top(inner, inner.height // 2), left(inner, min(inner.width // 2, inner.height))
    if spot.height > spot.width * 0.85:
        return below
    lacks = _priced(pen, beside[1])[0] is None and below[1].height >= SLOT_LINE * smallest(pen.app)
    return below if lacks and _priced(pen, below[1])[0] is not None else beside


def _draw_price(pen: Brush, kind: int, box: pygame.Rect) -> None:
    """The sign of a Type and what its research costs after it; where there is no room for both, what it costs."""
    sign, rest = _priced(pen, box)
    if sign is not None:
        pen.picture(f"type_{kind + 1}", sign)
    pen.write(str(pen.table.box.cost[kind]), rest, _price_size(pen, box), INK_SOFT)


def _price_size(pen: Brush, box: pygame.Rect) -> float:
    """How tall a price is written in a box."""
    return max(min(box.height * 0.7, pen.px(18)), smallest(pen.app))


def _priced(pen: Brush, box: pygame.Rect) -> tuple[pygame.Rect | None, pygame.Rect]:
    """Where the sign of a Type stands in a box, None where there is no room for it, and the price after it."""
    size = _price_size(pen, box)
    side = min(box.height, round(size * 1.6))
    if box.width < side + width(font(pen.app, "ui_bold", size), str(max(pen.table.box.cost))):
        return None, box
    return left(box, max(side, box.width // 2))


def price_places(pen: Brush, spot: pygame.Rect) -> tuple[pygame.Rect | None, pygame.Rect]:
    """Where the sign of a Type, if it has room, and the price stand on a place for a cube."""
    return _priced(pen, slot_parts(pen, spot)[1])


def draw_small_study(pen: Brush, seat: int, animal: int, mask: int, rect: pygame.Rect) -> None:
    """An animal of another seat: picture, and a row of four cells with cubes or categories."""
    land, inner = pen.table.box.continent[animal], rect.inflate(-4, -4)
    pen.soft(rect, land, 5)
    slots = small_slots(rect) if _researches(pen, seat) else []
    above, _ = top(inner, slots[0].top - inner.top if slots else inner.height)
    side = min(round(inner.height * 0.3), inner.width // 3)
    beside = left(above, side * 0.7)[1]
    image = beside if beside.width >= above.height else above
    pen.table.gallery.draw(pen, animal_image(pen.table.box, animal), image)
    pen.land(land, pygame.Rect(inner.topleft, (side, side)))
    for kind, cell in enumerate(slots):
        pen.box(cell.inflate(-1, -1), 2, CREAM)
        if mask >> kind & 1:
            pen.cube(seat, cell.inflate(-1, -1))
        else:
            pen.category(animal, kind, cell.inflate(-1, -1).inflate(-2, -2))


def small_slots(rect: pygame.Rect) -> list[pygame.Rect]:
    """The places for cubes on an animal of another seat."""
    inner = rect.inflate(-4, -4)
    return grid(top(inner, inner.height - round(inner.height * 0.36))[1], TYPES)


def draw_part(pen: Brush, view: EncycView, places: Places) -> None:
    """The die on the reference animal, in the corner of its continent; a sign on the others that take part."""
    for animal in (view.reference, *view.taking_part):
        rect = places[f"study.{view.to_act}.{pen.table.box.animal_ids[animal]}"]
        spots = cube_spots(rect, pen.table.grain)
        _, _, emblem = study_parts(pen, animal, rect, spots)
        if animal == view.reference:
            side = max(round(emblem.width * 1.35), pen.px(34))
            pen.picture(hand_image(view), pygame.Rect(rect.left + 2, emblem.top - 1, side, side))
        else:
            spot = pygame.Rect(emblem.right + 2, emblem.top, emblem.width, emblem.width)
            pen.badge("check", spot, MOSS, edge=2)


def _researches(pen: Brush, seat: int) -> bool:
    """Whether a seat does research; Automas only gather animals."""
    return not pen.table.box.automa[seat]
