"""Cards of Encyclopedia as pictures: on the displays and in little room."""

from __future__ import annotations

import re
from functools import partial

import pygame

from game.encyclopedia.effects import ONCE, duration
from game.encyclopedia.model import COLOURS, CONTINENTS, TYPES
from ui.boards.encyclopedia.brush import LAND_SOFT, LAND_TINTS, SIGNS, Brush
from ui.boards.encyclopedia.names import animal_image, expert_image
from ui.boards.kit.sequence import sequence
from ui.boards.kit.shapes import grid, left, rows, top
from ui.boards.kit.writing import fits_block, fits_line, font, narrows, smallest
from ui.table.header import shortened
from ui.theme import INK, INK_SOFT, PAPER

CARD = 240 / 330
"""Width of a card divided by its height."""

PLATE_PICTURE = 0.56
"""The part of an animal's plate on display that its picture takes."""


def draw_animal(pen: Brush, card: int, rect: pygame.Rect) -> None:
    """An animal on display: picture, both names, its continent and its four categories."""
    pen.kept(("animal", card), rect, partial(_animal, card))


def _animal(card: int, pen: Brush, rect: pygame.Rect) -> None:
    inner = _ground(pen, rect, pen.table.box.continent[card])
    image, rest = top(inner, inner.height * PLATE_PICTURE)
    pen.table.gallery.draw(pen, animal_image(pen.table.box, card), image.inflate(-2, -2))
    side = round(rect.height * 0.19)
    pen.land(pen.table.box.continent[card], pygame.Rect(inner.left + 1, inner.top + 1, side, side))
    words, icons = top(rest, rest.height * 0.61)
    draw_names(pen, card, words.inflate(-pen.px(14), 0))
    for kind, cell in enumerate(grid(icons.inflate(-4, -4), TYPES)):
        pen.box(cell.inflate(-2, 0), 3, PAPER, None)
        pen.category(card, kind, cell.inflate(-4, -2))


def _ground(pen: Brush, rect: pygame.Rect, land: int) -> pygame.Rect:
    """Draw the ground of a card; what lies inside its edge."""
    inner = rect.inflate(-4, -4)
    pen.box(rect, pen.edge(8), LAND_TINTS[land], None)
    pen.box(inner, pen.edge(6), LAND_SOFT[land], None)
    return inner


def draw_names(pen: Brush, card: int, words: pygame.Rect) -> None:
    """The common name of an animal, in two lines if need be, above the Latin one where there is room.

    A name that is too long for that has the margin as well, then narrower letters, before it is shortened.
    """
    app, name = pen.app, pen.table.words.animal(card)
    if not any(fits_block(app, name, words.size, family) for family in ("ui_bold", "ui")):
        words = words.inflate(pen.px(14), 0)
    part = round(words.height * 0.36) if words.height >= 2.6 * smallest(app) else 0
    upper, lower = top(words, words.height - part)
    if part and not fits_block(app, name, upper.size, "ui_bold"):
        part, upper = 0, words
    family = next((family for family in ("ui_bold", "ui") if fits_block(app, name, upper.size, family)), "")
    parts = re.split(r"(?<=-)|\s", name)
    if not family and len(parts) <= 2 and all(narrows(app, word, upper.width) for word in parts):
        for word, line in zip(parts, rows(upper, len(parts)), strict=True):
            pen.narrow(word, line, INK, "ui_bold")
        return
    name = name if family else shortened(font(app, "ui", smallest(app)), name, upper.width)
    pen.block(name, upper, min(upper.height * (0.62 if part else 0.74), pen.px(20)), INK, family or "ui")
    if part:
        latin = fitting_latin(pen, card, lower.width)
        pen.write(latin, lower, min(lower.height * 0.84, pen.px(17)), INK_SOFT, "serif_italic")


def fitting_latin(pen: Brush, card: int, width: int) -> str:
    """The Latin name, with the genus as its initial or left out where more would not fit."""
    whole = pen.table.box.latin[card]
    genus, _, species = whole.partition(" ")
    forms = (whole, f"{genus[0]}. {species}", species)
    return next((form for form in forms if fits_line(pen.app, form, width, "serif_italic")), "")


def draw_expert(pen: Brush, card: int, rect: pygame.Rect) -> None:
    """An expert as a wide plate: portrait, name, and the effect in signs."""
    pen.kept(("expert", card), rect, partial(_expert, card))


