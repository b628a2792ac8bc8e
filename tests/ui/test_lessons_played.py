"""Every lesson is played to its end, by mouse and by keys, and no card covers what it talks about."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from ai.messages import Effort
from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.shares import dealt
from tests.ui.play import Player, Players, by_click, by_keys, click_button, press_on
from ui.pencil import MARK
from ui.scenes.end import EndScene
from ui.scenes.sheet import RoundScene
from ui.table import lesson_verdict
from ui.table.lesson import LessonTable
from ui.table.lesson_place import crosses
from ui.table.lesson_script import chapters_of

TAUGHT = [game for game in GAMES if chapters_of(game)]

SIGHTS = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)]

Card = tuple[bool, bool]
"""Of a card that was read: whether a figure of ours is marked on it, and whether it explains the mark."""

WAYS = list(product(LANGUAGES, ("mouse", "keys"), SIGHTS))
WAYS = [WAYS[11 * number % len(WAYS)] for number in range(len(WAYS))]
"""Every language with every way of pointing and every sight; those that follow one another differ."""


@pytest.fixture(autouse=True)
def _quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that thinks by counting and not by the clock."""
    monkeypatch.setattr(lesson_verdict, "EFFORT", Effort(5.0, 12))


def table_of(player: Player) -> LessonTable:
    """The lesson that is open."""
    table = player.table
    assert isinstance(table, LessonTable)
    return table


def look(player: Player) -> None:
    """The card lies inside the window, over nothing that it is about or names, and holds its buttons and words."""
    table = table_of(player)
    card, where = table.card.rect, f"{table.guide.chapter.id}.{table.guide.step.id} ({table.guide.phase})"
    assert pygame.Rect((0, 0), player.pilot.app.size).contains(card), f"{where} lies outside"
    assert table.card.lit, f"{where} points at nothing"
    lit = list(enumerate(table.card.lit))
    strips = [
        rect for n, rect in lit if any(other.contains(rect) and 20 * rect.w > 19 * other.w for _, other in lit[:n])
    ]
    assert not strips, f"{where} has frames inside a frame"
    free = table.guide.chooses and not table.guide.aside
    places = table.card.lit[:1] if free else [*table.card.lit, *table.card.named()]
    assert not [spot for spot in places if spot.colliderect(card)], f"{where} covers its place"
    tight = player.pilot.app.settings.scale > 1.0 or table.guide.chooses
    assert tight or not crosses(card, table.card.lit), f"the arrow of {where} runs over another place"
    others = [rect for name, rect in table.controls.rects().items() if not name.startswith("lesson.")]
    hidden = [rect for rect in others if rect.colliderect(card)]
    assert not hidden, f"{where} hides a button"
    assert set(table.prompts) <= set(table.controls.rects()), f"{where} has taken a button of the turn away"
    if table.guide.step.press and table.guide.phase == "asking":
        assert table.card.lit[0].contains(table.rects()[table.guide.step.press]), f"{where} points elsewhere"
    buttons = [rect for name, rect in table.rects().items() if name.startswith("lesson.")]
    assert all(card.contains(rect) for rect in buttons), f"{where} lost a button"
    assert all(min(rect.size) >= 32 for rect in buttons), f"{where} has a small button"
    assert player.pilot.overflows == [], f"{where}: {player.pilot.overflows}"


def put_aside(player: Player, way: str) -> None:
    """Put the card of a choice aside: what is left of it lies over the log, and over nothing that one judges by."""
    table = table_of(player)
    if way == "mouse":
        player.pilot.click("lesson.aside")
    else:
        press_on(player, "lesson.aside")
    assert table.guide.aside
    strip, names = table.card.rect, table.board.names
    panels = [rect for name, rect in names.items() if name.startswith("panel.")]
    judged = [*table.card.lit, *panels, *(names[name] for name in table.choices())]
    assert not [rect for rect in judged if rect.colliderect(strip)], f"{table.guide.step.id} covers what one judges by"
    look(player)


def asked(table: LessonTable) -> tuple[str, ...]:
    """The places of the first move that the card allows, but for what is in hand; else the turn is to be confirmed."""
    path = next(iter(table.gesture.paths), None)
    return path[len(table.gesture.beginning) :] if path is not None else ("confirm",)


def by_mouse(player: Player) -> None:
    """Do what the card asks by clicks."""
    table = table_of(player)
    if table.guide.reads:
        player.pilot.click("lesson.next")
    else:
        for name in asked(table):
            player.pilot.click(name)


def by_keyboard(player: Player) -> None:
    """Do what the card asks by Enter, and by Tab and Enter."""
    table = table_of(player)
    if table.guide.reads:
        player.pilot.press(pygame.K_RETURN)
        return
    for name in asked(table):
        press_on(player, name)


def follow(player: Player, way: str) -> None:
    """Follow the open chapter until it leads no longer."""
    table, seen = table_of(player), dict[tuple[int, int], Card]()
    for _ in range(400):
        player.pilot.until(lambda: table.guide.visible or not led(player, table))
        if isinstance(player.pilot.scene, RoundScene):
            player.pilot.press(pygame.K_RETURN)
        elif not led(player, table):
            assert_told(seen)
            return
        else:
            look(player)
            seen[table.guide.number] = (MARK in table.guide.said(), table.card.explains)
            if table.guide.chooses and not table.guide.aside:
                put_aside(player, way)
            (by_mouse if way == "mouse" else by_keyboard)(player)
    raise AssertionError("the chapter never ends")


def assert_told(seen: dict[tuple[int, int], Card]) -> None:
    """The cards were counted one by one to the last, and the pencil was explained where it first stood, only there."""
    numbers, cards = list(seen), list(seen.values())
    assert numbers == [(n, len(seen)) for n in range(1, len(seen) + 1)]
    first = next((n for n, (marked, _) in enumerate(cards) if marked), None)
    assert [n for n, (_, explained) in enumerate(cards) if explained] == ([] if first is None else [first])


def led(player: Player, table: LessonTable) -> bool:
    """Whether the lesson goes on at this table."""
    return player.pilot.scene is table and not table.guide.free


def play_lessons(players: Players, game: str, lang: str, way: str, sight: tuple[tuple[int, int], float]) -> None:
    """From the drawer through every chapter, the play at its end included."""
    player = players(lang=lang, size=sight[0], scale=sight[1])
    chapters = chapters_of(game)
    player.pilot.click(f"learn.{game}")
    for chapter in chapters:
        if player.pilot.top == "LearnScene":
            player.pilot.click(f"chapter.{chapter.id}")
        assert table_of(player).guide.chapter == chapter
        follow(player, way)
        if chapter.play:
            finish_alone(player, way)
        assert chapter.id in player.pilot.app.learnt.finished(game)
    assert not list(player.pilot.app.folders.saves.iterdir())


def finish_alone(player: Player, way: str) -> None:
    """Play the game to its end and go back to the page of the lessons."""
    end = player.play(by_click, click_button) if way == "mouse" else player.play(by_keys, press_on)
    assert isinstance(end, EndScene)
    end.choose("home")
    player.pilot.steps(2)
    assert player.pilot.top == "LearnScene"


@pytest.mark.parametrize(("game", "lang", "way", "sight"), dealt(TAUGHT, WAYS, 2))
def test_lessons_can_be_followed_to_the_end(
    players: Players, game: str, lang: str, way: str, sight: tuple[tuple[int, int], float]
) -> None:
    play_lessons(players, game, lang, way, sight)
