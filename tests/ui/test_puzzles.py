"""Puzzles at the table: one choice is the answer, nothing else moves, and what was found stays."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ai.messages import Effort, Request
from ai.worker import InlineThinker
from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.coaching import Failing, Silent
from tests.ui.play import Player, Players
from ui.puzzles.book import Puzzle, puzzles_of
from ui.puzzles.solved import Solved
from ui.scenes.puzzles import PuzzlesScene
from ui.table.puzzle import PuzzleTable
from ui.table.puzzle_parts import PuzzleAdvice

ASKED = [game for game in GAMES if puzzles_of(game)]
"""The games that have puzzles."""


class Brief(InlineThinker):
    """A thinker that thinks no longer about why than a test is worth."""

    def ask(self, request: Request) -> None:
        """Answer after a few play-outs."""
        super().ask(replace(request, effort=Effort(60.0, 24)))


def table_of(player: Player, game: str, number: int = 0) -> PuzzleTable:
    """The table of a puzzle, opened from the page."""
    player.pilot.push(PuzzlesScene(player.pilot.app, game))
    player.pilot.click(f"puzzle.{number + 1}")
    player.pilot.until(lambda: isinstance(player.pilot.scene, PuzzleTable))
    player.pilot.steps(3)
    return opened(player)


def opened(player: Player) -> PuzzleTable:
    """The puzzle that is open."""
    assert isinstance(player.pilot.scene, PuzzleTable)
    return player.pilot.scene


def choose(player: Player, text: str) -> None:
    """Choose a move by clicks along its path."""
    table = opened(player)
    for name in table.board.path(table.view, table.session.match.rules.parse(text)):
        player.pilot.click(name)
    player.pilot.steps(2)


def wrong_of(one: Puzzle) -> str:
    """A measured move that is not the best."""
    return next(text for text in one.chances if text not in one.answers)


@pytest.mark.parametrize("game", ASKED)
def test_the_right_move_is_told_right_and_noted_as_found_at_the_first_try(players: Players, game: str) -> None:
    player = players()
    table = table_of(player, game)
    before = len(table.session.match.moments)
    choose(player, table.puzzle.answers[0])
    assert table.given == table.puzzle.answers[0]
    assert table.right
    assert {"puzzle.next", "puzzle.again", "puzzle.why"} <= set(player.pilot.names())
    assert len(table.session.match.moments) == before
    assert player.pilot.app.solved.state(table.puzzle) == "first"
    assert not list(player.pilot.app.folders.saves.glob("*.json"))


@pytest.mark.parametrize("game", ASKED)
def test_a_wrong_move_can_be_tried_again_and_counts_as_found_later(players: Players, game: str) -> None:
    player = players(lang="fr")
    table = table_of(player, game)
    choose(player, wrong_of(table.puzzle))
    assert player.pilot.app.solved.state(table.puzzle) == "missed"
    assert (table.right, table.interactive) == (False, False)
    player.pilot.click("puzzle.again")
    assert table.interactive
    choose(player, table.puzzle.answers[0])
    assert player.pilot.app.solved.state(table.puzzle) == "later"
    assert player.pilot.overflows == []


@pytest.mark.parametrize("game", ASKED)
def test_the_coach_leads_from_the_place_to_the_move_to_the_reasons(players: Players, game: str) -> None:
    """The answer comes from the book at once; the worker tells why."""
    player = players(thinker=Brief())
    table = table_of(player, game)
    player.pilot.press(pygame.K_c)
    advice = table.coach.advice
    assert isinstance(advice, PuzzleAdvice)
    assert (advice.step, table.helped) == (1, False)
    assert advice.hints[0].action in table.puzzle.answers
    player.pilot.press(pygame.K_c)
    assert table.helped
    assert {mark.place for mark in advice.marks} <= set(table.board.names)
    player.pilot.press(pygame.K_c)
    player.pilot.until(lambda: not advice.waiting)
    assert advice.why(advice.hints[0])
    player.pilot.press(pygame.K_ESCAPE)
    assert table.coach.advice is None
    choose(player, table.puzzle.answers[0])
    assert player.pilot.app.solved.state(table.puzzle) == "later"


def test_a_worker_that_fails_takes_nothing_from_what_the_book_knows(players: Players) -> None:
    player = players(thinker=Failing())
    table = table_of(player, ASKED[0])
    choose(player, wrong_of(table.puzzle))
    player.pilot.click("puzzle.show")
    player.pilot.click("coach_more")
    player.pilot.steps(2)
    advice = table.coach.advice
    assert isinstance(advice, PuzzleAdvice)
    assert (advice.waiting, advice.measured) == (False, True)
    assert round(100 * advice.hints[0].chance) == table.puzzle.chances[table.puzzle.answers[0]]


def test_keys_alone_lead_through_a_puzzle_to_the_next_and_back(players: Players) -> None:
    player = players()
    player.pilot.push(PuzzlesScene(player.pilot.app, ASKED[0]))
    player.pilot.press(pygame.K_RETURN)
    first = opened(player)
    path = first.board.path(first.view, first.session.match.rules.parse(first.puzzle.answers[0]))
    for name in path:
        player.pilot.press(getattr(pygame, f"K_{first.choices().index(name) + 1}"))
    assert first.right
    player.pilot.press(pygame.K_RETURN)
    second = opened(player)
    assert (second.number, second.given) == (2, "")
    player.pilot.press(pygame.K_n)
    assert opened(player).number == 3
    player.pilot.press(pygame.K_ESCAPE)
    page = player.pilot.scene
    assert isinstance(page, PuzzlesScene)
    assert page.upcoming() == 1


def test_the_right_button_leads_back_and_a_lost_size_or_language_changes_nothing(players: Players) -> None:
    thinker = Silent()
    player = players(thinker=thinker)
    table = table_of(player, ASKED[-1], 1)
    choose(player, wrong_of(table.puzzle))
    app = player.pilot.app
    app.apply_settings(app.settings.with_(language="fr"))
    player.pilot.steps(2)
    assert not table.right
    assert "puzzle.show" in player.pilot.names()
    player.pilot.click("puzzle.show")
    assert "coach_away" in player.pilot.names()
    player.pilot.click((5, app.size[1] - 5), button=3)
    assert "coach_away" not in player.pilot.names()
    assert (len(thinker.asked), bool(thinker.cancelled)) == (1, True)
    player.pilot.click((5, app.size[1] - 5), button=3)
    assert isinstance(player.pilot.scene, PuzzlesScene)


def test_a_choice_waits_where_moves_are_confirmed(players: Players) -> None:
    player = players(confirm_moves=True)
    table = table_of(player, ASKED[0])
    choose(player, table.puzzle.answers[0])
    assert (table.mode, table.given) == ("confirm", "")
    player.pilot.click("confirm")
    assert table.right
    assert table.mode == "play"


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((1280, 720), 0.75), ((3840, 2160), 1.0)])
@in_languages
def test_the_page_fits_every_window(players: Players, size: tuple[int, int], scale: float, lang: str) -> None:
    player = players(size=size, scale=scale, lang=lang)
    player.pilot.push(PuzzlesScene(player.pilot.app))
    player.pilot.draw()
    window = pygame.Rect((0, 0), player.pilot.app.size)
    places = {name: rect for name, rect in player.pilot.names().items() if name.startswith("puzzle.")}
    assert len(places) == len(puzzles_of(ASKED[0]))
    assert all(window.contains(rect) and min(rect.size) >= 32 for rect in places.values())
    assert player.pilot.overflows == []


def test_two_copies_keep_what_each_has_solved(tmp_path: Path) -> None:
    one, two = Solved(tmp_path / "puzzles.json"), Solved(tmp_path / "puzzles.json")
    first, second = puzzles_of(ASKED[0])[:2]
    assert (one.state(first), two.state(second)) == ("", "")
    assert one.note(first, True, False) == ""
    assert two.note(second, False, False) == ""
    assert two.note(first, True, False) == ""
    fresh = Solved(tmp_path / "puzzles.json")
    assert (fresh.state(first), fresh.state(second)) == ("first", "missed")


def test_what_is_solved_stays_solved(tmp_path: Path) -> None:
    solved, one = Solved(tmp_path / "puzzles.json"), puzzles_of(ASKED[0])[0]
    solved.note(one, True, True)
    solved.note(one, False, False)
    assert solved.state(one) == "later"


@pytest.mark.parametrize("content", ["{", "[1]", "\x00"])
def test_a_broken_file_is_kept_and_told(players: Players, content: str) -> None:
    player = players()
    path = player.pilot.app.folders.puzzles
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    player.pilot.app.solved = Solved(path)
    player.pilot.push(PuzzlesScene(player.pilot.app))
    assert player.pilot.app.solved.kept_as == "puzzles.json.bad-1"
    assert path.with_name("puzzles.json.bad-1").read_text() == content
    player.pilot.steps(1)
    assert "puzzles.json.bad-1" in player.pilot.app.notices.current


def test_odd_values_count_as_never_tried(tmp_path: Path) -> None:
    one = puzzles_of(ASKED[0])[0]
    path = tmp_path / "puzzles.json"
    path.write_text(json.dumps({f"{one.game}/{one.id}": 5, "x": "first"}))
    solved = Solved(path)
    assert solved.state(one) == ""
    solved.note(one, True, False)
    assert json.loads(path.read_text())["x"] == "first"
