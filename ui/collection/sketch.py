"""A picture drawn again in pencil: its lines, and its shades as hatching, made of the picture itself."""

from __future__ import annotations

from collections.abc import Callable

import pygame

Size = tuple[int, int]

WHITE = (255, 255, 255)

GRAPHITE = (200, 197, 188)
"""How much of the paper's light the strongest stroke takes away."""

SHADE = (86, 84, 78)
"""The same for a stroke of hatching in the darkest shade."""

BRIGHT = 46
"""Shades lighter than this are left to the paper."""

FINE, CLOSE = 110, 72
"""A picture's larger side has so many widths of the softest line, and so many strokes of hatching."""

TILES, GRAIN = 16, 6
"""Strokes beside each other in a tile, and how much larger one is drawn to be smooth."""


def sketched(picture: pygame.Surface, breathe: Callable[[], None] = lambda: None) -> pygame.Surface:
    """The picture as strokes on white, to be multiplied onto paper; `breathe` is called between its steps."""
    sheet, grey = _white(picture.get_size()), _white(picture.get_size())
    grey.blit(picture, (0, 0))
    grey = pygame.transform.grayscale(grey)
    for strokes in (_lines, _hatched):
        breathe()
        sheet.blit(strokes(grey, breathe), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return sheet


def _lines(grey: pygame.Surface, breathe: Callable[[], None]) -> pygame.Surface:
    """Where a picture is darker than what is around it, as light to be taken away."""
    around = _softened(grey)
    breathe()
    around.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    for _ in range(2):
        around.blit(around.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    around.fill(GRAPHITE, special_flags=pygame.BLEND_RGB_MULT)
    return around


def _hatched(grey: pygame.Surface, breathe: Callable[[], None]) -> pygame.Surface:
    """The shades of a picture as slanting strokes, as light to be taken away."""
    dark = _white(grey.get_size())
    dark.blit(_softened(grey), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    dark.fill((BRIGHT, BRIGHT, BRIGHT), special_flags=pygame.BLEND_RGB_SUB)
    breathe()
    dark.blit(dark.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    dark.blit(_strokes(grey.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    dark.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    return dark


def _softened(grey: pygame.Surface) -> pygame.Surface:
    """The picture without its fine lines."""
    wide, high = grey.get_size()
    coarse = max(max(wide, high) // FINE, 2)
    small = pygame.transform.smoothscale(grey, (max(wide // coarse, 1), max(high // coarse, 1)))
    return pygame.transform.smoothscale(small, (wide, high))


def _strokes(size: Size) -> pygame.Surface:
    """White slanting strokes on black."""
    step = max(max(size) // CLOSE, 3)
    tile = _tile(step)
    sheet = pygame.Surface(size)
    side = tile.get_width()
    sheet.blits([(tile, (x, y)) for x in range(0, size[0], side) for y in range(0, size[1], side)])
    return sheet


def _tile(step: int) -> pygame.Surface:
    """A square of strokes at that distance, which goes on at its edges."""
    side, large = step * TILES, step * GRAIN
    one = pygame.Surface((large, large))
    for start in (-large, 0, large):
        pygame.draw.line(one, WHITE, (start - large, 2 * large), (start + 2 * large, -large), max(large // 3, 1))
    stroke = pygame.transform.smoothscale(one, (step, step))
    tile = pygame.Surface((side, side))
    tile.blits([(stroke, (x, y)) for x in range(0, side, step) for y in range(0, side, step)])
    return tile


def _white(size: Size) -> pygame.Surface:
    sheet = pygame.Surface(size)
    sheet.fill(WHITE)
    return sheet
