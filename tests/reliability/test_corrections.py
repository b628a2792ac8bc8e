"""Mistakes in an owner's corrections are told once: a notice for one, a dialog with a page for many."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ai.worker import InlineThinker
from game.registry import GAMES
from tests.languages import in_languages
from tests.reliability.odd_yaml import built_in
from tests.ui.conftest import Pilots
from tests.ui.pilot import Pilot
from ui.routes import TableRoutes
from ui.scenes.corrections import MOST, CorrectionsScene
from ui.scenes.home import HomeScene


def at_home(pilots: Pilots, lang: str = "en") -> Pilot:
    """The cabinet with ways to the tables."""
    pilot = pilots(lang=lang)
    routes = TableRoutes(InlineThinker(), lambda: 5)
    pilot.app.routes, routes.app = routes, pilot.app
    return pilot.push(HomeScene(pilot.app))


def correct(home: Path, game_id: str, text: str) -> None:
    """Write a correction into the first file of a game."""
    folder = home / "overlay" / game_id
    folder.mkdir(parents=True, exist_ok=True)
    (folder / sorted(built_in(game_id))[0]).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("game_id", GAMES)
def test_one_mistake_is_a_notice(pilots: Pilots, game_id: str) -> None:
    pilot = at_home(pilots)
    correct(pilots.home, game_id, "a: !!bool abc\n")
    pilot.app.routes.quick_play(game_id)
    pilot.steps(2)
    assert pilot.top == "TableScene"
    assert "is not what its tag says" in pilot.app.notices.current


@in_languages
def test_many_mistakes_are_one_dialog_with_a_page_that_lists_them_all(pilots: Pilots, lang: str) -> None:
    pilot, game_id = at_home(pilots, lang), next(iter(GAMES))
    correct(pilots.home, game_id, "".join(f"\u200bkey{number}: 1\n" for number in range(MOST + 2)))
    pilot.app.routes.quick_play(game_id)
    pilot.steps(2)
    assert (pilot.top, pilot.app.notices.current) == ("Question", "")
    pilot.click("list")
    scene = pilot.scene
    assert isinstance(scene, CorrectionsScene)
    assert len(scene.problems) == MOST + 2
    pilot.wheel((640, 400), -30)
    pilot.draw()
    assert scene.column is not None
    assert scene.column.offset > 0
    assert pilot.overflows == []
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == "TableScene"


def test_the_same_mistakes_are_told_once_in_a_run(pilots: Pilots) -> None:
    pilot, game_id = at_home(pilots), next(iter(GAMES))
    correct(pilots.home, game_id, "x: 1\ny: 2\n")
    pilot.app.routes.quick_play(game_id)
    pilot.click("ok")
    pilot.app.home()
    pilot.app.routes.quick_play(game_id)
    pilot.steps(2)
    assert pilot.top == "TableScene"
