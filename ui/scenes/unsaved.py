"""Leaving while something could not be written: try again, save the game elsewhere, or leave all the same."""

from __future__ import annotations

from collections.abc import Callable

import platformdirs
import pygame

from ui.app import App
from ui.failures import because
from ui.owed import Elsewhere
from ui.scenes.notice import Dialog, Item
from ui.theme import CONTROL_HEIGHT


def when_saved(app: App, then: Callable[[], None], *names: str) -> None:
    """Try what is owed once more, then do `then`; where something is still owed, ask first. `names` are all that count.

    While the question lies on top, it is not asked again.
    """
    app.owed.settle()
    if not app.owed.reasons(*names):
        then()
    elif not isinstance(app.scene, UnsavedScene | ElsewhereScene):
        app.push(UnsavedScene(app, then, names))


class UnsavedScene(Dialog):
    """Says what is not on the disk and why, and asks what to do."""

    width = 640

    def __init__(self, app: App, then: Callable[[], None], names: tuple[str, ...]) -> None:
        """A question before `then`, about what is owed under these names, or under any."""
        super().__init__(app, "unsaved", "", "", [])
        self.then = then
        self.names = names
        self.reasons = app.owed.reasons(*names)
        self.elsewhere = app.owed.elsewhere(*names)
        self.relabel()

    def relabel(self) -> None:
        """Take all words in the present language."""
        text = self.app.text
        lines = [text(f"unsaved.{name}", reason=because(text, reason)) for name, reason in self.reasons.items()]
        self.words = (text("unsaved.title"), "\n".join([*lines, text("unsaved.body")]))
        elsewhere = [Item("elsewhere", text("unsaved.elsewhere"), "folder")] if self.elsewhere else []
        self.items = [
            Item("again", text("unsaved.again"), "save", "primary"),
            *elsewhere,
            Item("leave", text("unsaved.leave"), "quit", "danger"),
            Item("stay", text("unsaved.stay"), "back", shortcut="cancel"),
        ]

    def build(self) -> None:
        """Lay out in the present language."""
        self.relabel()
        super().build()

    def choose(self, name: str) -> None:
        """Do what was chosen; Esc stays."""
        if name == "elsewhere" and self.elsewhere is not None:
            self.app.push(ElsewhereScene(self.app, self.elsewhere, self._saved))
            return
        super().choose(name)
        if name == "again":
            when_saved(self.app, self.then, *self.names)
        elif name == "leave":
            self.then()

    def _saved(self) -> None:
        """The game lies elsewhere; go on."""
        super().choose("elsewhere")
        self.then()


class ElsewhereScene(Dialog):
    """Asks for a folder and writes the game there."""

    columns = 2
    width = 760

    def __init__(self, app: App, write: Elsewhere, then: Callable[[], None]) -> None:
        """A question for a folder into which to `write`; `then` is called once the game lies there."""
        super().__init__(app, "elsewhere", "", "", [])
        self.write = write
        self.then = then
        self.value = str(platformdirs.user_documents_path())
        self.problem = ""
        self.relabel()

    def relabel(self) -> None:
        """Take all words in the present language."""
        text = self.app.text
        self.words = (text("unsaved.folder_title"), self.problem or text("unsaved.folder_body"))
        self.items = [
            Item("write", text("unsaved.folder_ok"), "save", "primary"),
            Item("cancel", text("common.cancel")),
        ]

    def enter(self) -> None:
        """Start in the entry."""
        self.controls.ring.focus("folder")

    def build(self) -> None:
        """Lay out in the present language."""
        self.relabel()
        super().build()

    def extra_height(self) -> int:
        """Room for the entry."""
        return self.app.theme.px(CONTROL_HEIGHT)

    def extra(self, area: pygame.Rect) -> None:
        """The entry, above the buttons."""
        self.controls.entry("folder", area, self.value, self._typed, 200, lambda: self.choose("write"))

    def choose(self, name: str) -> None:
        """Write the game and finish; stay and say why where that fails."""
        if name != "write":
            super().choose(name)
            return
        reason = self.write(self.value.strip())
        if reason:
            self.problem = self.app.text("unsaved.folder_failed", reason=because(self.app.text, reason))
            self.rebuild()
            return
        super().choose(name)
        self.then()

    def _typed(self, value: str) -> None:
        self.value = value
