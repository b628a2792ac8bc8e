"""The course of a game at the table: bots, covers, forced choices, interludes, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.match import Beat, Match
from game.core.values import SPECTATOR, Action, Decision, Event
from ui.failures import because
from ui.memory import give_back
from ui.scene import Scene
from ui.scenes.cover import CoverScene
from ui.scenes.end import EndScene

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

    def carry_out(self, actions: Sequence[Action]) -> None:
        """Carry out actions of whoever is to act, and begin to show what happened."""
        table, session = self.table, self.session
        table.coach.put_away()
        asked, match = session.decision, session.match
        before, seen = table.choice.match.fork(), len(table.choice.match.moments)
        table.choice.forget()
        table.history.forget_undone()
        table.recap.put_away()
        beats: list[Beat] = []
        for action in actions:
            session.apply(action)
            beats += match.beats() if len(match.moments) > seen else []
        self._let_see(asked)
        self.pause = 0.0
        table.telling.play(beats, before)
        if asked is not None and self.waits_after(asked.seat):
            table.set_mode("continue")
            table.recap.show()

    def _let_see(self, asked: Decision | None) -> None:
        """After the answer of `asked`: at a shared screen nobody's hand is seen until its owner sits there again."""
        table, decision = self.table, self.session.decision
        if len(self.session.humans) > 1 and (decision is None or decision.seat != table.viewer):
            table.viewer = SPECTATOR
            table.controls.tooltip.reset()
        if asked is not None and decision is not None and asked.seat != decision.seat:
            table.controls.ring.focus("", visible=False)

    def sit_down(self, seat: int) -> None:
        """Show the table to a person and ask."""
        table = self.table
        table.zoom.release()
        table.viewer = table.focus = seat
        table.choice.forget()
        table.look_at(self.session.match)
        table.choice.offer()
        self.pause = 0.0
        table.rebuild()

    def waits_after(self, seat: int) -> bool:
        """Whether a person asked to be waited for after every opponent, and another one is next after this one."""
        session, table = self.session, self.table
        following = session.decision
        if not table.app.settings.wait or not session.humans or seat in session.humans or following is None:
            return False
        last = session.match.moments[-1]
        over = following.seat != seat or any(table.board.turns_over(event) for event in last.events)
        return over and following.seat not in session.humans and bool(table.history.missed())

    def go_on(self) -> None:
        """Everybody has seen what happened."""
        self.table.motion.skip()
        self.table.recap.put_away()
        self.table.set_mode("play")

    def interrupt(self, events: Sequence[Event]) -> None:
        """Open a scene before anything more is shown, where the board has one for these events."""
        self.interlude = self.table.board.interlude(self.table.told_of(events)) or self.interlude

    def open_interlude(self) -> None:
        """Show what interrupts the game."""
        scene, self.interlude = self.interlude, None
        if isinstance(scene, EndScene):
            self.table.points = self.table.points_of(self.session.match)
            self.table.set_mode("over")
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
        table, match = self.table, self.session.match
        self._counted = len(match.moments)
        table.app.assets.ahead.clear()
        give_back()
        self.interlude = EndScene(table.app, match, table.board.ending(match), table.look_back, counted)

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
            self.sit_down(seat)

    def after_cover(self, choice: str) -> None:
        """Go on after a cover: the next person sits down, or it is called off."""
        if choice == "menu":
            self.table.menu()
        elif choice == "undo":
            point = self.session.match.undo_point(self.session.match.moments[-1].seat)
            if point is not None:
                self.table.history.rewind(point, False)
        elif self.session.person_to_act is not None:
            self.sit_down(self.session.person_to_act)
            self.table.app.audio.play("turn")

    def trouble(self) -> str:
        """What went wrong in the background, as one sentence."""
        text, reason = self.table.app.text, self.session.autosave.owed
        problem, self.session.bot_problem = self.session.bot_problem, ""
        if problem:
            where = self.table.app.report(problem, self.session.bot_trace)
            return " ".join([text("table.bot_failed"), *([text("crash.where", file=where)] if where else [])])
        return text("table.unsaved", reason=because(text, reason)) if reason else ""
