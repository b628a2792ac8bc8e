"""Writes the running game in the background, so that saving never stalls the table; one without a move is not kept."""

from __future__ import annotations

import errno
import os
import queue
import threading
from pathlib import Path

from game.core.files import free_path
from game.core.record import Record, write_record
from ui.failures import failure


class Autosave:
    """Saves the latest record handed to it; what cannot be written stays owed and is written with the next try."""

    def __init__(self, path: Path) -> None:
        """Save to `path` from a thread of its own."""
        self.path = path
        self.owed = ""
        """Why the latest record is not on the disk, '' if it is or will be in a moment."""
        self._latest: Record | None = None
        self._records: queue.Queue[Record | None] = queue.Queue()
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def save(self, record: Record) -> None:
        """Write this record soon."""
        self._latest = record
        self._records.put(record)

    def retry(self) -> None:
        """Write what is owed soon."""
        if self.owed and self._latest is not None:
            self._records.put(self._latest)

    def settle(self) -> None:
        """Wait until everything handed over so far is on disk; what fails is tried once more."""
        self.flush()
        self.retry()
        self.flush()

    def save_in(self, folder: str) -> str:
        """Write the latest record under a free name into another folder; why that failed, '' if it did not."""
        assert self._latest is not None
        try:
            place = Path(folder).expanduser()
            if not place.is_absolute():
                raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
            write_record(free_path(place / self.path.name), self._latest)
        except (OSError, ValueError, RuntimeError) as error:
            return failure(error)
        return ""

    def flush(self) -> None:
        """Wait until everything handed over so far was tried."""
        if self._thread.is_alive():
            self._records.join()

    def close(self) -> None:
        """Write what is left or owed and end the thread."""
        self.settle()
        self._records.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            taken = [self._records.get()]
            while not self._records.empty():
                taken.append(self._records.get())
            records = [record for record in taken if record is not None]
            if records:
                self.owed = self._write(records[-1])
            for _ in taken:
                self._records.task_done()
            if None in taken:
                return

    def _write(self, record: Record) -> str:
        """Write a record, or remove the file of one without a move; what went wrong, '' if nothing did."""
        try:
            if record.actions or record.from_snapshot:
                write_record(self.path, record)
            elif self.path.exists():
                self.path.unlink()
        except Exception as error:
            return failure(error)
        return ""
