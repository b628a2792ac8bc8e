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
from ui.theme import CREAM, INK, PAPER, PAPER_EDGE, Theme

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

WIDE = 140
"""Where a card has this many units, its two numbers stand well apart."""

LYING, LOW, STANDING = 1.35, 22, 44
"""Plates so many times as wide as tall, and so many units tall, have a picture beside the number; taller ones above."""

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
    boxes = columns(foot, len(halves), gap)
    rooms = [_pictured(box, grain) for box in boxes]
    pictured = all(
        room and writing.fits_line(pen.app, signed(value), room[1].width, "round")
        for room, (_, value) in zip(rooms, halves, strict=True)
    )
    for box, room, (n, value) in zip(boxes, rooms, halves, strict=True):
        draw_value(pen, value, now[n], box, room[1] if room and pictured else None)
        if room and pictured:
            pen.picture(f"cubosaurs/when_{_when(card, n)}", room[0])


def _pictured(box: pygame.Rect, grain: Theme) -> tuple[pygame.Rect, pygame.Rect] | None:
    """Where a plate has the picture of when a number counts, and the number beside or under it; None without room."""
    if box.width >= box.height * LYING and box.height >= grain.px(LOW):
        picture, words = left(box, min(round(box.height * 0.9), round(box.width * 0.46)))
        return inset(picture, grain.px(8), grain.px(6)), inset(words, grain.px(3))
    if box.height < grain.px(STANDING):
        return None
    picture, words = top(box, box.height * ABOVE)[0], bottom(box, box.height * BELOW)[0]
    return inset(picture, grain.px(2), grain.px(4)), words


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


def _when(card: Card, number: int) -> str:
    """When a number counts: with the most dinosaurs of an Egg or fewer; as one of a pair, or alone."""
    if card.type == EGG:
        return ("most", "fewer")[number]
    return ("pair", "alone_black" if card.type == BLACK else "alone_grey")[number]
