"""What scenes draw on: the window itself, or a picture of another size that is scaled onto it."""

from __future__ import annotations

import math

import pygame

from ui.theme import SHADOW

SMALLEST = (960, 540)
"""No layout is narrower or lower than this; in smaller windows its picture is scaled down whole."""

USUAL = (1920, 1080)
"""A window that is too small in one direction only gets a layout of its own shape up to this size."""

LARGEST = 16_000_000
"""Layouts have at most this many pixels; in larger windows the picture is enlarged."""

POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

Size = tuple[int, int]


def layout_size(window: Size) -> Size:
    """The size at which a window is laid out: its own, unless it is too small or too large for that."""
    width, height = max(window[0], 1), max(window[1], 1)
    grown = max(SMALLEST[0] / width, SMALLEST[1] / height, 1.0)
    wide = min(round(width * grown), max(width, USUAL[0]))
    high = min(round(height * grown), max(height, USUAL[1]))
    shrunk = min(math.sqrt(LARGEST / (wide * high)), 1.0)
    return max(int(wide * shrunk), SMALLEST[0]), max(int(high * shrunk), SMALLEST[1])


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
        shrinks = self.area.width < self.surface.get_width()
        scale = pygame.transform.smoothscale if shrinks else pygame.transform.scale
        self.window.fill(SHADOW)
        self.window.blit(scale(self.surface, self.area.size), self.area)

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
