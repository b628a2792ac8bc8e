"""A turn: keep the hand, refuse it with a card of one's own, or buy a tile; and how a hand travels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.values import Action, Event, Frame, but
from game.cubosaurs import dna, effects
from game.cubosaurs.course import begin_turn, go_on, pass_on
from game.cubosaurs.model import (
    KEEP,
    NEXT_FRAMES,
    PUBLIC,
    REFUSE,
    TURN,
    CuboAction,
    CuboState,
    licensed,
)

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules

KEEP_ACTION: Final = CuboAction(KEEP, KEEP)


def turn_options(rules: CuboRules, state: CuboState, frame: Frame) -> list[Action]:
    """Keep, refuse with a card of a type that is not in the hand, or buy a tile whose effect can be applied."""
    seat = frame.seat
    options: list[Action] = [KEEP_ACTION]
    mask = state.held[seat] & ~state.barred
    for by_mask in rules.refusals:
        options += by_mask[mask & 255]
        mask >>= 8
    if rules.advanced and not frame.args[0] and state.tokens[seat] >= rules.cheapest:
        for number in state.market:
            if number >= 0 and not effects.obstacle(rules, state, seat, rules.tiles[number]):
                options.append(rules.buys[number])
    return options


def forbidden_options(rules: CuboRules, state: CuboState, frame: Frame) -> list[Action]:
    """Refuse with a card of any type."""
    options: list[Action] = []
    mask = state.held[frame.seat]
    for by_mask in rules.refusals:
        options += by_mask[mask & 255]
        mask >>= 8
    return options


def turn_step(rules: CuboRules, state: CuboState, frame: Frame, action: CuboAction, events: list[Event] | None) -> None:
    """Keep, buy, or refuse: a card of the collection goes to the hand, which is passed on; everyone sees which."""
    seat, card = frame.seat, action.card
    if action.kind != REFUSE:
        if action.kind == KEEP:
            _keep(rules, state, seat, events)
        else:
            effects.buy(rules, state, seat, rules.tiles[action.tile], events)
        return
    public = PUBLIC if frame.kind == TURN else licensed(state.held[seat])
    at, counts = seat * rules.size + card, state.counts
    left = counts[at] - 1
    counts[at] = left
    if not left:
        state.held[seat] ^= 1 << card
    pass_on(rules, state, seat, card, events)
    state.hand.append(card)
    state.seen.append(public)
    state.barred |= rules.deck.family[card]


def _keep(rules: CuboRules, state: CuboState, seat: int, events: list[Event] | None) -> None:
    """Lay the whole hand into the collection; the next seat begins its turn."""
    base, counts, icon = seat * rules.size, state.counts, rules.deck.icon
    held = state.held[seat]
    icons = 0
    for kind in state.hand:
        counts[base + kind] += 1
        held |= 1 << kind
        icons += icon[kind]
        if events is not None:
            events.append(Event("kept", seat, (("card", kind),), news=but(seat)))
    state.held[seat] = held
    state.hand = []
    state.seen = []
    state.barred = 0
    following = (seat - 1 if state.round & 1 else seat + 1) % rules.seats
    if icons or events is not None:
        state.stack.append(NEXT_FRAMES[following])
        dna.pay(state, [seat] * icons, events)
        go_on(rules, state, events)
    else:
        begin_turn(rules, state, following, events)
