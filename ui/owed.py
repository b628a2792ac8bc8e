"""What could not be written yet: it stays owed, and is tried again with growing pauses until it stands on the disk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

PAUSES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)
"""Seconds between one try and the next; the last one is kept to."""

Write = Callable[[], str | None]
"""Writes a file; the reason if that failed, otherwise nothing."""

Elsewhere = Callable[[str], str]
"""Writes something into the folder of that name; the reason if that failed, otherwise ''."""


class Debt(Protocol):
    """Something that should stand on the disk."""

    @property
    def owed(self) -> str:
        """Why it does not stand there, '' if it does."""

    def retry(self) -> None:
        """Try again, at once or soon."""

    def settle(self) -> None:
        """Try again and wait for what comes of it."""


class FileDebt:
    """A small file that is written at once."""

    def __init__(self, write: Write) -> None:
        """Write the file now."""
        self._write = write
        self.owed = write() or ""

    def retry(self) -> None:
        """Try again at once, if it is owed."""
        if self.owed:
            self.owed = self._write() or ""

    def settle(self) -> None:
        """Try again at once, if it is owed."""
        self.retry()


@dataclass
class _Entry:
    """A debt, how it can be written elsewhere if it can, how often it was tried again, and how long ago."""

    debt: Debt
    elsewhere: Elsewhere | None = None
    tries: int = 0
    waited: float = 0.0


class Owed:
    """All debts of an app under their names: `game`, `settings`, `setups`."""

    def __init__(self) -> None:
        """Nothing is owed."""
        self._entries: dict[str, _Entry] = {}

    def add(self, name: str, debt: Debt, elsewhere: Elsewhere | None = None) -> None:
        """Look after a debt in the place of the one of that name; `elsewhere` writes it into another folder."""
        self._entries[name] = _Entry(debt, elsewhere)

    def elsewhere(self, *names: str) -> Elsewhere | None:
        """What writes something that is owed under these names into another folder, None if nothing does."""
        ways = (self._entries[name].elsewhere for name in self.reasons(*names))
        return next((way for way in ways if way is not None), None)

    def drop(self, debt: Debt) -> None:
        """Look after a debt no longer."""
        self._entries = {name: entry for name, entry in self._entries.items() if entry.debt is not debt}

    def write(self, name: str, write: Write) -> str:
        """Write a small file now; what fails is tried again from time to time. The reason, '' if it stands."""
        self.add(name, debt := FileDebt(write))
        return debt.owed

    def reasons(self, *names: str) -> dict[str, str]:
        """Why things do not stand on the disk, by their names; of some of them where names are given."""
        owed = {name: entry.debt.owed for name, entry in self._entries.items()}
        return {name: reason for name, reason in owed.items() if reason and (not names or name in names)}

    def settle(self) -> None:
        """Try again whatever is owed, now."""
        for entry in list(self._entries.values()):
            entry.debt.settle()

    def update(self, dt: float) -> None:
        """Let time pass; try again what has waited long enough."""
        for entry in list(self._entries.values()):
            if not entry.debt.owed:
                entry.tries, entry.waited = 0, 0.0
                continue
            entry.waited += dt
            if entry.waited >= PAUSES[min(entry.tries, len(PAUSES) - 1)]:
                entry.tries, entry.waited = entry.tries + 1, 0.0
                entry.debt.retry()
