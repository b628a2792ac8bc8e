"""What goes on after an error: somebody is told of it, and decides whether it may."""

from __future__ import annotations

from collections.abc import Callable

Crash = Callable[[Exception], bool]
"""What is told of an unexpected error; True when the app may go on."""

Failed = Callable[[str, str], str]
"""What is told of a failure that the app outlives, with its traceback; where its report lies, '' if nowhere."""


class Guarded:
    """Does things that may fail; whoever takes errors is named from outside."""

    def __init__(self) -> None:
        """Nobody takes errors yet."""
        self.on_crash: Crash | None = None
        self.on_failure: Failed | None = None

    def report(self, problem: str, trace: str) -> str:
        """Have a failure reported that the app outlives; where the report lies, '' if nowhere."""
        return self.on_failure(problem, trace) if self.on_failure is not None else ""

    def guard(self, act: Callable[[], None]) -> None:
        """Do something; an unexpected error goes to `on_crash`, and on when nobody takes it."""
        try:
            act()
        except Exception as error:
            if self.on_crash is None or not self.on_crash(error):
                raise
