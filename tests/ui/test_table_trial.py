"""A turn that is tried out: nothing happens before it is confirmed, everything can be put back, nothing is learned."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.core.match import Match
from game.registry import new_match
from tests.game.contract import people
from tests.ui.play import Player, Players, by_click, click_button
from tests.ui.replaying import top_replay
from ui.table.scene import TableScene
from ui.table.trial import Rehearsal


def tried(player: Player, steps: int = 2) -> TableScene:
    """Encyclopedia at a turn of the person of which so many choices are tried out."""
    player.start(1, 1, {"rounds": "4"}, game="encyclopedia")
    for _ in range(400):
        table = player.to_choice(lambda table: table.choice.decision is not None)
        rehearsal = table.choice.rehearsal
        if rehearsal is not None and len(rehearsal.actions()) >= steps and rehearsal.last is None:
            return table
        by_click(player)
    raise AssertionError("no turn was tried out")


def saved(table: TableScene, tmp_path: Path) -> bytes:
    """What lies on the disk."""
    table.session.autosave.flush()
    (path,) = (tmp_path / "saves").glob("*.json")
    return path.read_bytes()


def test_nothing_happens_before_it_is_confirmed(players: Players, tmp_path: Path) -> None:
    """Moves, log and save stay as they were; the table shows what would be."""
    player = players()
    table = tried(player)
    rehearsal = table.choice.rehearsal
    assert rehearsal is not None
    assert len(rehearsal.match.moments) == player.moves() + len(rehearsal.actions())
    assert len(json.loads(saved(table, tmp_path))["actions"]) == player.moves()
    assert table.mode == "trial"
    assert table.view == table.choice.match.view(0)
    assert table.view != table.session.match.view(0)


def test_cancel_puts_everything_back(players: Players) -> None:
    """Esc leaves no trace of what was tried."""
    player = players()
    table = tried(player)
    player.pilot.press(pygame.K_ESCAPE)
    assert (table.mode, table.choice.rehearsal, table.board.trial) == ("play", None, None)
    assert table.view == table.session.match.view(0)
    assert table.board.match is table.session.match


@pytest.mark.parametrize("how", ["backspace", "button", "undo"])
def test_a_step_back_puts_one_choice_back(players: Players, how: str) -> None:
    """Backspace, its button and undo go back choice by choice, at last to the present."""
    player = players()
    table = tried(player)
    moves, left = player.moves(), []
    while table.choice.rehearsal is not None:
        left.append(len(table.choice.rehearsal.actions()))
        if how == "backspace":
            player.pilot.press(pygame.K_BACKSPACE)
        else:
            player.pilot.click("step_back" if how == "button" else "undo")
    assert left == sorted(left, reverse=True)
    assert len(set(left)) == len(left) >= 2
    assert (player.moves(), table.view) == (moves, table.session.match.view(0))


def test_confirming_carries_out_what_was_tried(players: Players) -> None:
    """The match makes exactly the tried choices, in their order."""
    player = players()
    table = tried(player)
    moves, texts = player.moves(), list[str]()
    while player.moves() == moves:
        rehearsal = table.choice.rehearsal
        texts = [action.text for action in rehearsal.actions()] if rehearsal else texts
        if player.unconfirmed():
            click_button(player, "confirm")
        else:
            player.answer(by_click, click_button)
    made = [moment.action.text for moment in table.session.match.moments[moves:]]
    assert made[: len(texts)] == texts


def test_looking_back_keeps_what_is_tried(players: Players) -> None:
    """Page Up opens the replay; coming back the trial goes on."""
    player = players()
    table = tried(player)
    view = table.view
    player.pilot.press(pygame.K_PAGEUP)
    assert top_replay(player).count == player.moves() - 1
    player.pilot.press(pygame.K_ESCAPE)
    assert (table.mode, table.view) == ("trial", view)


def cubosaurs() -> Match:
    """A match in which the first seat draws cards that it cannot foretell."""
    return new_match("cubosaurs", people(2), 4)


def test_a_rehearsal_stops_before_anything_new_is_learned() -> None:
    """A choice that would turn something up waits; its foretold part is told, the match stays where it was."""
    match = cubosaurs()
    decision = match.decision()
    assert decision is not None
    rehearsal = Rehearsal(match, decision.seat, lambda _view, _decision: True)
    rehearsal.choose(decision.options[0])
    assert rehearsal.last == decision.options[0]
    assert rehearsal.match is match
    assert not any(event.news >> decision.seat & 1 for event in rehearsal.trial().events)


def test_another_choice_takes_the_place_of_the_one_that_waits() -> None:
    """Only the last choice waits, and a step back puts it back."""
    match = cubosaurs()
    decision = match.decision()
    assert decision is not None
    assert len(decision.options) > 1
    rehearsal = Rehearsal(match, decision.seat, lambda _view, _decision: False)
    rehearsal.choose(decision.options[0])
    rehearsal.choose(decision.options[1])
    assert rehearsal.actions() == [decision.options[1]]
    rehearsal.step_back()
    assert (rehearsal.begun, rehearsal.actions(), match.moments) == (False, [], [])
