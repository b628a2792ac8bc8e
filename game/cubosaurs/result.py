"""Scores of a running or finished game, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.result import outcome_of
from game.core.values import Line, Outcome, Score
from game.cubosaurs.model import CuboState
from game.cubosaurs.scoring import LABELS, Holding, holding, labelled, lines

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules


def width(rules: CuboRules) -> int:
    """How many lines a round has."""
    return len(LABELS) + len(rules.bonuses)


def holdings(rules: CuboRules, counts: Sequence[int], tiles: Sequence[int]) -> list[Holding]:
    """All collections as the score reads them."""
    return [holding(rules.deck, counts, seat * rules.size, tiles[seat]) for seat in range(rules.seats)]


def round_lines(rules: CuboRules, state: CuboState) -> list[list[int]]:
    """The lines of every seat in the round as it stands."""
    held = holdings(rules, state.counts, state.tiles)
    return [lines(rules.deck, rules.bonuses, held, seat) for seat in range(rules.seats)]


def is_over(state: CuboState) -> bool:
    """Whether all rounds have been scored."""
    return not state.stack


def scores(rules: CuboRules, state: CuboState) -> tuple[Score, ...]:
    """Everyone's score as if the game ended now: finished rounds, the present one, DNA tokens."""
    present = [] if is_over(state) else round_lines(rules, state)
    return tuple(
        score_of(rules, state.past, seat, present[seat] if present else None, state.tokens[seat])
        for seat in range(rules.seats)
    )


def score_of(rules: CuboRules, past: Sequence[int], seat: int, present: list[int] | None, tokens: int) -> Score:
    """The score of a seat by its finished rounds, the lines of the present one, and its tokens."""
    rounds = past_lines(rules, past, seat)
    if present is not None:
        rounds.append(present)
    result: list[Line] = []
    for number, points in enumerate(rounds, 1):
        result += labelled(points, rules.bonuses, f"round{number}")
    if rules.advanced:
        result.append(Line("dna", tokens // rules.tokens_per_point))
    return Score(tuple(result))


def past_lines(rules: CuboRules, past: Sequence[int], seat: int) -> list[list[int]]:
    """The lines of a seat in every finished round."""
    wide = width(rules)
    return [list(past[at : at + wide]) for at in range(seat * wide, len(past), rules.seats * wide)]


def outcome(rules: CuboRules, state: CuboState) -> Outcome | None:
    """The result, or None while something is owed."""
    if not is_over(state):
        return None
    last = [sum(past_lines(rules, state.past, seat)[-1]) for seat in range(rules.seats)]
    return settle(scores(rules, state), last)


def settle(scores: tuple[Score, ...], last: Sequence[int]) -> Outcome:
    """The winners: most points, then most points in the last round (without tokens), then shared."""
    return outcome_of(scores, last, "last_round")
