"""Honesty: whatever a seat cannot know may be dealt anew, and a bot decides the same."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ai.catalog import make_bot
from game.core.state import fingerprint
from game.registry import GAMES
from tests.ai.scramble import scrambled
from tests.ai.worlds import choice, game_positions
from tests.game.contract import seen
from tests.games import SUBJECTS

SEARCH = "curator#8"

VARIANTS = [(subject.game, options) for subject in SUBJECTS.values() for options in subject.hiding]
"""The games that are compared, with options that hide other things."""


def _decides_the_same(
    name: str, game_id: str, seats: int, seed: int, step: int, options: Mapping[str, str] | None = None
) -> int:
    """Compare the decisions in a position and in scrambled ones; the result is how many positions were compared."""
    bot, compared = make_bot(name, game_id), 0
    for number, (rules, state) in enumerate(game_positions(game_id, seats, seed, step, options)):
        seat = rules.to_act(state)
        decided = choice(bot, rules, state, number)
        for other in (rules.determinize(state, seat, 1000 + number), scrambled(rules, state, seat)):
            assert choice(bot, rules, other, number) == decided
        compared += 1
    return compared


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", ["greedy", SEARCH, "student:spoiler#5"])
def test_a_scrambled_world_changes_no_decision(game_id: str, name: str) -> None:
    assert _decides_the_same(name, game_id, 3, 7, SUBJECTS[game_id].step) >= 5


@pytest.mark.parametrize(("game_id", "options"), [variant for variant in VARIANTS if variant[1]])
def test_nor_does_it_in_variants(game_id: str, options: Mapping[str, str]) -> None:
    assert _decides_the_same(SEARCH, game_id, 3, 8, 2 * SUBJECTS[game_id].step, options) >= 3


@pytest.mark.parametrize(("game_id", "options"), VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_of_a_scrambled_position_are_those_of_the_position(
    game_id: str, options: Mapping[str, str], seats: int
) -> None:
    """What a bot is handed depends on nothing that its seat cannot know; the scrambling is not the engine's own."""
    changed = compared = 0
    for rules, state in game_positions(game_id, seats, 3, max(1, SUBJECTS[game_id].step // 8), options):
        seat = rules.to_act(state)
        other = scrambled(rules, state, seat)
        assert fingerprint(rules.determinize(other, seat, 5)) == fingerprint(rules.determinize(state, seat, 5))
        other.rng = state.rng
        changed += fingerprint(other) != fingerprint(state)
        compared += 1
    assert compared >= 10
    assert changed * 2 > compared


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_a_scrambled_world_changes_no_decision_in_hundreds_of_positions(game_id: str, seed: int) -> None:
    counts = GAMES[game_id].seat_counts
    seats = max(2, counts[seed % len(counts)])
    assert _decides_the_same("curator#40", game_id, seats, seed, max(1, SUBJECTS[game_id].step // 8)) >= 20


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hundred_thousand_worlds_agree_with_what_the_seat_sees(game_id: str, seats: int) -> None:
    positions = list(game_positions(game_id, seats, 5, SUBJECTS[game_id].step // 2))
    for number in range(50_000):
        rules, state = positions[number % len(positions)]
        seat = rules.to_act(state)
        world = rules.determinize(state, seat, number)
        assert rules.to_act(world) == seat
        assert rules.options(world) == rules.options(state)
        rules.check(world)
        assert seen(rules.view(world, seat)) == seen(rules.view(state, seat))
        again = rules.determinize(world, seat, ~number)
        assert fingerprint(again) == fingerprint(rules.determinize(state, seat, ~number))
