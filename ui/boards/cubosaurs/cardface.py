"""Cards and collections of Cubosaurs as pictures."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import pygame

from game.cubosaurs.cards import Card, Deck
from game.cubosaurs.model import DINOSAURS, EGG, EGGS, TYPES
from ui import typeset
from ui.app import App
from ui.drawn import measures
from ui.theme import Colour

Box = tuple[float, float, float, float]
PLUS: Colour = (29, 107, 47)
MINUS: Colour = (163, 24, 36)
ZERO: Colour = (58, 58, 58)
TITLE: Colour = (255, 247, 227)
FILLS: tuple[Colour, ...] = (
    (244, 190, 130), (160, 196, 236), (206, 178, 232), (244, 170, 160), (170, 216, 160),
    (205, 205, 205), (150, 150, 158), (247, 232, 190),
)  # fmt: skip
"""Grounds of the cells of a collection by type."""


class Spot(msgspec.Struct, frozen=True):
    """A circle."""

    cx: float
    cy: float
    r: float


class CardGeometry(msgspec.Struct, frozen=True):
    """Where a card carries its name, its picture, its numbers and its DNA icon."""

    title: Box
    title_full: Box
    picture: Box
    cells: tuple[Box, ...]
    dna: Spot


class Geometry(msgspec.Struct, frozen=True):
    """All cards."""

    size: tuple[int, int]
    cards: dict[str, CardGeometry]


@lru_cache(maxsize=1)
def geometry() -> Geometry:
    """The geometry of the painted cards."""
    return measures(Geometry, "cubosaurs", "cards.yaml")


def creature(card: Card) -> str:
    """The picture of a card's dinosaur or egg."""
    return f"cubosaurs/egg_{EGGS[card.egg]}" if card.type == EGG else f"cubosaurs/{TYPES[card.type]}"


def values(deck: Deck, card: Card) -> tuple[int, ...]:
    """The numbers on a card: by how many one holds, or gain and loss."""
    if card.type < DINOSAURS:
        return tuple(deck.points[card.type])
    return (card.gain, -card.loss)


def card_name(app: App, card: Card) -> str:
    """The name on a card."""
    if card.type == EGG:
        return app.text(f"cubosaurs.egg.{EGGS[card.egg]}")
    return app.text(f"cubosaurs.type.{TYPES[card.type]}.name")


def a_card(app: App, card: Card) -> str:
    """A card in a sentence, with its article."""
    if card.type == EGG:
        return app.text(f"cubosaurs.an_egg.{EGGS[card.egg]}")
    return app.text(f"cubosaurs.type.{TYPES[card.type]}.a")


def draw_card(surface: pygame.Surface, app: App, deck: Deck, card: Card, rect: pygame.Rect) -> None:
    """A card face up."""
    key = ("cubosaurs card", card, rect.size, app.text.lang)
    surface.blit(app.assets.kept(key, lambda: _face(app, deck, card, rect.size)), rect)


def _face(app: App, deck: Deck, card: Card, size: tuple[int, int]) -> pygame.Surface:
    form = geometry().cards[TYPES[card.type]]
    picture = app.assets.image(f"cubosaurs/card_{TYPES[card.type]}", size, stretch=True).copy()
    factor = size[0] / geometry().size[0]
    image = app.assets.image(creature(card), _box(form.picture, factor).size)
    picture.blit(image, image.get_rect(center=_box(form.picture, factor).center))
    title = _box(form.title if card.dna else form.title_full, factor)
    write(picture, app, card_name(app, card), title, TITLE, title.height * 0.8)
    for box, value in zip(form.cells, values(deck, card), strict=True):
        cell = _box(box, factor)
        write(picture, app, signed(value), cell, tone(value), cell.height * 0.62)
    if card.dna:
        side = round(form.dna.r * 2 * factor)
        token = app.assets.image("cubosaurs/dna", (side, side))
        picture.blit(token, token.get_rect(center=(round(form.dna.cx * factor), round(form.dna.cy * factor))))
    return picture


def _box(box: Box, factor: float) -> pygame.Rect:
    return pygame.Rect(*(round(value * factor) for value in box))


def write(surface: pygame.Surface, app: App, words: str, box: pygame.Rect, colour: Colour, height: float) -> None:
    """A line in the game's letters, as large as the height and the width allow."""
    size = height / app.theme.unit
    font = app.theme.font("round", size)
    while typeset.line_width(font, words) > box.width and size > 5:
        size *= 0.93
        font = app.theme.font("round", size)
    label = typeset.render_line(font, words, colour)
    surface.blit(label, label.get_rect(center=box.center))


def signed(value: int) -> str:
    """A number with its sign."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def tone(value: int) -> Colour:
    """Green for gains, red for losses."""
    return PLUS if value > 0 else MINUS if value < 0 else ZERO
