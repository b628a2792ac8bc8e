"""From home through all that remembers what was played: by mouse in English, by keys in French, and back each time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
import pytest

from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.shares import dealt
from tests.ui.pilot import Pilot
from tests.ui.play import Player, Players, click_button, press_on
from ui.places import UserFolders
from ui.scenes.collection import CollectionScene
from ui.scenes.plays_read import PlaysRead

GAME = next(iter(GAMES))

ROUNDS: Sequence[Sequence[tuple[str, str]]] = (
    (("daily", "DailyScene"), ("person.face", "PlayerDialog")),
    (("puzzles", "PuzzlesScene"), ("puzzle.1", "PuzzleTable")),
    (("collection", "CollectionScene"), ("", "SpecimenScene")),
    (("records", "RecordsScene"), ("brass", "BrassScene")),
    (("records", "RecordsScene"), ("pad", "PadScene")),
    (("records", "RecordsScene"), ("share", "ShareDialog")),
    (("saves", "SavesScene"), ("delete", "Question")),
    ((GAME, "GamePanel"), ("puzzles", "PuzzlesScene")),
    ((GAME, "GamePanel"), ("collection", "CollectionScene")),
)
"""Ways from home: what is pressed, and which screen it leads to; '' for the first specimen that is seen."""

Way = tuple[Callable[[Player, str], None], Callable[[Pilot], None]]
"""How something is pressed, and how one goes back."""

WAYS: Mapping[str, Way] = {
    "mouse": (click_button, lambda pilot: pilot.click((3, 3), 3)),
    "keys": (press_on, lambda pilot: pilot.press(pygame.K_ESCAPE)),
}


@pytest.mark.parametrize(("way", "lang"), dealt(["mouse", "keys"], LANGUAGES))
def test_everything_is_reached_and_left_again(players: Players, full: UserFolders, lang: str, way: str) -> None:
    """Every screen has room for its words, and home is where all of them lead back to."""
    assert any(full.saves.glob("*.json"))
    player = players(lang=lang)
    press, back = WAYS[way]
    for round_ in ROUNDS:
        for name, screen in round_:
            press(player, name or _first_specimen(player))
            _read(player)
            assert player.pilot.top == screen
            player.pilot.draw()
        for _ in range(4):
            if player.pilot.top != "HomeScene":
                back(player.pilot)
                player.pilot.steps(2)
        assert player.pilot.top == "HomeScene"
    assert player.pilot.overflows == []


def _read(player: Player) -> None:
    """Let a screen that is made of plays read all of them."""
    player.pilot.steps(2)
    scene = player.pilot.scene
    if isinstance(scene, PlaysRead):
        player.pilot.until(lambda: not scene.plays.waiting)


def _first_specimen(player: Player) -> str:
    scene = player.pilot.scene
    assert isinstance(scene, CollectionScene)
    return next(iter(scene.shelves.spots()))
