"""What was found out about a game lies beside its save; whatever is wrong with it, it is found out again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.messages import Difference, Measure
from game.core.record import Record, read_record
from ui.curve_file import VERSION, forget, mark_of, place, read_kept, sweep_kept, write_kept

SAVE = Path(__file__).resolve().parents[1] / "saves" / "draftosaurus-finished.json"
EFFORT = 8


@pytest.fixture
def record() -> Record:
    """A finished game."""
    return read_record(SAVE)


def _look(record: Record, number: int) -> Measure:
    """A look that can be believed."""
    seats = len(record.seats)
    shares, none = tuple(1.0 / seats for _ in range(seats)), tuple(0.0 for _ in range(seats))
    line = Difference(0, "river", 1.5, 0.2)
    return Measure(number, 0, EFFORT, shares, none, "x", none, tuple(range(seats)), "ends", (line,))


def _kept(folder: Path, record: Record) -> Path:
    save = folder / "game.json"
    write_kept(save, record, EFFORT, [_look(record, 0), _look(record, 3)])
    return save


def test_what_was_kept_is_there_again(tmp_path: Path, record: Record) -> None:
    save = _kept(tmp_path, record)
    assert read_kept(save, record, EFFORT) == (_look(record, 0), _look(record, 3))
    assert [path.name for path in tmp_path.iterdir()] == ["game.curve"]
    assert read_kept(save, record, EFFORT + 1) == ()
    forget(save)
    forget(save)
    assert read_kept(save, record, EFFORT) == ()


def test_what_is_kept_of_a_save_that_is_gone_is_swept(tmp_path: Path, record: Record) -> None:
    save = _kept(tmp_path, record)
    save.write_text("{}")
    sweep_kept(tmp_path)
    assert place(save).exists()
    save.unlink()
    sweep_kept(tmp_path)
    sweep_kept(tmp_path / "nowhere")
    assert list(tmp_path.iterdir()) == []


def test_another_course_has_nothing_of_it(tmp_path: Path, record: Record) -> None:
    """Other actions, fingerprints, figures, rules or options: none of them is the same game; another title is."""
    save = _kept(tmp_path, record)
    others: list[dict[str, Any]] = [
        {"actions": record.actions[:-1], "prints": record.prints[:-1]},
        {"prints": [*record.prints[:-1], "0" * 16]},
        {"data": "other"},
        {"rules": record.rules + 1},
        {"options": {**record.options, "x": "y"}},
    ]
    for change in others:
        assert read_kept(save, msgspec.structs.replace(record, **change), EFFORT) == ()
    assert read_kept(save, msgspec.structs.replace(record, title="Sunday"), EFFORT) != ()


@pytest.mark.parametrize("broken", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"version": 1}'])
def test_a_broken_file_is_as_good_as_none(tmp_path: Path, record: Record, broken: bytes) -> None:
    save = _kept(tmp_path, record)
    place(save).write_bytes(broken)
    assert read_kept(save, record, EFFORT) == ()
    write_kept(save, record, EFFORT, [_look(record, 5)])
    assert read_kept(save, record, EFFORT) == (_look(record, 5),)


def test_a_file_cut_off_anywhere_is_as_good_as_none(tmp_path: Path, record: Record) -> None:
    save = _kept(tmp_path, record)
    whole = place(save).read_bytes()
    for length in range(0, len(whole) - 1, 37):
        place(save).write_bytes(whole[:length])
        assert read_kept(save, record, EFFORT) == ()


@pytest.mark.parametrize(
    "odd",
    [
        {"number": -1},
        {"number": 1 << 30},
        {"seat": 9},
        {"shares": [2.0, -1.0]},
        {"shares": [1.0]},
        {"choice": [0.5, 0.5]},
        {"differences": [{"seat": 7, "line": "x", "points": 1.0, "error": 0.0}]},
    ],
)
def test_looks_that_cannot_be_are_left_out(tmp_path: Path, record: Record, odd: dict[str, Any]) -> None:
    save = _kept(tmp_path, record)
    content = json.loads(place(save).read_bytes())
    content["measures"][0] |= odd
    place(save).write_text(json.dumps(content))
    assert read_kept(save, record, EFFORT) == (_look(record, 3),)


def test_a_file_of_another_version_is_made_anew(tmp_path: Path, record: Record) -> None:
    save = _kept(tmp_path, record)
    content = json.loads(place(save).read_bytes())
    content["version"] = VERSION + 1
    place(save).write_text(json.dumps(content))
    assert read_kept(save, record, EFFORT) == ()
    assert content["mark"] == mark_of(record)


def test_a_file_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = _kept(tmp_path, record)

    def full(_handle: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        write_kept(save, record, EFFORT, [])
    assert len(read_kept(save, record, EFFORT)) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["game.curve"]
