"""The page that looks back on a game, and the story at its end."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.analysing import Told, brief, opened, played
from tests.ui.coaching import SIZES, Silent
from tests.ui.play import Player, Players, resize
from ui.curve_file import place
from ui.saves_index import delete_save, list_saves
from ui.scenes.analysis import AnalysisScene
from ui.scenes.end import EndScene
from ui.scenes.setup_seat import LONGEST_NAME
from ui.table.replay import ReplayTable
from ui.table.session import Session

players = pytest.fixture(brief)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_curve(players: Players, game: str) -> None:
    """A line a seat, its turning points as marks, words and a picture of the choice that is told, sums that add up."""
    player = players(lang="fr", thinker=Told())
    table = played(player, 1, 2, game)
    scene = opened(player)
    assert [one.seat for one in scene.chart.series] == [0, 1, 2]
    assert all(len(one.spots) == 7 for one in scene.chart.series)
    marks = [name for name in player.pilot.names() if name.startswith("mark.")]
    assert 1 <= len(marks) <= 5
    chosen = scene.chosen
    assert chosen is not None
    told = scene.look_back.told(chosen)
    assert told is not None
    assert told.when
    assert "\n" not in told.when
    assert told.played == table.board.statement(
        table.session.match.at(chosen.start).view(chosen.seat), table.session.match.moments[chosen.start].action
    )
    assert scene.look_back.picture(chosen.start, scene.card.size) is not None
    player.pilot.click("view.points")
    final = [float(score.total) for score in table.session.match.scores()]
    assert [one.spots[-1][1] for one in scene.chart.series] == final
    player.pilot.draw()
    player.pilot.press(pygame.K_ESCAPE)
    end = player.pilot.scene
    assert isinstance(end, EndScene)
    told_of = scene.look_back.analyst.curve.tale() is not None
    player.pilot.until(lambda: len(end.story) == (3 if told_of else 0) and not scene.look_back.past.busy)
    for size, scale in SIZES:
        resize(player, size, scale)
        player.pilot.draw()
        assert end.area().height > 0
    assert player.pilot.overflows == []


def test_pointing_tells_of_the_nearest_choice_and_a_click_shows_the_table_then(players: Players) -> None:
    """Return, Esc or paging on open the page again, and nothing is asked anew."""
    thinker = Told()
    player = players(bare=True, thinker=thinker)
    played(player, 1, 2)
    scene = opened(player)
    asked = len(thinker.asked)
    ways: list[Callable[[], None]] = [
        lambda: player.pilot.click("leave"),
        lambda: player.pilot.press(pygame.K_ESCAPE),
    ]
    for number, way in enumerate(ways):
        swing = scene._swings[number]
        spot = (scene.chart.x(swing.start), scene.chart.plot.bottom - 5)
        player.pilot.move(spot)
        assert scene.chosen == swing
        player.pilot.click(spot)
        replay = player.pilot.scene
        assert isinstance(replay, ReplayTable)
        assert replay.count == swing.start
        assert replay.turning == tuple(one.start for one in scene._turns)
        way()
        assert isinstance(player.pilot.scene, AnalysisScene)
        scene = player.pilot.scene
        player.pilot.steps(2)
        assert [type(one).__name__ for one in player.pilot.app.scenes[-2:]] == ["EndScene", "AnalysisScene"]
    assert len(thinker.asked) == asked


def test_keys_go_from_choice_to_choice_and_marks_stay(players: Players) -> None:
    player = players(bare=True, thinker=Told())
    played(player, 1, 1)
    scene = opened(player)
    first = scene._swings[0]
    scene.pin(first.start)
    scene.controls.ring.focus("chart")
    player.pilot.press(pygame.K_RIGHT)
    assert scene.chosen == scene._swings[1]
    player.pilot.press(pygame.K_LEFT)
    player.pilot.press(pygame.K_LEFT)
    assert scene.chosen == first
    player.pilot.click("mark.0")
    player.pilot.move((4, 4))
    assert scene.chosen == scene._turns[0]
    player.pilot.click("look")
    replay = player.pilot.scene
    assert isinstance(replay, ReplayTable)
    assert replay.count == scene._turns[0].start


def test_it_is_kept_beside_the_save_and_there_at_once_the_next_time(players: Players) -> None:
    """Stopped in the middle, gone on with in another app; deleting the save deletes it; broken it is made anew."""
    thinker = Told(99)
    player = players(bare=True, thinker=thinker)
    table = played(player, 1, 1)
    save = table.session.autosave.path
    player.pilot.click("analysis")
    player.pilot.steps(4)
    player.pilot.click("pause")
    scene = player.pilot.scene
    assert isinstance(scene, AnalysisScene)
    assert not scene.look_back.analyst.busy
    known = scene.look_back.analyst.curve.measures
    assert known
    part = scene.look_back.analyst.part
    player.pilot.steps(5)
    assert scene.look_back.analyst.curve.measures == known
    player.pilot.click("pause")
    assert scene.look_back.analyst.part >= part
    player.pilot.until(lambda: scene.look_back.analyst.done)
    found = scene.look_back.analyst.curve.measures
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.click("home")
    assert place(save).exists()
    assert [info.path for info in list_saves(save.parent)] == [save]
    again = players(bare=True, thinker=Told(1))
    again.routes.resume(save)
    again.pilot.until(lambda: again.pilot.top == "EndScene")
    assert opened(again).look_back.analyst.curve.measures == found
    again.pilot.press(pygame.K_ESCAPE)
    again.pilot.click("home")
    place(save).write_bytes(b"{}")
    third = players(bare=True, thinker=Told())
    third.routes.resume(save)
    third.pilot.until(lambda: third.pilot.top == "EndScene")
    assert len(opened(third).look_back.analyst.curve.measures) == 6
    delete_save(save)
    assert not place(save).exists()


def test_by_itself_it_begins_at_the_end_if_the_settings_allow_it(players: Players) -> None:
    """The story stands under the score when it is all found out; otherwise nobody is asked."""
    thinker = Told()
    player = players(thinker=thinker, look_back=True, lang="fr")
    table = played(player, 1, 2)
    end = player.pilot.scene
    assert isinstance(end, EndScene)
    player.pilot.until(lambda: bool(end.story))
    assert len(end.story) == 3
    assert all(sentence[-1] in ".!" for sentence in end.story)
    for size, scale in SIZES:
        resize(player, size, scale)
        player.pilot.draw()
    assert player.pilot.overflows == []
    tale = table.look_back.analyst.curve.tale()
    assert tale is not None
    assert table.session.match.seats[tale.winner].name in end.story[0]
    silent = Told()
    other = players(bare=True, thinker=silent)
    played(other, 1, 1)
    other.pilot.steps(10)
    assert [request for request in silent.asked if request.wanted == "analysis"] == []


def test_only_the_story_of_a_finished_game_travels(players: Players) -> None:
    """Neither names nor what a seat knows: the set-up, the seed and the actions."""
    thinker = Silent()
    player = players(bare=True, thinker=thinker)
    table = played(player, 2, 0)
    player.pilot.click("analysis")
    (request,) = thinker.asked
    assert request.story is not None
    assert list(request.story.actions) == [moment.action.text for moment in table.session.match.moments]
    assert request.story.seed == table.session.match.seed
    assert (request.knowledge, request.bot, request.glimpses) == ({}, "", ())
    before = thinker.cancelled
    player.pilot.press(pygame.K_ESCAPE)
    assert thinker.cancelled == before + 1


def _long_named(player: Player) -> AnalysisScene:
    table = player.start(1, 3, names=["W" * LONGEST_NAME])
    _end(table.session)
    table.show()
    player.pilot.until(lambda: player.pilot.top == "EndScene")
    return opened(player)


def _end(session: Session) -> None:
    while (decision := session.match.decision()) is not None:
        session.apply(decision.options[0])


@in_languages
def test_the_page_fits(players: Players, lang: str) -> None:
    """Long names at every size; the plain words while it is made, stopped and done."""
    player = players(bare=True, lang=lang, thinker=Told())
    scene = _long_named(player)
    for size, scale in [*SIZES, ((1280, 720), 1.5)]:
        resize(player, size, scale)
        for view in ("points", "chances"):
            player.pilot.click(f"view.{view}")
            player.pilot.draw()
        window = pygame.Rect((0, 0), size)
        assert all(window.contains(rect) for rect in scene.rects().values())
        assert not scene.chart.rect.colliderect(scene.sums.rect)
        assert scene.chart.plot.height > 80
        assert not scene.card.rect.colliderect(scene.chart.rect)
    scene.look_back.analyst.part = 0.5
    for state in ("busy", "stopped"):
        scene.look_back.analyst._asked = state == "busy"
        for size, scale in [*SIZES, ((1280, 720), 1.5)]:
            resize(player, size, scale)
    assert player.pilot.overflows == []
