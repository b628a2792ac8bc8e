"""Scores of a running or finished game, the preview of a choice, and who has won.

The tie-break counts published animals; an Automa has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.result import outcome_of
from game.core.values import Action, Outcome, Score
from game.encyclopedia.box import Box
from game.encyclopedia.model import CHAIRS, EXPERTS_AT, LANDS, SHELF, WIDTH, EncycAction, EncycState
from game.encyclopedia.scoring import score_automa, score_player

if TYPE_CHECKING:
    from game.encyclopedia.rules import EncycRules


def scores(box: Box, state: EncycState) -> tuple[Score, ...]:
    """Everyone's score as if the game ended now."""
    return tuple(score_of(box, state, seat) for seat in range(box.seats))


def score_of(box: Box, state: EncycState, seat: int) -> Score:
    """One seat's score as if the game ended now."""
    goods = state.goods[seat * WIDTH : seat * WIDTH + WIDTH]
    shelf = state.shelf[seat * SHELF : seat * SHELF + SHELF]
    if box.automa[seat]:
        card = box.figures.automas.scorings[box.scoring[seat]]
        return score_automa(card, goods, studied(box, state, seat), shelf[EXPERTS_AT : EXPERTS_AT + LANDS])
    active = [expert for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS] if expert >= 0]
    return score_player(box, goods, shelf, active)


def studied(box: Box, state: EncycState, seat: int) -> list[int]:
    """How many animals a seat has before it, by continent."""
    counts = [0] * LANDS
    for animal in state.study[seat]:
        counts[box.continent[animal]] += 1
    return counts


def preview(rules: EncycRules, state: EncycState, action: Action) -> Score:
    """The acting seat's score with this option carried out and nothing that follows by itself."""
    assert isinstance(action, EncycAction)
    seat = rules.to_act(state)
    after = state.clone()
    rules.act(after, action, None)
    return score_of(rules.box, after, seat)


def outcome(box: Box, state: EncycState) -> Outcome | None:
    """The result, or None while something is owed."""
    if state.stack:
        return None
    return settle(scores(box, state), [len(row) for row in state.published])


def settle(scores: tuple[Score, ...], published: Sequence[int]) -> Outcome:
    """The winners: most points, then most animals published, then shared."""
    return outcome_of(scores, published, "most_published")
