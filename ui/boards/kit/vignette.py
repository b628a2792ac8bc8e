"""Small pictures of what a variant changes, put together from a game's own art."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from ui import typeset
from ui.assets import Assets
from ui.theme import BRASS_DARK, BRASS_LIGHT, INK, RUST, Theme
from ui.widgets.panel import clip_round, draw_box

WORTH = 1.4
"""Pictures stand in two rows where that makes them so many times larger."""


@dataclass(frozen=True)
class Vignette:
    """Pictures side by side on the game's ground; a short sign on a seal, or crosses over what stays out.

    Those of them that are `white` in the art stand there in brass.
    """

    pictures: tuple[str, ...]
    sign: str = ""
    crossed: bool = False
    white: tuple[str, ...] = ()


Vignettes = Mapping[str, Mapping[str, Vignette]]
"""The vignettes of a game by option and choice."""


def vignette(theme: Theme, assets: Assets, size: tuple[int, int], ground: str, shown: Vignette) -> pygame.Surface:
    """The vignette in a thin frame; kept by the assets."""
    key = ("vignette", size, theme.unit, ground, shown)
    return assets.kept(key, lambda: _made(theme, assets, size, ground, shown))


def _made(theme: Theme, assets: Assets, size: tuple[int, int], ground: str, shown: Vignette) -> pygame.Surface:
    radius, edge = theme.px(10), max(theme.px(2), 1)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    draw_box(surface, surface.get_rect(), radius, BRASS_DARK)
    inner = surface.get_rect().inflate(-2 * edge, -2 * edge)
    surface.blit(clip_round(assets.cover(ground, inner.size), max(radius - edge, 0)), inner)
    seal = _seal(inner) if shown.sign else pygame.Rect(0, 0, 0, 0)
    room = pygame.Rect(inner.left, inner.top, inner.width - round(seal.width * 1.4), inner.height)
    cells = _cells(assets, shown.pictures, room)
    seal.midleft = (max(cell.right for cell in cells) + seal.width // 5, inner.centery)
    shift = (inner.left + inner.right - min(cell.left for cell in cells) - max(seal.right, cells[-1].right)) // 2
    cells, seal = [cell.move(shift, 0) for cell in cells], seal.move(shift, 0)
    for name, cell in zip(shown.pictures, cells, strict=True):
        picture = assets.image(name, cell.size, BRASS_LIGHT if name in shown.white else None)
        surface.blit(picture, picture.get_rect(center=cell.center))
        if shown.crossed:
            cross = assets.icon("close", min(cell.size), RUST)
            surface.blit(cross, cross.get_rect(center=cell.center))
    if shown.sign:
        _draw_sign(surface, theme, seal, shown.sign)
    return surface


def _cells(assets: Assets, pictures: tuple[str, ...], area: pygame.Rect) -> list[pygame.Rect]:
    """Where the pictures stand: in one row, or in two where that makes them much larger."""
    gap, half = area.height // 16, -(-len(pictures) // 2)
    ratios = [assets.ratio(name) for name in pictures]
    one = _row(ratios, area.inflate(-2 * gap, -2 * gap), gap)
    rows = [row for row in (ratios[:half], ratios[half:]) if row]
    upper = pygame.Rect(area.left, area.top, area.width, area.height // 2).inflate(-2 * gap, -gap)
    upper = upper.inflate(0, min(_row(row, upper, gap)[0].height for row in rows) - upper.height)
    two = [cell for n, row in enumerate(rows) for cell in _row(row, upper.move(0, n * area.height // 2), gap)]
    return two if two[0].height > one[0].height * WORTH else one


def _row(ratios: list[float], area: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """Boxes of these shapes side by side in the middle of an area, all of one height."""
    between = gap * (len(ratios) - 1)
    height = max(min(area.height, round((area.width - between) / sum(ratios))), 1)
    left = area.centerx - (round(sum(ratios) * height) + between) // 2
    cells = []
    for ratio in ratios:
        cells.append(pygame.Rect(left, area.centery - height // 2, max(round(ratio * height), 1), height))
        left = cells[-1].right + gap
    return cells


def _seal(area: pygame.Rect) -> pygame.Rect:
    """The size of a seal beside the pictures of an area."""
    side = min(round(area.height * 0.4), area.width // 6)
    return pygame.Rect(0, 0, side, side)


def _draw_sign(surface: pygame.Surface, theme: Theme, seal: pygame.Rect, sign: str) -> None:
    """A seal with a number on it."""
    side = seal.width
    draw_box(surface, seal, side // 2, BRASS_LIGHT, INK, max(side // 16, 1))
    font = typeset.fit_font(theme, "serif_bold", sign, side * 0.62 / theme.unit, round(side * 0.8), 0.4)
    label = font.render(sign, True, INK)
    surface.blit(label, label.get_rect(center=seal.center))
