"""The sign of what is ours: a small pencil, drawn inside a line of text wherever its character stands."""

from __future__ import annotations

from functools import lru_cache

import pygame

from ui.theme import Colour

MARK = "\ue000"
"""The character that is drawn as the pencil; it stands close behind the word that it is about."""

OWN = "\ue001"
"""The same behind what belongs to a variant of ours, of which no printed figure is lacking."""

_TIP = (0.1, 0.9)
_BREADTH = 0.15
_PIECES = (
    ((0.0, 0.0), (0.27, -1.0), (0.27, 1.0)),
    ((0.34, -1.0), (0.80, -1.0), (0.80, 1.0), (0.34, 1.0)),
    ((0.87, -1.0), (1.06, -1.0), (1.06, 1.0), (0.87, 1.0)),
)
"""Point, shaft and end of the pencil: how far along it from the tip, and across it as a part of its breadth."""


def parted(line: str) -> list[str]:
    """What stands between the pencils of a line; one part where there is none."""
    return line.replace(OWN, MARK).split(MARK)


def size(font: pygame.font.Font) -> int:
    """How tall and wide the pencil is beside letters of this font."""
    return max(round(font.point_size * 0.72), 6)


def gap(font: pygame.font.Font) -> int:
    """The distance from the word to its pencil."""
    return max(round(font.point_size * 0.16), 1)


def width(font: pygame.font.Font) -> int:
    """How much room the pencil takes in a line, with the gap before it."""
    return size(font) + gap(font)


@lru_cache(maxsize=64)
def picture(side: int, colour: Colour) -> pygame.Surface:
    """The pencil in a square, smoothed by drawing it four times larger."""
    large = side * 4
    surface = pygame.Surface((large, large), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    for piece in _PIECES:
        pygame.draw.polygon(surface, colour, [_point(large, along, across) for along, across in piece])
    return pygame.transform.smoothscale(surface, (side, side))


def draw(surface: pygame.Surface, font: pygame.font.Font, colour: Colour, left: int) -> int:
    """Draw the pencil into a line of text from `left` on; the result is where the text goes on."""
    side = size(font)
    top = max(font.get_ascent() - round(side * 0.96), 0)
    surface.blit(picture(side, colour), (left + gap(font), top))
    return left + width(font)


def _point(large: int, along: float, across: float) -> tuple[int, int]:
    """A point of the slanting pencil on a square of that many pixels."""
    half = 0.5**0.5
    x = _TIP[0] + half * (along + across * _BREADTH)
    y = _TIP[1] + half * (across * _BREADTH - along)
    return round(x * large), round(y * large)
