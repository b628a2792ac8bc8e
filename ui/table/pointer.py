"""Mouse and keys at the table: hovering, clicking, dragging, cancelling, and what tooltips say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from ui.boards.kit.names import kind
from ui.presses import digit_of, means
from ui.scene import is_escape
from ui.table.buttons import prompt_area
from ui.table.grip import Grip
from ui.table.log_bar import log_key
from ui.table.tally import strip_tip
from ui.widgets.closeup import CloseUp

if TYPE_CHECKING:
    from ui.table.scene import TableScene

DRAG = 8
"""A press that moves further than this many units is a drag."""


class Pointer:
    """What the pointer is on, what it holds, and what that means for the table."""

    def __init__(self, table: TableScene) -> None:
        """The pointer of a table."""
        self.table = table
        self.grip = Grip(table)
        self.hover = ""
        self.pressed = ""
        self.origin = (0, 0)
        self.dragging = False
        self.alive = False
        """Whether the pointer was ever seen on this table."""
        self._tap: tuple[int, int] | None = None

    def handle(self, event: pygame.event.Event) -> None:
        """Use an event."""
        table = self.table
        if event.type == pygame.MOUSEMOTION:
            self.alive = True
            self._moved(event.pos)
        elif event.type == pygame.WINDOWLEAVE:
            self._moved(table.app.pointer)
        if table.controls.handle(event):
            return
        if table.coach.handle(event) or table.why.handle(event) or table.log.handle(event) or self.grip.handle(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._down(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._up(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _moved(self, pos: tuple[int, int]) -> None:
        table = self.table
        name = self.at(pos)
        if name != self.hover or table.log.rect.collidepoint(pos):
            self.hover = name
            self.hint()
        far = max(abs(pos[0] - self.origin[0]), abs(pos[1] - self.origin[1])) > table.app.theme.px(DRAG)
        if self._tap is not None and far:
            self._press(self._tap)
        if self.pressed and not self.dragging:
            self.dragging = far
        table.rivals.moved()

    def sync(self) -> None:
        """Look again what the pointer is on, as after another scene was on top."""
        self._moved(self.table.app.pointer)

    def look_again(self) -> None:
        """Ask anew what the pointer rests on: another thing may lie there now, and it may say something else."""
        self.hover = self.at(self.table.app.pointer) if self.alive else ""
        self.table.prospect.forget()
        self.hint()

    def at(self, pos: tuple[int, int]) -> str:
        """The smallest named place under a point, or what can be chosen for which a place around it stands.

        Of equal places it is the last, which is drawn on top.
        """
        names, seen = self.table.names | self.table.seen, self.table.seen
        if self.covered(pos):
            return ""
        hits = [name for name, rect in seen.items() if rect.collidepoint(pos)]
        name = min(reversed(hits), key=lambda name: names[name].width * names[name].height, default="")
        wide = self._widened()
        if name not in wide.values() and kind(name) in map(kind, wide):
            return name
        near = [one for one, around in wide.items() if seen[around].collidepoint(pos)]
        return min(near, key=lambda one: abs(seen[one].centerx - pos[0]), default=name)

    def _widened(self) -> dict[str, str]:
        """The places that are seen and stand for what can be chosen in them, by the name of that."""
        table = self.table
        if not table.interactive or table.large is not None:
            return {}
        stands = table.board.widened(table.view, table.gesture.next_places())
        return {name: around for name, around in stands.items() if {name, around} <= table.seen.keys()}

    def covered(self, pos: tuple[int, int]) -> bool:
        """Whether the coach's advice or the opened log lies there, or buttons lie over a larger board."""
        table = self.table
        if table.log.covers(pos) or table.coach.covers(pos) or table.why.covers(pos) or table.recap.covers(pos):
            return True
        covers = [table.controls.rects()["whole"]] if "whole" in table.controls.rects() else []
        covers += [prompt_area(table)] if table.zoom.active and table.mode != "play" else []
        return any(cover.collidepoint(pos) for cover in covers)

    def _meant(self, pos: tuple[int, int]) -> str:
        """The place under a point that can be chosen next, whatever lies on it; else the smallest one.

        Of places of one kind that overlap, as continents do, the smallest is meant also where it cannot be chosen.
        """
        seen, name = self.table.seen, self.at(pos)
        places = [place for place in self.table.gesture.next_places() if place in seen and not self.covered(pos)]
        under = (one for one in places if seen[one].collidepoint(pos) and kind(one) != kind(name))
        return name if name in places else next(under, name)

    def hint(self) -> None:
        """Bring the tooltip of the place under the pointer up to date."""
        rect = self.table.seen.get(self._widened().get(self.hover, self.hover))
        tip = self.tip(self.hover) if rect is not None else ""
        place = rect if tip and rect is not None else pygame.Rect(-9, -9, 1, 1)
        self.table.controls.hint("board", place, tip, self.hover)
        self._hint_log()

    def _hint_log(self) -> None:
        """The tooltip of the line of the log under the pointer, if it tells of a card."""
        table = self.table
        place, entry = table.log.row_at(table.app.pointer)
        table.log.asked = entry if table.why.behind(entry) is not None else None
        if entry is not None and table.log.badge_at(table.app.pointer) == entry:
            tip = table.app.text("motive.tip", name=table.board.seat_names[entry.line.seat])
            table.controls.hint("log", place, tip, "why")
            return
        about = table.board.told_of(entry.line.image) if entry is not None else ""
        table.controls.hint("log", place, table.board.tip(table.view, about) if about else "", about)

    def tip(self, name: str) -> str:
        """What a place is; and why not, if it cannot be chosen for what is in hand."""
        table = self.table
        if name in table.gesture.chosen or not table.board.stands(name, table.gesture.next_places()):
            return ""
        tip = "\n".join(part for part in (strip_tip(table, name), table.board.tip(table.view, name)) if part)
        why = self.why_not(name)
        return f"{why}\n\n{tip}" if why else tip

    def close_up(self, name: str) -> CloseUp | None:
        """What is drawn large beside the tip of a place."""
        shown = self.table.board.close_up(self.table.view, name)
        place = self.table.names.get(shown.of) if shown is not None else None
        return replace(shown, pixels=place.width * place.height) if shown is not None and place is not None else shown

    def why_not(self, name: str) -> str:
        """Why a place cannot be chosen now, '' if it can or if it is nothing to choose."""
        table = self.table
        chosen = table.gesture.chosen
        if not table.interactive or name in table.gesture.next_places():
            return ""
        action = table.board.wished(table.view, (*chosen, name))
        reason = table.choice.match.refusal(action) if action is not None else ""
        return table.board.refusal(reason, action) if action is not None and reason else ""

    def _down(self, event: pygame.event.Event) -> None:
        table = self.table
        if event.button == 3:
            self.release()
            table.choice.call_off()
        elif event.button == 1:
            if table.motion.busy:
                table.motion.skip()
                table.refresh()
            elif getattr(event, "touch", False):
                self.release()
                self._tap, self.origin = event.pos, event.pos
            else:
                self._press(event.pos)

    def _press(self, pos: tuple[int, int]) -> None:
        table = self.table
        entry = table.log.entry_at(pos)
        if entry is not None and table.log.badge_at(pos) == entry:
            table.why.ask_about(entry)
            return
        if entry is not None:
            table.history.look_back(entry.moment)
            return
        if table.log.is_strip and table.log.rect.collidepoint(pos):
            table.toggle_log()
            return
        name = self._meant(pos)
        self.release()
        self.origin = pos
        if name in table.gesture.next_places():
            self.pressed = "" if table.gesture.chosen else name
            table.choice.point(name)
        elif name in table.gesture.next_places(()) and table.interactive:
            self.pressed = name
            table.choice.point(name)
        elif (seat := table.rivals.strip_at(pos)) is not None:
            table.rivals.toggle(seat)
        elif not self.grip.take(pos):
            self._miss(name)

    def _miss(self, name: str) -> None:
        """A click on what cannot be chosen: why not, or what is in hand is put down, or what was opened goes."""
        table = self.table
        if self.why_not(name):
            table.refuse(self.why_not(name))
        elif table.gesture.chosen and table.interactive:
            table.choice.cancel()

    def release(self) -> None:
        """Let go of whatever is dragged; what is chosen stays chosen."""
        self.pressed, self.dragging, self._tap = "", False, None

    def _up(self, pos: tuple[int, int]) -> None:
        """End a drag: on a target it chooses, anywhere else it puts the thing back."""
        table, dragged = self.table, self.dragging
        if self._tap is not None:
            self._press(self._tap)
        held = self.grip.held == pygame.BUTTON_LEFT
        if not self.grip.let_go(pygame.BUTTON_LEFT) and held:
            self._miss(self._meant(pos))
        self.release()
        if not dragged or not table.interactive:
            return
        name = self._meant(pos)
        if name in table.gesture.next_places() and table.gesture.chosen:
            table.choice.point(name)
        else:
            why = self.why_not(name)
            table.choice.cancel()
            table.refuse(why)

    def _key(self, event: pygame.event.Event) -> None:
        table = self.table
        if is_escape(event):
            held = self.dragging
            self.release()
            if table.log.opened:
                table.toggle_log()
            elif not table.choice.call_off() and not held:
                table.menu()
        elif self.grip.key(event) or table.rivals.key(event) or log_key(table, event):
            return
        elif means(event, "numbers") and table.interactive and table.large is None:
            places, number = table.choices(), digit_of(event) or 0
            if number <= len(places):
                table.controls.ring.focus(places[number - 1])
                table.choice.point(places[number - 1])
        elif table.motion.busy and means(event, "choose", "confirm"):
            table.motion.skip()
            table.refresh()
        else:
            self._ask(event)

    def _ask(self, event: pygame.event.Event) -> None:
        """Do what a command asks for that has no button of its own, or whose button is not there."""
        table = self.table
        ways: dict[str, Callable[[], None]] = {
            "aid": table.doors.aid,
            "redo": table.history.redo,
            "mark": table.history.mark,
            "why": table.why.ask,
            "look_back": lambda: table.history.look_back(len(table.session.match.moments) - 1),
        }
        if table.mode == "trial":
            ways["back_one"] = table.choice.step_back
        for way in (way for name, way in ways.items() if means(event, name)):
            way()
            return

    def hovered(self) -> str:
        """The name that the keys are on, else the place under the pointer."""
        ring = self.table.controls.ring
        return ring.focused.name if ring.visible and ring.focused is not None else self.hover
