"""Every finished game of the player as a list of plays: the door to records and to all that is built on them.

    plays = Plays(app.folders)
    plays.settle()                 # or plays.go_on(0.008) in every frame until it says True
    for play in plays.list: ...    # oldest first

The files are the truth: finished saves, and the small records that were kept of deleted ones. The index beside them is
a cache; it is read where it fits the files, otherwise they are read again, and it is written when that is done. Several
copies of the app may do so at once: whoever writes last leaves an index that fits, or one that is read over.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from game.core.files import FileProblem, read_limited, write_atomic
from game.core.paths import data_folder
from game.core.record import SaveProblem, Short
from game.registry import GAMES
from ui.places import UserFolders
from ui.records.play import Play
from ui.records.reading import Reader, Unfinished

VERSION: Final = 3
"""What a play holds; whoever adds to it raises this, and all files are read again."""

LARGEST: Final = 64_000_000
"""Bytes that are read of an index at most."""

ENDING: Final = ".json"


class Entry(msgspec.Struct, frozen=True, gc=False):
    """What one file held when it was read: a play, nothing (the game still runs), or something that cannot be read."""

    size: int
    changed: int
    play: Play | None = None
    problem: Short = ""
    stamp: Short = ""
    """With which figures it was read; '' where none were needed."""


class Plays:
    """All plays of a player, read in slices or at once."""

    def __init__(self, folders: UserFolders) -> None:
        """Look which files there are, and take from the index what fits them."""
        self._folders = folders
        self._reader = Reader(folders.overlay)
        self._stamps = {game: _stamp(game, folders.overlay) for game in GAMES}
        indexed = self._indexed()
        self._entries: dict[str, Entry] = {}
        self._waiting: list[tuple[str, Path, os.stat_result]] = []
        for name, path, stat in self._files():
            entry = indexed.get(name)
            if entry is not None and self._fits(entry, stat):
                self._entries[name] = entry
            else:
                self._waiting.append((name, path, stat))
        self._changed = bool(self._waiting) or indexed.keys() != self._entries.keys()
        self._listed: list[Play] | None = None

    @property
    def waiting(self) -> int:
        """How many files are still to be read."""
        return len(self._waiting)

    @property
    def list(self) -> list[Play]:
        """The plays that are read so far, the oldest first; a game counts once, however many files hold it."""
        if self._listed is None:
            found: dict[str, Play] = {}
            for _, entry in sorted(self._entries.items(), key=lambda one: one[0].startswith(KEPT)):
                if entry.play is not None:
                    found.setdefault(entry.play.id, entry.play)
            self._listed = sorted(found.values(), key=moment_of)
        return self._listed

    @property
    def problems(self) -> dict[str, str]:
        """The names of files that cannot be read, each with its reason in English."""
        return {name: entry.problem for name, entry in sorted(self._entries.items()) if entry.problem}

    @property
    def running(self) -> tuple[Path, ...]:
        """The saves of games that are not over, as far as files are read."""
        names = (name for name, entry in self._entries.items() if entry.play is None and not entry.problem)
        return tuple(self._folders.saves / name.removeprefix(SAVES) for name in names if name.startswith(SAVES))

    def go_on(self, seconds: float) -> bool:
        """Read for about so long, one file at least; True once everything is read, and the index is written then."""
        until = time.perf_counter() + seconds
        while self._waiting:
            self._read(*self._waiting.pop())
            if time.perf_counter() >= until:
                break
        if not self._waiting and self._changed:
            self._changed = False
            self._write()
        return not self._waiting

    def settle(self) -> Plays:
        """Read all that is left."""
        self.go_on(float("inf"))
        return self

    def _read(self, name: str, path: Path, stat: os.stat_result) -> None:
        """Read one file; what is wrong with it is noted, never raised."""
        size, changed = stat.st_size, stat.st_mtime_ns
        try:
            kept = name.startswith(KEPT)
            play = self._reader.kept(path) if kept else self._reader.save(path)
            entry = Entry(size, changed, play, stamp="" if kept else self._stamps[play.game])
        except Unfinished:
            entry = Entry(size, changed)
        except SaveProblem as error:
            entry = Entry(size, changed, problem=str(error.reason)[:200])
        self._entries[name] = entry
        self._listed = None

    def _fits(self, entry: Entry, stat: os.stat_result) -> bool:
        """Whether an entry was made of this very file, and by the figures that are played."""
        same = (entry.size, entry.changed) == (stat.st_size, stat.st_mtime_ns)
        read_so = not entry.stamp or (entry.play is not None and entry.stamp == self._stamps.get(entry.play.game, ""))
        return same and read_so

    def _files(self) -> Iterator[tuple[str, Path, os.stat_result]]:
        """Every save and every kept record, under the name that the index has for it."""
        for start, folder in ((SAVES, self._folders.saves), (KEPT, self._folders.records)):
            try:
                found = sorted(os.scandir(folder), key=lambda one: one.name)
            except OSError:
                continue
            for one in found:
                with contextlib.suppress(OSError):
                    if one.name.endswith(ENDING) and one.is_file():
                        yield f"{start}{one.name}", Path(one.path), one.stat()

    def _indexed(self) -> dict[str, Entry]:
        """What the index holds; nothing where it is missing, of another version or not as it was written."""
        try:
            mark, _, body = read_limited(self._folders.plays, LARGEST).partition(b"\n")
            if mark != _mark(body):
                return {}
            return msgspec.json.decode(body, type=dict[str, Entry])
        except (FileProblem, msgspec.MsgspecError, UnicodeError, RecursionError):
            return {}

    def _write(self) -> None:
        """Write the index; where that fails, everything is read again the next time."""
        body = msgspec.json.encode(self._entries)
        with contextlib.suppress(OSError):
            write_atomic(self._folders.plays, _mark(body) + b"\n" + body)


SAVES, KEPT = "saves/", "records/"
"""How the names of files begin in the index."""


def _mark(body: bytes) -> bytes:
    """The first line of an index: whether it is whole, and of which version."""
    return b"%d %s" % (VERSION, hashlib.blake2b(body, digest_size=16).hexdigest().encode())


def _stamp(game: str, overlay: Path) -> str:
    """What changes with the figures of a game and the owner's corrections of them."""
    told = []
    for folder in (data_folder(game), overlay / game):
        with contextlib.suppress(OSError):
            told += sorted(f"{one.name} {one.stat().st_size} {one.stat().st_mtime_ns}" for one in os.scandir(folder))
    return hashlib.blake2b("\n".join(told).encode(errors="replace"), digest_size=8).hexdigest()


def moment_of(play: Play) -> tuple[datetime, str]:
    """When a play ended; those without a date stand first."""
    return play.at or datetime.min.replace(tzinfo=UTC), play.id
