"""Worlds that agree with what a seat knows.

A seat knows its own hand, traces and Personal Objectives (the returned one too), everything open, the cards that others
took from the open discard pile, and with which deck every card came. A card that left the deck unseen since the last
rebuild is one of those that were in the discard pile then, an older one is not: so cards are dealt anew within ages.
And while somebody stands at the Journal, others know that there is something for it to publish or contribute to.
"""

from __future__ import annotations

from typing import Final

from game.core.rng import advance, below, seeded, shuffle
from game.holotype.box import Box
from game.holotype.journal import affordable, contributable, publishable
from game.holotype.model import ASK_JOURNAL, HoloState, bits

TRIES: Final = 40
"""How often hands are dealt anew until an author has something to publish; then a card is put there."""


def determinize(box: Box, state: HoloState, seat: int, seed: int) -> HoloState:
    """A world like this one in all that the seat knows, the rest dealt anew by the seed."""
    world = state.clone()
    world.rng = advance(seeded(seed))
    if state.ending:
        return world
    others = [other for other in range(box.seats) if other != seat]
    _deal_specimens(world, others)
    if state.stack[-1].kind == ASK_JOURNAL and state.stack[-1].seat != seat:
        _see_to_author(box, world, others, state.stack[-1].seat)
    _deal_traces(world, others)
    _deal_personals(world, seat)
    return world


def _deal_specimens(world: HoloState, others: list[int]) -> None:
    """Deal the deck and the hidden cards of other hands anew, age by age; the deck is of the last age."""
    hidden = [world.hands[other] & ~world.known[other] for other in others]
    deck = 0
    for card in world.deck:
        deck |= 1 << card
    for age in world.ages:
        _deal_age(world, others, hidden, age, deck & age)


def _see_to_author(box: Box, world: HoloState, others: list[int], author: int) -> None:
    """Deal until the seat at the Journal has something to publish or contribute to."""
    for _ in range(TRIES):
        if contributable(box, world, author) or publishable(box, world, author):
            return
        _deal_specimens(world, others)
    if not publishable(box, world, author):
        _hand_over(box, world, others, author)


def _hand_over(box: Box, world: HoloState, others: list[int], author: int) -> None:
    """Exchange a hidden card of the author for one of the same age that it can publish."""
    known = world.known[author]
    elsewhere = sum(1 << card for card in world.deck)
    for other in others:
        if other != author:
            elsewhere |= world.hands[other] & ~world.known[other]
    for age in world.ages:
        mine, wanted = world.hands[author] & ~known & age, elsewhere & age & affordable(box, world, author)
        if mine and wanted:
            _swap(world, author, _any(world, mine), _any(world, wanted))
            return


def _any(world: HoloState, mask: int) -> int:
    """A card of a mask by chance."""
    cards = bits(mask)
    world.rng = advance(world.rng)
    return cards[below(world.rng, len(cards))]


def _swap(world: HoloState, author: int, card: int, wanted: int) -> None:
    """Exchange a card of the author's for one in the deck or in another hand."""
    both = 1 << card | 1 << wanted
    if wanted in world.deck:
        world.deck[world.deck.index(wanted)] = card
    else:
        holder = next(seat for seat, hand in enumerate(world.hands) if hand >> wanted & 1)
        world.hands[holder] ^= both
    world.hands[author] ^= both


def _deal_age(world: HoloState, others: list[int], hidden: list[int], age: int, deck: int) -> None:
    """Deal the hidden cards of one age anew to those who hold some."""
    pool_mask = deck
    for mask in hidden:
        pool_mask |= mask & age
    if not pool_mask:
        return
    pool = bits(pool_mask)
    world.rng = shuffle(pool, world.rng)
    for other, mask in zip(others, hidden, strict=True):
        count = (mask & age).bit_count()
        dealt = 0
        for _ in range(count):
            dealt |= 1 << pool.pop()
        world.hands[other] = world.hands[other] & ~(mask & age) | dealt
    if deck:
        world.deck = pool


def _deal_traces(world: HoloState, others: list[int]) -> None:
    """Deal the Trace Fossils of the deck and of other hands anew."""
    pool_mask = 0
    for trace in world.trace_deck:
        pool_mask |= 1 << trace
    for other in others:
        pool_mask |= world.trace_hands[other]
    pool = bits(pool_mask)
    world.rng = shuffle(pool, world.rng)
    for other in others:
        dealt = 0
        for _ in range(world.trace_hands[other].bit_count()):
            dealt |= 1 << pool.pop()
        world.trace_hands[other] = dealt
    world.trace_deck = pool


def _deal_personals(world: HoloState, seat: int) -> None:
    """Deal the Personal Objectives of others, kept and returned, and the rest of their deck anew."""
    if not world.personals:
        return
    slots = [slot for slot in range(len(world.personals)) if slot // 2 != seat]
    pool = sorted(world.personals[slot] for slot in slots)
    world.rng = shuffle(pool, world.rng)
    for slot, card in zip(slots, pool, strict=True):
        world.personals[slot] = card
