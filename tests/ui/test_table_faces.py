"""Portraits at the table show what they see for a moment; then the table rests again."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.values import Event
from game.registry import GAMES
from tests.ui.play import Player, Players
from ui.table.faces import LONG
from ui.table.scene import TableScene


def _calm(players: Players, **settings: Any) -> tuple[Player, TableScene]:
    """A table at which a person is asked and no portrait does anything."""
    player = players(bare=True, **{"pace": "normal", **settings})
    player.start(1, 1)
    table = player.to_choice()
    player.pilot.steps(60)
    assert table.faces.poses() == {}
    return player, table


def _events(table: TableScene, startled: int) -> list[Event]:
    """Something that happened; the board says that it startles that seat."""
    table.board.startled = lambda events: [startled]  # type: ignore[method-assign]  # noqa: ARG005
    return [Event("pushed", startled)]


def test_who_gains_hops_and_who_is_pushed_starts(players: Players) -> None:
    player, table = _calm(players)
    table.faces.see(_events(table, 0), [3, 3], [3, 5])
    player.pilot.steps(6)
    pushed, glad = table.faces.poses()[0], table.faces.poses()[1]
    assert (pushed.sign, glad.sign, glad.mood) == ("!", "", "pleased")
    assert pushed.angle
    assert glad.lift > 0
    player.pilot.draw()


def test_who_loses_points_shows_nothing(players: Players) -> None:
    _, table = _calm(players)
    table.faces.see([], [3, 3], [2, 3])
    assert table.faces.poses() == {}


def test_without_motion_a_still_sign_is_shown(players: Players) -> None:
    """The same moods and signs for as long, but no portrait moves."""
    player, table = _calm(players, motion="reduced")
    table.faces.see(_events(table, 0), [3, 3], [3, 5])
    poses = table.faces.poses()
    assert (poses[0].sign, poses[1].mood) == ("!", "pleased")
    player.pilot.steps(6)
    assert table.faces.poses() == poses
    assert max(abs(pose.angle) + abs(pose.lift) for pose in poses.values()) < 0.001


def test_after_a_gesture_the_table_rests(players: Players) -> None:
    """The last frame is drawn without it, then nothing is drawn."""
    player, table = _calm(players)
    player.pilot.steps(1200)
    player.pilot.draw()
    assert table.idle()
    table.faces.see([], [3, 3], [5, 3])
    player.pilot.draw()
    assert not table.idle()
    player.pilot.steps(round(LONG["glad"] * 60) + 2)
    assert not table.idle()
    player.pilot.draw()
    assert table.idle()


def test_at_instant_pace_portraits_stay_calm(players: Players) -> None:
    player = players(bare=True, pace="instant")
    player.start(1, 2)
    table = player.to_choice()
    player.pilot.steps(20)
    assert table.faces.poses() == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_board_startles_nobody_by_nothing(players: Players, game: str) -> None:
    table = players(bare=True).start(2, 0, game=game)
    assert table.board.startled([]) == []
