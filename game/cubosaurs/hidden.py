"""Worlds that agree with what a seat knows.

Hidden are the deck, the cards set aside unseen, and those cards of the hand that the seat has not held. Of these
something is known nevertheless: whoever refused a hand added a type that was not in it, unless the tile of the
forbidden type was bought; that may add any type, and only tells that the hand had a type of its buyer's. The tiles
hide nothing: those that lie neither in the market nor before a seat are known, and they are shuffled before the next
is turned up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rng import advance, below, seeded
from game.cubosaurs.cards import Deck
from game.cubosaurs.model import FORBIDDEN, CuboState, licence
from game.cubosaurs.view import knows

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules


Demand = tuple[int, int, bool]
"""How many cards of the hand it is about, a mask of kinds, and whether a type of them is among those cards."""


def determinize(rules: CuboRules, state: CuboState, seat: int, seed: int) -> CuboState:
    """Deal the cards of the hand that the seat has not seen anew; deck and set-aside cards lie in no order."""
    world = state.clone()
    world.rng = advance(seeded(seed))
    unseen = [place for place, seen in enumerate(state.seen) if not knows(seen, seat)]
    world.pool = sorted(world.pool + [state.hand[place] for place in unseen])
    if unseen:
        demands = _demands(rules.deck, state)
        while not _deal(rules.deck, world, unseen, demands):
            pass
        world.barred = rules.deck.mask_of(world.hand)
    return world


def _demands(deck: Deck, state: CuboState) -> list[Demand]:
    """What is known of the hand: by every card added to it, and by the tile that is about to add one."""
    demands: list[Demand] = []
    for place, seen in enumerate(state.seen):
        if seen < 0:
            kinds = licence(seen) or deck.family[state.hand[place]]
            demands.append((place, kinds, bool(kinds & deck.mask_of(state.hand[:place]))))
    if state.stack[-1].kind == FORBIDDEN:
        demands.append((len(state.hand), state.held[state.stack[-1].seat], True))
    return demands


def _deal(deck: Deck, world: CuboState, unseen: list[int], demands: list[Demand]) -> bool:
    """Deal unseen places of the hand from the pool; False, with the pool as it was, if that cannot have been."""
    rng = world.rng
    pool = world.pool[:]
    for place in unseen:
        rng = advance(rng)
        world.hand[place] = pool.pop(below(rng, len(pool)))
    world.rng = rng
    for place, kinds, present in demands:
        if present != bool(kinds & deck.mask_of(world.hand[:place])):
            return False
    world.pool = pool
    return True
