"""A spotlight: everything but a few places is dimmed, and each of those is framed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from ui.theme import FOCUS, Colour, Theme
from ui.widgets.panel import draw_focus

DIM: Colour = (112, 104, 98)
"""What the colours of dimmed places are multiplied by, of 255."""


def draw_spotlight(surface: pygame.Surface, theme: Theme, area: pygame.Rect, lit: Sequence[pygame.Rect]) -> None:
    """Dim an area but for the lit places, and frame those."""
    for rect in dark_parts(area, lit):
        surface.fill(DIM, rect, special_flags=pygame.BLEND_RGB_MULT)
    width = max(theme.px(3), 2)
    for rect in lit:
        frame = rect.inflate(2 * width, 2 * width).clip(surface.get_rect())
        draw_focus(surface, frame, theme.px(8), FOCUS, width)


def dark_parts(area: pygame.Rect, lit: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The area without the lit places, as rectangles that do not overlap."""
    inside = [rect for rect in (rect.clip(area) for rect in lit) if rect.width and rect.height]
    edges = sorted({area.top, area.bottom, *(rect.top for rect in inside), *(rect.bottom for rect in inside)})
    parts: list[pygame.Rect] = []
    for top, bottom in pairwise(edges):
        left = area.left
        for rect in sorted((rect for rect in inside if rect.top < bottom and rect.bottom > top), key=lambda r: r.left):
            if rect.left > left:
                parts.append(pygame.Rect(left, top, rect.left - left, bottom - top))
            left = max(left, rect.right)
        if left < area.right:
            parts.append(pygame.Rect(left, top, area.right - left, bottom - top))
    return parts
