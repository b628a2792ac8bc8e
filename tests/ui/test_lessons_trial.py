"""Lessons of games whose turns are tried out first: every choice is a step, and so is confirming."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.core.values import Action
from game.registry import GAMES, find, new_match
from tests.games import SUBJECTS
from tests.ui.play import Player, Players, click_button
from tests.ui.test_lessons_manners import position
from tests.ui.test_lessons_played import table_of
from ui.boards.registry import make_board
from ui.seating import visitors
from ui.table.board import Board
from ui.table.lesson import LessonTable
from ui.table.lesson_script import Chapter, Step, Words
from ui.table.trial import Rehearsal

SEED = 5

LONGEST = 600
"""Moves after which a turn that is tried out must have come."""

REHEARSING = [game for game in GAMES if SUBJECTS[game].rehearses]


@pytest.fixture(autouse=True)
def _any_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chapters of tests have no words of their own."""
    monkeypatch.setattr(Words, "title", lambda _self, _text: "A turn")
    monkeypatch.setattr(Words, "before", lambda _self, _text, step: f"The step {step.id} says why.")


def chapter_of(player: Player, game: str) -> Chapter:
    """A turn of the learner that is tried out: two choices, confirming where that is asked, and a last word."""
    match = new_match(game, visitors(player.pilot.app, 2, find(game), {}), SEED)
    board = make_board(player.pilot.app, match)
    start: list[str] = []
    while not tried_out(match, board):
        decision = match.decision()
        assert decision is not None
        assert len(start) < LONGEST
        option = decision.options[len(start) * 7 % len(decision.options)]
        start.append(option.text)
        match.apply(option)
    texts, confirms = two_choices(match, board)
    steps = [Step(f"do_{n}", do=text) for n, text in enumerate(texts)]
    steps += [Step("end", press="confirm")] if confirms else []
    return Chapter("turn", 1, SEED, 2, (*steps, Step("word")), {}, tuple(start))


def tried_out(match: Match, board: Board) -> bool:
    """Whether the learner is asked for a choice that is tried out first, and at least one more follows it."""
    decision = match.decision()
    if decision is None or decision.seat or not board.rehearses(match.view(0), decision):
        return False
    return any(follows(match, board, option) for option in decision.options)


def follows(match: Match, board: Board, option: Action) -> bool:
    """Whether an option leads to another choice of the same turn."""
    rehearsal = rehearsed(match, board)
    rehearsal.choose(option)
    return rehearsal.last is None


def rehearsed(match: Match, board: Board) -> Rehearsal:
    """A rehearsal as the table begins one."""
    goes_on = lambda view, decision: board.rehearses(view, decision) and not board.opens_turn(decision)  # noqa: E731
    return Rehearsal(match, 0, goes_on, board.turns_over)


def two_choices(match: Match, board: Board) -> tuple[list[str], bool]:
    """Two choices of a turn, and whether it waits to be confirmed after them."""
    rehearsal, texts = rehearsed(match, board), []
    first = rehearsal.decision
    assert first is not None
    for options in ([option for option in first.options if follows(match, board, option)], ()):
        decision = rehearsal.decision
        assert decision is not None
        action = (*options, *decision.options)[0]
        texts.append(action.text)
        rehearsal.choose(action)
    return texts, rehearsal.last is None or board.needs_confirmation(rehearsal.trial())


def tried(table: LessonTable) -> bool:
    """Whether a turn is being tried out."""
    return table.choice.rehearsal is not None


def do(player: Player, table: LessonTable) -> None:
    """Point along the wanted path."""
    for name in next(iter(table.gesture.paths)):
        player.pilot.click(name)
    player.pilot.until(lambda: table.guide.visible)


@pytest.mark.parametrize("game", REHEARSING)
def test_a_turn_that_is_tried_out_can_be_taught(players: Players, game: str) -> None:
    player = players()
    player.routes.teach(game, chapter_of(player, game))
    table, moves = table_of(player), len(table_of(player).session.match.moments)
    do(player, table)
    assert (table.guide.index, len(table.session.match.moments)) == (1, moves)
    assert tried(table)
    assert not table.choice.can_confirm, "a step that asks for a move can be passed over"
    player.pilot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert (position(table)[0], tried(table)) == (0, False)
    do(player, table)
    do(player, table)
    if table.guide.step.press:
        assert not table.gesture.paths
        click_button(player, "confirm")
        player.pilot.until(lambda: table.guide.visible)
    assert table.guide.step.id == "word"
    assert len(table.session.match.moments) > moves


@pytest.mark.parametrize("game", REHEARSING)
def test_a_dropped_turn_begins_anew(players: Players, game: str) -> None:
    """What is put back takes its steps with it."""
    player = players()
    player.routes.teach(game, chapter_of(player, game))
    table = table_of(player)
    do(player, table)
    click_button(player, "cancel")
    player.pilot.until(lambda: table.guide.visible)
    assert (table.guide.index, tried(table)) == (0, False)
    assert table.gesture.paths
