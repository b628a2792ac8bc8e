"""Files that one copy of the program holds at a time; a hold ends with its process, however that ends."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from pathlib import Path
from typing import Final

ENDING: Final = ".held"
"""How the names of files end that mark a hold."""


class HeldElsewhere(OSError):
    """Another copy of the program holds the file."""


class Hold:
    """Keeps other copies from holding the same file; where marks cannot be made, it holds nothing and says nothing."""

    def __init__(self, path: Path, marks: Path) -> None:
        """Hold `path` by a locked mark in the folder `marks`, or raise HeldElsewhere."""
        self.path = path
        self.mark = marks / _mark_name(path)
        self._handle = -1
        with contextlib.suppress(_Unlockable):
            self._handle = _take(self.mark)

    def release(self) -> None:
        """Let others hold the file; a second call does nothing."""
        if self._handle >= 0:
            handle, self._handle = self._handle, -1
            _drop(handle, self.mark)

    def __enter__(self) -> Hold:
        return self

    def __exit__(self, *_error: object) -> None:
        self.release()


class _Unlockable(Exception):
    """The folder cannot hold marks: it is read-only, full, or its file system knows no locks."""


def sweep_marks(marks: Path) -> None:
    """Remove the marks that killed copies have left behind."""
    for mark in _listed(marks, f"*{ENDING}"):
        with contextlib.suppress(HeldElsewhere, _Unlockable):
            _drop(_take(mark), mark)


def sweep_parts(folder: Path) -> None:
    """Remove what killed writes have left in a folder; what another copy is writing now stays."""
    for part in _listed(folder, ".*.part"):
        with contextlib.suppress(OSError):
            handle = os.open(part, os.O_RDWR)
            try:
                lock(handle)
                if sys.platform != "win32":
                    os.unlink(part)
            finally:
                os.close(handle)
            part.unlink(missing_ok=True)


def lock(handle: int) -> None:
    """Lock an open file for this handle alone, or raise OSError at once; closing it or dying unlocks it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _mark_name(path: Path) -> str:
    """The name of a file's mark, the same for every way of writing its path."""
    digest = hashlib.blake2b(os.path.realpath(path).encode(errors="surrogateescape"), digest_size=12)
    return digest.hexdigest() + ENDING


def _take(mark: Path) -> int:
    """Open and lock a mark; again if its last holder has removed it meanwhile."""
    while True:
        try:
            mark.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(mark, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise _Unlockable from error
        try:
            lock(handle)
            if _same(handle, mark):
                return handle
            os.close(handle)
        except (BlockingIOError, PermissionError) as error:
            os.close(handle)
            raise HeldElsewhere(f"{mark.name} is held") from error
        except OSError as error:
            os.close(handle)
            raise _Unlockable from error


def _same(handle: int, mark: Path) -> bool:
    """Whether the open file is still the one of that name."""
    try:
        return os.path.samestat(os.fstat(handle), os.stat(mark))
    except OSError:
        return False


def _drop(handle: int, mark: Path) -> None:
    """Remove and unlock a mark; where open files cannot be removed, it is closed first."""
    with contextlib.suppress(OSError):
        if sys.platform != "win32":
            os.unlink(mark)
    os.close(handle)
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            os.unlink(mark)


def _listed(folder: Path, pattern: str) -> list[Path]:
    """The files of a folder that match, none where it cannot be read."""
    try:
        return [path for path in folder.glob(pattern) if path.is_file() and not path.is_symlink()]
    except OSError:
        return []
