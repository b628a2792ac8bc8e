"""Kills at exact points of a write: the next copy opens the game as it was before or after it, and tidies up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from game.core.paths import ROOT
from tests.reliability.writer import POINTS

MANY = int(os.environ.get("CABINET_KILLS", "500"))


def _run(home: Path, point: str, writes: int) -> list[list[str]]:
    """What a copy said until it was killed."""
    env = os.environ | {"PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "tests.reliability.writer", str(home), point, str(writes)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=env, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    return [line.split() for line in done.stdout.splitlines()]


def _chain(home: Path, points: Iterable[str], seed: int) -> None:
    """Kill one copy after the other; every next one finds all that was saved, and nothing else lying about."""
    dice, expected = Random(seed), {0}
    for number, point in enumerate(points):
        writes = dice.randrange(1, 4)
        said = _run(home, point, writes)
        assert int(said[0][1]) in expected, (number, point, said)
        assert said[0][2:] == [], (number, point, said)
        last = int(said[-1][1])
        written = point in ("replaced", "done")
        expected = {last} if point == "done" else {last + 1, last - 1, last} if written else {last}


def test_a_share_of_kills(tmp_path: Path) -> None:
    """An empty part, half of one, a whole one, a new file, and at last a copy that finds all of it in order."""
    _chain(tmp_path, ("made", "half", "synced", "replaced", "before"), 1)


@pytest.mark.soak
def test_many_kills(tmp_path: Path) -> None:
    """The whole campaign: games that are killed again and again, a new one after every forty kills."""
    for number in range(0, MANY, 40):
        home = tmp_path / str(number)
        home.mkdir()
        _chain(home, (*POINTS * 5, "before"), number)
