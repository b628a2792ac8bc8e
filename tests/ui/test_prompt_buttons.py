"""Cancel, Step back and Confirm: the same in every game, with words; and what is disabled looks so."""

from __future__ import annotations

import pygame
import pytest

from tests.languages import in_languages
from ui import typeset
from ui.table.buttons import LABEL, _places
from ui.text import Text
from ui.theme import SHADES, Theme
from ui.widgets.faces import fitting_size, label_pad, plate

AREAS = ((250, 390), (246, 190), (96, 130), (400, 58), (300, 60), (760, 96))
"""Rooms for the buttons in units, as the tables have them; a narrow one for three buttons is tall."""


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


@pytest.mark.parametrize("unit", [0.68, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("room", AREAS, ids=str)
@in_languages
@pytest.mark.parametrize("names", [("cancel", "confirm"), ("cancel", "step_back", "confirm")], ids=len)
def test_every_word_stands_whole(unit: float, room: tuple[int, int], lang: str, names: tuple[str, ...]) -> None:
    """In any room the buttons lie apart in one order, large enough, and no word is split."""
    theme, text = Theme(unit), Text(lang)
    if len(names) == 3 and room[0] < 260:
        room = (260, max(room[1], 190))
    area = pygame.Rect(0, 0, theme.px(room[0]), theme.px(room[1]))
    places = _places(area, len(names), theme)
    labels = [text(f"table.{name}") for name in names]
    size = fitting_size(theme, labels, places[0].width, "ui_bold", LABEL)
    assert places == sorted(places, key=lambda rect: (rect.left, rect.top))
    assert all(area.contains(rect) and min(rect.size) >= 32 for rect in places)
    inner = places[0].width - 2 * label_pad(theme, places[0].width)
    font = theme.font("ui_bold", size)
    assert all(typeset.line_width(font, word) <= inner for label in labels for word in label.split())


@pytest.mark.parametrize("kind", sorted(SHADES))
def test_disabled_is_flat(kind: str) -> None:
    """A disabled button has no lip, and its edge hardly differs from its face."""
    size, shades = (120, 48), SHADES[kind]
    off, rest = (plate(Theme(1.0), size, state, shades) for state in ("off", "normal"))
    assert off.get_at((60, 44))[:3] == off.get_at((60, 24))[:3] == shades.off
    assert rest.get_at((60, 46))[:3] != rest.get_at((60, 24))[:3]
    assert off.get_at((60, 24)) != rest.get_at((60, 24))
