"""Small letters stand as evenly apart as large ones."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from ui.face import SMALL, face
from ui.theme import FONT_FILES, font_bytes
from ui.typeset import render_line

WORDS = ("Lambeosaurus lambei", "Dasypeltis scabra", "Scinque rugueux", "Mary pose le 1 violet")


@pytest.fixture(autouse=True)
def _fonts() -> None:
    """The font library is ready."""
    pygame.font.init()


@pytest.mark.parametrize("family", FONT_FILES)
@pytest.mark.parametrize("pixels", [9, 11, 13, 15, SMALL])
def test_words_are_as_wide_as_their_letters(family: str, pixels: int) -> None:
    """A small word is as wide as a large one shrunk, to a fifth of a pixel a letter and one for the rounding."""
    small, large = face(font_bytes(family), pixels), face(font_bytes(family), 20 * pixels)
    for words in WORDS:
        wide = large.size(words)[0] / 20
        assert small.size(words)[0] == pytest.approx(wide, abs=max(len(words) / 5 + 1, 0.03 * wide)), words


def test_pictures_of_words_have_the_size_that_was_told() -> None:
    """Whoever asks how wide words are gets a picture of that size, with the colour that was asked for."""
    small = face(font_bytes("ui_bold"), 12)
    for words in (*WORDS, "1", "j", "—"):
        label = small.render(words, True, (200, 30, 20))
        assert label.get_size() == small.size(words)
        inks = {tuple(label.get_at((x, y)))[:3] for x in range(label.get_width()) for y in range(label.get_height())}
        assert all(abs(red - 200) <= 2 and abs(green - 30) <= 2 and abs(blue - 20) <= 2 for red, green, blue in inks)


def test_letters_stand_evenly() -> None:
    """The same letter has the same gap behind it wherever it stands in a word, to a pixel."""
    small = face(font_bytes("serif_italic"), 11)
    label = small.render("pepepepepepe", True, (0, 0, 0))
    mask = pygame.mask.from_surface(label, 60)
    assert mask.count() > 100
    whole = [small.size("pe" * count)[0] for count in range(1, 7)]
    steps = {after - before for before, after in pairwise(whole)}
    assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize("family", ["ui", "ui_bold"])
@pytest.mark.parametrize("pixels", range(16, SMALL + 1))
def test_spaces_are_as_wide_before_every_letter(family: str, pixels: int) -> None:
    """A word that begins with t stands as far from the one before as in a large size, to a pixel and the rounding."""
    small, large = (face(font_bytes(family), size) for size in (pixels, 10 * pixels))
    for letter in "tlfn":
        gaps = [_gap(font, letter) for font in (small, large)]
        assert gaps[0] >= gaps[1] / 10 - 1.6, letter


def _gap(font: pygame.font.Font, letter: str) -> int:
    """How many columns without ink there are between two words, the second of which begins with the letter."""
    mask = pygame.mask.from_surface(render_line(font, f"n {letter}", (0, 0, 0)), 60)
    inked = [any(mask.get_at((x, y)) for y in range(mask.get_size()[1])) for x in range(mask.get_size()[0])]
    columns = [x for x, ink in enumerate(inked) if ink]
    return max(after - before - 1 for before, after in pairwise(columns))