def _expert(card: int, pen: Brush, rect: pygame.Rect) -> None:
    inner = _ground(pen, rect, pen.table.box.experts.continent[card])
    portrait, rest = left(inner, portrait_place(inner).width)
    _portrait(pen, card, portrait)
    name, effect = top(rest.inflate(-pen.px(6), 0), rest.height * 0.4)
    name = name.inflate(-pen.px(10), -pen.px(2))
    called = pen.table.words.expert(card, "short")
    if fits_line(pen.app, called, name.width, "serif_bold"):
        pen.write(called, name, min(name.height * 0.84, pen.px(21)), INK, "serif_bold")
    else:
        pen.narrow(called, name, INK, "serif_bold")
    effect.height -= 1
    draw_effect(pen, card, effect)


def portrait_place(plate: pygame.Rect) -> pygame.Rect:
    """The part of an expert's wide plate where the portrait is."""
    return left(plate, min(plate.height, round(plate.width * 0.36)))[0]


def lettered(plate: pygame.Rect) -> list[pygame.Rect]:
    """The parts of an expert's wide plate with its name, its effect and the sign of the continent."""
    portrait, rest = left(plate, portrait_place(plate).width)
    return [rest, _land_place(portrait)]


def _land_place(portrait: pygame.Rect) -> pygame.Rect:
    """Where the sign of an expert's continent lies on the portrait."""
    side = round(min(portrait.size) * 0.4)
    return pygame.Rect(portrait.left, portrait.bottom - side, side, side)


def _portrait(pen: Brush, card: int, box: pygame.Rect) -> None:
    """The portrait of an expert with the sign of the continent."""
    land, image = pen.table.box.experts.continent[card], expert_image(pen.table.box, card)
    if pen.app.assets.has(pen.image(image)):
        pen.table.gallery.draw(pen, image, box.inflate(-2, -2))
        pen.land(land, _land_place(box))
    else:
        pen.land(land, box.inflate(-6, -6))


def draw_portrait(pen: Brush, card: int, rect: pygame.Rect) -> None:
    """An expert in little room: the portrait alone."""
    pen.soft(rect, pen.table.box.experts.continent[card], 6)
    _portrait(pen, card, rect.inflate(-4, -4))


def draw_cameo(pen: Brush, card: int, rect: pygame.Rect) -> None:
    """An expert in a narrow place: what sets the effect off, the amount, what it brings, one under the other.

    What is good for dice alone carries the sign of their continent, which the corner of a small die cannot show.
    """
    pen.soft(rect, pen.table.box.experts.continent[card], 6)
    first, amount, last = effect_signs(pen, card)
    lines = rows(rect.inflate(-4, -4), 3 if last else 2)
    if first:
        place = pen.picture(first, lines[0].inflate(-2, -1))
        if (land := pen.table.box.experts.dice[card]) >= 0:
            pen.land(land, place.inflate(-place.width // 5, -place.height // 5))
    else:
        _portrait(pen, card, lines[0])
    pen.write(amount.partition("/")[0], lines[1], min(lines[1].height * 0.9, pen.px(20)))
    if last:
        pen.picture(last, lines[2].inflate(-2, -1))


def effect_signs(pen: Brush, card: int) -> tuple[str, str, str]:
    """An effect in signs: the picture of what sets it off or counts, the amount, the picture of what it brings."""
    experts = pen.table.box.experts
    kind, of, gain = experts.kind[card], experts.of[card], SIGNS.get(experts.gain[card], "")
    amount = f"+{experts.amount[card]}"
    if kind == "end_points":
        return SIGNS[of], amount if experts.per[card] == 1 else f"{amount}/{experts.per[card]}", gain
    if kind == "dice":
        return f"die_{COLOURS[CONTINENTS.index(of)]}", amount, ""
    of_what = {"each_place": f"place_{of}", "each_cube": f"type_{of}", "end_cubes": f"category_{of}", "immediate": ""}
    return of_what.get(kind, f"continent_{of}"), amount, "cube" if kind == "end_cubes" else gain


def draw_effect(pen: Brush, card: int, area: pygame.Rect) -> None:
    """The effect in signs; arrows tell what is used up, a cup what counts at the end, nothing what lasts."""
    first, amount, last = effect_signs(pen, card)
    pieces = [pen.image(first)] * bool(first) + [amount] + [pen.image(last)] * bool(last)
    room, kind = area.copy(), duration(pen.table.box, card)
    if kind != "lasting":
        room.width -= round(area.height * 0.42)
        icon = pen.app.assets.icon("fast" if kind == ONCE else "trophy", max(round(area.height * 0.42), 9), INK)
        pen.set(icon, area, "right", "top")
    sequence(pen, pieces, room, min(area.height * 0.6, pen.px(22)), icon=1.7)
