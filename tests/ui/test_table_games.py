"""Whole games of Draftosaurus through the event loop, by mouse alone and by keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.play import Player, by_click, by_digits, by_drag, by_keys, click_button, press_on


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))


def _saved(home: Path) -> Path:
    """The only save there is."""
    (path,) = (home / "saves").glob("*.json")
    return path


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_a_solo_game_by_clicks(tmp_path: Path, lang: str, board: str) -> None:
    """One person against bots, clicks only; every text fits, and the save replays to the same end."""
    player = Player(tmp_path, lang=lang)
    player.start(1, 2, {"board": board})
    player.to_the_end()
    player.pilot.close()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hot_seat_game_by_keys(tmp_path: Path, lang: str) -> None:
    """Two persons with covers between them, keyboard only, two-player form with the box."""
    player = Player(tmp_path, lang=lang)
    player.start(2, 0, {"board": "winter"})
    end = player.play(by_keys, press_on)
    assert len(end.outcome.scores) == 2
    assert player.pilot.overflows == []
    player.pilot.close()


def test_a_game_for_three_by_drags(tmp_path: Path) -> None:
    """Two persons and a bot, dragging only."""
    player = Player(tmp_path)
    player.start(2, 1)
    assert player.play(by_drag, click_button).outcome.winners
    player.pilot.close()


def test_a_double_game_by_digits(tmp_path: Path) -> None:
    """Summer and winter in a row, by the number keys."""
    player = Player(tmp_path)
    player.start(1, 1, {"board": "both"})
    end = player.play(by_digits, press_on)
    assert {line.part for line in end.outcome.scores[0].lines} == {"summer", "winter"}
    player.pilot.close()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((3840, 2160), 0.75)])
def test_a_game_at_extreme_scales(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    """Five seats at the smallest window with the largest scale, and the reverse."""
    player = Player(tmp_path, size=size, scale=scale)
    player.start(1, 4, {"board": "winter"})
    assert player.play(by_click, click_button).outcome.winners
    assert player.pilot.overflows == []
    player.pilot.close()


def test_a_game_at_normal_pace_with_confirmation(tmp_path: Path) -> None:
    """With animations and a confirmation for every move the game still comes to its end."""
    player = Player(tmp_path, pace="normal", confirm_moves=True)
    player.start(1, 1)

    def choose(one: Player) -> None:
        by_click(one)
        if one.table.mode == "confirm":
            click_button(one, "confirm")

    assert player.play(choose, click_button).outcome.winners
    player.pilot.close()
