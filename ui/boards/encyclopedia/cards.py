"""Cards of Encyclopedia as pictures: small on the displays, large under the magnifier."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.effects import ONCE, duration
from game.encyclopedia.model import CATEGORIES, COLOURS, CONTINENTS, TYPES
from ui import typeset
from ui.boards.encyclopedia.facts import animal_image, expert_image
from ui.boards.encyclopedia.parts import LAND_SOFT, LAND_TINTS, SMALLEST, block, picture, write
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
    words = pygame.Rect(inner.left + 2, icons.top - names, inner.width - 4, names)
    image = pygame.Rect(inner.left, inner.top, inner.width, words.top - inner.top)
    table.gallery.draw(face, animal_image(table.box, card), image.inflate(-2, -2))
    side = round(rect.height * 0.2)
    picture(face, app, f"encyclopedia/continent_{CONTINENTS[land]}", pygame.Rect(inner.left, inner.top, side, side))
    draw_names(face, table, card, words)
    draw_categories(face, table, card, icons)
    return face


def draw_names(surface: pygame.Surface, table: EncycBoard, card: int, words: pygame.Rect) -> None:
    """The common name of an animal, in two lines if need be, above the Latin one."""
    app = table.app
    lower = pygame.Rect(words.left, words.bottom - round(words.height * 0.36), words.width, round(words.height * 0.36))
    upper = pygame.Rect(words.left, words.top, words.width, lower.top - words.top)
    size = min(upper.height * 0.62, table.grain.px(20))
    block(surface, app, fitting_name(table, card, upper), upper, size, INK, "ui_bold", "center")
    size = min(lower.height * 0.84, table.grain.px(17))
    write(surface, app, fitting_latin(table, card, lower.width), lower, size, INK_SOFT, "serif_italic")


def fitting_name(table: EncycBoard, card: int, box: pygame.Rect) -> str:
    """The common name, cut where not even its smallest letters fit."""
    name = table.words.animal(card)
    font = table.app.theme.font("ui_bold", SMALLEST / table.app.theme.unit)
    lines = max(box.height // typeset.line_height(font), 1)
    fits = len(typeset.wrap(font, name, box.width)) <= lines
    if fits and max(typeset.line_width(font, word) for word in name.split()) <= box.width:
        return name
    return shortened(font, name, box.width)


def fitting_latin(table: EncycBoard, card: int, width: int) -> str:
    """The Latin name, with the genus as its initial or left out where more would not fit."""
    whole = table.words.latin(card)
    genus, _, species = whole.partition(" ")
    font = table.app.theme.font("serif_italic", SMALLEST * 1.1 / table.app.theme.unit)
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
    side = min(inner.height, round(inner.width * 0.42))
    portrait = pygame.Rect(inner.left, inner.top, side, inner.height)
    _portrait(face, table, card, portrait)
    rest = pygame.Rect(portrait.right, inner.top, inner.right - portrait.right - 2, inner.height)
    name = pygame.Rect(rest.left, rest.top, rest.width, round(rest.height * 0.34))
    write(face, app, table.words.short(card), name, name.height * 0.74, INK, "serif_bold")
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


def draw_cameo(surface: pygame.Surface, table: EncycBoard, card: int, rect: pygame.Rect) -> None:
    """An expert in little room: portrait above its effect."""
    app, land = table.app, table.box.experts.continent[card]
    draw_box(surface, rect, app.theme.px(6), LAND_SOFT[land], LAND_TINTS[land], 2)
    upper = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * 0.62))
    _portrait(surface, table, card, upper.inflate(-2, -2))
    lower = pygame.Rect(rect.left + 1, upper.bottom, rect.width - 2, rect.bottom - upper.bottom - 1)
    draw_effect(surface, table, card, lower, brief=True)


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
    return f"encyclopedia/place_{of}", amount, goods.get(gain, "")


def draw_effect(surface: pygame.Surface, table: EncycBoard, card: int, area: pygame.Rect, brief: bool = False) -> None:
    """The effect in signs, with a mark for how long it lasts; a brief one leaves out for how many something counts."""
    app = table.app
    first, amount, last = effect_signs(table, card)
    amount = amount.partition("/")[0] if brief else amount
    side = min(area.height, area.width // 4)
    parts = [part for part in (first, amount, last) if part]
    wide = area.width // 3
    left = area.centerx - wide * len(parts) // 2
    for n, part in enumerate(parts):
        cell = pygame.Rect(left + n * wide, area.top, wide, area.height)
        if part.startswith("encyclopedia/"):
            picture(surface, app, part, cell.inflate(-2, -4))
        else:
            write(surface, app, part, cell, min(area.height * 0.62, side * 1.1), INK)
    _draw_duration(surface, table, card, area)


def _draw_duration(surface: pygame.Surface, table: EncycBoard, card: int, area: pygame.Rect) -> None:
    """Arrows for what is used up, a cup for what counts at the end; nothing for what lasts."""
    kind = duration(table.box, card)
    if kind == "lasting":
        return
    side = max(round(area.height * 0.42), 9)
    icon = table.app.assets.icon("fast" if kind == ONCE else "trophy", side, INK)
    surface.blit(icon, icon.get_rect(topright=(area.right, area.top)))
