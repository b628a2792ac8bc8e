"""Motion is decoration: whatever is skipped when, the table ends with the true view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.core.rng import advance, below
from tests.ui.play import Player, Players, by_click, click_button
from ui.table.motion import Act, Motion, Stage
from ui.table.scene import TableScene
from ui.table.sprite import Sprite


def _moving(players: Players, **settings: Any) -> tuple[Player, TableScene]:
    """A solo game in the middle of its first reveal."""
    player = players(bare=True, **{"pace": "normal", **settings})
    player.start(1, 2)
    table = player.to_choice()
    by_click(player)
    by_click(player)
    player.pilot.until(lambda: table.motion.busy)
    return player, table


def _sprites(table: TableScene) -> list[Sprite]:
    return [sprite for stage in table.motion._stages for sprite in stage.sprites]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_skipped_the_true_view_is_shown(players: Players, seed: int) -> None:
    """Clicks, keys and patience by chance along a game; between two motions the view is the match's own."""
    player = players(bare=True, pace="normal")
    table = player.start(1, 2, {"board": "winter"})
    chance, shown = seed, 0

    def choose(one: Player) -> None:
        nonlocal chance, shown
        assert table.view == table.session.match.view(0)
        by_click(one)
        for _ in range(200):
            if table.motion.busy:
                chance = advance(chance)
                act = below(chance, 12)
                one.pilot.click((640, 300)) if act == 0 else None
                one.pilot.press(pygame.K_SPACE) if act == 1 else None
                shown += act < 2
            one.pilot.steps(1, 0.05)
            if table.interactive or one.pilot.scene is not table:
                break

    player.play(choose, click_button)
    assert shown > 3
    assert table.view == table.session.match.view(0)


def test_before_it_lands_the_old_view_is_shown(players: Players) -> None:
    player, table = _moving(players)
    assert not any(table.view.zoos)
    assert not any(table.points)
    assert any(sprite.moves for sprite in _sprites(table))
    player.pilot.draw()
    player.pilot.until(lambda: not table.motion.busy)
    assert all(len(zoo) == 1 for zoo in table.view.zoos)
    assert table.view == table.session.match.view(0)
    assert table.points == [score.total for score in table.session.match.scores()]
    assert any(table.points)


@pytest.mark.parametrize("how", ["click", "space", "return"])
def test_skipping_chooses_nothing(players: Players, how: str) -> None:
    """A click on what could be chosen next only ends the motion; so does a key."""
    player, table = _moving(players)
    moves = player.moves()
    places = list(table.board.names)
    target = next(name for name in places if name.startswith("hand.")) if how == "click" else ""
    if how == "click":
        player.pilot.click(target)
    else:
        player.pilot.press(pygame.K_SPACE if how == "space" else pygame.K_RETURN)
    assert not table.motion.busy
    assert (player.moves(), player.held(), table.mode) == (moves, (), "play")
    assert table.view == table.session.match.view(0)
    assert table.interactive


def test_a_drag_that_began_in_motion_takes_nothing(players: Players) -> None:
    player, table = _moving(players)
    moves = player.moves()
    stack = next(name for name in table.board.names if name.startswith("hand."))
    player.pilot.drag(stack, "pen.river")
    assert (player.moves(), player.held()) == (moves, ())


def test_at_instant_pace_nothing_moves(players: Players) -> None:
    player = players(bare=True, pace="instant")
    table = player.start(1, 2)

    def choose(one: Player) -> None:
        by_click(one)
        assert not table.motion.busy

    player.play(choose, click_button)


def test_reduced_motion_lets_nothing_fly(players: Players) -> None:
    """The stages keep their time, so that people can follow, but no picture moves and nothing pulses."""
    player = players(bare=True, pace="normal", motion="reduced")
    table = player.start(1, 2)
    stages = 0

    def choose(one: Player) -> None:
        nonlocal stages
        assert table.prospect.look().pulse == 0.0
        by_click(one)
        for _ in range(400):
            stages += len(table.motion._stages)
            assert not any(sprite.moves for sprite in _sprites(table))
            if table.interactive or one.pilot.scene is not table:
                break
            one.pilot.steps(1, 0.05)

    player.play(choose, click_button)
    assert stages > 0


def test_the_pace_can_change_in_the_middle(players: Players) -> None:
    player, table = _moving(players, pace="slow")
    player.pilot.app.apply_settings(player.pilot.app.settings.with_(pace="instant"))
    player.pilot.until(lambda: table.interactive)
    assert table.view == table.session.match.view(0)
    assert player.play(by_click, click_button).outcome.winners


def _acts(calls: list[str]) -> Iterator[Act]:
    """Two acts: the first shows its table after its first stage, the second at its end."""
    yield Act([Stage(1.0, swap=True, sound="a"), Stage(0.5)], lambda: calls.append("first"))
    yield Act([], lambda: calls.append("nothing to see"))
    yield Act([Stage(1.0, sound="b")], lambda: calls.append("second"))


def test_acts_land_one_after_the_other() -> None:
    """Played out, each act shows its table once, then all rests; skipped, only the end is shown."""
    calls: list[str] = []
    motion = Motion()
    motion.start(_acts(calls), 1.0, calls.append, lambda: calls.append("rest"))
    for _ in range(12):
        motion.update(0.3)
    assert calls == ["a", "first", "nothing to see", "b", "second", "rest"]
    assert not motion.busy
    calls.clear()
    motion.start(_acts(calls), 2.0, calls.append, lambda: calls.append("rest"))
    motion.update(1.9)
    motion.skip()
    motion.skip()
    assert calls == ["a", "rest"]
    calls.clear()
    motion.start(_acts(calls), 0.0, calls.append, lambda: calls.append("rest"))
    assert (calls, motion.busy) == (["rest"], False)


def test_pause_stops_the_motion(players: Players) -> None:
    """Time does not pass at a table under a dialog; it goes on afterwards."""
    player, table = _moving(players)
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.top == "PauseScene"
    left = len(table.motion._stages)
    player.pilot.steps(200)
    assert len(table.motion._stages) == left
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.until(lambda: table.interactive)
