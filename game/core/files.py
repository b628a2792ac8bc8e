"""Reading and writing files so that a crash, a full disk or a bad file loses nothing."""

from __future__ import annotations

import contextlib
import itertools
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.core.hold import HeldElsewhere, Hold, lock
from game.core.sentence import Said, say

READ_LIMIT: Final = 4_000_000
"""Files larger than this many bytes are refused unread."""


class FileProblem(Exception):
    """A file could not be used; the text is one clear sentence that names it."""

    def __init__(self, file: str, reason: Said) -> None:
        super().__init__(f"{file}: {reason}")
        self.file = file
        self.reason = reason


def write_atomic(path: Path, data: bytes) -> None:
    """Replace the file by `data` in one step, or leave the old file as it was and raise OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            _keep(stream.fileno())
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _keep(handle: int) -> None:
    """Lock a file that is being written, so that no other copy takes it for a leftover."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            lock(handle)


def read_limited(path: Path, limit: int = READ_LIMIT) -> bytes:
    """The bytes of a regular file of at most `limit` bytes, or FileProblem."""
    try:
        if not path.is_file():
            raise FileProblem(str(path), "there is no such file")
        with path.open("rb") as stream:
            data = stream.read(limit + 1)
    except OSError as error:
        raise FileProblem(str(path), say("cannot be read ({detail})", detail=error.strerror)) from error
    if len(data) > limit:
        raise FileProblem(str(path), say("larger than {limit} bytes", limit=limit))
    return data


def free_path(path: Path) -> Path:
    """The path itself if nothing is there, otherwise the first free `NAME-N` beside it."""
    return next(free for free in _numbered(path) if not free.exists())


def hold_free(path: Path, marks: Path) -> Hold:
    """Hold the path, or the first `NAME-N` beside it, at which nothing is and which no other copy holds."""
    for free in _numbered(path):
        with contextlib.suppress(HeldElsewhere):
            if not free.exists():
                return Hold(free, marks)
    raise AssertionError("numbers never end")


def _numbered(path: Path) -> Iterator[Path]:
    yield path
    for number in itertools.count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def set_aside(path: Path) -> Path:
    """Rename a bad file to the first free `NAME.bad-N` beside it and return that name."""
    number = 1
    while (target := path.with_name(f"{path.name}.bad-{number}")).exists():
        number += 1
    path.rename(target)
    return target
