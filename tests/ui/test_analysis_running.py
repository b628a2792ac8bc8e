"""Looking back on a game that is not over: what one person knew, and nothing where several play."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES
from tests.ui.analysing import Told, brief, opened
from tests.ui.coaching import Silent
from tests.ui.play import Player, Players
from ui.curve_file import place
from ui.scenes.analysis import AnalysisScene
from ui.table.replay import ReplayTable
from ui.table.scene import TableScene

players = pytest.fixture(brief)


def _half(player: Player, game: str) -> TableScene:
    """A table in the middle of a game, at a choice of the only person."""
    table = player.start(1, 2, game=game)
    while len(table.session.match.moments) < 14 or table.session.person_to_act is None:
        decision = table.session.match.decision()
        assert decision is not None
        table.session.apply(decision.options[0])
    table.show()
    player.pilot.steps(5)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_shows_one_person_what_that_person_knew(players: Players, game: str) -> None:
    """Own choices alone, each from a world that is the same whatever the others hold; no seed and no story travel."""
    thinker = Silent()
    player = players(bare=True, thinker=thinker)
    table = _half(player, game)
    player.pilot.click("menu")
    player.pilot.click("analysis")
    scene = player.pilot.scene
    assert isinstance(scene, AnalysisScene)
    (request,) = [one for one in thinker.asked if one.wanted == "analysis"]
    assert (request.story, request.knowledge, request.seat) == (None, {}, 0)
    match = table.session.match
    own = [n for n, moment in enumerate(match.moments) if moment.seat == 0 and not moment.forced]
    assert [one.number for one in request.glimpses if one.action] == own
    for one in request.glimpses:
        then = match.at(one.number)
        assert one.world == then.knowledge(0, request.seed)
        assert one.points == tuple(table.points_of(then))
    assert not place(table.session.autosave.path).exists()
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.top == "TableScene"
    assert player.until_asked()


def test_a_running_game_has_a_curve_up_to_now(players: Players) -> None:
    player = players(bare=True, thinker=Told())
    _half(player, "draftosaurus")
    player.pilot.click("menu")
    scene = opened(player)
    assert scene.running
    assert "sums.rest" in scene.controls._tips
    assert scene._swings
    assert {swing.seat for swing in scene._swings} == {0}
    player.pilot.click("look")
    replay = player.pilot.scene
    assert isinstance(replay, ReplayTable)
    assert replay.view == replay.shown.view(0)
    player.pilot.press(pygame.K_ESCAPE)
    assert isinstance(player.pilot.scene, AnalysisScene)
    player.pilot.press(pygame.K_ESCAPE)
    assert player.until_asked()
    player.play_on(3)


def test_with_several_persons_a_running_game_is_not_looked_back_on(players: Players) -> None:
    player = players(bare=True)
    player.start(2, 0)
    player.play_on(4)
    assert player.until_asked()
    assert not player.table.look_back.possible
