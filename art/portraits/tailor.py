"""Linen, coats and hair, as most sitters wear them."""

from __future__ import annotations

from engrave import Part, Phase
from solids import Frame, Solid, grown
from wardrobe import DARK, HAIR, PALE, collar, lapels, opened, planes, shoulders, stuff

LINEN, LINEN_SHADE, STEEL = "#f8f1df", "#ddd0b2", "#4b4a45"


def linen(solid: Solid, frame: Frame, gap: float = 0.075) -> Part:
    """Something white."""
    return stuff("linen", solid, frame, LINEN, LINEN_SHADE, planes(0.25, 1, 0.5, gap, 0.05), PALE)


def coat(
    b: Frame, tint: str, shade: str, wide: float = 0.35, high: float = -0.95, broad: float = 0.3, size: float = 1.0
) -> list[Part]:
    """A coat with lapels and a standing collar over a white shirt."""
    body = shoulders(size)
    return [
        stuff("coat", opened(body, wide), b, tint, shade, planes(0.5, 1, 0.3, 0.066), DARK),
        stuff("lapel", lapels(body, wide, broad), b, tint, shade, planes(1, -0.5, 0.3, 0.066), DARK),
        stuff("collar", collar(high), b, tint, shade, planes(1, 0.2, 0.3, 0.066), DARK),
        linen(grown(body, -0.03), b),
    ]


def hair(solid: Solid, f: Frame, tint: str, shade: str, phase: Phase) -> Part:
    """Hair of a colour."""
    return stuff("hair", solid, f, tint, shade, phase, HAIR, 0.42)
