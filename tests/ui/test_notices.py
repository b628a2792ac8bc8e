"""Notices: they keep off what can be pressed, and move when another screen comes."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.play import Players
from ui.scenes.home import HomeScene
from ui.scenes.settings import SettingsScene

LONG = "The overlay folder cannot be read, so that Cabinet plays with its own figures and pictures for now. " * 2


@in_languages
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("game", GAMES)
def test_no_notice_lies_over_the_start_of_a_set_up(players: Players, game: str, scale: float, lang: str) -> None:
    player = players(scale=scale, lang=lang)
    player.routes.setup(game)
    while "add" in player.pilot.names():
        player.pilot.click("add")
    player.pilot.app.notices.add(LONG)
    player.pilot.steps(20)
    shown = player.pilot.app.notices.shown
    assert shown is not None
    assert not shown.colliderect(player.pilot.names()["start"])
    assert player.pilot.app.window.get_rect().contains(shown)


def test_a_notice_moves_when_another_screen_comes(players: Players) -> None:
    pilot = players().pilot
    pilot.app.notices.add("Not saved.")
    pilot.steps(20)
    low = pilot.app.notices.shown
    assert isinstance(pilot.scene, HomeScene)
    assert low is not None
    button = pygame.Rect(0, low.top, pilot.app.size[0], low.height)
    settings = SettingsScene(pilot.app)
    pilot.push(settings)
    settings.controls.button("wide", button, "wide", settings.finish)
    pilot.app._changed()
    pilot.steps(2)
    high = pilot.app.notices.shown
    assert high is not None
    assert not high.colliderect(button)
