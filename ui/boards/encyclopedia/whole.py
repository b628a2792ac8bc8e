"""Whole cards of Encyclopedia on their painted grounds, as a close-up shows them."""

from __future__ import annotations

from functools import lru_cache, partial

import msgspec
import pygame

from game.encyclopedia.model import CONTINENTS
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.cards import draw_effect, fitting_latin
from ui.boards.encyclopedia.names import animal_image, expert_image
from ui.boards.kit.painted import Box, scaled
from ui.boards.kit.writing import fits_block, shortened
from ui.drawn import measures
from ui.theme import INK

NOWHERE: Box = (0, 0, 1, 1)
"""The box of what a ground does not have."""


class Place(msgspec.Struct, frozen=True):
    """Where the category of one Type stands, and a cube on it."""

    icon: Box
    cube: Box


class Ground(msgspec.Struct, frozen=True):
    """Where a card carries its names, its picture, its categories and its text; `text` holds colours."""

    size: tuple[int, int]
    title: Box = NOWHERE
    subtitle: Box = NOWHERE
    picture: Box = NOWHERE
    text_box: Box = NOWHERE
    places: tuple[Place, ...] = ()
    text: dict[str, str] = {}


@lru_cache(maxsize=1)
def grounds() -> dict[str, str | Ground]:
    """The geometry of all painted grounds; some are named after others."""
    return measures(dict[str, str | Ground], "encyclopedia", "cards.yaml")


def ground(name: str) -> Ground:
    """The geometry of a ground."""
    found = grounds()[name]
    return ground(found) if isinstance(found, str) else found


def draw_whole(pen: Brush, kind: str, card: int, rect: pygame.Rect) -> None:
    """The whole card of an animal or an expert."""
    pen.kept(("whole", kind, card), rect, partial(_whole, kind, card))


def draw_cubes(pen: Brush, seat: int, card: int, mask: int, rect: pygame.Rect) -> None:
    """The cubes of a seat on the whole card of an animal that it studies."""
    form = ground(f"card_animal_{CONTINENTS[pen.table.box.continent[card]]}")
    for number, place in enumerate(form.places):
        if mask >> number & 1:
            pen.cube(seat, scaled(place.cube, rect.width / form.size[0]).move(rect.topleft))


def _whole(kind: str, card: int, pen: Brush, rect: pygame.Rect) -> None:
    box, words, is_animal = pen.table.box, pen.table.words, kind == "animal"
    land = (box.continent if is_animal else box.experts.continent)[card]
    form = ground(f"card_{kind}_{CONTINENTS[land]}")
    unit, tint = rect.width / form.size[0], pygame.Color(form.text["title"])
    colour = (tint.r, tint.g, tint.b)
    pen.stretched(f"card_{kind}_{CONTINENTS[land]}", rect)
    title, subtitle = scaled(form.title, unit), scaled(form.subtitle, unit)
    name = words.animal(card) if is_animal else words.expert(card)
    name = shortened(pen.app, name, title.width, "serif_bold")
    pen.write(name, title, title.height * (0.95 if is_animal else 0.7), colour, "serif_bold", "left")
    pen.picture((animal_image if is_animal else expert_image)(box, card), scaled(form.picture, unit))
    if not is_animal:
        _draw_effect_words(pen, card, scaled(form.text_box, unit), 18 * unit)
        return
    pen.write(
        fitting_latin(pen, card, subtitle.width), subtitle, subtitle.height * 0.95, colour, "serif_italic", "left"
    )
    for number, place in enumerate(form.places):
        pen.category(card, number, scaled(place.icon, unit))


def _draw_effect_words(pen: Brush, card: int, box: pygame.Rect, high: float) -> None:
    """What an expert does in words, or in signs where they have no room."""
    words = pen.table.words.effect(card)
    if fits_block(pen.app, words, box.size, "ui"):
        pen.block(words, box, high, INK)
    else:
        draw_effect(pen, card, box)
