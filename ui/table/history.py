"""Going back at the table: undo, taking a turn back, seeing the last moves again, looking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.match import Match
from game.core.values import SPECTATOR
from ui.scenes.notice import Item, ask
from ui.table.log import Entry

if TYPE_CHECKING:
    from ui.table.scene import TableScene


class History:
    """The part of the table that goes back in the game."""

    def __init__(self, table: TableScene) -> None:
        """The history of a table."""
        self.table = table
        self.session = table.session

    def entries(self) -> list[Entry]:
        """The log as the viewer may read it, as far as what it tells has been shown."""
        table = self.table
        told = [table.told.opening, *(moment.events for moment in table.told.moments)]
        return [
            Entry(line, number)
            for number, events in enumerate(told)
            for line in table.board.log_lines([event.redacted(table.viewer) for event in events])
        ]

    def undo(self) -> None:
        """Undo the last choice, or offer to take a turn back in a game with one person."""
        if self.table.choice.rehearsal is not None:
            self.table.choice.step_back()
            return
        point = self.session.undo_point()
        if point is not None:
            self.rewind(point, False)
        elif self.session.take_back_point() is not None:
            text = self.table.app.text
            items = [
                Item("keep", text("table.take_back.no")),
                Item("back", text("table.take_back.yes"), "undo", "primary"),
            ]
            title, body = text("table.take_back.title"), text("table.take_back.body")
            ask(self.table.app, title, body, items, self._take_back, "take_back")

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo or to take back."""
        points = (self.session.undo_point(), self.session.take_back_point())
        return self.table.choice.rehearsal is not None or any(point is not None for point in points)

    def _take_back(self, choice: str) -> None:
        point = self.session.take_back_point()
        if choice == "back" and point is not None:
            self.rewind(point, True)

    def rewind(self, count: int, marked: bool) -> None:
        """Go back to the point after `count` actions; `marked` notes it as a take-back."""
        self.table.motion.skip()
        self.table.choice.forget()
        self.session.rewind(count, marked)
        self.table.app.audio.play("undo")
        self.table.course.pause = 0.0
        self.table.mode = "play"
        if len(self.session.humans) > 1 and self.table.viewer not in (SPECTATOR, self.session.person_to_act):
            self.table.viewer = SPECTATOR
            self.table.controls.tooltip.reset()
        self.table.show()
        self.table.rebuild()

    def glow(self, match: Match) -> dict[str, int]:
        """The places that the last moves of a match touched."""
        told = self._last_told(match)
        return self.table.board.glow(match.moments[told].events) if told >= 0 else {}

    def _last_told(self, match: Match) -> int:
        """The last moment of which the log tells something, -1 if there is none."""
        moments = match.moments
        told = (n for n in reversed(range(len(moments))) if self.table.board.log_lines(moments[n].events))
        return next(told, -1)

    def recap(self) -> None:
        """Show again what the last moves were."""
        match = self.session.match
        told = self._last_told(match)
        if told < 0 or self.table.motion.busy or self.table.mode != "play":
            return
        then = match.at(told)
        before = then.fork()
        then.apply(match.moments[told].action)
        self.table.telling.play(then.beats(), before)

    def look_back(self, count: int) -> None:
        """Show the table as it was after `count` actions; -1 comes back to the present, or to whence one came."""
        self.table.motion.skip()
        if count < 0 or count >= len(self.session.match.moments):
            self.table.show()
            self.table.set_mode(self.table.choice.resting_mode)
            self.table.look_back.come_back()
            return
        self.table.past = count
        self.table.show_past(self.session.match.at(count))
        self.table.set_mode("past")

    def turn(self, by: int) -> None:
        """Look one action further back, or further on up to the present."""
        now = len(self.session.match.moments)
        count = self.table.past if self.table.past >= 0 else now
        if 0 <= count + by <= now:
            self.look_back(count + by)

    def present(self) -> None:
        """Come back from looking back."""
        self.look_back(-1)
