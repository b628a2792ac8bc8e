"""The dialog that asks for the name of a saved game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ui.app import App
from ui.scenes.notice import Dialog, Item
from ui.theme import CONTROL_HEIGHT


class RenameDialog(Dialog):
    """Asks for the name of a game."""

    columns = 2

    def __init__(self, app: App, title: str, then: Callable[[str], None]) -> None:
        """A dialog that calls `then` with the new name."""
        text = app.text
        items = [
            Item("rename", text("saves.rename_ok"), kind="primary"),
            Item("cancel", text("common.cancel")),
        ]
        super().__init__(app, "rename", text("saves.rename_title"), "", items)
        self.value = title
        self.then = then

    def enter(self) -> None:
        """Start in the entry."""
        self.controls.ring.focus("name")

    def extra_height(self) -> int:
        """Room for the entry."""
        return self.app.theme.px(CONTROL_HEIGHT)

    def extra(self, area: pygame.Rect) -> None:
        """The entry, above the buttons."""
        self.controls.entry("name", area, self.value, self._typed, 60, lambda: self.choose("rename"))

    def choose(self, name: str) -> None:
        """Finish and report a name that is not empty."""
        super().choose(name)
        if name == "rename" and self.value.strip():
            self.then(self.value.strip())

    def _typed(self, value: str) -> None:
        self.value = value
