"""What is made ahead of its use: pictures in the workshop, long things in slices."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pygame
import pytest

from ui.ahead import Workshop
from ui.aside import Aside
from ui.keep import SurfaceCache

SIDE = 10
BYTES = SIDE * SIDE * 4


def square() -> pygame.Surface:
    """A picture of so many bytes."""
    return pygame.Surface((SIDE, SIDE), 0, 32)


def ordered(workshop: Workshop, key: str, make: Callable[[], pygame.Surface] = square) -> None:
    """Order a square under that name."""
    workshop.order(key, make, (SIDE, SIDE))


def test_an_order_is_taken_once() -> None:
    workshop = Workshop(BYTES)
    ordered(workshop, "a")
    workshop.settle()
    assert workshop.used == BYTES
    assert workshop.take("a") is not None
    assert workshop.take("a") is None
    assert workshop.used == 0


def test_what_is_too_much_is_not_made() -> None:
    workshop = Workshop(2 * BYTES)
    for key in "abc":
        ordered(workshop, key)
    workshop.settle()
    assert workshop.used == 2 * BYTES
    assert [workshop.take(key) is not None for key in "abc"] == [True, True, False]


def test_what_is_in_hand_is_waited_for_and_what_is_not_is_left_to_the_caller() -> None:
    """The first order is held up until somebody waits for it; the second one has not begun."""
    workshop, begun, free = Workshop(2 * BYTES), threading.Event(), threading.Event()

    def slow() -> pygame.Surface:
        begun.set()
        assert free.wait(10)
        return square()

    ordered(workshop, "slow", slow)
    ordered(workshop, "next")
    assert begun.wait(10)
    assert workshop.take("next") is None
    free.set()
    assert workshop.take("slow") is not None
    assert workshop.used == 0


def test_what_cannot_be_made_is_left_to_the_caller() -> None:
    def fails() -> pygame.Surface:
        raise pygame.error("no such picture")

    workshop = Workshop(BYTES)
    ordered(workshop, "a", fails)
    workshop.settle()
    assert workshop.take("a") is None
    assert workshop.used == 0


def test_orders_of_another_time_are_forgotten() -> None:
    """What is in hand while everything is forgotten is not held either; what is cancelled is not made."""
    workshop, begun, free = Workshop(3 * BYTES), threading.Event(), threading.Event()

    def slow() -> pygame.Surface:
        begun.set()
        assert free.wait(10)
        return square()

    ordered(workshop, "slow", slow)
    assert begun.wait(10)
    ordered(workshop, "cancelled")
    left = [workshop.busy]
    workshop.cancel()
    left.append(workshop.busy)
    workshop.clear()
    assert left == [True, False]
    free.set()
    workshop.settle()
    assert workshop.used == 0
    assert [workshop.take(key) for key in ("slow", "cancelled")] == [None, None]


def test_something_long_goes_on_where_it_stopped() -> None:
    done: list[int] = []

    def count(pause: Callable[[], None]) -> None:
        for number in range(3):
            done.append(number)
            pause()

    aside, seen = Aside(count), []
    while not aside.done:
        aside.go_on(0.0)
        seen.append(len(done))
    assert seen == [1, 2, 3, 3]


def test_something_long_is_given_up_in_the_middle() -> None:
    """What it holds is put away, and nothing of it runs any more."""
    done: list[str] = []

    def act(pause: Callable[[], None]) -> None:
        try:
            done.append("begun")
            pause()
            done.append("not reached")
        finally:
            done.append("put away")

    aside = Aside(act)
    aside.go_on(0.0)
    aside.stop()
    aside.go_on(0.0)
    assert aside.done
    assert done == ["begun", "put away"]


def test_what_goes_wrong_aside_is_told() -> None:
    def act(_pause: Callable[[], None]) -> None:
        raise ValueError("wrong")

    aside = Aside(act)
    with pytest.raises(ValueError, match="wrong"):
        aside.go_on(0.0)
    assert aside.done


def test_a_cache_lets_go_of_what_is_large_and_new() -> None:
    cache = SurfaceCache(100 * BYTES)
    cache.get("old", lambda: pygame.Surface((2 * SIDE, SIDE), 0, 32))
    since = cache.made
    cache.get("large", lambda: pygame.Surface((2 * SIDE, SIDE), 0, 32))
    cache.get("small", square)
    cache.let_go(since, BYTES)
    assert [key in cache for key in ("old", "large", "small")] == [True, False, True]
    assert cache.used == 3 * BYTES
