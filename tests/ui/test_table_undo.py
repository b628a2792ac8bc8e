"""Going back: undo until something was learned, taking back with a question, hot-seat undo on the cover."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.record import read_record
from tests.ui.play import Player, Players, by_click
from ui.scenes.cover import CoverScene
from ui.scenes.notice import Question
from ui.table.scene import TableScene


def _undo(player: Player) -> None:
    player.pilot.press(pygame.K_z, pygame.KMOD_CTRL)


def _choose(player: Player) -> None:
    """One whole choice by clicks."""
    before = player.moves()
    while player.moves() == before:
        by_click(player)


def _undoable(table: TableScene) -> bool:
    target = table.buttons["undo"].target
    return target is not None and target.enabled


def test_nothing_can_be_undone_at_the_start(players: Players) -> None:
    player = players()
    player.start(1, 2)
    table = player.to_choice()
    assert not _undoable(table)
    _undo(player)
    assert (player.moves(), player.top()) == (0, table)


def test_a_choice_is_undone_before_the_bots_have_answered(players: Players) -> None:
    """At a pace at which bots take their time the person may change its mind, and no bot moves meanwhile."""
    player = players(pace="slow")
    player.start(1, 2)
    table = player.to_choice()
    hand = table.view.hands
    _choose(player)
    assert player.moves() == 1
    assert table.view.own_pick >= 0
    _undo(player)
    assert player.moves() == 0
    assert (table.view.own_pick, table.view.hands) == (-1, hand)
    assert table.interactive
    assert table.session.match.taken_back == []
    player.pilot.steps(120)
    assert player.moves() == 0


def test_a_choice_is_undone_between_two_bots(players: Players) -> None:
    """Sealed answers of bots tell the person nothing: until the reveal the choice can be undone."""
    player = players(pace="slow")
    player.start(1, 3)
    table = player.to_choice()
    _choose(player)
    player.pilot.until(lambda: player.moves() == 2)
    assert table.session.bot_to_act is not None
    _undo(player)
    assert player.moves() == 0
    assert table.interactive


def test_between_dinosaur_and_box_the_dinosaur_is_undone(players: Players) -> None:
    player = players(auto_forced=False)
    player.start(1, 1)
    table = player.to_choice(lambda table: table.view.asked == "box")
    moves = player.moves()
    _undo(player)
    assert player.moves() == moves - 1
    assert table.view.asked == "pick"
    assert table.interactive
    assert not isinstance(player.pilot.scene, Question)


@pytest.mark.parametrize("answer", ["keep", "back", "escape"])
def test_after_a_reveal_it_is_a_question(players: Players, tmp_path: Path, answer: str) -> None:
    player = players()
    player.start(1, 2)
    table = player.to_choice(lambda table: table.view.turn == 1)
    first = player.moves()
    table = player.to_choice(lambda table: table.view.turn == 2)
    moves = player.moves()
    assert table.session.undo_point() is None
    _undo(player)
    assert isinstance(player.pilot.scene, Question)
    player.pilot.draw()
    player.pilot.press(pygame.K_ESCAPE) if answer == "escape" else player.pilot.click(answer)
    assert player.top() is table
    assert player.moves() == (first if answer == "back" else moves)
    marks = [moves] if answer == "back" else []
    assert table.session.match.taken_back == marks
    table.session.autosave.flush()
    (path,) = (tmp_path / "saves").glob("*.json")
    record = read_record(path)
    assert (record.taken_back, len(record.actions)) == (marks, player.moves())


def test_forced_choices_are_skipped_over(players: Players) -> None:
    """Taking back goes to the last choice that was one, not to one that played itself."""
    player = players(seed=11)
    player.start(1, 1)
    table = player.to_choice(lambda table: bool(_forced_last(table)))
    own = _forced_last(table)
    _undo(player)
    player.pilot.click("back")
    assert player.moves() < own[0]
    assert len(table.gesture.paths) > 1
    assert not table.session.match.moments or table.session.decision is not None


def _forced_last(table: TableScene) -> list[int]:
    """The numbers of the person's last actions, if they were forced."""
    found: list[int] = []
    for number, moment in reversed(list(enumerate(table.session.match.moments))):
        if moment.seat == 0:
            if not moment.forced:
                return found[::-1]
            found.append(number)
    return []


