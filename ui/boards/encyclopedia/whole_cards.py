"""Whole cards of Encyclopedia, as the magnifier shows them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.encyclopedia.model import CATEGORIES, CONTINENTS, TYPES
from ui.boards.encyclopedia.facts import animal_image, expert_image
from ui.boards.encyclopedia.parts import block, picture, write
from ui.drawn import measures
from ui.theme import INK, Colour

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

Box = tuple[float, float, float, float]

NOWHERE: Box = (0, 0, 1, 1)
"""The box of what a ground does not have."""


class Place(msgspec.Struct, frozen=True):
    """Where the category of one Type stands."""

    icon: Box


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


CARD = 240 / 330
"""Width of a card divided by its height."""


def draw_animal(surface: pygame.Surface, table: EncycBoard, card: int, rect: pygame.Rect) -> None:
    """An animal: the whole card."""
    key = ("encyclopedia large animal", card, rect.size, table.app.text.lang)
    surface.blit(table.app.assets.kept(key, lambda: _animal(table, card, rect.size)), rect)


def _animal(table: EncycBoard, card: int, size: tuple[int, int]) -> pygame.Surface:
    app, name = table.app, f"card_animal_{CONTINENTS[table.box.continent[card]]}"
    face = app.assets.image(f"encyclopedia/{name}", size, stretch=True).copy()
    form, unit = ground(name), size[0] / ground(name).size[0]
    title, subtitle = _scaled(form.title, unit), _scaled(form.subtitle, unit)
    write(face, app, table.words.animal(card), title, title.height * 0.95, _title(form), "serif_bold", "left")
    latin = table.words.latin(card)
    write(face, app, latin, subtitle, subtitle.height * 0.95, _title(form), "serif_italic", "left")
    picture(face, app, animal_image(table.box, card), _scaled(form.picture, unit))
    for kind, place in enumerate(form.places):
        category = CATEGORIES[table.box.category[card * TYPES + kind]]
        picture(face, app, f"encyclopedia/category_{category}", _scaled(place.icon, unit))
    return face


def draw_expert(surface: pygame.Surface, table: EncycBoard, card: int, rect: pygame.Rect) -> None:
    """An expert: the whole card."""
    key = ("encyclopedia large expert", card, rect.size, table.app.text.lang)
    surface.blit(table.app.assets.kept(key, lambda: _expert(table, card, rect.size)), rect)


def _expert(table: EncycBoard, card: int, size: tuple[int, int]) -> pygame.Surface:
    app, name = table.app, f"card_expert_{CONTINENTS[table.box.experts.continent[card]]}"
    face = app.assets.image(f"encyclopedia/{name}", size, stretch=True).copy()
    form, unit = ground(name), size[0] / ground(name).size[0]
    title = _scaled(form.title, unit)
    write(face, app, table.words.expert(card), title, title.height * 0.7, _title(form), "serif_bold", "left")
    picture(face, app, expert_image(table.box, card), _scaled(form.picture, unit))
    block(face, app, table.words.effect(card), _scaled(form.text_box, unit), 18 * unit, INK, "ui", "center")
    return face


def _title(form: Ground) -> Colour:
    """The colour of a card's title."""
    colour = pygame.Color(form.text["title"])
    return colour.r, colour.g, colour.b


def _scaled(box: Box, unit: float) -> pygame.Rect:
    return pygame.Rect(*(round(value * unit) for value in box))
