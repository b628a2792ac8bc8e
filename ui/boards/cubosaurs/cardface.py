"""Cards and collections of Cubosaurs as pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial

import msgspec
import pygame

from game.cubosaurs.cards import Card, Deck
from game.cubosaurs.model import DINOSAURS, EGG, EGGS, TYPES
from ui.app import App
from ui.boards.kit.painted import Box, Spot, circle, scaled
from ui.boards.kit.pen import Pen
from ui.boards.kit.writing import fits_line, parted, roomy, signed, smallest
from ui.drawn import measures
from ui.dyes import dye
from ui.palette import Tone
from ui.theme import Colour

PLUS = Tone((29, 107, 47), contrast=(0, 78, 30), red_green=(0, 86, 140))
MINUS = Tone((163, 24, 36), contrast=(140, 10, 20), red_green=(160, 60, 0))
ZERO: Colour = (58, 58, 58)
TITLE: Colour = (255, 247, 227)
KINDS: tuple[Tone, ...] = (
    dye(Tone((217, 107, 18), None, (227, 113, 6), (221, 132, 56)), "cubosaurs/*"),
    dye(Tone((29, 102, 199), None, (2, 111, 217), (40, 88, 181)), "cubosaurs/*"),
    dye(Tone((117, 55, 180), None, (105, 43, 133), (127, 41, 173)), "cubosaurs/*"),
    dye(Tone((200, 39, 52), None, (195, 35, 55), (202, 40, 51)), "cubosaurs/*"),
    dye(Tone((43, 144, 62), None, (1, 171, 152), (85, 160, 65)), "cubosaurs/*"),
)
"""The colours of the five kinds that have one, as their cards, cubes and eggs are painted."""

FILLS: tuple[Colour, ...] = (
    (244, 190, 130), (160, 196, 236), (206, 178, 232), (244, 170, 160), (170, 216, 160),
    (205, 205, 205), (150, 150, 158), (247, 232, 190),
)  # fmt: skip
"""Grounds of the cells of a collection by type."""


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


def cards_told(app: App, cards: Sequence[Card]) -> str:
    """Cards in a sentence, those of one name together."""
    names = Counter(a_card(app, card) for card in cards)
    first = {a_card(app, card): card for card in cards}
    told = [_several(app, first[name], count) if count > 1 else name for name, count in names.items()]
    return app.text("end.and").join([", ".join(told[:-1]), told[-1]]) if len(told) > 1 else "".join(told)


def _several(app: App, card: Card, count: int) -> str:
    """Some cards of one name in a sentence, with their number as a word where it is small."""
    kind, word = f"egg.{EGGS[card.egg]}" if card.type == EGG else TYPES[card.type], f"cubosaurs.counts.{count}"
    return app.text(f"cubosaurs.several.{kind}", count=app.text(word) if app.text.has(word) else count)


def draw_card(pen: Pen, deck: Deck, card: Card, rect: pygame.Rect) -> None:
    """A card face up."""
    pen.kept(("card", card), rect, partial(_draw_face, deck, card))


def _draw_face(deck: Deck, card: Card, pen: Pen, area: pygame.Rect) -> None:
    form, factor = geometry().cards[TYPES[card.type]], area.width / geometry().size[0]
    pen.stretched(f"cubosaurs/card_{TYPES[card.type]}", area)
    pen.picture(creature(card), scaled(form.picture, factor))
    for box, value in zip(form.cells, values(deck, card), strict=True):
        cell = scaled(box, factor)
        pen.write(signed(value), cell, cell.height * 0.62, tone(value), "round")
    title = scaled(form.title if card.dna else form.title_full, factor)
    name, high = card_name(pen.app, card), title.height
    room = roomy(pen.app, name, (title, title.inflate(high // 2, 0)), "round")
    sign = circle(form.dna, factor)
    if fits_line(pen.app, name, room.width, "round"):
        pen.write(name, room, high * 0.8, TITLE, "round")
    else:
        foot = _draw_parted(pen, card, scaled(form.title_full, factor))
        sign.top, sign.right = foot + sign.height // 6, scaled(form.picture, factor).right
    if card.dna:
        pen.picture("cubosaurs/dna", sign)


def _draw_parted(pen: Pen, card: Card, title: pygame.Rect) -> int:
    """The name on a narrow card, in lines on a plate of the painted one's colour; how far down that reaches."""
    app, high = pen.app, round(smallest(pen.app) * 1.12)
    room = title.inflate(title.height, 0)
    lines = parted(app, _parts(app, card), room.width, "round")
    plate = pygame.Rect(room.left, title.centery - high // 2 - 1, room.width, high * len(lines) + 2)
    ground = pen.surface.get_at(title.midleft)
    pen.box(plate, high // 3, (ground.r, ground.g, ground.b), None)
    for n, words in enumerate(lines):
        pen.write(words, pygame.Rect(plate.left, plate.top + 1 + n * high, plate.width, high), high, TITLE, "round")
    return plate.bottom


def _parts(app: App, card: Card) -> str:
    """The name of a card with marks where it may be parted, or as it is."""
    key = f"cubosaurs.parted.{f'egg_{EGGS[card.egg]}' if card.type == EGG else TYPES[card.type]}"
    return app.text(key) if app.text.has(key) else card_name(app, card)


def tone(value: int) -> Colour:
    """Green for gains, red for losses."""
    return PLUS if value > 0 else MINUS if value < 0 else ZERO
