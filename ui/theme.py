"""The one place of colours, sizes and fonts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

from ui.face import face
from ui.palette import Colour as Colour
from ui.palette import Tone

WALNUT_DEEP = Tone((38, 23, 15), contrast=(0, 0, 0))
WALNUT = Tone((68, 42, 27), contrast=(24, 14, 8))
WALNUT_LIGHT = Tone((112, 73, 46), contrast=(80, 52, 32))
BRASS = Tone((203, 164, 90), contrast=(255, 205, 70))
BRASS_LIGHT = Tone((236, 210, 148), contrast=(255, 228, 140))
BRASS_DARK = Tone((122, 88, 34), contrast=(84, 54, 0))
PAPER = Tone((248, 241, 224), contrast=(255, 255, 255))
PAPER_SHADE = Tone((235, 223, 197), contrast=(240, 236, 226))
PAPER_EDGE = Tone((140, 114, 84), contrast=(70, 52, 34))
INK = Tone((43, 31, 22), contrast=(0, 0, 0))
INK_SOFT = Tone((96, 77, 58), contrast=(40, 30, 20))
MOSS = Tone((48, 86, 62), contrast=(0, 70, 30), red_green=(0, 86, 122))
MOSS_LIGHT = Tone((62, 108, 79), contrast=(0, 88, 40), red_green=(0, 104, 146))
MOSS_DARK = Tone((34, 62, 45), contrast=(0, 48, 20), red_green=(0, 62, 92))
RUST = Tone((150, 47, 34), contrast=(130, 15, 0), red_green=(158, 62, 0))
FOCUS = Tone((255, 209, 84), contrast=(255, 222, 0), blue_yellow=(110, 230, 240))
FOUND = Tone((255, 226, 138), contrast=(255, 235, 120), blue_yellow=(158, 236, 242))
PASSAGE = Tone((252, 234, 184), contrast=(255, 245, 190), blue_yellow=(206, 244, 246))
SHADOW: Colour = (18, 10, 6)
CREAM = Tone((252, 247, 235), contrast=(255, 255, 255))
GREY = Tone((206, 196, 176), contrast=(214, 210, 200))
GREY_INK = Tone((82, 72, 60), contrast=(50, 44, 36))
OFF = Tone((66, 50, 38), contrast=(30, 22, 16))
OFF_INK = Tone((176, 162, 138), contrast=(205, 196, 180))


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's colour and the symbol that tells it apart without colour."""

    name: str
    colour: Colour
    soft: Colour
    symbol: str


_SEATS = (
    Tone((184, 50, 40), (150, 20, 15), (139, 4, 48), (196, 37, 10)),
    Tone((46, 112, 62), (0, 80, 35), (24, 124, 140), (5, 93, 36)),
    Tone((35, 93, 158), (0, 60, 140), (18, 100, 229), (8, 117, 190)),
    Tone((150, 96, 10), (110, 64, 0), (156, 100, 8), (137, 103, 34)),
    Tone((112, 62, 140), (90, 25, 120), (92, 49, 142), (104, 32, 115)),
)

PLAYERS: tuple[Player, ...] = (
    Player("red", _SEATS[0], (244, 211, 202), "player_ammonite"),
    Player("green", _SEATS[1], (209, 231, 208), "player_leaf"),
    Player("blue", _SEATS[2], (205, 222, 240), "player_footprint"),
    Player("ochre", _SEATS[3], (246, 226, 180), "player_feather"),
    Player("purple", _SEATS[4], (228, 212, 237), "player_shell"),
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


BRASS_DOWN = Tone((184, 144, 72), contrast=(228, 178, 50))

SHADES: dict[str, Shades] = {
    "primary": Shades(MOSS, MOSS_LIGHT, MOSS_DARK, CREAM, MOSS_DARK),
    "brass": Shades(BRASS, BRASS_LIGHT, BRASS_DOWN, INK, BRASS_DARK),
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
        self._grain = Theme(usual) if usual and usual != unit else None
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}

    @property
    def grain(self) -> Theme:
        """The measures of boards: those of the same window at 100 %, so that boards keep their size at every scale.

        A theme that is its own holds no reference to itself: fonts are large, and go with the last who measures by it.
        """
        return self._grain or self

    def px(self, units: float) -> int:
        """A length in units as whole pixels."""
        return round(units * self.unit)

    def font(self, family: str, size: float = BODY) -> pygame.font.Font:
        """The font of a family at a size in units, never under the least one; the same object each time."""
        key = (family, max(self.px(size), LEAST_LETTERS))
        if key not in self._fonts:
            self._fonts[key] = face(font_bytes(family), key[1])
        return self._fonts[key]

    def forget_fonts(self) -> None:
        """Let go of the fonts, each of which keeps pictures of all its letters; who needs one has it made anew."""
        self._fonts.clear()
        if self._grain is not None:
            self._grain.forget_fonts()


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
