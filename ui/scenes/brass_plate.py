"""How a brass plate is drawn: bright and engraved once it is won, tarnished and blank but for its task until then."""

from __future__ import annotations

import pygame

from ui import even, typeset
from ui.app import App
from ui.records.honours import Plate
from ui.scenes.records_words import day
from ui.theme import BODY, BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, HEADING, INK, SMALL, WALNUT_DEEP, Colour, mix
from ui.widgets.panel import clip_round, outline

ROOMY = 140
"""From so many units on a plate is engraved in larger letters."""

TALL = 150
"""With so many units inside a plate a long name may take two lines."""

LEAST = 104
"""Units that a plate is high at least."""

DULL: Colour = (70, 54, 36)
"""Brass that nobody has polished yet."""

INSET, SCREW = 40, 9
"""Units at both ends of a plate where its screws are, and of a screw."""


def draw_plate(app: App, plate: Plate, size: tuple[int, int], state: str) -> pygame.Surface:
    """A plate with what is to be done for it, and who has done it when."""
    px, near = app.theme.px, state in ("hovered", "down")
    surface = _metal(size, plate.won, near)
    surface = clip_round(surface, px(10))
    edge = BRASS_LIGHT if plate.won else BRASS_DARK
    surface.blit(outline(size, px(10), edge, max(px(2), 1)), (0, 0))
    inner = surface.get_rect().inflate(-2 * px(7), -2 * px(7))
    surface.blit(outline(inner.size, px(6), mix(edge, WALNUT_DEEP, 0.45), max(px(1), 1)), inner)
    for x in (px(INSET) // 2 + px(3), size[0] - px(INSET) // 2 - px(3)):
        _screw(surface, (x, size[1] // 2), px(SCREW), plate.won)
    _words(app, plate, surface, surface.get_rect().inflate(-2 * px(INSET), -2 * px(12)))
    return surface


def _metal(size: tuple[int, int], won: bool, near: bool) -> pygame.Surface:
    """A sheet that is brighter where the light falls on it."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    low, high = (mix(BRASS, BRASS_DARK, 0.18), BRASS_LIGHT) if won else (mix(DULL, WALNUT_DEEP, 0.35), DULL)
    if near:
        low, high = mix(low, CREAM, 0.12), mix(high, CREAM, 0.12)
    for y in range(size[1]):
        part = y / max(size[1] - 1, 1)
        light = 1 - abs(part - 0.3) / 0.7
        pygame.draw.line(surface, mix(low, high, max(light, 0.0)), (0, y), (size[0], y))
    return surface


def _screw(surface: pygame.Surface, spot: tuple[int, int], radius: int, won: bool) -> None:
    """The head of a screw with its slot."""
    head = mix(BRASS, CREAM, 0.25) if won else mix(DULL, BRASS, 0.35)
    pygame.draw.aacircle(surface, mix(BRASS_DARK, WALNUT_DEEP, 0.5), spot, radius)
    pygame.draw.aacircle(surface, head, spot, max(radius - 2, 1))
    slot = round(radius * 0.55)
    ends = (spot[0] - slot, spot[1] + slot), (spot[0] + slot, spot[1] - slot)
    pygame.draw.line(surface, mix(BRASS_DARK, WALNUT_DEEP, 0.5), *ends, max(radius // 4, 1))


def _words(app: App, plate: Plate, surface: pygame.Surface, area: pygame.Rect) -> None:
    """The name, what is to be done, and below it by whom and when it was, or how far somebody is."""
    text, theme = app.text, app.theme
    colour: Colour = INK if plate.won else BRASS_LIGHT
    head, body = (HEADING, BODY) if area.height >= theme.px(ROOMY) else (BODY, SMALL)
    heads = typeset.line_height(theme.font("serif_bold", head))
    foot = typeset.line_height(theme.font("ui_bold", SMALL)) if _foot(app, plate) else 0
    font = typeset.fit_font(theme, "serif_bold", plate.title(text), head, area.width, typeset.GENTLE)
    wraps = typeset.line_width(font, plate.title(text)) > area.width
    lines = 2 if wraps and area.height >= theme.px(TALL) else 1
    top = pygame.Rect(area.left, area.top, area.width, lines * heads)
    _set(app, surface, top, plate.title(text), "serif_bold", head, colour)
    rest = pygame.Rect(area.left, top.bottom, area.width, area.bottom - top.bottom - foot)
    _set(app, surface, rest, plate.line(text), "ui", body, colour if plate.won else CREAM)
    if plate.won:
        side = theme.px(22)
        star = app.assets.icon("star", side, mix(BRASS_DARK, INK, 0.3))
        surface.blit(star, star.get_rect(center=(surface.get_width() - theme.px(INSET) // 2 - theme.px(3), side)))
    if foot:
        last = pygame.Rect(area.left, rest.bottom, area.width, foot)
        _set(app, surface, last, _foot(app, plate), "ui_bold", SMALL, colour)


def _foot(app: App, plate: Plate) -> str:
    """The last line of a plate."""
    text = app.text
    if plate.won:
        return text("brass.won", name=plate.name, day=day(text, plate.at)) if plate.at else plate.name
    steps = plate.honour.steps
    return text("brass.steps", n=len(plate.made), total=len(steps)) if steps else ""


def _set(
    app: App, surface: pygame.Surface, rect: pygame.Rect, words: str, family: str, size: float, colour: Colour
) -> None:
    """Words in the middle of a box, fitted into it."""
    font, lines = even.fit_middle(app.theme, family, words, size, rect.size)
    block = typeset.render(font, lines, colour, "center")
    surface.blit(block, block.get_rect(center=rect.center))
