"""The daily deals at the screen: by mouse and keyboard, in both languages, at all sizes, over midnight."""

from __future__ import annotations

from datetime import date, timedelta

import pygame
import pytest

from ai.levels import RUNGS
from game.core.record import Seat
from game.registry import GAMES
from tests.languages import seen
from tests.ui.play import Player, Players, by_keys, press_on, resize
from ui.cli.played import play_daily
from ui.records import daily
from ui.records.daily import FIRST, daily_code, daily_deal, day_of_match
from ui.records.par import Par, mark_of, write_par
from ui.scenes.daily import DailyScene
from ui.scenes.daily_result import ResultDialog
from ui.table.scene import TableScene

pytestmark = pytest.mark.usefixtures("empty_pictures")
GAME = next(iter(GAMES))
SIZES = [
    *seen(((1024, 768), 0.75), ((1280, 720), 1.0), tight=((1280, 720), 2.0)),
    pytest.param((3840, 2160), 1.0, "en", marks=pytest.mark.soak),
]


@pytest.fixture(autouse=True)
def monday(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day of the gentlest bots, whenever this is run."""
    monkeypatch.setattr(daily, "today", lambda: date(2026, 11, 16))
    monkeypatch.setattr("game.registry.begun_now", lambda: "2026-11-16T12:00:00+01:00")


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied."""
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    return copied


def _page(player: Player) -> DailyScene:
    """The page, once everything is read."""
    scene = player.pilot.scene
    assert isinstance(scene, DailyScene)
    while scene.plays.waiting:
        player.pilot.steps(1)
    player.pilot.steps(2)
    return scene


def _opened(player: Player) -> DailyScene:
    player.pilot.click("daily")
    return _page(player)


@pytest.mark.parametrize(("size", "scale", "lang"), SIZES)
def test_everything_has_room(players: Players, size: tuple[int, int], scale: float, lang: str) -> None:
    """Today and another day, with and without results, the result, and the sentence about what counts."""
    player = players(size=size, scale=scale, lang=lang)
    for game in GAMES:
        play_daily(player.pilot.app.folders, game, 1)
    page = _opened(player)
    for day in (page.today, page.today - timedelta(1), page.today - timedelta(40)):
        page.look_at(day)
        for game in ("", *GAMES):
            page.show_stars(game)
            player.pilot.draw()
    page.look_at(page.today)
    player.pilot.click(f"result.{GAME}")
    player.pilot.draw()
    window = pygame.Rect((0, 0), player.pilot.app.size)
    assert isinstance(player.pilot.scene, ResultDialog)
    assert window.contains(player.pilot.scene.panel)
    assert all(window.contains(rect) for rect in player.pilot.names().values())
    assert player.pilot.overflows == []


def test_a_deal_is_played_by_mouse_and_its_result_is_copied(players: Players, clipboard: list[str]) -> None:
    """From home to the table, from its end to the page; the second game of the same deal is practice."""
    player = players()
    page = _opened(player)
    assert page.stars_of(GAME, page.today) == 0
    player.pilot.click(f"play.{GAME}")
    match = player.table.session.match
    assert day_of_match(match) == page.today
    assert [seat.kind for seat in match.seats] == ["human", *["bot"] * (len(match.seats) - 1)]
    end = player.to_the_end()
    assert "rematch" not in player.pilot.names()
    player.pilot.click("daily")
    page, own = _page(player), _page(player).tries(GAME).counted
    assert own is not None
    assert own.me.points == end.outcome.scores[0].total
    assert page.stars_of(GAME, page.today) == 1
    deal = daily_deal(GAME, page.today)
    par = Par(mark=mark_of(deal), figures=own.play.figures, points=dict.fromkeys(RUNGS, own.me.points))
    write_par(player.pilot.app.folders.pars, deal, par)
    page.desk._known.clear()
    player.pilot.click(f"result.{GAME}")
    player.pilot.click("copy")
    [line] = clipboard
    code = daily_code(GAME, page.today)
    assert line.split(" · ")[2:] == [player.pilot.app.text.day(page.today), f"{own.me.points} points", "★★★", code]
    player.pilot.click("practise")
    assert isinstance(player.pilot.scene, TableScene)
    player.pilot.app.home()
    tries = _opened(player).tries(GAME)
    assert tries.counted is not None
    assert tries.counted.play.id == own.play.id


def test_a_deal_is_played_by_keys_in_french(players: Players) -> None:
    """And a game that was left is gone on with, not begun again."""
    player = players(lang="fr")
    player.pilot.scene.controls.ring.focus("daily")
    player.pilot.press(pygame.K_RETURN)
    page = _page(player)
    page.controls.ring.focus(f"play.{GAME}")
    player.pilot.press(pygame.K_RETURN)
    player.play_on(3)
    moves = player.moves()
    player.table.doors.home()
    page = _page(player)
    assert page.in_play(GAME) is not None
    page.controls.ring.focus(f"play.{GAME}")
    player.pilot.press(pygame.K_RETURN)
    assert player.moves() == moves
    player.to_the_end(by_keys, press_on)
    assert player.pilot.top == "EndScene"
    player.pilot.scene.controls.ring.focus("daily")
    player.pilot.press(pygame.K_RETURN)
    page = _page(player)
    page.controls.ring.focus(f"result.{GAME}")
    player.pilot.press(pygame.K_RETURN)
    assert player.pilot.top == "ResultDialog"
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.top == "HomeScene"
    assert player.pilot.overflows == []


def test_a_move_taken_back_makes_it_practice(players: Players) -> None:
    """The page offers the deal again, and the game that was left is no try any more."""
    player = players()
    _opened(player)
    player.pilot.click(f"play.{GAME}")
    player.play_on(6)
    point = player.table.session.take_back_point()
    assert point is not None
    player.table.session.rewind(point, marked=True)
    player.table.doors.home()
    page = _page(player)
    assert page.in_play(GAME) is None
    assert page.tries(GAME).counted is None


def test_the_page_turns_at_midnight(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at today sees the next day; a game in play goes on and counts for the day it was begun on."""
    day = date(2026, 12, 31)
    monkeypatch.setattr(daily, "today", lambda: day)
    player = players()
    page = _opened(player)
    assert page.day == day
    before = daily_code(GAME, day)
    monkeypatch.setattr(daily, "today", lambda: day + timedelta(1))
    player.pilot.steps(2)
    assert page.day == page.today == date(2027, 1, 1)
    assert page.month == date(2027, 1, 1)
    assert daily_code(GAME, page.day) != before
    page.look_at(day)
    monkeypatch.setattr(daily, "today", lambda: day + timedelta(2))
    player.pilot.steps(2)
    assert page.day == day


def test_days_are_chosen_in_the_calendar_and_none_that_is_to_come(
    players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "today", lambda: date(2026, 3, 10))
    player = players()
    page = _opened(player)
    player.pilot.click("day.2026-03-05")
    assert page.day == date(2026, 3, 5)
    player.pilot.click("day.2026-03-11")
    assert page.day == date(2026, 3, 5)
    player.pilot.click("month.prev")
    player.pilot.click("day.2026-02-28")
    assert page.day == date(2026, 2, 28)
    resize(player, (1600, 900), 1.5)
    assert page.day == date(2026, 2, 28)
    player.pilot.click(f"play.{GAME}")
    assert day_of_match(player.table.session.match) == date(2026, 2, 28)
    player.play_on(2)
    player.table.doors.home()
    player.pilot.click("today")
    assert page.day == date(2026, 3, 10)
    page.look_at(FIRST - timedelta(9))
    assert page.day == FIRST


def test_everybody_has_tries_of_their_own(players: Players) -> None:
    player = players()
    play_daily(player.pilot.app.folders, GAME, 1)
    page = _opened(player)
    assert page.tries(GAME).counted is not None
    player.pilot.app.players.remember([Seat("Ben")])
    page.resume(None)
    page._choose_person("Ben")
    assert page.tries(GAME).counted is None
    assert page.stars_of(GAME, page.today) == 0
