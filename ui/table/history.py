"""Going back at the table: undo, taking a turn back, seeing the last moves again, looking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.values import SPECTATOR
from ui.scenes.notice import Item, ask

if TYPE_CHECKING:
    from ui.table.scene import TableScene


class History:
    """The part of the table that goes back in the game."""

    def __init__(self, table: TableScene) -> None:
        """The history of a table."""
        self.table = table
        self.session = table.session

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

    def glow(self) -> dict[str, int]:
        """The places that the last moves touched."""
        told = self._told()
        return self.table.board.glow(self.session.match.moments[told[-1]].events) if told else {}

    def _told(self) -> list[int]:
        """The moments of which the log tells something."""
        moments = self.session.match.moments
        return [n for n, moment in enumerate(moments) if self.table.board.log_lines(moment.events)]

    def recap(self) -> None:
        """Show again what the last moves were."""
        moments, told = self.session.match.moments, self._told()
        if not told or self.table.motion.busy or self.table.mode != "play":
            return
        before = self.session.match.at(told[-1]).view(SPECTATOR if len(self.session.humans) > 1 else self.table.viewer)
        self.table.play([event.redacted(self.table.viewer) for event in moments[told[-1]].events], before)

    def look_back(self, count: int) -> None:
        """Show the table as it was after `count` actions; -1 comes back to the present."""
        self.table.motion.skip()
        if count < 0 or count >= len(self.session.match.moments):
            self.table.show()
            self.table.set_mode(self.table.choice.resting_mode)
            return
        self.table.past = count
        then = self.session.match.at(count)
        self.table.board.match, self.table.board.trial = then, None
        self.table.view, self.table.points = then.view(self.table.viewer), self.table.points_of(then)
        self.table.gesture.reset({})
        self.table.set_mode("past")
        self.table.arrange()

    def turn(self, by: int) -> None:
        """Look one action further back, or further on up to the present."""
        now = len(self.session.match.moments)
        count = self.table.past if self.table.past >= 0 else now
        if 0 <= count + by <= now:
            self.look_back(count + by)

    def present(self) -> None:
        """Come back from looking back."""
        self.look_back(-1)
