"""Looking back on a finished game: its turning points, for every person who played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ai.messages import Answer, Effort, Request, TurningPoint
from ai.worker import InlineThinker, WorkerThinker
from game.registry import GAMES
from tests.ui.coaching import SIZES, Failing, Silent
from tests.ui.play import Player, Players, resize, seated
from tests.ui.replaying import top_replay
from ui.crash import CrashDesk
from ui.scenes.cover import CoverScene
from ui.scenes.end import EndScene
from ui.scenes.review import Person, ReviewScene, Told
from ui.scenes.setup_seat import LONGEST_NAME
from ui.scenes.thinking import percent
from ui.table.scene import TableScene


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """Players in a folder of their own, whose coach looks at few play-outs."""
    monkeypatch.setattr("ui.table.session.REVIEW", Effort(1e9, 200))
    yield from seated(tmp_path, monkeypatch)


def _played(player: Player, people: int, bots: int, game: str = "draftosaurus") -> TableScene:
    """A table at the end of a game in which greedy bots have made everybody's moves."""
    table = player.start(people, bots, game=game)
    session, thinker = table.session, InlineThinker()
    while (decision := session.match.decision()) is not None:
        thinker.ask(replace(session._request(decision.seat), bot="greedy"))
        answer = thinker.poll()
        assert answer is not None
        session.apply(session.match.rules.parse(answer.action))
    if isinstance(player.pilot.scene, CoverScene):
        player.pilot.scene.choose("ready")
    table.show()
    player.pilot.until(lambda: player.pilot.top == "EndScene")
    return table


def _reviewed(player: Player) -> ReviewScene:
    """Open the review and wait for it."""
    player.pilot.click("review")
    scene = player.pilot.scene
    assert isinstance(scene, ReviewScene)
    player.pilot.until(lambda: scene.answer is not None)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_the_turning_points_of_every_game(players: Players, game: str) -> None:
    """Up to three own choices in the order of the game, each told with its round, its move and its chances."""
    player = players(lang="fr")
    table = _played(player, 1, 2, game)
    before = len(table.session.match.moments)
    scene = _reviewed(player)
    assert 1 <= len(scene.points) <= 3
    assert [point.number for point in scene.points] == sorted(point.number for point in scene.points)
    for point in scene.points:
        moment = table.session.match.moments[point.number]
        told = scene.retell(point)
        assert (moment.seat, moment.forced, moment.action.text) == (0, False, point.played)
        assert told.when
        assert "\n" not in told.when
        assert told.played
        assert not told.played.endswith("?")
        assert bool(told.better) == (point.better != point.played)
        assert 0.0 <= point.later <= 1.0
    player.pilot.draw()
    assert len(scene.bars) == sum(3 if point.better != point.played else 2 for point in scene.points)
    player.pilot.press(pygame.K_ESCAPE)
    assert isinstance(player.pilot.scene, EndScene)
    assert len(table.session.match.moments) == before
    assert player.pilot.overflows == []


def test_each_person_is_looked_at_in_turn_and_only_once(players: Players) -> None:
    player = players(bare=True)
    _played(player, 2, 1)
    scene = _reviewed(player)
    first = scene.points
    assert {point.seat for point in first} == {0}
    player.pilot.click("person.next")
    player.pilot.until(lambda: scene.answer is not None)
    assert scene.lead() == player.pilot.app.text("review.lead", name="P1")
    assert {point.seat for point in scene.points} == {1}
    player.pilot.click("person.next")
    assert scene.points == first


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_a_turning_point_looks_back_and_comes_back(players: Players, game: str) -> None:
    """The replay at that choice; its button, Esc and the right button lead to the same review, without asking anew."""
    player = players()
    table = _played(player, 1, 2, game)
    points = _reviewed(player).points
    asked = Silent()
    table.session.thinker = asked
    ways: list[Callable[[], None]] = [
        lambda: player.pilot.click("leave"),
        lambda: player.pilot.press(pygame.K_ESCAPE),
        lambda: player.pilot.click(table.plan.main.center, 3),
    ]
    for way in ways:
        player.pilot.click("point.0")
        replay = top_replay(player)
        assert replay.count == points[0].number
        assert replay.view == table.session.match.at(points[0].number).view(table.viewer)
        way()
        scene = player.pilot.scene
        assert isinstance(scene, ReviewScene)
        assert scene.points == points
        assert [type(scene).__name__ for scene in player.pilot.app.scenes[-2:]] == ["EndScene", "ReviewScene"]
    assert asked.asked == []
    player.pilot.press(pygame.K_ESCAPE)
    end = player.pilot.scene
    assert isinstance(end, EndScene)
    assert end.done
    player.pilot.click("table")
    table.history.look_back(0)
    player.pilot.click("leave")
    assert player.pilot.top == "TableScene"


@pytest.mark.parametrize("later", [0.59, 0.36, 0.2])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_told_of_a_turning_point_agrees_with_its_bars(players: Players, lang: str, later: float) -> None:
    """Both chances of the sentence are bars, and where the chance changed after the move, that is said."""
    player = players(bare=True, lang=lang)
    text = player.pilot.app.text
    point = TurningPoint(0, 0, "a", "b", 0.57, 0.36, later - 0.57)
    request = Request("draftosaurus", 2, {}, None, 0, "", {}, 1, "review")
    told, people = Told("1", "a", "b"), [Person(0, "Ada")]
    app = player.pilot.app
    scene = ReviewScene(app, Silent(), people, lambda _seat: request, lambda _point: told, lambda _point: None, {})
    player.pilot.push(scene)
    scene.hear(Answer(points=(point,)))
    verdict = scene._verdict(point, told)
    shown = [percent(text, bar.part) for bar in scene.bars]
    assert shown == [percent(text, chance) for chance in (0.57, 0.36, later)]
    assert all(chance in verdict for chance in shown[:2])
    said = {0.59: "review.then_well", 0.2: "review.then_badly"}
    assert [key for key in said.values() if text(key) in verdict] == [said[key] for key in said if key == later]


