"""The end (Fin de la partie): sums over the rounds, the tie-break of the last round, shared victories."""

from __future__ import annotations

import pytest

from game.core.values import Line, Score
from game.cubosaurs.result import settle
from tests.game.contract import nodes
from tests.game.cubosaurs.table import EVERY_COUNT, KINDS, cubo_rules


def total(points: int) -> Score:
    """A score of one line."""
    return Score((Line("trex", points),))


@pytest.mark.parametrize(
    ("totals", "last", "winners", "reason"),
    [
        ((5, 9, 7), (5, 0, 7), (1,), "points"),
        ((9, 9, 7), (3, 4, 7), (1,), "last_round"),
        ((9, 9, 9), (4, 3, 4), (0, 2), "shared"),
        ((-3, -3), (-1, -2), (0,), "last_round"),
        ((0, 0), (1, 1), (0, 1), "shared"),
    ],
)
def test_fin_de_la_partie(
    totals: tuple[int, ...], last: tuple[int, ...], winners: tuple[int, ...], reason: str
) -> None:
    """Most points, then the better last round, then shared."""
    found = settle(tuple(total(points) for points in totals), last)
    assert (found.winners, found.reason) == (winners, reason)


@pytest.mark.parametrize("seats", EVERY_COUNT)
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_totals_are_the_rounds_and_the_tokens(seats: int, options: dict[str, str]) -> None:
    """At the end a score is the sum of its rounds, and of the tokens in the advanced game."""
    rules = cubo_rules(seats, **options)
    for node in nodes(rules, 21):
        state = node.state
    view = rules.view(state, 0)
    outcome = rules.outcome(state)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        rounds = sum(sum(lines[seat]) for lines in view.past)
        assert score.total == rounds + view.tokens[seat] // 2
        assert {line.part for line in score.lines if line.label == "trex"} == {
            f"round{number + 1}" for number in range(rules.rounds)
        }
    best = max(score.total for score in outcome.scores)
    assert all(outcome.scores[seat].total == best for seat in outcome.winners)


def test_a_running_game_counts_the_round_as_it_stands() -> None:
    """The lines of the round grow with every card; finished rounds stay."""
    rules = cubo_rules(3)
    for node in nodes(rules, 5):
        parts = [line.part for line in rules.scores(node.state)[0].lines]
        assert sorted(set(parts)) == [f"round{number + 1}" for number in range(node.state.round + 1)]
