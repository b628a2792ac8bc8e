"""Points on a tag: gains on a round plate, losses on a label: they differ in shape and not in colour alone."""

from __future__ import annotations

import pygame

from ui import typeset
from ui.app import App
from ui.theme import BRASS_DARK, BRASS_LIGHT, CREAM, GREY, GREY_INK, INK, PAPER, RUST, Colour
from ui.widgets.panel import draw_box

POP = 0.35
"""How much smaller a tag begins than it ends, as a part of its size."""


WIDEST = 2.3
"""How wide a tag is at most, in times its height."""


def signed(points: int) -> str:
    """Points with their sign, nought without one."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def minus(points: int) -> str:
    """Points with a true minus sign."""
    return str(points).replace("-", "−")


def tag(app: App, points: int, height: int, words: str = "") -> pygame.Surface:
    """The tag of some points; kept, so copy it before drawing on it."""
    told = words or signed(points)
    key = ("score_tag", points, told, height, app.theme.unit)
    return app.assets.kept(key, lambda: _made(app, points, told, height))


def draw_tag(
    surface: pygame.Surface, app: App, points: int, height: int, centre: tuple[int, int], part: float = 1.0
) -> None:
    """A tag in its place that grows until `part` is 1; it stays inside the picture."""
    picture = tag(app, points, height if points else round(height * 0.8))
    size = min(1.0 - POP + 2 * POP * part, 1.0 + POP * (1.0 - part))
    if part < 1.0:
        picture = pygame.transform.smoothscale_by(picture, size)
    spot = picture.get_rect(center=centre).clamp(surface.get_rect())
    surface.blit(picture, spot)


def _made(app: App, points: int, words: str, height: int) -> pygame.Surface:
    fill, edge, ink = _colours(points)
    font = app.theme.font("ui_bold", height * 0.62 / app.theme.unit)
    label, notch = typeset.render_line(font, words, ink), height // 2 if points < 0 else 0
    wide = max(label.get_width() + round(height * 0.6), height) + notch
    surface = pygame.Surface((wide, height), pygame.SRCALPHA)
    line = max(app.theme.px(2), 1)
    if notch:
        _draw_label(surface, fill, edge, line)
    else:
        draw_box(surface, surface.get_rect(), height // 2, fill, edge, line)
    surface.blit(label, label.get_rect(center=((wide + notch // 2) // 2, height // 2)))
    return surface


def _colours(points: int) -> tuple[Colour, Colour, Colour]:
    """Fill, edge and ink of gains, losses and nought."""
    if points > 0:
        return BRASS_LIGHT, BRASS_DARK, INK
    return (RUST, CREAM, CREAM) if points < 0 else (GREY, GREY_INK, INK)


def _draw_label(surface: pygame.Surface, fill: Colour, edge: Colour, line: int) -> None:
    """A luggage label: its left end is a point with a hole in it."""
    (wide, high), grain = surface.get_size(), 4
    large = pygame.Surface((wide * grain, high * grain), pygame.SRCALPHA)
    for colour, inset in ((edge, 0), (fill, line * grain)):
        left, right, low = inset * 1.4, wide * grain - inset, high * grain - inset
        bend = high * grain * 0.45
        points = [(left, high * grain / 2), (bend, inset), (right, inset), (right, low), (bend, low)]
        pygame.draw.polygon(large, (*colour, 255), points)
    pygame.draw.circle(large, (*PAPER, 255), (round(high * grain * 0.42), high * grain // 2), high * grain * 0.09)
    surface.blit(pygame.transform.smoothscale(large, (wide, high)), (0, 0))
