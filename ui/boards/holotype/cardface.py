"""Cards of Holotype as pictures: Specimens, expeditions, Personal Objectives, and small slips of Specimens."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.holotype.model import CLADES, DIETS, PERIODS
from ui.boards.holotype.facts import number
from ui.boards.holotype.pen import (
    CARD_INK,
    CARD_PAPER,
    CARD_SHADE,
    LACKING,
    PERIOD_INKS,
    READY,
    fits,
    picture,
    write,
)
from ui.drawn import measures
from ui.theme import CREAM, PAPER_EDGE, mix
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

Box = tuple[float, float, float, float]


class Spot(msgspec.Struct, frozen=True):
    """A circle."""

    cx: float
    cy: float
    r: float


class Form(msgspec.Struct, frozen=True):
    """Where a Specimen carries its name, its picture, its costs, its icons and its points."""

    size: tuple[int, int]
    period: Spot
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


def _box(box: Box, factor: float) -> pygame.Rect:
    return pygame.Rect(*(round(value * factor) for value in box))


def _circle(spot: Spot, factor: float) -> pygame.Rect:
    side = round(spot.r * 2 * factor)
    return pygame.Rect(round(spot.cx * factor) - side // 2, round(spot.cy * factor) - side // 2, side, side)


def genus(table: HoloBoard, card: str) -> str:
    """The first word of a Specimen's name."""
    return table.card_name(card).partition(" ")[0]


def short_genus(table: HoloBoard, card: str, width: int) -> str:
    """The first word of a Specimen's name, cut where it could not be read in that width."""
    name = genus(table, card)
    if fits(table.app, name, width, "serif_bold"):
        return name
    ends = range(len(name) - 1, 2, -1)
    return next((f"{name[:end]}." for end in ends if fits(table.app, f"{name[:end]}.", width, "serif_bold")), name)


def draw_card(surface: pygame.Surface, table: HoloBoard, card: str, rect: pygame.Rect) -> None:
    """A Specimen face up."""
    key = ("holotype card", card, rect.size, table.app.text.lang, table.match.ready.data_hash)
    surface.blit(table.app.assets.kept(key, lambda: _face(table, card, rect.size)), rect)


def _face(table: HoloBoard, card: str, size: tuple[int, int]) -> pygame.Surface:
    app, cards, at = table.app, table.box.cards, number(table.box, card)
    shape, period = form(), PERIODS[cards.period[at]]
    face = app.assets.image(f"holotype/card_{period}", size, stretch=True).copy()
    factor = size[0] / shape.size[0]
    picture(face, app, f"specimens/{card}", _box(shape.picture, factor).inflate(-round(8 * factor), -round(8 * factor)))
    title = _box(shape.title_full, factor)
    write(face, app, short_genus(table, card, title.width), title, CREAM, 30 * factor, "serif_bold", "left")
    costs = _box(shape.costs, factor)
    _draw_costs(face, table, at, costs)
    ink = PERIOD_INKS[cards.period[at]]
    picture(face, app, f"clade_{CLADES[cards.clade[at]]}", _circle(shape.clade, factor), ink)
    picture(face, app, f"diet_{DIETS[cards.diet[at]]}", _circle(shape.diet, factor), ink)
    write(face, app, str(cards.points[at]), _circle(shape.points, factor), CARD_INK, 27 * factor, "serif_bold")
    return face


def costs_of(table: HoloBoard, at: int) -> list[tuple[str, int]]:
    """What a Specimen costs: pictures with numbers."""
    cards = table.box.cards
    cubes = [(f"cube_{name}", n) for name, n in zip(PERIODS, cards.fossils[at], strict=True) if n]
    return [*cubes, ("research", cards.research[at])]


def _draw_costs(surface: pygame.Surface, table: HoloBoard, at: int, box: pygame.Rect) -> None:
    """The costs side by side."""
    draw_goods(surface, table, costs_of(table, at), box, CARD_INK)


