"""The arena: fair, repeatable, the same for any number of processes."""

from __future__ import annotations

import pytest

from ai.arena import Series, Standing, play, wilson
from ai.bad_bot import BadBot
from ai.bench import measure, random_game
from game.core.rules import BadOption
from game.registry import UnknownGame, make_rules

SERIES = Series("draftosaurus", ("greedy", "random", "random"), 12, 5, {"board": "winter"})


def test_one_and_two_processes_give_the_same_result() -> None:
    assert play(SERIES, jobs=1) == play(SERIES, jobs=2)


def test_the_seed_decides_the_games() -> None:
    other = Series(SERIES.game, SERIES.bots, SERIES.games, 6, SERIES.options)
    assert play(SERIES) == play(SERIES)
    assert play(SERIES) != play(other)


def test_every_game_has_one_win_to_share_out() -> None:
    standings = play(SERIES)
    assert sum(entry.wins for entry in standings) == pytest.approx(SERIES.games)
    assert sum(entry.win_share for entry in standings) == pytest.approx(1.0)
    assert all(entry.ci95[0] <= entry.win_share <= entry.ci95[1] for entry in standings)


def test_progress_is_told_after_every_game() -> None:
    told: list[tuple[int, int]] = []
    play(SERIES, progress=lambda played, games: told.append((played, games)))
    assert told == [(number, 12) for number in range(1, 13)]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadBot):
        play(Series("draftosaurus", ("greedy", "oracle"), 1, 1))
    with pytest.raises(BadOption):
        play(Series("draftosaurus", ("greedy",), 1, 1))
    with pytest.raises(UnknownGame):
        play(Series("chess", ("greedy", "random"), 1, 1))


def test_wilson_interval_of_known_shares() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_bench_counts_something() -> None:
    speed = measure("draftosaurus", 0.02)
    assert (speed.seats, measure("draftosaurus", 0.02, 2).seats) == (4, 2)
    assert min(speed.games_per_second, speed.decisions_per_second) > 0
    assert min(speed.clones_per_second, speed.searches_per_second) > 0


def test_a_random_game_ends_or_stops_when_told() -> None:
    rules = make_rules("draftosaurus", 4).rules
    assert random_game(rules, rules.start(1), 1) == 48
    assert random_game(rules, rules.start(1), 1, 7) == 7


def automa_match(games: int) -> tuple[Standing, ...]:
    """Two bots and an Automa between them."""
    bots = ("greedy", "automa:linne/boudeuse", "random")
    return play(Series("encyclopedia", bots, games, 3, {"rounds": "4"}))


def test_automas_keep_their_seats_and_bots_rotate_over_the_others() -> None:
    standings = automa_match(2)
    assert [entry.bot for entry in standings] == ["greedy", "automa:linne/boudeuse", "random"]
    assert sum(entry.wins for entry in standings) == pytest.approx(2)
    assert standings[0].mean_score > standings[2].mean_score


def test_automas_sit_only_where_the_game_has_a_place_for_them() -> None:
    with pytest.raises(BadOption, match="no Automa for seat 1"):
        play(Series("encyclopedia", ("automa:linne/boudeuse", "greedy"), 1, 1))
    with pytest.raises(BadOption, match="no Automa for seat 2"):
        play(Series("draftosaurus", ("greedy", "automa:linne/boudeuse"), 1, 1))
    with pytest.raises(BadOption, match="cannot be 'nobody'"):
        play(Series("encyclopedia", ("greedy", "automa:nobody"), 1, 1))
