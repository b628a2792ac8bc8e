"""Scores of a running or finished game, the preview of a choice, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.result import outcome_of
from game.core.values import Action, Outcome, Score
from game.draftosaurus.board import Board
from game.draftosaurus.model import KINDS, MOVE, PICK, TREX, ZOO, DraftAction, DraftState
from game.draftosaurus.scoring import score_zoo, zoos_of

if TYPE_CHECKING:
    from game.draftosaurus.rules import DraftRules


def scores(rules: DraftRules, state: DraftState) -> tuple[Score, ...]:
    """Everyone's score as if the game ended now, over both sides where both are played."""
    return tuple(score_of(rules, state, seat, state.placed) for seat in range(rules.seats))


def score_of(rules: DraftRules, state: DraftState, seat: int, placed: Sequence[int]) -> Score:
    """One seat's score if the zoos of the present side stood as given."""
    if len(rules.boards) == 1:
        return _side(rules, rules.boards[0], placed, seat, "")
    sides = [state.past, placed] if state.part else [placed]
    return Score(
        tuple(
            line
            for board, codes in zip(rules.boards, sides, strict=False)
            for line in _side(rules, board, codes, seat, board.name).lines
        )
    )


def _side(rules: DraftRules, board: Board, placed: Sequence[int], seat: int, part: str) -> Score:
    return score_zoo(board, zoos_of(board, placed, rules.seats), seat, rules.trex_bonus, part)


def preview(rules: DraftRules, state: DraftState, action: Action) -> Score:
    """The acting seat's score now with this dinosaur placed or moved; one that goes into the box changes nothing."""
    assert isinstance(action, DraftAction)
    seat = rules.to_act(state)
    zoo = [code for code in state.placed[seat * ZOO : seat * ZOO + ZOO] if code >= 0]
    if action.kind == PICK:
        zoo.append(action.place * KINDS + action.species)
    elif action.kind == MOVE:
        species = rules.quarantined(state, seat)
        zoo.remove(rules.board(state).quarantine * KINDS + species)
        zoo.append(action.place * KINDS + species)
    placed = state.placed[:]
    placed[seat * ZOO : seat * ZOO + ZOO] = zoo + [-1] * (ZOO - len(zoo))
    return score_of(rules, state, seat, placed)


def outcome(rules: DraftRules, state: DraftState) -> Outcome | None:
    """The result, or None while something is owed."""
    if state.stack:
        return None
    return settle(scores(rules, state), [trex_count(state, seat) for seat in range(rules.seats)])


def settle(scores: tuple[Score, ...], trex: Sequence[int]) -> Outcome:
    """The winners: most points, then fewest T. rex, then shared."""
    return outcome_of(scores, [-count for count in trex], "fewest_trex")


def trex_count(state: DraftState, seat: int) -> int:
    """How many T. rex a seat's zoos hold, over both sides."""
    codes = state.placed[seat * ZOO : seat * ZOO + ZOO] + state.past[seat * ZOO : seat * ZOO + ZOO]
    return sum(code >= 0 and code % KINDS == TREX for code in codes)
