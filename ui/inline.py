"""Pictures inside a line of text: `[icon:star]` is the white icon of that name, `[icon:folder/name]` any picture.

White ones take the colour of the words beside them, others keep their own.
Wherever words are set they may hold such a mark: it stands in the line like a word and is as tall as the line allows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ui.text import ICON, icon_file
from ui.theme import Colour

LEADING = 1.46
"""Distance of two lines with pictures as a multiple of the font's size."""

TALL, WIDE = 1.4, 2.4
"""How tall and wide a picture is at most, as a multiple of the font's size."""

WHITE = 250
"""How light a picture is on the average that has no colour but white."""

SEEN = 24
"""The least alpha of what counts as a part of a picture."""

Pictures = Callable[[str, tuple[int, int], Colour | None], pygame.Surface]
"""Gives the picture of a name inside a size, tinted where a colour is given."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a line: words, or the picture of that name."""

    words: str = ""
    icon: str = ""


class Shelf:
    """Where lines find their pictures; the app that was opened last supplies them."""

    def __init__(self) -> None:
        """Nothing to be found: a picture takes its room and stays empty."""
        self.pictures: Pictures | None = None

    def picture(self, font: pygame.font.Font, name: str, colour: Colour) -> pygame.Surface:
        """The picture of a mark beside letters of this font."""
        size = (round(font.point_size * WIDE), round(font.point_size * TALL))
        if self.pictures is None:
            return pygame.Surface((size[1], size[1]), pygame.SRCALPHA)
        plain = self.pictures(icon_file(name), size, None)
        tinted = "/" not in name or is_white(plain)
        return trimmed(self.pictures(icon_file(name), size, colour) if tinted else plain)


def trimmed(picture: pygame.Surface) -> pygame.Surface:
    """A picture without the clear columns at its sides, so that a comma after it stands close by."""
    seen = picture.get_bounding_rect(SEEN)
    return picture.subsurface((seen.left, 0, max(seen.width, 1), picture.get_height()))


def is_white(picture: pygame.Surface) -> bool:
    """Whether all that is seen of a picture is white."""
    return min(pygame.transform.average_color(picture, consider_alpha=True)[:3]) >= WHITE


SHELF = Shelf()


def pictured(line: str) -> bool:
    """Whether there is a picture in a line."""
    return "[icon:" in line and ICON.search(line) is not None


def pieces(line: str) -> list[Piece]:
    """Words and pictures of a line in their order."""
    parts = ICON.split(line)
    return [Piece(icon=part) if n % 2 else Piece(part) for n, part in enumerate(parts) if part]


def width(font: pygame.font.Font, name: str) -> int:
    """How much room a picture takes in a line."""
    return SHELF.picture(font, name, (0, 0, 0)).get_width() + _gap(font)


def draw(surface: pygame.Surface, font: pygame.font.Font, name: str, colour: Colour, left: int) -> None:
    """Draw a picture into a line from `left` on, in the middle of its height."""
    picture = SHELF.picture(font, name, colour)
    surface.blit(picture, (left + _gap(font) // 2, (surface.get_height() - picture.get_height()) // 2))


def _gap(font: pygame.font.Font) -> int:
    """The air around a picture, left and right together."""
    return max(round(font.point_size * 0.12), 2)
