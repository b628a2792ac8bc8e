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
from ui.theme import CONTROL_HEIGHT, INK
from ui.widgets.panel import draw_panel
from ui.widgets.score_sheet import ScoreSheet

LINE_TIME = 0.45
"""Seconds at normal pace until the next line of the score is counted."""


class EndScene(Scene):
    """A table of scores with a column for every seat; its result is an Answer named 'end'."""

    def __init__(self, app: App, match: Match, label: Callable[[str], str]) -> None:
        """The end of a match; `label` names the lines of its score."""
        super().__init__(app)
        self.match = match
        outcome = match.outcome()
        assert outcome is not None
        self.outcome = outcome
        self.sheet = ScoreSheet(app, match.seats, outcome, label)
        self.lines = len(outcome.scores[0].lines)
        self.age = 0.0
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.counted = 0

    def enter(self) -> None:
        """Put the focus on the rematch."""
        self.controls.ring.focus("rematch", visible=False)

    @property
    def done(self) -> bool:
        """Whether everything has been counted."""
        return self.counted >= self.lines

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
            self.counted = self.lines
        super().handle(event)

    def update(self, dt: float) -> None:
        """Count one line after the other."""
        super().update(dt)
        self.age += dt
        factor = self.app.settings.pace_factor
        due = self.lines if factor <= 0 else int(self.age / (LINE_TIME * factor))
        while self.counted < min(due, self.lines):
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
        px = self.app.theme.px
        top = self.panel.top + px(88)
        area = pygame.Rect(self.panel.left + px(32), top, self.panel.width - px(64), self.panel.bottom - px(92) - top)
        self.sheet.draw(surface, area, self.counted)
        super().draw(surface)

    def headline(self) -> str:
        """Who has won, and by what."""
        text, names = self.app.text, [self.match.seats[seat].name for seat in self.outcome.winners]
        totals = [score.total for score in self.outcome.scores]
        if len(names) > 1:
            return text("end.shared", names=text("end.and").join(names), points=max(totals))
        if self.outcome.reason != "points":
            return f"{text('end.won', name=names[0])} {text(f'end.why.{self.outcome.reason}')}"
        winner = self.outcome.winners[0]
        ahead = totals[winner] - max(total for seat, total in enumerate(totals) if seat != winner)
        return text("end.won_by", name=names[0], points=totals[winner], n=ahead)

    def _draw_title(self, surface: pygame.Surface) -> None:
        px = self.app.theme.px
        box = pygame.Rect(self.panel.left + px(40), self.panel.top + px(22), self.panel.width - px(80), px(56))
        words = self.headline() if self.done else self.app.text("end.counting")
        font, lines = typeset.fit_block(self.app.theme, "serif_bold", words, 34, box.size)
        block = typeset.render(font, lines, INK, "center")
        surface.blit(block, typeset.place(block.get_size(), box))
