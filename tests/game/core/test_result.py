"""Who has won, whatever the game: points, then what settles a tie, then shared."""

from __future__ import annotations

import pytest

from game.core.result import outcome_of
from game.core.values import Line, Score


@pytest.mark.parametrize(
    ("points", "ties", "winners", "reason"),
    [
        ((3, 5, 4), (9, 0, 9), (1,), "points"),
        ((5, 5, 4), (1, 2, 9), (1,), "most_cards"),
        ((5, 5, 5), (2, 1, 2), (0, 2), "shared"),
        ((0, 0), (-3, -1), (1,), "most_cards"),
    ],
)
def test_winners(points: tuple[int, ...], ties: tuple[int, ...], winners: tuple[int, ...], reason: str) -> None:
    """What settles ties counts only among those with most points."""
    scores = tuple(Score((Line("all", count),)) for count in points)
    found = outcome_of(scores, ties, "most_cards")
    assert (found.scores, found.winners, found.reason) == (scores, winners, reason)
