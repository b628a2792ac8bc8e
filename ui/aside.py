"""Something long done in small slices between frames, without being written as slices."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

Pause = Callable[[], None]
"""What something long calls as often as it can: there it stops whenever its slice is over."""

PLENTY, PATIENCE = 0.005, 8
"""Seconds of a slice that has just begun in which anything may be done; so many smaller ones are waited out."""

_HERE = threading.local()
"""What is known of the thread that asks."""


def given_pause() -> Pause | None:
    """Pause if something runs aside on this thread, and say how; None in the loop itself, which waits for nothing."""
    pause: Pause | None = getattr(_HERE, "pause", None)
    if pause is not None:
        pause()
    return pause


def wait_for_room(seconds: float) -> None:
    """Before something that takes so long without a pause: what runs aside waits for a slice that has room for it."""
    aside: Aside | None = getattr(_HERE, "aside", None)
    if aside is not None:
        aside.wait_for_room(seconds)


class _Left(BaseException):
    """Unwinds what is given up in the middle."""


class Aside:
    """Runs a function on a thread that only moves while the caller waits for it: never two things at a time.

    The function is given `pause`, which it calls as often as it can; pictures that it asks for do the same.
    """

    spent = 0.0
    """Seconds of the processor that all slices of all functions took so far."""

    def __init__(self, act: Callable[[Pause], None]) -> None:
        """Nothing runs before `go_on`."""
        self._act = act
        self._turn, self._back = threading.Semaphore(0), threading.Semaphore(0)
        self._slice = self._until = self._took = 0.0
        self._begun = 0.0
        self._left = False
        self._error: Exception | None = None
        self._thread: threading.Thread | None = None
        self.done = False

    def go_on(self, seconds: float) -> None:
        """Let the function run for about so long; what it raises is raised here."""
        if self.done:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="aside", daemon=True)
            self._thread.start()
        self._slice, self._until = seconds, time.perf_counter() + seconds
        self._turn.release()
        self._back.acquire()
        Aside.spent += self._took
        if self._error is not None:
            raise self._error

    def stop(self) -> None:
        """Give up what is not done."""
        self._left = True
        if self._thread is None:
            self.done = True
        self.go_on(0.0)

    def _pause(self) -> None:
        """Hand back to the caller when the slice is over, and stay here until the next one."""
        if time.perf_counter() >= self._until:
            self._hand_back()
        if self._left:
            raise _Left

    def wait_for_room(self, seconds: float) -> None:
        """Hand back until what takes so long fits into the slice, or until one begins that has plenty."""
        for _ in range(PATIENCE):
            if self._until - time.perf_counter() >= seconds:
                return
            self._hand_back()
            if self._left:
                raise _Left
            if self._slice >= PLENTY:
                return

    def _hand_back(self) -> None:
        """Let the caller go on, and stay here until the next slice."""
        self._took = time.thread_time() - self._begun
        self._back.release()
        self._turn.acquire()
        self._begun = time.thread_time()

    def _run(self) -> None:
        self._turn.acquire()
        _HERE.pause, _HERE.aside = self._pause, self
        try:
            self._act(self._pause)
        except _Left:
            pass
        except Exception as error:
            self._error = error
        self.done = True
        self._took = time.thread_time() - self._begun
        self._back.release()
