"""The one loop everything runs in, and what is left of its frames for what may be asked for next."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from ui.aside import Aside
from ui.curtain import URGENT
from ui.memory import ROUNDS

if TYPE_CHECKING:
    from ui.app import App

FRAME_RATE = 60
RESTING = 80
"""Milliseconds that a resting app waits for an event before time passes all the same."""

SLICE = 0.012
"""Seconds of a frame after which what happens and is drawn in it goes on in the next one."""

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
        self._frame: Aside | None = None
        self._events: list[pygame.event.Event] = []
        self._passed = 0.0
        self._drew = False
        app.beside.live = True

    def run(self) -> None:
        """Run until the app quits; while nothing moves, seldom, unless something happens."""
        while self._app.running or self._frame is not None:
            if self.go_on(*self._wait()):
                pygame.display.flip()

    @property
    def busy(self) -> bool:
        """Whether a frame is not over yet."""
        return self._frame is not None

    def go_on(self, events: Sequence[pygame.event.Event], dt: float) -> bool:
        """Let these events happen and time pass, and draw; whether another picture is finished.

        What takes longer than a slice goes on in the next frame, and what happens meanwhile waits for that.
        """
        self._events += events
        self._passed += dt
        drew = any(event.type in URGENT for event in events) and self._end_frame()
        if self._frame is None:
            self._frame = self._next_frame()
        self._frame.go_on(self._begun + SLICE - time.perf_counter())
        return (self._is_over() and self._drew) or drew

    def _next_frame(self) -> Aside:
        """All that has happened since the last frame, and its picture if there is one."""
        events, dt = self._events, self._passed
        self._events, self._passed, self._drew = [], 0.0, False

        def happen() -> None:
            self._app.step(events, dt)
            self._drew = self._app.running and self._app.needs_draw()
            if self._drew:
                self._app.guard(self._app.draw)

        return Aside(lambda _pause: happen(), frame=True)

    def _end_frame(self) -> bool:
        """Finish a frame that is not over, however long that takes; whether its picture is finished."""
        while self._frame is not None:
            self._frame.go_on(math.inf)
            if self._is_over():
                return self._drew
        return False

    def _is_over(self) -> bool:
        """Whether the frame has come to its end."""
        if self._frame is not None and self._frame.done:
            self._frame = None
        return self._frame is None

    def begin(self) -> None:
        """Begin a frame."""
        self._begun = time.perf_counter()

    def use_spare(self) -> None:
        """Spend what is left of the busy part of a frame on what is waited for, then on what may be asked for next."""
        if self._frame is not None:
            return
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
        while not events and passed < RESTING and self._frame is None and not self._app.needs_draw():
            passed, events = passed + self._tick(), pygame.event.get()
        return events, passed / 1000

    def _tick(self) -> int:
        """Use what is left of a frame and wait for the next one; how long it took in milliseconds."""
        self.use_spare()
        passed = self._clock.tick(FRAME_RATE)
        self.begin()
        return passed
