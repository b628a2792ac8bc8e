"""When settings are written: a choice at once, the size of a window once it rests or the app ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui import settings as store
from ui.keeping import STILL, Keeping
from ui.owed import Owed
from ui.settings import Settings


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings that were written, one after the other."""
    seen: list[Settings] = []
    monkeypatch.setattr(store, "save", lambda _path, settings, _changed: seen.append(settings))
    return seen


def _draw_out(keeping: Keeping) -> Settings:
    """Draw a window out to one size after the other without resting; the last settings."""
    now = Settings()
    for width in range(900, 1000):
        before, now = now, now.with_(window=(width, 600))
        assert keeping.change(before, now, wait=True) == ""
        keeping.update(STILL / 3)
    return now


def test_a_choice_is_written_at_once(written: list[Settings], tmp_path: Path) -> None:
    chosen = Settings().with_(sound=0.1)
    assert Keeping(tmp_path / "settings.json", Owed()).change(Settings(), chosen) == ""
    assert written == [chosen]


def test_a_window_is_written_once_it_rests(written: list[Settings], tmp_path: Path) -> None:
    keeping = Keeping(tmp_path / "settings.json", Owed())
    last = _draw_out(keeping)
    assert written == []
    keeping.update(STILL)
    keeping.update(STILL)
    assert written == [last]


def test_a_choice_takes_the_size_along(written: list[Settings], tmp_path: Path) -> None:
    keeping = Keeping(tmp_path / "settings.json", Owed())
    last = _draw_out(keeping)
    keeping.change(last, last.with_(sound=0.1))
    keeping.update(STILL)
    assert written == [last.with_(sound=0.1)]


def test_what_cannot_be_written_is_told_and_owed(tmp_path: Path) -> None:
    """A folder that is not there: the reason is told, and the size is written as soon as there is room."""
    path, owed = tmp_path / "gone" / "settings.json", Owed()
    (tmp_path / "gone").write_text("no folder", encoding="utf-8")
    keeping = Keeping(path, owed)
    last = _draw_out(keeping)
    assert keeping.settle()
    assert owed.reasons("settings")
    (tmp_path / "gone").unlink()
    (tmp_path / "gone").mkdir()
    owed.settle()
    assert not owed.reasons()
    assert store.load(path)[0].window == last.window
