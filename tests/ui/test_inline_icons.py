"""Pictures inside a line: they take room like a word, are never split, and stand where their mark does."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.conftest import Pilots
from ui import inline, typeset

MARKED = "Put [icon:draftosaurus/trex] there, or [icon:star]."


@pytest.fixture
def font(pilots: Pilots) -> pygame.font.Font:
    """The body font of an app whose pictures are on the shelf."""
    return pilots().app.theme.font("ui", 20)


def test_a_mark_is_a_picture_and_no_letters(font: pygame.font.Font) -> None:
    assert inline.pieces("a [icon:star]b") == [inline.Piece("a "), inline.Piece(icon="star"), inline.Piece("b")]
    assert typeset.line_width(font, "[icon:star]") == inline.width(font, "star")
    assert typeset.line_width(font, MARKED) < font.size(MARKED)[0] / 2


def test_lines_with_pictures_stand_further_apart(font: pygame.font.Font) -> None:
    assert typeset.line_height(font, [MARKED, "x"]) > typeset.line_height(font, ["x"])
    assert typeset.text_size(font, [MARKED])[1] >= typeset.render_line(font, MARKED, (0, 0, 0)).get_height()


def test_a_picture_is_never_split(font: pygame.font.Font) -> None:
    lines = typeset.wrap(font, MARKED, font.point_size * 4)
    assert len(lines) > 2
    assert " ".join(lines) == MARKED


def test_a_picture_is_drawn_in_its_own_colours_and_an_icon_in_those_of_the_words(font: pygame.font.Font) -> None:
    ink = (10, 120, 30)
    icon, picture = (typeset.render_line(font, mark, ink) for mark in ("[icon:star]", "[icon:draftosaurus/trex]"))
    assert colours(icon) == {ink}
    assert len(colours(picture)) > 5


def test_a_white_picture_takes_the_colour_of_the_words(font: pygame.font.Font) -> None:
    ink = (10, 120, 30)
    assert colours(typeset.render_line(font, "[icon:holotype/clade_theropod]", ink)) == {ink}


def test_a_white_picture_on_paper_is_inked_and_others_keep_their_colours(pilots: Pilots) -> None:
    """Such as stand in the log: those of the icons, and white ones among the pictures of a game."""
    ink, assets = (10, 120, 30), pilots().app.assets
    for name in ("icons/dice", "holotype/storage"):
        assert colours(assets.inked(name, (40, 40), ink)) == {ink}, name
    plain = assets.image("draftosaurus/trex", (40, 40))
    assert colours(assets.inked("draftosaurus/trex", (40, 40), ink)) == colours(plain)


def test_what_is_no_mark_stays_as_it_is(font: pygame.font.Font) -> None:
    for words in ("[icon:]", "[icon: star]", "icon:star", "[icon:sta"):
        assert not inline.pictured(words)
        assert typeset.wrap(font, words, 4000) == [words]


def colours(surface: pygame.Surface) -> set[tuple[int, ...]]:
    """The colours that cover a picture fully."""
    spots = ((x, y) for x in range(surface.get_width()) for y in range(surface.get_height()))
    return {tuple(pixel[:3]) for pixel in map(surface.get_at, spots) if pixel[3] == 255}
