"""The manners of a lesson: it says why not now, goes back a step, is left and resumed, and never becomes a save."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ai.messages import Effort
from tests.ui.play import Player, Players
from tests.ui.test_lessons_played import TAUGHT, by_mouse, table_of
from ui.learnt import Bookmark, Learnt, Mark
from ui.table import lesson_verdict
from ui.table.lesson import LessonTable
from ui.table.lesson_script import Kind, chapters_of


@pytest.fixture(autouse=True)
def _quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that thinks by counting and not by the clock."""
    monkeypatch.setattr(lesson_verdict, "EFFORT", Effort(5.0, 12))


def open_chapter(player: Player, game: str, number: int = 0) -> LessonTable:
    """Open a chapter from the page of the lessons."""
    player.routes.learn(game)
    player.pilot.steps(1)
    player.pilot.click(f"chapter.{chapters_of(game)[number].id}")
    return table_of(player)


def to_step(player: Player, kind: Kind) -> LessonTable:
    """Follow the open chapter to the first step of a kind."""
    table = table_of(player)
    for _ in range(60):
        player.pilot.until(lambda: table.guide.visible)
        if table.guide.phase == "asking" and table.guide.step.kind == kind:
            return table
        by_mouse(player)
    raise AssertionError(f"there is no such step: {kind}")


def position(table: LessonTable) -> tuple[int, str, list[str]]:
    """Where a lesson stands: its step, and the moves so far."""
    moves = [moment.action.text for moment in table.session.match.moments]
    return table.guide.index, table.guide.phase, moves


@pytest.mark.parametrize("game", TAUGHT)
def test_no_button_of_a_card_stands_before_its_card(players: Players, game: str) -> None:
    """While the table is still laid out nothing of the card is there; then all of it is."""
    player = players(pace="normal")
    table = open_chapter(player, game)
    for _ in range(400):
        assert table.guide.visible or not [name for name in table.rects() if name.startswith("lesson.")]
        if table.guide.visible:
            break
        player.pilot.steps(1)
    assert table.guide.visible
    assert "lesson.next" in table.rects()


@pytest.mark.parametrize("game", TAUGHT)
def test_only_the_wanted_move_can_be_made(players: Players, game: str) -> None:
    """Whatever else could be chosen by the rules says why not now, and changes nothing."""
    player = players()
    open_chapter(player, game)
    table = to_step(player, "do")
    assert {action.text for action in table.gesture.paths.values()} == {table.guide.step.do}
    wanted = {name for path in table.gesture.paths for name in path}
    names = table.board.names
    others = [name for name in sorted(table.places_of_turn() - wanted) if table.pointer.at(names[name].center) == name]
    before = position(table)
    assert others
    for name in others[:4]:
        player.pilot.click(name)
        assert table.flash, name
        assert position(table) == before
        assert table.pointer.tip(name).startswith(table.flash)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_card_hides_what_lies_under_it(players: Players, game: str) -> None:
    """A click on it chooses nothing, opens no moment of the log and shows no other seat large."""
    player = players()
    open_chapter(player, game)
    table = to_step(player, "do")
    before, card = position(table), table.card.rect
    for spot in (card.move(4, 4).topleft, card.center, card.move(-4, -60).midbottom):
        player.pilot.click(spot)
        assert table.pointer.hover == ""
        assert (position(table), table.gesture.chosen, table.mode, table.large) == (before, (), "play", None)


@pytest.mark.parametrize("game", TAUGHT)
def test_back_undoes_one_step_after_the_other(players: Players, game: str) -> None:
    """All the way to the beginning, and each step can be done again."""
    player = players()
    table = open_chapter(player, game)
    seen = [position(table)]
    while table.guide.index < min(4, len(table.guide.chapter.steps) - 1):
        player.pilot.until(lambda: table.guide.visible)
        by_mouse(player)
        player.pilot.until(lambda: table.guide.visible)
        if table.guide.phase == "asking":
            seen.append(position(table))
    while table.guide.can_go_back:
        player.pilot.press(pygame.K_z, pygame.KMOD_CTRL)
        player.pilot.until(lambda: table.guide.visible)
        assert position(table) in seen
    assert position(table) == seen[0]
    undo = table.buttons["undo"].target
    assert undo is not None
    assert not undo.enabled


