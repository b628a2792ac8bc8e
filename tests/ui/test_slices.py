"""Frames that take too long go on in the next one: the same picture, nothing lost, and nothing half drawn is shown."""

from __future__ import annotations

import gc
import threading
from functools import partial

import pygame
import pytest

from game.registry import GAMES
from tests.ui.looking import difference, look_away
from tests.ui.play import Player, Players
from ui import loop as loop_module
from ui import memory
from ui.aside import Aside, in_frame, in_loop
from ui.assets import Assets
from ui.loop import Loop

ESCAPE = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
MANY = 5000
"""Frames after which one that never ends is given up."""


@pytest.fixture(autouse=True)
def _shortest_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every frame stops wherever it can."""
    monkeypatch.setattr(loop_module, "SLICE", -1.0)


def _asked(people: Players, game: str) -> Player:
    player = people(pace="instant", reduced_motion=True)
    player.start(1, 1, game=game)
    player.to_choice()
    look_away(player.table)
    player.pilot.steps(1)
    return player


def _finish(loop: Loop) -> int:
    """Let a frame come to its picture; how many it took."""
    for number in range(MANY):
        loop.begin()
        if loop.go_on([], 0.0):
            return number
    raise AssertionError("it never came")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_picture_made_in_many_frames_is_that_made_at_once(people: Players, game: str) -> None:
    player = _asked(people, game)
    app, loop = player.pilot.app, Loop(player.pilot.app)
    before = player.pilot.draw().copy()
    app.assets.cache.clear()
    player.table.rebuild()
    player.table.stale = True
    assert _finish(loop) > 5
    assert not loop.busy
    assert difference(before, app.window) == ""


def test_what_happens_meanwhile_waits_for_the_end_of_the_frame(people: Players) -> None:
    player = _asked(people, next(iter(GAMES)))
    loop = Loop(player.pilot.app)
    player.table.stale = True
    loop.go_on([], 0.0)
    assert loop.busy
    loop.go_on([ESCAPE], 0.0)
    assert player.pilot.top == "TableScene"
    _finish(loop)
    for _ in range(MANY):
        loop.go_on([], 0.0)
        if player.pilot.top == "PauseScene":
            break
    assert player.pilot.top == "PauseScene"


def test_a_frame_is_finished_before_the_app_is_left(people: Players) -> None:
    player = _asked(people, next(iter(GAMES)))
    app, loop = player.pilot.app, Loop(player.pilot.app)
    player.table.stale = True
    loop.go_on([], 0.0)
    begun = loop.busy
    drew = loop.go_on([pygame.event.Event(pygame.QUIT)], 0.0)
    for _ in range(MANY):
        loop.go_on([], 0.0)
        if not app.running and not loop.busy:
            break
    assert (begun, drew, app.running, loop.busy) == (True, True, False, False)


def test_what_only_the_loop_may_do_is_done_on_its_thread_and_its_errors_come_back() -> None:
    here, found = threading.current_thread(), list[object]()

    def fails() -> None:
        raise ValueError("wrong")

    def act() -> None:
        found.extend((in_frame(), threading.current_thread() is here, in_loop(threading.current_thread) is here))
        inner = Aside(lambda _pause: found.append(in_loop(threading.current_thread) is here))
        inner.go_on(1.0)
        with pytest.raises(ValueError, match="wrong"):
            in_loop(fails)
        found.append("went on")

    aside = Aside(lambda _pause: act(), frame=True)
    aside.go_on(1.0)
    assert (found, aside.done) == ([True, False, True, True, "went on"], True)
    assert in_loop(threading.current_thread) is here


def test_a_picture_in_a_frame_waits_for_no_other_one() -> None:
    """While the workshop has something else in hand it is made on a thread of its own."""
    pygame.display.set_mode((64, 64))
    assets, begun, ended = Assets(), threading.Event(), threading.Event()

    def slow() -> pygame.Surface:
        begun.set()
        ended.wait(60)
        return pygame.Surface((8, 8))

    assets.ahead.order("slow", slow, (8, 8))
    assert begun.wait(60)
    found: list[pygame.Surface] = []
    aside = Aside(lambda _pause: found.append(assets.image("icons/star", (32, 32))), frame=True)
    while not aside.done:
        aside.go_on(0.001)
    ended.set()
    assets.ahead.settle()
    assert difference(found[0], Assets().image("icons/star", (32, 32))) == ""


def test_full_rounds_of_the_collector_come_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in ("collect", "freeze", "unfreeze"):
        monkeypatch.setattr(gc, name, partial(done.append, name))
    counts = [(0, 0, memory.MUCH)]
    monkeypatch.setattr(gc, "get_count", lambda: counts[0])
    rounds = memory.Rounds()
    rounds.go_on(0)
    assert done == []
    rounds.go_on(memory.STILL)
    assert done == ["collect", "freeze"]
    counts[0] = (0, 0, 0)
    rounds.go_on(memory.STILL)
    rounds.owe()
    rounds.go_on(0)
    assert done == ["collect", "freeze"]
    rounds.go_on(memory.STILL)
    assert done == ["collect", "freeze"]
    rounds.go_on(memory.LONG)
    rounds.go_on(memory.LONG)
    assert done == ["collect", "freeze", "unfreeze", "collect", "freeze"]
    counts[0] = (0, 0, memory.VERY_MUCH)
    rounds.go_on(0)
    assert done[-2:] == ["collect", "freeze"]
