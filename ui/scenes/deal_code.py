"""The code of a deal at the screen: copied to the clipboard, and typed in to play what somebody else has played."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ui.app import App
from ui.records.code import BadCode, Deal, read_code
from ui.scenes.notice import Dialog, Item
from ui.theme import CONTROL_HEIGHT, RUST, SMALL

LONGEST = 60
"""Characters that can be typed, hyphens and spaces included."""

LINES = 46
"""Units for what is wrong with a code."""


def copy_code(app: App, code: str) -> None:
    """Put a code on the clipboard and say so; where there is none, say the code."""
    app.notices.add(app.text("code.copied" if _copied(code) else "code.not_copied", code=code))


def copy_words(app: App, words: str) -> None:
    """Put a line of text on the clipboard and say so; where there is none, say the line."""
    app.notices.add(app.text("code.words_copied" if _copied(words) else "code.words_not_copied", words=words))


def _copied(words: str) -> bool:
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return False
    return True


class CodeDialog(Dialog):
    """Asks for a code; one that is wrong is told what is wrong with it."""

    columns = 2

    def __init__(self, app: App, then: Callable[[Deal], None]) -> None:
        """A dialog that calls `then` with the deal of a code."""
        text = app.text
        items = [Item("take", text("code.take"), kind="primary"), Item("cancel", text("common.cancel"))]
        super().__init__(app, "code", text("code.title"), text("code.body"), items)
        self.value = ""
        self.problem = ""
        self.then = then

    def enter(self) -> None:
        """Start in the entry."""
        self.controls.ring.focus("typed")

    def extra_height(self) -> int:
        """Room for the entry and for one sentence."""
        return self.app.theme.px(CONTROL_HEIGHT + LINES)

    def extra(self, area: pygame.Rect) -> None:
        """The entry, and under it what is wrong."""
        high = self.app.theme.px(CONTROL_HEIGHT)
        entry = pygame.Rect(area.topleft, (area.width, high))
        self.controls.entry("typed", entry, self.value, self._typed, LONGEST, lambda: self.choose("take"))
        words = pygame.Rect(area.left, entry.bottom, area.width, area.height - high)
        if self.problem:
            self.controls.label(words, self.problem, "ui", SMALL, RUST, "center")

    def choose(self, name: str) -> None:
        """Finish with the deal, stay with what is wrong, or leave."""
        if name != "take":
            super().choose(name)
            return
        try:
            deal = read_code(self.value)
        except BadCode as error:
            self.problem = self.app.text(f"code.bad.{error.reason}", **error.values)
            self.rebuild()
            self.enter()
            return
        super().choose(name)
        self.then(deal)

    def _typed(self, value: str) -> None:
        self.value = value