@pytest.mark.parametrize("game", TAUGHT)
def test_esc_leaves_and_the_step_is_found_again(players: Players, game: str) -> None:
    """Also by another start of the app, with the way back to all steps before."""
    player = players()
    open_chapter(player, game)
    table = to_step(player, "do")
    by_mouse(player)
    player.pilot.until(lambda: table.guide.visible)
    if table.guide.reads:
        by_mouse(player)
        player.pilot.until(lambda: table.guide.visible)
    left = position(table)
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.top == "LearnScene"
    other = players()
    again = open_chapter(other, game)
    assert position(again) == left
    other.pilot.click("lesson.back")
    other.pilot.until(lambda: again.guide.visible)
    assert again.guide.index == left[0] - 1


@pytest.mark.parametrize("game", TAUGHT)
def test_a_choice_is_answered_by_the_coach(players: Players, game: str) -> None:
    """The own move and the best other are told, and any move of the rules may be chosen."""
    player = players(lang="fr")
    number = next(n for n, chapter in enumerate(chapters_of(game)) if any(step.choose for step in chapter.steps))
    open_chapter(player, game, number)
    table = to_step(player, "choice")
    decision = table.session.decision
    assert decision is not None
    assert {action.text for action in table.gesture.paths.values()} == {option.text for option in decision.options}
    by_mouse(player)
    player.pilot.until(lambda: table.guide.visible)
    assert table.guide.phase == "answering"
    assert table.guide.verdict.words()
    assert table.guide.verdict.words() in table.guide.said()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_laid_out_anew_in_another_language(players: Players, game: str) -> None:
    """Its words change, its place in the lesson does not."""
    player = players(lang="en")
    table = open_chapter(player, game)
    before, said = position(table), table.guide.said()
    player.pilot.app.set_language("fr")
    player.pilot.steps(2)
    assert position(table) == before
    assert table.guide.said() != said


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_no_game_to_continue(players: Players, game: str) -> None:
    player = players()
    open_chapter(player, game)
    to_step(player, "do")
    by_mouse(player)
    player.pilot.steps(60)
    player.pilot.press(pygame.K_ESCAPE)
    player.pilot.app.home()
    assert not list(player.pilot.app.folders.saves.iterdir())
    assert "continue" not in player.pilot.names()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[1, 2]",
        b'{"at.GAME": 7, "done.GAME": {"x": 1}, "met": "all"}',
        b'{"at.GAME": {"chapter": "CHAPTER", "step": 3, "moves": ["nonsense"], "marks": [{"moves": 1}]}}',
        b'{"at.GAME": {"chapter": "CHAPTER", "step": 900, "moves": [], "marks": []}}',
        b'{"at.GAME": {"chapter": "CHAPTER", "step": 1, "moves": ["x", "y"], "marks": [{"moves": 0}, {"moves": 9}]}}',
        b'{"at.GAME": {"chapter": "gone", "step": 1, "moves": [], "marks": []}}',
        "\x00 é \ud83e\udd95".encode("utf-8", "replace"),
    ],
)
@pytest.mark.parametrize("game", TAUGHT[:1])
def test_a_broken_file_begins_the_chapter(players: Players, game: str, content: bytes) -> None:
    """Whatever stands in the file, the lesson opens at a step that can be followed."""
    first = chapters_of(game)[0].id
    player = players()
    path = player.pilot.app.folders.learnt
    path.write_bytes(content.replace(b"GAME", game.encode()).replace(b"CHAPTER", first.encode()))
    table = open_chapter(player, game)
    assert table.guide.index == 0
    by_mouse(player)
    player.pilot.until(lambda: table.guide.visible)
    assert table.guide.index == 1


def test_two_copies_add_to_what_was_learnt(tmp_path: Path) -> None:
    """What one copy has finished is not lost when the other one writes."""
    path = tmp_path / "learnt.json"
    first, second = Learnt(path), Learnt(path)
    assert first.fresh
    assert second.finished("a") == set()
    assert first.finish("a", "one") == ""
    assert second.finish("a", "two") == ""
    assert second.leave_at("b", Bookmark("three", 1, ["x"], [Mark(), Mark(1, ["y"])])) == ""
    assert first.meet("undo") == ""
    read = Learnt(path)
    assert read.finished("a") == {"one", "two"}
    assert read.bookmark("b") == Bookmark("three", 1, ["x"], [Mark(), Mark(1, ["y"])])
    assert read.met() == {"undo"}
    assert not read.fresh
    assert read.forget_met() == ""
    assert Learnt(path).met() == set()
