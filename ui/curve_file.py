"""What was found out about a finished game, kept in a file beside its save, so that it is there at once next time.

It belongs to exactly one course of one game with these rules and figures. A file that is broken, of another version or
of another course is as good as none: what it held is found out again.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ai.analysis.belief import fits, is_measure
from ai.messages import Measure
from game.core.files import FileProblem, read_limited, write_atomic
from game.core.record import Record

VERSION: Final = 1
"""Of the file and of what its figures mean: another one makes all of them anew."""

ENDING: Final = ".curve"

MOST: Final = 20_000
"""More looks than this no game has."""


class Kept(msgspec.Struct, kw_only=True):
    """The file: what it belongs to, play-outs of a look, and the looks."""

    version: int
    mark: str
    play_outs: int
    measures: Annotated[list[Measure], msgspec.Meta(max_length=MOST)]


def place(save: Path) -> Path:
    """Where the looks back on a save lie."""
    return save.with_name(f"{save.stem}{ENDING}")


def mark_of(record: Record) -> str:
    """What tells a course apart from every other: its set-up and the fingerprint after every action."""
    parts = (record.game, record.rules, record.data, record.options, record.start, record.actions, record.prints)
    return hashlib.blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=16).hexdigest()


def read_kept(save: Path, record: Record, play_outs: int) -> tuple[Measure, ...]:
    """The looks that are kept of this course with that effort; none where the file is of no use."""
    try:
        kept = msgspec.json.decode(read_limited(place(save)), type=Kept)
    except (FileProblem, OSError, msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return ()
    if (kept.version, kept.mark, kept.play_outs) != (VERSION, mark_of(record), play_outs):
        return ()
    seats = len(record.seats)
    believed = (one for one in kept.measures if is_measure(one) and fits(one, seats, record.actions))
    return tuple({one.number: one for one in believed}.values())


def write_kept(save: Path, record: Record, play_outs: int, measures: Iterable[Measure]) -> None:
    """Keep the looks in one step; OSError if that fails, with the old file as it was."""
    kept = Kept(version=VERSION, mark=mark_of(record), play_outs=play_outs, measures=list(measures))
    write_atomic(place(save), msgspec.json.encode(kept))


def sweep_kept(folder: Path) -> None:
    """Remove what is kept of saves that are gone."""
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{ENDING}"):
            if not path.with_suffix(".json").exists():
                path.unlink()


def forget(save: Path) -> None:
    """Remove what is kept of a save, as far as that is possible."""
    with contextlib.suppress(OSError):
        place(save).unlink(missing_ok=True)
