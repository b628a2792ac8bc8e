"""Whose eyes a replay is seen through, and what nobody may see."""

from __future__ import annotations

import pygame
import pytest

from game.core.values import SPECTATOR
from game.registry import GAMES
from tests.ui.play import Players
from tests.ui.replaying import look_back, played, replay_of, shows_what_all_may_see, stands, watch_stages
from ui.table.board import LogLine
from ui.table.replay import ReplayTable


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_seen_through_any_eyes(players: Players, game: str) -> None:
    """As every seat saw it, and with all hands open; the log tells as much as these eyes saw."""
    player = players(pace="instant")
    replay = replay_of(player, game)
    replay.jump(replay.film.total // 2)
    seen = set()
    for _ in replay.ways:
        then, eyes = replay.source.match.at(replay.count), replay.eyes
        assert replay.view == (then.open_view(eyes.focus) if eyes.all_open else then.view(eyes.seat))
        stands(replay)
        player.pilot.draw()
        seen.add(eyes)
        player.pilot.press(pygame.K_v)
    assert seen == set(replay.ways)
    assert len(seen) == len(replay.source.match.seats) + 1
    assert player.pilot.overflows == []


@pytest.mark.parametrize("game", GAMES)
def test_with_all_hands_open_the_table_turns_to_any_seat(players: Players, game: str) -> None:
    """A click on a name or its key shows that side with its own hand; V goes on to the next eyes."""
    player = players(pace="instant")
    replay = replay_of(player, game, count=12)
    while not replay.eyes.all_open:
        player.pilot.press(pygame.K_v)
    player.pilot.click("panel.1.header")
    assert (replay.focus, replay.large) == (1, None)
    assert replay.view == replay.source.match.at(12).open_view(1)
    player.pilot.press(pygame.K_F2)
    assert replay.focus == 2 % len(replay.source.match.seats)
    player.pilot.draw()
    player.pilot.press(pygame.K_v)
    assert [replay.eyes.all_open] == [False]
    assert player.pilot.overflows == []


@pytest.mark.parametrize("game", GAMES)
def test_with_several_persons_a_running_game_keeps_its_secrets(players: Players, game: str) -> None:
    """At every moment, however it is reached, views, sentences and names are those that everybody may see."""
    player = players(pace="instant")
    table = played(player, game, 2, 0, moves=40)
    assert table.session.decision is not None
    replay = look_back(player, 0)
    assert len(replay.ways) == 1
    public = {line.text for line in _public(replay)}
    for count in range(replay.film.total + 1):
        replay.jump(count) if count % 2 else replay._show_until(count)
        then = replay.source.match.at(count)
        assert replay.view == then.view(SPECTATOR)
        assert replay.shown is replay.session.match
        names = set(replay.board.names)
        replay.board.arrange(then.view(SPECTATOR), replay.plan, replay.focus)
        assert names == set(replay.board.names), "a place is named after what nobody may see"
        assert {entry.line.text for entry in replay.log.entries} <= public
    player.pilot.press(pygame.K_v)
    assert replay.viewer == SPECTATOR
    assert not replay.possible()["branch"]
    assert not replay.possible()["again"]


def _public(replay: ReplayTable) -> list[LogLine]:
    """The lines of the whole game that everybody may read."""
    match = replay.source.match
    told = [match.opening, *(moment.events for moment in match.moments)]
    return [line for events in told for line in replay.board.log_lines([one.redacted(SPECTATOR) for one in events])]


@pytest.mark.parametrize("game", GAMES)
def test_the_motion_of_a_running_game_shows_nothing_hidden(
    players: Players, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frame by frame the view stays everybody's, or is one without what is in the air, made of what everybody sees."""
    player = players(pace="fast")
    played(player, game, 2, 0, moves=24)
    replay = look_back(player, 0)
    replay.jump(replay.film.total // 2)
    lifted, told = watch_stages(replay, monkeypatch)
    for _ in range(4):
        player.pilot.press(pygame.K_RIGHT)
        for _ in range(400):
            shows_what_all_may_see(replay, lifted)
            if not replay.motion.busy:
                break
            player.pilot.steps(1)
    assert told


def test_one_person_sees_a_running_game_as_they_saw_it(players: Players) -> None:
    player = players(pace="instant")
    table = played(player, "draftosaurus", 1, 2, moves=20)
    replay = look_back(player, 7)
    assert [eyes.seat for eyes in replay.ways] == [0]
    assert replay.view == table.session.match.at(7).view(0)
