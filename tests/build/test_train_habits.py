"""Training of habits: what wins is kept and written, what does not is left, and a run goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
import train_habits

NAMES = ("strong", "idle")


class Toy:
    """A table at which the first habit alone wins, by as much as it is larger, and only if it is wanted."""

    names = NAMES

    def __init__(self, wanted: float) -> None:
        self.wanted = wanted

    def margin(self, first: list[float], second: list[float], seed: int, seat: int) -> float:
        """By how much the first is nearer to what is wanted; the deal and the seat do not matter."""
        assert seed > 0
        assert seat in (0, 1)
        return 10.0 * (abs(second[0] - self.wanted) - abs(first[0] - self.wanted))


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of which nothing but two habits is known."""
    for name in ("MINDS", "WORK"):
        monkeypatch.setattr(train_habits, name, tmp_path)
    monkeypatch.setattr(train_habits, "CURVE", tmp_path / "training.md")
    monkeypatch.setattr(train_habits, "MATCH", 20)
    (tmp_path / "toy.yaml").write_text("version: 1\nrecord: none\nhabits:\n  strong: 2.0\n  idle: 0.5\n", "utf-8")
    return tmp_path


def _trained(monkeypatch: pytest.MonkeyPatch, wanted: float, steps: int) -> train_habits.Training:
    monkeypatch.setattr(train_habits, "Table", lambda _game: Toy(wanted))
    training = train_habits.Training("toy")
    for _ in range(steps):
        training.advance()
        training.save()
    return training


def test_a_generation_that_wins_is_written_with_its_version(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = _trained(monkeypatch, 4.0, train_habits.STEPS)
    assert training.kept[0] > 2.2
    text = (toy / "toy.yaml").read_text("utf-8")
    assert text.startswith("version: 2\n")
    assert f"strong: {training.kept[0]:.4f}" in text
    assert (toy / "training.md").read_text("utf-8").rstrip().endswith("| yes |")


def test_what_does_not_win_is_left(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (toy / "toy.yaml").read_text("utf-8")
    training = _trained(monkeypatch, 2.0, train_habits.STEPS)
    assert training.kept == [2.0, 0.5]
    assert (toy / "toy.yaml").read_text("utf-8") == before
    assert (toy / "training.md").read_text("utf-8").rstrip().endswith("| no |")


@pytest.mark.usefixtures("toy")
def test_a_run_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    once = _trained(monkeypatch, 4.0, 12).now
    train_habits.Training("toy").path.unlink()
    _trained(monkeypatch, 4.0, 5)
    assert _trained(monkeypatch, 4.0, 7).now == once
