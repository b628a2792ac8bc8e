"""The save file: everything a game needs to be replayed, verified, undone, branched and reported."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from game.core.files import FileProblem, read_limited, write_atomic
from game.core.sentence import Said, Sentence, say

NEWER: Final = "was saved by a newer Cabinet (format {version}); it is left as it is"

FORMAT: Final = 1
"""The version of the file format; files of a later one are left alone."""

Name = Annotated[str, msgspec.Meta(max_length=40)]
Short = Annotated[str, msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


Kind = Literal["human", "bot", "automa"]


class SaveProblem(Exception):
    """A save that cannot be used; the text is one clear sentence that names the file."""

    def __init__(self, file: str, reason: Said) -> None:
        super().__init__(f"{file}: {reason}")
        self.file = file
        self.reason = reason

    @property
    def newer(self) -> bool:
        """Whether a newer Cabinet could use it."""
        return isinstance(self.reason, Sentence) and self.reason.english == NEWER


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person, a bot of that name, or an Automa of that name, which the rules play.

    `portrait` names the face that was chosen, '' for none.
    """

    name: Name
    kind: Kind = "human"
    bot: Name = ""
    colour: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    portrait: Name = ""


class Origin(msgspec.Struct, frozen=True):
    """Where a branch comes from: what the other game is called, and how many of its actions the two share."""

    name: Short = ""
    moves: Count = 0


class Record(msgspec.Struct, kw_only=True):
    """A game as it is written to disk."""

    format: int = FORMAT
    game: Name
    rules: Count
    data: Short
    options: dict[Name, Name]
    seats: Annotated[list[Seat], msgspec.Meta(min_length=1, max_length=8)]
    seed: Count
    actions: Annotated[list[Short], msgspec.Meta(max_length=20_000)] = []
    prints: Annotated[list[Short], msgspec.Meta(max_length=20_000)] = []
    taken_back: Annotated[list[Count], msgspec.Meta(max_length=20_000)] = []
    snapshot: dict[str, object] = {}
    from_snapshot: bool = False
    start: dict[str, object] = {}
    finished: bool = False
    saved_at: Short = ""
    begun_at: Short = ""
    """When it was begun, by the clock of the place where that was; '' in saves of earlier versions."""
    ended_at: Short = ""
    """When it came to its end, which no later writing of the file changes; '' while it runs."""
    title: Short = ""
    origin: Origin | None = None
    bookmarks: Annotated[list[Count], msgspec.Meta(max_length=20_000)] = []


class _Version(msgspec.Struct):
    format: int


class _Start(msgspec.Struct):
    seats: list[Seat]
    seed: Count


def unsavable(seats: Sequence[Seat], seed: int) -> str:
    """Why a game of these seats and this seed could not be read back from its save, '' if it could."""
    try:
        msgspec.convert({"seats": msgspec.to_builtins(seats), "seed": seed}, _Start)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def to_bytes(record: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def from_bytes(data: bytes, name: str) -> Record:
    """The record that the JSON describes, or SaveProblem."""
    try:
        version = msgspec.json.decode(data, type=_Version).format
        if version > FORMAT:
            raise SaveProblem(name, say(NEWER, version=version))
        if version != FORMAT:
            raise SaveProblem(name, say("has the unknown format {version}", version=version))
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise SaveProblem(name, say("is not a save of Cabinet ({detail})", detail=error)) from error
    if len(record.prints) != len(record.actions):
        counts = {"actions": len(record.actions), "prints": len(record.prints)}
        raise SaveProblem(name, say("has {actions} actions but {prints} fingerprints", **counts))
    return record


def write_record(path: Path, record: Record) -> None:
    """Write the save in one step; the old one stays if that fails with OSError."""
    write_atomic(path, to_bytes(record))


def read_record(path: Path) -> Record:
    """Read a save, or SaveProblem with one clear sentence."""
    try:
        return from_bytes(read_limited(path), str(path))
    except FileProblem as error:
        raise SaveProblem(error.file, error.reason) from error
