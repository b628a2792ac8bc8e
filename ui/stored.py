"""Small files that several copies of the app write: each changes its own keys and leaves those of the others."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from game.core.files import FileProblem, read_limited
from game.core.hold import HeldElsewhere, Hold

LARGEST: Final = 100_000
"""Bytes that are read of such a file at most."""

TRIES: Final = 20
"""How often a file is asked for that another copy is writing."""

MARKS: Final = "held"
"""The folder of the marks that say which files are in use."""


def stored_keys(path: Path) -> dict[str, msgspec.Raw]:
    """The keys of the file as they stand there; none where it is missing or holds something else."""
    try:
        return msgspec.json.decode(read_limited(path, LARGEST), type=dict[str, msgspec.Raw])
    except (FileProblem, msgspec.MsgspecError, UnicodeError, RecursionError):
        return {}


def merged(path: Path, own: Mapping[str, object], changed: Collection[str]) -> bytes:
    """The file with these keys changed; of the others, own ones are written only where none stand there."""
    keys: dict[str, object] = {**own, **stored_keys(path), **{key: own[key] for key in changed}}
    return msgspec.json.format(msgspec.json.encode(keys), indent=2)


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep other copies from changing the file meanwhile; HeldElsewhere if one does so for too long."""
    hold = _patient(path)
    try:
        yield
    finally:
        hold.release()


def _patient(path: Path) -> Hold:
    for _ in range(TRIES):
        try:
            return Hold(path, path.parent / MARKS)
        except HeldElsewhere:
            time.sleep(0.01)
    return Hold(path, path.parent / MARKS)
