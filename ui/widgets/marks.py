"""Small drawn signs that no font has: arrows, check mark, knob and switch."""

from __future__ import annotations

from typing import Literal

import pygame

from ui.keep import bounded
from ui.theme import CREAM, MOSS, MOSS_DARK, PAPER_EDGE, PAPER_SHADE, Colour
from ui.widgets.panel import rounded_box

Direction = Literal["left", "right", "up", "down"]

_ARROWS: dict[Direction, tuple[tuple[float, float], ...]] = {
    "left": ((0.66, 0.18), (0.30, 0.5), (0.66, 0.82)),
    "right": ((0.34, 0.18), (0.70, 0.5), (0.34, 0.82)),
    "up": ((0.18, 0.66), (0.5, 0.30), (0.82, 0.66)),
    "down": ((0.18, 0.34), (0.5, 0.70), (0.82, 0.34)),
}
_CHECK = ((0.16, 0.54), (0.40, 0.78), (0.84, 0.24))
_CROSS = (((0.22, 0.22), (0.78, 0.78)), ((0.78, 0.22), (0.22, 0.78)))


@bounded(1)
def arrow(size: int, colour: Colour, direction: Direction) -> pygame.Surface:
    """A chevron in a square of `size` pixels."""
    return _strokes(size, colour, (_ARROWS[direction],))


@bounded(1)
def check(size: int, colour: Colour) -> pygame.Surface:
    """A check mark in a square of `size` pixels."""
    return _strokes(size, colour, (_CHECK,))


@bounded(1)
def cross(size: int, colour: Colour) -> pygame.Surface:
    """A cross in a square of `size` pixels."""
    return _strokes(size, colour, _CROSS)


@bounded(1)
def switch(height: int, value: bool) -> pygame.Surface:
    """A switch: knob at the right with a check mark when on, at the left and hollow when off."""
    width = round(height * 1.8)
    edge = max(height // 14, 1)
    ground = (MOSS, MOSS_DARK) if value else (PAPER_SHADE, PAPER_EDGE)
    surface = rounded_box((width, height), height // 2, ground[0], ground[1], edge).copy()
    inset = edge * 2
    knob = height - 2 * inset
    spot = (width - knob - inset if value else inset, inset)
    surface.blit(disc(knob, CREAM, PAPER_EDGE), spot)
    if value:
        mark = check(round(knob * 0.66), MOSS)
        surface.blit(mark, mark.get_rect(center=(spot[0] + knob // 2, spot[1] + knob // 2)))
    return surface


def disc(size: int, fill: Colour, edge: Colour) -> pygame.Surface:
    """A smooth disc with a thin edge."""
    return rounded_box((size, size), size // 2, fill, edge, max(size // 12, 1))


@bounded(1)
def oval(size: tuple[int, int], fill: Colour, edge: Colour | None = None, width: int = 1) -> pygame.Surface:
    """A smooth oval, with an edge of so many pixels if that has a colour."""
    large = pygame.Surface((4 * size[0], 4 * size[1]), pygame.SRCALPHA)
    large.fill((*(edge or fill)[:3], 0))
    whole = large.get_rect()
    if edge is not None:
        pygame.draw.ellipse(large, edge, whole)
        whole = whole.inflate(-8 * width, -8 * width)
    pygame.draw.ellipse(large, fill, whole)
    return pygame.transform.smoothscale(large, size)


def _strokes(size: int, colour: Colour, lines: tuple[tuple[tuple[float, float], ...], ...]) -> pygame.Surface:
    """Thick round lines, smoothed by drawing them four times larger."""
    large = max(size, 1) * 4
    surface = pygame.Surface((large, large), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    width = max(round(large * 0.13), 1)
    for line in lines:
        points = [(round(x * large), round(y * large)) for x, y in line]
        pygame.draw.lines(surface, colour, False, points, width)
        for point in points:
            pygame.draw.circle(surface, colour, point, width // 2)
    return pygame.transform.smoothscale(surface, (max(size, 1), max(size, 1)))
