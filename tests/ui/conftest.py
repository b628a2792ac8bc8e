"""Every UI test runs without a screen, without sound and in a folder of its own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import msgspec
import pygame
import pytest

from game.core.record import read_record, write_record
from game.registry import GAMES
from tests.ui.pilot import Pilot
from tests.ui.play import Players, seated
from tests.ui.rasters import RASTERS
from ui import narrator
from ui.assets import Assets
from ui.cli.played import play_games
from ui.places import UserFolders


class Pilots:
    """Makes pilots whose files all lie in one temporary folder."""

    def __init__(self, home: Path) -> None:
        """Pilots at home in `home`."""
        self.home = home
        self.made: list[Pilot] = []

    def __call__(self, size: tuple[int, int] = (1280, 720), lang: str = "en", scale: float = 1.0) -> Pilot:
        """A new pilot with an empty app."""
        pilot = Pilot(self.home, size, lang, scale)
        self.made.append(pilot)
        return pilot


@pytest.fixture(autouse=True)
def rasters(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test has rasterised, the next ones need not."""
    monkeypatch.setattr(pygame.image, "load_sized_svg", RASTERS.load)


@pytest.fixture(autouse=True)
def mute(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test speaks with the voice of the system it runs on."""
    monkeypatch.setattr(narrator, "find_voice", lambda: None)


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """A maker of players in a folder of their own."""
    yield from seated(tmp_path, monkeypatch)


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Players]:
    """A maker of players with real pictures in a folder of their own; whoever was made is closed at the end."""
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))
    maker = Players(tmp_path)
    yield maker
    maker.close()


@pytest.fixture
def pilots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilots]:
    """A maker of headless pilots."""
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))
    maker = Pilots(tmp_path)
    yield maker
    for pilot in maker.made:
        pilot.close()


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """One pilot at normal pace, with real pictures."""
    monkeypatch.setenv("CABINET_HOME", str(tmp_path))
    one = Pilot(tmp_path, pace="normal")
    yield one
    one.close()


@pytest.fixture
def empty_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are made at once and show nothing, where words and places are tested."""
    monkeypatch.setattr(Assets, "_raster", lambda _self, _name, size: pygame.Surface(size, pygame.SRCALPHA))
    monkeypatch.setattr(Assets, "prepare", lambda _self, _name, _size, **_named: None)


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Saves of every game played four times, once by somebody else."""
    folder = tmp_path_factory.mktemp("played")
    paths = play_games(folder, list(GAMES), 4 * len(GAMES), quick=True)
    record = read_record(paths[0])
    seats = [msgspec.structs.replace(record.seats[0], name="Ben"), *record.seats[1:]]
    write_record(paths[0], msgspec.structs.replace(record, seats=seats))
    return folder


@pytest.fixture
def full(tmp_path: Path, played: Path) -> UserFolders:
    """The folders of somebody who has played."""
    folders = UserFolders(tmp_path)
    shutil.copytree(played, folders.saves)
    return folders
