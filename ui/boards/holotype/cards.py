"""Cards of Holotype as pictures: Specimens, small slips of them, what they lack, and backs."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.holotype import forecast
from ui.boards.holotype.inks import CARD_INK, CARD_PAPER, CARD_SHADE, LACKING, PERIOD_INKS, READY, pictured
from ui.boards.kit import writing
from ui.boards.kit.painted import Box, Spot, circle, scaled
from ui.boards.kit.pen import Pen
from ui.boards.kit.sequence import GOODS, goods
from ui.boards.kit.shapes import columns, inset, left, square, top
from ui.drawn import measures
from ui.theme import CREAM, PAPER_EDGE, Colour, mix
from ui.typeset import Align

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

Painting = Callable[[Pen, pygame.Rect], None]
"""Draws something into a box."""

STRIP: Box = (10, 201, 220, 33)
"""Where a card of the hand tells what it lacks: below its picture, above its costs."""

NAME = 26
"""The height of a name on a card, in its own measures: one at which most names fit, so that they are alike."""


class Form(msgspec.Struct, frozen=True):
    """Where a Specimen carries its name, its picture, its costs, its icons and its points."""

    size: tuple[int, int]
    title_full: Box
    picture: Box
    costs: Box
    clade: Spot
    diet: Spot
    points: Spot


class Geometry(msgspec.Struct, frozen=True):
    """The cards that are drawn on their painted grounds."""

    card: Form


@lru_cache(maxsize=1)
def form() -> Form:
    """The geometry of a Specimen card."""
    return measures(Geometry, "holotype", "cards.yaml").card


def genus(table: HoloBoard, card: str) -> str:
    """The first word of a Specimen's name."""
    return table.card_name(card).partition(" ")[0]


def short_genus(table: HoloBoard, card: str, width: int) -> str:
    """The first word of a Specimen's name, cut where it could not be read in that width."""
    return writing.shortened(table.app, genus(table, card), width, "serif_bold")


def write_genus(
    pen: Pen, table: HoloBoard, card: str, area: pygame.Rect, high: float, ink: Colour, align: Align = "left"
) -> None:
    """The first word of a Specimen's name; a long one in narrower letters, then in lighter ones, before it is cut."""
    words, app = genus(table, card), table.app
    if writing.fits_line(app, words, area.width, "serif_bold"):
        pen.fine(words, area, high, ink, "serif_bold", align)
        return
    for family in ("serif_bold", "serif"):
        if writing.narrows(app, words, area.width, family):
            pen.narrow(words, area, ink, family, align)
            return
    pen.write(short_genus(table, card, area.width), area, high, ink, "serif_bold", align)


def draw_card(pen: Pen, table: HoloBoard, card: str, rect: pygame.Rect) -> None:
    """A Specimen face up."""
    pen.kept(("card", card, table.match.ready.data_hash), rect, partial(_draw_face, table, card))


def _draw_face(table: HoloBoard, card: str, pen: Pen, area: pygame.Rect) -> None:
    own, shape = forecast.specimen(table.box, card), form()
    factor = area.width / shape.size[0]
    pen.stretched(f"card_{own.period}", area)
    pen.picture(f"specimens/{card}", inset(scaled(shape.picture, factor), 8 * factor, 8 * factor))
    title = scaled(shape.title_full, factor)
    write_genus(pen, table, card, title, NAME * factor, CREAM)
    goods(pen, pictured(own.costs), scaled(shape.costs, factor), CARD_INK)
    pen.picture(f"clade_{own.clade}", circle(shape.clade, factor), PERIOD_INKS[own.period])
    pen.picture(f"diet_{own.diet}", circle(shape.diet, factor), PERIOD_INKS[own.period])
    pen.write(str(own.points), circle(shape.points, factor), 27 * factor, CARD_INK, "serif_bold")


