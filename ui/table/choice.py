"""What the person to act is choosing: pointing, trying out a whole turn, confirming, putting back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.match import Match
from game.core.values import Action, Decision
from ui.table.gesture import Gesture
from ui.table.trial import Rehearsal

if TYPE_CHECKING:
    from ui.table.scene import TableScene


class Choice:
    """The choice under way at a table; where a game rehearses its turns, all of it happens on a copy first."""

    def __init__(self, table: TableScene) -> None:
        """Nothing is chosen."""
        self.table = table
        self.gesture = Gesture()
        self.pending: Action | None = None
        self.rehearsal: Rehearsal | None = None
        self.put_back: list[list[Action]] = []
        """What was tried out and put back, the last step last, until something else is tried."""

    @property
    def match(self) -> Match:
        """The match that is shown: as it is, or as it would be after what is tried out."""
        return self.rehearsal.match if self.rehearsal is not None else self.table.session.match

    @property
    def decision(self) -> Decision | None:
        """What is asked at the stop that is shown."""
        return self.rehearsal.decision if self.rehearsal is not None else self.table.session.decision

    @property
    def resting_mode(self) -> str:
        """The table's mode while nothing else asks for one."""
        if self.table.session.decision is None:
            return "over"
        return "trial" if self.rehearsal is not None else "play"

    def forget(self) -> None:
        """Leave nothing tried and nothing pending."""
        self.pending = self.rehearsal = None
        self.put_back.clear()

    def offer(self) -> None:
        """Give the options to the person who is to act, if it is that person who looks."""
        table, decision = self.table, self.decision
        paths = {}
        if decision is not None and table.viewer == decision.seat == table.session.person_to_act:
            options = decision.options
            paths = {path: action for action in options for path in table.board.paths(table.view, action)}
        self.gesture.reset(paths)

    def point(self, name: str) -> None:
        """Point at a place: take something up, put it down, or complete an action."""
        table = self.table
        if not table.interactive:
            return
        action = self.gesture.point(name)
        table.flash = ""
        table.app.audio.play("pick")
        if action is None:
            table.refresh()
            self._lead_focus()
        else:
            self.choose(action)

    def _lead_focus(self) -> None:
        """When keys are used, move the focus on to the first place that can be chosen next."""
        ring, places = self.table.controls.ring, self.table.choices()
        if ring.visible and places:
            ring.focus(places[0])

    def choose(self, action: Action, forced: bool = False) -> None:
        """A completed action of the person to act: tried out, held for confirmation, or carried out."""
        table, decision = self.table, self.decision
        assert decision is not None
        if table.board.rehearses(table.view, decision):
            self._try(action)
        elif table.app.settings.confirm_moves and not forced:
            self.pending = action
            table.set_mode("confirm")
        else:
            table.commit([action])

    def _try(self, action: Action) -> None:
        self.put_back.clear()
        self._rehearse([action])

    def _rehearse(self, actions: list[Action]) -> None:
        """Try out actions one after the other, and carry out what needs no confirmation."""
        table = self.table
        begun = self.rehearsal
        rehearsal = begun or Rehearsal(table.session.match, table.viewer, self._goes_on, table.board.turns_over)
        for action in actions:
            rehearsal.choose(action)
        self.rehearsal = rehearsal
        if rehearsal.last is not None and not self._must_confirm(rehearsal):
            self.confirm()
        else:
            self._show()

    def _goes_on(self, view: Any, decision: Decision) -> bool:
        """A rehearsal ends where another turn begins."""
        board = self.table.board
        return board.rehearses(view, decision) and not board.opens_turn(decision)

    def _must_confirm(self, rehearsal: Rehearsal) -> bool:
        return self.table.app.settings.confirm_moves or self.table.board.needs_confirmation(rehearsal.trial())

    def _show(self) -> None:
        """Show the table after what is tried out."""
        if self.rehearsal is not None and not self.rehearsal.begun:
            self.rehearsal = None
        self.table.course.pause = 0.0
        self.table.show()
        self.table.set_mode(self.resting_mode)
        self._lead_focus()

    @property
    def can_confirm(self) -> bool:
        """Whether something waits for confirmation, or what is tried out can end here."""
        rehearsal = self.rehearsal
        return self.pending is not None or (
            rehearsal is not None and (rehearsal.last is not None or self._finishing() is not None)
        )

    def _finishing(self) -> Action | None:
        """The option that ends what is tried out at its present stop."""
        return self.table.board.finishing(self.decision) if self.rehearsal and self.decision else None

    def confirm(self) -> None:
        """Carry out what waits for confirmation; what is tried out is ended first where that is possible."""
        table, finishing = self.table, self._finishing()
        if self.rehearsal is not None and self.rehearsal.last is None and finishing is not None:
            self.rehearsal.choose(finishing)
        if self.rehearsal is not None and self.rehearsal.last is not None:
            actions = self.rehearsal.actions()
        elif self.pending is not None:
            actions = [self.pending]
        else:
            self._show()
            return
        table.mode = "play"
        table.commit(actions)
        table.rebuild()

    def step_back(self) -> None:
        """Put back the last choice of what is tried out."""
        if self.rehearsal is not None:
            before = self.rehearsal.actions()
            self.rehearsal.step_back()
            self.put_back.append(before[len(self.rehearsal.actions()) :])
            self.table.app.audio.play("undo")
            self._show()

    def step_on(self) -> None:
        """Try out again what was put back last."""
        self.table.app.audio.play("undo")
        self._rehearse(self.put_back.pop())

    def drop(self) -> None:
        """Put back everything that is half done or only tried out."""
        self.forget()
        self.table.show()
        self.table.set_mode(self.resting_mode)
        self.table.refresh()

    def cancel(self) -> bool:
        """Put down what is in hand, else what waits, else what is tried out; True if there was something."""
        table = self.table
        if table.rivals.close():
            return True
        if table.mode == "confirm":
            self.pending = None
            self.gesture.cancel()
            table.set_mode(self.resting_mode)
            table.refresh()
            return True
        if table.mode == "over":
            table.course.result()
            return True
        table.flash = ""
        changed = self.gesture.cancel()
        if not changed and self.rehearsal is not None:
            self.drop()
            return True
        table.refresh()
        return changed

    def call_off(self) -> bool:
        """Put away what is told, else cancel what is under way, else take back the own choice that led here."""
        return self.table.coach.put_away() or self.table.why.put_away() or self.cancel() or self._take_back()

    def _take_back(self) -> bool:
        """Undo the last choice of an action that was only begun and has told nothing new."""
        table, decision = self.table, self.decision
        if decision is None or not table.interactive or not table.board.within_turn(decision):
            return False
        point = table.session.undo_point()
        if point is not None:
            table.history.rewind(point, False)
        return point is not None
