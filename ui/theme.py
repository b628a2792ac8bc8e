"""The one place of colours, sizes and fonts."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

Colour = tuple[int, int, int]

WALNUT_DEEP: Colour = (38, 23, 15)
WALNUT: Colour = (68, 42, 27)
WALNUT_LIGHT: Colour = (112, 73, 46)
BRASS: Colour = (203, 164, 90)
BRASS_LIGHT: Colour = (236, 210, 148)
BRASS_DARK: Colour = (122, 88, 34)
PAPER: Colour = (248, 241, 224)
PAPER_SHADE: Colour = (235, 223, 197)
PAPER_EDGE: Colour = (140, 114, 84)
INK: Colour = (43, 31, 22)
INK_SOFT: Colour = (96, 77, 58)
MOSS: Colour = (48, 86, 62)
MOSS_LIGHT: Colour = (62, 108, 79)
MOSS_DARK: Colour = (34, 62, 45)
RUST: Colour = (150, 47, 34)
FOCUS: Colour = (255, 209, 84)
FOUND: Colour = (255, 226, 138)
PASSAGE: Colour = (252, 234, 184)
SHADOW: Colour = (18, 10, 6)
CREAM: Colour = (252, 247, 235)
GREY: Colour = (206, 196, 176)
GREY_INK: Colour = (82, 72, 60)
OFF: Colour = (66, 50, 38)
OFF_INK: Colour = (176, 162, 138)


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's colour and the symbol that tells it apart without colour."""

    name: str
    colour: Colour
    soft: Colour
    symbol: str


PLAYERS: tuple[Player, ...] = (
    Player("red", (184, 50, 40), (244, 211, 202), "player_ammonite"),
    Player("green", (46, 112, 62), (209, 231, 208), "player_leaf"),
    Player("blue", (35, 93, 158), (205, 222, 240), "player_footprint"),
    Player("ochre", (150, 96, 10), (246, 226, 180), "player_feather"),
    Player("purple", (112, 62, 140), (228, 212, 237), "player_shell"),
)
"""Seat colours in order; the symbols are icons under `art/icons`."""


@dataclass(frozen=True, slots=True)
class Shades:
    """The colours of one kind of button: face at rest, under the pointer, pressed and off; text, edge."""

    fill: Colour
    hover: Colour
    down: Colour
    text: Colour
    edge: Colour
    off: Colour = GREY
    off_text: Colour = GREY_INK


SHADES: dict[str, Shades] = {
    "primary": Shades(MOSS, MOSS_LIGHT, MOSS_DARK, CREAM, MOSS_DARK),
    "brass": Shades(BRASS, BRASS_LIGHT, (184, 144, 72), INK, BRASS_DARK),
    "plain": Shades(PAPER, CREAM, PAPER_SHADE, INK, PAPER_EDGE),
    "icon": Shades(PAPER_SHADE, CREAM, BRASS_LIGHT, INK, PAPER_EDGE, OFF, OFF_INK),
    "danger": Shades(PAPER, (250, 226, 216), (240, 205, 192), RUST, RUST),
    "choice": Shades(PAPER, CREAM, PAPER_SHADE, INK, PAPER_EDGE),
    "selected": Shades(BRASS_LIGHT, BRASS_LIGHT, BRASS, INK, BRASS_DARK),
}
"""The shades of buttons by kind."""

TEXT_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    (INK, PAPER),
    (INK, PAPER_SHADE),
    (INK, FOUND),
    (INK, PASSAGE),
    (INK_SOFT, PASSAGE),
    (INK_SOFT, PAPER),
    (INK_SOFT, PAPER_SHADE),
    (CREAM, WALNUT),
    (CREAM, WALNUT_DEEP),
    (BRASS_LIGHT, WALNUT),
    (RUST, PAPER),
    *((shades.text, face) for shades in SHADES.values() for face in (shades.fill, shades.hover, shades.down)),
    *((shades.off_text, shades.off) for shades in SHADES.values()),
    *((CREAM, player.colour) for player in PLAYERS),
    *((INK, player.soft) for player in PLAYERS),
)
"""Text and the ground it stands on; each pair has a contrast of at least 4.5."""

