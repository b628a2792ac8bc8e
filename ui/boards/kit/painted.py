"""Where things lie on painted cards and boards, as the files beside the pictures tell it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import pygame

from game.core.data import load
from ui.places import resource

T = TypeVar("T")
Box = tuple[float, float, float, float]
"""Left, top, width and height in the measures of a picture."""


_READ: dict[tuple[str, str], Any] = {}
"""What has been read, by game and file."""


class Spot(msgspec.Struct, frozen=True):
    """A circle in a picture."""

    cx: float
    cy: float
    r: float


def geometry(game: str, name: str, shape: type[T]) -> T:
    """The geometry of a game's pictures in the file of that name, read once."""
    if (game, name) not in _READ:
        _READ[game, name] = load(resource("art", game, f"{name}.yaml"), shape).value
    found: T = _READ[game, name]
    return found


def scaled(box: Box, factor: float) -> pygame.Rect:
    """A box of a picture that is drawn so many times as large."""
    return pygame.Rect(*(round(value * factor) for value in box))


def circle(spot: Spot, factor: float) -> pygame.Rect:
    """The square around a circle of a picture that is drawn so many times as large."""
    side = round(spot.r * 2 * factor)
    return pygame.Rect(round(spot.cx * factor) - side // 2, round(spot.cy * factor) - side // 2, side, side)
