"""Disks that fill up, files that others lock, and room that comes back, in any order: no move is lost in the end."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game.core.record import read_record
from game.registry import GAMES
from tests.ui.play import Player, Players, by_click, click_button
from ui.scenes.unsaved import UnsavedScene

MANY = int(os.environ.get("CABINET_DISKS", "120"))
TROUBLES = (errno.ENOSPC, errno.EACCES, errno.EIO, errno.EROFS, errno.EDQUOT)
STEPS = ((tempfile, "mkstemp"), (os, "fdopen"), (os, "fsync"), (os, "replace"))


class Disk:
    """A disk on which one step of every write can fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A disk on which everything works."""
        self.bad: tuple[str, int] | None = None
        for module, name in STEPS:
            monkeypatch.setattr(module, name, self._step(name, getattr(module, name)))

    def _step(self, name: str, act: Callable[..., Any]) -> Callable[..., Any]:
        def step(*values: Any, **named: Any) -> Any:
            if self.bad is not None and self.bad[0] == name:
                raise OSError(self.bad[1], os.strerror(self.bad[1]))
            return act(*values, **named)

        return step


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """A disk on which everything works, for now."""
    return Disk(monkeypatch)


def _answer(player: Player) -> None:
    """Do one thing that is asked, unless the game has ended."""
    if player.until_asked():
        player.answer(by_click, click_button)


def _undo(player: Player) -> None:
    """Take back the last choice where that can be done."""
    player.until_asked()
    point = player.table.session.undo_point()
    if player.pilot.scene is player.table and point is not None and player.table.mode == "play":
        player.table.history.rewind(point, False)


def _wander(player: Player, disk: Disk, dice: Random) -> None:
    """Play, undo, wait and come to the edge of leaving, while the disk has its moods."""
    for _ in range(dice.randrange(6, 14)):
        if dice.random() < 0.4:
            step, code = dice.choice(STEPS)[1], dice.choice(TROUBLES)
            disk.bad = (step, code) if dice.random() < 0.7 else None
        kind = dice.randrange(6)
        if kind == 0:
            _undo(player)
        elif kind == 1:
            player.pilot.steps(dice.choice((3, 30)), 0.1)
        elif kind == 2:
            player.pilot.send(pygame.QUIT) if disk.bad is not None and player.moves() else None
            if isinstance(player.pilot.app.scene, UnsavedScene):
                player.pilot.click(dice.choice(("again", "stay")))
                player.pilot.press(pygame.K_ESCAPE) if isinstance(player.pilot.app.scene, UnsavedScene) else None
        if not player.pilot.app.running:
            return
        _answer(player)


def _once(players: Players, disk: Disk, game: str, seed: int) -> None:
    """One game on such a disk; with room at the end, the file has every move."""
    player, dice, saves = players(seed), Random(seed), players.home / "saves"
    disk.bad = None
    for old in saves.glob("*.json"):
        old.unlink()
    table = player.start(1, 1, game=game)
    _wander(player, disk, dice)
    actions = [moment.action.text for moment in table.session.match.moments]
    disk.bad = None
    table.doors.home()
    kept = [read_record(path).actions for path in saves.glob("*.json")]
    assert kept == ([actions] if actions else []), (game, seed)
    assert [path.name for path in saves.iterdir() if path.suffix != ".json"] == [], (game, seed)
    players.made.remove(player)
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_room_comes_back_and_nothing_is_lost(players: Players, disk: Disk, game: str) -> None:
    """One sequence of moods for every game."""
    _once(players, disk, game, 3)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_many_moods_of_a_disk(players: Players, disk: Disk, game: str) -> None:
    """The whole campaign."""
    for seed in range(MANY // len(GAMES)):
        _once(players, disk, game, 100 + seed)
