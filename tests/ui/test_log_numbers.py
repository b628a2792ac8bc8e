"""Sentences of the log: numbers stand in one line with what they count, cards that come together are one phrase."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cubosaurs.cards import Card
from game.cubosaurs.model import EGG, EGGS, TYPES
from tests.ui.play import Players
from ui.boards.cubosaurs.cardface import cards_told
from ui.characters import NO_BREAK, counted
from ui.table.log_rows import BESIDE, ICON, TEXT, Rows
from ui.typeset import line_width


@pytest.mark.parametrize(
    ("sentence", "together"),
    [
        ("Anna reçoit 1 cube Recherche.", ["1 cube"]),
        ("Anna scores −6 points in round 1.", ["−6 points", "round 1."]),
        ("Anna navigue avec une valeur de 6 ; 2 fossiles.", ["de 6", "2 fossiles."]),
        ("Anna rolls 3, 4.", ["rolls 3,"]),
        ("Anna steht bei 5/10.", []),
    ],
)
def test_a_number_is_bound_to_what_it_counts(sentence: str, together: list[str]) -> None:
    bound = counted(sentence)
    assert bound.replace(NO_BREAK, " ") == sentence
    assert [part.replace(NO_BREAK, " ") for part in bound.split(" ") if NO_BREAK in part] == together


def test_no_line_ends_between_a_number_and_its_noun_but_in_narrow_columns(players: Players) -> None:
    theme, sentence = players(bare=True).pilot.app.theme, "Anna reçoit 1 cube Recherche."
    font = theme.font("ui", TEXT)
    beside = theme.px(ICON) + theme.px(BESIDE)
    _, lines = Rows().typeset(sentence, theme, line_width(font, "Anna reçoit 1") + 2 + beside)
    assert lines[:2] == ["Anna reçoit", f"1{NO_BREAK}cube"]
    assert line_width(font, lines[1]) == line_width(font, "1 cube")
    _, narrow = Rows().typeset("Anna: 1 Brontosaurus", theme, line_width(font, "Brontosaurus") + 2 + beside)
    assert narrow == ["Anna: 1", "Brontosaurus"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "a Stegosaurus, a Pterodactyl Egg and two Grey Raptors"),
        ("fr", "un stégosaure, un œuf de ptérodactyle et deux raptors gris"),
        ("de", "einen Stegosaurus, ein Pterodactylus-Ei und zwei graue Raptoren"),
    ],
)
def test_cards_that_come_together_are_one_phrase(players: Players, lang: str, told: str) -> None:
    app = players(lang=lang).pilot.app
    grey = Card("g", TYPES.index("raptor_grey"), False, 2, 1)
    egg = Card("e", EGG, False, 3, 1, EGGS.index("pterodactyl"))
    stegosaurus = Card("s", TYPES.index("stegosaurus"), False)
    assert cards_told(app, [stegosaurus, egg, grey, replace(grey, gain=3)]) == told
    assert cards_told(app, [stegosaurus]) == told.split(",")[0]
    assert cards_told(app, []) == ""
