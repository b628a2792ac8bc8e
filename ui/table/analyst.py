"""Has the worker look back on a game, piece by piece, and keeps what it finds beside the save."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from ai.analysis.analyse import play_outs_of
from ai.analysis.course import shared
from ai.analysis.curve import Curve
from ai.answers import sifted
from ai.messages import Answer, Measure, Request
from ai.worker import Thinker
from game.core.match import Match
from game.core.record import Record
from ui.curve_file import read_kept, write_kept
from ui.failures import failure

TRIES = 3
"""So often in a row the worker may fail before that is told."""

EVERY = 12
"""After so many looks what was found is written, and whenever it stops."""


class Analyst:
    """Asks, hears and keeps; it goes on only while somebody lets it, and from where it stopped."""

    def __init__(self, match: Match, question: Request, thinker: Thinker, save: Path | None) -> None:
        """Looks back on a match; `save` is beside what it is kept, None for a game of which nothing is kept."""
        self.match = match
        self.question = question
        self.thinker = thinker
        self.play_outs = play_outs_of(question.effort, question.game)
        self.length = len(match.moments)
        self.result = shared(match.outcome())
        self.part = 0.0
        """How much is done, from 0 to 1."""
        self.problem = self.trace = ""
        """Why the worker has failed, '' as long as it goes on."""
        self.unsaved = ""
        """Why what was found does not stand on the disk, '' if it does or will."""
        self._save = save
        self._record: Record | None = match.record() if save is not None and self.result else None
        kept = read_kept(save, self._record, self.play_outs) if save is not None and self._record is not None else ()
        self._known: dict[int, Measure] = {one.number: one for one in kept}
        self._written = len(self._known)
        self.looks = self._written
        """How many looks there were, close ones and first ones."""
        self._failures = 0
        self._asked = False
        self._writer: ThreadPoolExecutor | None = None
        self._writing: Future[str] | None = None

    @property
    def done(self) -> bool:
        """Whether there is nothing more to find out."""
        return self.part >= 1.0

    @property
    def busy(self) -> bool:
        """Whether the worker looks back just now."""
        return self._asked

    @property
    def curve(self) -> Curve:
        """What is known so far."""
        return Curve(self._known.values(), self.length, self.result)

    def go_on(self) -> None:
        """Look back from where it stopped."""
        if not self._asked and not self.done:
            self.problem, self._failures = "", 0
            self._ask()

    def stop(self) -> None:
        """Think no more; what was found is kept, what is half found is lost."""
        if self._asked:
            self.thinker.cancel()
        self._asked = False
        self._keep()

    def close(self) -> None:
        """Stop for good, and wait until what was found is written."""
        self.stop()
        if self._writer is not None:
            self._writer.shutdown()

    def update(self) -> bool:
        """Hear what was found and ask for more; whether there is anything new."""
        if self._writing is not None and self._writing.done():
            self.unsaved, self._writing = self._writing.result(), None
        answer = self.thinker.poll() if self._asked else None
        if answer is None:
            return False
        self._asked = False
        self._hear(sifted(self._request(), answer))
        return True

    def _request(self) -> Request:
        return replace(self.question, known=tuple(self._known.values()))

    def _ask(self) -> None:
        self._asked = True
        self.thinker.ask(self._request())

    def _hear(self, answer: Answer) -> None:
        """Take up what was found and go on; after a few failures in a row say so and stop."""
        self._failures = self._failures + 1 if answer.problem else 0
        if self._failures >= TRIES:
            self.problem, self.trace = answer.problem, answer.trace
            self._keep()
            return
        for one in answer.measures:
            self._known[one.number] = one
        self.looks += len(answer.measures)
        self.part = self.part if answer.problem else answer.part
        if not self.done:
            self._ask()
        if self.done or self.looks - self._written >= EVERY:
            self._keep()

    def _keep(self) -> None:
        """Have what was found written beside the save, on a thread of its own."""
        save, record = self._save, self._record
        if save is None or record is None or self.looks == self._written or not save.exists():
            return
        self._written, measures = self.looks, tuple(self._known.values())
        self._writer = self._writer or ThreadPoolExecutor(1, "analysis")
        self._writing = self._writer.submit(_written, save, record, self.play_outs, measures)


def _written(save: Path, record: Record, play_outs: int, measures: tuple[Measure, ...]) -> str:
    """Write what was found; why that failed, '' if it did not."""
    try:
        write_kept(save, record, play_outs, measures)
    except OSError as error:
        return failure(error)
    return ""
