"""What Windows and macOS do otherwise, simulated: names, folders, line ends, locked files, letters large and small."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
import zipfile
from collections import Counter
from pathlib import Path, PureWindowsPath
from types import ModuleType
from typing import cast

import pygame
import pytest

from game.core.files import free_path, set_aside, write_atomic
from game.core.hold import HeldElsewhere, Hold, sweep_marks
from game.core.paths import ROOT, data_folder
from game.core.record import from_bytes, read_record
from game.core.yaml_file import parse_yaml, read_yaml
from game.registry import GAMES
from ui import settings as store
from ui.cli import main
from ui.cli.played import play_games
from ui.places import UserFolders
from ui.records.backup import NAME, read_backup, write_backup
from ui.settings import Settings
from ui.window import NoDisplay, open_window

ROOMS = ("game", "ai", "ui", "data", "art")
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
FORBIDDEN = re.compile(r'[<>:"\\|?*\x00-\x1f]|[ .]$')
INSTALLED = r"C:\Users\somebody.with.a.long.name\AppData\Local\Programs\Cabinet\_internal"
LONGEST = 259
"""Signs of a path that every Windows opens."""

DEVICE_NAMES = ["con", "NUL", "aux", "Com1", "lpt9", "PRN"]


def shipped() -> list[Path]:
    """Every file that may lie on a player's disk, by its path below the app."""
    paths = [path.relative_to(ROOT) for room in ROOMS for path in (ROOT / room).rglob("*") if path.is_file()]
    return [path for path in paths if "__pycache__" not in path.parts]


def test_every_shipped_name_can_be_a_name_on_windows() -> None:
    parts = {part for path in shipped() for part in path.parts}
    assert [part for part in parts if RESERVED.match(part) or FORBIDDEN.search(part)] == []


def test_no_two_shipped_names_differ_only_in_large_and_small_letters() -> None:
    folded = Counter(path.as_posix().casefold() for path in shipped())
    assert len(folded) > 500
    assert [name for name, count in folded.items() if count > 1] == []


def test_no_shipped_path_is_too_long_where_it_is_installed() -> None:
    assert [path for path in shipped() if len(f"{INSTALLED}\\{path}") > LONGEST] == []


def test_names_of_saves_are_names_everywhere(tmp_path: Path) -> None:
    """Also those of later copies and of files set aside."""
    path = play_games(tmp_path, [next(iter(GAMES))], 1, quick=True)[0]
    names = {path.name, free_path(path).name, set_aside(path).name}
    assert len(names) == 3
    for name in names | {f"{game}-20260101-120000-0000002a.json" for game in GAMES}:
        assert PureWindowsPath(name).name == name
        assert not RESERVED.match(name)
        assert not FORBIDDEN.search(name)


