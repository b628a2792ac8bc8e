"""Why something is not allowed: one code for each rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.rules import codes
from game.core.values import Action, Frame
from game.cubosaurs import effects
from game.cubosaurs.choices import ANSWERED_BY
from game.cubosaurs.model import BUY, TOKEN, CuboAction, CuboState

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules

REASONS: Final = codes(
    ANSWERED_BY, "not_in_collection", "not_in_their_collection", "type_in_hand", "already_bought", "not_in_market",
    "too_few_tokens", "deck_empty", "no_forbidden_card", "own_collection_empty", "other_collections_empty",
    "not_an_opponent", "no_token_to_take",
)  # fmt: skip
"""Every code that a refusal can give."""


def forbidden_by(rules: CuboRules, state: CuboState, frame: Frame, action: Action) -> str:
    """The code of the rule that forbids an action of a kind that is asked."""
    assert isinstance(action, CuboAction)
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
    return effects.obstacle(rules, state, frame.seat, rules.tiles[tile])
