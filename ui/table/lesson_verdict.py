"""What a lesson answers to a move of the learner's own choice, by the coach's numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.answers import sifted
from ai.messages import Effort, Hint, Request
from game.core.values import Action

if TYPE_CHECKING:
    from ui.table.lesson import LessonTable

EFFORT = Effort(0.9, 2500)
"""What the coach may spend on a choice of the learner."""

EQUAL = 0.02
"""Chances that differ by no more than this are as good as each other."""


@dataclass(frozen=True)
class Judged:
    """An option as it is told: its words, the points that it brings at once, and its chance if that is known."""

    words: str
    points: int
    chance: float | None


class Verdict:
    """Asks the coach while the learner thinks, and compares what was chosen with the best of the others."""

    def __init__(self, table: LessonTable) -> None:
        """Nothing is asked."""
        self.table = table
        self._question: Request | None = None
        self._hints: tuple[Hint, ...] = ()
        self._told: dict[str, tuple[str, int]] = {}
        self._chosen = ""

    @property
    def ready(self) -> bool:
        """Whether the coach has answered, or was not asked."""
        return self._question is None

    def ask(self) -> None:
        """Ask the coach about the choice that is open, and note what every option would bring."""
        session, board, choice = self.table.session, self.table.board, self.table.choice
        decision, match = choice.decision, choice.match
        assert decision is not None
        now, view = match.scores()[decision.seat].total, match.view(decision.seat)
        self._told = {
            option.text: (board.statement(view, option), match.preview(option).total - now)
            for option in decision.options
        }
        self._hints, self._chosen = (), ""
        self._question = session.advice(match, decision.seat, EFFORT)
        session.listening = True
        session.thinker.ask(self._question)

    def drop(self) -> None:
        """Ask no longer."""
        if self._question is not None:
            self.table.session.thinker.cancel()
        self._question, self.table.session.listening = None, False

    def listen(self) -> None:
        """Take up the coach's answer, if it has come."""
        answer = self.table.session.thinker.poll() if self._question is not None else None
        if answer is None or self._question is None:
            return
        advice = sifted(self._question, answer).advice
        self._hints = advice.hints if advice is not None else ()
        self._question, self.table.session.listening = None, False

    def judge(self, action: Action) -> None:
        """The learner has chosen."""
        self._chosen = action.text

    def words(self) -> str:
        """What was good about the choice, and what the best other would have brought."""
        if not self._hints or self._chosen not in self._told:
            return ""
        mine = judged(self._hints, self._chosen, self._told)
        others = [hint.action for hint in self._hints if hint.action != self._chosen and hint.action in self._told]
        best = judged(self._hints, others[0], self._told) if others else None
        return "\n".join(self._sentences(mine, best))

    def _sentences(self, mine: Judged, best: Judged | None) -> list[str]:
        """One sentence of the own move, one of the best other."""
        text, known = self.table.app.text, mine.chance is not None
        change = "gain" if mine.points > 0 else "loss" if mine.points else "level"
        seen = text("learn.choice.chance", chance=_percent(mine.chance)) if known else text("learn.choice.unseen")
        first = (text("learn.choice.mine", what=mine.words), text(f"learn.choice.{change}", n=abs(mine.points)), seen)
        told = [" ".join(first)]
        if best is None or best.chance is None:
            return told
        lead = (mine.chance or 0.0) - best.chance
        than = "equal" if known and abs(lead) <= EQUAL else "worse" if lead > 0 else "better"
        return [
            *told,
            text(f"learn.choice.{than}", what=best.words, chance=_percent(best.chance)),
        ]


def judged(hints: tuple[Hint, ...], action: str, told: dict[str, tuple[str, int]]) -> Judged:
    """An option in words with the coach's number; of what the coach says, only the chance is used."""
    hint = next((hint for hint in hints if hint.action == action), None)
    words, points = told[action]
    return Judged(words[:1].lower() + words[1:], points, hint.chance if hint is not None and hint.visits else None)


def _percent(chance: float | None) -> int:
    return round(100 * (chance or 0.0))
