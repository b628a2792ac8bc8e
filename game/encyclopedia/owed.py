"""What may be owed when: the shapes of the stack, and that everything under way can be brought to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.invariants import require
from game.core.values import Frame
from game.encyclopedia.completion import can_complete
from game.encyclopedia.model import (
    ANIMAL,
    ANY,
    ASKED,
    AUTOMATIC,
    CEILING,
    CLEAN,
    DICE,
    DRAFT,
    EXPERT,
    EXTRA,
    FINISH,
    HIRE,
    LAST,
    NEXT,
    PARTNERS,
    PLACE,
    REFERENCE,
    REFILL,
    RESEARCH,
    ROUND,
    SLOTS,
    SPACES,
    TAKE,
    TURN,
    EncycState,
)

if TYPE_CHECKING:
    from game.encyclopedia.rules import EncycRules

_CARDS: Final = (ANIMAL, EXPERT, HIRE)
_ELSEWHERE: Final = (DRAFT, PLACE, EXTRA, LAST)
_MAIN: Final = tuple(kind for kind in ASKED if kind not in _CARDS and kind not in _ELSEWHERE)
"""Frames that ask for cards, those outside of turns, and those of a turn, of which there is one at most."""


def check_frames(rules: EncycRules, state: EncycState) -> None:
    """Every frame is one of the game's; players alone are asked for what only players choose."""
    for frame in state.stack:
        require(_is_frame(rules, frame), "the stack holds what cannot be owed")
    if state.stack:
        top = state.stack[-1]
        require(top.seat >= 0 and not rules.box.automa[top.seat], "nobody who could answer is asked")


def _is_frame(rules: EncycRules, frame: Frame) -> bool:
    if frame.seat < 0:
        return frame.seat == -1 and frame.kind in AUTOMATIC and not frame.args
    if not frame.seat < rules.seats or frame.kind not in ASKED:
        return False
    if frame.kind == HIRE:
        return len(frame.args) == 1 and 0 <= frame.args[0] < len(rules.box.experts.ids)
    return not frame.args


def check_owed(rules: EncycRules, state: EncycState) -> None:
    """What is owed fits the moment of the game and can be answered."""
    if not state.stack:
        require(state.round == rules.box.rounds, "nothing is owed before the end")
        require(not state.pending, "a card is owed at the end")
        return
    _moment(rules, state)
    _rolled(state)
    _under_way(rules, state)
    require(bool(rules.options(state)), "there is nothing to choose")


def _moment(rules: EncycRules, state: EncycState) -> None:
    """The stack is that of a set-up, of the beginning of a round, of a turn, or of the end of a round."""
    kinds = [frame.kind for frame in state.stack]
    bottom, rest = kinds[0], kinds[1:]
    no_dice = max(state.dice) < 0
    if bottom == ROUND:
        fits = rest[:1] == [REFILL] and set(rest[1:]) <= {DRAFT} and state.round == 0 and no_dice
    elif bottom == DICE:
        fits = set(rest[1:] if rest[:1] == [REFILL] else rest) <= set(_CARDS) and state.round > 0 and no_dice
    elif bottom == TURN:
        fits = set(rest) <= {PLACE} and state.round > 0
    elif bottom == NEXT:
        fits = rest[:1] == [FINISH] and _is_turn(rules, state, rest[1:]) and state.round > 0
    else:
        waiting = len([kind for kind in rest if kind == EXTRA])
        later = rest[waiting:]
        if later[:1] == [LAST] and state.round == rules.box.rounds:
            later = later[1:]
        fits = bottom == CLEAN and EXTRA not in later and no_dice and state.round > 0
        fits = fits and (set(later) <= set(_CARDS) or (later[0] == FINISH and _is_turn(rules, state, later[1:])))
    require(fits, "the stack holds what cannot be owed now")


def _is_turn(rules: EncycRules, state: EncycState, kinds: list[str]) -> bool:
    """Whether these are the frames of a turn: at most one of an action, then cards."""
    main = [kind for kind in kinds if kind not in _CARDS]
    if len(main) > 1 or not set(main) <= set(_MAIN) or (main and kinds[0] != main[0]):
        return False
    asked = {frame.seat for frame in state.stack if frame.kind in _MAIN}
    if main and (rules.box.automa[state.turn] or (main[0] != TAKE and state.value < 1)):
        return False
    return asked <= {state.turn}


def _rolled(state: EncycState) -> None:
    """Exactly the seats that are asked to place dice have some to place, and as many as there is room for."""
    placing = [frame.seat for frame in state.stack if frame.kind == PLACE]
    require(len(set(placing)) == len(placing), "a seat is asked twice for its dice")
    for seat in range(len(state.extra)):
        at = seat * SLOTS
        left = SLOTS - state.rolled[at : at + SLOTS].count(-1)
        free = state.dice[at : at + len(SPACES)].count(-1)
        require((left > 0) == (seat in placing), "rolled dice are amiss")
        shared = state.dice[at + SLOTS - 1] >= 0
        require(left == 0 or 0 <= left - free <= 1 - shared, "there are not as many spaces as rolled dice")


def _under_way(rules: EncycRules, state: EncycState) -> None:
    """Expeditions and publications under way are whole, and can be completed when their turn comes."""
    kinds = [frame.kind for frame in state.stack]
    require((RESEARCH in kinds) == (state.target >= 0), "an expedition is amiss")
    publishing = CEILING in kinds or PARTNERS in kinds
    require(publishing == (state.reference >= 0), "a publication is amiss")
    cards = [state.reference, *state.with_cards] if publishing else state.with_cards
    own = state.study[state.turn]
    require(len(set(cards)) == len(cards) and all(card in own for card in cards), "a card that takes part is amiss")
    require(not state.with_cards or PARTNERS in kinds, "cards take part in nothing")
    require(state.colour != ANY or REFERENCE in kinds, "a die has no colour")
    require(HIRE not in kinds[:-1], "an expert waits for too long")
    if RESEARCH in kinds or CEILING in kinds:
        hired = state.stack[-1].args[0] if kinds[-1] == HIRE else -1
        completable = can_complete(rules.box, state, state.turn, kinds[:-1] if hired >= 0 else kinds, hired)
        what = "an expedition" if RESEARCH in kinds else "a publication"
        require(completable, f"{what} cannot be completed")