@pytest.mark.parametrize("name", DEVICE_NAMES)
def test_no_name_of_a_device_comes_back_from_a_backup(name: str, tmp_path: Path) -> None:
    home = UserFolders(tmp_path / "home")
    path = play_games(home.saves, [next(iter(GAMES))], 1, quick=True)[0]
    write_backup(home, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip", "a") as archive:
        archive.write(path, f"saves/{name}.json")
    other = UserFolders(tmp_path / "other")
    assert read_backup(other, tmp_path / "all.zip").left_out == [f"saves/{name}.json"]
    assert [save.name for save in other.saves.glob("*.json")] == [path.name]


@pytest.mark.parametrize(
    "name", ["saves\\game.json", "C:saves/game.json", "saves/C:game.json", "saves/..\\x.json", "saves//srv.json"]
)
def test_no_name_of_a_backup_leads_to_another_folder_or_drive(name: str) -> None:
    assert NAME.fullmatch(name) is None


def test_a_name_that_only_begins_like_a_device_is_kept() -> None:
    assert NAME.fullmatch("saves/congo-1.json")
    assert NAME.fullmatch("saves/com10.json")


def test_saves_and_settings_with_the_line_ends_of_windows_are_read(tmp_path: Path) -> None:
    path = play_games(tmp_path, [next(iter(GAMES))], 1, quick=True)[0]
    data = path.read_bytes()
    assert from_bytes(data.replace(b"\n", b"\r\n"), path.name) == read_record(path)
    chosen = tmp_path / "settings.json"
    store.save(chosen, Settings(language="fr", music=0.1))
    chosen.write_bytes(chosen.read_bytes().replace(b",", b",\r\n"))
    assert store.load(chosen)[0].language == "fr"


@pytest.mark.parametrize("game", GAMES)
def test_figures_with_the_line_ends_of_windows_are_the_same(game: str) -> None:
    path = data_folder(game) / "game.yaml"
    turned = path.read_text("utf-8").replace("\n", "\r\n")
    assert [(document.data, document.lines) for document in parse_yaml(turned, "turned")] == [
        (document.data, document.lines) for document in read_yaml(path)
    ]


def test_a_file_that_another_program_has_open_is_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows refuses to replace it: nothing is lost, nothing is left over, and the next time it is written."""
    path = tmp_path / "save.json"
    write_atomic(path, b"old")
    replace = os.replace

    def refuse(_source: str, target: Path) -> None:
        raise PermissionError(errno.EACCES, "The process cannot access the file", str(target))

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(PermissionError):
        write_atomic(path, b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["save.json"]
    assert path.read_bytes() == b"old"
    monkeypatch.setattr(os, "replace", replace)
    write_atomic(path, b"new")
    assert path.read_bytes() == b"new"


class Windows:
    """Files as Windows has them: a locked byte is refused to every other handle, an open file cannot be removed."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.locked: dict[int, int] = {}
        self.remove = os.unlink

    def locking(self, handle: int, _mode: int, _count: int) -> None:
        """Lock the file of a handle, or refuse it as Windows does."""
        file = os.fstat(handle).st_ino
        if self.locked.get(file, handle) != handle and self.holds(file):
            raise PermissionError(errno.EACCES, "Permission denied")
        self.locked[file] = handle

    def unlink(self, path: Path) -> None:
        """Remove a file that nobody has open."""
        if self.holds(os.stat(path).st_ino):
            raise PermissionError(errno.EACCES, "The process cannot access the file", str(path))
        self.remove(path)

    def holds(self, file: int) -> bool:
        """Whether the handle that has locked a file is still open."""
        try:
            return os.fstat(self.locked[file]).st_ino == file
        except (OSError, KeyError):
            return False


def test_a_save_is_held_once_by_the_locks_of_windows_and_its_mark_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = Windows()
    monkeypatch.setitem(sys.modules, "msvcrt", cast(ModuleType, system))
    monkeypatch.setattr(os, "unlink", system.unlink)
    monkeypatch.setattr(sys, "platform", "win32")
    path, marks = tmp_path / "a.json", tmp_path / "held"
    with Hold(path, marks) as first:
        with pytest.raises(HeldElsewhere):
            Hold(path, marks)
        sweep_marks(marks)
        assert first.mark.exists()
    assert list(marks.iterdir()) == []
    Hold(path, marks).release()


def test_a_console_that_lacks_a_letter_is_told_all_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of Windows may know 256 letters; what it lacks is written as a number and fails nothing."""
    console = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    monkeypatch.setattr(sys, "stderr", console)
    assert main(["simulate", "draftosaurus", "--seats", "random,Zoë\u2603"]) == 2
    console.flush()
    told = console.buffer.getvalue().decode("cp1252")
    assert "Zoë\\u2603" in told


def test_windows_is_told_before_the_window_opens_that_pixels_are_not_to_be_stretched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = []

    def begin() -> None:
        told.append(os.environ.get("SDL_WINDOWS_DPI_AWARENESS"))
        raise pygame.error("no screen")

    monkeypatch.setenv("SDL_WINDOWS_DPI_AWARENESS", "")
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS")
    monkeypatch.setattr(pygame.display, "init", begin)
    with pytest.raises(NoDisplay):
        open_window((1280, 720), fullscreen=False)
    assert told == ["permonitorv2"]


def test_processes_begin_here_as_they_do_on_windows_and_macos() -> None:
    """Spawned, never forked: what a process of ours needs, it gets handed over, on every system."""
    sources = [path.read_text("utf-8") for room in ("game", "ai", "ui") for path in (ROOT / room).rglob("*.py")]
    ways = [way for words in sources for way in re.findall(r"get_context\((.*?)\)", words)]
    assert len(ways) >= 4
    assert set(ways) == {'"spawn"'}
    others = r"multiprocessing(?:\.| import .*)(?:Process|Pool|Pipe|Queue|Manager)\b"
    assert [words for words in sources if re.search(others, words)] == []
