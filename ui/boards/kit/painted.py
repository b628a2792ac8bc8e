"""Places on painted cards: boxes and circles in the measures of a picture, drawn at any size."""

from __future__ import annotations

import msgspec
import pygame

Box = tuple[float, float, float, float]
"""Left, top, width and height in the measures of a picture."""


class Spot(msgspec.Struct, frozen=True):
    """A circle in a picture."""

    cx: float
    cy: float
    r: float


def scaled(box: Box, factor: float) -> pygame.Rect:
    """A box of a picture that is drawn so many times as large."""
    return pygame.Rect(*(round(value * factor) for value in box))


def circle(spot: Spot, factor: float) -> pygame.Rect:
    """The square around a circle of a picture that is drawn so many times as large."""
    side = round(spot.r * 2 * factor)
    return pygame.Rect(round(spot.cx * factor) - side // 2, round(spot.cy * factor) - side // 2, side, side)
