"""Everything of a player in one file, and back: what comes in is checked like every file of a stranger's, and merged.

Nothing that is there is lost: a save that differs from the one of its name is put beside it, a record that is there
stays, and in the small files only what is missing is added.
"""

from __future__ import annotations

import datetime
import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from game.core.files import READ_LIMIT, FileProblem, free_path, read_limited, write_atomic
from game.core.overlay import OVERLAY_LIMIT
from game.core.paths import data_folder
from game.core.record import SaveProblem, from_bytes
from game.core.yaml_file import BadYaml, parse_yaml
from game.registry import GAMES
from ui.places import UserFolders
from ui.records.play import Play
from ui.settings import Settings
from ui.stored import LARGEST, held, stored_keys

ENDING: Final = ".zip"
MARK: Final = "cabinet.json"
"""The entry that says that a file is a backup of Cabinet, and of which format."""

FORMAT: Final = 1
MOST_FILES, MOST_BYTES = 20_000, 400_000_000
"""So many files, and so many bytes in all and in the file itself, are read of a backup at most."""

DEVICES = r"(?!(?i:con|prn|aux|nul|com\d|lpt\d)\s*\.)"
"""No name of a device, which Windows would write to instead of a file."""

NAME = re.compile(rf"(saves|records)/({DEVICES}[\w][\w .-]{{0,120}}\.json)")
"""How files of folders are called; no name leads anywhere else."""

FIGURES = re.compile(r"overlay/(\w{1,40})/(\w{1,40}\.yaml)")
"""How the owner's corrections are called, which stand in files of the same name as the figures of a game."""

SMALL: Final = ("settings", "setups", "learnt", "players", "puzzles")
"""The small files, each a set of keys."""


