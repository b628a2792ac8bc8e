"""What is expected next is rehearsed, so that it opens with its pictures made."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from ai.worker import InlineThinker
from game.core.record import Seat
from game.registry import GAMES, new_match
from ui.app import App
from ui.expecting import Expected, Expecting
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


def made_meanwhile(monkeypatch: pytest.MonkeyPatch, larger: int = 0) -> list[str]:
    """The pictures larger than so many pixels, by name and size, rasterised from now on while the app waits."""
    made, load = list[str](), pygame.image.load_sized_svg

    def noted(path: Path, size: tuple[int, int]) -> pygame.Surface:
        if threading.current_thread() is threading.main_thread() and max(size) > larger:
            made.append(f"{path.name} {size}")
        return load(path, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", noted)
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_rehearsed_table_opens_with_its_pictures_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The same picture as without a rehearsal, and nothing of it is left to be rasterised at the opening."""
    with at_home(tmp_path / "fresh") as (app, routes):
        fresh = opened(app, routes, game)
        app.assets.cache.clear()
    with at_home(tmp_path / "rehearsed") as (app, routes):
        rehearse(app, new_match(game, seats(game), SEED, {}), False, lambda: None)
        assert [type(scene) for scene in app.scenes] == [HomeScene]
        app.assets.ahead.settle()
        made = made_meanwhile(monkeypatch)
        assert opened(app, routes, game) == fresh
        assert len(made) <= 2, made


def test_the_largest_sheet_is_in_stock_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is pointed at, no page waits for its paper, and the workshop has its room back."""
    with at_home(tmp_path) as (app, routes):
        for _ in range(3):
            app.step([], 0.1)
            app.assets.ahead.settle()
        assert app.assets.ahead.used < SIZE[0] * SIZE[1]
        made = made_meanwhile(monkeypatch)
        routes.daily()
        assert made
        assert not any(one.startswith("paper.svg") for one in made)


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
        made = made_meanwhile(monkeypatch, SMALL)
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
