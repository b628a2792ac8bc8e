"""Starting processes of our own: they look for modules where this one does, never in the working folder."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterator

SAFE = "PYTHONSAFEPATH"
"""The variable that keeps an interpreter from looking for modules in the folder it is started in."""

_lock = threading.Lock()
_within: list[str | None] = []


@contextlib.contextmanager
def safe_path() -> Iterator[None]:
    """Processes that are started meanwhile find no code in the working folder."""
    with _lock:
        _within.append(os.environ.get(SAFE))
        os.environ[SAFE] = "1"
    try:
        yield
    finally:
        with _lock:
            before = _within[0]
            _within.pop()
            if not _within:
                _restore(before)


def _restore(before: str | None) -> None:
    """Leave the variable as it was before the first of those who hold it now."""
    if before is None:
        os.environ.pop(SAFE, None)
    else:
        os.environ[SAFE] = before
