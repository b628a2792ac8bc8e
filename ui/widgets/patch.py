"""Frames and boxes of any size out of a small one: its corners, and plain bands between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

LARGE = 128 * 128
"""Pixels from which on a box is not worth a picture of its own."""


def draw_patched(
    surface: pygame.Surface,
    rect: pygame.Rect,
    corner: int,
    make: Callable[[tuple[int, int]], pygame.Surface],
) -> None:
    """Draw what `make` draws in that size, which is plain but for `corner` pixels at its corners.

    Something large is put together of a small one, pixel for pixel the same: it costs its own pixels alone, and
    nothing of its size has to be made or kept.
    """
    side = 2 * corner + 1
    if rect.width * rect.height < LARGE or min(rect.size) < side:
        surface.blit(make(rect.size), rect)
        return
    small = make((side, side))
    _draw_corners(surface, small, rect, corner)
    for start, stop, colour in _bands(small, corner):
        wide, long, high = stop - start, rect.width - 2 * corner, rect.height - 2 * corner
        surface.fill(colour, (rect.left + corner, rect.top + start, long, wide))
        surface.fill(colour, (rect.left + corner, rect.bottom - stop, long, wide))
        surface.fill(colour, (rect.left + start, rect.top + corner, wide, high))
        surface.fill(colour, (rect.right - stop, rect.top + corner, wide, high))
    middle = small.get_at((corner, corner))
    if middle.a:
        surface.fill(middle, rect.inflate(-2 * corner, -2 * corner))


def draw_edges(surface: pygame.Surface, rect: pygame.Rect, corner: int, small: pygame.Surface) -> None:
    """Draw something soft in that size out of a small one whose edges are alike between its corners, but its middle."""
    _draw_corners(surface, small, rect, corner)
    wide, high = small.get_size()
    across, down = rect.width - 2 * corner, rect.height - 2 * corner
    if across > 0:
        for y, top in ((0, rect.top), (high - corner, rect.bottom - corner)):
            edge = pygame.transform.scale(small.subsurface((corner, y, 1, corner)), (across, corner))
            surface.blit(edge, (rect.left + corner, top))
    if down > 0:
        for x, left in ((0, rect.left), (wide - corner, rect.right - corner)):
            edge = pygame.transform.scale(small.subsurface((x, corner, corner, 1)), (corner, down))
            surface.blit(edge, (left, rect.top + corner))


def _draw_corners(surface: pygame.Surface, small: pygame.Surface, rect: pygame.Rect, corner: int) -> None:
    """The four corners in their places."""
    wide, high = small.get_size()
    for x, left in ((0, rect.left), (wide - corner, rect.right - corner)):
        for y, top in ((0, rect.top), (high - corner, rect.bottom - corner)):
            surface.blit(small, (left, top), (x, y, corner, corner))


def _bands(small: pygame.Surface, corner: int) -> Iterator[tuple[int, int, pygame.Color]]:
    """The plain bands between the corners, from the edge inwards: from where to where, and their colour."""
    colours = [small.get_at((corner, row)) for row in range(corner)]
    start = 0
    for row in range(1, corner + 1):
        if row == corner or colours[row] != colours[start]:
            if colours[start].a:
                yield start, row, colours[start]
            start = row
