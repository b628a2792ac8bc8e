"""The list of saved games: what each file holds, without replaying it; bad files are listed, not feared."""

from __future__ import annotations

import os
import time
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.core.files import FileProblem, read_limited, write_atomic
from game.core.record import FORMAT, Count, Kind, Name, Origin, Seat, Short
from ui.curve_file import forget
from ui.incoming import admitted, moment, one_line
from ui.records.code import played_code
from ui.theme import PLAYERS

ENDING = "*.json"


class _Seat(msgspec.Struct):
    """A seat as far as the list shows it; one of a newer Cabinet may be of a kind that is not known here."""

    name: Name = ""
    kind: Name = "human"
    bot: Name = ""
    colour: int = 0
    portrait: Name = ""

    def shown(self) -> Seat:
        """The seat with everything in its range."""
        kind: Kind = "automa" if self.kind == "automa" else "bot" if self.kind == "bot" else "human"
        return admitted(Seat(self.name, kind, self.bot, self.colour % len(PLAYERS), self.portrait))


class _Head(msgspec.Struct):
    """A save as far as the list shows it."""

    format: int
    game: Name
    seats: Annotated[list[_Seat], msgspec.Meta(max_length=8)]
    actions: Annotated[list[msgspec.Raw], msgspec.Meta(max_length=20_000)]
    options: dict[Name, Name] = {}
    seed: Count = 0
    from_snapshot: bool = False
    finished: bool = False
    saved_at: Short = ""
    begun_at: Short = ""
    taken_back: Annotated[list[msgspec.Raw], msgspec.Meta(max_length=20_000)] = []
    title: Short = ""
    origin: Origin | None = None


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One file of the saves folder."""

    path: Path
    title: str = ""
    game: str = ""
    seats: tuple[Seat, ...] = ()
    moves: int = 0
    finished: bool = False
    saved_at: datetime | None = None
    problem: str = ""
    """Empty, or the last part of a text key `saves.reason_...`."""
    begun: bool = True
    """Whether somebody has moved."""
    origin: Origin | None = None
    """Where the game branched off, None if it did not."""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = -1
    """The seed of its deal; -1 where it goes on from a position."""
    begun_at: str = ""
    """When it was begun, as the save has it."""
    taken_back: int = 0
    """How often somebody took back a move after learning something."""

    @property
    def code(self) -> str:
        """The code of its deal; '' where it has none, or one that is not known here."""
        known = not self.problem and self.seed >= 0
        return played_code(self.game, self.seats, self.options, self.seed) if known else ""

    @property
    def readable(self) -> bool:
        """Whether the file can be opened."""
        return not self.problem


def list_saves(folder: Path) -> list[SaveInfo]:
    """Every save of a folder in which somebody has moved: running games, finished ones, each the newest first.

    Unreadable files stand last, with a reason.
    """
    try:
        paths = sorted(folder.glob(ENDING))
    except OSError:
        return []
    infos = [info for path in paths if (info := _known(path)).begun]
    return sorted(infos, key=lambda info: (info.readable, not info.finished, _moment(info)), reverse=True)


def _known(path: Path) -> SaveInfo:
    """What one file holds, read again only where it has changed since."""
    try:
        stat = path.stat()
    except OSError:
        return read_save(path)
    return _read_once(path, (stat.st_size, stat.st_mtime_ns, stat.st_ctime_ns, stat.st_ino))


@lru_cache(maxsize=4096)
def _read_once(path: Path, _stamp: tuple[int, ...]) -> SaveInfo:
    return read_save(path)


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
        one_line(head.title),
        head.game,
        tuple(seat.shown() for seat in head.seats),
        len(head.actions),
        head.finished,
        moment(head.saved_at),
        "newer" if head.format > FORMAT else "",
        bool(head.actions) or head.from_snapshot or head.format > FORMAT,
        Origin(one_line(head.origin.name), head.origin.moves) if head.origin is not None else None,
        head.options,
        -1 if head.from_snapshot else head.seed,
        head.begun_at,
        len(head.taken_back),
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
        raise FileProblem(path.name, "is not a save of Cabinet") from error
    content["title"] = msgspec.Raw(msgspec.json.encode(title))
    write_atomic(path, msgspec.json.encode(content))


def delete_save(path: Path) -> None:
    """Remove a save and what is kept about it; OSError when that fails."""
    os.unlink(path)
    forget(path)


def _moment(info: SaveInfo) -> float:
    """When a save was written, by its own word or the file's, which is never taken for later than now."""
    if info.saved_at is not None:
        return info.saved_at.timestamp()
    try:
        return min(info.path.stat().st_mtime, time.time())
    except OSError:
        return 0.0
