"""What makes a position a puzzle: looks that agree, a lead in each of them, and a grade by the levels that find it."""

from __future__ import annotations

import pytest

from ai.puzzles.proof import GAP, LADDER, LOOKS, TRIES, Look, found, grade_of, judged, look, seed_of
from game.registry import GAMES, make_rules
from ui.puzzles.book import puzzles_of

ASKED = [game for game in GAMES if puzzles_of(game)]
FEWEST = 60
"""So many puzzles every game has at least."""


def test_a_clear_lead_in_every_look_makes_a_puzzle() -> None:
    proof = judged([Look("a", {"a": 0.6, "b": 0.4}), Look("a", {"a": 0.55, "b": 0.42})])
    assert proof is not None
    assert proof.answers == ("a",)
    assert proof.gap == pytest.approx(0.13)


@pytest.mark.parametrize(
    "other",
    [
        Look("b", {"a": 0.6, "b": 0.4}),
        Look("a", {"a": 0.5, "b": 0.4}),
        Look("a", {"a": 0.4, "b": 0.6}),
    ],
    ids=["another is taken", "a small lead", "another is better"],
)
def test_one_look_that_disagrees_is_enough_against_it(other: Look) -> None:
    assert judged([Look("a", {"a": 0.6, "b": 0.4}), other]) is None


def test_moves_of_practically_the_same_chance_are_all_right() -> None:
    proof = judged([Look("b", {"a": 0.61, "b": 0.6, "c": 0.4}), Look("a", {"a": 0.6, "b": 0.59, "c": 0.41})])
    assert proof is not None
    assert proof.answers == ("a", "b")


def test_what_lies_between_right_and_wrong_is_no_puzzle() -> None:
    assert judged([Look("a", {"a": 0.6, "b": 0.54, "c": 0.2})]) is None


def test_a_position_in_which_everything_is_right_is_no_puzzle() -> None:
    assert judged([Look("a", {"a": 0.6, "b": 0.59})]) is None


def test_the_grade_is_the_weakest_level_that_finds_it_as_all_above_do() -> None:
    levels = list(LADDER)
    assert grade_of(dict.fromkeys(levels, TRIES)) == 1
    assert grade_of({levels[1]: TRIES, levels[2]: 0, levels[3]: TRIES}) == 4
    assert grade_of({}) == len(levels)


@pytest.mark.parametrize("game", ASKED)
def test_what_is_shipped_is_enough_clear_and_hard(game: str) -> None:
    """As it was measured when they were found: a lead in every look, and the weakest level misses most of them."""
    puzzles = puzzles_of(game)
    assert len(puzzles) >= FEWEST
    assert all(one.lead >= 100 * GAP for one in puzzles)
    assert sum(one.found["visitor"] for one in puzzles) <= 0.3 * TRIES * len(puzzles)
    assert all(one.grade == grade_of(one.found) for one in puzzles)


def test_a_short_look_finds_the_answer_of_a_clear_puzzle() -> None:
    """The clearest of the quickest game, from what its seat knows, the same for the same seed."""
    one = max(puzzles_of(ASKED[0]), key=lambda one: one.lead)
    rules = make_rules(one.game, one.seats, one.options).rules
    state = rules.start(one.seed)
    for text in one.moves:
        rules.apply(state, rules.parse(text))
    seed = seed_of(one.seed, len(one.moves), LOOKS + 1)
    seen = look(rules, state, seed, 100, [*one.chances])
    assert seen == look(rules, state, seed, 100, [*one.chances])
    assert seen.chosen in one.answers
    assert max(seen.chances, key=lambda text: seen.chances[text]) in one.answers
    assert 0 <= found(rules, state, "visitor", one.answers, [1, 2, 3]) <= 3
