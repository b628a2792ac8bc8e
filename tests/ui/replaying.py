"""Looking back in tests: opening replays, and what stands in them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.match import Match
from game.core.values import SPECTATOR, Action, Event
from game.registry import GAMES
from tests.ui.play import LIMIT, Player
from ui.table.motion import Stage
from ui.table.replay import ReplayTable
from ui.table.scene import TableScene


def top_replay(player: Player) -> ReplayTable:
    """The replay that lies on top."""
    scene = player.pilot.scene
    assert isinstance(scene, ReplayTable), f"{player.pilot.top} lies on top"
    return scene


def look_back(player: Player, count: int) -> ReplayTable:
    """The replay of the open table at the moment after `count` actions."""
    player.table.history.look_back(count)
    return top_replay(player)


def come_back(player: Player) -> None:
    """Leave the replay."""
    top_replay(player).menu()


def played(player: Player, game: str, people: int, bots: int, moves: int = LIMIT, lines: int = 0) -> TableScene:
    """A table after so many moves by chance, without asking anybody; all of them end the game, fewer never do."""
    table = player.start(people, bots, game=game)
    ahead = by_chance(table.session.match.fork(), lines)
    for action in ahead if moves == LIMIT else ahead[: min(moves, len(ahead) * 2 // 3)]:
        table.session.apply(action)
    table.viewer = table.viewer if people == 1 else SPECTATOR
    table.show()
    return table


def by_chance(match: Match, seed: int) -> list[Action]:
    """The moves of a game that is played by chance to its end."""
    chance, actions = random.Random(seed), list[Action]()
    while len(actions) < LIMIT and (decision := match.decision()) is not None:
        actions.append(chance.choice(decision.options))
        match.apply(actions[-1])
    return actions


def seats_of(game: str) -> int:
    """So many seats as there are at most, up to three."""
    return min(GAMES[game].seat_counts[-1], 3)


def replay_of(player: Player, game: str, count: int = 0, people: int = 1) -> ReplayTable:
    """The replay of a finished game."""
    played(player, game, people, seats_of(game) - people)
    return look_back(player, count)


def stands(replay: ReplayTable) -> None:
    """Everything is shown as it was at the place."""
    then = replay.source.match.at(replay.count)
    assert replay.shown.record().snapshot == then.record().snapshot
    assert replay.view == replay.view_of(then)
    assert replay.points == replay.points_of(then)
    assert not replay.interactive


def watch_stages(replay: ReplayTable, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Any], list[Stage]]:
    """Hold that what flies is made of nothing but what everybody may know; the views it lifts, and what was made."""
    lifted, told, make = list[Any](), list[Stage](), replay.board.stages

    def stages(events: list[Event], before: Any, focus: int) -> list[Stage]:
        assert events == [event.redacted(SPECTATOR) for event in events]
        assert before in (replay.shown.view(SPECTATOR), *lifted)
        made = make(events, before, focus)
        lifted.extend(view for stage in made for _, view in stage.lifts)
        told.extend(made)
        return made

    monkeypatch.setattr(replay.board, "stages", stages)
    return lifted, told


def shows_what_all_may_see(replay: ReplayTable, lifted: list[Any]) -> None:
    """The view is everybody's, or one without what is in the air."""
    assert replay.view.seat == SPECTATOR
    assert replay.view == replay.shown.view(SPECTATOR) or replay.view in lifted
