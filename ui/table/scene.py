"""The table scene: it plays what happened, then shows the view, and asks whoever is to act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.match import Match
from game.core.values import Action
from ui.app import App
from ui.aside import given_pause
from ui.scenes.notice import Pressed
from ui.scenes.unsaved import when_saved
from ui.table import buttons, paint, targets
from ui.table.board import Board
from ui.table.buttons import Press
from ui.table.choice import Choice
from ui.table.coach import Coach
from ui.table.course import Course
from ui.table.doors import Doors
from ui.table.faces import Faces
from ui.table.first_tips import FirstTips
from ui.table.history import History
from ui.table.log import Log
from ui.table.look_back import LookBack
from ui.table.motion import Motion
from ui.table.plan import Frame
from ui.table.pointer import Pointer
from ui.table.prospect import Prospect
from ui.table.recap import Recap
from ui.table.rest import Rest
from ui.table.rivals import Rivals
from ui.table.session import Session
from ui.table.standing import Standing
from ui.table.status import status_text
from ui.table.telling import Telling
from ui.table.why import Why
from ui.table.zoom import Zoom
from ui.thumbnails import keep_table
from ui.widgets.parts import Button


class TableScene(Standing):
    """A game being played; it never blocks."""

    zooms = True
    """Whether the board can be shown larger than whole."""

    def __init__(self, app: App, session: Session, board: Board, rematch: Callable[[], None]) -> None:
        """The table of a session; `rematch` starts another game of the same seats."""
        super().__init__(app, session, board)
        self.rematch: Callable[[], None] = lambda: when_saved(app, rematch, "game")
        self.motion = Motion()
        self.telling = Telling(self)
        self.choice = Choice(self)
        self.pointer = Pointer(self)
        self.prospect = Prospect(self)
        self.history = History(self)
        self.recap = Recap(self)
        self.course = Course(self)
        self.doors = Doors(self)
        self.coach = Coach(self)
        self.why = Why(self)
        self.look_back = LookBack(self)
        self.log = Log(app)
        self.rest = Rest(self)
        self.zoom = Zoom(self)
        self.rivals = Rivals(self)
        self.faces = Faces(self)
        self.tips = FirstTips(self)
        self.glow: dict[str, int] = {}
        self.framed = Frame()
        self.buttons: dict[str, Button] = {}
        self.prompts: dict[str, Button] = {}
        self.prompted = pygame.Rect(0, 0, 0, 0)
        self.controls.close_up = self.pointer.close_up
        self.picture: pygame.Surface | None = None
        self.stale, self.marked, self._placed = True, False, False

    @property
    def tells_why(self) -> bool:
        """Whether bots' moves can be asked about here."""
        return True

    def enter(self) -> None:
        """Ask whoever is to act first."""
        self.app.owed.add("game", self.session.autosave, self.session.autosave.save_in)
        self.look_at(self.session.match)
        self.choice.offer()

    def build(self) -> None:
        """Lay out the table for the present window, scale and language."""
        self.marked, self.flash = bool(self.session.autosave.owed), ""
        self.framed = self.frame()
        self.plan = self.board.planned(self.view, self.focus, self.framed)
        given_pause()
        self.board.arrange(self.view, self.plan, self.focus)
        given_pause()
        self.log.stand(self.plan.log, self.plan.column)
        buttons.add_buttons(self)
        self.recap.build()
        self.coach.build()
        self.why.build()
        self.arrange()
        self.motion.renew()
        self.offer()

    def frame(self) -> Frame:
        """What stands around the table."""
        return Frame(tuple(press.name for press in self.presses()), self.marked)

    def presses(self) -> list[Press]:
        """The buttons of the bar."""
        return buttons.presses(self)

    def possible(self) -> dict[str, bool]:
        """Whether each button of the bar that is not always enabled can be pressed now."""
        return buttons.possible(self)

    def arrange(self) -> None:
        """Place everything for the view that is shown, and offer what can be chosen."""
        self.place()
        self.offer()

    def place(self) -> None:
        """Place everything on the board for the view that is shown; what can be chosen is offered later."""
        if self.board.folds(self.view) != self.plan.folds or self.frame().buttons != self.framed.buttons:
            self.rebuild()
            return
        self.board.settle(self.plan.main)
        self.board.arrange(self.view, self.plan, self.focus)
        self.stale = self._placed = True
        if self.prompts and buttons.prompt_area(self) != self.prompted:
            self.rebuild()

    def offer(self) -> None:
        """Bring all that depends on where things are up to date, once for all that was placed since the last time."""
        if not self._placed:
            return
        self._placed = False
        given_pause()
        self.zoom.arrange()
        self.rivals.arrange()
        self.log.marks = frozenset(self.bookmarks)
        self.log.show(self.history.entries, [seat.colour for seat in self.session.match.seats])
        given_pause()
        self.refresh()
        self.pointer.look_again()

    def set_mode(self, mode: str) -> None:
        """Change what the table's own buttons are for: play, trial, continue, confirm or over."""
        if mode != self.mode:
            self.mode = mode
            if mode == "over":
                self.zoom.release()
            self.rebuild()

    def show(self) -> None:
        """Show the table as it is now, or as it would be after what is tried out, and ask."""
        self.choice.pending, self.flash = None, ""
        self.look_at(self.choice.match)
        self.choice.offer()
        self.arrange()

    def look_at(self, match: Match, told: Match | None = None) -> None:
        """Take up a match; advice on another one is put away, and what is tried out is marked as such."""
        self.coach.put_away()
        self.why.put_away()
        rehearsal = self.choice.rehearsal
        self.board.trial = rehearsal.trial() if rehearsal is not None and match is rehearsal.match else None
        super().look_at(match, told)
        self.glow = self.history.glow(self.told)

    def awaits_show(self, match: Match) -> bool:
        """Whether a match has ended and its points are still to be counted before everybody's eyes."""
        return self.course.awaits_show(match)

    def refresh(self) -> None:
        """Bring buttons, focus targets and tooltips up to date with what can be chosen."""
        self.rest.wake()
        buttons.update_buttons(self)
        targets.offer(self)
        self.pointer.hint()

    def toggle_log(self) -> None:
        """Open the whole log over the seats beside the board, or shut it to its strip."""
        self.log.opened = not self.log.opened
        self.rebuild()

    def commit(self, actions: Sequence[Action]) -> None:
        """Carry out actions of whoever is to act, and begin to show what happened."""
        self.course.carry_out(actions)

    def update(self, dt: float) -> None:
        """Let time pass: motion first, then bots, who think meanwhile, covers and the end."""
        super().update(dt)
        self.coach.update(dt)
        self.why.update(dt)
        self.session.think()
        self.rest.update(dt)
        self.faces.update(dt)
        self.zoom.update(dt)
        self.rivals.update(dt)
        self.tips.update(dt)
        self.app.notices.once(self.course.trouble())
        if self.marked != bool(self.session.autosave.owed):
            self.app.rebuild()
        if self.course.interlude is not None:
            self.course.open_interlude()
            return
        self.telling.open()
        if self.motion.busy:
            self.motion.update(dt)
            self.offer()
            return
        if self.mode in ("play", "trial"):
            self.course.update(dt)

    def menu(self) -> None:
        """Open the pause dialog."""
        self.doors.pause()

    def resume(self, result: object) -> None:
        """Go on after a dialog, a cover or the end."""
        self.pointer.release()
        if isinstance(result, Pressed):
            self.doors.after(result)
        self.pointer.sync()

    def handle(self, event: pygame.event.Event) -> None:
        """Controls first, then log, pointer and keys."""
        self.rest.wake()
        self.tips.handle(event)
        self.pointer.handle(event)

    def renew(self) -> None:
        """Draw what stays of the table beside the loop."""
        paint.renew(self)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        paint.draw_table(surface, self)
        self.tips.draw(surface)
        self.controls.draw(surface)
        self.rest.drawn()

    @property
    def foretaste(self) -> Callable[[pygame.Surface], None]:
        """The empty table."""
        return partial(paint.draw_foretaste, table=self)

    def told_status(self) -> str:
        """The status line."""
        return status_text(self)

    def idle(self) -> bool:
        """Whether nothing changes until the next event, a bot's answer or the next swing of the rings."""
        return self.rest.idle()

    def leave(self) -> None:
        """Stop thinking, finish saving, keep a small picture of the table, and let go of the others at once."""
        self.look_back.close()
        self.session.close()
        keep_table(self)
        self.let_go()
        self.app.owed.drop(self.session.autosave)

    def let_go(self) -> None:
        """Let go of every picture."""
        self.picture, self.stale = None, True
        self.board.release()
        self.zoom.release()
        self.log.release()
        self.controls.release()
