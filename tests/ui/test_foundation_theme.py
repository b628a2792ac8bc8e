"""Colours with enough contrast, sizes for every window, fonts that are there."""

from __future__ import annotations

import weakref

import pygame
import pytest

from game.core.paths import ROOT
from ui import theme, typeset
from ui.settings import SCALES
from ui.theme import PART_PAIRS, PLAYERS, TEXT_PAIRS, Theme, contrast, unit_for

FRENCH = "àâçéèêëîïôùûüœæÀÂÇÉÈÊÎÔÛŒ’«»…·×"


@pytest.mark.parametrize("pair", TEXT_PAIRS)
def test_text_is_legible(pair: tuple[theme.Colour, theme.Colour]) -> None:
    assert contrast(*pair) >= 4.5


@pytest.mark.parametrize("pair", PART_PAIRS)
def test_parts_can_be_told_apart(pair: tuple[theme.Colour, theme.Colour]) -> None:
    assert contrast(*pair) >= 3


def test_contrast_of_black_and_white() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


def test_players_differ_in_symbol_and_colour() -> None:
    assert len({player.symbol for player in PLAYERS}) == len({player.colour for player in PLAYERS}) == 5


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (1280, 1600)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_window_is_at_least_960_by_540_units(size: tuple[int, int], scale: float) -> None:
    unit = unit_for(size, scale)
    assert size[0] / unit >= 959.9
    assert size[1] / unit >= 539.9


def test_unit_is_one_pixel_at_1080() -> None:
    assert unit_for((1920, 1080), 1.0) == 1.0


@pytest.mark.parametrize("family", sorted(theme.FONT_FILES))
def test_fonts_have_french_letters(family: str) -> None:
    pygame.font.init()
    font = Theme(1.0).font(family, 20)
    assert [letter for letter, shape in zip(FRENCH, font.metrics(FRENCH), strict=True) if shape is None] == []


def test_font_is_kept() -> None:
    pygame.font.init()
    look = Theme(1.5)
    assert look.font("ui", 20) is look.font("ui", 20)


@pytest.mark.parametrize("usual", [0.0, 1.0])
def test_fonts_go_with_the_last_who_measures_by_them(usual: float) -> None:
    """A theme holds no reference to itself, so its fonts do not wait for the collector; or they are forgotten."""
    pygame.font.init()
    look = Theme(1.5, usual=usual)
    kept = [weakref.ref(look.font("ui", 20)), weakref.ref(look.grain.font("serif", 30))]
    look.forget_fonts()
    assert [one() for one in kept] == [None, None]
    assert look.font("ui", 20).get_height() > 0
    gone = weakref.ref(look)
    del look
    assert gone() is None


@pytest.mark.parametrize("family", sorted(theme.FONT_FILES))
@pytest.mark.parametrize("size", [11, 16, 20, 36, 80])
def test_a_word_that_reaches_to_the_left_is_set_whole(family: str, size: int) -> None:
    """The letter j begins left of its place: nothing of its line is cut, and no word lies on another."""
    pygame.font.init()
    font = Theme(1.0).font(family, size)
    line, *words = (typeset.render_line(font, text, (0, 0, 0)) for text in ("de jouer jar", "de", "jouer", "jar"))
    inked = [sum(pygame.image.tobytes(surface, "RGBA")[3::4]) / 255 for surface in (line, *words)]
    assert abs(inked[0] - sum(inked[1:])) <= 3


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080), (3840, 2160), (960, 540), (2560, 1080)])
def test_no_letter_is_under_nine_pixels(size: tuple[int, int], scale: float) -> None:
    """Whatever size is asked for, in pages as on boards, whose measures are those of the same window at 100 %."""
    pygame.font.init()
    look = theme.theme_for(size, scale)
    asked = [units / 2 for units in range(1, 70)]
    fonts = [one.font(family, units) for one in (look, look.grain) for family in theme.FONT_FILES for units in asked]
    assert min(font.point_size for font in fonts) == 9


def test_only_the_theme_makes_fonts() -> None:
    """So that its least size holds everywhere."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "ui").rglob("*.py")}
    assert [name for name, text in texts.items() if "font.Font(" in text] == ["face.py"]
    assert [name for name, text in texts.items() if "from ui.face" in text] == ["theme.py"]
