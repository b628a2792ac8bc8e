"""What stands on the screen is true, whatever was on it before: looked at after every step, with real pictures."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from ai.messages import Answer
from ai.worker import InlineThinker
from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.looking import Eyes
from tests.ui.play import Player, Players, by_click, click_button
from tests.ui.wander import Wanderer, variants
from ui.scenes.end import EndScene

SEATS = 2
"""So many sit at the tables that are compared: every registered game can be played by two."""

PATIENT = 10_000
"""Frames to wait for what is made in slices of real time, which are many on a busy machine."""

PAIRS = list(itertools.permutations(GAMES, 2))


People = Callable[..., Player]
"""Makes players whose tables move without flying, so that every picture can be compared."""


@pytest.fixture
def steady(people: Players) -> People:
    """A maker of such players."""
    return lambda **settings: people(**{"pace": "fast", "motion": "reduced", **settings})


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=lambda name: name[:5])
def test_a_table_after_another_game_is_as_if_opened_fresh(
    steady: People, tmp_path: Path, first: str, second: str
) -> None:
    player = steady(pace="instant")
    wanderer = Wanderer(player, tmp_path, every=5)
    player.start(1, SEATS - 1, game=first)
    wanderer.play(1, oddly=0.0, compare=0.0)
    wanderer.go_home()
    player.start(1, SEATS - 1, game=second)
    player.until_asked()
    wanderer.compare()
    assert wanderer.fresh == 1


@pytest.mark.parametrize("most", [1, pytest.param(99, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_after_another_variant_is_as_if_opened_fresh(
    steady: People, tmp_path: Path, game: str, most: int
) -> None:
    """One other value of every option by default, all of them under soak."""
    player = steady(pace="instant")
    wanderer = Wanderer(player, tmp_path, every=5)
    kinds = variants(game, SEATS, most)
    for options in [*kinds, *kinds[:1]]:
        player.start(1, SEATS - 1, options, game=game)
        player.until_asked()
        wanderer.compare()
        wanderer.go_home()
    assert wanderer.fresh == len(kinds) + 1


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_people_do_the_table_shows_what_is(steady: People, tmp_path: Path, game: str) -> None:
    """Choices, undo, looking back, other sizes and languages, dialogs; looked at after every few steps."""
    player = steady()
    wanderer = Wanderer(player, tmp_path, seed=3, every=6)
    player.start(1, SEATS - 1, game=game)
    wanderer.play(10)
    assert wanderer.eyes.looks > 25
    assert wanderer.fresh > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_rings_swing_on_the_screen_and_come_to_rest(steady: People, game: str) -> None:
    """With the pointer on a place and away: looked at after every step, until nothing is drawn any more."""
    player = steady(pace="instant", motion="full")
    player.start(1, SEATS - 1, game=game)
    table = player.to_choice(lambda table: len(table.choices()) > 1)
    app, seen, resting = player.pilot.app, set(), []
    eyes = Eyes(app, every=4)
    for place in (table.choices()[0], (-1, -1)):
        player.pilot.move(place)
        for _ in range(120):
            player.pilot.steps(1, 0.08)
            seen.add(table.rest.pulse)
    for _ in range(60):
        player.pilot.steps(1)
        resting.append(not app.needs_draw())
    assert seen == {-1, 0, 1}
    assert all(resting)
    assert eyes.looks > 60


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_rests_while_a_bot_thinks(steady: People, game: str) -> None:
    """Nothing is drawn before the answer comes, and then what it changes."""
    player = steady(pace="instant")
    player.start(1, SEATS - 1, game=game)
    table, app = player.to_choice(), player.pilot.app
    silent = _Silent()
    table.session.thinker = player.routes.thinker = silent
    for _ in range(40):
        if table.session.bot_to_act is not None:
            break
        player.answer(by_click, click_button)
        player.pilot.steps(3)
    Eyes(app)
    player.pilot.steps(90)
    assert table.session.bot_to_act is not None
    assert not app.needs_draw()
    moves = player.moves()
    silent.silent = False
    player.pilot.until(lambda: player.moves() > moves)


class _Silent(InlineThinker):
    """A thinker that keeps its answers to itself for a while."""

    silent = True

    def poll(self) -> Answer | None:
        """Nothing, or what was thought long ago."""
        return None if self.silent else super().poll()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", list(GAMES))
def test_whole_games_show_what_is(steady: People, tmp_path: Path, game: str, seed: int) -> None:
    """Whole games at every number of seats, one after the other in one app, looked at after every step."""
    player = steady()
    wanderer = Wanderer(player, tmp_path, seed=seed, every=1)
    for seats in GAMES[game].seat_counts:
        player.start(1 + seed % 2, seats - 1 - seed % 2, game=game)
        while wanderer.play(50):
            pass
        wanderer.go_home()
    assert wanderer.fresh > 0
    print(f"{game} {seed}: {wanderer.eyes.looks} looks, {wanderer.fresh} fresh")


@pytest.mark.parametrize("game", list(GAMES))
def test_the_score_sheet_rests_on_the_last_line(steady: People, game: str) -> None:
    """When nothing moves any more, what stands on the screen is the finished score: nobody needs to move the mouse."""
    player = steady(pace="instant")
    player.start(0, SEATS, game=game)
    end = player.play(by_click, click_button)
    assert isinstance(end, EndScene)
    app = player.pilot.app
    app.apply_settings(app.settings.with_(pace="normal", motion="full"))
    end.watch()
    eyes = Eyes(app, every=25)
    player.pilot.until(lambda: not app.needs_draw(), PATIENT)
    player.pilot.steps(25)
    assert end.done
    assert eyes.looks > 10


@in_languages
def test_menus_show_what_is(steady: People, lang: str) -> None:
    """Every menu and dialog, with the pointer on each of its places and the focus on each of its controls."""
    player = steady(lang=lang)
    eyes = Eyes(player.pilot.app, every=3)
    game = next(iter(GAMES))
    for way in (_home, _settings, _about, _saves, _setup, _rules, _pause):
        way(player, game)
        for name in list(player.pilot.names())[:25]:
            player.pilot.move(name) if name in player.pilot.names() else None
            player.pilot.steps(2, 0.25)
        for _ in range(6):
            player.pilot.press(pygame.K_TAB)
        player.pilot.app.home()
        player.pilot.steps(2)
    assert eyes.looks > 100


def _home(player: Player, _game: str) -> None:
    assert player.pilot.top == "HomeScene"


def _settings(player: Player, _game: str) -> None:
    player.pilot.click("settings")


def _about(player: Player, _game: str) -> None:
    player.pilot.click("about")


def _saves(player: Player, game: str) -> None:
    player.start(1, SEATS - 1, game=game).motion.skip()
    by_click(player)
    player.pilot.app.home()
    player.pilot.steps(2)
    player.pilot.click("saves")


def _setup(player: Player, game: str) -> None:
    player.routes.setup(game)
    player.pilot.steps(2)


def _rules(player: Player, game: str) -> None:
    player.routes.help(game)
    player.pilot.steps(2)


def _pause(player: Player, game: str) -> None:
    player.start(1, SEATS - 1, game=game)
    click_button(player, "menu")
