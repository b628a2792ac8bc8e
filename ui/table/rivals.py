"""The other seats: their part opens large on purpose, by resting on a name, a click or a key, never by a glance."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from ui.boards.kit.names import strip
from ui.table.board import Names
from ui.widgets.focus import Target
from ui.widgets.keys import shortcut_name

if TYPE_CHECKING:
    from ui.table.scene import TableScene

REST = 0.7
"""Seconds of resting on a seat's strip before its part is shown large."""

KEYS = ("F2", "F3", "F4", "F5", "F6", "F7")
"""The keys of the other seats, clockwise."""


class Rivals:
    """Which other seat's part is shown large; one opened by resting goes when the pointer leaves the strip."""

    def __init__(self, table: TableScene) -> None:
        """None is."""
        self.table = table
        self.shown: int | None = None
        self._stays = False
        self._rested = 0.0
        self._places: Names = {}

    @property
    def opening(self) -> bool:
        """Whether resting on opens another seat's part soon: not where its strip is a choice to point at."""
        table = self.table
        return self.shown is None and table.pointer.alive and self._pointed() is not None and not self._asked()

    def _pointed(self) -> int | None:
        """The seat whose strip is under the pointer."""
        return self.strip_at(self.table.app.pointer)

    def _asked(self) -> bool:
        """Whether what is under the pointer can be chosen."""
        return self.table.interactive and self.table.pointer.hover in self.table.gesture.next_places()

    def strip_at(self, pos: tuple[int, int]) -> int | None:
        """The seat whose strip is at a point, with nothing over it."""
        if self.table.pointer.covered(pos):
            return None
        strips = ((seat, self.strip(seat)) for seat in self.table.plan.panels)
        return next((seat for seat, rect in strips if rect.collidepoint(pos)), None)

    def strip(self, seat: int) -> pygame.Rect:
        """Where the strip of another seat is."""
        return self.table.board.names[strip(seat, self.table.focus)]

    def update(self, dt: float) -> None:
        """Let time pass: resting on a strip opens its seat's part."""
        self._rested = self._rested + dt if self.opening else 0.0
        if self._rested >= REST:
            self._show(self._pointed(), False)

    def moved(self) -> None:
        """The pointer has moved: what was opened by resting goes when it is left."""
        self._rested = 0.0
        if self.shown is not None and not self._stays and self._pointed() != self.shown:
            self._show(None, False)

    def toggle(self, seat: int) -> None:
        """Show a seat's part large until it is put away; the same seat again puts it away."""
        again = seat == self.shown and self._stays
        self._show(None if again else seat, True)

    def key(self, key: int) -> bool:
        """Open or close the part of the seat whose key that is; True if it is one."""
        seats = list(self.table.plan.panels)
        codes = [pygame.key.key_code(name.lower()) for name in KEYS[: len(seats)]]
        if key in codes:
            self.toggle(seats[codes.index(key)])
        return key in codes

    def close(self) -> bool:
        """Put away what is shown large; True if something was."""
        was = self.shown is not None
        if was:
            self._show(None, False)
        return was

    def _show(self, seat: int | None, stays: bool) -> None:
        self.shown, self._stays, self._rested = seat, stays, 0.0
        self.table.controls.tooltip.reset()
        self.arrange()
        self.table.refresh()
        if seat is not None:
            self.table.app.turn_over()

    def arrange(self) -> None:
        """Find the places of the part that is shown large."""
        table = self.table
        self.shown = self.shown if self.shown in table.plan.panels else None
        self._places = {} if self.shown is None else table.board.large_places(table.view, self.shown)

    def uncovered(self) -> Names:
        """The places of the part that is shown large, and those that it does not cover."""
        names, large = self.table.board.names, self.table.board.large_rect()
        return {name: rect for name, rect in names.items() if not large.colliderect(rect)} | self._places

    def targets(self) -> list[Target]:
        """The strips for the keys, and what there is to read in the part that is shown large."""
        table = self.table
        targets = [self._target(number, seat) for number, seat in enumerate(table.plan.panels)]
        for name, rect in self._places.items():
            tip = table.pointer.tip(name)
            if tip:
                targets.append(Target(name, rect, lambda: None, tooltip=tip))
        return targets

    def _target(self, number: int, seat: int) -> Target:
        """The strip of another seat: its tip tells the key that opens it."""
        table, name = self.table, strip(seat, self.table.focus)

        def tell() -> str:
            key = shortcut_name(table.app.text, KEYS[number])
            closer = table.app.text("table.look_closer", name=table.board.seat_names[seat])
            return f"{table.pointer.tip(name)}\n{closer}\t{key}"

        return Target(f"panel.{seat}", self.strip(seat), partial(self.toggle, seat), about=name, tell=tell)
