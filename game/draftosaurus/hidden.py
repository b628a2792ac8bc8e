"""Who knows which hand, and worlds that agree with what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rng import advance, seeded, shuffle
from game.draftosaurus.model import KINDS, MOVE, DraftState

if TYPE_CHECKING:
    from game.draftosaurus.rules import DraftRules


def knows_hand(seats: int, turn: int, seat: int, other: int) -> bool:
    """Whether a seat has held that hand: its own, and those it has passed on this round.

    What left such a hand since was placed or put back openly, so that the rest is still known.
    """
    return seat >= 0 and (other - seat) % seats <= turn


def determinize(rules: DraftRules, state: DraftState, seat: int, seed: int) -> DraftState:
    """Deal the bag and the hands that the seat has not held anew; ask for unseen picks again."""
    world = state.clone()
    world.rng = advance(seeded(seed))
    if not state.stack or state.stack[-1].kind == MOVE:
        return world
    unknown = [other for other in range(rules.seats) if not knows_hand(rules.seats, state.turn, seat, other)]
    pool = [kind for kind in range(KINDS) for _ in range(_unknown_count(state, unknown, kind))]
    world.rng = shuffle(pool, world.rng)
    for other in unknown:
        dealt = [pool.pop() for _ in range(sum(state.hands[other * KINDS : other * KINDS + KINDS]))]
        world.hands[other * KINDS : other * KINDS + KINDS] = [dealt.count(kind) for kind in range(KINDS)]
    world.bag = [pool.count(kind) for kind in range(KINDS)]
    _unseal(rules, world, seat)
    return world


def _unknown_count(state: DraftState, unknown: list[int], kind: int) -> int:
    return state.bag[kind] + sum(state.hands[other * KINDS + kind] for other in unknown)


def _unseal(rules: DraftRules, world: DraftState, seat: int) -> None:
    """Forget the sealed picks of others: they are asked again after the seat, in seat order."""
    own = [frame for frame in world.stack if frame.seat == seat]
    others = [frame for frame in rules.pick_frames if frame.seat != seat]
    for other in range(rules.seats):
        if other != seat:
            world.picks[other] = world.boxed[other] = -1
    world.stack = others + own
