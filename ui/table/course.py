"""The course of a game at the table: bots, covers, forced choices, interludes, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.match import Match
from game.core.values import Action, Event
from ui.memory import give_back
from ui.records.daily import day_of_match
from ui.scene import Scene
from ui.scenes.cover import CoverScene
from ui.scenes.end import EndScene
from ui.scenes.notice import Pressed
from ui.scenes.unsaved import when_saved

if TYPE_CHECKING:
    from ui.table.scene import TableScene

BOT_PAUSE = 0.45
"""Seconds that a bot's answer is held back at normal pace, so that people can follow."""

FORCED_PAUSE = 0.9
"""Seconds that a forced choice is named at normal pace before it plays itself; never less than half of that."""

END_PAUSE = 1.2
"""Seconds between the last move and the scores."""


class Course:
    """Does what comes next when nothing moves and nobody is in the middle of a choice."""

    def __init__(self, table: TableScene) -> None:
        """The course of a table."""
        self.table = table
        self.session = table.session
        self.pause = 0.0
        self.interlude: Scene | None = None
        self._counted = -1

    def awaits_show(self, match: Match) -> bool:
        """Whether a match has ended and its points are still to be counted before everybody's eyes."""
        return match.outcome() is not None and len(match.moments) != self._counted

    def update(self, dt: float) -> None:
        """Let time pass, then do what is next: the end, a bot's move, a cover, a forced choice."""
        self.pause += dt
        factor = self.table.pace
        if self.session.decision is None:
            if self.pause >= END_PAUSE * factor:
                self.result()
        elif (remaining := self.session.withdrawn()) is not None:
            self.table.history.rewind(remaining, False)
        elif self.session.bot_to_act is not None:
            action = self.session.answer() if self.pause >= BOT_PAUSE * factor else None
            if action is not None:
                self.table.commit([action])
        elif self.table.viewer != self.session.person_to_act:
            self._hand_over(self.session.person_to_act)
        elif self.forced is not None and self.pause >= FORCED_PAUSE * max(factor, 0.5):
            self.table.choice.choose(self.forced, forced=True)

    def waits_after(self, seat: int) -> bool:
        """Whether a person asked to be waited for after every opponent, and another one is next after this one."""
        session, table = self.session, self.table
        following = session.decision
        if not table.app.settings.wait or not session.humans or seat in session.humans or following is None:
            return False
        last = session.match.moments[-1]
        over = following.seat != seat or any(table.board.turns_over(event) for event in last.events)
        return over and following.seat not in session.humans and bool(table.history.missed())

    def interrupt(self, events: Sequence[Event]) -> None:
        """Open a scene before anything more is shown, where the board has one for these events."""
        self.interlude = self.table.board.interlude(self.table.told_of(events)) or self.interlude

    def open_interlude(self) -> None:
        """Show what interrupts the game."""
        scene, self.interlude = self.interlude, None
        if scene is not None:
            self.table.app.push(scene)

    @property
    def forced(self) -> Action | None:
        """The only option of the person to act, where it plays itself: never one that spends or gives up something."""
        table, rehearsal = self.table, self.table.choice.rehearsal
        options = list(dict.fromkeys(table.gesture.paths.values()))
        if not table.app.settings.auto_forced or len(options) != 1 or (rehearsal and rehearsal.last):
            return None
        return None if table.board.pays(table.view, options[0]) else options[0]

    def result(self, counted: bool = False) -> None:
        """Show the scores of the finished game, at once if they were `counted`; the table stays open behind them."""
        self._counted = len(self.session.match.moments)
        self.table.points = self.table.points_of(self.session.match)
        self.table.set_mode("over")
        self.table.app.assets.ahead.clear()
        give_back()
        match, look_back = self.session.match, self.table.look_back
        self.table.app.push(EndScene(self.table.app, match, self.table.board.ending(match), look_back, counted))

    def _hand_over(self, seat: int | None) -> None:
        """Give the table to the next person, behind a cover where something is private."""
        assert seat is not None
        match = self.session.match
        if self.table.board.private(match.view(seat)):
            last = match.moments[-1].seat if match.moments else -1
            undo = last if last in self.session.humans and match.undo_point(last) is not None else -1
            ground = self.table.board.backdrop
            self.table.app.push(CoverScene(self.table.app, match.seats, seat, undo, ground))
        else:
            self.table.sit_down(seat)

    def after(self, answer: Pressed) -> None:
        """Go on after a dialog, a cover or the end."""
        table = self.table
        if answer.dialog == "pause":
            ways = {"save": table.go_home, "rules": table.help, "about": table.about, "quit": table.app.leave}
            ways |= {"replay": table.look_over, "analysis": lambda: table.app.push(table.look_back.scene())}
            ways.get(answer.choice, lambda: None)()
        elif answer.dialog == "end":
            again = lambda: table.app.routes.same_deal(table.session.match)  # noqa: E731
            ways = {"home": table.go_home, "rematch": table.rematch, "again": again, "replay": table.look_over}
            ways["daily"] = self._to_the_day
            ways.get(answer.choice, lambda: None)()
        elif answer.dialog == "cover":
            self._after_cover(answer.choice)

    def _to_the_day(self) -> None:
        """Close the table and show what came of the deal of its day."""
        table, day = self.table, day_of_match(self.session.match)

        def leave() -> None:
            table.finish()
            table.app.routes.daily(day)

        when_saved(table.app, leave, "game")

    def _after_cover(self, choice: str) -> None:
        if choice == "menu":
            self.table.menu()
        elif choice == "undo":
            point = self.session.match.undo_point(self.session.match.moments[-1].seat)
            if point is not None:
                self.table.history.rewind(point, False)
        elif self.session.person_to_act is not None:
            self.table.sit_down(self.session.person_to_act)
            self.table.app.audio.play("turn")

    def trouble(self) -> str:
        """What went wrong in the background, as one sentence."""
        text, reason = self.table.app.text, self.session.autosave.owed
        problem, self.session.bot_problem = self.session.bot_problem, ""
        if problem:
            where = self.table.app.report(problem, self.session.bot_trace)
            return " ".join([text("table.bot_failed"), *([text("crash.where", file=where)] if where else [])])
        return text("table.unsaved", reason=reason) if reason else ""
