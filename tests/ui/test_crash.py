"""Crashes: one report without personal paths, one dialog, and a home screen that goes on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ai.messages import Failure, Request
from ai.thinking import stand_in
from ai.worker import InlineThinker
from game.core.record import Seat
from tests.ui.pilot import Pilot
from ui.crash import CrashDesk, hide, report_text
from ui.routes import TableRoutes
from ui.scene import Scene
from ui.scenes.home import HomeScene
from ui.table.scene import TableScene


class Failing(Scene):
    """A scene that fails, with the name of a file at home."""

    in_drawing = False
    in_leaving = False

    def update(self, dt: float) -> None:
        """Fail, unless drawing does."""
        if not self.in_drawing:
            self.fail(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Fail, if drawing shall."""
        if self.in_drawing:
            self.fail(surface)

    def leave(self) -> None:
        """Fail once more, if leaving shall."""
        if self.in_leaving:
            raise KeyError("leave")

    def fail(self, why: object) -> None:
        """Raise an error that names a file of the player."""
        raise OSError(2, f"no such file ({type(why).__name__})", str(Path.home() / "secret" / "diary.txt"))


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    """A pilot at home whose crashes are taken by a desk; the player is called rosalind."""
    home = tmp_path / "rosalind"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    routes = TableRoutes(InlineThinker(), lambda: 7)
    pilot = Pilot(home / "games", routes=routes, pace="instant")
    routes.app = pilot.app
    pilot.app.on_crash = CrashDesk(pilot.app)
    pilot.push(HomeScene(pilot.app))
    return pilot


def reports(pilot: Pilot) -> list[str]:
    """The reports that were written."""
    return [path.read_text("utf-8") for path in sorted(pilot.app.folders.crashes.iterdir())]


def dialogs(pilot: Pilot) -> int:
    """How many dialogs lie open."""
    return sum(type(scene).__name__ == "Question" for scene in pilot.app.scenes)


@pytest.mark.parametrize("in_drawing", [False, True])
@pytest.mark.parametrize("in_leaving", [False, True])
def test_a_failing_scene_leads_home(pilot: Pilot, in_drawing: bool, in_leaving: bool) -> None:
    scene = Failing(pilot.app)
    scene.in_drawing, scene.in_leaving = in_drawing, in_leaving
    pilot.app.push(scene)
    for _ in range(5):
        pilot.steps(1)
        pilot.app.guard(pilot.app.draw)
    assert dialogs(pilot) == 1
    assert len(reports(pilot)) == 1
    assert pilot.overflows == []
    pilot.click("ok")
    assert pilot.top == "HomeScene"
    pilot.click("settings")
    assert pilot.top == "SettingsScene"
    assert pilot.app.running


def test_the_report_names_what_helps_and_nobody(pilot: Pilot) -> None:
    pilot.app.routes.quick_play("draftosaurus")
    table = pilot.scene
    assert isinstance(table, TableScene)
    name = table.session.autosave.path.name
    table.session.apply(table.session.match.decision().options[0])  # type: ignore[union-attr]
    pilot.app.push(Failing(pilot.app))
    pilot.steps(1)
    [report] = reports(pilot)
    for fact in ("game: draftosaurus", f"save: {name}", "HomeScene > TableScene > Failing", "OSError", "in fail"):
        assert fact in report
    assert "~" in report
    assert "rosalind" not in report
    assert str(Path(__file__).parents[2]) not in report
    pilot.click("ok")
    pilot.click("continue")
    assert pilot.top == "TableScene"


def test_the_dialog_says_where_the_report_is(pilot: Pilot) -> None:
    pilot.app.push(Failing(pilot.app))
    pilot.steps(1)
    [path] = pilot.app.folders.crashes.iterdir()
    words = getattr(pilot.scene, "words")[1]  # noqa: B009
    assert path.name in words
    assert "rosalind" not in words


def test_a_report_that_cannot_be_written_is_no_second_crash(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_path: Path, _data: bytes) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr("ui.crash.write_atomic", refuse)
    pilot.app.push(Failing(pilot.app))
    pilot.steps(2)
    assert reports(pilot) == []
    assert pilot.app.text("crash.unwritten") in getattr(pilot.scene, "words")[1]  # noqa: B009


