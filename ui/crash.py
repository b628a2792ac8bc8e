"""When something unexpected fails: a report on the disk, one dialog, and back to the cabinet."""

from __future__ import annotations

import contextlib
import os
import platform
import traceback
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pygame

from game.core.files import write_atomic
from game.core.paths import ROOT
from ui.app import App
from ui.places import homes
from ui.scene import Scene
from ui.scenes.about import app_version
from ui.scenes.notice import tell
from ui.table.scene import TableScene
from ui.theme import FONT_FILES, font_bytes


class WorkerFailure(Exception):
    """A thought of the worker's process that failed; the text is all that is known of it."""


HERE = "Cabinet"
"""What stands in a report for the folder of the program."""


RESERVE = 12
"""Descriptors that are held ready: enough to read what a report names and to write it."""


class Reserve:
    """Open files without a purpose, given up for a report where the system lets nothing more be opened."""

    def __init__(self, count: int = RESERVE) -> None:
        """Hold so many descriptors, or as many as there are."""
        self.count = count
        self._held: list[int] = []
        self._take()

    @contextlib.contextmanager
    def given_up(self) -> Iterator[None]:
        """Let others use the descriptors for a while."""
        self._release()
        yield
        self._take()

    def _release(self) -> None:
        while self._held:
            os.close(self._held.pop())

    __del__ = _release

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while len(self._held) < self.count:
                self._held.append(os.open(os.devnull, os.O_RDONLY))


class CrashDesk:
    """Takes the errors of one app; the app may go on unless the last one is still being told."""

    def __init__(self, app: App) -> None:
        """The desk of `app`; it works once it is the app's `on_crash`, and has all at hand that its dialog needs."""
        self.app = app
        for family in FONT_FILES:
            font_bytes(family)
        self._dialog: Scene | None = None
        self._told: Exception | None = None
        self._path: Path | None = None
        self._noted: dict[str, str] = {}
        self._reserve = Reserve()

    def __call__(self, error: Exception) -> bool:
        """Write a report, go home and tell; False when even that picture fails."""
        lost = self._dialog is not None and self._dialog in self.app.scenes
        table = _table(self.app)
        game = table is not None and bool(table.session.match.moments)
        path = self.report(error)
        if lost or not self.app.scenes:
            return False
        _go_home(self.app)
        self._dialog = self._tell(path, game, table is not None and bool(table.session.autosave.owed))
        return True

    def report(self, error: Exception) -> Path | None:
        """The report of an error, written once; None when it cannot be written."""
        if error is not self._told:
            self._told, self._path = error, None
            with self._reserve.given_up(), contextlib.suppress(OSError):
                self._path = write_report(self.app, error)
        return self._path

    def note(self, problem: str, trace: str) -> str:
        """Write a report of a failure in the worker, once for every kind of it; where it lies, '' if nowhere."""
        kind = kind_of(problem, trace)
        if kind not in self._noted:
            self._noted[kind] = ""
            with self._reserve.given_up(), contextlib.suppress(OSError):
                path = write_report(self.app, WorkerFailure(f"{problem}\n\n{trace}".rstrip()))
                self._noted[kind] = without_home(str(path))
        return self._noted[kind]

    def _tell(self, path: Path | None, game: bool, owed: bool) -> Scene:
        text = self.app.text
        where = text("crash.where", file=without_home(str(path))) if path else text("crash.unwritten")
        safe = text("crash.unsaved") if owed else text("crash.game") if game else text("crash.safe")
        return tell(self.app, text("crash.title"), f"{safe}\n{where}")


def kind_of(problem: str, trace: str) -> str:
    """What failures of one kind share: the error's name and the place where it was raised."""
    places = [line.strip() for line in trace.splitlines() if line.lstrip().startswith("File ")]
    return f"{problem.partition(':')[0]} {places[-1] if places else ''}"


def write_report(app: App, error: Exception) -> Path:
    """Write what a maintainer needs to know into the folder of crash reports; OSError when that fails."""
    stamp, number = datetime.now().strftime("%Y%m%d-%H%M%S"), 1
    while (path := app.folders.crashes / f"crash-{stamp}-{number}.txt").exists():
        number += 1
    write_atomic(path, report_text(app, error).encode(errors="backslashreplace"))
    return path


def report_text(app: App, error: Exception) -> str:
    """The report of an error: version, system, scene, game, save file and traceback, without personal paths."""
    table = _table(app)
    facts = {
        "Cabinet": app_version(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {pygame.version.SDL}",
        "window": f"{app.size[0]}x{app.size[1]}, scale {app.settings.scale}, language {app.settings.language}",
        "scenes": " > ".join(type(scene).__name__ for scene in app.scenes) or "none",
        "game": table.session.match.rules.game if table else "none",
        "save": table.session.autosave.path.name if table else "none",
        "moves": str(len(table.session.match.moments)) if table else "none",
    }
    lines = [f"{name}: {fact}\n" for name, fact in facts.items()]
    return without_home("".join([*lines, "\n", *traceback.format_exception(error)]))


def without_home(text: str) -> str:
    """The text with the program's folder and the player's home folder under names that tell nothing."""
    for folder, name in ((ROOT, HERE), *((home, "~") for home in homes())):
        if folder != Path(folder.anchor):
            text = hide(text, str(folder), name)
    return text


def hide(text: str, folder: str, name: str) -> str:
    """The text with a name in the place of a folder, also where its backslashes are doubled or turned."""
    for written in {folder, folder.replace("\\", "\\\\"), folder.replace("\\", "/")}:
        text = text.replace(written, name)
    return text


def _table(app: App) -> TableScene | None:
    """The table that lies open, if one does."""
    return next((scene for scene in app.scenes if isinstance(scene, TableScene)), None)


def _go_home(app: App) -> None:
    """Close every scene but the first, whatever fails while they close."""
    while len(app.scenes) > 1:
        with contextlib.suppress(Exception):
            app.finish(app.scenes[-1], None)
