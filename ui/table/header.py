"""The strip with a seat's name: symbol, colour, score, and small signs of what it is doing."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ui import typeset
from ui.app import App
from ui.theme import BRASS_LIGHT, CREAM, INK, MOSS, PLAYERS, RUST
from ui.widgets.panel import draw_box

NAME_ROOM = 150
"""Pictures without a number are left out where less than this many units would remain for the name."""


@dataclass(frozen=True)
class Header:
    """What is shown of a seat."""

    name: str
    colour: int
    score: int
    marks: tuple[str, ...] = ()
    active: bool = False
    badges: tuple[tuple[str, str], ...] = ()


def draw_header(surface: pygame.Surface, app: App, rect: pygame.Rect, header: Header) -> None:
    """Draw a seat's strip; the seat that is asked has a bright edge."""
    theme, player = app.theme, PLAYERS[header.colour % len(PLAYERS)]
    edge = BRASS_LIGHT if header.active else INK
    draw_box(surface, rect, theme.px(9), player.colour, edge, max(theme.px(3 if header.active else 1), 1))
    side = round(rect.height * 0.66)
    left = rect.left + theme.px(8)
    surface.blit(app.assets.icon(player.symbol, side, CREAM), (left, rect.centery - side // 2))
    score = theme.font("ui_bold", 22).render(str(header.score).replace("-", "−"), True, CREAM)
    right = rect.right - theme.px(12) - score.get_width()
    surface.blit(score, (right, rect.centery - score.get_height() // 2))
    star = round(rect.height * 0.5)
    right -= star + theme.px(4)
    surface.blit(app.assets.icon("star", star, BRASS_LIGHT), (right, rect.centery - star // 2))
    for mark in header.marks:
        right -= side + theme.px(4)
        surface.blit(app.assets.icon(mark, side, CREAM), (right, rect.centery - side // 2))
    for image, words in header.badges:
        if not words and right - left - side < theme.px(NAME_ROOM):
            break
        right = _draw_badge(surface, app, image, words, (right - theme.px(6), rect.centery), round(rect.height * 0.8))
    left += side + theme.px(8)
    _draw_name(surface, app, header.name, pygame.Rect(left, rect.top, max(right - left - theme.px(4), 1), rect.height))


def _draw_badge(surface: pygame.Surface, app: App, image: str, words: str, spot: tuple[int, int], side: int) -> int:
    """A picture with words after it, ending at a spot; where it begins."""
    label = app.theme.font("ui_bold", 20).render(words, True, CREAM)
    left = spot[0] - label.get_width()
    surface.blit(label, (left, spot[1] - label.get_height() // 2))
    picture = app.assets.image(image, (side, side))
    surface.blit(picture, picture.get_rect(midright=(left - app.theme.px(2), spot[1])))
    return left - side - app.theme.px(2)


def shortened(font: pygame.font.Font, name: str, width: int) -> str:
    """The name, cut where it is wider than that."""
    while len(name) > 1 and typeset.line_width(font, name) > width:
        name = name[:-2].rstrip() + "…"
    return name


def _draw_name(surface: pygame.Surface, app: App, name: str, box: pygame.Rect) -> None:
    """The name, made smaller and at last cut where it does not fit."""
    font = typeset.fit_font(app.theme, "ui_bold", name, 20, box.width, 0.7)
    label = typeset.render_line(font, shortened(font, name, box.width), CREAM)
    surface.blit(label, (box.left, box.centery - label.get_height() // 2))


def draw_change(surface: pygame.Surface, app: App, rect: pygame.Rect, change: int) -> None:
    """A chip with gained or lost points beside the score of a seat's strip."""
    theme = app.theme
    label = theme.font("ui_bold", 22).render(f"{change:+d}".replace("-", "−"), True, CREAM)
    chip = label.get_rect().inflate(theme.px(18), theme.px(4))
    chip.midright = (rect.right - theme.px(92), rect.centery)
    draw_box(surface, chip, chip.height // 2, MOSS if change > 0 else RUST, CREAM, max(theme.px(2), 1))
    surface.blit(label, label.get_rect(center=chip.center))
