"""Writes the running game in the background, so that saving never stalls the table; one without a move is not kept."""

from __future__ import annotations

import queue
import threading
from pathlib import Path

from game.core.record import Record, write_record


class Autosave:
    """Saves the latest record handed to it; failures are kept until somebody asks for them."""

    def __init__(self, path: Path) -> None:
        """Save to `path` from a thread of its own."""
        self.path = path
        self._records: queue.Queue[Record | None] = queue.Queue()
        self._problems: queue.Queue[str] = queue.Queue()
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def save(self, record: Record) -> None:
        """Write this record soon."""
        self._records.put(record)

    def problem(self) -> str:
        """The reason of a save that failed since the last call, '' if none did."""
        try:
            return self._problems.get_nowait()
        except queue.Empty:
            return ""

    def flush(self) -> None:
        """Wait until everything handed over so far is on disk."""
        self._records.join()

    def close(self) -> None:
        """Write what is left and end the thread."""
        self._records.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            taken = [self._records.get()]
            while not self._records.empty():
                taken.append(self._records.get())
            records = [record for record in taken if record is not None]
            if records:
                self._write(records[-1])
            for _ in taken:
                self._records.task_done()
            if None in taken:
                return

    def _write(self, record: Record) -> None:
        """Write a record, or remove the file of one without a move; what goes wrong is told, the next one is tried."""
        try:
            if record.actions or record.from_snapshot:
                write_record(self.path, record)
            elif self.path.exists():
                self.path.unlink()
        except Exception as error:
            self._problems.put(getattr(error, "strerror", None) or type(error).__name__)
