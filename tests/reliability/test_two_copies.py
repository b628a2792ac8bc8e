"""Two real copies of the app in one home: neither overwrites what the other has written."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.paths import ROOT
from game.core.record import read_record
from game.registry import GAMES
from ui import settings as store


class Copy:
    """Another process that runs the app."""

    def __init__(self, home: Path) -> None:
        """A copy at home in `home`, ready for orders."""
        env = os.environ | {"PYTHONPATH": str(ROOT), "CABINET_HOME": str(home)}
        command = [sys.executable, "-m", "tests.reliability.copy", str(home)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT, env=env)
        self.hear("ready")

    def hear(self, first: str = "") -> str:
        """The next line it says that begins so."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(first) and not line.startswith("pygame"):
                return line.strip()
        raise AssertionError("the copy ended")

    def order(self, words: str) -> None:
        """Tell it to do something."""
        assert self.process.stdin is not None
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()

    def do(self, words: str) -> str:
        """Let it do something; what it shows then."""
        self.order(words)
        return self.hear()

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[list[Copy]]:
    """Two copies in one home; the second is there when the first is."""
    made = [Copy(tmp_path), Copy(tmp_path)]
    yield made
    for copy in made:
        copy.kill()


def _actions(path: Path) -> int:
    return len(read_record(path).actions)


def _race(copies: list[Copy], home: Path, times: int) -> None:
    """Both change another setting again and again, at the same time."""
    orders = ("choose music 0.25", "choose scale 1.25")
    for copy, words in zip(copies, orders, strict=True):
        copy.order(f"{words} {times}")
    said = [copy.hear() for copy in copies]
    assert [line.split()[-1] for line in said] == ["0", "0"], said
    kept, problem = store.load(home / "settings.json")
    assert problem is None
    assert (kept.music, kept.scale) == (0.25, 1.25)


def _share(copies: list[Copy], home: Path, game: str) -> None:
    """One plays, the other one is told and plays a copy; a killed one's game is free at once."""
    first, second = copies
    first.do(f"start {game}")
    first.do("play 3")
    (path,) = (home / "saves").glob("*.json")
    assert second.do("open").startswith("Question")
    assert second.do("press look_on").split()[1] == str(_actions(path))
    first.do("play 1")
    assert second.do("watch").split()[1] == str(_actions(path))
    second.do("press menu")
    second.do("press save")
    assert second.do("open").startswith("Question")
    assert second.do("press copy").split()[1] == str(_actions(path))
    second.do("play 2")
    first.do("play 2")
    other = next(entry for entry in (home / "saves").glob("*.json") if entry != path)
    assert min(_actions(path), _actions(other)) >= 5
    moves = _actions(path)
    first.kill()
    second.do("press menu")
    second.do("press save")
    assert second.do("open").split()[1] == str(moves)
    second.do("play 1")
    assert _actions(path) > moves


def test_two_copies_share_a_home(copies: list[Copy], tmp_path: Path) -> None:
    """Settings at the same time, then one game of two copies."""
    _race(copies, tmp_path, 15)
    _share(copies, tmp_path, next(iter(GAMES)))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_two_copies_of_every_game(copies: list[Copy], tmp_path: Path, game: str) -> None:
    """The whole campaign."""
    for _ in range(10):
        _race(copies, tmp_path, 100)
    _share(copies, tmp_path, game)
