"""Honours that every game has, and what is kept of all of them."""

from __future__ import annotations

import pytest

from ai.levels import RUNGS
from game.core.honours import COMMON, LADDER, Finished, marks_of
from game.core.record import Seat
from game.core.values import Line, Outcome, Score
from game.registry import GAMES, make_rules

OWN = {honour.id: honour for honour in COMMON}


def table(*totals: int, winners: tuple[int, ...] = (0,), ranks: tuple[int, ...] = ()) -> Finished:
    """A game with these totals."""
    scores = tuple(Score((Line("points", total),)) for total in totals)
    return Finished(None, None, Outcome(scores, winners, "points"), [Seat(str(n)) for n in range(len(totals))], ranks)


@pytest.mark.parametrize(
    ("name", "won", "missed"),
    [
        ("together", table(9, 9, winners=(0, 1)), table(9, 8)),
        ("by_one", table(9, 8, 1), table(9, 7, 1)),
        ("by_one", table(9, 8), table(9, 9)),
        ("summit", table(9, 8, ranks=(0, LADDER)), table(9, 8, ranks=(0, LADDER - 1))),
        ("summit", table(9, 8, ranks=(0, LADDER)), table(8, 9, winners=(1,), ranks=(0, LADDER))),
        ("ladder", table(9, 8, ranks=(0, 2)), table(9, 8, ranks=(0, 0))),
    ],
)
def test_what_every_game_has(name: str, won: Finished, missed: Finished) -> None:
    """A shared place, a point, the best bot, every bot."""
    assert OWN[name].marks(won, 0)
    assert not OWN[name].marks(missed, 0)


def test_the_ladder_has_a_rung_for_every_level() -> None:
    """And several can be made in one game."""
    assert len(RUNGS) == LADDER
    assert OWN["ladder"].marks(table(9, 8, 7, ranks=(0, 1, 3)), 0) == ["ladder:1", "ladder:3"]
    assert len(OWN["ladder"].needed) == LADDER


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_some_of_its_own(game_id: str) -> None:
    """Each under a name of its own, and all of them can be looked for in a game that has only begun."""
    honours = GAMES[game_id].honours
    assert len(COMMON) < len(honours) <= 16
    assert len({honour.id for honour in honours}) == len(honours)
    rules = make_rules(game_id, GAMES[game_id].seat_counts[0]).rules
    state = rules.start(1)
    seats = [Seat(str(n)) for n in range(rules.seats)]
    told = marks_of(honours, Finished(rules, state, Outcome(rules.scores(state), (1,), "points"), seats), 0)
    assert set(told) <= {mark for honour in honours for mark in honour.needed}
