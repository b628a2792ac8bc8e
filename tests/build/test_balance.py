"""The program that measures how fair games are by place in the turn order."""

from __future__ import annotations

import pytest
from balance import Tally, measured, play

from ai.catalog import make_bot
from game.core.values import Line, Outcome, Score
from game.registry import GAMES, make_rules


def ended(points: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(tuple(Score((Line("all", value),)) for value in points), winners, "points")


def test_places_are_counted_from_the_first_player_and_shared_wins_are_parted() -> None:
    tally = Tally(3)
    tally.add(1, ended((5, 9, 2), (1,)), [])
    tally.add(2, ended((7, 1, 7), (0, 2)), [])
    assert tally.wins == [1.5, 0.5, 0.0]
    assert tally.points == [16.0, 9.0, 6.0]
    assert tally.off() == pytest.approx(100 * (0.75 - 1 / 3))
    assert tally.lines() == ["3 seats, 2 games: 75.0 : 25.0 : 0.0 %, off by 41.7; points 8.0 : 4.5 : 3.0"]


def test_an_owner_counts_once_a_game() -> None:
    tally = Tally(2)
    tally.add(0, ended((3, 1), (0,)), [("draw", 0), ("draw", 0), ("eggs", 1)])
    assert tally.owners == {"draw": [1.0], "eggs": [0.0]}
    assert [line.split()[0] for line in tally.lines()[1:]] == ["draw", "eggs"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_games_come_out_again(game: str) -> None:
    seats = GAMES[game].seat_counts[0]
    tally = measured(game, seats, 2, "random")
    assert sum(tally.wins) == pytest.approx(2.0)
    assert tally == measured(game, seats, 2, "random")


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_the_first_player_is_the_one_whom_the_opening_names(seed: int) -> None:
    """In Encyclopedia the last player drafts first, so that who is asked first is not the first player."""
    rules = make_rules("encyclopedia", 3, {"rounds": "4"}).rules
    first, *_ = play(rules, make_bot("random", "encyclopedia"), seed, "")
    assert rules.to_act(rules.start(seed)) == (first + 2) % 3


def test_owners_are_found_in_events() -> None:
    rules = make_rules("holotype", 2, {"track": "6"}).rules
    first, outcome, owned = play(rules, make_bot("random", "holotype"), 3, "kept.objective")
    assert first in (0, 1)
    assert len(outcome.scores) == 2
    assert sorted(seat for _, seat in owned) == [0, 1]
