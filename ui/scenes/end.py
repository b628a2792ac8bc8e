"""The end of a game: the score builds up line by line, then who won and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.match import Match
from ui import typeset
from ui.app import App
from ui.scene import Scene
from ui.scenes.notice import Answer
from ui.theme import BRASS_LIGHT, CONTROL_HEIGHT, CREAM, INK, INK_SOFT, PAPER_SHADE, PLAYERS
from ui.widgets.panel import draw_box, draw_panel

LINE_TIME = 0.45
"""Seconds at normal pace until the next line of the score is counted."""


class EndScene(Scene):
    """A table of scores with a column for every seat; its result is an Answer named 'end'."""

    def __init__(self, app: App, match: Match, label: Callable[[str], str]) -> None:
        """The end of a match; `label` names the lines of its score."""
        super().__init__(app)
        self.match = match
        self.label = label
        outcome = match.outcome()
        assert outcome is not None
        self.outcome = outcome
        self.keys = [line.key for line in outcome.scores[0].lines]
        self.age = 0.0
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.counted = 0

    def enter(self) -> None:
        """Put the focus on the rematch."""
        self.controls.ring.focus("rematch", visible=False)

    @property
    def done(self) -> bool:
        """Whether everything has been counted."""
        return self.counted >= len(self.keys)

    def build(self) -> None:
        """A sheet with the score, and the buttons under it."""
        px, text = self.app.theme.px, self.app.text
        window = pygame.Rect((0, 0), self.size)
        self.panel = pygame.Rect(0, 0, min(px(1240), window.width - px(60)), window.height - px(60))
        self.panel.center = window.center
        gap, height = px(14), px(CONTROL_HEIGHT)
        names = (("rematch", "shuffle", "primary"), ("table", "eye", "plain"), ("home", "home", "plain"))
        width = (self.panel.width - px(64) - 2 * gap) // 3
        for n, (name, icon, kind) in enumerate(names):
            rect = pygame.Rect(
                self.panel.left + px(32) + n * (width + gap), self.panel.bottom - height - px(26), width, height
            )
            self.controls.button(name, rect, text(f"end.{name}"), partial(self.choose, name), icon, kind)

    def choose(self, name: str) -> None:
        """Tell the table what comes next."""
        self.finish(Answer("end", name))

    def back(self) -> None:
        """Esc goes back to look at the table."""
        self.choose("table")

    def handle(self, event: pygame.event.Event) -> None:
        """A press anywhere counts everything at once."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN or event.type == pygame.KEYDOWN
        if pressed and not self.done:
            self.counted = len(self.keys)
        super().handle(event)

    def update(self, dt: float) -> None:
        """Count one line after the other."""
        super().update(dt)
        self.age += dt
        factor = self.app.settings.pace_factor
        due = len(self.keys) if factor <= 0 else int(self.age / (LINE_TIME * factor))
        while self.counted < min(due, len(self.keys)):
            self.counted += 1
            self.app.audio.play("score")

    def idle(self) -> bool:
        """Whether nothing changes until the next event."""
        return self.done and self.controls.quiet()

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet: who won, then the lines as far as they have been counted."""
        surface.blit(self.app.assets.cover("home/wood", self.size), (0, 0))
        draw_panel(surface, self.app.theme, self.app.assets, self.panel)
        self._draw_title(surface)
        self._draw_scores(surface)
        super().draw(surface)

    def headline(self) -> str:
        """Who has won, and by what."""
        text, names = self.app.text, [self.match.seats[seat].name for seat in self.outcome.winners]
        if len(names) > 1:
            return text("end.shared", names=text("end.and").join(names))
        why = text(f"end.why.{self.outcome.reason}") if self.outcome.reason != "points" else ""
        return f"{text('end.won', name=names[0])} {why}".strip()

    def _draw_title(self, surface: pygame.Surface) -> None:
        px = self.app.theme.px
        box = pygame.Rect(self.panel.left + px(40), self.panel.top + px(22), self.panel.width - px(80), px(56))
        words = self.headline() if self.done else self.app.text("end.counting")
        font, lines = typeset.fit_block(self.app.theme, "serif_bold", words, 34, box.size)
        block = typeset.render(font, lines, INK, "center")
        surface.blit(block, typeset.place(block.get_size(), box))

    def _draw_scores(self, surface: pygame.Surface) -> None:
        """Rows are the lines of the score, columns the seats, with bars for the totals so far."""
        px = self.app.theme.px
        top = self.panel.top + px(88)
        area = pygame.Rect(self.panel.left + px(32), top, self.panel.width - px(64), self.panel.bottom - px(92) - top)
        first = round(area.width * 0.3)
        column = (area.width - first) // len(self.match.seats)
        row = min(area.height // (len(self.keys) + 3), px(44))
        self._draw_heads(surface, pygame.Rect(area.left + first, area.top, column, round(row * 1.2)))
        for n, line in enumerate(self.outcome.scores[0].lines):
            rect = pygame.Rect(area.left, area.top + round(row * 1.3) + n * row, area.width, row)
            if n % 2 == 0:
                draw_box(surface, rect, px(6), PAPER_SHADE)
            name = self.label(line.label)
            if line.part:
                name = f"{name} ({self.app.text(f'end.part.{line.part}')})"
            self._cell(surface, pygame.Rect(rect.left + px(12), rect.top, first - px(20), row), name, "ui", 19, "left")
            for seat, score in enumerate(self.outcome.scores):
                if n < self.counted:
                    cell = pygame.Rect(rect.left + first + seat * column, rect.top, column, row)
                    self._cell(surface, cell, str(score.lines[n].points), "ui_bold", 20, "center")
        self._draw_totals(surface, area, first, column, row)

    def _draw_heads(self, surface: pygame.Surface, cell: pygame.Rect) -> None:
        """The seats' names in their colours."""
        for n, seat in enumerate(self.match.seats):
            rect = cell.move(n * cell.width, 0).inflate(-self.app.theme.px(8), 0)
            player = PLAYERS[seat.colour % len(PLAYERS)]
            draw_box(surface, rect, self.app.theme.px(8), player.colour)
            side = round(rect.height * 0.62)
            icon = "trophy" if self.done and n in self.outcome.winners else player.symbol
            surface.blit(
                self.app.assets.icon(icon, side, BRASS_LIGHT), (rect.left + side // 4, rect.centery - side // 2)
            )
            inner = pygame.Rect(rect.left + round(side * 1.4), rect.top, rect.width - round(side * 1.6), rect.height)
            self._cell(surface, inner, seat.name, "ui_bold", 18, "center", CREAM)

    def _draw_totals(self, surface: pygame.Surface, area: pygame.Rect, first: int, column: int, row: int) -> None:
        """The sums of what has been counted, with bars that grow."""
        px = self.app.theme.px
        top = area.top + round(row * 1.3) + len(self.keys) * row + row // 6
        self._cell(
            surface, pygame.Rect(area.left + px(12), top, first, row), self.app.text("end.total"), "ui_bold", 21, "left"
        )
        sums = [sum(line.points for line in score.lines[: self.counted]) for score in self.outcome.scores]
        best = max(max(score.total for score in self.outcome.scores), 1)
        for n, total in enumerate(sums):
            cell = pygame.Rect(area.left + first + n * column, top, column, row)
            self._cell(surface, cell, str(total), "serif_bold", 30, "center")
            player = PLAYERS[self.match.seats[n].colour % len(PLAYERS)]
            width = max(round((column - px(24)) * max(total, 0) / best), 1)
            bar = pygame.Rect(cell.left + px(12), cell.bottom, width, max(row // 4, 4))
            draw_box(surface, bar, bar.height // 2, player.colour)

    def _cell(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        words: str,
        family: str,
        size: float,
        align: typeset.Align,
        colour: tuple[int, int, int] = INK,
    ) -> None:
        """A text fitted into a cell."""
        size = min(size, rect.height * 0.72 / self.app.theme.unit)
        font = typeset.fit_font(self.app.theme, family, words, size, rect.width, 0.5)
        label = font.render(words, True, colour if words != "0" else INK_SOFT)
        surface.blit(label, typeset.place(label.get_size(), rect, align))
