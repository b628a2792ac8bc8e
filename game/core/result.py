"""Who has won: by points, then by what settles a tie."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.values import Outcome, Score


def outcome_of(scores: tuple[Score, ...], ties: Sequence[int], reason: str) -> Outcome:
    """The winners: most points, then most of what settles ties and is told as `reason`, then shared."""
    best = max(score.total for score in scores)
    leaders = [seat for seat, score in enumerate(scores) if score.total == best]
    most = max(ties[seat] for seat in leaders)
    winners = tuple(seat for seat in leaders if ties[seat] == most)
    why = "points" if len(leaders) == 1 else reason if len(winners) == 1 else "shared"
    return Outcome(scores, winners, why)
