"""Worlds in which what a seat cannot know is another: made by hand, without the engine's own re-dealing."""

from __future__ import annotations

from typing import Any

from game.core.rng import advance
from game.core.rules import AnyRules
from game.cubosaurs.model import CuboState
from game.draftosaurus.model import KINDS, PICK, DraftState
from game.encyclopedia.model import EncycState
from game.holotype.model import HoloState


def scrambled(rules: AnyRules, state: Any, seat: int) -> Any:
    """The position with another order of all decks, other hidden hands, no sealed picks and other chances to come."""
    world = rules.clone(state)
    world.rng = advance(advance(world.rng))
    if isinstance(world, DraftState):
        _draftosaurus(world, rules.seats, seat)
    elif isinstance(world, CuboState):
        world.pool = world.pool[::-1]
    elif isinstance(world, HoloState):
        _holotype(world, seat)
    elif isinstance(world, EncycState):
        world.animal_deck = world.animal_deck[::-1]
        world.expert_deck = world.expert_deck[::-1]
        world.round_tokens = world.round_tokens[: world.round] + world.round_tokens[world.round :][::-1]
    return world


def _draftosaurus(world: DraftState, seats: int, seat: int) -> None:
    """Exchange dinosaurs between the bag and the hands that never were the seat's; forget what others have picked."""
    if world.stack[-1].kind != PICK:
        return
    for other in range(seats):
        held = (other - seat) % seats <= world.turn
        if other != seat:
            world.picks[other] = world.boxed[other] = -1
            world.stack = [frame for frame in world.stack if frame.seat != other]
        if held:
            continue
        at = other * KINDS
        out = next((kind for kind in range(KINDS) if world.hands[at + kind]), -1)
        come = next((kind for kind in range(KINDS) if kind != out and world.bag[kind]), -1)
        if min(out, come) >= 0:
            world.hands[at + out] -= 1
            world.hands[at + come] += 1
            world.bag[out] += 1
            world.bag[come] -= 1


def _holotype(world: HoloState, seat: int) -> None:
    """Turn the decks round, exchange hidden cards of others with those of the same age, mix their objectives."""
    others = [other for other in range(len(world.hands)) if other != seat]
    world.deck = world.deck[::-1]
    world.trace_deck = world.trace_deck[::-1]
    for other in others:
        _exchange(world, other)
        trace = world.trace_hands[other]
        if trace and world.trace_deck:
            out = trace.bit_length() - 1
            world.trace_hands[other] ^= 1 << out | 1 << world.trace_deck[0]
            world.trace_deck[0] = out
    slots = [slot for slot in range(len(world.personals)) if slot // 2 != seat]
    cards = [world.personals[slot] for slot in slots]
    for slot, card in zip(slots, reversed(cards), strict=True):
        world.personals[slot] = card


def _exchange(world: HoloState, other: int) -> None:
    """Exchange one hidden card of another seat's hand for the first one of the deck that is of the same age."""
    hidden = world.hands[other] & ~world.known[other]
    for place, card in enumerate(world.deck):
        for age in world.ages:
            mine = hidden & age
            if age >> card & 1 and mine:
                out = mine.bit_length() - 1
                world.hands[other] ^= 1 << out | 1 << card
                world.deck[place] = out
                return
