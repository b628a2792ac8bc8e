"""What could not be written stays owed: it is tried again, marked on the table, and nobody leaves without a word."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import cast

import pygame
import pytest

from game.core.record import read_record
from tests.ui.play import Player, Players
from ui import settings as store
from ui.scenes.pause import PauseScene
from ui.scenes.unsaved import ElsewhereScene, UnsavedScene


class Disk:
    """A disk that can be full, or on which another program holds files."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A disk with room."""
        self.trouble: OSError | None = None
        self.refused: list[Path] = []
        self.replace = os.replace
        monkeypatch.setattr(os, "replace", self._replace)

    def _replace(self, old: str, new: Path) -> None:
        if self.trouble is not None:
            self.refused.append(new)
            raise self.trouble
        self.replace(old, new)


FULL = OSError(errno.ENOSPC, "No space left on device")
LOCKED = PermissionError(errno.EACCES, "Permission denied")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """A disk with room that can be filled."""
    return Disk(monkeypatch)


def _play(player: Player, moves: int) -> None:
    """Play so many actions more, and let what is owed be told."""
    player.play_on(moves)
    player.pilot.steps(3)


def _begun(players: Players) -> Player:
    """A player at a table of which three actions are saved."""
    player = players()
    player.start(1, 2)
    _play(player, 3)
    return player


def _saved(home: Path) -> int:
    """How many actions lie on the disk."""
    (path,) = (home / "saves").glob("*.json")
    return len(read_record(path).actions)


@pytest.mark.parametrize("trouble", [FULL, LOCKED])
def test_a_failed_save_is_tried_again_by_itself(players: Players, tmp_path: Path, disk: Disk, trouble: OSError) -> None:
    """The mark stands as long as moves are owed; when there is room again, they are written without another move."""
    player = _begun(players)
    before = _saved(tmp_path)
    disk.trouble = trouble
    _play(player, 6)
    assert "not_saved" in player.pilot.names()
    player.pilot.draw()
    assert player.pilot.overflows == []
    assert _saved(tmp_path) == before
    disk.trouble = None
    player.pilot.steps(32, 0.1)
    player.table.session.autosave.flush()
    player.pilot.steps(3)
    assert "not_saved" not in player.pilot.names()
    assert _saved(tmp_path) == player.moves()


def test_pauses_between_tries_grow(players: Players, disk: Disk) -> None:
    """In two minutes without room a handful of tries is made, not one a second."""
    player = players()
    player.start(1, 2)
    disk.trouble = FULL
    _play(player, 3)
    tries = len(disk.refused)
    for _ in range(1200):
        player.pilot.app.owed.update(0.1)
        player.table.session.autosave.flush()
    assert 4 <= len(disk.refused) - tries <= 8


def test_leaving_writes_what_is_owed(players: Players, tmp_path: Path, disk: Disk) -> None:
    """Room comes back just before the person leaves: nothing is asked, nothing is lost."""
    player = players()
    player.start(1, 2)
    _play(player, 3)
    disk.trouble = FULL
    _play(player, 6)
    moves = player.moves()
    disk.trouble = None
    player.pilot.click("menu")
    player.pilot.click("save")
    assert player.pilot.top == "HomeScene"
    assert _saved(tmp_path) == moves


@pytest.mark.parametrize("way", ["save", "quit", "close"])
def test_leaving_asks_while_something_is_owed(players: Players, tmp_path: Path, disk: Disk, way: str) -> None:
    """By the menu or by closing the window: stay, try again in vain, then with room, and the game is whole."""
    player = players()
    player.start(1, 2)
    disk.trouble = FULL
    _play(player, 4)
    moves, pilot = player.moves(), player.pilot

    def leave() -> None:
        if way == "close":
            pilot.send(pygame.QUIT)
        else:
            pilot.click("menu")
            assert "no room left on the disk" in cast(PauseScene, pilot.scene).words[1]
            pilot.click(way)

    leave()
    assert isinstance(pilot.scene, UnsavedScene)
    assert "no room left on the disk" in pilot.scene.words[1]
    pilot.draw()
    assert pilot.overflows == []
    pilot.send(pygame.QUIT)
    assert sum(isinstance(scene, UnsavedScene) for scene in pilot.app.scenes) == 1
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == "TableScene"
    leave()
    pilot.click("again")
    assert isinstance(pilot.scene, UnsavedScene)
    disk.trouble = None
    pilot.click("again")
    assert pilot.top == "HomeScene" if way == "save" else not pilot.app.running
    assert _saved(tmp_path) == moves


def test_a_game_can_be_saved_elsewhere(players: Players, tmp_path: Path) -> None:
    """The folder of saves is gone: the game goes into a folder that the person names, after one that cannot be."""
    player = players(lang="fr")
    player.start(1, 2)
    (tmp_path / "saves").rmdir()
    (tmp_path / "saves").write_text("in the way", encoding="utf-8")
    _play(player, 4)
    moves = player.moves()
    player.pilot.click("menu")
    player.pilot.click("save")
    player.pilot.click("elsewhere")
    scene = player.pilot.scene
    assert isinstance(scene, ElsewhereScene)
    player.pilot.draw()
    for folder in ("nowhere", "", "~nobody-at-all/games", str(tmp_path / "saves")):
        scene.value = folder
        player.pilot.click("write")
        assert player.pilot.scene is scene
        assert scene.problem
    scene.value = str(tmp_path / "stick")
    player.pilot.click("write")
    assert player.pilot.top == "HomeScene"
    (path,) = (tmp_path / "stick").glob("*.json")
    assert len(read_record(path).actions) == moves
    assert player.pilot.overflows == []


def test_leaving_all_the_same_loses_only_what_is_owed(players: Players, tmp_path: Path, disk: Disk) -> None:
    """The file on the disk stays as it was, and another game can begin."""
    player = _begun(players)
    before = _saved(tmp_path)
    disk.trouble = FULL
    _play(player, 3)
    player.pilot.click("menu")
    player.pilot.click("save")
    player.pilot.click("leave")
    assert player.pilot.top == "HomeScene"
    assert _saved(tmp_path) == before
    disk.trouble = None
    player.start(2, 0, game="cubosaurs")
    assert "not_saved" not in player.pilot.names()


def test_settings_and_setups_are_owed_too(players: Players, tmp_path: Path, disk: Disk) -> None:
    """Both are written later by themselves; quitting before that asks. A click on the notice only puts it away."""
    player = players()
    app = player.pilot.app
    disk.trouble = LOCKED
    app.set_language("fr")
    player.routes.setup("holotype")
    player.pilot.steps(2)
    while player.pilot.top == "SetupScene":
        player.pilot.click("start")
    assert set(app.owed.reasons()) == {"settings", "setups"}
    player.pilot.send(pygame.QUIT)
    assert isinstance(player.pilot.scene, UnsavedScene)
    player.pilot.draw()
    assert "elsewhere" not in player.pilot.names()
    player.pilot.press(pygame.K_ESCAPE)
    disk.trouble = None
    player.pilot.steps(32, 0.1)
    assert app.owed.reasons() == {}
    assert store.load(tmp_path / "settings.json")[0].language == "fr"
    assert list(json.loads((tmp_path / "setups.json").read_text(encoding="utf-8"))) == ["holotype"]
    player.pilot.send(pygame.QUIT)
    assert not app.running
