"""The page that looks back at large scales: curve and sums have no room under each other, and are shown in turn."""

from __future__ import annotations

import pygame
import pytest

from tests.languages import in_languages
from tests.ui.analysing import Told, brief, opened, played
from tests.ui.play import Players, resize

players = pytest.fixture(brief)

CROWDED = ((1280, 720), 2.0)


@in_languages
def test_curve_and_sums_are_shown_in_turn(players: Players, lang: str) -> None:
    """The curve with its marks over the lines and the whole of the words, or the sums; and back in a roomy window."""
    player = players(bare=True, lang=lang, thinker=Told())
    played(player, 1, 3)
    scene = opened(player)
    assert "view.sums" not in player.pilot.names()
    resize(player, *CROWDED)
    player.pilot.steps(3)
    assert scene.chart.plot.height >= 200
    assert all(rect.bottom <= scene.chart.plot.top for rect, _ in scene._marks)
    assert (bool(scene.plan.sums), bool(scene.plan.card)) == (False, True)
    player.pilot.click("view.sums")
    assert (bool(scene.plan.sums), bool(scene.plan.chart), bool(scene.plan.card)) == (True, False, False)
    assert "chart" not in player.pilot.names()
    assert "look" not in player.pilot.names()
    player.pilot.move(scene.plan.sums.center)
    assert scene.pointed == -1
    for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT):
        player.pilot.press(key)
    player.pilot.steps(3)
    player.pilot.draw()
    resize(player, (1280, 720), 1.0)
    assert all((scene.plan.sums, scene.plan.chart, scene.plan.card))
    player.pilot.steps(3)
    player.pilot.draw()
    resize(player, *CROWDED)
    player.pilot.click("view.points")
    player.pilot.steps(3)
    player.pilot.click("look")
    assert player.pilot.top == "ReplayTable"
    assert player.pilot.overflows == []


def test_the_words_of_a_choice_have_room_before_its_picture(players: Players) -> None:
    """No sentence is left out for a picture: where both have no room there is none."""
    player = players(bare=True, thinker=Told())
    played(player, 1, 2)
    scene = opened(player)
    for size, scale in (((1280, 720), 1.0), ((1280, 720), 1.5), CROWDED, ((1920, 1080), 1.0)):
        resize(player, size, scale)
        words = scene.card.rect.height - scene.card.size[1]
        assert words >= player.pilot.app.theme.px(230)
        assert scene.card.size[0] <= scene.card.rect.width
