"""The outline of a creature out of its picture: without the grass it stands on, water and other fine lines."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ui.assets import Assets
from ui.theme import Colour

WIDE = 660
"""Pixels of the picture that is looked at."""

OPAQUE = 160
"""What is paler than this belongs to no body."""

LOW, NARROW = 7, 4
"""Lines that are lower or narrower than so many pixels are grass and ground."""


def silhouette(assets: Assets, name: str, colour: Colour) -> pygame.Surface:
    """The body in a picture, cut out and filled with a colour; kept by the assets."""
    return assets.kept(("silhouette", name, colour), lambda: _cut_out(assets, name, colour))


def _cut_out(assets: Assets, name: str, colour: Colour) -> pygame.Surface:
    picture = assets.image(name, (WIDE, WIDE))
    whole = pygame.mask.from_surface(picture, OPAQUE)
    body = _opened(_opened(whole, LOW, (0, 1), assets.breathe), NARROW, (1, 0), assets.breathe).connected_component()
    rects = body.get_bounding_rects() or [picture.get_rect()]
    return body.to_surface(setcolor=(*colour, 255), unsetcolor=(0, 0, 0, 0)).subsurface(rects[0]).copy()


def _opened(
    mask: pygame.mask.Mask, width: int, along: tuple[int, int], breathe: Callable[[], None]
) -> pygame.mask.Mask:
    """What is left of a mask where it reaches so far in a direction without a gap."""
    (x, y), core = along, mask.copy()
    for n in range(1, width):
        core = core.overlap_mask(mask, (-n * x, -n * y))
        breathe()
    wide = pygame.mask.Mask(mask.get_size())
    for n in range(width):
        wide.draw(core, (n * x, n * y))
    return wide
