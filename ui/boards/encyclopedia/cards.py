"""Cards of Encyclopedia as pictures: small on the displays, large under the magnifier."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.effects import ONCE, duration
from game.encyclopedia.model import CATEGORIES, COLOURS, CONTINENTS, TYPES
from ui import typeset
from ui.boards.encyclopedia.facts import animal_image, expert_image
from ui.boards.encyclopedia.parts import LAND_SOFT, LAND_TINTS, block, fits, picture, sequence, smallest, write
from ui.table.header import shortened
from ui.theme import INK, INK_SOFT, PAPER
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


def draw_animal(surface: pygame.Surface, table: EncycBoard, card: int, rect: pygame.Rect) -> None:
    """An animal on display: picture, both names, its continent and its four categories."""
    key = ("encyclopedia animal", card, rect.size, table.app.text.lang)
    surface.blit(table.app.assets.kept(key, lambda: _animal(table, card, rect.size)), rect)


def _animal(table: EncycBoard, card: int, size: tuple[int, int]) -> pygame.Surface:
    app, land = table.app, table.box.continent[card]
    face = pygame.Surface(size, pygame.SRCALPHA)
    rect = face.get_rect()
    draw_box(face, rect, app.theme.px(8), LAND_TINTS[land])
    inner = rect.inflate(-4, -4)
    draw_box(face, inner, app.theme.px(6), LAND_SOFT[land])
    names = round(rect.height * 0.36)
    icons = pygame.Rect(inner.left, inner.bottom - round(rect.height * 0.19), inner.width, round(rect.height * 0.19))
    words = pygame.Rect(inner.left + 1, icons.top - names, inner.width - 2, names)
    image = pygame.Rect(inner.left, inner.top, inner.width, words.top - inner.top)
    table.gallery.draw(face, animal_image(table.box, card), image.inflate(-2, -2))
    side = round(rect.height * 0.2)
    picture(face, app, f"encyclopedia/continent_{CONTINENTS[land]}", pygame.Rect(inner.left, inner.top, side, side))
    draw_names(face, table, card, words)
    draw_categories(face, table, card, icons)
    return face


def draw_names(surface: pygame.Surface, table: EncycBoard, card: int, words: pygame.Rect) -> None:
    """The common name of an animal, in two lines if need be, above the Latin one where there is room."""
    app = table.app
    part = round(words.height * 0.36) if words.height >= 2.6 * smallest(app) else 0
    upper = pygame.Rect(words.left, words.top, words.width, words.height - part)
    if part and not fits(app, table.words.animal(card), upper, "ui_bold"):
        part, upper = 0, words
    size = min(upper.height * 0.62, table.grain.px(20))
    name, family = fitting_name(table, card, upper)
    block(surface, app, name, upper, size, INK, family, "center")
    if part:
        lower = pygame.Rect(words.left, upper.bottom, words.width, part)
        size = min(lower.height * 0.84, table.grain.px(17))
        write(surface, app, fitting_latin(table, card, lower.width), lower, size, INK_SOFT, "serif_italic")


def fitting_name(table: EncycBoard, card: int, box: pygame.Rect) -> tuple[str, str]:
    """The common name and its letters: bold, else plain, and at last cut where not even the smallest fit."""
    name, app = table.words.animal(card), table.app
    family = next((family for family in ("ui_bold", "ui") if fits(app, name, box, family)), "")
    if family:
        return name, family
    return shortened(app.theme.font("ui", smallest(app) / app.theme.unit), name, box.width), "ui"


def fitting_latin(table: EncycBoard, card: int, width: int) -> str:
    """The Latin name, with the genus as its initial or left out where more would not fit."""
    whole = table.words.latin(card)
    genus, _, species = whole.partition(" ")
    font = table.app.theme.font("serif_italic", smallest(table.app) / table.app.theme.unit)
    forms = (whole, f"{genus[0]}. {species}", species)
    return next((form for form in forms if typeset.line_width(font, form) <= width), "")


def draw_categories(surface: pygame.Surface, table: EncycBoard, card: int, area: pygame.Rect) -> None:
    """The four categories of an animal, one after the other by Type."""
    wide = area.width / TYPES
    for kind in range(TYPES):
        cell = pygame.Rect(area.left + round(kind * wide) + 1, area.top, round(wide) - 2, area.height - 1)
        draw_box(surface, cell, 3, PAPER)
        name = CATEGORIES[table.box.category[card * TYPES + kind]]
        picture(surface, table.app, f"encyclopedia/category_{name}", cell.inflate(-2, -2))


def draw_expert(surface: pygame.Surface, table: EncycBoard, card: int, rect: pygame.Rect) -> None:
    """An expert as a wide plate: portrait, name, and the effect in signs."""
    key = ("encyclopedia expert", card, rect.size, table.app.text.lang)
    surface.blit(table.app.assets.kept(key, lambda: _expert(table, card, rect.size)), rect)


def _expert(table: EncycBoard, card: int, size: tuple[int, int]) -> pygame.Surface:
    app, land = table.app, table.box.experts.continent[card]
    face = pygame.Surface(size, pygame.SRCALPHA)
    rect = face.get_rect()
    draw_box(face, rect, app.theme.px(8), LAND_TINTS[land])
    inner = rect.inflate(-4, -4)
    draw_box(face, inner, app.theme.px(6), LAND_SOFT[land])
    side = min(inner.height, round(inner.width * 0.36))
    portrait = pygame.Rect(inner.left, inner.top, side, inner.height)
    _portrait(face, table, card, portrait)
    rest = pygame.Rect(portrait.right, inner.top, inner.right - portrait.right - 2, inner.height)
    name = pygame.Rect(rest.left, rest.top, rest.width, round(rest.height * 0.4))
    write(face, app, table.words.short(card), name, min(name.height * 0.84, table.grain.px(21)), INK, "serif_bold")
    draw_effect(face, table, card, pygame.Rect(rest.left, name.bottom, rest.width, rest.bottom - name.bottom - 1))
    return face


def _portrait(surface: pygame.Surface, table: EncycBoard, card: int, box: pygame.Rect) -> None:
    """The portrait of an expert with the sign of the continent."""
    app, land = table.app, table.box.experts.continent[card]
    if app.assets.has(expert_image(table.box, card)):
        table.gallery.draw(surface, expert_image(table.box, card), box.inflate(-2, -2))
        side = round(min(box.size) * 0.4)
        spot = pygame.Rect(box.left, box.bottom - side, side, side)
        picture(surface, app, f"encyclopedia/continent_{CONTINENTS[land]}", spot)
    else:
        picture(surface, app, f"encyclopedia/continent_{CONTINENTS[land]}", box.inflate(-6, -6))


def draw_portrait(surface: pygame.Surface, table: EncycBoard, card: int, rect: pygame.Rect) -> None:
    """An expert in little room: the portrait alone."""
    land = table.box.experts.continent[card]
    draw_box(surface, rect, table.app.theme.px(6), LAND_SOFT[land], LAND_TINTS[land], 2)
    _portrait(surface, table, card, rect.inflate(-4, -4))


def draw_cameo(surface: pygame.Surface, table: EncycBoard, card: int, rect: pygame.Rect) -> None:
    """An expert in a narrow place: what sets the effect off, the amount, what it brings, one under the other."""
    app, land = table.app, table.box.experts.continent[card]
    draw_box(surface, rect, app.theme.px(6), LAND_SOFT[land], LAND_TINTS[land], 2)
    first, amount, last = effect_signs(table, card)
    inner = rect.inflate(-4, -4)
    high = inner.height // (3 if last else 2)
    rows = [pygame.Rect(inner.left, inner.top + n * high, inner.width, high) for n in range(3)]
    if first:
        picture(surface, app, first, rows[0].inflate(-2, -1))
    else:
        _portrait(surface, table, card, rows[0])
    write(surface, app, amount.partition("/")[0], rows[1], min(high * 0.9, table.grain.px(20)), INK)
    if last:
        picture(surface, app, last, rows[2].inflate(-2, -1))


GAIN_IMAGES = {"coins": "coin", "tokens": "token", "seals": "seal", "reputation": "reputation", "points": "points"}
"""The pictures of goods."""


def effect_signs(table: EncycBoard, card: int) -> tuple[str, str, str]:
    """An effect in signs: the picture of what sets it off or counts, the amount, the picture of what it brings."""
    experts = table.box.experts
    kind, of, gain = experts.kind[card], experts.of[card], experts.gain[card]
    amount = f"+{experts.amount[card]}"
    goods = {name: f"encyclopedia/{image}" for name, image in GAIN_IMAGES.items()}
    if kind == "each_place":
        return f"encyclopedia/place_{of}", amount, goods[gain]
    if kind == "each_cube":
        return f"encyclopedia/type_{of}", amount, goods[gain]
    if kind == "immediate":
        return "", amount, goods[gain]
    if kind == "end_cubes":
        return f"encyclopedia/category_{of}", amount, "encyclopedia/cube"
    if kind == "end_points":
        each = goods.get(of, "encyclopedia/round_expert")
        return each, amount if experts.per[card] == 1 else f"{amount}/{experts.per[card]}", goods["points"]
    if kind == "dice":
        return f"encyclopedia/die_{COLOURS[CONTINENTS.index(of)]}", amount, ""
    return f"encyclopedia/continent_{of}", amount, goods.get(gain, "")


def draw_effect(surface: pygame.Surface, table: EncycBoard, card: int, area: pygame.Rect) -> None:
    """The effect in signs, with a mark for how long it lasts."""
    pieces = [piece for piece in effect_signs(table, card) if piece]
    room = pygame.Rect(area.left, area.top, area.width, area.height)
    if duration(table.box, card) != "lasting":
        room.width -= round(area.height * 0.42)
    sequence(surface, table.app, pieces, room, min(area.height * 0.6, table.grain.px(22)), INK, icon=1.7)
    _draw_duration(surface, table, card, area)


def _draw_duration(surface: pygame.Surface, table: EncycBoard, card: int, area: pygame.Rect) -> None:
    """Arrows for what is used up, a cup for what counts at the end; nothing for what lasts."""
    kind = duration(table.box, card)
    if kind == "lasting":
        return
    side = max(round(area.height * 0.42), 9)
    icon = table.app.assets.icon("fast" if kind == ONCE else "trophy", side, INK)
    surface.blit(icon, icon.get_rect(topright=(area.right, area.top)))
