"""Taking records along: as a table, as JSON, everything as one backup file, and a backup back."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame

from game.core.files import free_path, write_atomic
from ui.app import App
from ui.failures import because, failure
from ui.places import UserFolders, show_folder
from ui.records.backup import ENDING, BadBackup, read_backup, write_backup
from ui.records.export import as_csv, as_json
from ui.records.plays import Plays
from ui.scenes.notice import Dialog, Item
from ui.text import Text
from ui.theme import CONTROL_HEIGHT

Said = Callable[[Text], str]
"""What came of something, in the player's language."""


class ShareDialog(Dialog):
    """What can be done with the records; files come and go through one folder."""

    width = 720

    def __init__(self, app: App) -> None:
        """A dialog over the records."""
        super().__init__(app, "share", "", "", [])
        self.at = 0
        self._hand = ThreadPoolExecutor(1, "share")
        self._job: Future[Said] | None = None
        self.relabel()

    def relabel(self) -> None:
        """Take all words in the present language."""
        text = self.app.text
        self.words = (text("share.title"), text("share.body"))
        self.items = [
            Item("backup", text("share.backup"), "save", "primary", text("share.backup_tip")),
            Item("csv", text("share.csv"), "log", tooltip=text("share.csv_tip")),
            Item("json", text("share.json"), "log", tooltip=text("share.json_tip"), beside=True),
            Item("folder", text("common.open_folder"), "folder"),
            Item("close", text("common.close"), "close", beside=True),
        ]

    def build(self) -> None:
        """Lay out in the present language."""
        self.relabel()
        super().build()

    @property
    def folder(self) -> Path:
        """Where such files lie."""
        return self.app.folders.exports

    def backups(self) -> list[Path]:
        """The backups in the folder, the newest first."""
        try:
            return sorted(self.folder.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)[:50]
        except OSError:
            return []

    def extra_height(self) -> int:
        """Room for the choice of a backup, where there is one."""
        return self.app.theme.px(CONTROL_HEIGHT) if self.backups() else 0

    def extra(self, area: pygame.Rect) -> None:
        """Which backup, and bringing it back."""
        found, px = self.backups(), self.app.theme.px
        if not found:
            return
        self.at = min(self.at, len(found) - 1)
        restore = pygame.Rect(area.right - area.width * 2 // 5, area.top, area.width * 2 // 5, area.height)
        which = pygame.Rect(area.topleft, (restore.left - px(10) - area.left, area.height))
        self.controls.choice("which", which, [path.stem[-40:] for path in found], self.at, self._turn)
        tip = self.app.text("share.restore_tip")

        def press() -> None:
            self._do(lambda: restored(self.app.folders, found[self.at]))

        self.controls.button("restore", restore, self.app.text("share.restore"), press, "undo", tooltip=tip)

    def _turn(self, at: int) -> None:
        self.at = at

    def choose(self, name: str) -> None:
        """Write a file and say where it lies, show the folder, or leave."""
        if name == "folder":
            if not show_folder(self.folder):
                self.app.notices.add(self.app.text("about.folder_failed", folder=self.folder))
        elif name in ("csv", "json", "backup"):
            self._write(name)
        else:
            super().choose(name)

    def update(self, dt: float) -> None:
        """Let time pass; say what came of what was written or brought back meanwhile."""
        super().update(dt)
        if self._job is not None and self._job.done():
            said, self._job = self._job.result(), None
            self.app.notices.add(said(self.app.text))
            self.rebuild()

    def idle(self) -> bool:
        """Rest when no control is about to change and nothing is written."""
        return super().idle() and self._job is None

    def leave(self) -> None:
        """What is being written is written to its end."""
        super().leave()
        self._hand.shutdown(wait=False)

    def _do(self, work: Callable[[], Said]) -> None:
        """Begin something on a thread of its own, unless something goes on already."""
        if self._job is None:
            self._job = self._hand.submit(work)

    def _write(self, kind: str) -> None:
        stamp = datetime.datetime.now().strftime("%Y-%m-%d")
        name = f"cabinet-{stamp}{ENDING}" if kind == "backup" else f"records-{stamp}.{kind}"
        self._do(lambda: written(self.app.folders, kind, self.folder / name))


def written(folders: UserFolders, kind: str, path: Path) -> Said:
    """Write a file of a kind under a free name; what is said of it."""
    try:
        free = free_path(path)
        if kind == "backup":
            write_backup(folders, free)
        else:
            plays = Plays(folders).settle().list
            write_atomic(free, as_csv(plays) if kind == "csv" else as_json(plays))
    except OSError as error:
        return _failed(error)
    return lambda text: text("share.written", file=free)


def restored(folders: UserFolders, path: Path) -> Said:
    """Bring a backup back; what is said of it."""
    try:
        told = read_backup(folders, path)
    except BadBackup as error:
        reason = error.reason
        return lambda text: text(f"backup.bad.{reason}", file=path.name)
    except OSError as error:
        return _failed(error)

    def said(text: Text) -> str:
        words = text("share.restored", n=told.added + told.beside, same=told.same)
        names = ", ".join(told.left_out[:3])
        return f"{words} {text('share.left_out', n=len(told.left_out), names=names)}" if names else words

    return said


def _failed(error: OSError) -> Said:
    failed = failure(error)
    return lambda text: text("share.failed", reason=because(text, failed))
