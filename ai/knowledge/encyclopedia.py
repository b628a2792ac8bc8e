"""What a choice in Encyclopedia is worth: the seat's worth when its turn is brought to a sensible end."""

from __future__ import annotations

from typing import Any

from ai.knowledge.encyclopedia_plan import finish
from ai.knowledge.encyclopedia_prices import SPITE, USUAL
from ai.knowledge.encyclopedia_worth import worth
from game.core.rules import AnyRules
from game.core.values import Action
from game.encyclopedia.model import ACT, EXTRA, PLACE, SLOTS, TAKE, EncycAction, EncycState
from game.encyclopedia.rules import EncycRules

PAYMENT = (0.0, 1.2, 1.4, 3.0)
"""What the spaces pay, in points."""


def value(rules: AnyRules, world: Any, action: Action) -> float:
    """The worth of an option to the seat to act: points now and to be expected."""
    assert isinstance(rules, EncycRules)
    assert isinstance(world, EncycState)
    assert isinstance(action, EncycAction)
    seat = rules.to_act(world)
    kind = world.stack[-1].kind
    if kind == PLACE:
        code = world.rolled[seat * SLOTS]
        return code % 6 * PAYMENT[action.a]
    after = world.clone()
    rules.act(after, action, None)
    if kind == EXTRA and action.a >= 0:
        after.value = USUAL
    if after.stack[-1].kind != ACT:
        finish(rules, after, seat)
        return worth(rules.box, after, seat)
    return best_action(rules, after, seat) - (_paid(world, seat, action.a) if kind == TAKE else 0.0)


def best_action(rules: EncycRules, state: EncycState, seat: int) -> float:
    """The worth after the best action with the die in hand."""
    frame = state.stack[-1]
    assert frame.kind == ACT
    best = -1e9
    for option in rules.choices(state, frame):
        after = state.clone()
        rules.act(after, option, None)
        finish(rules, after, seat)
        best = max(best, worth(rules.box, after, seat))
    return best


def _paid(world: EncycState, seat: int, slot: int) -> float:
    """What taking a die gives to its owner, as far as it counts."""
    owner, space = slot // SLOTS, slot % SLOTS
    if owner == seat:
        return 0.0
    space = world.extra[owner] if space == SLOTS - 1 else space
    return SPITE * PAYMENT[space]
