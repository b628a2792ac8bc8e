"""Marks that every board draws: rings around places, veils over them, previews of points."""

from __future__ import annotations

import pygame

from ui.app import App
from ui.theme import CREAM, INK, INK_SOFT, MOSS, RUST, SHADOW, Colour
from ui.widgets.panel import draw_box, outline


def draw_veil(surface: pygame.Surface, app: App, rect: pygame.Rect) -> None:
    """Dim a place that cannot be chosen."""

    def make() -> pygame.Surface:
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(veil, (*SHADOW, 120), veil.get_rect(), border_radius=app.theme.px(12))
        return veil

    surface.blit(app.assets.kept(("veil", rect.size, app.theme.unit), make), rect)


def draw_ring(surface: pygame.Surface, app: App, rect: pygame.Rect, colour: Colour, width: float) -> None:
    """A bright line around a place, with a dark one inside it."""
    pixels, radius = max(app.theme.px(width), 1), app.theme.px(12)

    def make() -> pygame.Surface:
        ring = outline(rect.size, radius, INK, pixels + max(pixels // 2, 1))
        ring.blit(outline(rect.size, radius, colour, pixels), (0, 0))
        return ring

    surface.blit(app.assets.kept(("ring", rect.size, colour, pixels), make), rect)


def draw_points(
    surface: pygame.Surface, app: App, midtop: tuple[int, int], points: int, strong: bool, inside: pygame.Rect
) -> None:
    """What an option would bring, as a chip that stays inside a place."""
    theme = app.theme
    label = theme.font("round", 24 if strong else 21).render(f"{points:+d}".replace("-", "−"), True, CREAM)
    box = label.get_rect().inflate(theme.px(18), theme.px(6))
    box.midtop = midtop
    box.clamp_ip(inside)
    colour = MOSS if points > 0 else RUST if points < 0 else INK_SOFT
    draw_box(surface, box, box.height // 2, colour, CREAM, max(theme.px(1.5), 1))
    surface.blit(label, label.get_rect(center=box.center))
