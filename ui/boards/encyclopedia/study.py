"""Drawing animals under study: pictures, names, places for cubes, and who takes part in a publication."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.model import CATEGORIES, CONTINENTS, TYPES
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import cards
from ui.boards.encyclopedia.facts import animal_image, hand_image
from ui.boards.encyclopedia.parts import LAND_SOFT, LAND_TINTS, cube, numeral, picture
from ui.boards.encyclopedia.seat_layout import Places, cube_spots, is_flat
from ui.theme import CREAM, INK, MOSS, PAPER, PAPER_EDGE
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

NARROW = 124
"""Low plates narrower than this many units carry the sign of the continent on the picture."""


def draw_study(
    surface: pygame.Surface, table: EncycBoard, seat: int, animal: int, mask: int, rect: pygame.Rect
) -> None:
    """An animal under study: picture, names, and four places for cubes with their categories."""
    app, land = table.app, table.box.continent[animal]
    draw_box(surface, rect, app.theme.px(8), LAND_SOFT[land], LAND_TINTS[land], max(app.theme.px(2.5), 2))
    spots = cube_spots(rect, table.grain.px(5))
    inner, emblem = rect.inflate(-6, -6), 0
    if not _researches(table, seat):
        image = pygame.Rect(inner.left, inner.top, inner.width, round(inner.height * 0.66))
        words = pygame.Rect(inner.left, image.bottom, inner.width, inner.bottom - image.bottom)
        spots = []
    elif is_flat(rect):
        words = pygame.Rect(inner.left, rect.top + 1, inner.width, spots[0].top - rect.top - 2)
        emblem = min(words.height, table.grain.px(30)) if rect.width >= table.grain.px(NARROW) else 0
        words = pygame.Rect(words.left + emblem, words.top, words.width - emblem, words.height)
        image = pygame.Rect(inner.left, words.bottom, max(spots[0].left - inner.left, 1), inner.bottom - words.bottom)
    else:
        high = spots[0].top - inner.top
        image = pygame.Rect(inner.left, inner.top, inner.width, round(high * 0.62))
        words = pygame.Rect(inner.left, image.bottom, inner.width, high - image.height)
    table.gallery.draw(surface, animal_image(table.box, animal), image)
    side = emblem or min(round(image.height * 0.42), table.grain.px(30))
    top = inner.top if emblem or not is_flat(rect) else image.top
    picture(surface, app, f"encyclopedia/continent_{CONTINENTS[land]}", pygame.Rect(inner.left, top, side, side))
    cards.draw_names(surface, table, animal, words)
    for kind, spot in enumerate(spots):
        draw_slot(surface, table, seat, animal, kind, bool(mask >> kind & 1), spot)


def draw_slot(
    surface: pygame.Surface, table: EncycBoard, seat: int, animal: int, kind: int, taken: bool, spot: pygame.Rect
) -> None:
    """A place for a cube: Type and category, and the cube if it is there."""
    app = table.app
    name = CATEGORIES[table.box.category[animal * TYPES + kind]]
    draw_box(surface, spot, app.theme.px(5), CREAM if taken else PAPER, INK if taken else PAPER_EDGE, 1)
    inner = spot.inflate(-2, -2)
    if spot.height > spot.width * 1.2:
        first = pygame.Rect(inner.left, inner.top, inner.width, inner.height // 2)
        second = pygame.Rect(inner.left, first.bottom, inner.width, inner.bottom - first.bottom)
    elif spot.width > spot.height * 1.2:
        first = pygame.Rect(inner.left, inner.top, inner.width // 2, inner.height)
        second = pygame.Rect(first.right, inner.top, inner.right - first.right, inner.height)
    else:
        side = round(min(inner.size) * 0.62)
        first = pygame.Rect(inner.left, inner.top, side, side)
        second = pygame.Rect(inner.right - side, inner.bottom - side, side, side)
    picture(surface, app, f"encyclopedia/category_{name}", first.inflate(-2, -2))
    if taken:
        cube(surface, app, table.match.seats[seat].colour, second.inflate(-1, -1))
    else:
        numeral(surface, app, kind + 1, second.inflate(-4, -4))


def draw_small_study(
    surface: pygame.Surface, table: EncycBoard, seat: int, animal: int, mask: int, rect: pygame.Rect
) -> None:
    """An animal of another seat: picture, and a row of four cells with cubes or categories."""
    app, land = table.app, table.box.continent[animal]
    draw_box(surface, rect, app.theme.px(5), LAND_SOFT[land], LAND_TINTS[land], 2)
    inner = rect.inflate(-4, -4)
    foot = round(inner.height * 0.36) if _researches(table, seat) else 0
    above = pygame.Rect(inner.left, inner.top, inner.width, inner.height - foot)
    table.gallery.draw(surface, animal_image(table.box, animal), above)
    side = min(round(inner.height * 0.34), inner.width // 3)
    picture(surface, app, f"encyclopedia/continent_{CONTINENTS[land]}", pygame.Rect(inner.left, inner.top, side, side))
    if not foot:
        return
    wide = inner.width / TYPES
    for kind in range(TYPES):
        cell = pygame.Rect(inner.left + round(kind * wide), inner.bottom - foot, round(wide), foot).inflate(-1, -1)
        draw_box(surface, cell, 2, CREAM, PAPER_EDGE, 1)
        if mask >> kind & 1:
            cube(surface, app, table.match.seats[seat].colour, cell)
        else:
            name = CATEGORIES[table.box.category[animal * TYPES + kind]]
            picture(surface, app, f"encyclopedia/category_{name}", cell.inflate(-2, -2))


def draw_part(surface: pygame.Surface, table: EncycBoard, view: EncycView, places: Places) -> None:
    """The die on the reference animal, and a sign on the others that take part in a publication."""
    for animal in (view.reference, *view.taking_part):
        rect = places[f"study.{view.to_act}.{table.box.animal_ids[animal]}"]
        side = min(rect.width, rect.height) // 3
        spot = pygame.Rect(rect.right - side - 2, rect.top + 2, side, side)
        if animal == view.reference:
            picture(surface, table.app, hand_image(view), spot)
        else:
            draw_box(surface, spot, side // 2, MOSS, CREAM, 2)
            icon = table.app.assets.icon("check", round(side * 0.7), CREAM)
            surface.blit(icon, icon.get_rect(center=spot.center))


def _researches(table: EncycBoard, seat: int) -> bool:
    """Whether a seat does research; Automas only gather animals."""
    return not table.box.automa[seat]
