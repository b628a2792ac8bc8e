"""What is made ahead of its use: pictures in the workshop, long things in slices, tables rehearsed before they open."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from ai.worker import InlineThinker
from game.core.record import Seat
from game.registry import GAMES, new_match
from ui.ahead import Workshop
from ui.app import App
from ui.aside import Aside
from ui.expecting import Expected, Expecting
from ui.keep import SurfaceCache
from ui.places import UserFolders
from ui.routes import TableRoutes
from ui.scenes.home import HomeScene
from ui.settings import Settings
from ui.table.rehearsal import SEED, by_chance, rehearse, spread
from ui.table.replay import ReplayTable
from ui.table.session import Session

SIZE = (1280, 720)
SMALL = 24
"""Pixels of pictures in lines and on buttons, which are made in no time."""

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


@contextmanager
def at_home(folder: Path) -> Iterator[tuple[App, TableRoutes]]:
    """An app with real pictures that shows home."""
    routes = TableRoutes(InlineThinker(), lambda: SEED)
    app = routes.app = App(UserFolders(folder), routes, SIZE, Settings(language="en", mute=True))
    app.push(HomeScene(app))
    app.step([], 0.1)
    app.draw()
    yield app, routes
    app.quit()


def seats(game: str) -> list[Seat]:
    """A person and bots at all seats of a game."""
    bots = [Seat(f"P{n + 1}", "bot", "random", n) for n in range(1, GAMES[game].seat_counts[-1])]
    return [Seat("You", "human", "", 0), *bots]


def opened(app: App, routes: TableRoutes, game: str) -> bytes:
    """The first picture of a game's table."""
    routes.start(game, seats(game), {})
    app.step([], 0.0)
    app.draw()
    picture = pygame.image.tobytes(app.window, "RGB")
    app.home()
    return picture


@pytest.mark.parametrize("game", GAMES)
def test_a_rehearsed_table_opens_with_its_pictures_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The same picture as without a rehearsal, and nothing of it is left to be rasterised at the opening."""
    with at_home(tmp_path / "fresh") as (app, routes):
        fresh = opened(app, routes, game)
        app.assets.cache.clear()
    made: list[str] = []
    load = pygame.image.load_sized_svg

    def noted(path: Path, size: tuple[int, int]) -> pygame.Surface:
        if threading.current_thread() is threading.main_thread():
            made.append(f"{path.name} {size}")
        return load(path, size)

    with at_home(tmp_path / "rehearsed") as (app, routes):
        rehearse(app, new_match(game, seats(game), SEED, {}), False, lambda: None)
        assert [type(scene) for scene in app.scenes] == [HomeScene]
        app.assets.ahead.settle()
        monkeypatch.setattr(pygame.image, "load_sized_svg", noted)
        assert opened(app, routes, game) == fresh
        assert len(made) <= 2, made


def test_the_largest_sheet_is_in_stock_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is pointed at, no page waits for its paper, and the workshop has its room back."""
    made: list[str] = []
    load = pygame.image.load_sized_svg

    def noted(path: Path, size: tuple[int, int]) -> pygame.Surface:
        if threading.current_thread() is threading.main_thread():
            made.append(path.name)
        return load(path, size)

    with at_home(tmp_path) as (app, routes):
        for _ in range(3):
            app.step([], 0.1)
            app.assets.ahead.settle()
        assert app.assets.ahead.used < SIZE[0] * SIZE[1]
        monkeypatch.setattr(pygame.image, "load_sized_svg", noted)
        routes.daily()
        assert made
        assert "paper.svg" not in made


def test_what_is_expected_is_rehearsed_once_and_anew_for_another_size(tmp_path: Path) -> None:
    game = next(iter(GAMES))
    with at_home(tmp_path) as (app, _):
        expecting = Expecting(app)
        expecting.expect([Expected.table(game, seats(game), {})])
        assert expecting.go_on(1000.0)
        assert not expecting.go_on(1000.0)
        app.apply_settings(app.settings.with_(scale=1.25))
        assert expecting.go_on(1000.0)
        assert not expecting.go_on(1000.0)


def test_a_game_that_cannot_begin_is_left_to_whoever_opens_it(tmp_path: Path) -> None:
    """Two seats of one name cannot be saved; nothing is said of it before somebody starts."""
    game = next(iter(GAMES))
    with at_home(tmp_path) as (app, _):
        expecting = Expecting(app)
        expecting.expect([Expected.table(game, [Seat("", "human")], {"no": "such option"})])
        assert expecting.go_on(1000.0)
        assert not expecting.go_on(1000.0)


def test_a_replay_that_is_open_is_rehearsed_and_then_lacks_no_large_picture_at_any_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(iter(GAMES))
    made: list[str] = []
    load = pygame.image.load_sized_svg

    def noted(path: Path, size: tuple[int, int]) -> pygame.Surface:
        if threading.current_thread() is threading.main_thread() and max(size) > SMALL:
            made.append(f"{path.name} {size}")
        return load(path, size)

    with at_home(tmp_path) as (app, routes):
        match = new_match(game, seats(game), SEED, {})
        for action in by_chance(match.fork(), lambda: None):
            match.apply(action)
        routes.replay(Session(match, InlineThinker(), tmp_path / "game.json", None), 0)
        film = app.scene
        assert isinstance(film, ReplayTable)
        app.draw()
        while not routes.ready():
            routes.prepare(1000.0)
            app.assets.ahead.settle()
        monkeypatch.setattr(pygame.image, "load_sized_svg", noted)
        for place in spread(film.film.total, 8):
            film.jump(place)
            app.step([], 0.1)
            app.draw()
        assert len(made) <= 2, made
        film.menu()
        routes.prepare(1.0)
        assert not routes.ready()


def test_places_are_spread_over_a_film_from_its_ends() -> None:
    assert spread(0, 8) == [0]
    assert spread(8, 4) == [0, 8, 4, 2, 6]
    assert sorted(spread(5, 100)) == [0, 1, 2, 3, 4, 5]
