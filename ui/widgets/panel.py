"""Drawn grounds: rounded boxes with smooth corners, soft shadows, paper panels and veils."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from ui.aside import given_pause, wait_for_room
from ui.assets import Assets
from ui.keep import bounded
from ui.palette import in_force
from ui.theme import BRASS_DARK, INK, PAPER, PAPER_EDGE, SHADOW, Colour, Theme
from ui.widgets.patch import draw_edges, draw_patched

Size = tuple[int, int]

WIDE = 1_200_000
"""Pixels from which on a shadow is put together of its edges."""

STRIP = 128
"""So many rows are darkened at a time."""


GROWN = 1.2e-8
"""Seconds that a pixel of a shadow takes."""


@bounded(12)
def rounded_box(
    size: Size, radius: int, fill: Colour, edge: Colour | None = None, edge_width: int = 0
) -> pygame.Surface:
    """A box with smooth round corners and an optional edge; kept, so copy it before drawing on it."""
    outer = edge if edge is not None and edge_width > 0 else fill
    surface = _rounded(size, radius, outer)
    if outer is not fill:
        inner = (max(size[0] - 2 * edge_width, 1), max(size[1] - 2 * edge_width, 1))
        surface.blit(_rounded(inner, max(radius - edge_width, 0), fill), (edge_width, edge_width))
    return surface


@bounded(12)
def soft_shadow(size: Size, radius: int, spread: int, strength: int = 110) -> pygame.Surface:
    """A blurred dark box, `spread` pixels larger than `size` on every side."""
    grain = max(spread // 4, 1)
    small = ((size[0] + 2 * spread) // grain + 2, (size[1] + 2 * spread) // grain + 2)
    surface = pygame.Surface(small, pygame.SRCALPHA)
    surface.fill((*SHADOW, 0))
    box = pygame.Rect(0, 0, max(size[0] // grain, 1), max(size[1] // grain, 1))
    box.center = surface.get_rect().center
    pygame.draw.rect(surface, (*SHADOW, strength), box, border_radius=max(radius // grain, 1))
    blurred = pygame.transform.gaussian_blur(surface, 3)
    wide, high = size[0] + 2 * spread, size[1] + 2 * spread
    wait_for_room(GROWN * wide * high)
    return pygame.transform.smoothscale(blurred, (wide, high))


def draw_shadow(surface: pygame.Surface, rect: pygame.Rect, radius: int, spread: int) -> None:
    """Draw a soft shadow under `rect`, a little below it; of a large one only what shows beside what lies on it."""
    corner = radius + 4 * spread
    place = rect.inflate(2 * spread, 2 * spread).move(0, spread // 3)
    if rect.width * rect.height < WIDE or min(rect.size) <= 2 * corner:
        shadow = soft_shadow(rect.size, radius, spread)
        given_pause()
        surface.blit(shadow, place)
    else:
        draw_edges(surface, place, corner, soft_shadow((2 * corner + 1, 2 * corner + 1), radius, spread))


def draw_box(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    fill: Colour,
    edge: Colour | None = None,
    edge_width: int = 0,
) -> None:
    """Draw a rounded box at `rect`."""
    corner = max(radius, edge_width) + 1
    draw_patched(surface, rect, corner, lambda size: rounded_box(size, radius, fill, edge, edge_width))


def paper_panel(theme: Theme, assets: Assets, size: Size) -> pygame.Surface:
    """A sheet of paper with round corners, a fine inner line and a thin edge; kept by the assets."""
    return assets.kept(_paper_key(theme, size), lambda: _paper(theme, assets, size, assets.cover))


def prepare_panel(theme: Theme, assets: Assets, size: Size) -> None:
    """Begin to make a sheet of paper on another thread, for somebody who may need it next."""
    if assets.has("home/paper") and in_force() != "contrast":
        assets.ratio("home/paper")
        assets.prepare_kept(_paper_key(theme, size), size, lambda: _paper(theme, assets, size, assets.fresh_cover))


def keep_panel(theme: Theme, assets: Assets, size: Size) -> None:
    """Keep a sheet of paper that was made ahead, so that the workshop has room for other things."""
    assets.keep_prepared(_paper_key(theme, size))


def _paper_key(theme: Theme, size: Size) -> Hashable:
    """The name under which a sheet is kept."""
    return "paper_panel", size, theme.unit


def draw_panel(surface: pygame.Surface, theme: Theme, assets: Assets, rect: pygame.Rect) -> None:
    """Draw a sheet of paper with its shadow at `rect`."""
    draw_shadow(surface, rect, theme.px(14), theme.px(26))
    paper = paper_panel(theme, assets, rect.size)
    given_pause()
    surface.blit(paper, rect)
    given_pause()


def draw_slip(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    """Draw a plain slip of paper with its shadow at `rect`, for what is too low for a panel."""
    draw_shadow(surface, rect, theme.px(12), theme.px(14))
    draw_box(surface, rect, theme.px(12), PAPER, PAPER_EDGE, max(theme.px(2), 1))


def draw_line(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    """Draw a thin line over the width of a box, in the middle of its height."""
    surface.fill(PAPER_EDGE, (rect.left, rect.centery, rect.width, max(theme.px(1), 1)))


def draw_veil(surface: pygame.Surface, strength: int = 150) -> None:
    """Darken the whole surface; meant for pictures that are kept, not for every frame."""
    width, height = surface.get_size()
    strip = pygame.Surface((width, min(height, STRIP)), pygame.SRCALPHA)
    strip.fill((*SHADOW, strength))
    for top in range(0, height, STRIP):
        surface.blit(strip, (0, top))
        given_pause()


def draw_framed(surface: pygame.Surface, theme: Theme, assets: Assets, name: str, rect: pygame.Rect) -> None:
    """Draw a picture that fills a box, in a thin frame of brass with round corners."""
    radius = theme.px(8)
    surface.blit(clip_round(assets.cover(name, rect.size), radius), rect)
    surface.blit(outline(rect.size, radius, BRASS_DARK, max(theme.px(2), 1)), rect)


def draw_rule(surface: pygame.Surface, theme: Theme, start: tuple[int, int], width: int) -> None:
    """A fine double line, as under a heading."""
    thick = max(theme.px(2), 1)
    pygame.draw.rect(surface, BRASS_DARK, (*start, width, thick))
    pygame.draw.rect(surface, PAPER_EDGE, (start[0], start[1] + thick * 2, width, max(thick // 2, 1)))


def clip_round(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """A copy of the picture with smooth round corners."""
    target = picture.convert_alpha()
    wide, high = target.get_size()
    radius = min(radius, wide // 2, high // 2)
    mask = _rounded((2 * radius + 1, 2 * radius + 1), radius, (255, 255, 255))
    for x, left in ((0, 0), (radius + 1, wide - radius)):
        for y, top in ((0, 0), (radius + 1, high - radius)):
            target.blit(mask, (left, top), (x, y, radius, radius), special_flags=pygame.BLEND_RGBA_MULT)
    return target


def _paper(theme: Theme, assets: Assets, size: Size, cover: Callable[..., pygame.Surface]) -> pygame.Surface:
    """A new sheet of paper, the ground of which `cover` makes."""
    radius = theme.px(14)
    if assets.has("home/paper") and in_force() != "contrast":
        sheet = clip_round(cover("home/paper", size, 1.2, 2 if theme.unit > 1.2 else 1), radius)
    else:
        sheet = rounded_box(size, radius, PAPER).copy()
    given_pause()
    _outline(sheet, sheet.get_rect(), radius, PAPER_EDGE, max(theme.px(1.5), 1))
    inset = theme.px(9)
    inner = sheet.get_rect().inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(sheet, (*BRASS_DARK, 120), inner, max(theme.px(1), 1), border_radius=theme.px(8))
    return sheet


def _outline(surface: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour, width: int) -> None:
    """A smooth rounded outline just inside `rect`."""
    draw_patched(surface, rect, max(radius, width) + 1, lambda size: outline(size, radius, colour, width))


def outline(size: Size, radius: int, colour: Colour, width: int) -> pygame.Surface:
    """A smooth rounded ring on a transparent ground."""
    ring = _rounded(size, radius, colour)
    hole = (size[0] - 2 * width, size[1] - 2 * width)
    ring.blit(
        _rounded(hole, max(radius - width, 0), (0, 0, 0)),
        (width, width),
        special_flags=pygame.BLEND_RGBA_SUB,
    )
    return ring


def _rounded(size: Size, radius: int, colour: Colour) -> pygame.Surface:
    """A filled box whose corners are smoothed by drawing them four times larger."""
    width, height = max(size[0], 1), max(size[1], 1)
    radius = min(radius, width // 2, height // 2)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill((*colour, 255))
    if radius <= 0:
        return surface
    corner = _corner(radius, colour)
    for flip_x, flip_y in ((False, False), (True, False), (False, True), (True, True)):
        spot = (width - radius if flip_x else 0, height - radius if flip_y else 0)
        surface.fill((*colour, 0), (*spot, radius, radius))
        surface.blit(pygame.transform.flip(corner, flip_x, flip_y), spot)
    return surface


@bounded(2)
def _corner(radius: int, colour: Colour) -> pygame.Surface:
    """The top left quarter of a smooth disc."""
    large = pygame.Surface((radius * 4, radius * 4), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, (*colour, 255), (radius * 4, radius * 4), radius * 4)
    return pygame.transform.smoothscale(large, (radius, radius))


def draw_focus(surface: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour, width: int) -> None:
    """Draw the ring around what is focused or pointed out at `rect`."""
    corner = max(radius, 3 * width) + 1
    draw_patched(surface, rect, corner, lambda size: focus_frame(size, radius, colour, width))


@bounded(6)
def focus_frame(size: Size, radius: int, colour: Colour, width: int) -> pygame.Surface:
    """The ring around the focused control: bright, with a dark line on both sides."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    rect = surface.get_rect()
    thin = max(width // 2, 1)
    _outline(surface, rect, radius, INK, width + 2 * thin)
    inner = rect.inflate(-2 * thin, -2 * thin)
    _outline(surface, inner, max(radius - thin, 0), colour, width)
    return surface
