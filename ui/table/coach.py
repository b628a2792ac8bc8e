"""The coach's place at the table: advice on request, and where a finished game turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ai.messages import Answer, TurningPoint
from ui.scenes.coach import CoachScene
from ui.scenes.review import Person, ReviewScene, Told

if TYPE_CHECKING:
    from ui.table.scene import TableScene


class Coach:
    """Asks the worker for a person at the table; nothing of the game changes by it."""

    def __init__(self, table: TableScene) -> None:
        """The coach of a table."""
        self.table = table
        self._then: dict[int, Any] = {}
        self._heard: dict[int, Answer] = {}
        self._length = -1
        self._looking = -1

    @property
    def can_ask(self) -> bool:
        """Whether a person must choose now, sees the own view, and nothing moves."""
        table = self.table
        return bool(table.gesture.paths) and table.mode in ("play", "trial", "confirm") and not table.motion.busy

    def ask(self) -> None:
        """Ask about the choice that is open; while a turn is tried out, the one after what is tried.

        A last choice that waits to be confirmed is still open.
        """
        table, decision = self.table, self.table.choice.decision
        if not self.can_ask or decision is None:
            return
        match = table.choice.match
        question = table.session.question(match, decision.seat)

        def describe(text: str) -> str:
            return table.board.statement(table.view, match.rules.parse(text))

        table.pointer.release()
        tried = match is not table.session.match
        table.app.push(CoachScene(table.app, table.session.thinker, question, describe, tried))

    def review(self) -> ReviewScene:
        """The panel with the turning points of the finished game, for every person who played."""
        session, app = self.table.session, self.table.app
        if self._length != len(session.match.moments):
            self._length, self._then, self._heard = len(session.match.moments), {}, {}
        people = [Person(seat, session.match.seats[seat].name) for seat in session.humans]
        return ReviewScene(app, session.thinker, people, session.story, self.retell, self.look, self._heard)

    def look(self, point: TurningPoint) -> None:
        """Close the review and the result, and show the table as it was at a turning point."""
        app, table = self.table.app, self.table
        while app.scene is not None and app.scene is not table:
            app.scene.finish()
        self._looking = point.seat
        table.history.look_back(point.number)

    def come_back(self) -> None:
        """After a look at a turning point, open the result and the review over it again."""
        if self._looking < 0:
            return
        seat, self._looking = self._looking, -1
        self.table.course.result(counted=True)
        review = self.review()
        review.chosen = next(n for n, person in enumerate(review.people) if person.seat == seat)
        self.table.app.push(review)

    def retell(self, point: TurningPoint) -> Told:
        """A turning point in the words of the board."""
        rules, view = self.table.session.match.rules, self._view(point)
        other = point.better != point.played and point.better in self._could(point)
        better = self.table.board.statement(view, rules.parse(point.better)) if other else ""
        when = " · ".join(self.table.board.info(view).splitlines())
        return Told(when, self.table.board.statement(view, rules.parse(point.played)), better)

    def _could(self, point: TurningPoint) -> set[str]:
        """What the seat could have played."""
        decision = self.table.session.match.at(point.number).decision()
        return {option.text for option in decision.options} if decision is not None else set()

    def _view(self, point: TurningPoint) -> Any:
        """What the seat saw when it had to choose."""
        if point.number not in self._then:
            self._then[point.number] = self.table.session.match.at(point.number).view(point.seat)
        return self._then[point.number]
