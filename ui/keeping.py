"""Writing the settings: at once when something is chosen, after a while when a window is drawn to another size."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from ui import settings as store
from ui.owed import Owed
from ui.settings import Settings

STILL: Final = 0.6
"""Seconds without a further change after which a change that may wait is written."""


class Keeping:
    """Writes one app's settings; what this copy never changed stays as another copy has left it in the file."""

    def __init__(self, path: Path, owed: Owed) -> None:
        """Write to `path`; what fails is looked after by `owed`."""
        self._path = path
        self._owed = owed
        self._chosen: set[str] = set()
        self._waits = 0.0
        self._latest: Settings | None = None

    def change(self, before: Settings, now: Settings, wait: bool = False) -> str:
        """Write what has changed, after a while if it may `wait`; why that failed, '' if it did not."""
        old, new = msgspec.structs.asdict(before), msgspec.structs.asdict(now)
        self._chosen |= {key for key in new if new[key] != old[key]}
        self._latest, self._waits = now, STILL
        return "" if wait else self.settle()

    def update(self, dt: float) -> str:
        """Let time pass; why a change that has waited long enough cannot be written, '' otherwise."""
        self._waits -= dt
        return self.settle() if self._waits <= 0 else ""

    def settle(self) -> str:
        """Write at once whatever waits; why that failed, '' if it did not."""
        settings, self._latest = self._latest, None
        if settings is None:
            return ""
        return self._owed.write("settings", lambda: store.save(self._path, settings, self._chosen))
