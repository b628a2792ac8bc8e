"""What a lesson answers to a turn of the learner's own choice, by the coach's numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ai.answers import sifted
from ai.coach import FEW, differing
from ai.messages import Difference, Effort, Hint, Request
from game.core.match import Match
from ui.table.advice_words import term

if TYPE_CHECKING:
    from ui.table.lesson import LessonTable

EFFORT = Effort(2.4, 5000)
"""What the coach may spend on a turn of the learner; its choices share it."""

EQUAL = 4
"""Won games of 100 that differ by no more than this are told as equals: another run might turn them round."""

LOOKED = 3
"""So many choices of a turn are judged and told, the first ones: what follows only carries them out."""

NAMED = 2
"""Up to so many changed lines of the score are named; of more, only the sum is told."""


@dataclass(frozen=True)
class Judged:
    """A choice of the turn: what was taken, every option in words, and what the coach found, nothing at first."""

    question: Request
    words: dict[str, str]
    hints: tuple[Hint, ...] = ()

    @property
    def chosen(self) -> str:
        """What the learner took."""
        return self.question.also

    @property
    def mine(self) -> Hint | None:
        """The own choice as the coach sees it, None if it was tried too seldom to say."""
        return next((hint for hint in self.hints if hint.action == self.chosen and hint.visits >= FEW), None)

    @property
    def other(self) -> Hint | None:
        """The best of the others, from the same play-outs."""
        others = [hint for hint in self.hints if hint.action != self.chosen and hint.visits >= FEW]
        return max(others, key=lambda hint: hint.chance, default=None)

    @property
    def loss(self) -> int:
        """How many of 100 games the best other wins more, as the two numbers are told."""
        known = self.mine is not None and self.other is not None
        return _percent(self.other) - _percent(self.mine) if known else -100


class Verdict:
    """Asks the coach about every choice of a turn once it is made, and compares it with the best of the others."""

    def __init__(self, table: LessonTable) -> None:
        """Nothing is asked."""
        self.table = table
        self._open: list[Judged] = []
        self._judged: list[Judged] = []
        self._changes: list[Difference] = []

    @property
    def ready(self) -> bool:
        """Whether the coach has answered everything that was asked."""
        return not self._open

    def judge(self, count: int) -> None:
        """The learner has made a turn, which began after `count` moves of the game: ask what the coach thinks of it."""
        match = self.table.session.match
        then, seat = match.at(count), match.moments[count].seat
        before = after = then.scores()[seat]
        self._judged, self._open = [], []
        for moment in match.moments[count:]:
            if moment.seat == seat and not moment.forced and len(self._open) < LOOKED:
                self._open.append(self._asked(then, seat, moment.action.text))
            after = then.preview(moment.action) if moment.seat == seat else after
            then.apply(moment.action)
        self._changes = differing(after.lines, before.lines, seat)
        share = Effort(EFFORT.seconds / max(1, len(self._open)), EFFORT.count // max(1, len(self._open)))
        self._open = [replace(one, question=replace(one.question, effort=share)) for one in self._open]
        self._ask()

    def _asked(self, then: Match, seat: int, chosen: str) -> Judged:
        """The question about one choice, and its options as the board words them."""
        decision, view, board = then.decision(), then.view(seat), self.table.board
        assert decision is not None
        words = {option.text: board.statement(view, option) for option in decision.options}
        return Judged(replace(self.table.session.advice(then, seat, EFFORT), also=chosen), words)

    def _ask(self) -> None:
        """Put the next question, if there is one."""
        session = self.table.session
        session.listening = bool(self._open)
        if self._open:
            session.thinker.ask(self._open[0].question)

    def drop(self) -> None:
        """Ask no longer."""
        if self._open:
            self.table.session.thinker.cancel()
        self._open, self.table.session.listening = [], False

    def listen(self) -> None:
        """Take up the coach's answer, if it has come, and ask on."""
        answer = self.table.session.thinker.poll() if self._open else None
        if answer is None:
            return
        judged = self._open.pop(0)
        advice = sifted(judged.question, answer).advice
        self._judged.append(replace(judged, hints=advice.hints if advice is not None else ()))
        self._ask()

    def words(self) -> str:
        """What the turn brings, and what would have been better or as good as far as the coach has numbers."""
        known = [judged for judged in self._judged if judged.mine is not None]
        told = f"{self._turn()} {self._gain()}" if self._judged else ""
        return "\n".join((told, self._compared(known))) if known else told

    def _turn(self) -> str:
        """The choices of the turn in the board's words."""
        text = self.table.app.text
        told = text("learn.choice.then").join(_small(judged.words[judged.chosen]) for judged in self._judged)
        return text("learn.choice.mine", what=told)

    def _gain(self) -> str:
        """What the turn changes in the points, by the lines of the score."""
        text, board = self.table.app.text, self.table.board
        points = round(sum(one.points for one in self._changes))
        if not self._changes or (len(self._changes) > NAMED and not points):
            return text("learn.choice.level")
        if len(self._changes) > NAMED:
            return text(f"learn.choice.sum_{'more' if points > 0 else 'less'}", n=abs(points))
        told = text("coach.clause.and").join(term(board, one, "exactly_") for one in self._changes)
        return text("learn.choice.gain", what=told)

    def _compared(self, known: Sequence[Judged]) -> str:
        """The own choice and the best other with both numbers, where the turn lost most; else the first choice."""
        text, worst = self.table.app.text, max(known, key=lambda judged: judged.loss)
        told = worst if worst.loss > EQUAL else known[0]
        mine, other = told.mine, told.other
        if other is None:
            return text("learn.choice.chance", mine=_percent(mine))
        than = "better" if told.loss > EQUAL else "equal" if told.loss >= -EQUAL else "worse"
        than = than if told.loss else "same"
        numbers = {"mine": _percent(mine), "chance": _percent(other)}
        return text(f"learn.choice.{than}", what=_small(told.words[other.action]), **numbers)


def _small(words: str) -> str:
    """Words in the middle of a sentence."""
    return words[:1].lower() + words[1:]


def _percent(hint: Hint | None) -> int:
    return round(100 * hint.chance) if hint is not None else 0
