"""Whole games of Cubosaurs through the event loop, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pygame
import pytest

from game.core.values import Event
from tests.languages import in_languages
from tests.ui.play import Player, Players, by_click, by_digits, by_keys, click_button, press_on
from ui.boards.registry import DRAWERS
from ui.scenes.sheet import RoundScene


@in_languages
@pytest.mark.parametrize("advanced", ["no", "yes"])
def test_a_solo_game_by_clicks(people: Players, lang: str, advanced: str) -> None:
    """One person against bots, clicks only; every text fits, and the save replays to the same end."""
    player = people(lang=lang)
    player.start(1, 2, {"advanced": advanced}, game="cubosaurs")
    player.to_the_end()


@in_languages
def test_a_hot_seat_game_by_keys(people: Players, lang: str) -> None:
    """Three persons with covers where a hand is private, keyboard only, advanced game."""
    player = people(lang=lang)
    player.start(3, 0, {"advanced": "yes"}, game="cubosaurs")
    end = player.play(by_keys, press_on)
    assert len(end.outcome.scores) == 3
    assert player.pilot.overflows == []


def test_a_duel_by_digits(people: Players) -> None:
    """Two players play three rounds, by the number keys; every round has its sheet."""
    player = people()
    player.start(1, 1, game="cubosaurs")
    end = player.play(by_digits, press_on)
    assert [page.name for page in end.pages[1:]] == ["Round 1", "Round 2", "Round 3"]


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((3840, 2160), 0.75)])
def test_a_game_at_extreme_scales(people: Players, size: tuple[int, int], scale: float) -> None:
    """Five seats and the market at the smallest window with the largest scale, and the reverse."""
    player = people(size=size, scale=scale)
    player.start(1, 4, {"advanced": "yes"}, game="cubosaurs")
    assert player.play(by_click, click_button).outcome.winners
    assert player.pilot.overflows == []


def test_a_game_at_normal_pace_with_confirmation(people: Players) -> None:
    """With animations and a confirmation for every move the game still comes to its end."""
    player = people(pace="normal", confirm_moves=True)
    player.start(1, 1, {"advanced": "yes", "rounds": "2"}, game="cubosaurs")

    def choose(one: Player) -> None:
        by_click(one)
        if one.table.mode == "confirm":
            click_button(one, "confirm")

    assert player.play(choose, click_button).outcome.winners


def _large(player: Player) -> int | None:
    """The seat that is shown large."""
    return player.table.large


@pytest.mark.parametrize("game", sorted(DRAWERS))
def test_every_other_seat_can_be_looked_at(people: Players, game: str) -> None:
    """Resting on a strip, and Enter on it, show the other seat's part large; a pointer that never moved does not."""
    player = people(auto_forced=False)
    table = player.start(1, 3, game=game)
    player.until_asked()
    player.pilot.app.pointer = table.plan.panels[1].center
    player.pilot.steps(90)
    assert _large(player) is None
    for seat in table.plan.panels:
        player.pilot.move(f"panel.{seat}.header")
        player.pilot.steps(60)
        assert _large(player) == seat
        player.pilot.draw()
        player.pilot.move((5, 5))
        assert _large(player) is None
        press_on(player, f"panel.{seat}")
        assert _large(player) == seat
        player.pilot.draw()
        player.pilot.press(pygame.K_ESCAPE)


def test_the_sheet_of_a_round_counts_its_tiles(players: Players) -> None:
    """What the sheet after a round adds up to is what the round brought, tiles that count included."""
    brought = 0
    for seed in range(6):
        player = players(seed, bare=True)
        table = player.start(1, 2, {"advanced": "yes"}, game="cubosaurs")
        match, scored = table.session.match, list[Event]()
        while not scored and (decision := match.decision()) is not None:
            scored = [
                one for one in match.apply(decision.options[seed % len(decision.options)]) if one.kind == "scored"
            ]
        scene = table.board.interlude(scored)
        assert isinstance(scene, RoundScene)
        (page,) = scene.pages
        points = [sum(row.points[event.seat] for row in page.rows) for event in scored]
        assert points == [event.number("points") for event in scored]
        brought += sum(sum(row.points) for row in page.rows if "tile" in row.picture)
    assert brought > 0
