"""What scenes draw on: the window itself, or a picture of another size that is scaled onto it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from ui.theme import SHADOW

SMALLEST = (960, 540)
"""No layout is narrower or lower than this; in smaller windows its picture is scaled down whole."""

NARROWEST, WIDEST = 3 / 4, 4
"""Width by height of a layout; in windows of another shape it does not fill everything."""

LARGEST = 15_000_000
"""Layouts have at most this many pixels; in larger windows the picture is enlarged."""

POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

Size = tuple[int, int]


def layout_size(window: Size) -> Size:
    """The size at which a window is laid out: its own, unless it is too small or too large for that."""
    width, height = max(window[0], 1), max(window[1], 1)
    wide, high = min(width, height * WIDEST), min(height, width / NARROWEST)
    grown = max(SMALLEST[0] / wide, SMALLEST[1] / high, 1.0)
    factor = min(grown, math.sqrt(LARGEST / (wide * high)))
    return max(int(wide * factor), SMALLEST[0]), max(int(high * factor), SMALLEST[1])


class Canvas:
    """The surface for scenes and how it comes onto the window."""

    def __init__(self, window: pygame.Surface) -> None:
        """A canvas for a window: the window itself where its size can be laid out."""
        self.window = window
        size, room = layout_size(window.get_size()), window.get_rect()
        self.surface = window if size == room.size else pygame.Surface(size, 0, 32)
        factor = min(room.width / size[0], room.height / size[1])
        self.area = pygame.Rect(0, 0, max(int(size[0] * factor), 1), max(int(size[1] * factor), 1))
        self.area.center = room.center

    @property
    def direct(self) -> bool:
        """Whether scenes draw on the window itself."""
        return self.surface is self.window

    def show(self) -> None:
        """Bring what was drawn onto the window, whole and in its own shape."""
        if self.direct:
            return
        self.window.fill(SHADOW)
        self.window.blit(pygame.transform.smoothscale(self.surface, self.area.size), self.area)

    def at(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The point of the canvas that a point of the window shows."""
        wide, high = self.surface.get_size()
        x, y = pos[0] - self.area.left, pos[1] - self.area.top
        return x * wide // self.area.width, y * high // self.area.height

    def shown_at(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The point of the window that shows a point of the canvas."""
        wide, high = self.surface.get_size()
        x, y = pos[0] * self.area.width // wide, pos[1] * self.area.height // high
        return x + self.area.left, y + self.area.top

    def mapped(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event with its place on the canvas instead of that on the window."""
        if self.direct or event.type not in POINTING:
            return event
        return pygame.event.Event(event.type, {**event.dict, "pos": self.at(event.pos)})


def latest(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """The events without sizes of the window that it has no longer."""
    sizes = [event for event in events if event.type == pygame.VIDEORESIZE]
    return [event for event in events if event.type != pygame.VIDEORESIZE or event is sizes[-1]]
