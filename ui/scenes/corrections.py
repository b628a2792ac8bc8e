"""What is wrong with an owner's corrections: one notice, and a page that lists every mistake."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.yaml_file import Problem
from ui.app import App
from ui.problems import told
from ui.scenes.notice import Item, ask
from ui.widgets.blocks import Block
from ui.widgets.richtext import Typesetter
from ui.widgets.scroll_page import ScrollPage

MOST = 300
"""How many mistakes are listed; of more, only the number is told."""


class CorrectionsScene(ScrollPage):
    """Every mistake with its file, line and key, to be scrolled through."""

    def __init__(self, app: App, problems: Sequence[str]) -> None:
        """A page of these mistakes."""
        super().__init__(app)
        self.problems = list(problems)

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("table.corrections.title")

    def fill(self, inner: pygame.Rect) -> None:
        """Place the mistakes under each other."""
        self.lay_column(inner, self._blocks, 10)

    def _blocks(self, words: Typesetter) -> list[Block]:
        blocks = [words.paragraph(self._summary())] + [words.bullet(problem) for problem in self.problems[:MOST]]
        if len(self.problems) > MOST:
            blocks.append(words.paragraph(self.app.text("table.corrections.more", n=len(self.problems) - MOST)))
        return blocks

    def _summary(self) -> str:
        return self.app.text("table.corrections.body", n=len(self.problems))


def tell_problems(app: App, problems: Sequence[Problem]) -> None:
    """Say once in a run that corrections are not used: a notice for one mistake, a dialog with a list for many."""
    said = [told(app.text, problem) for problem in problems]
    if len(said) <= 1:
        for problem in said:
            app.notices.once(app.text("table.overlay_problem", problem=problem))
    elif app.notices.first_time("\n".join(said)):
        _ask(app, said)


def _ask(app: App, said: list[str]) -> None:
    text = app.text

    def then(choice: str) -> None:
        if choice == "list":
            app.push(CorrectionsScene(app, said))

    items = [Item("ok", text("common.ok"), kind="primary"), Item("list", text("table.corrections.list"))]
    ask(app, text("table.corrections.title"), text("table.corrections.body", n=len(said)), items, then, "corrections")
