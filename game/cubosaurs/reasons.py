"""Why something is not allowed: one code for each rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.values import Action, Frame
from game.cubosaurs.model import (
    BUY,
    DESTROY,
    DESTROY_OTHER,
    FORBIDDEN,
    GIVE,
    GIVE_TO,
    KEEP,
    REFUSE,
    STEAL,
    SWAP,
    SWAP_OWN,
    TOKEN,
    TURN,
    CuboAction,
    CuboState,
)

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules

ASKED: Final = {
    TURN: (KEEP, REFUSE, BUY),
    FORBIDDEN: (REFUSE,),
    DESTROY: (DESTROY,),
    DESTROY_OTHER: (DESTROY_OTHER,),
    STEAL: (STEAL,),
    GIVE: (GIVE,),
    GIVE_TO: (GIVE_TO,),
    SWAP: (SWAP,),
    SWAP_OWN: (GIVE,),
    TOKEN: (TOKEN,),
}
"""The kinds of actions that answer each question."""

REASONS: Final = (
    "unknown_action", "game_over", *(f"asked_{kind}" for kind in ASKED), "not_in_collection",
    "not_in_their_collection", "type_in_hand", "already_bought", "not_in_market", "too_few_tokens", "deck_empty",
    "no_forbidden_card", "own_collection_empty", "other_collections_empty",
    "not_an_opponent", "no_token_to_take",
)  # fmt: skip
"""Every code that a refusal can give."""


def refusal(rules: CuboRules, state: CuboState, action: Action) -> str:
    """The code of the rule that forbids an action now, '' if none does."""
    if not state.stack:
        return "game_over"
    if action in rules.options(state):
        return ""
    frame = state.stack[-1]
    if not isinstance(action, CuboAction) or action.kind not in ASKED[frame.kind]:
        return f"asked_{frame.kind}"
    if rules.actions.get(action.text) != action:
        return "unknown_action"
    if action.kind == BUY:
        return _purchase(rules, state, frame, action.tile)
    if action.other == frame.seat:
        return "not_an_opponent"
    if action.kind == TOKEN:
        return "no_token_to_take"
    owner = action.other if action.other >= 0 else frame.seat
    if not state.held[owner] >> action.card & 1:
        return "not_in_collection" if owner == frame.seat else "not_in_their_collection"
    return "type_in_hand"


def _purchase(rules: CuboRules, state: CuboState, frame: Frame, tile: int) -> str:
    """Why a tile cannot be bought."""
    if frame.args[0]:
        return "already_bought"
    if tile not in state.market:
        return "not_in_market"
    return rules.obstacle(state, frame.seat, rules.tiles[tile])