def kept(table: HoloBoard, key: tuple[str, ...], size: tuple[int, int], draw: Painting) -> pygame.Surface:
    """What a sprite shows, painted once for a size."""

    def made() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        draw(table.pen(surface), surface.get_rect())
        return surface

    whole = ("holotype", *key, size, table.app.text.lang, table.app.theme.unit, table.match.ready.data_hash)
    return table.app.assets.kept(whole, made)


def lettered(card: pygame.Rect) -> list[pygame.Rect]:
    """Where a card of the hand carries its name, what it lacks, its costs and its points."""
    shape, factor = form(), card.width / form().size[0]
    spots = [scaled(box, factor) for box in (shape.title_full, STRIP, shape.costs)]
    return [spot.move(card.topleft) for spot in (*spots, circle(shape.points, factor))]


def draw_lacking(pen: Pen, missing: forecast.Goods, card: pygame.Rect) -> None:
    """Under a card's picture what its owner still lacks, or a check mark if nothing."""
    factor = card.width / form().size[0]
    strip = scaled(STRIP, factor).move(card.topleft)
    high = strip.height
    if not missing:
        strip.width = round(high * 1.25)
        pen.box(strip, high // 2, READY, CREAM, 2 * factor)
        pen.icon("check", strip, high * 0.7, CREAM)
        return
    strip.width = round(high * (1.0 + GOODS * len(missing)))
    pen.box(strip, high // 2, mix(CREAM, LACKING, 0.12), LACKING, 2.5 * factor)
    cross = pen.icon("cross", strip.move(high // 4, 0), high * 0.5, LACKING, "left")
    rest = pygame.Rect(cross.right, strip.top, strip.right - cross.right, high)
    goods(pen, pictured(missing), rest, LACKING, "left")


def draw_slip(pen: Pen, table: HoloBoard, card: str, rect: pygame.Rect) -> None:
    """A Specimen in little: picture, genus, icons, costs and points."""
    pen.kept(("slip", card, table.match.ready.data_hash), rect, partial(_draw_slip, table, card))


def _draw_slip(table: HoloBoard, card: str, pen: Pen, area: pygame.Rect) -> None:
    own, high = forecast.specimen(table.box, card), area.height
    ink, edge = PERIOD_INKS[own.period], max(round(high * 0.03), 1)
    pen.box(area, high * 0.1, CARD_PAPER, PAPER_EDGE, edge)
    head = inset(top(area, high * 0.3)[0], 2 * edge, edge)
    pen.box(head, high * 0.08, ink, None)
    title = head.inflate(-head.height // 2, 0)
    title.width -= head.height
    write_genus(pen, table, card, title, head.height * 0.72, CREAM)
    points = pygame.Rect(head.right - round(head.height * 1.3), head.top, round(head.height * 1.2), head.height)
    pen.box(points.inflate(-2, -head.height // 6), head.height // 3, CARD_SHADE, None)
    pen.write(str(own.points), points, head.height * 0.8, CARD_INK, "serif_bold")
    body = pygame.Rect(edge, head.bottom, area.width - 3 * edge, high - head.bottom - edge)
    image, rest = left(body, area.width * 0.56)
    pen.picture(f"specimens/{card}", image)
    upper, lower = top(rest, rest.height // 2)
    signs = (f"period_{own.period}", f"clade_{own.clade}", f"diet_{own.diet}")
    icons = pygame.Rect(upper.left, upper.top + edge, upper.width, upper.height - edge)
    side = min(icons.height, icons.width // 3)
    for sign, cell in zip(signs, columns(icons, 3, most=side), strict=True):
        pen.picture(sign, pygame.Rect(cell.topleft, (side, side)).inflate(-side // 6, -side // 6), ink)
    lower.height -= edge
    goods(pen, pictured(own.costs), lower, CARD_INK)


def draw_deck(pen: Pen, rect: pygame.Rect, name: str, count: int) -> None:
    """A deck with the number of its cards on a disc in its middle."""
    pen.stretched(name, rect)
    pen.disc(str(count), square(rect, max(round(rect.height * 0.54), 12)))
