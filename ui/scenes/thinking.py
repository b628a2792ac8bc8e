"""Panels over a table that wait for the worker: a line while it thinks, rows when it has answered."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

import pygame

from ai.answers import sifted
from ai.worker import Answer, Request, Thinker
from ui.app import App
from ui.scene import is_enter, is_escape
from ui.text import Text
from ui.theme import (
    BODY,
    BRASS_DARK,
    CONTROL_HEIGHT,
    HEADING,
    INK,
    INK_SOFT,
    MOSS,
    PAPER,
    PAPER_EDGE,
    PAPER_SHADE,
    SMALL,
    Colour,
)
from ui.widgets.page import Menu
from ui.widgets.panel import draw_box, draw_panel

MOST = 3
"""How many rows there are at most."""

ROW = 124
"""Units that a row is tall, if the window is."""

PAD = 28
GAP = 8


@dataclass(frozen=True)
class Bar:
    """A share from 0 to 1 as a bar."""

    rect: pygame.Rect
    part: float
    colour: Colour


class ThinkingScene(Menu, ABC):
    """A sheet that asks when it is opened, shows what it hears, and stops the thinking when it is closed."""

    opaque = False
    veil = 150
    width = 1180

    def __init__(self, app: App, thinker: Thinker) -> None:
        """A panel whose question goes to `thinker`."""
        super().__init__(app)
        self.thinker = thinker
        self.answer: Answer | None = None
        self.where = ""
        self.age = 0.0
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.boxes: list[pygame.Rect] = []
        self.bars: list[Bar] = []
        self.meter: pygame.Rect | None = None

    @abstractmethod
    def title(self) -> str:
        """The words over the panel."""

    @abstractmethod
    def lead(self) -> str:
        """The line under the title."""

    @abstractmethod
    def waiting(self) -> str:
        """What is said while nothing is heard."""

    @abstractmethod
    def nothing(self) -> str:
        """What is said where there is nothing to show: it failed, or nothing was found."""

    @abstractmethod
    def request(self) -> Request:
        """What is asked."""

    @abstractmethod
    def count(self) -> int:
        """How many rows the answer fills."""

    @abstractmethod
    def fill(self, number: int, row: pygame.Rect) -> None:
        """Lay out a row of the answer."""

    @abstractmethod
    def foot(self, area: pygame.Rect) -> None:
        """Lay out what stands beside the button."""

    def progress(self) -> float:
        """How much of the thought is done, from 0 to 1."""
        return self.thinker.progress

    def enter(self) -> None:
        """Ask, and put the focus on the button, where Enter finds it."""
        self.controls.ring.focus("ok")
        self.ask()

    def ask(self) -> None:
        """Ask anew; what was thought about before is dropped."""
        self.answer, self.where, self.age = None, "", 0.0
        self.thinker.ask(self.request())

    def update(self, dt: float) -> None:
        """Look whether the answer has come."""
        super().update(dt)
        self.age += dt
        if self.answer is None and (answer := self.thinker.poll()) is not None:
            self.hear(sifted(self.request(), answer))

    def hear(self, answer: Answer) -> None:
        """Show the answer; a failure is reported."""
        self.answer = answer
        if answer.problem:
            self.where = self.app.report(answer.problem, answer.trace)
        self.rebuild()

    def leave(self) -> None:
        """Stop the thinking at once."""
        super().leave()
        self.thinker.cancel()

    def idle(self) -> bool:
        """Rest once the answer is there."""
        return self.answer is not None and super().idle()

    def handle(self, event: pygame.event.Event) -> None:
        """A click anywhere but on a control closes, as Esc and Enter do."""
        if self.controls.handle(event):
            return
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)
        if clicked or is_escape(event) or is_enter(event):
            self.back()

    def build(self) -> None:
        """The sheet with title, rows or a sentence, and the button."""
        px, window = self.app.theme.px, pygame.Rect((0, 0), self.size)
        pad, gap = px(PAD), px(GAP)
        above, below = px(40) + px(28) + gap, gap + px(CONTROL_HEIGHT)
        shown = self.count() if self.answer is not None else 0
        high = min(px(ROW), (window.height - px(32) - 2 * pad - above - below - MOST * gap) // MOST)
        rows = (shown or MOST - 1) * (high + gap)
        self.panel = pygame.Rect(0, 0, min(px(self.width), window.width - px(32)), 2 * pad + above + rows + below)
        self.panel.center = window.center
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        self.controls.label(pygame.Rect(inner.topleft, (inner.width, px(40))), self.title(), "serif_bold", HEADING)
        lead = pygame.Rect(inner.left, inner.top + px(40), inner.width, px(28))
        self.controls.label(lead, self.lead(), "ui", SMALL, INK_SOFT)
        body = pygame.Rect(inner.left, inner.top + above, inner.width, rows - gap)
        self.boxes, self.bars, self.meter = [], [], None
        if shown:
            self._rows(body, shown, high)
        else:
            self._sentence(body)
        self._foot(pygame.Rect(inner.left, inner.bottom - px(CONTROL_HEIGHT), inner.width, px(CONTROL_HEIGHT)))

    def _rows(self, body: pygame.Rect, shown: int, high: int) -> None:
        gap = self.app.theme.px(GAP)
        for number in range(shown):
            row = pygame.Rect(body.left, body.top + number * (high + gap), body.width, high)
            self.boxes.append(row)
            self.fill(number, row.inflate(-2 * self.app.theme.px(16), -2 * self.app.theme.px(8)))

    def _sentence(self, body: pygame.Rect) -> None:
        """The line while it thinks with how far it has come, or why there is nothing."""
        px = self.app.theme.px
        if self.answer is None:
            line = pygame.Rect(body.left, body.top, body.width, body.height - px(48))
            self.controls.label(line, self.waiting(), "ui", BODY, INK, "center")
            self.meter = pygame.Rect(0, 0, min(px(420), body.width), px(16))
            self.meter.midtop = (body.centerx, line.bottom)
            return
        place = self.app.text("crash.where", file=self.where) if self.where else ""
        words = f"{self.nothing()}\n{place}" if place else self.nothing()
        self.controls.label(body, words, "ui", BODY, INK, "center")

    def _foot(self, area: pygame.Rect) -> None:
        px = self.app.theme.px
        button = pygame.Rect(0, 0, px(180), area.height)
        button.midright = area.midright
        self.controls.button("ok", button, self.app.text("common.close"), self.back, "check", "primary", shortcut="Esc")
        self.foot(pygame.Rect(area.left, area.top, area.width - button.width - px(16), area.height))

    def add_bar(self, rect: pygame.Rect, chance: float, colour: Colour = MOSS) -> None:
        """A chance to win as a bar with its number at the right."""
        number = pygame.Rect(rect.right - self.app.theme.px(66), rect.top, self.app.theme.px(66), rect.height)
        bar = pygame.Rect(rect.left, rect.top, number.left - rect.left, rect.height)
        self.bars.append(Bar(bar.inflate(0, -2 * (rect.height // 8)), chance, colour))
        self.controls.label(number, percent(self.app.text, chance), "ui_bold", BODY, INK, "right")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet, the rows' grounds, the bars and the controls."""
        theme = self.app.theme
        draw_panel(surface, theme, self.app.assets, self.panel)
        for box in self.boxes:
            draw_box(surface, box, theme.px(10), PAPER_SHADE)
        bars = [*self.bars, Bar(self.meter, self.progress(), BRASS_DARK)] if self.meter is not None else self.bars
        for bar in bars:
            _draw_bar(surface, bar, max(theme.px(1.5), 1))
        super().draw(surface)


def _draw_bar(surface: pygame.Surface, bar: Bar, edge: int) -> None:
    """A bar on paper, filled from the left."""
    radius = bar.rect.height // 3
    draw_box(surface, bar.rect, radius, PAPER, PAPER_EDGE, edge)
    inner = bar.rect.inflate(-2 * edge, -2 * edge)
    inner.width = round(inner.width * min(max(bar.part, 0.0), 1.0))
    if inner.width > 0:
        draw_box(surface, inner, max(radius - edge, 0), bar.colour)


def percent(text: Text, chance: float) -> str:
    """A chance in percent."""
    return text("coach.percent", n=round(100 * chance))