def test_the_end_can_be_taken_back(players: Players) -> None:
    player = players()
    table = player.start(1, 2)
    player.play(by_click, lambda one, name: one.pilot.click(name))
    player.pilot.click("table")
    assert player.top() is table
    _undo(player)
    player.pilot.click("back")
    assert table.interactive
    assert player.play(by_click, lambda one, name: one.pilot.click(name)).outcome.winners


def test_on_the_cover_the_last_person_can_go_back(players: Players) -> None:
    """'Back to NAME' gives the choice again behind a cover of their own; the other one is asked afterwards."""
    player = players()
    player.start(2, 1)
    table = player.to_choice()
    _choose(player)
    player.until_asked()
    cover = player.pilot.scene
    assert isinstance(cover, CoverScene)
    assert (cover.seat, cover.undo) == (1, 0)
    player.pilot.click("undo")
    assert player.moves() == 0
    player.until_asked()
    cover = player.pilot.scene
    assert isinstance(cover, CoverScene)
    assert (cover.seat, cover.undo) == (0, -1)
    assert "undo" not in player.pilot.names()
    player.pilot.click("ready")
    assert (table.viewer, table.interactive) == (0, True)


def test_once_the_next_person_has_looked_there_is_no_way_back(players: Players) -> None:
    """The second person cannot undo the first one's choice, and the first one is not at the screen."""
    player = players()
    player.start(2, 1)
    table = player.to_choice(lambda table: table.viewer == 1)
    assert player.moves() == 1
    assert not _undoable(table)
    _undo(player)
    assert (player.moves(), player.top()) == (1, table)


def test_after_a_reveal_persons_cannot_go_back(players: Players) -> None:
    """In a game with several persons nothing is taken back once it was shown: not on the cover, not at the table."""
    player = players()
    player.start(2, 1)
    table = player.to_choice(lambda table: table.view.turn == 1)
    assert not _undoable(table)
    moves = player.moves()
    _undo(player)
    assert (player.moves(), player.top()) == (moves, table)
    assert table.session.take_back_point() is None


def test_while_the_reveal_is_shown_nothing_is_undone(players: Players) -> None:
    player = players()
    player.start(2, 0)
    table = player.table
    while table.mode != "continue":
        player.until_asked()
        if table.mode != "continue":
            player.answer(by_click, lambda one, name: one.pilot.click(name))
    moves = player.moves()
    assert not _undoable(table)
    _undo(player)
    assert (player.moves(), table.mode) == (moves, "continue")


def test_in_a_hot_seat_duel_each_undoes_only_the_own_dinosaur(players: Players) -> None:
    player = players(auto_forced=False)
    player.start(2, 0)
    table = player.to_choice(lambda table: table.viewer == 1 and table.view.asked == "box")
    moves = player.moves()
    _undo(player)
    assert player.moves() == moves - 1
    assert (table.viewer, table.view.asked, table.interactive) == (1, "pick", True)
    assert not _undoable(table)


def test_undo_puts_down_what_waits_for_confirmation(players: Players) -> None:
    player = players(pace="slow", confirm_moves=True, auto_forced=False)
    player.start(1, 1)
    table = player.to_choice(lambda table: table.view.asked == "box")
    moves = player.moves()
    by_click(player)
    by_click(player)
    assert table.mode == "confirm"
    _undo(player)
    assert (player.moves(), table.mode, table.choice.pending) == (moves - 1, "play", None)
    assert table.view.asked == "pick"
