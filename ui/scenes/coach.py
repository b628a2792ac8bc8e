"""The coach's panel: the best options with their chances to win, and why."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ai.messages import Hint
from ai.worker import Request, Thinker
from ui.app import App
from ui.scenes.notice import Pressed
from ui.scenes.thinking import ThinkingScene
from ui.text import Text
from ui.theme import BODY, BRASS_DARK, INK, INK_SOFT, MOSS, SMALL
from ui.widgets.keys import Shortcut

UNDO = "Ctrl+Z"


class CoachScene(ThinkingScene):
    """Advice on one decision; its result is a Pressed named `coach`."""

    def __init__(
        self, app: App, thinker: Thinker, question: Request, describe: Callable[[str], str], tried: bool
    ) -> None:
        """Advice on a question; `describe` puts an action into words, `tried` says that a turn is being tried out."""
        super().__init__(app, thinker)
        self.question = question
        self.describe = describe
        self.tried = tried
        self.undo = Shortcut.parse(UNDO)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """What the coach says, the best first."""
        return self.answer.advice.hints if self.answer is not None and self.answer.advice is not None else ()

    def request(self) -> Request:
        """The question."""
        return self.question

    def title(self) -> str:
        """The words over the panel."""
        return self.app.text("coach.title")

    def lead(self) -> str:
        """What the advice is about."""
        return self.app.text("coach.tried" if self.tried else "coach.now")

    def waiting(self) -> str:
        """What is said while the coach thinks."""
        return self.app.text("coach.thinking")

    def nothing(self) -> str:
        """What is said where the coach has failed."""
        return self.app.text("coach.failed")

    def progress(self) -> float:
        """How much of the coach's time is over."""
        return min(self.age / max(self.question.effort.seconds, 0.01), 1.0)

    def count(self) -> int:
        """A row for every option that is told."""
        return len(self.hints)

    def fill(self, number: int, row: pygame.Rect) -> None:
        """The option and why at the left, its chance and its margin at the right."""
        px, text, hint = self.app.theme.px, self.app.text, self.hints[number]
        side = round(row.width * 0.36)
        left = pygame.Rect(row.left, row.top, row.width - side - px(20), row.height)
        upper = round(row.height * 0.52)
        words = f"{number + 1}.  {self.describe(hint.action)}"
        self.controls.label(pygame.Rect(left.topleft, (left.width, upper)), words, "ui_bold", BODY, INK)
        why = pygame.Rect(left.left, left.top + upper, left.width, left.height - upper)
        self.controls.label(why, text(hint.reason or "coach.unknown", n=hint.points), "ui", SMALL, INK_SOFT)
        right = pygame.Rect(row.right - side, row.top, side, row.height)
        if not hint.visits or not hint.reason:
            return
        height = px(32)
        bar = pygame.Rect(right.left, right.top + (upper - height) // 2, right.width, height)
        self.add_bar(bar, hint.chance, MOSS if not number else BRASS_DARK)
        below = pygame.Rect(right.left, why.top, right.width, why.height)
        self.controls.label(below, margin_words(text, hint.margin), "ui", SMALL, INK_SOFT, "right")

    def foot(self, area: pygame.Rect) -> None:
        """How much stands behind it."""
        advice = self.answer.advice if self.answer is not None else None
        if advice is not None:
            words = self.app.text("coach.count", n=advice.iterations)
            self.controls.label(area, words, "ui", SMALL, INK_SOFT)

    def handle(self, event: pygame.event.Event) -> None:
        """Undo closes the panel and undoes."""
        if event.type == pygame.KEYDOWN and self.undo.matches(event):
            self.finish(Pressed("coach", "undo"))
        else:
            super().handle(event)

    def back(self) -> None:
        """Go back to the table."""
        self.finish(Pressed("coach", ""))


def margin_words(text: Text, margin: float) -> str:
    """The expected lead or lag in whole points."""
    points = round(margin)
    if not points:
        return text("coach.margin.level")
    return text("coach.margin.ahead" if points > 0 else "coach.margin.behind", n=abs(points))
