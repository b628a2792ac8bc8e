"""The coach's panel: it waits, is closed at any moment, says when it failed, and fits every window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ai.messages import Advice, Answer, Effort, Hint, Request
from ai.worker import WorkerThinker
from tests.ui.coaching import SIZES, Failing, Silent, advised
from tests.ui.play import Players, resize, seated
from ui.crash import CrashDesk
from ui.scenes.coach import CoachScene, margin_words
from ui.text import Text


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """Players in a folder of their own, whose coach looks at few play-outs."""
    monkeypatch.setattr("ui.table.session.ADVICE", Effort(1e9, 6))
    yield from seated(tmp_path, monkeypatch)


def test_while_the_coach_thinks_a_line_says_so_and_closing_stops_it(players: Players) -> None:
    thinker = Silent()
    player = players(thinker=thinker)
    player.start(1, 2)
    table = player.to_choice()
    player.pilot.press(pygame.K_c)
    player.pilot.steps(40)
    scene = player.pilot.scene
    assert isinstance(scene, CoachScene)
    assert (scene.answer, scene.hints, scene.idle()) == (None, (), False)
    assert scene.meter is not None
    player.pilot.draw()
    before = thinker.cancelled
    player.pilot.press(pygame.K_ESCAPE)
    assert player.pilot.scene is table
    assert thinker.cancelled == before + 1


def test_undo_closes_the_panel_and_undoes(players: Players) -> None:
    player = players(thinker=Silent(), auto_forced=False)
    player.start(1, 1)
    player.to_choice(lambda one: one.view.asked == "box" and one.session.undo_point() is not None)
    moves = player.moves()
    player.pilot.press(pygame.K_c)
    assert player.pilot.top == "CoachScene"
    player.pilot.press(pygame.K_z, pygame.KMOD_CTRL)
    assert player.pilot.top == "TableScene"
    assert player.moves() < moves


def test_a_coach_in_the_worker_can_be_left_at_once(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search without end stops when the panel is closed; the same process then makes the bots' moves."""
    thinker = WorkerThinker()
    player = players(bare=True, thinker=thinker)
    player.start(1, 2)
    table = player.to_choice()
    assert advised(player).hints
    player.pilot.press(pygame.K_ESCAPE)
    first = thinker.pid
    monkeypatch.setattr("ui.table.session.ADVICE", Effort(1e9))
    player.pilot.press(pygame.K_c)
    player.pilot.steps(20)
    player.pilot.until(lambda: thinker._request is not None)
    player.pilot.press(pygame.K_ESCAPE)
    assert thinker._request is None
    player.to_choice(lambda one: one.view.turn == 1)
    assert thinker.pid == first
    assert not table.session.bot_problem


def test_a_coach_that_fails_says_so_and_where_the_report_is(players: Players) -> None:
    player = players(thinker=Failing())
    app = player.pilot.app
    app.on_failure = CrashDesk(app).note
    player.start(1, 2)
    table = player.to_choice()
    for _ in range(2):
        scene = advised(player)
        assert scene.count() == 0
        assert scene.nothing() == app.text("coach.failed")
        assert scene.where.endswith(".txt")
        player.pilot.draw()
        player.pilot.press(pygame.K_RETURN)
        assert player.pilot.scene is table
    assert len(list(app.folders.crashes.iterdir())) == 1
    assert player.pilot.overflows == []
    assert player.moves() == 0


REASONS = (
    "only", "best_now", "best_points", "long_run", "as_good", "fewer_points", "more_now", "less_now", "tempting",
    "behind", "",
)  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_panel_fits(players: Players, lang: str) -> None:
    """Every reason with the longest words of a board, also where there was no time: each text stays in its box."""
    player = players(lang=lang, bare=True)
    app = player.pilot.app
    words = app.text("encyclopedia.confirm.extra", colour=app.text("encyclopedia.colour.purple"))
    request = Request("draftosaurus", 2, {}, None, 0, "", {}, 1, "advice")
    scene = CoachScene(app, Silent(), request, lambda _action: words, tried=True)
    player.pilot.push(scene)
    hints = [Hint("a", n, 1.0, -188.0, f"coach.{key}" if key else "", 188) for n, key in enumerate(REASONS)]
    for shown in (hints[:3], hints[3:6], hints[6:9], hints[9:], hints[:1]):
        scene.hear(Answer(advice=Advice(tuple(shown), 123_456)))
        for size, scale in SIZES:
            resize(player, size, scale)
            assert len(scene.boxes) == len(shown)
            assert pygame.Rect((0, 0), size).contains(scene.panel)
            assert all(scene.panel.contains(rect) for rect in (*scene.boxes, *scene.rects().values()))
    assert player.pilot.overflows == []


def test_margins_are_told_in_whole_points() -> None:
    text = Text("fr", strict=True)
    assert margin_words(text, 0.4) == text("coach.margin.level")
    assert margin_words(text, 1.2) == text("coach.margin.ahead", n=1)
    assert margin_words(text, -7.6) == text("coach.margin.behind", n=8)
