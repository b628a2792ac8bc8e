"""Zoom of the board at every table: around the pointer, moved by drags that choose nothing, back by one key."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.registry import GAMES
from tests.ui.looking import difference, look_away
from tests.ui.play import Player, Players, by_keys, click_button, resize
from ui.scenes.end import EndScene
from ui.table.scene import TableScene
from ui.table.zoom import MOST

pytestmark = pytest.mark.parametrize("game", list(GAMES))

TURNS = 3
"""So many choices are made while the board is larger."""


def _asked(players: Players, game: str) -> tuple[Player, TableScene]:
    """A table at which a person is asked, without any motion."""
    player = players(pace="instant", motion="reduced")
    player.start(1, 1, game=game)
    return player, player.to_choice()


def _larger(player: Player, point: tuple[int, int] | None = None, notches: int = 5) -> None:
    """Turn the wheel over a point of the board, by default its middle, and let it settle."""
    player.pilot.wheel(point or player.table.plan.main.center, notches)
    player.pilot.steps(30)


def _empty(table: TableScene) -> tuple[int, int]:
    """A point of the larger board at which there is nothing to choose."""
    area, taken = table.zoom.area, [table.seen[name] for name in table.choices() if name in table.seen]
    taken += list(table.controls.rects().values())
    points = ((x, y) for y in range(area.top + 20, area.bottom - 20, 17) for x in range(area.left + 20, area.right, 23))
    return next(point for point in points if not any(rect.collidepoint(point) for rect in taken))


def test_the_wheel_enlarges_around_the_pointer(players: Players, game: str) -> None:
    player, table = _asked(players, game)
    main = table.plan.main
    for name in table.choices():
        point = table.board.names[name].center
        if not main.collidepoint(point):
            continue
        _larger(player, point)
        assert table.zoom.factor > 1.5
        assert table.names[name].inflate(12, 12).collidepoint(point), f"{game}: {name} went away from the pointer"
        assert player.table.pointer.at(point) == table.pointer.hover
        player.pilot.press(pygame.K_0)
    _larger(player, notches=90)
    assert table.zoom.factor == min(table.zoom.most(), MOST)
    player.pilot.wheel(main.center, -90)
    assert table.zoom.factor == 1
    player.pilot.press(pygame.K_KP_PLUS)
    assert table.zoom.factor > 1
    player.pilot.press(pygame.K_HOME)
    assert table.zoom.factor == 1


def test_everything_of_the_larger_board_lies_in_its_part_of_the_window(players: Players, game: str) -> None:
    player, table = _asked(players, game)
    side = {name for name, rect in table.board.names.items() if not table.plan.main.contains(rect)}
    _larger(player)
    for name, rect in table.seen.items():
        if name in side:
            assert rect == table.board.names[name]
        else:
            assert table.plan.main.contains(rect), f"{game}: {name} is seen beside the board"


@pytest.mark.parametrize("back", ["key", "button"])
def test_one_key_brings_back_the_picture_from_before(people: Players, game: str, back: str) -> None:
    player, table = _asked(people, game)
    look_away(table)
    player.pilot.steps(1)
    before = player.pilot.draw().copy()
    _larger(player)
    assert difference(before, player.pilot.draw())
    ways: dict[str, Callable[[], None]] = {
        "key": lambda: player.pilot.press(pygame.K_0),
        "button": lambda: player.pilot.click("whole"),
    }
    ways[back]()
    look_away(table)
    player.pilot.steps(1)
    assert difference(before, player.pilot.draw()) == ""
    assert "whole" not in player.pilot.names()


@pytest.mark.parametrize("button", [1, 2])
def test_a_drag_moves_the_board_and_chooses_nothing(players: Players, game: str, button: int) -> None:
    player, table = _asked(players, game)
    _larger(player)
    start = _empty(table) if button == 1 else table.zoom.area.center
    chosen, moves, place = table.gesture.chosen, player.moves(), table.names["header"].topleft
    end = (start[0] + (90 if start[0] < table.zoom.area.centerx else -90), start[1])
    player.pilot.move(start)
    player.pilot.send(pygame.MOUSEBUTTONDOWN, pos=start, button=button)
    player.pilot.send(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 1, 0))
    player.pilot.send(pygame.MOUSEBUTTONUP, pos=end, button=button)
    assert table.names["header"].move(start[0] - end[0], 0).topleft == place
    assert (table.gesture.chosen, player.moves(), table.flash) == (chosen, moves, "")


def test_whole_turns_can_be_played_on_a_larger_board(players: Players, game: str) -> None:
    """By keys, which bring what is hidden into view, and by the table's own buttons, which stay where they are."""
    player, table = _asked(players, game)
    moves = player.moves()
    _larger(player)
    for _ in range(60):
        if player.moves() > moves + TURNS or not player.until_asked():
            break
        if player.pilot.scene is table and table.interactive and not player.unconfirmed():
            by_keys(player)
            player.pilot.draw()
        else:
            player.answer(by_keys, click_button)
        assert table.zoom.factor > 1
    assert player.moves() > moves + TURNS