def test_a_home_that_fails_itself_is_not_told_for_ever(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.app.on_crash = CrashDesk(pilot.app)
    broken = Failing(pilot.app)
    broken.in_drawing = True
    pilot.app.push(broken)
    pilot.app.guard(pilot.app.draw)
    assert dialogs(pilot) == 1
    with pytest.raises(OSError, match="no such file"):
        pilot.app.guard(pilot.app.draw)
    assert len(reports(pilot)) == 2


def test_the_same_error_is_reported_once(pilot: Pilot) -> None:
    desk, error = CrashDesk(pilot.app), ValueError("twice")
    assert desk.report(error) == desk.report(error)
    assert len(reports(pilot)) == 1


class Stumbling(InlineThinker):
    """A thinker that fails at every move, in a way that can be chosen."""

    failure = Failure("ValueError: no option", 'Traceback\n  File "{home}/bots.py", line 3, in choose\n')

    def ask(self, request: Request) -> None:
        """The greedy bot answers in its place."""
        home = str(Path.home())
        told = Failure(self.failure.problem, self.failure.trace.replace("{home}", home))
        self._answer = stand_in(request, told)


def _table_with(pilot: Pilot, thinker: InlineThinker) -> TableScene:
    """A table whose bots think there."""
    routes = pilot.app.routes
    assert isinstance(routes, TableRoutes)
    assert isinstance(pilot.app.on_crash, CrashDesk)
    pilot.app.on_failure = pilot.app.on_crash.note
    routes.thinker = thinker
    seats = [Seat("A", "bot", "greedy", 0), Seat("B", "bot", "greedy", 1)]
    routes.start("draftosaurus", seats, {})
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def test_a_failing_worker_is_reported_once_and_the_notice_says_where(pilot: Pilot) -> None:
    """However often it fails in the same place: one report, one notice, and the game goes on."""
    table = _table_with(pilot, Stumbling())
    pilot.until(lambda: pilot.top == "EndScene")
    assert len(table.session.match.moments) > 20
    [report] = reports(pilot)
    for fact in ("WorkerFailure: ValueError: no option", "~/bots.py", "line 3, in choose", "game: draftosaurus"):
        assert fact in report
    assert "rosalind" not in report
    [path] = pilot.app.folders.crashes.iterdir()
    [told] = [text for text in pilot.app.notices._seen if text]
    assert told.startswith(pilot.app.text("table.bot_failed"))
    assert path.name in told
    assert "rosalind" not in told
    assert dialogs(pilot) == 0
    assert pilot.overflows == []


def test_every_kind_of_failure_has_its_report(pilot: Pilot) -> None:
    """The same error elsewhere, another error, and a process that has ended are kinds of their own."""
    desk = CrashDesk(pilot.app)
    here, there = (f'Traceback\n  File "a.py", line {line}, in f\n    x\n' for line in (1, 2))
    kinds = [("ValueError: a", here), ("ValueError: a", there), ("KeyError: a", here), ("the process has ended", "")]
    places = [desk.note(*kind) for kind in kinds]
    assert len(set(places)) == len(reports(pilot)) == 4
    assert [desk.note(*kind) for kind in kinds] == places
    assert desk.note("ValueError: b", here) == places[0]
    assert len(reports(pilot)) == 4


def test_a_real_failure_in_a_thought_is_reported_with_its_traceback(pilot: Pilot) -> None:
    """A bot that does not exist: the report shows where that was found out."""
    table = _table_with(pilot, InlineThinker())
    seats = [Seat("A", "bot", "oracle", 0), Seat("B", "bot", "greedy", 1)]
    table.session.match.seats = tuple(seats)
    pilot.until(lambda: len(reports(pilot)) == 1)
    [report] = reports(pilot)
    assert "BadBot: there is no bot 'oracle'" in report
    assert "in make_bot" in report


def test_a_failure_that_cannot_be_reported_is_told_all_the_same(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_path: Path, _data: bytes) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr("ui.crash.write_atomic", refuse)
    _table_with(pilot, Stumbling())
    pilot.until(lambda: pilot.app.notices.busy)
    assert pilot.app.notices._seen >= {pilot.app.text("table.bot_failed")}
    assert reports(pilot) == []


@pytest.mark.parametrize("written", [r"C:\Users\rosalind\a", r"C:\\Users\\rosalind\\a", "C:/Users/rosalind/a"])
def test_paths_of_windows_are_hidden_too(written: str) -> None:
    hidden = hide(f"in {written}", r"C:\Users\rosalind", "~")
    assert hidden.startswith("in ~")
    assert "rosalind" not in hidden


def test_a_report_needs_no_game(pilot: Pilot) -> None:
    text = report_text(pilot.app, ValueError("plain"))
    assert "game: none" in text
    assert "ValueError: plain" in text
