"""What is drawn beside the loop: the same pictures as at once, a few frames later, with nothing lost meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.registry import GAMES
from tests.ui.looking import difference, look_away
from tests.ui.play import Player, Players
from ui.app import App
from ui.aside import Aside, Pause, given_pause
from ui.assets import Assets
from ui.beside import Beside
from ui.loop import Loop
from ui.scenes.end import EndScene
from ui.scenes.pause import PauseScene
from ui.table import pane
from ui.table.rehearsal import by_chance

MANY = 2000
"""Frames after which something that never ends is given up."""


def _asked(people: Players, game: str) -> Player:
    player = people(pace="instant", motion="reduced")
    player.start(1, 1, game=game)
    player.to_choice()
    look_away(player.table)
    player.pilot.steps(1)
    return player


def _let_pass(app: App, loop: Loop, until: Callable[[], bool], dt: float = 1 / 60) -> int:
    """Let frames pass as the loop does until something has come; how many it took."""
    for number in range(MANY):
        if until():
            return number
        app.step([], dt)
        if app.needs_draw():
            app.draw()
        loop.use_spare()
        loop.begin()
    raise AssertionError("it never came")


def test_what_is_begun_is_made_at_once_without_a_loop_and_in_slices_with_one() -> None:
    made: list[str] = []

    def act(pause: Pause) -> None:
        made.append("begun")
        pause()
        made.append("done")

    beside = Beside()
    beside.begin("a", act)
    assert (made, beside.busy) == (["begun", "done"], False)
    beside.live = True
    made.clear()
    beside.begin("a", act)
    beside.begin("b", lambda _pause: made.append("b"))
    beside.begin("c", lambda _pause: made.append("c"), first=True)
    assert (made, beside.makes("a"), beside.makes("d")) == ([], True, False)
    for _ in range(8):
        beside.go_on(0.0)
    assert (made, beside.busy) == (["c", "begun", "done", "b"], False)


def test_what_is_given_up_is_not_made_and_what_goes_wrong_is_told_once() -> None:
    beside, made = Beside(), list[int]()
    beside.live = True

    def fails(_pause: Pause) -> None:
        raise ValueError("wrong")

    def act(pause: Pause) -> None:
        for number in range(9):
            made.append(number)
            pause()

    beside.begin("a", act)
    beside.go_on(0.0)
    beside.stop("a")
    assert (made, beside.busy) == ([0], False)
    beside.begin("a", fails)
    with pytest.raises(ValueError, match="wrong"):
        beside.go_on(0.0)
    assert not beside.busy


def test_pictures_that_are_asked_for_aside_come_from_the_workshop() -> None:
    pygame.display.set_mode((64, 64))
    assets, plain = Assets(), Assets()
    found: list[pygame.Surface] = []
    aside = Aside(lambda _pause: found.append(assets.image("icons/star", (32, 32))))
    assert given_pause() is None
    for _ in range(MANY):
        aside.go_on(0.001)
    assert aside.done
    assert difference(found[0], plain.image("icons/star", (32, 32))) == ""
    assert found[0] is assets.image("icons/star", (32, 32))
    assert assets.ahead.used == 0


@pytest.mark.parametrize("game", list(GAMES))
def test_a_larger_board_becomes_crisp_and_is_the_same_as_one_drawn_at_once(
    people: Players, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where only a part of it is drawn, and where the view changes meanwhile."""
    player = _asked(people, game)
    app, table = player.pilot.app, player.table
    table.zoom.by(2.0, table.plan.main.center)
    player.pilot.steps(20)
    at_once = player.pilot.draw().copy()
    table.zoom.reset()
    loop = Loop(app)
    monkeypatch.setattr(pane, "LARGEST", table.plan.main.width * table.plan.main.height * 2)
    table.zoom.by(2.0, table.plan.main.center)
    assert _let_pass(app, loop, lambda: not table.zoom.settling) > 1
    assert difference(at_once, player.pilot.draw()) == ""
    table.stale = True
    app.draw()
    assert table.zoom.settling
    _let_pass(app, loop, lambda: not table.zoom.settling)
    assert difference(at_once, player.pilot.draw()) == ""
    table.zoom.move(-10_000, -10_000)
    assert table.zoom.settling
    table.zoom.reset()
    assert (app.beside.makes(pane.MAKING), app.turning) == (False, True)
    _let_pass(app, loop, lambda: not app.turning)
    shown = player.pilot.draw().copy()
    table.stale = True
    assert difference(shown, player.pilot.draw()) == ""


def test_the_next_screen_comes_when_it_is_drawn_and_what_was_pressed_meanwhile_counts(people: Players) -> None:
    player = _asked(people, next(iter(GAMES)))
    app = player.pilot.app
    before, loop = player.pilot.draw().copy(), Loop(app)
    app.push(PauseScene(app))
    assert (app.turning, app.needs_draw()) == (True, False)
    app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)], 1 / 60)
    assert player.pilot.top == "PauseScene"
    assert difference(before, app.window) == ""
    _let_pass(app, loop, lambda: not app.turning)
    app.draw()
    shown = app.window.copy()
    app.step([], 1 / 60)
    assert player.pilot.top == "TableScene"
    assert difference(before, shown)
    assert not app.turning


def test_a_screen_that_is_left_while_it_is_drawn_is_forgotten(people: Players) -> None:
    player = _asked(people, next(iter(GAMES)))
    app = player.pilot.app
    before, loop = player.pilot.draw().copy(), Loop(app)
    scene = PauseScene(app)
    app.push(scene)
    loop.use_spare()
    app.finish(scene, None)
    _let_pass(app, loop, lambda: not app.turning)
    look_away(player.table)
    _let_pass(app, loop, lambda: not app.needs_draw())
    assert difference(before, app.window) == ""


@pytest.mark.parametrize("game", list(GAMES))
def test_an_ending_made_beside_the_loop_shows_the_same(people: Players, game: str) -> None:
    player = people(pace="normal")
    player.start(1, 1, game=game)
    table, app = player.table, player.pilot.app
    for action in by_chance(table.session.match.fork(), lambda: None):
        table.session.apply(action)
    match = table.session.match
    plain = EndScene(app, match, table.board.ending(match))
    plain.rebuild()
    picture = pygame.Surface(app.size)
    plain.show.draw(picture, plain.show.finished)
    plain.leave()
    loop, end = Loop(app), EndScene(app, match, table.board.ending(match))
    app.push(end)
    _let_pass(app, loop, lambda: not app.turning)
    end.update(0.01)
    _let_pass(app, loop, lambda: end.age > end.show.counting + 2, 0.08)
    assert not end.at_table
    other = pygame.Surface(app.size)
    end.show.draw(other, end.show.finished)
    assert difference(picture, other) == ""
    _let_pass(app, loop, lambda: end.at_table and not app.turning, 0.08)
    app.finish(end, None)
    assert not app.beside.makes("show")


def test_nothing_is_left_running_when_the_app_is_left(people: Players) -> None:
    player = _asked(people, next(iter(GAMES)))
    app = player.pilot.app
    Loop(app).use_spare()
    app.push(PauseScene(app))
    busy = [app.beside.busy]
    app.quit()
    assert [*busy, app.beside.busy] == [True, False]
