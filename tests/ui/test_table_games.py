"""Whole games of Draftosaurus through the event loop, by mouse alone and by keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.languages import in_languages
from tests.ui.play import Player, Players, by_click, by_digits, by_drag, by_keys, click_button, press_on


def _saved(home: Path) -> Path:
    """The only save there is."""
    (path,) = (home / "saves").glob("*.json")
    return path


@in_languages
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_a_solo_game_by_clicks(people: Players, lang: str, board: str) -> None:
    """One person against bots, clicks only; every text fits, and the save replays to the same end."""
    player = people(lang=lang)
    player.start(1, 2, {"board": board})
    player.to_the_end()


@in_languages
def test_a_hot_seat_game_by_keys(people: Players, lang: str) -> None:
    """Two persons with covers between them, keyboard only, two-player form with the box."""
    player = people(lang=lang)
    player.start(2, 0, {"board": "winter"})
    end = player.play(by_keys, press_on)
    assert len(end.outcome.scores) == 2
    assert player.pilot.overflows == []


def test_a_game_for_three_by_drags(people: Players) -> None:
    """Two persons and a bot, dragging only."""
    player = people()
    player.start(2, 1)
    assert player.play(by_drag, click_button).outcome.winners


def test_a_double_game_by_digits(people: Players) -> None:
    """Summer and winter in a row, by the number keys."""
    player = people()
    player.start(1, 1, {"board": "both"})
    end = player.play(by_digits, press_on)
    assert {line.part for line in end.outcome.scores[0].lines} == {"summer", "winter"}


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((3840, 2160), 0.75)])
def test_a_game_at_extreme_scales(people: Players, size: tuple[int, int], scale: float) -> None:
    """Five seats at the smallest window with the largest scale, and the reverse."""
    player = people(size=size, scale=scale)
    player.start(1, 4, {"board": "winter"})
    assert player.play(by_click, click_button).outcome.winners
    assert player.pilot.overflows == []


def test_a_game_at_normal_pace_with_confirmation(people: Players) -> None:
    """With animations and a confirmation for every move the game still comes to its end."""
    player = people(pace="normal", confirm_moves=True)
    player.start(1, 1)

    def choose(one: Player) -> None:
        by_click(one)
        if one.table.mode == "confirm":
            click_button(one, "confirm")

    assert player.play(choose, click_button).outcome.winners
