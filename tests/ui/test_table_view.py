"""Looking at the table: back in time, other zoos, rules, pause, another language, another window."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.ui.play import Player, Players, by_click, click_button, press_on
from ui.scenes.help import HelpScene
from ui.scenes.pause import PauseScene
from ui.table.paint import status_text
from ui.table.rivals import REST
from ui.table.scene import TableScene


def _later(players: Players, turn: int = 3, **settings: Any) -> tuple[Player, TableScene]:
    """A person against two bots some turns into the game."""
    player = players(**settings)
    player.start(1, 2)
    return player, player.to_choice(lambda table: table.view.turn == turn)


def test_a_log_line_shows_its_moment_and_returns(players: Players) -> None:
    player, table = _later(players)
    present, chosen = table.view, table.gesture.paths
    player.pilot.wheel(table.plan.log.center, 3)
    line = table.log._placed()[-2]
    assert 0 < line[1].moment < player.moves()
    player.pilot.click(line[2].center)
    assert (table.mode, table.past) == ("past", line[1].moment)
    assert table.view == table.session.match.at(line[1].moment).view(0)
    assert not table.interactive
    assert status_text(table) == player.pilot.app.text("table.looking_back")
    player.pilot.draw()
    player.pilot.click("return")
    assert (table.mode, table.past, table.view) == ("play", -1, present)
    assert table.gesture.paths == chosen
    assert table.interactive


def test_the_newest_line_is_the_present(players: Players) -> None:
    player, table = _later(players)
    player.pilot.click(table.log._placed()[0][2].center)
    assert (table.mode, table.past) == ("play", -1)
    assert table.interactive


def test_pages_turn_through_the_whole_game(players: Players) -> None:
    """Page Up goes back to the deal and stops there, Page Down comes to the present, Esc returns at once."""
    player, table = _later(players, 1)
    moves, present = player.moves(), table.view
    for count in range(moves - 1, -1, -1):
        player.pilot.press(pygame.K_PAGEUP)
        assert (table.mode, table.past) == ("past", count)
        player.pilot.draw()
    player.pilot.press(pygame.K_PAGEUP)
    assert (table.mode, table.past) == ("past", 0)
    assert not any(table.view.zoos)
    for count in range(1, moves):
        player.pilot.press(pygame.K_PAGEDOWN)
        assert table.past == count
    player.pilot.press(pygame.K_PAGEDOWN)
    assert (table.mode, table.view) == ("play", present)
    player.pilot.press(pygame.K_PAGEDOWN)
    assert table.mode == "play"
    player.pilot.press(pygame.K_PAGEUP)
    player.pilot.press(pygame.K_ESCAPE)
    assert (table.mode, table.view) == ("play", present)


def test_looking_back_plays_nothing(players: Players) -> None:
    """While somebody looks back no bot moves, no choice is made and no score is the present one."""
    player, table = _later(players)
    moves = player.moves()
    player.pilot.press(pygame.K_PAGEUP)
    now = table.past
    button = player.pilot.names()["return"]
    hand = [name for name in table.board.names if name.startswith("hand.")]
    for name in ("pen.river", "pen.king", *hand):
        if not button.collidepoint(table.board.names[name].center):
            player.pilot.click(name)
    player.pilot.steps(60)
    assert (player.moves(), table.past) == (moves, now)
    assert table.points == [score.total for score in table.session.match.at(now).scores()]
    assert table.pointer.look().glow == {}


def test_tips_of_the_past_tell_the_points_of_then(players: Players) -> None:
    """Every pen is worth what it was worth in the moment that is shown: at the beginning nothing."""
    player, table = _later(players)
    pens = [name for name in table.board.names if name.startswith("pen.")]
    now = [table.board.tip(table.view, name) for name in pens]
    table.history.look_back(0)
    then = [table.board.tip(table.view, name) for name in pens]
    assert any("Now worth" in tip for tip in now)
    assert all("Now worth 0 points" in tip for tip in then if "Now worth" in tip)
    table.history.present()
    assert [table.board.tip(table.view, name) for name in pens] == now
    assert player.top() is table


@pytest.mark.parametrize("pace", ["instant", "normal"])
def test_the_last_moves_are_shown_again(players: Players, pace: str) -> None:
    player, table = _later(players, pace=pace)
    moves, view, paths = player.moves(), table.view, table.gesture.paths
    player.pilot.press(pygame.K_r)
    assert table.motion.busy is (pace == "normal")
    assert table.view.zoos != view.zoos or pace == "instant"
    assert table.glow
    player.until_asked()
    assert (player.moves(), table.view, table.gesture.paths) == (moves, view, paths)
    assert table.interactive


def test_both_boards_are_drawn_shown_again_and_looked_back_at(players: Players) -> None:
    """Over the change from summer to winter nothing refers to a pen that is not there."""
    player = players(seed=2)
    player.start(1, 3, {"board": "both"})
    table = player.to_choice(lambda table: table.view.board == "winter")
    player.pilot.draw()
    table.history.recap()
    player.until_asked()
    player.pilot.draw()
    for count in (player.moves() - 1, 5):
        table.history.look_back(count)
        assert table.view.board == "summer"
        player.pilot.draw()
    table.history.present()
    player.pilot.draw()
    assert table.view.board == "winter"
    assert player.play(by_click, click_button).outcome.winners


def _large(player: Player) -> int | None:
    """Whose zoo is shown large."""
    return player.table.large


def test_another_zoo_is_enlarged_by_resting(players: Players) -> None:
    player, _ = _later(players)
    player.pilot.move("panel.1.board")
    player.pilot.steps(round(REST * 60) * 3)
    assert _large(player) is None
    player.pilot.move("panel.1.header")
    player.pilot.steps(round(REST * 60) - 3)
    assert _large(player) is None
    player.pilot.steps(6)
    assert _large(player) == 1
    player.pilot.draw()
    player.pilot.move("panel.2.header")
    assert _large(player) is None
    player.pilot.steps(round(REST * 60) + 3)
    assert _large(player) == 2
    player.pilot.move("board")
    assert _large(player) is None


def test_another_zoo_is_enlarged_by_keys(players: Players) -> None:
    player, table = _later(players)
    plain = pygame.image.tobytes(player.pilot.draw(), "RGB")
    press_on(player, "panel.2")
    assert _large(player) == 2
    assert pygame.image.tobytes(player.pilot.draw(), "RGB") != plain
    player.pilot.press(pygame.K_RETURN)
    assert _large(player) is None
    player.pilot.press(pygame.K_RETURN)
    player.pilot.press(pygame.K_ESCAPE)
    assert _large(player) is None
    assert player.top() is table


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_help_opens_at_what_is_pointed_at(players: Players, board: str) -> None:
    player = players(bare=True)
    table = player.start(1, 1, {"board": board})
    topics = set(player.pilot.app.text.raw("rules.draftosaurus.topics"))
    assert {table.board.topic(name) for name in table.board.names} <= topics
    expected = {"die": "die", "box": "two_players", "pen.river": f"pens_{board}", "header": "end", "tray": "turn"}
    for name, topic in expected.items():
        player.pilot.move(name)
        player.pilot.press(pygame.K_F1)
        assert isinstance(player.pilot.scene, HelpScene)
        assert player.pilot.scene.topic == topic, name
        player.pilot.press(pygame.K_ESCAPE)
        assert player.top() is table


def test_help_follows_the_focus_when_keys_are_used(players: Players) -> None:
    player, table = _later(players)
    press_on(player, table.gesture.next_places()[0])
    player.pilot.press(pygame.K_F1)
    assert isinstance(player.pilot.scene, HelpScene)
    assert player.pilot.scene.topic == "pens_summer"


def test_pause_and_resume_lose_nothing(players: Players) -> None:
    player, table = _later(players)
    stack = table.gesture.next_places()[0]
    player.pilot.click(stack)
    moves, chosen = player.moves(), table.gesture.chosen
    player.pilot.click("menu")
    assert isinstance(player.pilot.scene, PauseScene)
    player.pilot.draw()
    player.pilot.steps(60)
    player.pilot.click("resume")
    assert (player.top(), player.moves(), player.held()) == (table, moves, chosen)
    player.pilot.click(table.gesture.next_places()[0])
    assert player.moves() > moves


def test_save_and_leave_goes_home_and_keeps_the_game(players: Players) -> None:
    player, table = _later(players)
    moves = player.moves()
    player.pilot.click("menu")
    player.pilot.click("save")
    assert player.pilot.top == "HomeScene"
    player.pilot.click("continue")
    assert player.moves() == moves
    assert player.table is not table
    player.to_choice()


@pytest.mark.parametrize("mode", ["play", "confirm", "past"])
def test_another_language_in_the_middle(players: Players, mode: str) -> None:
    """Texts change, the game, what is in hand and the mode stay; a refusal does not stay in the old language."""
    player, table = _later(players, confirm_moves=mode == "confirm")
    stack = table.gesture.next_places()[0]
    player.pilot.click(stack)
    if mode == "confirm":
        player.pilot.click(table.gesture.next_places()[0])
    elif mode == "past":
        player.pilot.press(pygame.K_PAGEUP)
    table.flash = player.pilot.app.text("draftosaurus.refused.pen_full")
    before = (player.moves(), table.mode, table.gesture.chosen, table.view, table.past)
    english = status_text(table)
    player.pilot.app.set_language("fr")
    player.pilot.draw()
    assert (player.moves(), table.mode, table.gesture.chosen, table.view, table.past) == before
    assert status_text(table) != english
    assert table.flash == ""
    assert any("lance" in entry.line.text for entry in table.log.entries)
    assert player.play(by_click, click_button).outcome.winners if mode == "play" else True


def test_another_window_in_the_middle(players: Players) -> None:
    """A resize, even in the middle of motion, lays out anew and loses nothing."""
    player, table = _later(players, pace="normal")
    stack = table.gesture.next_places()[0]
    player.pilot.click(stack)
    for size in ((1920, 1080), (1280, 720)):
        moves = player.moves()
        player.pilot.app.window = pygame.display.set_mode(size)
        player.pilot.send(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        player.pilot.draw()
        assert (player.moves(), player.held()) == (moves, (stack,))
        assert pygame.Rect((0, 0), size).contains(table.plan.main)
        assert table.plan.main.right > size[0] // 3
    player.pilot.click(table.gesture.next_places()[0])
    player.pilot.until(lambda: table.motion.busy)
    player.pilot.app.window = pygame.display.set_mode((1600, 900))
    player.pilot.send(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900)
    player.pilot.draw()
    player.until_asked()
    assert table.view == table.session.match.view(0)


def test_a_table_of_bots_plays_to_its_end(players: Players) -> None:
    """With nobody at the screen the game is watched."""
    player = players()
    table = player.start(0, 3)
    assert table.viewer == -1
    assert player.play(by_click, click_button).outcome.winners
    player.pilot.click("rematch")
    assert player.table is not table
    assert player.moves() < 6