def test_a_single_person_has_nothing_to_select_and_bots_alone_no_review(players: Players) -> None:
    player = players(bare=True)
    _played(player, 1, 1)
    assert "person" not in _reviewed(player).rects()
    other = players(bare=True)
    _played(other, 0, 2)
    assert "review" not in other.pilot.names()


def test_only_the_story_of_the_game_travels(players: Players) -> None:
    """Neither names nor what a seat knows: the set-up, the seed and the actions."""
    thinker = Silent()
    player = players(bare=True, thinker=thinker)
    table = _played(player, 2, 0)
    player.pilot.click("review")
    (request,) = thinker.asked
    assert request.story is not None
    assert list(request.story.actions) == [moment.action.text for moment in table.session.match.moments]
    assert request.story.seed == table.session.match.seed
    assert (request.knowledge, request.bot, request.seat) == ({}, "", 0)


def test_while_it_is_computed_a_line_says_so_and_it_can_be_left_at_once(players: Players) -> None:
    thinker = Silent()
    player = players(bare=True, thinker=thinker)
    _played(player, 2, 0)
    player.pilot.click("review")
    scene = player.pilot.scene
    assert isinstance(scene, ReviewScene)
    player.pilot.steps(30)
    assert (scene.answer, scene.progress(), scene.idle()) == (None, 0.25, False)
    player.pilot.draw()
    before = thinker.cancelled
    player.pilot.click("person.next")
    assert thinker.cancelled == before + 1
    assert [request.seat for request in thinker.asked] == [0, 1]
    player.pilot.click((4, 4))
    assert player.pilot.top == "EndScene"
    assert thinker.cancelled == before + 2
    player.pilot.click("rematch")
    assert player.pilot.top in ("TableScene", "CoverScene")


def test_a_review_in_the_worker_tells_how_far_it_is(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes to its end there; one without end is left at once, and the process goes on."""
    thinker = WorkerThinker()
    player = players(bare=True, thinker=thinker)
    _played(player, 1, 1)
    player.pilot.click("review")
    scene, parts = player.pilot.scene, [0.0]
    assert isinstance(scene, ReviewScene)
    while scene.answer is None:
        player._think()
        player.pilot.steps(1)
        parts.append(thinker.progress)
    assert scene.points
    assert parts == sorted(parts)
    assert parts[-1] > 0.9
    first = thinker.pid
    player.pilot.press(pygame.K_RETURN)
    monkeypatch.setattr("ui.table.session.REVIEW", Effort(1e9))
    player.pilot.click("review")
    player.pilot.steps(5)
    player.pilot.press(pygame.K_ESCAPE)
    assert thinker._request is None
    monkeypatch.setattr("ui.table.session.REVIEW", Effort(1e9, 200))
    player.pilot.click("review")
    again = player.pilot.scene
    assert isinstance(again, ReviewScene)
    player.pilot.until(lambda: player._think() or again.answer is not None)
    assert again.points == scene.points
    assert thinker.pid == first


def test_a_review_that_fails_says_so(players: Players) -> None:
    player = players(thinker=Failing(), lang="fr")
    app = player.pilot.app
    app.on_failure = CrashDesk(app).note
    _played(player, 2, 0)
    scene = _reviewed(player)
    assert scene.nothing() == app.text("review.failed", name="P0")
    assert scene.where
    player.pilot.draw()
    player.pilot.click("person.next")
    assert len(list(app.folders.crashes.iterdir())) == 1
    assert player.pilot.overflows == []


def test_without_a_choice_there_is_nothing_to_tell(players: Players) -> None:
    player = players(bare=True, thinker=Silent())
    _played(player, 1, 1)
    player.pilot.click("review")
    scene = player.pilot.scene
    assert isinstance(scene, ReviewScene)
    scene.hear(Answer())
    player.pilot.draw()
    assert scene.count() == 0
    assert scene.nothing() == player.pilot.app.text("review.none", name="P0")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_panel_fits(players: Players, lang: str) -> None:
    """Long names and the longest words of a board, with a better move and without, at every size."""
    player = players(bare=True, lang=lang)
    text = player.pilot.app.text
    words = text("encyclopedia.confirm.extra", colour=text("encyclopedia.colour.purple"))
    when = " · ".join(text("holotype.info", turn=110, n=16, end=17).splitlines())
    request = Request("draftosaurus", 2, {}, None, 0, "", {}, 1, "review")
    better, worse = (TurningPoint(n, 0, "a", "b" if n else "a", 1.0, 0.5, n - 0.5) for n in (0, 1))
    people = [Person(0, "W" * LONGEST_NAME), Person(1, "M" * LONGEST_NAME)]
    scene = ReviewScene(
        player.pilot.app,
        Silent(),
        people,
        lambda _seat: request,
        lambda point: Told(when, words, words if point is worse else ""),
        lambda _point: None,
        {},
    )
    player.pilot.push(scene)
    for answer in (Answer(), Answer(points=(better, worse, better))):
        scene.hear(answer)
        for size, scale in SIZES:
            resize(player, size, scale)
            assert pygame.Rect((0, 0), size).contains(scene.panel)
            assert all(scene.panel.contains(rect) for rect in (*scene.boxes, *scene.rects().values()))
    assert player.pilot.overflows == []
