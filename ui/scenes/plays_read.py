"""A screen that is made of finished games: what is known of them at once, the rest read while it is shown."""

from __future__ import annotations

from ui.app import App
from ui.records.plays import Plays
from ui.widgets.page import Menu

SLICE = 0.008
"""Seconds of a frame that saves are read, until all are."""

NAMED = 3
"""So many files that cannot be read are named in a notice."""


class PlaysRead(Menu):
    """Reads the plays in slices of a frame, and takes them up once all are read; files that are broken are told."""

    def __init__(self, app: App) -> None:
        """Look which files there are."""
        super().__init__(app)
        self.plays = Plays(app.folders)

    def take_up(self) -> None:
        """Make of the plays what is shown; all of them are read."""

    def enter(self) -> None:
        """Take up what is known at once; the rest is read while the screen is shown."""
        self._read()

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Read again what may have changed: persons, saves, records."""
        self.plays = Plays(self.app.folders)
        self._read()
        self.rebuild()

    def update(self, dt: float) -> None:
        """Let time pass, and read on."""
        super().update(dt)
        if self.plays.waiting and self._read():
            self.rebuild()

    def idle(self) -> bool:
        """Rest when no control is about to change and everything is read."""
        return super().idle() and not self.plays.waiting

    def settled(self) -> bool:
        """Whether everything is read."""
        return not self.plays.waiting

    def _read(self) -> bool:
        """Read for a moment; whether all is read, taken up, and told where it cannot be read."""
        if not self.plays.go_on(SLICE):
            return False
        self.take_up()
        if names := [name.rpartition("/")[2] for name in self.plays.problems]:
            shown = ", ".join(names[:NAMED]) + (" …" if len(names) > NAMED else "")
            self.app.notices.once(self.app.text("records.broken", n=len(names), names=shown))
        return True
