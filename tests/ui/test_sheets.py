"""Sheets of the window's size: what lies free is lent again, empty, and never while anybody holds a part of it."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.registry import GAMES
from tests.ui.play import Players
from ui.aside import PATIENCE, PLENTY, Aside, wait_for_room
from ui.assets import Assets
from ui.boards.kit import arrow
from ui.portraits import MOODS
from ui.sheets import Sheets
from ui.table import strips
from ui.understudy import Understudy
from ui.widgets.focus import Target

SIZE = (60, 40)
BYTES = 60 * 40 * 4


def test_a_sheet_that_nobody_holds_is_lent_again_and_empty() -> None:
    sheets = Sheets(10 * BYTES)
    first = sheets.lend(SIZE)
    first.fill((200, 10, 10))
    assert sheets.free == 0
    del first
    assert sheets.free == BYTES
    again = sheets.lend(SIZE)
    assert (sheets.free, again.get_size(), again.get_at((5, 5))[:3]) == (0, SIZE, (0, 0, 0))


def test_what_lies_free_is_bounded_anew() -> None:
    sheets = Sheets(10 * BYTES)
    lent = [sheets.lend(SIZE) for _ in range(3)]
    lent.clear()
    assert sheets.free == 3 * BYTES
    sheets.bound(2 * BYTES)
    assert (sheets.free, sheets.limit) == (2 * BYTES, 2 * BYTES)


def test_a_sheet_is_not_lent_while_a_part_of_it_is_held() -> None:
    sheets = Sheets(10 * BYTES)
    part = sheets.lend(SIZE).subsurface((10, 10, 20, 20)).subsurface((0, 0, 5, 5))
    part.fill((1, 2, 3))
    other = sheets.lend(SIZE)
    other.fill((9, 9, 9))
    assert (sheets.free, part.get_at((0, 0))[:3]) == (0, (1, 2, 3))
    del part
    assert sheets.free == BYTES


def test_a_part_of_a_larger_sheet_will_do_and_of_a_much_larger_one_not() -> None:
    sheets = Sheets(10 * BYTES)
    sheets.lend(SIZE)
    small = sheets.lend((5, 5))
    assert (sheets.free, small.get_size()) == (BYTES, (5, 5))
    part = sheets.lend((50, 30))
    assert (sheets.free, part.get_size()) == (0, (50, 30))


def test_what_lies_free_is_bounded_and_let_go_of() -> None:
    sheets = Sheets(2 * BYTES)
    held = [sheets.lend(SIZE) for _ in range(4)]
    held.clear()
    assert sheets.free == 2 * BYTES
    sheets.clear()
    assert sheets.free == 0


def test_what_takes_long_waits_for_a_slice_with_room() -> None:
    done: list[bool] = []

    def act(_pause: object) -> None:
        wait_for_room(1000.0)
        done.append(True)

    aside = Aside(act)
    aside.go_on(0.0)
    aside.go_on(0.0)
    assert not done
    aside.go_on(PLENTY)
    assert (done, aside.done) == ([True], True)
    patient = Aside(act)
    for _ in range(PATIENCE + 1):
        patient.go_on(0.0)
    assert (len(done), patient.done) == (2, True)


def test_who_does_not_run_aside_waits_for_nothing() -> None:
    wait_for_room(1000.0)
    given_up = Aside(lambda _pause: wait_for_room(1000.0))
    given_up.go_on(0.0)
    given_up.stop()
    assert given_up.done


@pytest.mark.parametrize("game", GAMES)
def test_portraits_are_ordered_in_every_mood(players: Players, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    player = players()
    player.start(1, 1, game=game)
    app, table = player.pilot.app, player.table
    app.assets.cache.clear()
    ordered: list[str] = []
    monkeypatch.setattr(Assets, "prepare", lambda _self, name, _size, **_named: ordered.append(name))
    app.assets = Understudy(app.assets, lambda: None)
    strips.order_faces(table)
    assert {strips.face_of(table, seat).picture(mood) for seat in range(2) for mood in MOODS} <= set(ordered)


def test_an_arrow_is_blank_only_where_it_would_not_be_kept(players: Players) -> None:
    app = players(pace="instant").pilot.app
    real = app.assets
    app.assets = understudy = Understudy(real, lambda: None)
    draw = partial(arrow.draw_arrow, app=app, start=(300, 300), end=(500, 200))
    shown, blank, plain = (pygame.Surface((900, 600)) for _ in range(3))
    understudy.keeps = False
    draw(blank)
    understudy.keeps = True
    draw(shown)
    app.assets = real
    draw(plain)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(plain, "RGB")
    assert pygame.image.tobytes(blank, "RGB") != pygame.image.tobytes(plain, "RGB")


def test_a_tooltip_that_takes_a_while_is_found_once() -> None:
    found: list[str] = []

    def tell() -> str:
        found.append("words")
        return found[-1]

    target = Target("place", pygame.Rect(0, 0, 9, 9), lambda: None, tell=tell)
    assert not found
    assert (target.read(), target.read(), found) == ("words", "words", ["words"])
