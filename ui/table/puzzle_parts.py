"""The parts of a table that behave otherwise while a puzzle is asked: one choice is made, and nobody answers it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from ai.answers import sifted
from ai.coach import FEW
from ai.messages import Advice as Told
from ai.messages import Answer, Hint
from ai.worker import Thinker
from game.core.match import Match
from game.core.values import Action
from ui.scene import is_right_click
from ui.table.advice import LOOK, MOVE, NUMBERS, Advice
from ui.table.advice_slip import Item
from ui.table.board import Look
from ui.table.choice import Choice
from ui.table.coach import Coach
from ui.table.course import Course
from ui.table.first_tips import FirstTips
from ui.table.history import History
from ui.table.pointer import Pointer
from ui.table.prospect import Prospect
from ui.table.session import Session

if TYPE_CHECKING:
    from ui.table.puzzle import PuzzleTable


class PuzzleSession(Session):
    """A position in which nobody but the person is asked, and of which nothing is kept."""

    branches = False

    def __init__(self, match: Match, thinker: Thinker, saves: Path) -> None:
        """The position of a match; nothing is written to `saves`."""
        super().__init__(match, thinker, saves / "puzzle.json", None)

    @property
    def kept_at(self) -> Path | None:
        """A puzzle is no game to come back to."""
        return None

    def save(self) -> None:
        """Nothing of it is kept."""

    def think(self) -> None:
        """Nobody thinks."""

    def answer(self) -> Action | None:
        """Nobody answers."""
        return None


class PuzzleChoice(Choice):
    """One action is the whole answer, also where a turn would be tried out first."""

    table: PuzzleTable

    def choose(self, action: Action, forced: bool = False) -> None:
        """A completed action: held for confirmation where somebody wants that, else the answer."""
        if self.table.app.settings.confirm_moves and not forced:
            self.pending = action
            self.table.set_mode("confirm")
        else:
            self.table.commit([action])

    def cancel(self) -> bool:
        """Put down what is in hand; once the answer is given, only what lies over the table goes."""
        return self.table.rivals.close() if self.table.given else super().cancel()

    def _take_back(self) -> bool:
        return False


class PuzzleCourse(Course):
    """Nothing comes by itself."""

    @property
    def forced(self) -> Action | None:
        """Nothing plays itself."""
        return None

    def update(self, dt: float) -> None:
        """Nothing happens while somebody thinks."""


class PuzzleHistory(History):
    """The moves before the position stay as they are."""

    @property
    def can_undo(self) -> bool:
        """Nothing is undone here."""
        return False

    @property
    def can_redo(self) -> bool:
        """Nothing is done again here."""
        return False

    def undo(self) -> None:
        """Nothing is undone here."""

    def mark(self) -> None:
        """Moments of a puzzle are not marked."""


class PuzzlePointer(Pointer):
    """The right button leads back, as everywhere; what lies under the answer cannot be pointed at."""

    table: PuzzleTable

    def handle(self, event: pygame.event.Event) -> None:
        """Use an event; a right click that nothing else wants goes back."""
        if is_right_click(event):
            self.release()
            if not self.table.choice.call_off():
                self.table.menu()
            return
        super().handle(event)

    def covered(self, pos: tuple[int, int]) -> bool:
        """Whether the answer or something else lies over the table at a point."""
        return self.table.card.covers(pos) or super().covered(pos)

    def _press(self, pos: tuple[int, int]) -> None:
        if not self.table.card.covers(pos):
            super()._press(pos)


class PuzzleProspect(Prospect):
    """After the answer the table shows what was chosen."""

    table: PuzzleTable

    def look(self) -> Look:
        """What the board should mark: after the answer the places of the move that was chosen."""
        path = self.table.given_path()
        return self.look_along(path) if path and self.table.coach.advice is None else super().look()


class PuzzleTips(FirstTips):
    """First tips wait for a game."""

    @property
    def quiet(self) -> bool:
        """This is no moment for a tip."""
        return True


class PuzzleAdvice(Advice):
    """What the coach says of a puzzle: the measured chances at once, and why as soon as the worker has found that."""

    table: PuzzleTable
    waiting = True
    """Whether the worker may still tell why."""
    measured = True
    """Whether what is told are the chances that were measured when the puzzle was found."""

    def why(self, hint: Hint) -> str:
        """Why an option stands where it does, as far as that is known."""
        if not self.measured:
            return super().why(hint)
        remark = self.table.board.remark(self.table.view, self.match.rules.parse(hint.action))
        waits = self.waiting and hint is self.hints[0]
        return " ".join(part for part in (remark, self.table.app.text("puzzles.why_soon") if waits else "") if part)

    def _numbers(self, shown: int, reasons: int, scale: float, full: bool) -> list[Item]:
        """Margins and counts are told only of what the worker has found."""
        items = super()._numbers(shown, reasons, scale, full and not self.measured)
        return [item for item in items if item.words or item.chance is not None]


class PuzzleCoach(Coach):
    """Knows the answer from the book, and asks the worker why."""

    table: PuzzleTable

    @property
    def can_ask(self) -> bool:
        """Whether there is something to be told: always, unless something moves."""
        table = self.table
        return bool(table.gesture.paths) and table.mode in ("play", "confirm") and not table.motion.busy

    def ask(self) -> None:
        """Tell where to look; asked again, the move, then the numbers and why; then put it away."""
        self.tell(self.advice.step + 1 if self.advice is not None else LOOK)

    def tell(self, step: int) -> None:
        """Tell so much of the answer; past the last step nothing."""
        if step > NUMBERS:
            self.put_away()
            self.table.rebuild()
            return
        if self.advice is None and not self._begin():
            return
        assert self.advice is not None
        self.advice.step = step
        if step >= MOVE:
            self.table.helped = True
        self.table.rebuild()

    def _begin(self) -> bool:
        """Take the answer out of the book, and let the worker think why; False if this is no moment for it."""
        table, decision = self.table, self.table.session.decision
        if not self.can_ask or decision is None:
            return False
        table.zoom.reset()
        question = replace(table.session.question(table.session.match, decision.seat), also=table.puzzle.answers[0])
        self.advice = PuzzleAdvice(table, question, table.session.match)
        self.advice.answer = self._from_book()
        table.pointer.release()
        table.session.thinker.ask(question)
        return True

    def _from_book(self) -> Answer:
        """The best move and the next ones, with the chances that were measured."""
        chances, answers = self.table.puzzle.chances, self.table.puzzle.answers
        others = [text for text in chances if text not in answers][:2]
        hints = [Hint(text, FEW, chances[text] / 100.0, 0.0, "") for text in (answers[0], *others)]
        return Answer(advice=Told(tuple(hints), 0))

    @property
    def waiting(self) -> bool:
        """Whether the worker still thinks."""
        return isinstance(self.advice, PuzzleAdvice) and self.advice.waiting

    def update(self, dt: float) -> None:
        """Let time pass, and hear the worker."""
        super().update(dt)
        answer = self.table.session.thinker.poll() if self.waiting else None
        if answer is not None and isinstance(self.advice, PuzzleAdvice):
            self._take_up(self.advice, sifted(self.advice.question, answer))

    def _take_up(self, advice: PuzzleAdvice, answer: Answer) -> None:
        """Tell what the worker found, if that is the answer of the book; else the book alone."""
        advice.waiting = False
        told = answer.advice
        if told is not None and told.hints and told.hints[0].action in self.table.puzzle.answers:
            advice.answer, advice.measured = answer, False
        self.table.rebuild()

    def told(self) -> Look | None:
        """What the board shows while an option is pointed at, also once the answer is given."""
        advice = self.advice
        number = advice.pointed() if advice is not None else -1
        if advice is None or not 0 <= number < len(advice.hints):
            return None
        return self.table.prospect.look_along(advice.path(advice.hints[number]))

    def put_away(self) -> bool:
        """Stop thinking and leave nothing on the table; True if there was something."""
        if self.waiting:
            self.table.session.thinker.cancel()
        return super().put_away()

    @property
    def busy(self) -> bool:
        """Whether something is to be laid out anew."""
        return super().busy or self.waiting
