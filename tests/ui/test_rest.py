"""What keeps frames short: pictures that wait for no other one, and a collector that works at rest."""

from __future__ import annotations

import gc
import threading
from functools import partial

import pygame
import pytest

from tests.ui.looking import difference
from ui import memory
from ui.aside import Aside
from ui.assets import Assets


def test_a_picture_that_is_waited_for_waits_for_no_other_one() -> None:
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
    aside = Aside(lambda _pause: found.append(assets.image("icons/star", (32, 32))))
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
