"""The guide of a lesson: which step is open, what may be chosen in it, and when the next one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.core.values import Action, IllegalAction
from ui.learnt import Bookmark, Mark
from ui.table.lesson_script import Chapter, Step, Words
from ui.table.lesson_verdict import Verdict

if TYPE_CHECKING:
    from ui.table.lesson import LessonTable

Phase = Literal["asking", "acting", "answering", "free"]
"""A step asks; then it is carried out and the others move; then it may answer. A finished lesson leaves one free."""


class Guide:
    """Leads a learner through the steps of one chapter at a table; the table asks it what is allowed."""

    def __init__(self, table: LessonTable, chapter: Chapter) -> None:
        """At the first step of a chapter."""
        self.table = table
        self.chapter = chapter
        self.words = Words(table.game_id, chapter, tuple(seat.name for seat in table.session.match.seats))
        self.index = 0
        self.phase: Phase = "asking"
        self.aside = False
        """Whether the card of a choice is put aside, so that the whole table can be looked at."""
        self.marks: list[Mark] = []
        self.verdict = Verdict(table)

    @property
    def step(self) -> Step:
        """The open step; the last one where the game goes on alone."""
        return self.chapter.steps[min(self.index, len(self.chapter.steps) - 1)]

    @property
    def free(self) -> bool:
        """Whether the learner plays on alone."""
        return self.phase == "free"

    @property
    def reads(self) -> bool:
        """Whether the card waits to be read and nothing else."""
        return self.phase == "answering" or (self.phase == "asking" and self.step.kind == "read")

    @property
    def chooses(self) -> bool:
        """Whether the learner is to choose freely, and may put the card aside to look at everything."""
        return self.phase == "asking" and self.step.kind == "choice"

    @property
    def number(self) -> tuple[int, int]:
        """Which card of the chapter is open, and how many there are."""
        text = self.table.app.text
        return self.words.cards(text, self.index) + 1 + (self.phase == "answering"), self.words.cards(text)

    @property
    def visible(self) -> bool:
        """Whether the card is shown: the table rests, and nobody looks at anything else."""
        table = self.table
        rests = not table.motion.busy and table.mode in ("play", "trial", "confirm")
        return rests and self.phase in ("asking", "answering") and table.large is None

    @property
    def wanted(self) -> Action | None:
        """The move that the open step asks for, None if it asks for no certain one."""
        if self.phase != "asking" or not self.step.do:
            return None
        try:
            return self.table.session.match.rules.parse(self.step.do)
        except IllegalAction:
            return None

    def allows(self, action: Action) -> bool:
        """Whether a move may be chosen now."""
        if self.free:
            return True
        if self.phase != "asking":
            return False
        return self.step.kind == "choice" or (self.step.kind == "do" and action.text == self.step.do)

    def open(self, index: int) -> None:
        """Begin a step; after the last one the chapter is finished, or goes over into play."""
        self.index = index
        if index >= len(self.chapter.steps):
            self._end()
            return
        self.phase, self.aside = "asking", False
        rehearsal = self.table.choice.rehearsal
        tried = [action.text for action in rehearsal.actions()] if rehearsal is not None else []
        self.marks = [*self.marks[:index], Mark(len(self.table.session.match.moments), tried)]
        self.table.session.wait()
        self.table.lead()
        self.keep()

    def put_aside(self, aside: bool) -> None:
        """Put the card of a choice aside, or take it back."""
        self.aside = aside
        self.table.lead()

    def next(self) -> None:
        """Read on: the others may move now, then comes the next step."""
        if self.phase == "answering":
            self.open(self.index + 1)
        elif self.reads:
            self._act()

    def performed(self) -> None:
        """The learner has made a move, or confirmed what was tried out."""
        if self.phase == "asking":
            if self.step.kind == "choice":
                self.verdict.judge(self.marks[self.index].moves)
            self._act()
        elif self.free:
            self.keep()

    def tried(self) -> None:
        """The learner has tried out a move of a turn that is still to be confirmed; a free choice is a whole turn."""
        if self.phase == "asking" and self.step.kind == "do":
            self._act()

    def _act(self) -> None:
        """Let the others do what the step tells of them; after a free choice they answer as they like."""
        self.phase = "acting"
        self.table.session.follow(self.step.then, loose=self.step.kind == "choice")
        self.table.refresh()

    def update(self) -> None:
        """Go on as soon as everything that belongs to the step has happened."""
        table = self.table
        if self.step.kind == "choice" and self.phase == "acting":
            self.verdict.listen()
        still = not table.motion.busy and table.course.interlude is None
        if self.phase == "acting" and still and table.session.settled and self.verdict.ready:
            self._answer()

    def _answer(self) -> None:
        """Say what there is to be said of what was done, else go on at once."""
        if self.answer():
            self.phase = "answering"
            self.table.lead()
        else:
            self.open(self.index + 1)

    def answer(self) -> str:
        """What is said of a step that is done."""
        said = self.words.after(self.table.app.text, self.step)
        verdict = self.verdict.words() if self.step.kind == "choice" else ""
        return "\n".join(part for part in (verdict, said) if part)

    def said(self) -> str:
        """What the card says now."""
        return self.answer() if self.phase == "answering" else self.words.before(self.table.app.text, self.step)

    @property
    def can_go_back(self) -> bool:
        """Whether there is a step, or a part of this one, to go back to."""
        return not self.free and (self.index > 0 or self.phase != "asking")

    def back(self) -> None:
        """Go back to the beginning of the open step, or from there to the one before."""
        if self.can_go_back:
            self.restore(self.index - (self.phase == "asking"))

    def restart_turn(self) -> None:
        """Go back to the step at which nothing of the turn was tried out yet."""
        self.restore(max(n for n in range(self.index + 1) if not self.marks[n].tried))

    def restore(self, index: int) -> None:
        """Set the table as it stood at the beginning of a step that was reached before."""
        mark = self.marks[index]
        self.verdict.drop()
        self.phase = "acting"
        self.table.history.rewind(mark.moves, False)
        for text in mark.tried:
            self.table.choice.try_again(text)
        self.open(index)

    def resume(self, bookmark: Bookmark) -> None:
        """Go on where the chapter was left, or begin it where that cannot be used."""
        steps = len(self.chapter.steps)
        usable = bookmark.step <= steps and len(bookmark.marks) >= min(bookmark.step + 1, steps)
        if bookmark.chapter != self.chapter.id or not usable or not self.table.replay(bookmark.moves):
            self.open(0)
            return
        self.marks = list(bookmark.marks)
        if bookmark.step < steps:
            self.restore(bookmark.step)
        else:
            self.open(steps)

    def keep(self) -> None:
        """Note how far the learner has come, so that nothing is lost by leaving."""
        moves = [moment.action.text for moment in self.table.session.match.moments]
        self.table.keep(Bookmark(self.chapter.id, self.index, moves, self.marks))

    def _end(self) -> None:
        """The last step is done."""
        if self.chapter.play:
            self.phase = "free"
            self.table.session.release()
            self.table.lead()
            self.keep()
        else:
            self.phase = "acting"
            self.table.complete()
