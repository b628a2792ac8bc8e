"""Banners: what begins now, on a ground in the game's own look, over the middle of the table for a moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from ui import typeset
from ui.app import App
from ui.boards.kit import writing
from ui.table.sprite import Key, Sprite
from ui.theme import INK, INK_SOFT, PAPER, PAPER_EDGE, Colour
from ui.widgets.panel import draw_box, soft_shadow

Part = tuple[float, float, float, float]
"""Left, top, width and height as parts of a banner."""

SECONDS = 1.5
"""How long a banner stands, coming and going included."""

COMES, GOES = 0.24, 0.2
"""Seconds in which a banner comes and goes."""

WIDE, HIGH = 0.78, 0.46
"""The parts of the table's width and height that a banner takes at most."""


@dataclass(frozen=True)
class Livery:
    """How a game's banners look: the ground, the places of words and pictures on it, inks, and whence it comes.

    `comes` is the way in parts of the banner's own size.
    """

    ground: str = ""
    ratio: float = 4.0
    title: Part = (0.2, 0.16, 0.6, 0.38)
    line: Part = (0.2, 0.55, 0.6, 0.3)
    sides: tuple[Part, Part] = ((0.04, 0.16, 0.14, 0.68), (0.82, 0.16, 0.14, 0.68))
    ink: Colour = INK
    soft: Colour = INK_SOFT
    family: str = "serif_bold"
    comes: tuple[float, float] = (0.0, -1.0)


@dataclass(frozen=True)
class Banner:
    """What a banner says: a few large words, one line below them, a picture at each side."""

    title: str
    line: str = ""
    pictures: tuple[str, ...] = ()


def banner_rect(main: pygame.Rect, livery: Livery) -> pygame.Rect:
    """Where a banner stands: in the middle of the board, a little above its centre."""
    high = min(main.width * WIDE / livery.ratio, main.height * HIGH)
    rect = pygame.Rect(0, 0, round(high * livery.ratio), round(high))
    rect.center = (main.centerx, main.top + round(main.height * 0.42))
    return rect


def banner_sprite(app: App, banner: Banner, livery: Livery, main: pygame.Rect, seconds: float = SECONDS) -> Sprite:
    """A banner that comes, stands and goes."""
    rect = banner_rect(main, livery)
    _order(app, banner, livery, rect)
    x, y = rect.center
    far = (x + livery.comes[0] * rect.width * 0.4, y + livery.comes[1] * rect.height * 0.5)
    past = (x - livery.comes[0] * rect.width * 0.02, y - livery.comes[1] * rect.height * 0.06)
    keys = (
        Key(0.0, far, alpha=0.0, picture=partial(paint_banner, app, banner, livery)),
        Key(COMES * 0.7, past),
        Key(COMES, (x, y)),
        Key(seconds - GOES, (x, y)),
        Key(seconds, (x, y), alpha=0.0),
    )
    return Sprite(rect.size, keys, still=2, over=True)


def _order(app: App, banner: Banner, livery: Livery, area: pygame.Rect) -> None:
    """Have the pictures on a banner made before it comes."""
    if livery.ground:
        app.assets.prepare(livery.ground, area.size, stretch=True)
    for name, part in zip(banner.pictures, livery.sides, strict=False):
        app.assets.prepare(name, _placed(part, area).size)


def paint_banner(app: App, banner: Banner, livery: Livery, size: tuple[int, int]) -> pygame.Surface:
    """A banner as a picture with its shadow; kept by the assets."""
    key = ("banner", banner, livery, size, app.theme.unit, app.text.lang)
    return app.assets.kept(key, lambda: _made(app, banner, livery, size))


def _made(app: App, banner: Banner, livery: Livery, size: tuple[int, int]) -> pygame.Surface:
    spread = max(size[1] // 12, 2)
    surface = pygame.Surface((size[0] + 2 * spread, size[1] + 2 * spread), pygame.SRCALPHA)
    area = pygame.Rect((spread, spread), size)
    _draw_ground(surface, app, livery, area, spread)
    for words, part, ink, family in (
        (banner.title, livery.title, livery.ink, livery.family),
        (banner.line, livery.line, livery.soft, "ui_bold"),
    ):
        box = _placed(part, area)
        if words:
            high = box.height * (0.82 if part is livery.title else 0.44)
            block = writing.block(app, words, box.size, high, ink, family, "center")
            surface.blit(block, typeset.place(block.get_size(), box, "center"))
    for name, part in zip(banner.pictures, livery.sides, strict=False):
        box = _placed(part, area)
        image = app.assets.image(name, box.size)
        surface.blit(image, image.get_rect(center=box.center))
    return surface


def _draw_ground(surface: pygame.Surface, app: App, livery: Livery, area: pygame.Rect, spread: int) -> None:
    """The game's own ground, or a plain sheet of paper, with its shadow."""
    shadow = soft_shadow((area.width - spread, area.height - spread), spread, spread, 150)
    surface.blit(shadow, shadow.get_rect(center=(area.centerx, area.centery + spread // 2)))
    if livery.ground and app.assets.has(livery.ground):
        surface.blit(app.assets.image(livery.ground, area.size, stretch=True), area)
    else:
        draw_box(surface, area, area.height // 10, PAPER, PAPER_EDGE, max(area.height // 50, 1))


def _placed(part: Part, area: pygame.Rect) -> pygame.Rect:
    """A part of a banner in pixels."""
    x, y, wide, high = part
    return pygame.Rect(
        round(area.left + x * area.width),
        round(area.top + y * area.height),
        round(wide * area.width),
        round(high * area.height),
    )
