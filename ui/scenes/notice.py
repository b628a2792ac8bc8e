"""Dialogs over another scene: a sheet of paper with a title, some words and a few buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from ui import typeset
from ui.app import App
from ui.theme import BODY, CONTROL_HEIGHT, HEADING, INK, INK_SOFT
from ui.widgets.page import Menu
from ui.widgets.panel import draw_panel

WIDER = 1.3
"""A sheet with two columns of buttons is so many times as wide."""

SPACE = 24
"""Units between the words and the buttons."""

EDGE, NARROW_EDGE = 32, 20
"""Units around all that stands on a sheet, and on one that would fill the window."""


@dataclass(frozen=True, slots=True)
class Item:
    """One button of a dialog."""

    name: str
    label: str
    icon: str | None = None
    kind: str = "plain"
    tooltip: str | None = None
    shortcut: str | None = None
    beside: bool = False
    """Whether it stands beside the one before it, where buttons stand under each other."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a dialog hands to the scene below: its own name and the chosen button, empty when left."""

    dialog: str
    choice: str


class Dialog(Menu):
    """A sheet in the middle of the window over a darkened still picture of the scene below."""

    opaque = False
    veil = 150
    width = 620
    columns = 1
    """1: buttons under each other, in two columns where the window is too low for that; 2 or more: in one row."""

    def __init__(self, app: App, name: str, title: str, body: str, items: Sequence[Item]) -> None:
        """A dialog; choosing an item finishes it with a `Pressed`."""
        super().__init__(app)
        self.name = name
        self.words = (title, body)
        self.items = list(items)
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.across = 1
        """How many buttons stand side by side."""
        self.controls.ring.keeps = True

    def enter(self) -> None:
        """Put the focus on the first button, where Enter finds it."""
        self.controls.ring.focus(self.items[0].name)

    def choose(self, name: str) -> None:
        """Finish with the chosen button."""
        self.finish(Pressed(self.name, name))

    def back(self) -> None:
        """Leave without a choice."""
        self.choose("")

    def agree(self) -> None:
        """Enter presses the primary button, or the first where none is."""
        self.choose(next((item.name for item in self.items if item.kind == "primary"), self.items[0].name))

    def build(self) -> None:
        """Measure the words, then place title, words and buttons."""
        px, window = self.app.theme.px, pygame.Rect((0, 0), self.size)
        width = min(px(self.width), window.width - 2 * px(24))
        pad, within = px(EDGE), px(44) + px(SPACE) + (self.extra_height() + px(SPACE) if self.extra_height() else 0)
        lines, body = self._set(width - 2 * pad)
        height = pad * 2 + within
        self.across = len(self.items) if self.columns > 1 else 1
        if height + body + self._buttons_height() > window.height and self.columns == 1:
            self.across, width = 2, min(round(width * WIDER), window.width - 2 * px(24))
            lines, body = self._set(width - 2 * pad)
        buttons = self._buttons_height()
        if height + body + buttons > window.height - px(EDGE):
            pad = px(NARROW_EDGE)
            height = pad * 2 + within
        self.panel = pygame.Rect(0, 0, width, height + body + buttons)
        self.panel.center = window.center
        self._fill(self.panel.inflate(-2 * pad, -2 * pad), lines, buttons)

    def _set(self, width: int) -> tuple[list[str], int]:
        """The words in lines of a width, and how high they are with the space over them."""
        font = self.app.theme.font("ui", BODY)
        lines = typeset.balance(font, self.words[1], width) if self.words[1] else []
        return lines, typeset.text_size(font, lines)[1] + self.app.theme.px(12) if lines else 0

    def taken(self) -> list[pygame.Rect]:
        """A notice covers no button."""
        places = self.rects()
        return [places[item.name] for item in self.items if item.name in places]

    def _buttons_height(self) -> int:
        """How tall all rows of buttons are."""
        return len(self._rows()) * self.app.theme.px(CONTROL_HEIGHT + 12) - self.app.theme.px(12)

    def extra_height(self) -> int:
        """Room for more controls between the words and the buttons."""
        return 0

    def extra(self, area: pygame.Rect) -> None:
        """Lay out more controls between the words and the buttons."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet and its controls."""
        draw_panel(surface, self.app.theme, self.app.assets, self.panel)
        super().draw(surface)

    def _fill(self, area: pygame.Rect, lines: list[str], buttons: int) -> None:
        px = self.app.theme.px
        title = pygame.Rect(area.left, area.top, area.width, px(44))
        self.controls.label(title, self.words[0], "serif_bold", HEADING, INK, "center")
        if lines:
            high = typeset.text_size(self.app.theme.font("ui", BODY), lines)[1]
            place = pygame.Rect(area.left, title.bottom + px(12), area.width, high + 2)
            self.controls.label(place, "\n".join(lines), "ui", BODY, INK_SOFT, "center", "top")
        bottom = pygame.Rect(area.left, area.bottom - buttons, area.width, buttons)
        more = self.extra_height()
        self.extra(pygame.Rect(area.left, bottom.top - px(SPACE) - more, area.width, more))
        self._buttons(bottom)

    def _rows(self) -> list[list[Item]]:
        """The buttons, row by row."""
        if self.columns > 1:
            return [self.items]
        rows: list[list[Item]] = []
        for item in self.items:
            if rows and len(rows[-1]) < max(self.across, 1 + item.beside):
                rows[-1].append(item)
            else:
                rows.append([item])
        return rows

    def _buttons(self, area: pygame.Rect) -> None:
        gap, height = self.app.theme.px(12), self.app.theme.px(CONTROL_HEIGHT)
        for number, row in enumerate(self._rows()):
            width = (area.width - gap * (len(row) - 1)) // len(row)
            for at, item in enumerate(row):
                left, top = area.left + at * (width + gap), area.top + number * (height + gap)
                self.controls.button(
                    item.name,
                    pygame.Rect(left, top, width, height),
                    item.label,
                    partial(self.choose, item.name),
                    item.icon,
                    item.kind,
                    item.tooltip,
                    shortcut=item.shortcut,
                )


class Question(Dialog):
    """A question or message with its buttons side by side."""

    columns = 2

    def __init__(
        self,
        app: App,
        title: str,
        body: str,
        items: Sequence[Item],
        then: Callable[[str], None] | None = None,
        name: str = "question",
    ) -> None:
        """A question; `then` is called with the name of the chosen button, empty when it was left."""
        super().__init__(app, name, title, body, items)
        self.then = then

    def choose(self, name: str) -> None:
        """Finish, then report the choice."""
        super().choose(name)
        if self.then is not None:
            self.then(name)


def ask(
    app: App,
    title: str,
    body: str,
    buttons: Sequence[Item],
    then: Callable[[str], None] | None = None,
    name: str = "question",
) -> Question:
    """Put a question on top; the answer goes to `then` and, as a `Pressed`, to the scene below."""
    question = Question(app, title, body, buttons, then, name)
    app.push(question)
    return question


def tell(app: App, title: str, body: str) -> Question:
    """Put a message on top with one button to close it."""
    return ask(app, title, body, [Item("ok", app.text("common.ok"), kind="primary")])
