"""Signs that stand over the table for a moment: points that come, and words on a plate."""

from __future__ import annotations

import pygame

from ui.app import App
from ui.boards.kit import writing
from ui.theme import BRASS_LIGHT, CREAM, MOSS
from ui.widgets.panel import rounded_box

Size = tuple[int, int]


def points_sign(app: App, points: int, size: Size) -> pygame.Surface:
    """Points as a star with their number on a green plate; kept by the assets."""
    return app.assets.kept(("points sign", points, size, app.theme.unit), lambda: _points(app, points, size))


def _points(app: App, points: int, size: Size) -> pygame.Surface:
    wide, high = size
    surface = rounded_box(size, high // 2, MOSS, CREAM, max(high // 14, 1)).copy()
    star = app.assets.icon("star", round(high * 0.6), BRASS_LIGHT)
    label = writing.line(app, writing.signed(points), round(wide * 0.56), high * 0.7, CREAM, "ui_bold")
    left = (wide - star.get_width() - label.get_width() - high // 8) // 2
    surface.blit(star, star.get_rect(midleft=(left, high // 2)))
    surface.blit(label, label.get_rect(midright=(wide - left, high // 2)))
    return surface