PART_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    (BRASS, WALNUT),
    (PAPER_EDGE, PAPER),
    (FOCUS, INK),
    (FOCUS, WALNUT),
    (INK, PAPER),
    (MOSS, PAPER),
    (BRASS_DARK, PAPER),
    *((player.colour, PAPER) for player in PLAYERS),
)
"""Parts that must be told apart; each pair has a contrast of at least 3."""

TITLE = 34
HEADING = 26
BODY = 20
SMALL = 17
"""The scale of type: pages and widgets write in these sizes alone."""

LEAST_LETTERS = 9
"""Pixels: no letter is smaller than that, whatever the window and the scale."""

CONTROL_HEIGHT = 48
GAP = 16
MARGIN = 28
RADIUS = 10

SMALLEST_UNIT = 0.68
"""Pixels per unit at least, so that controls stay 32 pixels high where the window allows it."""

FONT_FILES: dict[str, tuple[str, str]] = {
    "ui": ("font_manrope", "Manrope-Medium.ttf"),
    "ui_bold": ("font_manrope", "Manrope-Bold.ttf"),
    "serif": ("font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    "serif_bold": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "serif_italic": ("font_source_serif_pro", "SourceSerifPro-It.ttf"),
    "round": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
}
"""Font families of the interface: package and file."""


@lru_cache(maxsize=16)
def font_path(family: str) -> Path:
    """The file of a font family; FileNotFoundError names the package when it is not installed."""
    package, name = FONT_FILES[family]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"the font package {package} is not installed")
    return Path(spec.submodule_search_locations[0]) / "files" / name


@lru_cache(maxsize=16)
def font_bytes(family: str) -> bytes:
    """The file of a font family, read once: fonts made of it keep no file open."""
    return font_path(family).read_bytes()


def unit_for(size: tuple[int, int], scale: float) -> float:
    """Pixels per unit, so that every window is at least 960 by 540 units large."""
    width, height = size
    wanted = max(min(width / 1920, height / 1080), 0.75) * scale
    return min(max(wanted, SMALLEST_UNIT), width / 960, height / 540)


class Theme:
    """Sizes and fonts at one number of pixels per unit."""

    def __init__(self, unit: float, scale: float = 1.0, usual: float = 0.0) -> None:
        """A theme whose unit is `unit` pixels; `scale` is how much larger than usual somebody wants everything.

        `usual` are the pixels per unit of the same window at 100 %, the same ones if they are not given.
        """
        self.unit = unit
        self.scale = scale
        self.grain: Theme = Theme(usual) if usual and usual != unit else self
        """The measures of boards: those of the same window at 100 %, so that boards keep their size at every scale."""
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}

    def px(self, units: float) -> int:
        """A length in units as whole pixels."""
        return round(units * self.unit)

    def font(self, family: str, size: float = BODY) -> pygame.font.Font:
        """The font of a family at a size in units, never under the least one; the same object each time."""
        key = (family, max(self.px(size), LEAST_LETTERS))
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(io.BytesIO(font_bytes(family)), key[1])
        return self._fonts[key]


def theme_for(size: tuple[int, int], scale: float) -> Theme:
    """The theme of a window at a scale."""
    return Theme(unit_for(size, scale), scale, unit_for(size, 1.0))


def luminance(colour: Colour) -> float:
    """The relative luminance of a colour, from 0 to 1."""
    parts = (value / 255 for value in colour[:3])
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """The contrast of two colours, from 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mix(a: Colour, b: Colour, part: float) -> Colour:
    """The colour `part` of the way from `a` to `b`."""
    red, green, blue = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
    return red, green, blue
