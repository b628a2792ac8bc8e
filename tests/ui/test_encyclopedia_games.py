"""Whole games of Encyclopedia through the event loop: by mouse, by keys, by drag, with Automas."""

from __future__ import annotations

import pytest

from game.core.record import Seat
from tests.languages import in_languages
from tests.ui.play import Player, Players, by_click, by_digits, by_keys, click_button, press_on
from ui.table.scene import TableScene

SHORT = {"rounds": "4"}


def solo(player: Player, *automas: str) -> TableScene:
    """A short game of one person against these Automas."""
    seats = [Seat("P0"), *(Seat(f"A{n}", "automa", card, n) for n, card in enumerate(automas, 1))]
    player.routes.start("encyclopedia", seats, SHORT)
    player.pilot.steps(2)
    return player.table


def by_drag(player: Player) -> None:
    """Drag what can be dragged to a goal; click where nothing can be taken up."""
    gesture = player.table.gesture
    if len(gesture.chosen) == 1 and gesture.chosen[0] in ("hand", "rolled", "supply"):
        player.pilot.drag(gesture.chosen[0], player.any_of(gesture.next_places()))
    else:
        by_click(player)


@in_languages
def test_a_solo_game_against_an_automa_by_clicks(people: Players, lang: str) -> None:
    """One person against an Automa, clicks only; the save replays to the same end."""
    player = people(lang=lang)
    solo(player, "linne/boudeuse")
    player.to_the_end()


def test_a_hot_seat_game_by_keys(people: Players) -> None:
    """Two persons, keyboard only, in French; nothing is private, so no cover comes."""
    player = people(lang="fr")
    player.start(2, 0, SHORT, game="encyclopedia")
    end = player.play(by_keys, press_on)
    assert len(end.outcome.scores) == 2


def test_a_game_with_a_bot_and_an_automa_by_digits(people: Players) -> None:
    """A person, a bot and an Automa; the number keys choose."""
    player = people(seed=11)
    seats = [Seat("P0"), Seat("A1", "automa", "daubenton/astrolabe", 1), Seat("B2", "bot", "greedy", 2)]
    player.routes.start("encyclopedia", seats, SHORT)
    player.pilot.steps(2)
    assert len(player.play(by_digits, press_on).outcome.scores) == 3


def test_a_game_by_drag(people: Players) -> None:
    """Dice are dragged to spaces and places, cubes to animals."""
    player = people(seed=3)
    solo(player, "trembley/resolution")
    assert player.play(by_drag, click_button).outcome.winners


@pytest.mark.soak
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((3840, 2160), 0.75)])
def test_a_game_at_extreme_scales(people: Players, size: tuple[int, int], scale: float) -> None:
    """Four seats at the smallest window with the largest scale, and the reverse; every text fits."""
    player = people(size=size, scale=scale, lang="fr")
    table = player.start(1, 3, SHORT, game="encyclopedia")
    for _ in range(60):
        if player.until_asked():
            player.answer(by_click, click_button)
            player.pilot.draw()
    assert table.session.match.moments
    assert player.pilot.overflows == []
