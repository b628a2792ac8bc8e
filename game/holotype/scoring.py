"""What a seat's cards are worth: the labelled breakdown, the preview of a choice, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.result import outcome_of
from game.core.values import Line, Outcome, Score
from game.holotype.actions import TAKE
from game.holotype.box import Box
from game.holotype.lab import searches
from game.holotype.model import HoloAction, HoloState

LABELS: Final = ("holotypes", "traces", "contributions", "personal", "unpublished")
"""The lines of a score; the Basal variant has no contributions and no personal objective."""


def score_cards(box: Box, published: int, marks: int, discs_used: int, personal: int, hand: int) -> Score:
    """The score of these cards; `personal` is the number of the objective, -1 for none."""
    cards = box.cards
    lines = [
        Line("holotypes", cards.sum_of(cards.points, published)),
        Line("traces", cards.sum_of(cards.trace_points, marks)),
    ]
    if not box.basal:
        lines.append(Line("contributions", box.contributions[discs_used - 1] if discs_used else 0))
        lines.append(Line("personal", box.personals[personal].score(published) if personal >= 0 else 0))
    lines.append(Line("unpublished", -cards.sum_of(cards.research, hand)))
    return Score(tuple(lines))


def kept(box: Box, state: HoloState, seat: int) -> int:
    """The Personal Objective that a seat has kept, -1 while it has not chosen and in the Basal variant."""
    if box.basal or any(frame.kind == "keep" and frame.seat == seat for frame in state.stack):
        return -1
    return state.personals[seat * 2]


def scores(box: Box, state: HoloState) -> tuple[Score, ...]:
    """Everyone's score as if the game ended now."""
    return tuple(score_of(box, state, seat) for seat in range(box.seats))


def score_of(box: Box, state: HoloState, seat: int) -> Score:
    """One seat's score as if the game ended now."""
    used = box.discs - state.discs[seat]
    personal = kept(box, state, seat)
    return score_cards(box, state.published[seat], state.marks[seat], used, personal, state.hands[seat])


def public_score(box: Box, state: HoloState, seat: int) -> Score:
    """The lines of a seat's score that everyone can see."""
    used = box.discs - state.discs[seat]
    lines = score_cards(box, state.published[seat], state.marks[seat], used, -1, 0).lines
    return Score(tuple(line for line in lines if line.label in ("holotypes", "traces", "contributions")))


def preview(box: Box, state: HoloState, action: HoloAction) -> Score:
    """The acting seat's score with this one step carried out; what chance would bring is left out."""
    seat = state.stack[-1].seat
    published, marks, hand = state.published[seat], state.marks[seat], state.hands[seat]
    used, personal = box.discs - state.discs[seat], kept(box, state, seat)
    if action.kind == "publish":
        published |= 1 << action.item
        hand &= ~(1 << action.item)
    elif action.kind == "discard":
        hand &= ~(1 << action.item)
    elif action.kind == "take":
        hand |= 1 << action.item
    elif action.text == TAKE.text and not searches(state, seat):
        hand |= 1 << state.discard[-1]
    elif action.kind == "contribute":
        used += 1
    elif action.kind == "keep":
        personal = action.item
    elif action.kind == "trace" and action.item >= 0:
        kinds = box.cards.trace_kind
        marks |= next(
            1 << t for t, kind in enumerate(kinds) if kind == action.item and state.trace_hands[seat] >> t & 1
        )
    return score_cards(box, published, marks, used, personal, hand)


def settle(scores: tuple[Score, ...], research: Sequence[int]) -> Outcome:
    """The winners: most points, then most research left, then shared."""
    return outcome_of(scores, research, "research")


def outcome(box: Box, state: HoloState) -> Outcome | None:
    """The result, or None while the game runs."""
    return settle(scores(box, state), state.research) if state.ending else None
