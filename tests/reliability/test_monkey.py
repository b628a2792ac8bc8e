"""Monkeys in one app that goes from game to game: nothing they do is an error, and nothing leaves them stuck."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.paths import ROOT
from game.registry import GAMES
from tests.reliability.counts import many
from tests.reliability.monkey import Monkey, let_loose
from ui.assets import Assets

LONG = 25_000
SHOWN = 5_000
"""Events of a monkey in a real window, where everything is drawn."""


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """An app whose pictures are empty, which is quicker."""
    monkeypatch.setattr(Assets, "_raster", lambda _self, _name, size: pygame.Surface(size, pygame.SRCALPHA))
    monkeypatch.setattr(Assets, "prepare", lambda _self, _name, _size, **_named: None)


@pytest.mark.usefixtures("bare")
def test_a_monkey_finds_nothing(tmp_path: Path) -> None:
    monkey = let_loose(tmp_path, 400, 2)
    assert monkey.events >= 400
    assert monkey.scenes["TableScene"] > 50
    assert not list((tmp_path / "crashes").iterdir())


@pytest.mark.soak
@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("seed", range(100, 104))
def test_many_monkeys_find_nothing(tmp_path: Path, seed: int) -> None:
    """All of them together make a hundred thousand events."""
    monkey = let_loose(tmp_path, many(LONG), seed)
    print(f"{monkey.events} events; games {dict(monkey.games)}; scenes {dict(monkey.scenes)}")
    assert set(monkey.games) == set(GAMES)


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """The environment of a real screen: the one there is, else one of its own; without any, that of no screen."""
    if os.environ.get("DISPLAY"):
        yield {"SDL_VIDEODRIVER": "x11"}
        return
    server = shutil.which("Xvfb")
    if server is None:
        yield {}
        return
    with subprocess.Popen([server, "-displayfd", "1", "-screen", "0", "2000x1200x24"], stdout=subprocess.PIPE) as xvfb:
        assert xvfb.stdout is not None
        yield {"SDL_VIDEODRIVER": "x11", "DISPLAY": f":{xvfb.stdout.readline().decode().strip()}"}
        xvfb.terminate()


@pytest.mark.soak
def test_a_monkey_at_a_window_finds_nothing(screen: dict[str, str]) -> None:
    command = [sys.executable, "-m", "tests.reliability.monkey", str(many(SHOWN)), "7", "--window"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **screen}, capture_output=True, text=True, check=False)
    print(done.stdout)
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("bare")
def test_a_monkey_does_the_same_again(tmp_path: Path) -> None:
    """What one found can be repeated by its seed."""
    twice = [Monkey(tmp_path / name, 4) for name in ("a", "b")]
    for monkey in twice:
        monkey.play(60)
        monkey.player.close()
    assert twice[0].done == twice[1].done
