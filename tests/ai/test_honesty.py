"""Honesty: whatever a seat cannot know may be dealt anew, and a bot decides the same."""

from __future__ import annotations

import pytest

from ai.catalog import make_bot
from game.core.state import fingerprint
from game.registry import GAMES
from tests.ai.worlds import choice, game_positions

SEARCH = "curator#8"


def _decides_the_same(name: str, game_id: str, seats: int, seed: int, step: int) -> int:
    """Compare the decisions in a position and in a scrambled one; the result is how many were compared."""
    bot, compared = make_bot(name, game_id), 0
    for number, (rules, state) in enumerate(game_positions(game_id, seats, seed, step)):
        other = rules.determinize(state, rules.to_act(state), 1000 + number)
        assert choice(bot, rules, state, number) == choice(bot, rules, other, number)
        compared += 1
    return compared


STEPS = {"draftosaurus": 4, "cubosaurs": 11, "holotype": 90, "encyclopedia": 40}
"""Every how many decisions of a random game are compared."""


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", ["greedy", SEARCH, "student:spoiler#5"])
def test_a_scrambled_world_changes_no_decision(game_id: str, name: str) -> None:
    assert _decides_the_same(name, game_id, 3, 7, STEPS.get(game_id, 20)) >= 5


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_a_scrambled_world_changes_no_decision_in_hundreds_of_positions(game_id: str, seed: int) -> None:
    counts = GAMES[game_id].seat_counts
    seats = max(2, counts[seed % len(counts)])
    assert _decides_the_same("curator#40", game_id, seats, seed, max(1, STEPS.get(game_id, 20) // 8)) >= 20


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hundred_thousand_worlds_agree_with_what_the_seat_sees(game_id: str, seats: int) -> None:
    positions = list(game_positions(game_id, seats, 5, STEPS.get(game_id, 20) // 2))
    for number in range(50_000):
        rules, state = positions[number % len(positions)]
        seat = rules.to_act(state)
        world = rules.determinize(state, seat, number)
        assert rules.to_act(world) == seat
        assert rules.options(world) == rules.options(state)
        if number % 10 == 0:
            rules.check(world)
            assert rules.view(world, seat) == rules.view(state, seat)
            again = rules.determinize(world, seat, ~number)
            assert fingerprint(again) == fingerprint(rules.determinize(state, seat, ~number))
