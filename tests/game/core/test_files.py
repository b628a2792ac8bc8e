"""Files: written in one step or not at all, read within limits, put aside under a free name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.core.files import FileProblem, read_limited, set_aside, write_atomic


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    """The new content takes the place of the old one; folders are made; nothing else is left lying."""
    path = tmp_path / "deep" / "er" / "save.json"
    write_atomic(path, b"old")
    write_atomic(path, b"new")
    assert path.read_bytes() == b"new"
    assert [entry.name for entry in path.parent.iterdir()] == ["save.json"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """When the disk is full or the file is locked, the old content stays and no part file remains."""
    path = tmp_path / "save.json"
    write_atomic(path, b"old")

    def fail(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="No space left"):
        write_atomic(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["save.json"]


def test_a_folder_that_cannot_be_made_is_an_os_error(tmp_path: Path) -> None:
    """A file in the place of the folder is reported, not overwritten."""
    (tmp_path / "saves").write_bytes(b"a file")
    with pytest.raises(OSError, match="saves"):
        write_atomic(tmp_path / "saves" / "a.json", b"new")
    assert (tmp_path / "saves").read_bytes() == b"a file"


def test_reading_stops_at_the_limit(tmp_path: Path) -> None:
    """A file of the limit is read, one byte more is refused by name."""
    path = tmp_path / "big.yaml"
    path.write_bytes(b"x" * 10)
    assert read_limited(path, 10) == b"x" * 10
    with pytest.raises(FileProblem, match=r"big\.yaml: larger than 9 bytes"):
        read_limited(path, 9)


def test_a_missing_file_and_a_folder_are_no_files(tmp_path: Path) -> None:
    """Both are refused by name."""
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(FileProblem, match="there is no such file") as caught:
            read_limited(path)
        assert str(path) in str(caught.value)


def test_an_unreadable_file_is_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of the system becomes one sentence that names the file."""
    path = tmp_path / "locked.json"
    path.write_bytes(b"x")

    def refuse(*_args: object, **_kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(FileProblem, match=r"locked\.json: cannot be read \(Permission denied\)"):
        read_limited(path)


def test_bad_files_are_put_aside_under_free_names(tmp_path: Path) -> None:
    """Numbers count up; nothing that was put aside before is overwritten."""
    path = tmp_path / "save.json"
    for number in (1, 2, 3):
        path.write_text(str(number))
        assert set_aside(path) == tmp_path / f"save.json.bad-{number}"
        assert not path.exists()
    assert [(tmp_path / f"save.json.bad-{n}").read_text() for n in (1, 2, 3)] == ["1", "2", "3"]
