"""The parts of a table that behave otherwise while somebody looks back: nothing is chosen, nothing interrupts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.match import Match
from game.core.values import Event
from ui.scene import is_right_click
from ui.table.course import Course
from ui.table.first_tips import FirstTips
from ui.table.history import History
from ui.table.log_rows import Entry
from ui.table.pointer import Pointer
from ui.table.rivals import Rivals

if TYPE_CHECKING:
    from ui.table.replay import ReplayTable

HOLD = 0.55
"""Seconds that a moment stands at normal pace before the next one is played."""


class ReplayCourse(Course):
    """Plays the next moment while the film runs; no bot, no cover, no end comes by itself."""

    table: ReplayTable

    def awaits_show(self, match: Match) -> bool:  # noqa: ARG002
        """The end was counted when it came: here its points stand at once."""
        return False

    def update(self, dt: float) -> None:
        """Let time pass while the film runs."""
        self.pause += dt
        if self.table.playing and self.pause >= HOLD * (self.table.pace or 1 / self.table.speed):
            self.pause = 0.0
            self.table.play_next()

    def interrupt(self, events: Sequence[Event]) -> None:
        """Sheets of rounds were read when they came."""


class ReplayHistory(History):
    """The log of the whole game, made once for every way to see it; what glows is the moment itself."""

    table: ReplayTable

    def __init__(self, table: ReplayTable) -> None:
        super().__init__(table)
        self._made: dict[object, list[Entry]] = {}

    def entries(self) -> list[Entry]:
        """Every line of the game as it may be read."""
        key = (self.table.eyes, self.table.app.text.lang)
        if key not in self._made:
            self._made[key] = self.entries_of(self.table.film.match)
        return self._made[key]

    def since(self, match: Match) -> range:
        """The last moment."""
        return range(max(len(match.moments) - 1, 0), len(match.moments))

    @property
    def can_undo(self) -> bool:
        """Nothing is undone here."""
        return False

    def look_back(self, count: int) -> None:
        """A line of the log leads to its moment."""
        self.table.jump(count)


class ReplayPointer(Pointer):
    """The right button leads back, as everywhere."""

    table: ReplayTable

    def handle(self, event: pygame.event.Event) -> None:
        """Use an event; one that nothing else wants goes back."""
        if is_right_click(event):
            if not self.table.choice.call_off():
                self.table.menu()
            return
        super().handle(event)


class ReplayRivals(Rivals):
    """With all hands open a click on a seat's name turns the table to it, so that its hand lies there as its own."""

    table: ReplayTable

    def toggle(self, seat: int) -> None:
        """Turn the table, or show the seat's part large where its hand is not open."""
        if self.table.eyes.all_open:
            self.close()
            self.table.turn_to(seat)
        else:
            super().toggle(seat)


class ReplayTips(FirstTips):
    """Tips for beginners wait until something can be chosen again."""

    @property
    def quiet(self) -> bool:
        """This is no moment for a tip."""
        return True
