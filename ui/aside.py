"""Something long done in small slices between frames, without being written as slices."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

Pause = Callable[[], None]
"""What something long calls as often as it can: there it stops whenever its slice is over."""

_HERE = threading.local()
"""What is known of the thread that asks."""


def in_loop(act: Callable[[], T]) -> T:
    """Do something that only the thread of the loop may do, whichever thread asks: windows belong to that one."""
    hand_over: Callable[[Callable[[], None]], None] | None = getattr(_HERE, "hand_over", None)
    if hand_over is None:
        return act()
    found: list[T] = []
    hand_over(lambda: found.append(act()))
    return found[0]


def given_pause() -> Pause | None:
    """Pause if something runs aside on this thread, and say how; None in the loop itself, which waits for nothing."""
    pause: Pause | None = getattr(_HERE, "pause", None)
    if pause is not None:
        pause()
    return pause


def in_frame() -> bool:
    """Whether what happens here belongs to a frame of the loop; False where something is made beside it."""
    return getattr(_HERE, "frame", True)


class _Left(BaseException):
    """Unwinds what is given up in the middle."""


class Aside:
    """Runs a function on a thread that only moves while the caller waits for it: never two things at a time.

    The function is given `pause`, which it calls as often as it can; pictures that it asks for do the same.
    """

    spent = 0.0
    """Seconds of the processor that all slices of all functions took so far."""

    def __init__(self, act: Callable[[Pause], None], frame: bool = False) -> None:
        """Nothing runs before `go_on`; a `frame` of the loop is what everybody waits for."""
        self._act = act
        self._frame = frame
        self._turn, self._back = threading.Semaphore(0), threading.Semaphore(0)
        self._until = self._took = 0.0
        self._begun = 0.0
        self._left = False
        self._error: BaseException | None = None
        self._errand: Callable[[], None] | None = None
        self._thread: threading.Thread | None = None
        self.done = False

    def go_on(self, seconds: float) -> None:
        """Let the function run for about so long; what it raises is raised here."""
        if self.done:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="aside", daemon=True)
            self._thread.start()
        self._until = time.perf_counter() + seconds
        self._run_on()
        while self._errand is not None:
            errand, self._errand = self._errand, None
            try:
                in_loop(errand)
            except Exception as error:
                self._error = error
            self._run_on()
        self._raise()

    def _raise(self) -> None:
        """Raise what went wrong."""
        if self._error is not None:
            raise self._error

    def _run_on(self) -> None:
        """Let the thread move until it hands back."""
        self._turn.release()
        self._back.acquire()
        Aside.spent += self._took

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

    def _hand_back(self) -> None:
        """Let the caller move until the next slice."""
        self._took = time.thread_time() - self._begun
        self._back.release()
        self._turn.acquire()
        self._begun = time.thread_time()

    def _hand_over(self, errand: Callable[[], None]) -> None:
        """Have the caller do something, and raise what that raises."""
        self._errand = errand
        self._hand_back()
        error, self._error = self._error, None
        if error is not None:
            raise error

    def _run(self) -> None:
        self._turn.acquire()
        _HERE.frame = self._frame
        _HERE.pause, _HERE.hand_over = self._pause, self._hand_over
        try:
            self._act(self._pause)
        except _Left:
            pass
        except BaseException as error:
            self._error = error
        self.done = True
        self._took = time.thread_time() - self._begun
        self._back.release()
