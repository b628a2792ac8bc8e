"""What a choice in Encyclopedia is worth: the seat's worth when its turn is brought to a sensible end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ai.knowledge.encyclopedia.habits import HABITS
from ai.knowledge.encyclopedia.plan import AT_LAST, finish, worth_after
from ai.knowledge.encyclopedia.prices import USUAL
from ai.knowledge.encyclopedia.worth import worth as seat_worth
from game.encyclopedia.model import (
    ACADEMY,
    ACT,
    AGAIN,
    BANK_PLACE,
    CHANGE,
    GO,
    LANDS,
    LAST,
    PARTNERS,
    PICK_DIE,
    PLACE,
    REFERENCE,
    SLOTS,
    TAKE,
    UNIVERSITY,
    UNIVERSITY_PLACE,
    USE,
    EncycAction,
    EncycState,
)
from game.encyclopedia.rules import EncycRules

PAYMENT: Final[tuple[float, ...]] = (0.0, 1.2, 1.4, 3.0)
"""What the spaces pay, in points."""

NEEDED: Final = 0.3
"""By so many points coins for a seal must make an action better, or they were not needed."""

IDLE: Final = 30.0
"""So many points behind all others lies what nobody does."""

EARLY: Final = (TAKE, UNIVERSITY, ACADEMY, REFERENCE, PARTNERS)
"""What is asked before an expert could bring more than later."""

ANYHOW: Final = (BANK_PLACE, UNIVERSITY_PLACE)
"""The places that bring the same whatever a die's value is."""


def worth(rules: EncycRules, world: EncycState, options: Sequence[EncycAction]) -> list[float]:
    """What each option is worth to the seat to act: points now and to be expected.

    An expert brings as much once the die is taken and the card chosen as before, so nobody uses one first; a seal can
    become coins at any time, so nobody changes one before an action needs them.
    """
    seat, kind = rules.to_act(world), world.stack[-1].kind
    known: dict[int, float] = {}
    result: list[float] = []
    for option in options:
        if kind == PLACE:
            result.append(world.rolled[seat * SLOTS] % 6 * PAYMENT[option.space])
        elif kind == LAST:
            result.append(rules.preview(world, option).total + (AT_LAST if option.kind == USE else 0.0))
        elif kind in EARLY and option.kind == USE:
            result.append(-math.inf)
        else:
            paid = _paid(world, seat, option) if option.kind == PICK_DIE else 0.0
            result.append(_outcome(rules, world, seat, option, known) - paid)
    return _without_idle(options, result)


def _without_idle(options: Sequence[EncycAction], worths: list[float]) -> list[float]:
    """The worths, where what leads to nothing better lies far behind all others."""
    others = [value for option, value in zip(options, worths, strict=True) if option.kind != CHANGE]
    best, least = max(others, default=0.0), min((value for value in others if value > -math.inf), default=0.0)
    idle = least - IDLE
    return [
        idle if value == -math.inf or (option.kind == CHANGE and value < best + NEEDED) else value
        for option, value in zip(options, worths, strict=True)
    ]


def _outcome(rules: EncycRules, world: EncycState, seat: int, option: EncycAction, known: dict[int, float]) -> float:
    """The worth of the seat when an option was taken and brought to a sensible end."""
    after = world.clone()
    rules.act(after, option, None)
    if option.kind == AGAIN:
        after.value = USUAL
    if after.stack[-1].kind == ACT:
        return best_action(rules, after, seat, known)
    finish(rules, after, seat)
    return seat_worth(rules.box, after, seat)


def best_action(rules: EncycRules, state: EncycState, seat: int, known: dict[int, float]) -> float:
    """The worth after the best action with the die in hand; `known` is what places bring by colour, whatever its value.

    That is noted as a gain upon the worth before, which is not the same with every die.
    """
    now = seat_worth(rules.box, state, seat)
    best = -1e9
    for option in rules.choices(state, state.stack[-1]):
        anyhow = option.place * LANDS + state.colour if option.kind == GO and option.place in ANYHOW else -1
        if anyhow in known:
            best = max(best, now + known[anyhow])
            continue
        value = worth_after(rules, state, seat, option)
        best = max(best, value)
        if anyhow >= 0:
            known[anyhow] = value - now
    return best


def _paid(world: EncycState, seat: int, option: EncycAction) -> float:
    """What taking a die gives to its owner, as far as it counts."""
    if option.owner == seat:
        return 0.0
    space = world.extra[option.owner] if option.slot == SLOTS - 1 else option.slot
    return HABITS.spite * PAYMENT[space]
