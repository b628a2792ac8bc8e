"""The card of a choice can be put aside and taken back, and what it names or points at is never under a card."""

from __future__ import annotations

import pygame
import pytest

from ai.messages import Effort
from tests.ui.play import Player, Players
from tests.ui.test_lessons_manners import open_chapter, position, to_step
from tests.ui.test_lessons_played import TAUGHT, by_mouse
from ui.table import lesson_verdict
from ui.table.lesson import LessonTable
from ui.table.lesson_place import COVERS, CROSSES, Field, near_edge, place_card, slanted
from ui.table.lesson_script import chapters_of, is_meant

AREA = pygame.Rect(0, 0, 1200, 700)


@pytest.fixture(autouse=True)
def _quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that thinks by counting and not by the clock."""
    monkeypatch.setattr(lesson_verdict, "EFFORT", Effort(5.0, 12))


def to_choice(player: Player, game: str) -> LessonTable:
    """Follow the first chapter with a free choice up to it."""
    number = next(n for n, chapter in enumerate(chapters_of(game)) if any(step.choose for step in chapter.steps))
    open_chapter(player, game, number)
    return to_step(player, "choice")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_card_is_put_aside_and_taken_back(players: Players, game: str) -> None:
    """By its button and by Enter; nothing of the game changes, and another size or language keeps it aside."""
    player = players(lang="en")
    table = to_choice(player, game)
    before, whole = position(table), table.card.rect.copy()
    player.pilot.click("lesson.aside")
    assert table.card.folded
    assert table.plan.log.contains(table.card.rect.clip(table.plan.log))
    assert table.card.rect.top == table.plan.log.top
    player.pilot.app.set_language("fr")
    player.pilot.app.set_language("en")
    player.pilot.steps(2)
    assert table.card.folded
    player.pilot.click("lesson.card")
    assert (table.card.folded, table.card.rect, position(table)) == (False, whole, before)
    player.pilot.press(pygame.K_RETURN)
    assert (table.card.folded, position(table)) == (True, before)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_card_gives_way_to_whoever_begins_to_choose(players: Players, game: str) -> None:
    """And the answer is a whole card again, as is the choice after going back to it."""
    player = players()
    table = to_choice(player, game)
    by_mouse(player)
    assert table.guide.aside
    player.pilot.until(lambda: table.guide.visible and not table.guide.chooses)
    assert (table.guide.phase, table.card.folded) == ("answering", False)
    player.pilot.click("lesson.back")
    player.pilot.until(lambda: table.guide.visible)
    assert (table.guide.chooses, table.card.folded) == (True, False)


def test_no_arrow_runs_over_another_place() -> None:
    """Where a place lies between the free room and the first one, the card goes round it."""
    first, between = pygame.Rect(500, 300, 100, 60), pygame.Rect(610, 280, 200, 100)
    wall = pygame.Rect(0, 0, 450, 700)
    cost, spot = place_card((300, 160), Field(AREA, [first, between, wall], [], 20))
    start, end = near_edge(pygame.Rect(spot, (300, 160)), first)
    assert cost < CROSSES
    assert not between.clipline(start, end)


def test_an_arrow_meets_an_edge_where_it_can() -> None:
    """A card stands beside what it is about, not off its corner."""
    first = pygame.Rect(500, 300, 100, 60)
    _, spot = place_card((300, 160), Field(AREA, [first], [pygame.Rect(300, 0, 500, 290)], 20))
    assert not slanted(pygame.Rect(spot, (300, 160)), first)
    assert slanted(pygame.Rect(0, 0, 100, 100), first)


def test_names_with_a_plus_are_one_place() -> None:
    assert is_meant("pen.king", "pen.trio+pen.king")
    assert is_meant("pen.pyramid.3", "pen.trio+pen.pyramid.*")
    assert not is_meant("pen.river", "pen.trio+pen.king")


def test_what_cannot_be_helped_is_known() -> None:
    """A card that has to cover one of its places costs more than one whose arrow only crosses one."""
    cost, _ = place_card((1190, 690), Field(AREA, [pygame.Rect(500, 300, 100, 60)], [], 0))
    assert cost >= COVERS > CROSSES
