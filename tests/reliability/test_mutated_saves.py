"""Saves that strangers or accidents have changed: each is refused in one sentence, or can be played and drawn."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.core.match import Match
from game.core.opening import open_record
from game.core.record import SaveProblem, Seat, from_bytes, to_bytes
from game.core.rules import Ready
from game.registry import GAMES, make_rules, new_match, open_save
from tests.reliability.mutation import mutated
from tests.ui.play import Player, Players
from ui.saves_index import latest_running, list_saves
from ui.scenes.notice import Question
from ui.table.scene import TableScene

CASES = Path(__file__).parent / "cases" / "saves"
SHARE = 160
MANY = int(os.environ.get("CABINET_SAVES", "10000"))
FIRST = int(os.environ.get("CABINET_FIRST", "0"))
"""The first seed of the long campaign, which can so be run in parts."""

DRAWN = 12
MANY_DRAWN = MANY // 20
NAME = "stranger.json"


@cache
def sound() -> list[bytes]:
    """Saves of every game and of several lengths."""
    found = []
    for number, game in enumerate(GAMES.values()):
        for seats in (game.seat_counts[0], game.seat_counts[-1]):
            match, dice = new_match(game.id, _people(seats), number), Random(number)
            for _ in range(3):
                _play(match, dice, 9)
                found.append(to_bytes(match.record()))
    return found


def _people(count: int) -> list[Seat]:
    return [Seat(f"P{n}", colour=n) for n in range(count)]


def _play(match: Match, dice: Random, steps: int) -> None:
    """Play some moves by chance and look at the game as everybody does."""
    for _ in range(steps):
        decision = match.decision()
        if decision is None:
            assert match.outcome() is not None
            return
        match.apply(dice.choice(decision.options))
    for seat in range(len(match.seats)):
        match.view(seat)
        match.knowledge(seat, 1)
    match.scores()


@cache
def _ready(game: str, seats: int) -> Ready:
    return make_rules(game, seats)


def examine(content: bytes, dice: Random) -> str:
    """Open a save and play on; what is said of one that cannot be used, '' for one that can."""
    try:
        record = from_bytes(content, NAME)
        usual = record.game in GAMES and len(record.seats) in GAMES[record.game].seat_counts
        ready = _ready(record.game, len(record.seats)) if usual else None
        plain = ready is not None and dict(ready.options) == record.options
        opened = open_record(ready, record, NAME) if ready is not None and plain else open_save(record, NAME)
    except SaveProblem as error:
        said = str(error)
    else:
        said = ""
        _play(opened.match, dice, 25)
        assert from_bytes(to_bytes(opened.match.record()), NAME)
    assert not said or said.startswith(f"{NAME}: ")
    return said


def _kept(content: bytes, seed: int) -> str:
    """The name of what failed; it is written into the folder CABINET_CASES names, so that it can become a case."""
    name = f"seed-{seed}.json"
    if folder := os.environ.get("CABINET_CASES"):
        Path(folder, name).write_bytes(content)
    return name


def _campaign(count: int, first: int = 0) -> tuple[int, list[str]]:
    """How many of so many mutated saves could be played, and what failed."""
    playable, failed = 0, []
    for seed in range(first, first + count):
        dice = Random(seed)
        content = mutated(dice.choice(sound()), sound(), dice)
        try:
            playable += not examine(content, dice)
        except Exception as error:
            failed.append(f"{_kept(content, seed)}: {error!r}")
    return playable, failed


def test_a_share_of_mutated_saves() -> None:
    """None raises anything but a problem with the file's name; some can be played, most cannot."""
    playable, failed = _campaign(SHARE)
    assert failed == []
    assert 0 < playable < SHARE


@pytest.mark.soak
def test_many_mutated_saves() -> None:
    """The whole campaign."""
    playable, failed = _campaign(MANY, FIRST)
    assert failed == []
    assert 0 < playable < MANY


@pytest.mark.parametrize("path", sorted(CASES.glob("*.json")), ids=lambda path: path.stem)
def test_what_once_failed(players: Players, path: Path) -> None:
    """Every save that ever made trouble is refused or played, and is drawn either way."""
    examine(path.read_bytes(), Random(1))
    look_at(players(), path.read_bytes())


def look_at(player: Player, content: bytes) -> None:
    """Let the app list, open, draw and close a stranger's save, by every way it offers."""
    path = player.pilot.app.folders.saves / NAME
    path.write_bytes(content)
    before = path.read_bytes()
    player.pilot.app.rebuild()
    latest_running(list_saves(path.parent), GAMES)
    player.pilot.click("saves")
    player.pilot.draw()
    player.pilot.app.home()
    player.routes.resume(path)
    player.pilot.steps(2)
    player.pilot.draw()
    if isinstance(player.pilot.scene, Question):
        player.pilot.click("go_on" if "go_on" in player.pilot.names() else "ok")
    if any(isinstance(scene, TableScene) for scene in player.pilot.app.scenes):
        player.pilot.steps(40)
        player.pilot.draw()
    player.pilot.app.home()
    assert player.pilot.top == "HomeScene"
    assert path.read_bytes() == before


def _drawn(player: Player, count: int) -> list[str]:
    """What failed of so many mutated saves that the app was shown."""
    failed = []
    for seed in range(1_000_000, 1_000_000 + count):
        dice = Random(seed)
        content = mutated(dice.choice(sound()), sound(), dice)
        try:
            look_at(player, content)
        except Exception as error:
            failed.append(f"{_kept(content, seed)}: {error!r}")
            player.pilot.app.home()
    return failed


def test_a_share_of_mutated_saves_is_drawn(players: Players) -> None:
    """In one app, one after the other, from game to game."""
    assert _drawn(players(), DRAWN) == []


@pytest.mark.soak
def test_many_mutated_saves_are_drawn(players: Players) -> None:
    """The whole campaign in one app."""
    assert _drawn(players(), MANY_DRAWN) == []
