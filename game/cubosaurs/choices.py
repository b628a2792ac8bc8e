"""What a seat is asked in a game of Cubosaurs: the options of every question, and what its answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.core.values import Action, Event, Frame
from game.cubosaurs import effects, turn
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

Ask = Callable[["CuboRules", CuboState, Frame], list[Action]]
Respond = Callable[["CuboRules", CuboState, Frame, CuboAction, "list[Event] | None"], None]

ASKS: Final[dict[str, Ask]] = {
    TURN: turn.turn_options,
    FORBIDDEN: turn.forbidden_options,
    DESTROY: effects.destroy_options,
    DESTROY_OTHER: effects.theirs_options,
    STEAL: effects.theirs_options,
    GIVE: effects.give_options,
    GIVE_TO: effects.give_to_options,
    SWAP: effects.theirs_options,
    SWAP_OWN: effects.give_options,
    TOKEN: effects.token_options,
}
"""The options of every question."""

ANSWERS: Final[dict[str, Respond]] = {
    TURN: turn.turn_step,
    FORBIDDEN: turn.turn_step,
    DESTROY: effects.destroy_own,
    DESTROY_OTHER: effects.destroy_other,
    STEAL: effects.steal,
    GIVE: effects.give,
    GIVE_TO: effects.give_to,
    SWAP: effects.swap,
    SWAP_OWN: effects.swap_own,
    TOKEN: effects.take_token,
}
"""What an answer to every question brings about; the frame has been taken off the stack."""

ANSWERED_BY: Final[dict[str, tuple[str, ...]]] = {
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
