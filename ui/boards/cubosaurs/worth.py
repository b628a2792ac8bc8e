"""What Velociraptors and Eggs are worth: gain and loss side by side, with the one that counts now framed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cubosaurs import forecast
from game.cubosaurs.cards import Card
from game.cubosaurs.model import BLACK, DINOSAURS, EGG
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs.cardface import tone
from ui.boards.kit import writing
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import bottom, columns, inset, left, top
from ui.boards.kit.writing import signed
from ui.theme import CREAM, INK, PAPER, PAPER_EDGE

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

WIDE = 140
"""Where a card has this many units, its two numbers stand well apart."""

LYING, STANDING = 1.35, 44
"""A number has its picture beside it where it is so many times as wide as tall, above it from so many units on."""

ABOVE, BELOW = 0.5, 0.68
"""The part of a plate that a picture above its number takes, and the part for the number, which is mostly air."""


def counting(table: CuboBoard, view: CuboView, seat: int, kind: int) -> tuple[bool, bool]:
    """Whether the gain and whether the loss of the cards of a kind count now; of Velociraptors both can."""
    if table.deck.type_of[kind] == EGG:
        gains = forecast.egg_gains(table.rules, view, seat, kind)
        return gains, not gains
    pairs = forecast.paired(table.rules, view, seat, kind)
    return pairs > 0, pairs < view.collections[seat][kind]


def has_worth(pen: Pen, table: CuboBoard, kind: int, foot: pygame.Rect) -> bool:
    """Whether a card carries numbers and its foot has room for one of them."""
    card = table.deck.kinds[kind]
    numbers = (signed(card.gain), signed(-card.loss))
    return card.type >= DINOSAURS and all(writing.fits_line(pen.app, words, foot.width, "round") for words in numbers)


def draw_worth(pen: Pen, table: CuboBoard, view: CuboView, seat: int, kind: int, foot: pygame.Rect) -> None:
    """Gain and loss of a card; where there is no room for both, the one that counts."""
    card, now = table.deck.kinds[kind], counting(table, view, seat, kind)
    halves = list(enumerate((card.gain, -card.loss)))
    words = "".join(signed(value) for _, value in halves)
    if not writing.fits_line(pen.app, words, foot.width - pen.app.theme.grain.px(10), "round"):
        value = next(value for n, value in halves if now[n])
        draw_value(pen, value, True, foot, framed=False)
        return
    grain = pen.app.theme.grain
    gap = max(grain.px(8 if foot.width > grain.px(WIDE) else 2), 1)
    for box, (n, value) in zip(columns(foot, len(halves), gap), halves, strict=True):
        _draw_half(pen, card, n, value, now[n], box)


def draw_value(
    pen: Pen, value: int, now: bool, box: pygame.Rect, words: pygame.Rect | None = None, framed: bool = True
) -> None:
    """A number on its plate, framed if it counts now and does not stand alone."""
    theme = pen.app.theme.grain
    fill, edge, wide = (CREAM, INK, 2.5) if now else (PAPER, PAPER_EDGE, 1)
    pen.box(box, theme.px(5), fill, edge if framed else None, theme.px(wide))
    area = words or box
    margins = (max(theme.px(4), area.width // 5), theme.px(4), 0)
    room = writing.roomy(pen.app, signed(value), [inset(area, margin) for margin in margins], "round")
    pen.write(signed(value), room, min(area.height * 0.72, area.width * 0.58), tone(value), "round")


def _draw_half(pen: Pen, card: Card, number: int, value: int, now: bool, box: pygame.Rect) -> None:
    """One of the two numbers, with the picture of when it counts beside or above it where there is room for one."""
    theme = pen.app.theme
    lying = box.width >= box.height * LYING and box.height >= theme.grain.px(22)
    if not lying and box.height < theme.grain.px(STANDING):
        draw_value(pen, value, now, box)
        return
    if lying:
        picture, words = left(box, min(round(box.height * 0.9), round(box.width * 0.46)))
    else:
        picture, words = top(box, box.height * ABOVE)[0], bottom(box, box.height * BELOW)[0]
    draw_value(pen, value, now, box, inset(words, theme.grain.px(3 if lying else 0)))
    margins = (8, 6) if lying else (2, 4)
    pen.picture(f"cubosaurs/when_{_when(card, number)}", inset(picture, *(theme.grain.px(m) for m in margins)))


def _when(card: Card, number: int) -> str:
    """When a number counts: with the most dinosaurs of an Egg or fewer; as one of a pair, or alone."""
    if card.type == EGG:
        return ("most", "fewer")[number]
    return ("pair", "alone_black" if card.type == BLACK else "alone_grey")[number]
