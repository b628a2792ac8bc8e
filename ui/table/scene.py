"""The table scene: it plays what happened, then shows the view, and asks whoever is to act."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.values import SPECTATOR, Action, Event
from ui.app import App
from ui.scene import Scene
from ui.scenes.cover import CoverScene
from ui.scenes.end import EndScene
from ui.scenes.notice import Answer
from ui.scenes.pause import PauseScene
from ui.table import paint
from ui.table.board import Board
from ui.table.gesture import Gesture
from ui.table.history import History
from ui.table.log import Entry, Log
from ui.table.motion import Motion
from ui.table.plan import Plan, main_height, plan_table
from ui.table.pointer import Pointer
from ui.table.session import Session
from ui.widgets.focus import Target
from ui.widgets.parts import Button

BOT_PAUSE = 0.45
"""Seconds that a bot's answer is held back at normal pace, so that people can follow."""

FORCED_PAUSE = 0.6
"""Seconds that a forced choice is shown before it plays itself."""

END_PAUSE = 1.2
"""Seconds between the last move and the scores."""


class TableScene(Scene):
    """A game being played; it never blocks."""

    def __init__(self, app: App, session: Session, board: Board, rematch: Callable[[], None]) -> None:
        """The table of a session; `rematch` starts another game of the same seats."""
        super().__init__(app)
        self.session = session
        self.board = board
        self.rematch = rematch
        self.viewer = session.humans[0] if len(session.humans) == 1 else SPECTATOR
        self.focus = session.humans[0] if session.humans else 0
        self.motion = Motion()
        self.gesture = Gesture()
        self.pointer = Pointer(self)
        self.history = History(self)
        self.log = Log(app)
        self.view = session.match.view(self.viewer)
        self.mode = "play"
        self.pending: Action | None = None
        self.past = -1
        self.large: int | None = None
        self.flash = ""
        self.glow: dict[str, int] = {}
        self.age = 0.0
        self.pause = 0.0
        self.ended = False
        self.interlude: Scene | None = None
        self.plan: Plan
        self.buttons: dict[str, Button] = {}
        self.picture: pygame.Surface | None = None
        self.stale = True

    def enter(self) -> None:
        """Ask whoever is to act first."""
        self._offer()

    def build(self) -> None:
        """Lay out the table for the present window, scale and language."""
        width = self.board.wanted_width(main_height(self.size, self.app.theme))
        seats = len(self.session.match.seats)
        self.plan = plan_table(self.size, self.app.theme, seats, self.focus, width, self.board.panel_height)
        paint.add_buttons(self)
        self.arrange()

    def arrange(self) -> None:
        """Place everything for the view that is shown, and offer what can be chosen."""
        self.board.arrange(self.view, self.plan, self.focus)
        self.log.show(self._entries(), self.plan.log, [seat.colour for seat in self.session.match.seats])
        self.stale = True
        self.refresh()

    def _entries(self) -> list[Entry]:
        """The log as the viewer may read it."""
        match = self.session.match
        told = [match.opening, *(moment.events for moment in match.moments)]
        return [
            Entry(line, number)
            for number, events in enumerate(told)
            for line in self.board.log_lines([event.redacted(self.viewer) for event in events])
        ]

    def set_mode(self, mode: str) -> None:
        """Change what the table's own buttons are for: play, continue, confirm or past."""
        if mode != self.mode:
            self.mode = mode
            self.rebuild()

    def show(self) -> None:
        """Show the table as it is now, and ask."""
        self.view = self.session.match.view(self.viewer)
        self.past, self.pending, self.flash = -1, None, ""
        self._offer()
        self.arrange()

    def _offer(self) -> None:
        """Give the options to the person who is to act, if it is that person who looks."""
        decision = self.session.decision
        paths = {}
        if decision is not None and self.viewer == decision.seat == self.session.person_to_act:
            paths = {self.board.path(self.view, action): action for action in decision.options}
        self.gesture.reset(paths)

    @property
    def interactive(self) -> bool:
        """Whether a person can choose something now."""
        return bool(self.gesture.paths) and self.mode == "play" and not self.motion.busy

    def refresh(self) -> None:
        """Bring buttons, focus targets and tooltips up to date with what can be chosen."""
        paint.update_buttons(self)
        choices = self.gesture.next_places() if self.interactive else []
        targets = [Target(name, self.board.names[name], partial(self.point, name)) for name in choices]
        targets += [
            Target(f"panel.{seat}", rect, partial(self.enlarge, seat)) for seat, rect in self.plan.panels.items()
        ]
        for target in targets:
            target.tooltip = "" if target.name.startswith("panel.") else self.pointer.tip(target.name)
        self.controls.ring.set_extra(targets, first=True)
        self.pointer.hint()

    def enlarge(self, seat: int | None) -> None:
        """Show another seat's part large; the same seat again puts it away."""
        self.large = None if seat == self.large else seat

    def point(self, name: str) -> None:
        """Point at a place: take something up, put it down, or complete an action."""
        if not self.interactive:
            return
        action = self.gesture.point(name)
        self.flash = ""
        self.app.audio.play("pick")
        if action is None:
            self.refresh()
            self._lead_focus()
        elif self.app.settings.confirm_moves:
            self.pending = action
            self.set_mode("confirm")
        else:
            self.commit(action)

    def _lead_focus(self) -> None:
        """When keys are used, move the focus on to the first place that can be chosen next."""
        ring, places = self.controls.ring, self.gesture.next_places()
        if ring.visible and places:
            ring.focus(places[0])

    def confirm(self) -> None:
        """Carry out the action that waits for confirmation."""
        if self.pending is not None:
            action, self.mode = self.pending, "play"
            self.commit(action)
            self.rebuild()

    def cancel(self) -> bool:
        """Put down whatever is half done; True if there was something."""
        if self.mode == "confirm" or self.large is not None:
            self.pending, self.large = None, None
            self.gesture.cancel()
            self.set_mode("play")
            self.refresh()
            return True
        if self.mode == "past":
            self.history.look_back(-1)
            return True
        changed = self.gesture.cancel()
        self.refresh()
        return changed

    def drop(self) -> None:
        """Put down whatever is half done."""
        self.cancel()

    def commit(self, action: Action) -> None:
        """Carry out an action of whoever is to act, and begin to show what happened."""
        shared = len(self.session.humans) > 1
        before = self.session.match.view(SPECTATOR if shared else self.viewer)
        events = [event.redacted(self.viewer) for event in self.session.apply(action)]
        decision = self.session.decision
        if shared and (decision is None or decision.seat != self.viewer):
            self.viewer = SPECTATOR
        self.pause = 0.0
        self.interlude = self.board.interlude(events)
        self.play(events, before)

    def play(self, events: list[Event], before: object) -> None:
        """Show events as motion over the view before them; without motion show the new view at once."""
        stages = self.board.stages(events, before, self.focus)
        if self.app.settings.reduced_motion:
            stages = [stage for stage in stages if not stage.flights or stage.swap]
        if not any(stage.swap for stage in stages):
            self.show()
        else:
            self.glow = self.board.glow(events)
            self.view = before
            self.gesture.reset({})
            self.arrange()
        self.motion.start(stages, self.app.settings.pace_factor, self.app.audio.play, self.show)
        if stages and len(self.session.humans) > 1 and self.session.person_to_act is not None:
            self.set_mode("continue")

    def go_on(self) -> None:
        """Everybody has seen what happened."""
        self.motion.skip()
        self.set_mode("play")

    def update(self, dt: float) -> None:
        """Let time pass: motion first, then bots, covers and the end."""
        super().update(dt)
        self.age += dt
        self.pointer.update(dt)
        self.app.notices.once(self._trouble())
        if self.motion.busy:
            if self.motion.update(dt):
                self.refresh()
            return
        if self.mode == "play" and self.past < 0:
            self.pause += dt
            self._advance()

    def _trouble(self) -> str:
        """What went wrong in the background, as one sentence."""
        reason = self.session.autosave.problem()
        if reason:
            return self.app.text("table.unsaved", reason=reason)
        if self.session.bot_problem:
            self.session.bot_problem = ""
            return self.app.text("table.bot_failed")
        return ""

    def _advance(self) -> None:
        """Do what is next: the end, a bot's move, a cover, a forced choice."""
        factor = self.app.settings.pace_factor
        if self.interlude is not None:
            scene, self.interlude = self.interlude, None
            self.app.push(scene)
        elif self.session.decision is None:
            if self.pause >= END_PAUSE * factor and not self.ended:
                self.ended = True
                self.app.audio.play("win")
                self.app.push(EndScene(self.app, self.session.match, self.board.score_label))
        elif self.session.bot_to_act is not None:
            action = self.session.think() if self.pause >= BOT_PAUSE * factor else None
            if action is not None:
                self.commit(action)
        elif self.viewer != self.session.person_to_act:
            self._hand_over(self.session.person_to_act)
        elif self.app.settings.auto_forced and len(self.gesture.paths) == 1 and self.pause >= FORCED_PAUSE * factor:
            self.commit(next(iter(self.gesture.paths.values())))

    def _hand_over(self, seat: int | None) -> None:
        """Give the table to the next person, behind a cover where something is private."""
        assert seat is not None
        if self.board.private(self.session.match.view(seat)):
            last = self.session.match.moments[-1].seat if self.session.match.moments else -1
            undo = last if last in self.session.humans and self.session.match.undo_point(last) is not None else -1
            self.app.push(CoverScene(self.app, self.session.match.seats, seat, undo))
        else:
            self._sit_down(seat)

    def _sit_down(self, seat: int) -> None:
        self.viewer = self.focus = seat
        self.view = self.session.match.view(seat)
        self._offer()
        self.pause = 0.0
        self.rebuild()

    def shown_scores(self) -> list[int]:
        """Everyone's points at the moment that is shown."""
        match = self.session.match if self.past < 0 else self.session.match.at(self.past)
        return [score.total for score in match.scores()]

    def help(self) -> None:
        """Open the rules at what the pointer is on."""
        self.app.routes.help(self.session.match.rules.game, self.board.topic(self.pointer.hover or "turn"))

    def menu(self) -> None:
        """Open the pause dialog."""
        self.app.push(PauseScene(self.app))

    def resume(self, result: object) -> None:
        """Go on after a dialog, a cover or the end."""
        if isinstance(result, Answer) and result.dialog == "pause":
            {"save": self.finish, "rules": self.help, "quit": self.app.quit}.get(result.choice, lambda: None)()
        elif isinstance(result, Answer) and result.dialog == "cover":
            self._after_cover(result.choice)
        elif isinstance(result, Answer) and result.dialog == "end":
            {"home": self.finish, "rematch": self.rematch}.get(result.choice, lambda: None)()

    def _after_cover(self, choice: str) -> None:
        if choice == "menu":
            self.menu()
        elif choice == "undo":
            last = self.session.match.moments[-1].seat
            point = self.session.match.undo_point(last)
            if point is not None:
                self.history.rewind(point, False)
        elif self.session.person_to_act is not None:
            self._sit_down(self.session.person_to_act)
            self.app.audio.play("turn")

    def handle(self, event: pygame.event.Event) -> None:
        """Controls first, then log, pointer and keys."""
        self.pointer.handle(event)

    def rects(self) -> dict[str, pygame.Rect]:
        """Every named place: controls and the board's places."""
        return self.controls.rects() | self.board.names

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        paint.draw_table(surface, self)
        self.controls.draw(surface)

    def leave(self) -> None:
        """Stop thinking and finish saving."""
        self.session.close()