def draw_goods(
    surface: pygame.Surface,
    table: HoloBoard,
    goods: list[tuple[str, int]],
    box: pygame.Rect,
    ink: tuple[int, int, int],
    align: str = "center",
) -> int:
    """Numbers with pictures side by side, as large as the box allows; where they end."""
    high = min(box.height, round(box.width / max(len(goods) * 1.62, 1)))
    wide = round(high * 1.62)
    left = box.left if align == "left" else box.centerx - wide * len(goods) // 2
    for n, (name, count) in enumerate(goods):
        at = left + n * wide
        label = pygame.Rect(at, box.centery - high // 2, round(high * 0.58), high)
        write(surface, table.app, str(count), label, ink, high * 0.74, "serif_bold", "right")
        spot = pygame.Rect(label.right + high // 14, box.centery - high // 2, round(high * 0.94), high)
        picture(surface, table.app, name, spot.inflate(-high // 10, -high // 10))
    return left + wide * len(goods)


def draw_lacking(surface: pygame.Surface, table: HoloBoard, missing: tuple[int, ...], card: pygame.Rect) -> None:
    """Over a card's picture what its owner still lacks, or a check mark if nothing."""
    factor = card.width / form().size[0]
    strip = _box((10, 170, 220, 38), factor).move(card.topleft)
    goods = [(f"cube_{name}", n) for name, n in zip(PERIODS, missing, strict=False) if n]
    goods += [("research", missing[-1])] if missing[-1] else []
    if not goods:
        strip.width = round(strip.height * 1.25)
        draw_box(surface, strip, strip.height // 2, READY, CREAM, max(round(2 * factor), 1))
        side = round(strip.height * 0.7)
        icon = table.app.assets.icon("check", side, CREAM)
        surface.blit(icon, icon.get_rect(center=strip.center))
        return
    high = strip.height
    strip.width = round(high * (1.0 + 1.62 * len(goods)))
    draw_box(surface, strip, high // 2, mix(CREAM, LACKING, 0.12), LACKING, max(round(2.5 * factor), 1))
    icon = table.app.assets.icon("cross", round(high * 0.5), LACKING)
    cross = icon.get_rect(midleft=(strip.left + high // 4, strip.centery))
    surface.blit(icon, cross)
    rest = pygame.Rect(cross.right, strip.top + high // 12, strip.right - cross.right, high - high // 6)
    draw_goods(surface, table, goods, rest, LACKING, "left")


def draw_back(surface: pygame.Surface, table: HoloBoard, rect: pygame.Rect, name: str = "card_back") -> None:
    """A card face down."""
    surface.blit(table.app.assets.image(f"holotype/{name}", rect.size, stretch=True), rect)


def draw_slip(surface: pygame.Surface, table: HoloBoard, card: str, rect: pygame.Rect) -> None:
    """A Specimen in little: picture, genus, icons, costs and points."""
    key = ("holotype slip", card, rect.size, table.app.text.lang, table.match.ready.data_hash)
    surface.blit(table.app.assets.kept(key, lambda: _slip(table, card, rect.size)), rect)


def _slip(table: HoloBoard, card: str, size: tuple[int, int]) -> pygame.Surface:
    app, cards, at = table.app, table.box.cards, number(table.box, card)
    ink = PERIOD_INKS[cards.period[at]]
    face = pygame.Surface(size, pygame.SRCALPHA)
    area = face.get_rect()
    edge = max(round(size[1] * 0.03), 1)
    draw_box(face, area, round(size[1] * 0.1), CARD_PAPER, PAPER_EDGE, edge)
    head = pygame.Rect(0, 0, size[0], round(size[1] * 0.3)).inflate(-2 * edge, -edge)
    draw_box(face, head, round(size[1] * 0.08), ink)
    title = head.inflate(-head.height // 2, 0)
    title.width -= head.height
    write(face, app, short_genus(table, card, title.width), title, CREAM, head.height * 0.72, "serif_bold", "left")
    points = pygame.Rect(head.right - round(head.height * 1.3), head.top, round(head.height * 1.2), head.height)
    draw_box(face, points.inflate(-2, -head.height // 6), head.height // 3, CARD_SHADE)
    write(face, app, str(cards.points[at]), points, CARD_INK, head.height * 0.8, "serif_bold")
    left = pygame.Rect(edge, head.bottom, round(size[0] * 0.56), size[1] - head.bottom - edge)
    picture(face, app, f"specimens/{card}", left)
    right = pygame.Rect(left.right, head.bottom, size[0] - left.right - 2 * edge, left.height)
    upper = pygame.Rect(right.left, right.top + edge, right.width, right.height // 2 - edge)
    side = min(upper.height, upper.width // 3)
    names = (f"period_{PERIODS[cards.period[at]]}", f"clade_{CLADES[cards.clade[at]]}", f"diet_{DIETS[cards.diet[at]]}")
    for n, name in enumerate(names):
        picture(
            face,
            app,
            name,
            pygame.Rect(upper.left + n * side, upper.top, side, side).inflate(-side // 6, -side // 6),
            ink,
        )
    lower = pygame.Rect(right.left, upper.bottom, right.width, right.bottom - upper.bottom - edge)
    draw_goods(face, table, costs_of(table, at), lower, CARD_INK)
    return face
