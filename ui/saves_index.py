"""The list of saved games: what each file holds, without replaying it; bad files are listed, not feared."""

from __future__ import annotations

import os
from collections.abc import Container, Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec

from game.core.files import FileProblem, read_limited, write_atomic

FORMAT = 1
"""The newest format of saves that can be opened."""

ENDING = "*.json"


Name = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""A text of at most that length without control characters."""


class _Seat(msgspec.Struct):
    """A seat as far as the list shows it."""

    name: Name = ""
    kind: str = "human"


class _Head(msgspec.Struct):
    """A save as far as the list shows it."""

    format: int
    game: str
    seats: list[_Seat]
    actions: list[msgspec.Raw]
    from_snapshot: bool = False
    finished: bool = False
    saved_at: str = ""
    title: Name = ""


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One file of the saves folder."""

    path: Path
    title: str = ""
    game: str = ""
    seats: tuple[str, ...] = ()
    moves: int = 0
    finished: bool = False
    saved_at: datetime | None = None
    problem: str = ""
    """Empty, or the last part of a text key `saves.reason_...`."""
    begun: bool = True
    """Whether somebody has moved."""

    @property
    def readable(self) -> bool:
        """Whether the file can be opened."""
        return not self.problem


def list_saves(folder: Path) -> list[SaveInfo]:
    """Every save of a folder in which somebody has moved, the newest first; unreadable files last with a reason."""
    try:
        paths = sorted(folder.glob(ENDING))
    except OSError:
        return []
    infos = [info for path in paths if (info := read_save(path)).begun]
    return sorted(infos, key=lambda info: (info.readable, _moment(info)), reverse=True)


def read_save(path: Path) -> SaveInfo:
    """What one file holds; never raises for what is in it."""
    try:
        head = msgspec.json.decode(read_limited(path), type=_Head)
    except FileProblem:
        return SaveInfo(path, path.name, problem="unreadable")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return SaveInfo(path, path.name, problem="broken")
    return SaveInfo(
        path,
        head.title,
        head.game,
        tuple(seat.name for seat in head.seats),
        len(head.actions),
        head.finished,
        _parse_moment(head.saved_at),
        "newer" if head.format > FORMAT else "",
        bool(head.actions) or head.from_snapshot or head.format > FORMAT,
    )


def latest_running(infos: Iterable[SaveInfo], games: Container[str]) -> SaveInfo | None:
    """The newest save that can be played on, or None."""
    running = (info for info in infos if info.readable and not info.finished and info.game in games)
    return max(running, key=_moment, default=None)


def rename_save(path: Path, title: str) -> None:
    """Give a save another title; OSError or FileProblem when that fails, with the file as it was."""
    try:
        content = msgspec.json.decode(read_limited(path), type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise FileProblem(f"{path.name}: is not a save of Cabinet") from error
    content["title"] = msgspec.Raw(msgspec.json.encode(title))
    write_atomic(path, msgspec.json.encode(content))


def delete_save(path: Path) -> None:
    """Remove a save; OSError when that fails."""
    os.unlink(path)


def _parse_moment(text: str) -> datetime | None:
    """The moment an ISO text names, in local time."""
    try:
        return datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def _moment(info: SaveInfo) -> float:
    """When a save was written, by its own word or the file's."""
    if info.saved_at is not None:
        return info.saved_at.timestamp()
    try:
        return info.path.stat().st_mtime
    except OSError:
        return 0.0
