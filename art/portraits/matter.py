"""Bone, wood, leaf and whatever else emblems are made of."""

from __future__ import annotations

from engrave import Part
from solids import Frame, Solid, ball, both, tilted
from wardrobe import DARK, MIDDLE, planes, stuff

BONE, BONE_SHADE, WOOD, WOOD_SHADE = "#e9dab2", "#bda677", "#9a6b3f", "#6d4828"
LEAF, LEAF_SHADE, BLACK, BLACK_SHADE = "#7d9a6a", "#587348", "#4a433d", "#2e2925"


def plain(
    name: str, solid: Solid, f: Frame, tint: str, shade: str, x: float = 0.4, y: float = 1.0, gap: float = 0.07
) -> Part:
    """A part of one colour."""
    return stuff(name, solid, f, tint, shade, planes(x, y, 0.4, gap), MIDDLE, 0.4)


def bony(name: str, solid: Solid, f: Frame, x: float = 0.4, y: float = 1.0) -> Part:
    """A part of bone."""
    return stuff(name, solid, f, BONE, BONE_SHADE, planes(x, y, 0.4, 0.065), ((0.66, 0.5), (0.42, 0.8)), 0.42)


def black(name: str, solid: Solid, f: Frame) -> Part:
    """A black part."""
    return stuff(name, solid, f, BLACK, BLACK_SHADE, planes(0.5, 1, 0.4, 0.07), DARK)


def leaf(x: float, y: float, angle: float, long: float, wide: float, z: float = 0.0) -> Solid:
    """A flat leaf whose stalk is at that place."""
    blade = both(
        ball((x - wide * 0.6, y + long, z), (wide * 1.6, long, 0.07)),
        ball((x + wide * 0.6, y + long, z), (wide * 1.6, long, 0.07)),
    )
    return tilted(blade, 0, (x, y, z), angle)