def test_the_keys_bring_what_they_are_on_into_view(players: Players, game: str) -> None:
    player, table = _asked(players, game)
    _larger(player, table.plan.main.topleft, 90)
    for _ in range(len(table.controls.ring.targets)):
        player.pilot.press(pygame.K_TAB)
        target = table.controls.ring.focused
        assert target is not None
        if target.name in table.choices():
            rect = table.names[target.name]
            fits = rect.width <= table.zoom.area.width and rect.height <= table.zoom.area.height
            assert table.seen[target.name].width > 8
            assert not fits or table.seen[target.name].inflate(4, 4).contains(rect), (
                f"{game}: {target.name} is half hidden"
            )


def test_a_larger_board_outlives_size_language_and_undo(players: Players, game: str) -> None:
    """Afterwards it is whole again, the same as before."""
    player, table = _asked(players, game)
    _larger(player)
    resize(player, (1600, 900), 1.25)
    assert table.zoom.factor > 1
    player.pilot.app.set_language("fr")
    player.pilot.steps(2)
    player.pilot.draw()
    by_keys(player)
    player.pilot.press(pygame.K_z, pygame.KMOD_CTRL)
    player.pilot.steps(30)
    if player.pilot.scene is not table:
        player.pilot.press(pygame.K_ESCAPE)
    player.pilot.draw()
    assert table.zoom.factor > 1
    player.pilot.app.set_language("en")
    resize(player, (1280, 720), 1.0)
    player.pilot.press(pygame.K_0)
    assert table.zoom.factor == 1
    assert table.names == table.board.names


def test_two_fingers_enlarge_and_choose_nothing(players: Players, game: str) -> None:
    player, table = _asked(players, game)
    point, moves = table.plan.main.center, player.moves()
    name = next((name for name in table.choices() if table.plan.main.collidepoint(table.names[name].center)), "")
    point = table.names[name].center if name else point
    wide, high = player.pilot.app.size
    player.pilot.send(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=point[0] / wide, y=point[1] / high)
    player.pilot.send(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
    player.pilot.send(pygame.FINGERDOWN, touch_id=1, finger_id=2, x=0.5, y=0.5)
    for _ in range(6):
        spread = {"x": point[0] / wide, "y": point[1] / high, "pinched": 0.03, "rotated": 0.0, "num_fingers": 2}
        player.pilot.send(pygame.MULTIGESTURE, touch_id=1, **spread)
    player.pilot.send(pygame.FINGERUP, touch_id=1, finger_id=2, x=0.5, y=0.5)
    player.pilot.send(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=True)
    assert table.zoom.factor > 1.3
    assert (table.gesture.chosen, player.moves()) == (table.gesture.beginning, moves)


def test_the_end_of_the_game_shows_the_whole_board(players: Players, game: str) -> None:
    player = players(pace="instant")
    table = player.start(0, 2, game=game)
    _larger(player)
    assert table.zoom.factor > 1
    assert isinstance(player.play(by_keys, click_button), EndScene)
    assert table.zoom.factor == 1
