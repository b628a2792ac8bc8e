"""Notices: they keep off what can be pressed, and move when another screen comes."""

from __future__ import annotations

import errno

import pygame
import pytest

from game.core.record import Seat
from game.registry import GAMES, find
from tests.languages import in_languages
from tests.ui.conftest import Pilots
from tests.ui.play import Players
from ui.failures import because, failure, tell_unwritten
from ui.language import LANGUAGES
from ui.scenes.cover import CoverScene
from ui.scenes.home import HomeScene
from ui.scenes.settings import SettingsScene
from ui.scenes.setup import SetupScene

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


def test_a_notice_that_has_nothing_more_to_say_is_taken_away(players: Players) -> None:
    """Whether it is shown or waits; another one stays."""
    pilot = players().pilot
    for words in ("Shown.", "Waits.", "Stays."):
        pilot.app.notices.add(words)
    pilot.steps(2)
    for words in ("Shown.", "Waits."):
        pilot.app.notices.drop(words)
    pilot.steps(2)
    assert pilot.app.notices.current == "Stays."


def test_what_was_said_of_a_cover_goes_with_it(players: Players) -> None:
    pilot = players(tips=True).pilot
    pilot.push(CoverScene(pilot.app, [Seat("Ann"), Seat("Bob")], 0, -1))
    pilot.steps(2)
    assert pilot.app.notices.current == pilot.app.text("tips.cover")
    pilot.click("ready")
    assert not pilot.app.notices.busy


@in_languages
@pytest.mark.parametrize(("scale", "size"), [(1.0, (1920, 1080)), (1.0, (1280, 720)), (2.0, (1280, 720))])
@pytest.mark.parametrize("game", GAMES)
def test_a_notice_covers_nothing_of_a_set_up(
    pilots: Pilots, game: str, scale: float, size: tuple[int, int], lang: str
) -> None:
    """Neither its buttons nor its headings, also where every seat is taken."""
    pilot = pilots(size, lang, scale)
    seats = [Seat(str(number), "human", "", number) for number in range(2)]
    pilot.push(SetupScene(pilot.app, find(game), seats, {}, lambda _seats, _options: None))
    tell_unwritten(pilot.app, "full")
    for _ in range(2):
        pilot.steps(20)
        shown = pilot.app.notices.shown
        assert shown is not None
        assert isinstance(pilot.scene, SetupScene)
        assert shown.collidelist(pilot.scene.taken()) < 0
        assert len(pilot.scene.told) == 2 + len(pilot.scene.options)
        assert pilot.app.window.get_rect().contains(shown)
        while "add" in pilot.names():
            pilot.click("add")


def test_what_the_system_calls_by_a_number_alone_is_told_in_the_language_of_the_player(pilots: Pilots) -> None:
    for lang in LANGUAGES:
        text = pilots(lang=lang).app.text
        for number in (errno.ENOSPC, errno.EMFILE, errno.EBUSY, errno.ENOSYS, errno.EDOM):
            told = because(text, failure(OSError(number, "said in English")))
            assert "English" not in told
            assert not told.startswith("trouble")
        assert "ENOSYS" in because(text, failure(OSError(errno.ENOSYS, "said in English")))
