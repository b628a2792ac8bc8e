"""A lesson at the table: the same table as of every game, with a guide who says what to do and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.values import Action, IllegalAction
from ui.app import App
from ui.boards.kit.shapes import right
from ui.failures import tell_unwritten
from ui.learnt import Bookmark
from ui.table import paint
from ui.table.board import Board
from ui.table.lesson_card import Card
from ui.table.lesson_guide import Guide
from ui.table.lesson_parts import (
    LessonChoice,
    LessonCoach,
    LessonCourse,
    LessonHistory,
    LessonPause,
    LessonPointer,
    LessonProspect,
    LessonTips,
)
from ui.table.lesson_script import Chapter
from ui.table.lesson_session import LessonSession
from ui.table.scene import TableScene

POINTS = 170
"""So many units of the own line are shown at least where a card speaks of its points."""


class LessonTable(TableScene):
    """The table of one chapter; its board is always seen whole, as the cards speak of it."""

    zooms = False
    session: LessonSession
    choice: LessonChoice

    def __init__(
        self,
        app: App,
        session: LessonSession,
        board: Board,
        chapter: Chapter,
        finished: Callable[[], None],
        rematch: Callable[[], None],
    ) -> None:
        """A chapter at a table; `finished` is called after its last step, `rematch` starts a game of one's own."""
        super().__init__(app, session, board, rematch)
        self.game_id = session.match.rules.game
        self.finished = finished
        self.choice = LessonChoice(self)
        self.pointer = LessonPointer(self)
        self.prospect = LessonProspect(self)
        self.course = LessonCourse(self)
        self.history = LessonHistory(self)
        self.coach = LessonCoach(self)
        self.tips = LessonTips(self)
        self.guide = Guide(self, chapter)
        self.card = Card(self)

    @property
    def hint(self) -> str:
        """While a card is to be read or a button to be pressed, the status line says so."""
        guide, text = self.guide, self.app.text
        if not guide.visible:
            return ""
        if guide.phase == "asking" and guide.step.press:
            return text("learn.pressing", what=text(f"table.{guide.step.press}"))
        return text("learn.reading") if guide.reads else ""

    @property
    def tells_why(self) -> bool:
        """Before the learner plays alone, others move as the lesson says."""
        return self.guide.free

    def enter(self) -> None:
        """Go on where the chapter was left."""
        super().enter()
        self.rebuild()
        self.guide.resume(self.app.learnt.bookmark(self.game_id))

    def build(self) -> None:
        """Lay out the table, and the card beside what it talks about."""
        super().build()
        self.card.lay_out()

    def lead(self) -> None:
        """Show what the guide says now."""
        self.choice.offer()
        self.rebuild()
        names = ("lesson.next", "lesson.aside", *self.choices())
        ring = self.controls.ring
        if ring.visible and (name := next((name for name in names if name in self.rects()), "")):
            ring.focus(name)

    def places_of_turn(self) -> set[str]:
        """The places that somebody could choose now if there were no lesson."""
        decision = self.choice.decision
        if decision is None or decision.seat != self.viewer:
            return set()
        paths = (path for action in decision.options for path in self.board.paths(self.view, action))
        return {name for path in paths for name in path}

    def replay(self, moves: Sequence[str]) -> bool:
        """Make the moves of a bookmark after those of the chapter's start; False, and none of them, if one fails."""
        match = self.session.match
        start = len(match.moments)
        shown = [moment.action.text for moment in match.moments]
        if list(moves[:start]) != shown:
            return False
        try:
            for text in moves[start:]:
                self.session.apply(match.rules.parse(text))
        except IllegalAction:
            self.session.rewind(start)
            return False
        self.show()
        return True

    def keep(self, bookmark: Bookmark) -> None:
        """Note how far the learner has come; a failure is told once."""
        reason = self.app.learnt.leave_at(self.game_id, bookmark)
        tell_unwritten(self.app, reason)

    def complete(self) -> None:
        """The chapter is finished."""
        self.app.learnt.finish(self.game_id, self.guide.chapter.id)
        self.app.learnt.leave_at(self.game_id, Bookmark())
        self.app.audio.play("win")
        self.finished()

    def commit(self, actions: Sequence[Action]) -> None:
        """Carry out actions; the guide hears of those of the learner."""
        own = self.session.person_to_act is not None
        super().commit(actions)
        if own:
            self.guide.performed()
        if self.guide.free and self.session.decision is None:
            self.app.learnt.finish(self.game_id, self.guide.chapter.id)
            self.app.learnt.leave_at(self.game_id, Bookmark())

    def update(self, dt: float) -> None:
        """Let time pass; then the guide looks whether the next step may come."""
        super().update(dt)
        if self.app.scene is self and not self.guide.free:
            self.guide.update()
        if self.card.shown != self.guide.visible:
            self.rebuild()

    def menu(self) -> None:
        """Open the pause dialog, from which settings and rules can be reached."""
        self.app.push(LessonPause(self.app))

    def places(self) -> dict[str, pygame.Rect]:
        """Everything that a step may point at."""
        plan = self.plan
        named = {"log": plan.log, "status": plan.status, "info": plan.info, "points": self._points()}
        return self.rects() | self.board.spots(self.view) | named

    def _points(self) -> pygame.Rect:
        """The end of the own line, where points and tokens stand."""
        header = self.board.names.get("header", self.plan.status)
        return right(header, min(header.width, max(header.width // 4, self.app.theme.px(POINTS))))[0]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, dimmed but for what the step is about, and the card."""
        paint.draw_table(surface, self)
        if self.guide.visible:
            self.card.draw(surface)
        elif self.guide.free:
            self.tips.draw(surface)
        self.controls.draw(surface)
        self.rest.drawn()
