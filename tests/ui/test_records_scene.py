"""The records at the screen: by mouse and keyboard, in both languages, at all sizes, empty and full."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES
from tests.languages import seen
from tests.ui.conftest import Pilots
from tests.ui.play import Players as Tables
from tests.ui.recorded import done, opened
from ui.places import UserFolders
from ui.records.tally import Choice, Own
from ui.scenes.home import HomeScene
from ui.scenes.records import RecordsScene
from ui.scenes.records_charts import VIEWS, binned, round_step, running, span
from ui.scenes.records_overview import Overview

pytestmark = pytest.mark.usefixtures("empty_pictures")
GAME = next(iter(GAMES))
SIZES = [
    *seen(((1024, 768), 0.75), ((1280, 720), 1.0), ((1920, 1080), 1.5), tight=((1280, 720), 2.0)),
    pytest.param((3840, 2160), 1.0, "en", marks=pytest.mark.soak),
    pytest.param((3840, 2160), 2.0, "fr", marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("size", "scale", "lang"), SIZES)
@pytest.mark.usefixtures("full")
def test_everything_has_room(pilots: Pilots, size: tuple[int, int], scale: float, lang: str) -> None:
    """Every view of every game, the overview, and the dialogs over it."""
    pilot = pilots(size, lang, scale)
    scene = opened(pilot)
    pilot.draw()
    for game in GAMES:
        scene.choose(game=game)
        for view in VIEWS:
            scene._look(view)
            pilot.draw()
    pilot.click("person.face")
    pilot.draw()
    pilot.press(pygame.K_ESCAPE)
    pilot.click("share")
    done(pilot, "backup")
    pilot.draw()
    assert "restore" in pilot.names()
    window = pygame.Rect((0, 0), pilot.app.size)
    assert all(window.contains(rect) for rect in pilot.names().values())
    assert pilot.overflows == []


@pytest.mark.parametrize(("size", "scale", "lang"), SIZES)
def test_nothing_played_invites(pilots: Pilots, size: tuple[int, int], scale: float, lang: str) -> None:
    pilot = pilots(size, lang, scale)
    opened(pilot)
    pilot.draw()
    assert {f"play.{game}" for game in GAMES} <= set(pilot.names())
    assert pilot.overflows == []


@pytest.mark.usefixtures("full")
def test_the_latest_plays_under_a_game_are_its_own(pilots: Pilots, monkeypatch: pytest.MonkeyPatch) -> None:
    """All games in the overview, one game under its opponents."""
    shown: list[str] = []

    def row(_: Overview, size: tuple[int, int], own: Own, __: str) -> pygame.Surface:
        shown.append(own.play.game)
        return pygame.Surface(size, pygame.SRCALPHA)

    monkeypatch.setattr(Overview, "_row", row)
    scene = opened(pilots((1920, 1080), "en", 1.0))
    assert len(set(shown)) > 1
    scene._look("rivals")
    for game in GAMES:
        shown.clear()
        scene.choose(game=game)
        assert set(shown) == {game}


def test_home_leads_there_and_to_a_game(players: Tables) -> None:
    """With nothing played, one click from the records starts a game."""
    player = players(pace="instant")
    player.pilot.push(HomeScene(player.pilot.app))
    player.pilot.click("records")
    assert player.pilot.top == "RecordsScene"
    player.pilot.click(f"play.{GAME}")
    assert player.table.session.match.rules.game == GAME


def test_a_finished_game_stands_there_at_once(players: Tables) -> None:
    player = players(pace="instant")
    player.start(1, 1, game=GAME)
    player.to_the_end()
    player.pilot.app.home()
    scene = opened(player.pilot)
    (own,) = scene.own()
    assert own.play.game == GAME
    assert own.me.name == "P0"


@pytest.mark.usefixtures("full")
def test_plays_are_chosen_by_mouse(pilots: Pilots) -> None:
    """Person, game, seats and opponent; another person goes back to all."""
    pilot = pilots()
    scene = opened(pilot)
    assert scene.choice == Choice("Mary")
    pilot.click(f"card.{GAME}")
    assert scene.choice == Choice("Mary", GAME)
    pilot.click("seats.next")
    assert scene.choice.seats >= 2
    assert scene.own()
    pilot.click("rival.next")
    assert scene.choice.rival in scene.shelf.rivals(scene.own(GAME))
    for view in VIEWS:
        pilot.click(f"view.{view}")
        assert scene.view == view
    pilot.click("person.next")
    assert scene.choice == Choice("Ben", GAME)
    assert len(scene.own()) == 1
    pilot.click("game")
    assert scene.choice == Choice("Ben")
    other = list(GAMES)[1]
    pilot.click(f"game.{other}")
    assert "play" in pilot.names()


@pytest.mark.usefixtures("full")
def test_plays_are_chosen_by_keys(pilots: Pilots) -> None:
    """Tab reaches everything, Enter presses it, arrows choose, Esc leads back."""
    pilot = pilots()
    pilot.push(HomeScene(pilot.app))
    scene = opened(pilot)
    reached = set()
    for _ in range(40):
        pilot.press(pygame.K_TAB)
        focused = scene.controls.ring.focused
        reached.add(focused.name if focused else "")
    assert {"back", "person", "person.face", "game", f"card.{GAME}", "share", "play.0"} <= reached
    scene.controls.ring.focus(f"game.{GAME}")
    pilot.press(pygame.K_RETURN)
    assert scene.choice.game == GAME
    scene.controls.ring.focus("seats")
    pilot.press(pygame.K_RIGHT)
    assert scene.choice.seats
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == "HomeScene"


@pytest.mark.usefixtures("full")
def test_the_latest_plays_can_be_looked_at(players: Tables, full: UserFolders) -> None:
    player = players(pace="instant")
    scene = opened(player.pilot)
    last = scene.own()[-1].play
    player.pilot.click("play.0")
    player.pilot.steps(3)
    assert player.pilot.top == "EndScene"
    assert (full.saves / last.save).exists()


def test_broken_saves_are_told(pilots: Pilots, full: UserFolders) -> None:
    (full.saves / "broken.json").write_bytes(b"{")
    pilot = pilots()
    scene = opened(pilot)
    assert any("broken.json" in words for words in pilot.app.notices._seen)
    assert len(scene.shelf.plays) == 4 * len(GAMES)


def test_it_is_read_while_the_page_is_shown(pilots: Pilots, full: UserFolders, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice a frame; the page says so meanwhile and fills by itself, also in another language and size."""
    monkeypatch.setattr("ui.scenes.plays_read.SLICE", 0.0)
    pilot = pilots()
    scene = RecordsScene(pilot.app)
    pilot.push(scene)
    assert scene.plays.waiting
    assert not scene.idle()
    pilot.app.set_language("fr")
    pilot.draw()
    pilot.steps(4 * len(GAMES))
    assert not scene.plays.waiting
    assert full.plays.exists()
    assert f"card.{GAME}" in pilot.names()


def test_numbers_of_charts() -> None:
    assert span([5, 5]) == (4, 6)
    assert span([9, 1]) == (1, 9)
    assert [round_step(reach) for reach in (3, 10, 11, 90, 400)] == [1, 2, 5, 20, 100]
    assert running([2, 4, 6]) == [2, 3, 4]
    assert running([0] * 10 + [10])[-1] == 1
    assert sum(binned([1, 2, 3, 9], 1, 9)) == 4
    assert binned([0, 99], 0, 99)[0] == binned([0, 99], 0, 99)[-1] == 1