class BadBackup(Exception):
    """A file that is no backup; `reason` is the last part of a text key `backup.bad....`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass
class Restored:
    """What came of bringing a backup back: how many files were new, were there already, were put beside another."""

    added: int = 0
    same: int = 0
    beside: int = 0
    left_out: list[str] = field(default_factory=list)
    """The names of what is in the backup and could not be used."""


def write_backup(folders: UserFolders, path: Path) -> int:
    """Write everything of the player into one file, in one step; how many files, or OSError."""
    out, count = io.BytesIO(), 0
    made = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MARK, msgspec.json.encode({"format": FORMAT, "made": made}))
        for name, file in _own_files(folders):
            try:
                content = read_limited(file)
            except FileProblem:
                continue
            archive.writestr(name, content)
            count += 1
    write_atomic(path, out.getvalue())
    return count


def _own_files(folders: UserFolders) -> Iterator[tuple[str, Path]]:
    """Every file of the player that a backup holds, under its name there."""
    for small in SMALL:
        yield f"{small}.json", getattr(folders, small)
    for kind, folder in (("saves", folders.saves), ("records", folders.records)):
        for path in sorted(folder.glob("*.json")):
            if NAME.fullmatch(f"{kind}/{path.name}"):
                yield f"{kind}/{path.name}", path
    for game in GAMES:
        for path in sorted((folders.overlay / game).glob("*.yaml")):
            if _correction(folders, f"overlay/{game}/{path.name}") is not None:
                yield f"overlay/{game}/{path.name}", path


def _correction(folders: UserFolders, name: str) -> Path | None:
    """Where corrections of that name belong; None where no game has such figures."""
    match = FIGURES.fullmatch(name)
    if match is None or match[1] not in GAMES or not (data_folder(match[1]) / match[2]).is_file():
        return None
    return folders.overlay / match[1] / match[2]


def read_backup(folders: UserFolders, path: Path) -> Restored:
    """Bring a backup back; BadBackup where the file is none, OSError where something cannot be written."""
    told = Restored()
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadBackup("large")
        with zipfile.ZipFile(path) as archive:
            entries = _checked(archive)
            for entry in entries:
                _bring(folders, archive, entry, told)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise BadBackup("broken") from error
    return told


def _checked(archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    """The entries of a backup, of which neither number nor size is out of all measure; or BadBackup."""
    entries = archive.infolist()
    mark = next((entry for entry in entries if entry.filename == MARK), None)
    if mark is None or mark.file_size > LARGEST:
        raise BadBackup("other")
    try:
        version = msgspec.json.decode(_content(archive, mark), type=dict[str, msgspec.Raw])["format"]
        if msgspec.json.decode(version, type=int) > FORMAT:
            raise BadBackup("newer")
    except (msgspec.MsgspecError, KeyError, UnicodeError, RecursionError) as error:
        raise BadBackup("other") from error
    if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise BadBackup("large")
    return [entry for entry in entries if entry is not mark]


def _content(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """The content of an entry, never more than is read of any file; ValueError where it is larger than it says."""
    with archive.open(entry) as stream:
        data = stream.read(READ_LIMIT + 1)
    if len(data) > READ_LIMIT:
        raise ValueError(entry.filename)
    return data


def _bring(folders: UserFolders, archive: zipfile.ZipFile, entry: zipfile.ZipInfo, told: Restored) -> None:
    """Bring one entry back, if it is one that a backup has and holds what it should."""
    name = entry.filename
    small = name.removesuffix(".json")
    match, corrected = NAME.fullmatch(name), _correction(folders, name)
    if entry.file_size > READ_LIMIT or (match is None and corrected is None and small not in SMALL):
        told.left_out.append(name[:80])
        return
    content = _content(archive, entry)
    if not _usable(name, content):
        told.left_out.append(name[:80])
    elif corrected is not None:
        _place(corrected, content, told, beside=False)
    elif match is None:
        _merge(getattr(folders, small), content, told)
    else:
        _place(getattr(folders, match[1]) / match[2], content, told, beside=match[1] == "saves")


def _usable(name: str, content: bytes) -> bool:
    """Whether an entry holds what its name says."""
    kinds = {"saves": _usable_save, "records": _usable_record, "overlay": _usable_figures}
    return kinds.get(name.partition("/")[0], _usable_keys)(content)


def _usable_figures(content: bytes) -> bool:
    """Whether these may be corrections; whether they fit the game is told where they are read."""
    try:
        return len(content) <= OVERLAY_LIMIT and bool(parse_yaml(content.decode(), ""))
    except (BadYaml, UnicodeError):
        return False


def _usable_save(content: bytes) -> bool:
    try:
        from_bytes(content, "")
    except SaveProblem as error:
        return error.newer
    return True


def _usable_record(content: bytes) -> bool:
    return _decodes(content, Play)


def _usable_keys(content: bytes) -> bool:
    return len(content) <= LARGEST and _decodes(content, dict[str, msgspec.Raw])


def _decodes(content: bytes, kind: Any) -> bool:
    try:
        msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True


def _place(path: Path, content: bytes, told: Restored, beside: bool) -> None:
    """Put a file where it belongs; where another is there, beside it or not at all."""
    there = _siblings(path) if beside else [path] if path.exists() else []
    if any(_holds(one, content) for one in there) or (there and not beside):
        told.same += 1
        return
    write_atomic(free_path(path), content)
    if there:
        told.beside += 1
    else:
        told.added += 1


def _siblings(path: Path) -> list[Path]:
    """The file of that name and those that were put beside it, as far as they are there."""
    numbered = [path, *(path.with_name(f"{path.stem}-{n}{path.suffix}") for n in range(2, 20))]
    return [one for one in numbered if one.exists()]


def _holds(path: Path, content: bytes) -> bool:
    """Whether a save holds all that another one does: the same bytes, or the same game at least as far on."""
    try:
        there = read_limited(path)
        if there == content:
            return True
        one, other = from_bytes(there, path.name), from_bytes(content, path.name)
    except (FileProblem, SaveProblem):
        return False
    deal = (one.game, one.seed, one.seats, one.start) == (other.game, other.seed, other.seats, other.start)
    return deal and one.actions[: len(other.actions)] == other.actions


def _merge(path: Path, content: bytes, told: Restored) -> None:
    """Add what a small file lacks; what stands there stays, and lists of what was learnt grow."""
    coming = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
    with held(path):
        there = stored_keys(path)
        new: dict[str, msgspec.Raw] = {**coming, **there}
        if path.name == "learnt.json":
            new |= {key: _union(there[key], coming[key]) for key in there.keys() & coming.keys() if _is_list(key)}
        if _plain(new) == _plain(there) or (
            path.name == "settings.json" and not _decodes(msgspec.json.encode(new), Settings)
        ):
            told.same += 1
            return
        write_atomic(path, msgspec.json.format(msgspec.json.encode(new), indent=2))
    told.added += 1


def _plain(keys: dict[str, msgspec.Raw]) -> object:
    """The values of keys, however they are written."""
    return msgspec.json.decode(msgspec.json.encode(keys))


def _is_list(key: str) -> bool:
    return key == "met" or key.startswith("done.")


def _union(one: msgspec.Raw, other: msgspec.Raw) -> msgspec.Raw:
    """The words of both lists; the first alone where either is no list of words."""
    try:
        words = [word for raw in (one, other) for word in msgspec.json.decode(raw, type=list[str])]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return one
    return msgspec.Raw(msgspec.json.encode(sorted(set(words))))
