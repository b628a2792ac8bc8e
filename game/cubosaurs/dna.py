"""DNA tokens: paid from the supply, and from an opponent of choice when that is empty.

Spent tokens go back to the supply. An opponent without tokens cannot be chosen; if no opponent has one, there is
nothing to take.
"""

from __future__ import annotations

from typing import Final

from game.core.beats import end_beat
from game.core.values import Event, but
from game.cubosaurs.model import TOKEN_FRAMES, CuboState

SUPPLY: Final = -1
"""The place of the supply where events name from whom a token comes."""


def pay(state: CuboState, owed: list[int], events: list[Event] | None) -> None:
    """Pay these seats one token each, in this order; what the supply lacks stays owed on the stack."""
    if owed and events is not None:
        end_beat(state, events)
    paid = min(len(owed), state.supply)
    state.supply -= paid
    for seat in owed[:paid]:
        state.tokens[seat] += 1
        if events is not None:
            events.append(Event("token", seat, (("from", SUPPLY),), news=0))
    for seat in reversed(owed[paid:]):
        state.stack.append(TOKEN_FRAMES[seat])


def givers(state: CuboState, seat: int) -> list[int]:
    """The opponents of a seat that have a token to take."""
    return [other for other, count in enumerate(state.tokens) if count and other != seat]


def settle(state: CuboState, seat: int, events: list[Event] | None) -> bool:
    """Take an owed token where there is no choice from whom; whether that is done with."""
    able = givers(state, seat)
    if len(able) > 1:
        return False
    if able:
        take(state, seat, able[0], 0, events)
    return True


def choose(state: CuboState, seat: int, other: int, events: list[Event] | None) -> None:
    """Take an owed token from the opponent of choice."""
    take(state, seat, other, but(seat), events)


def take(state: CuboState, seat: int, other: int, news: int, events: list[Event] | None) -> None:
    """Take a token from an opponent."""
    state.tokens[other] -= 1
    state.tokens[seat] += 1
    if events is not None:
        events.append(Event("token", seat, (("from", other),), news=news))
