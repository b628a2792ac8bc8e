"""Looking on at a game that another copy of the app plays: all that happens there is seen, and nothing is written."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.core.hold import Hold
from game.core.match import Match
from game.core.record import Record, Seat, read_record, write_record
from game.core.values import SPECTATOR
from game.registry import GAMES, new_match, open_match
from tests.languages import in_languages
from tests.ui.play import Player, Players
from ui.scenes.end import EndScene
from ui.scenes.home import HomeScene
from ui.scenes.sheet import RoundScene
from ui.table.status import status_text


class Elsewhere:
    """A game that another copy plays, which holds its save."""

    def __init__(self, home: Path, game: str, seats: int = 2) -> None:
        """A game of so many persons after three moves."""
        self.match = new_match(game, [Seat(f"P{n}", colour=n) for n in range(seats)], 5)
        self.chance = Random(5)
        self.path = home / "saves" / "elsewhere.json"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.hold = Hold(self.path, home / "held")
        self.play(3)

    def play(self, moves: int) -> None:
        """Make moves by chance and save them."""
        for _ in range(moves):
            decision = self.match.decision()
            if decision is None:
                break
            self.match.apply(self.chance.choice(decision.options))
        self.save()

    def undo(self, moves: int) -> None:
        """Take moves back and save."""
        self.match.rewind(len(self.match.moments) - moves)
        self.save()

    def save(self) -> None:
        """Write the game."""
        write_record(self.path, self.match.record())


def _look_on(players: Players, game: str, lang: str = "en") -> tuple[Player, Elsewhere]:
    """A player who looks on at a game that is played elsewhere."""
    player = players(lang=lang)
    there = Elsewhere(players.home, game)
    player.routes.resume(there.path)
    player.pilot.steps(2)
    player.pilot.click("look_on")
    player.pilot.steps(2)
    return player, there


def _shows(player: Player, match: Match) -> bool:
    """Whether the table shows that game as somebody does who plays no seat."""
    table = player.table
    same = [moment.print for moment in table.session.match.moments] == [moment.print for moment in match.moments]
    return same and table.viewer == SPECTATOR and table.shown is table.session.match


@pytest.mark.parametrize("game", GAMES)
def test_moves_and_undone_moves_are_followed(players: Players, game: str) -> None:
    player, there = _look_on(players, game)
    assert _shows(player, there.match)
    there.play(4)
    player.pilot.until(lambda: _shows(player, there.match))
    there.undo(2)
    player.pilot.until(lambda: _shows(player, there.match))
    there.undo(1)
    there.play(3)
    player.pilot.until(lambda: _shows(player, there.match))
    player.pilot.draw()
    assert not player.table.choices()
    assert not player.table.history.can_undo


def _at_the_end(player: Player) -> bool:
    """Whether the result is shown; sheets of rounds are put away on the way."""
    if isinstance(player.pilot.scene, RoundScene):
        player.pilot.click("continue")
    return isinstance(player.pilot.scene, EndScene)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_seen_and_nothing_is_written(players: Players, game: str) -> None:
    player, there = _look_on(players, game)
    there.play(20_000)
    before, when = there.path.read_bytes(), there.path.stat().st_mtime_ns
    player.pilot.until(lambda: _at_the_end(player), 6000)
    assert player.table.session.match.outcome() == there.match.outcome()
    player.pilot.app.home()
    assert (there.path.read_bytes(), there.path.stat().st_mtime_ns) == (before, when)
    assert [path.name for path in there.path.parent.iterdir()] == ["elsewhere.json"]


@in_languages
def test_it_says_that_one_looks_on(players: Players, lang: str) -> None:
    player, there = _look_on(players, next(iter(GAMES)), lang)
    text = player.pilot.app.text
    decision = there.match.decision()
    assert decision is not None
    assert status_text(player.table) == text("table.looking_on", name=f"P{decision.seat}")
    player.pilot.click("menu")
    assert text("pause.looking_on") in player.pilot.scene.words  # type: ignore[attr-defined]
    player.pilot.click("save")
    player.pilot.steps(2)
    assert isinstance(player.pilot.scene, HomeScene)


def _other(record: Record, **fields: object) -> Record:
    """The record of another game."""
    for name, value in fields.items():
        setattr(record, name, value)
    return record


@pytest.mark.parametrize("odd", [b"", b"{", b'{"format": 99}', None])
def test_an_odd_file_is_waited_out(players: Players, odd: bytes | None) -> None:
    """A file that is broken, of another game or gone is looked at again later; what is shown stays."""
    player, there = _look_on(players, next(iter(GAMES)))
    shown = len(there.match.moments)
    if odd is None:
        there.path.unlink()
    else:
        there.path.write_bytes(odd)
    player.pilot.steps(30, 0.1)
    assert len(player.table.session.match.moments) == shown
    write_record(there.path, _other(there.match.record(), seed=99, actions=["nonsense"], prints=["0"]))
    player.pilot.steps(30, 0.1)
    assert len(player.table.session.match.moments) == shown
    there.play(2)
    player.pilot.until(lambda: _shows(player, there.match))
    assert open_match(read_record(there.path), "elsewhere").outcome() == there.match.outcome()
