"""The portraits: every naturalist has pictures and words, and in grey at a small size no two look alike."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from ai.levels import LEVELS, PERSONALITIES
from game.encyclopedia.figures import load_figures
from tests.languages import in_languages
from ui.picture_check import picture_fault
from ui.places import resource
from ui.portraits import MOODS, Naturalist, naturalists, sitter
from ui.text import Text

SMALL, RIM = 40, 3
"""The size at which portraits must differ, and how much of their edge is the same rim."""

APART, MOODS_APART = 14.0, 3.0
"""The least mean difference of greys, of 255, between two naturalists, and between two moods of one."""

LARGEST = 25_000
"""The most bytes of a portrait."""


def greys(name: str) -> list[int]:
    """A picture on cream, small and grey, without its rim."""
    sheet = pygame.Surface((SMALL, SMALL))
    sheet.fill((248, 241, 224))
    sheet.blit(pygame.image.load_sized_svg(resource("art", f"{name}.svg"), (SMALL, SMALL)), (0, 0))
    inner = pygame.transform.grayscale(sheet).subsurface((RIM, RIM, SMALL - 2 * RIM, SMALL - 2 * RIM))
    return list(pygame.image.tobytes(inner, "RGB")[::3])


def apart(first: str, second: str) -> float:
    """How far two pictures differ."""
    pairs = list(zip(greys(first), greys(second), strict=True))
    return sum(abs(a - b) for a, b in pairs) / len(pairs)


@pytest.mark.parametrize("one", naturalists(), ids=lambda one: one.id)
def test_every_naturalist_has_three_portraits(one: Naturalist) -> None:
    """Calm, thinking and pleased, each sound, small, and another picture."""
    for mood in MOODS:
        path = resource("art", f"{one.picture(mood)}.svg")
        assert picture_fault(path) == ""
        assert path.stat().st_size < LARGEST
    for first, second in combinations(MOODS, 2):
        assert apart(one.picture(first), one.picture(second)) > MOODS_APART


@in_languages
def test_every_naturalist_has_words(lang: str) -> None:
    """One line with the years, another one for everybody."""
    text = Text(lang, strict=True)
    lines = {one.about(text) for one in naturalists()}
    assert len(lines) == len(naturalists()) == 16
    assert all(line.endswith(")") and "–" in line for line in lines)


def test_portraits_differ_in_grey() -> None:
    """No two naturalists look alike at forty pixels."""
    close = [
        (first.id, second.id)
        for first, second in combinations(naturalists(), 2)
        if apart(first.picture(), second.picture()) <= APART
    ]
    assert close == []


def test_usual_names_and_automas_have_portraits() -> None:
    """Whoever sits at a table by default is one of the naturalists, each another one."""
    names = [str(name) for name in Text("en").raw("setup.names")]
    sitters = [sitter(name) for name in names]
    assert None not in sitters
    assert len(set(sitters)) == len(names)
    assert sitter("Somebody") is None
    figures = load_figures(resource("data", "encyclopedia"), None).value
    assert {automa.name for automa in figures.automas.behaviours.values()} <= {one.name for one in naturalists()}


def test_rims_and_marks_are_there() -> None:
    """A rim for persons, Automas and each level, and a mark for each style, none like another."""
    rims = [f"portraits/rim_{kind}" for kind in ("person", "automa", *range(1, len(LEVELS) + 1))]
    marks = [f"portraits/mark_{style or 'plain'}" for style in PERSONALITIES]
    assert all(picture_fault(resource("art", f"{name}.svg")) == "" for name in (*rims, *marks))
    assert len({tuple(greys(name)) for name in marks}) == len(marks)
    assert len({seen(name) for name in rims}) == len(rims)


def seen(name: str) -> bytes:
    """A picture, small, with what shows through it."""
    return pygame.image.tobytes(pygame.image.load_sized_svg(resource("art", f"{name}.svg"), (SMALL, SMALL)), "RGBA")
