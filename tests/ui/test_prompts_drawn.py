"""The pictures of every question: one for each that a game asks, drawn where it is asked."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from docs.prompts import draw, places
from game.registry import GAMES, new_match
from tests.games import SUBJECTS


@pytest.mark.parametrize("game", GAMES)
def test_places_lead_to_their_questions(game: str) -> None:
    """Each place, played again, asks the first seat what it is named for."""
    found = places(game, 1)
    assert len(found) >= SUBJECTS[game].prompts
    for place in found:
        match = new_match(game, list(place.seats), place.seed, place.options, None)
        for text in place.actions:
            match.apply(match.rules.parse(text))
        decision = match.decision()
        assert decision is not None
        assert (decision.seat, decision.prompt) == (0, place.prompt)


def test_a_picture_is_written_for_every_question(tmp_path: Path) -> None:
    game = next(iter(GAMES))
    found = places(game, 1)[:2]
    draw(game, found, tmp_path, "fr", (1280, 720), 1.0)
    pictures = sorted(tmp_path.glob("*.png"))
    assert [picture.name for picture in pictures] == [f"{game}-{place.prompt}-fr-1280x720-100.png" for place in found]
    assert all(pygame.image.load(picture).get_size() == (1280, 720) for picture in pictures)
