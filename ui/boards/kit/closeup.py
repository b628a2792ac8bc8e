"""Close-ups that every board may have: a single picture, by itself or on a card of paper."""

from __future__ import annotations

import pygame

from ui.app import App
from ui.boards.kit.pen import Pen
from ui.theme import PAPER, PAPER_EDGE, Colour
from ui.widgets.closeup import CloseUp

SMALL = 0.42
"""How tall a die, a tile or a figure is beside a whole card."""

MARGIN = 0.08
"""The part of a card of paper around its picture."""


def of_picture(app: App, image: str, part: float = SMALL, tint: Colour | None = None) -> CloseUp:
    """A picture by itself, in its own shape."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        Pen(surface, app).picture(image, rect, tint)

    return CloseUp((image, tint), app.assets.ratio(image), paint, part)


def on_paper(app: App, image: str, part: float = SMALL, tint: Colour | None = None) -> CloseUp:
    """A picture on a square card of paper."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        pen, margin = Pen(surface, app), round(rect.width * MARGIN)
        pen.box(rect, margin, PAPER, PAPER_EDGE, margin / 6)
        pen.picture(image, rect.inflate(-2 * margin, -2 * margin), tint)

    return CloseUp((image, tint), 1.0, paint, part)
