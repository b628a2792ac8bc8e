"""The coach's place at the table: advice on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ai.answers import sifted
from ai.messages import Answer
from ui.table.advice import NUMBERS, Advice
from ui.table.board import Look
from ui.widgets.focus import Target

if TYPE_CHECKING:
    from ui.table.scene import TableScene


class Coach:
    """Asks the worker for a person at the table; nothing of the game changes by it."""

    def __init__(self, table: TableScene) -> None:
        """The coach of a table."""
        self.table = table
        self.advice: Advice | None = None
        self._left = False

    def dismiss(self) -> None:
        """Put the slip away, as its button does."""
        self.put_away()

    @property
    def can_ask(self) -> bool:
        """Whether a person must choose now, sees the own view, and nothing moves."""
        table = self.table
        return bool(table.gesture.paths) and table.mode in ("play", "trial", "confirm") and not table.motion.busy

    def ask(self) -> None:
        """Ask about the choice that is open; asked again, tell more of the answer, and after all of it put it away.

        Advice is marked on the whole board, and goes when a part of it is shown larger.
        While a turn is tried out, this is the choice after what is tried; a last one that waits to be confirmed is
        still open.
        """
        table, decision = self.table, self.table.choice.decision
        if self.advice is not None:
            self._tell_more(self.advice)
        elif self.can_ask and decision is not None:
            match = table.choice.match
            table.why.put_away()
            table.zoom.reset()
            question = table.session.question(match, decision.seat)
            self.advice = Advice(table, question, match)
            table.pointer.release()
            table.session.thinker.ask(question)
            table.rebuild()

    def _tell_more(self, advice: Advice) -> None:
        """The next step of what is told."""
        if advice.step == NUMBERS:
            self.put_away()
        else:
            advice.step += 1
            self.table.rebuild()

    def put_away(self) -> bool:
        """Stop thinking at once and leave nothing on the table; True if there was something."""
        if self.advice is None:
            return False
        if self.advice.answer is None:
            self.table.session.thinker.cancel()
        self.advice, self._left = None, True
        return True

    def update(self, dt: float) -> None:
        """Let time pass: hear the answer; lay the table out anew after the slip is gone."""
        advice = self.advice
        if self._left:
            self._left = False
            self.table.rebuild()
        if advice is None or advice.answer is not None:
            return
        advice.age += dt
        answer = self.table.session.thinker.poll()
        if answer is not None:
            self._hear(advice, sifted(advice.question, answer))

    def _hear(self, advice: Advice, answer: Answer) -> None:
        """Take up the answer; a failure is reported."""
        advice.answer = answer
        if answer.problem:
            advice.where = self.table.app.report(answer.problem, answer.trace)
        self.table.rebuild()

    @property
    def busy(self) -> bool:
        """Whether something of the coach's moves or is to be laid out anew."""
        return self._left or (self.advice is not None and self.advice.answer is None)

    def build(self) -> None:
        """Lay out what is told, after the table."""
        if self.advice is not None:
            self.advice.build()

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the slip lies over a point of the table."""
        return self.advice is not None and self.advice.rect.collidepoint(pos)

    def handle(self, event: pygame.event.Event) -> bool:
        """Keep the mouse on the slip from what lies under it; a click on an option goes on showing it."""
        advice = self.advice
        if advice is None or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            return False
        pos = self.table.app.pointer
        if not self.covers(pos):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return False
        for number, row in advice.rows().items():
            if event.type == pygame.MOUSEBUTTONDOWN and row.collidepoint(pos):
                advice.pin(number)
        return True

    def targets(self) -> list[Target]:
        """What the keys reach on the slip besides its buttons."""
        return self.advice.targets() if self.advice is not None else []

    def told(self) -> Look | None:
        """What the board shows while an option of the coach's is pointed at, None while none is."""
        advice = self.advice
        number = advice.pointed() if advice is not None and self.table.interactive else -1
        if advice is None or not 0 <= number < len(advice.hints):
            return None
        return self.table.prospect.look_along(advice.path(advice.hints[number]))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is told, over the table."""
        if self.advice is not None:
            self.advice.draw(surface)
