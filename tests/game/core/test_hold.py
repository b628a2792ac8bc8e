"""Holds: one at a time, gone with their process, never in the way where they cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.files import free_path, hold_free, write_atomic
from game.core.hold import HeldElsewhere, Hold, lock, sweep_marks, sweep_parts
from game.core.paths import ROOT


def test_a_file_is_held_once(tmp_path: Path) -> None:
    """A second hold is refused until the first is released, also under another way of writing the path."""
    path, marks = tmp_path / "a.json", tmp_path / "held"
    first = Hold(path, marks)
    for way in (path, tmp_path / "held" / ".." / "a.json"):
        with pytest.raises(HeldElsewhere):
            Hold(way, marks)
    Hold(tmp_path / "b.json", marks).release()
    first.release()
    first.release()
    with Hold(path, marks):
        pass
    assert list(marks.iterdir()) == []


def test_a_hold_ends_with_its_process(tmp_path: Path) -> None:
    """A killed process leaves its mark, which holds nothing; sweeping removes it."""
    code = (
        "import os, signal; from pathlib import Path; from game.core.hold import Hold\n"
        f"h = Hold(Path({str(tmp_path / 'a.json')!r}), Path({str(tmp_path / 'held')!r}))\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    assert subprocess.run([sys.executable, "-c", code], env=env, check=False).returncode < 0
    assert len(list((tmp_path / "held").iterdir())) == 1
    with Hold(tmp_path / "a.json", tmp_path / "held") as hold:
        sweep_marks(tmp_path / "held")
        assert hold.mark.exists()
    sweep_marks(tmp_path / "held")
    assert list((tmp_path / "held").iterdir()) == []


def test_where_marks_cannot_be_made_nothing_is_held(tmp_path: Path) -> None:
    """A file in the place of the folder stops nobody."""
    (tmp_path / "held").write_text("in the way", encoding="utf-8")
    with Hold(tmp_path / "a.json", tmp_path / "held"), Hold(tmp_path / "a.json", tmp_path / "held") as second:
        assert not second.mark.exists()
    sweep_marks(tmp_path / "held")
    assert (tmp_path / "held").read_text(encoding="utf-8") == "in the way"


def test_free_names_are_neither_there_nor_held(tmp_path: Path) -> None:
    """Numbers count up past files and past what another copy is about to write."""
    path, marks = tmp_path / "a.json", tmp_path / "held"
    assert free_path(path) == path
    path.write_text("{}", encoding="utf-8")
    assert free_path(path) == tmp_path / "a-2.json"
    with Hold(tmp_path / "a-2.json", marks), hold_free(path, marks) as hold:
        assert hold.path == tmp_path / "a-3.json"


def test_parts_of_dead_writes_go_and_living_ones_stay(tmp_path: Path) -> None:
    """Only halves that nobody is writing are removed, and nothing that is not ours."""
    dead, living, other = tmp_path / ".a.json.1.part", tmp_path / ".b.json.2.part", tmp_path / "c.part"
    for path in (dead, living, other):
        path.write_bytes(b"half")
    handle = os.open(living, os.O_RDWR)
    lock(handle)
    sweep_parts(tmp_path)
    assert (dead.exists(), living.exists(), other.exists()) == (False, True, True)
    os.close(handle)
    sweep_parts(tmp_path)
    assert not living.exists()
    sweep_parts(tmp_path / "nowhere")


def test_a_part_is_locked_while_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another copy that starts in the middle of a write does not take it away."""
    sync = os.fsync

    def swept(handle: int) -> None:
        sweep_parts(tmp_path)
        sync(handle)

    monkeypatch.setattr(os, "fsync", swept)
    write_atomic(tmp_path / "a.json", b"whole")
    assert (tmp_path / "a.json").read_bytes() == b"whole"
