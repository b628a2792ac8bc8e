"""Looking at the table: back in time, other zoos, rules, pause, another language, another window."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.ui.play import Player, Players, by_click, click_button, press_on
from tests.ui.replaying import come_back, look_back, top_replay
from ui.scenes.help import HelpScene
from ui.scenes.pause import PauseScene
from ui.table.rivals import REST
from ui.table.scene import TableScene
from ui.table.status import status_text


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
    replay = top_replay(player)
    assert replay.count == line[1].moment
    assert replay.view == table.session.match.at(line[1].moment).view(0)
    assert not replay.interactive
    told = next(entry.line.text for entry in replay.log.entries if entry.moment == replay.count)
    assert status_text(replay).endswith(told)
    assert replay.moment == line[1].moment
    player.pilot.draw()
    player.pilot.click("leave")
    assert player.top() is table
    assert (table.mode, table.view, table.gesture.paths) == ("play", present, chosen)
    assert table.interactive


def test_page_up_opens_the_replay_at_the_last_choice(players: Players) -> None:
    player, table = _later(players)
    player.pilot.press(pygame.K_PAGEUP)
    assert top_replay(player).count == player.moves() - 1
    player.pilot.press(pygame.K_ESCAPE)
    assert player.top() is table


def test_looking_back_plays_nothing(players: Players) -> None:
    """While somebody looks back no bot moves, no choice is made and no score is the present one."""
    player, table = _later(players)
    moves = player.moves()
    replay = look_back(player, moves - 1)
    hand = [name for name in replay.board.names if name.startswith("hand.")]
    for name in ("pen.river", "pen.king", *hand):
        player.pilot.click(name)
    player.pilot.steps(60)
    assert (player.moves(), replay.count) == (moves, moves - 1)
    assert replay.points == [score.total for score in table.session.match.at(moves - 1).scores()]


def test_tips_of_the_past_tell_the_points_of_then(players: Players) -> None:
    """Every pen is worth what it was worth in the moment that is shown: at the beginning nothing."""
    player, table = _later(players)
    pens = [name for name in table.board.names if name.startswith("pen.")]
    now = [table.board.tip(table.view, name) for name in pens]
    replay = look_back(player, 0)
    then = [replay.board.tip(replay.view, name) for name in pens]
    assert any("Now worth" in tip for tip in now)
    assert all("Now worth 0 points" in tip for tip in then if "Now worth" in tip)
    come_back(player)
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
    table.recap.ask()
    player.until_asked()
    player.pilot.draw()
    for count in (player.moves() - 1, 5):
        assert look_back(player, count).view.board == "summer"
        player.pilot.draw()
        come_back(player)
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


@pytest.mark.parametrize("mode", ["play", "confirm"])
def test_another_language_in_the_middle(players: Players, mode: str) -> None:
    """Texts change, the game, what is in hand and the mode stay; a refusal does not stay in the old language."""
    player, table = _later(players, confirm_moves=mode == "confirm")
    stack = table.gesture.next_places()[0]
    player.pilot.click(stack)
    if mode == "confirm":
        player.pilot.click(table.gesture.next_places()[0])
    table.flash = player.pilot.app.text("draftosaurus.refused.pen_full")
    before = (player.moves(), table.mode, table.gesture.chosen, table.view)
    english = status_text(table)
    player.pilot.app.set_language("fr")
    player.pilot.draw()
    assert (player.moves(), table.mode, table.gesture.chosen, table.view) == before
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
