"""Colours and pictures as people who lack a kind of cones see them: `python -m docs.vision IN.png OUT.png deutan`."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

import pygame

from ui.dyes import encoded, linear, oklab
from ui.palette import RGB, Colour, Palette

Matrix = tuple[tuple[float, float, float], ...]

VISIONS: dict[str, Matrix] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What becomes of linear light where a kind of cones is missing: Machado, Oliveira and Fernandes (2009), severity 1."""

SEEN_IN: dict[Palette, tuple[str, ...]] = {"red_green": ("protan", "deutan"), "blue_yellow": ("tritan",)}
"""Whom the palettes are for."""


@lru_cache(maxsize=1 << 20)
def seen(colour: Colour, vision: str) -> RGB:
    """The colour that looks to everybody as this one does to such a person."""
    light = [linear(value) for value in colour]
    red, green, blue = (
        encoded(sum(part * value for part, value in zip(row, light, strict=True))) for row in VISIONS[vision]
    )
    return red, green, blue


def distance(one: Colour, other: Colour, vision: str = "") -> float:
    """How far two colours lie apart in Oklab, 100 from black to white; to such a person if a vision is named."""
    a, b = (oklab(seen(colour, vision) if vision else colour) for colour in (one, other))
    return 100 * float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


def picture(surface: pygame.Surface, vision: str) -> pygame.Surface:
    """A picture as such a person sees it."""
    raw = pygame.image.tobytes(surface, "RGB")
    pixels = [raw[at : at + 3] for at in range(0, len(raw), 3)]
    turned = {pixel: bytes(seen((pixel[0], pixel[1], pixel[2]), vision)) for pixel in set(pixels)}
    return pygame.image.frombytes(b"".join(turned[pixel] for pixel in pixels), surface.get_size(), "RGB")


def main() -> None:
    """Read a picture, write it as it is seen."""
    source, target, vision = sys.argv[1:]
    pygame.image.save(picture(pygame.image.load(Path(source)), vision), target)


if __name__ == "__main__":
    main()
