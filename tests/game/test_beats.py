"""A move told in beats: every registered game stands still between them in positions that can be shown."""

from __future__ import annotations

import random

from game.core.match import Match
from game.core.state import fingerprint
from game.registry import GAMES
from tests.game.contract import every_case, ready, seated
from tests.games.case import Case

MOVES = 120
"""Actions of a random game whose beats are looked at."""


def _played(case: Case, seed: int) -> list[Match]:
    """A random game, as it stood after each of its first actions."""
    match = Match(ready(case), tuple(seated(case)), seed)
    dice, stands = random.Random(seed), []
    for _ in range(MOVES):
        decision = match.decision()
        if decision is None:
            break
        match.apply(dice.choice(decision.options))
        stands.append(match.fork())
    return stands


@every_case
def test_beats_tell_the_whole_move_and_end_where_it_ends(case: Case) -> None:
    for match in _played(case, 5):
        beats = match.beats()
        assert tuple(event for beat in beats for event in beat.events) == match.moments[-1].events
        assert fingerprint(beats[-1].match._state) == match.moments[-1].print
        assert beats[-1].match.decision() == match.decision()
        assert [len(beat.match.moments) for beat in beats] == [len(match.moments)] * len(beats)
        assert all(beat.events for beat in beats[:-1])


@every_case
def test_between_beats_the_table_can_be_shown_and_nobody_is_asked(case: Case) -> None:
    for match in _played(case, 6):
        for beat in match.beats()[:-1]:
            assert beat.match.decision() is None
            assert len(beat.match.scores()) == case.seats
            views = [beat.match.view(seat) for seat in range(-1, case.seats)]
            assert len(views) == case.seats + 1


def test_every_game_stands_still_somewhere() -> None:
    """No registered game jumps from choice to choice: each has moves of several beats."""
    without = {game.id for game in GAMES.values() if not _has_stops(game.id, game.seat_counts[0])}
    assert without == set()


def _has_stops(game: str, seats: int) -> bool:
    return any(len(match.beats()) > 1 for match in _played(Case(game, seats), 7))
