"""The page of a game's lessons: every chapter can be entered, the finished ones are marked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ui import even, typeset
from ui.app import App
from ui.boards.registry import DRAWERS
from ui.table.lesson_script import Chapter, Lesson, Words, chapters_of, lessons_of
from ui.theme import BODY, BRASS_DARK, HEADING, INK_SOFT, SMALL
from ui.widgets.faces import even_size, pictured_size
from ui.widgets.page import Page
from ui.widgets.panel import draw_framed

FRAME, HEAD, ROW, GAP = 140, 50, 64, 12
"""Units of what stands around the rows, of a heading, of a row and between rows."""

PICTURE, LEAST = 250, 110
"""Units that the picture of the game over the rows is tall at most, and at least, else it is left out."""

SHAPE = 3
"""So many times as wide as tall is the picture, so that nothing of it is cut off."""

LOWEST = 32
"""Pixels that a row is high at least."""


class LearnScene(Page):
    """Chapters of a game with what they teach, in the order in which one learns."""

    widest = 1180

    def __init__(self, app: App, game_id: str, begin: Callable[[Chapter], None]) -> None:
        """The lessons of a game; `begin` opens a chapter."""
        super().__init__(app)
        self.game_id = game_id
        self.begin = begin
        self.lessons = lessons_of(game_id)

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("learn.title", game=self.app.text(f"game.{self.game_id}.name"))

    def enter(self) -> None:
        """Put the focus on the chapter that comes next, where Enter finds it."""
        self.controls.ring.focus(f"chapter.{self.upcoming().id}")

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Mark what was finished meanwhile."""
        self.rebuild()
        self.enter()

    def upcoming(self) -> Chapter:
        """The chapter that was left, else the first that is not finished, else the first."""
        chapters, left = chapters_of(self.game_id), self.app.learnt.bookmark(self.game_id).chapter
        done = self.app.learnt.finished(self.game_id)
        begun = next((chapter for chapter in chapters if chapter.id == left), None)
        return begun or next((chapter for chapter in chapters if chapter.id not in done), chapters[0])

    def build(self) -> None:
        """A sheet as tall as the chapters need, with the picture of the game over them."""
        self.tallest = FRAME + PICTURE + 2 * GAP + self._tall()
        super().build()

    def _tall(self) -> int:
        """How many units the headings and rows take."""
        heads = len(self.lessons) if len(self.lessons) > 1 else 0
        return heads * HEAD + len(chapters_of(self.game_id)) * (ROW + GAP)

    def fill(self, inner: pygame.Rect) -> None:
        """A heading for every lesson and a row for every chapter."""
        px = self.app.theme.px
        inner = self._under_picture(inner)
        heads = len(self.lessons) if len(self.lessons) > 1 else 0
        rows = len(chapters_of(self.game_id))
        room = (inner.height - heads * px(HEAD)) // max(rows, 1)
        high = max(min(px(ROW), room - px(GAP)), LOWEST)
        top = inner.top
        for lesson in self.lessons:
            if heads:
                self._heading(pygame.Rect(inner.left, top, inner.width, px(HEAD - GAP)), lesson)
                top += px(HEAD)
            for chapter in lesson.chapters:
                self._row(pygame.Rect(inner.left, top, inner.width, high), chapter)
                top += high + px(GAP)

    def _under_picture(self, inner: pygame.Rect) -> pygame.Rect:
        """Draw the picture of the game where it has room; what is left under it."""
        px = self.app.theme.px
        free = min(inner.height - px(self._tall()) - px(2 * GAP), px(PICTURE))
        if free < px(LEAST):
            return inner
        assert self.ground is not None
        frame = pygame.Rect(0, inner.top, min(inner.width, SHAPE * free), free)
        frame.centerx = inner.centerx
        draw_framed(self.ground, self.app.theme, self.app.assets, DRAWERS[self.game_id].emblem, frame)
        top = frame.bottom + px(2 * GAP)
        return pygame.Rect(inner.left, top, inner.width, inner.bottom - top)

    def _heading(self, rect: pygame.Rect, lesson: Lesson) -> None:
        words = self.app.text(f"lessons.{self.game_id}.{lesson.id}")
        self.controls.label(rect, words, "serif_bold", HEADING, BRASS_DARK)

    def _row(self, rect: pygame.Rect, chapter: Chapter) -> None:
        """The button of a chapter, what it teaches, and how long it takes or how far it was followed."""
        px, text, words = self.app.theme.px, self.app.text, Words(self.game_id, chapter, ())
        button = pygame.Rect(rect.left, rect.top, round(rect.width * 0.34), rect.height)
        upcoming = chapter.id == self.upcoming().id
        done = self._done(chapter)
        size = self._with_icons(button)
        icon = ("check" if done else "play") if size else None
        kind = "primary" if upcoming else "plain"
        begin = partial(self.begin, chapter)
        letters = size or even_size(self.app.theme, *self._titles(button))
        self.controls.button(f"chapter.{chapter.id}", button, words.title(text), begin, icon, kind, size=letters)
        state = pygame.Rect(0, rect.top, self._beside(rect.width), rect.height)
        state.right = rect.right
        left = button.right + px(20)
        line = pygame.Rect(left, rect.top, state.left - left - px(12), rect.height).inflate(0, px(GAP) - 4)
        said = [(Words(self.game_id, one, ()).line(text), line.size) for one in chapters_of(self.game_id)]
        self.controls.label(line, words.line(text), "ui", even.block_size(self.app.theme, "ui", BODY, said))
        self.controls.label(state, self._state(chapter), "ui", SMALL, INK_SOFT, "right")

    def _with_icons(self, button: pygame.Rect) -> float | None:
        """The size of words in which icons have room on all buttons of that size; None if there are none."""
        return pictured_size(self.app.theme, *self._titles(button))

    def _titles(self, button: pygame.Rect) -> tuple[list[str], list[pygame.Rect]]:
        """The words of all buttons, and places of that size for them."""
        titles = [Words(self.game_id, chapter, ()).title(self.app.text) for chapter in chapters_of(self.game_id)]
        return titles, [button] * len(titles)

    def _done(self, chapter: Chapter) -> bool:
        """Whether a chapter was followed to its end."""
        return chapter.id in self.app.learnt.finished(self.game_id)

    def _beside(self, width: int) -> int:
        """How wide the longest of what is said at the end of a row is, at most a fifth of the row."""
        font = self.app.theme.font("ui", SMALL)
        needed = max(typeset.line_width(font, self._state(chapter)) for chapter in chapters_of(self.game_id))
        return min(needed + 2, round(width * 0.2))

    def _state(self, chapter: Chapter) -> str:
        """How far a chapter was followed, else whether it is finished, else how long it takes."""
        text, left = self.app.text, self.app.learnt.bookmark(self.game_id)
        if left.chapter == chapter.id and left.step:
            words = Words(self.game_id, chapter, ())
            total = words.cards(text)
            return text("learn.left", n=min(words.cards(text, left.step) + 1, total), total=total)
        return text("learn.done") if self._done(chapter) else text("learn.minutes", n=chapter.minutes)
