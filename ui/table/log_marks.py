"""What lines of the log wear: the question mark of a bot's move, and the ribbon of a marked moment."""

from __future__ import annotations

import pygame

from ui.app import App
from ui.table.log_rows import ICON
from ui.theme import BRASS_DARK, BRASS_LIGHT, INK, PAPER, RUST
from ui.widgets.panel import draw_box


def badge(row: pygame.Rect, app: App) -> pygame.Rect:
    """Where a row wears its badge: over its picture."""
    px = app.theme.px
    place = pygame.Rect(row.left + px(6), 0, px(ICON + 6), min(px(ICON + 2), row.height))
    place.centery = row.centery
    return place


def draw_badge(surface: pygame.Surface, app: App, place: pygame.Rect) -> None:
    """The question mark by which the bot of a line is asked why, over the picture of the line."""
    px, over = app.theme.px, place.collidepoint(app.pointer)
    draw_box(surface, place, px(6), BRASS_LIGHT if over else PAPER, BRASS_DARK, max(px(1.5), 1))
    icon = app.assets.icon("why", round(min(place.size) * 0.8), INK)
    surface.blit(icon, icon.get_rect(center=place.center))


def draw_ribbon(surface: pygame.Surface, app: App, row: pygame.Rect) -> None:
    """A ribbon in a rim of paper, so that it is seen on any colour and picture, beside the words of its line."""
    px, assets = app.theme.px, app.assets
    side, rim = px(18), max(px(1.5), 1)
    place = pygame.Rect(row.left + px(5), row.bottom - side, side, side)
    for step in ((-rim, 0), (rim, 0), (0, -rim), (0, rim)):
        surface.blit(assets.icon("bookmark", side, PAPER), place.move(step))
    surface.blit(assets.icon("bookmark", side, RUST), place)
