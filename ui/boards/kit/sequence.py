"""Pictures and words one after the other, as large as their room allows."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pygame

from ui import typeset
from ui.app import App
from ui.boards.kit import writing
from ui.boards.kit.pen import Pen
from ui.theme import INK, Colour

AIR = 0.24
"""The room around words between pictures, as a part of their height."""

PICTURE = re.compile(r"[a-z_]+/[a-z0-9_/]+")
"""The whole name of a picture, with its folder."""

GOODS = 1.62
ROOM = 0.3
"""The width of a number with its picture as a multiple of its height, and how much more numbers of two digits need."""


def is_picture(piece: str) -> bool:
    """Whether a piece of a sequence names a picture."""
    return PICTURE.fullmatch(piece) is not None


def sequence(
    pen: Pen,
    pieces: Sequence[str],
    box: pygame.Rect,
    height: float,
    colour: Colour = INK,
    align: typeset.Align = "center",
    icon: float = 1.5,
) -> None:
    """Pictures and words one after the other, made smaller until they fit; pictures are `icon` times as tall."""
    size, side, widths = _measured(pen.app, tuple(pieces), box.size, height, icon)
    left = typeset.place((sum(widths), box.height), box, align).left
    for piece, wide in zip(pieces, widths, strict=True):
        if is_picture(piece):
            image = pen.app.assets.image(piece, (max(wide, 1), max(side, 1)))
            pen.set(image, pygame.Rect(left, box.centery - side // 2, wide, side))
        else:
            pen.write(piece, pygame.Rect(left, box.top, wide, box.height), size, colour)
        left += wide


def row_height(app: App, pieces: Sequence[str], room: tuple[int, int], height: float, icon: float = 1.5) -> float:
    """How tall the words of a sequence are in a room; less than the smallest height where its pictures are squeezed."""
    size, side, _ = _measured(app, tuple(pieces), room, height, icon)
    return min(size, side / icon)


def counted(pen: Pen, image: str, words: str, box: pygame.Rect, colour: Colour = INK, part: float = 0.62) -> None:
    """A picture and words after it; both together stand in the middle of the box."""
    sequence(pen, (image, words), box, box.height * part, colour, icon=1 / part)


def goods(
    pen: Pen, held: Sequence[tuple[str, int]], box: pygame.Rect, ink: Colour, align: typeset.Align = "center"
) -> None:
    """Numbers with their pictures side by side, as large as the box allows."""
    room = GOODS + ROOM * (align == "center" and any(count > 9 for _, count in held))
    for (name, count), spot in zip(held, goods_spots(len(held), box, align, room), strict=True):
        high = spot.height
        label = pygame.Rect(spot.left - high // 14 - round(high * 0.58), spot.top, round(high * 0.58), high)
        label.left, label.width = label.left - high // 8, label.width + high // 8
        pen.write(str(count), label, high * 0.74, ink, "serif_bold", "right")
        pen.picture(name, spot.inflate(-high // 10, -high // 10))


def goods_spots(count: int, box: pygame.Rect, align: typeset.Align = "left", room: float = GOODS) -> list[pygame.Rect]:
    """Where the pictures stand of so many numbers side by side, each of which has `room` times its height."""
    high = min(box.height, round(box.width / max(count * room, 1)))
    wide, label = round(high * room), round(high * (0.58 + room - GOODS)) + high // 14
    start = box.left if align == "left" else box.centerx - wide * count // 2
    return [
        pygame.Rect(start + n * wide + label, box.centery - high // 2, round(high * 0.94), high) for n in range(count)
    ]


def _measured(
    app: App, pieces: tuple[str, ...], room: tuple[int, int], height: float, icon: float
) -> tuple[float, int, list[int]]:
    """The height of words, that of pictures and all widths with which a sequence fits; pictures give way last."""
    least = writing.smallest(app)
    size = max(height, least)
    shapes = [min(max(app.assets.ratio(piece), 0.8), 1.4) for piece in pieces if is_picture(piece)]
    texts = [piece for piece in pieces if not is_picture(piece)]
    while True:
        face = writing.font(app, "ui_bold", size)
        side = min(room[1], round(size * icon))
        words = sum(writing.width(face, piece) + round(size * AIR) for piece in texts)
        if words + sum(shapes) * side <= room[0] or size <= least:
            break
        size = max(size * writing.STEP, least)
    if shapes:
        side = max(min(side, int((room[0] - words) / sum(shapes))), side // 2)
    rest = iter(shapes)
    widths = [
        int(side * next(rest)) if is_picture(piece) else writing.width(face, piece) + round(size * AIR)
        for piece in pieces
    ]
    return size, side, widths
