"""The one loop everything runs in, and what is left of its frames for what may be asked for next."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from ui.memory import ROUNDS, full_rounds_at_rest

if TYPE_CHECKING:
    from ui.app import App

FRAME_RATE = 60
RESTING = 80
"""Milliseconds that a resting app waits for an event before time passes all the same."""

BUSY = 0.008
"""Seconds of a frame after which nothing more is done; what is left of them goes to what may be asked for next."""

LEAST, FULL = 0.002, 4
"""Seconds that go at least to pictures that somebody waits for, in one of so many frames that have no time left."""

TURNING = 0.004
"""Seconds that are added to it between two screens, when nothing else is drawn."""


class Loop:
    """Lets time pass in an app."""

    def __init__(self, app: App) -> None:
        """A loop whose first frame begins now."""
        self._app = app
        self._clock = pygame.time.Clock()
        self._begun = time.perf_counter()
        self._full = self._at_rest = 0
        app.beside.live = True

    def run(self) -> None:
        """Run until the app quits; while nothing moves, seldom, unless something happens."""
        with full_rounds_at_rest():
            self._run()

    def _run(self) -> None:
        app = self._app
        while app.running:
            events, dt = self._wait()
            app.step(events, dt)
            if app.running and app.needs_draw():
                app.guard(app.draw)
                pygame.display.flip()
            app.hands.pads.open()

    def begin(self) -> None:
        """Begin a frame."""
        self._begun = time.perf_counter()

    def use_spare(self) -> None:
        """Spend what is left of the busy part of a frame on what is waited for, then on what may be asked for next."""
        self._at_rest = 0 if self._app.needs_draw() or self._app.beside.busy else self._at_rest + 1
        ROUNDS.go_on(self._at_rest)
        left = self._begun + BUSY - time.perf_counter()
        self._full = self._full + 1 if left <= 0 else 0
        if self._app.beside.busy and self._full % FULL == 0:
            spare = max(left, LEAST) + (TURNING if self._app.turning else 0.0)
            self._app.guard(lambda: self._app.beside.go_on(spare))
        elif left > 0:
            self._app.guard(lambda: self._app.routes.prepare(left))

    def _wait(self) -> tuple[list[pygame.event.Event], float]:
        """What happened within a frame and how long it took; a resting picture waits a few frames for an event."""
        passed, events = self._tick(), pygame.event.get()
        while not events and passed < RESTING and not self._app.needs_draw():
            passed, events = passed + self._tick(), pygame.event.get()
        return events, passed / 1000

    def _tick(self) -> int:
        """Use what is left of a frame and wait for the next one; how long it took in milliseconds."""
        self.use_spare()
        passed = self._clock.tick(FRAME_RATE)
        self.begin()
        return passed
