"""What a location of Holotype promises to a worker: expeditions, draws, publications, trades."""

from __future__ import annotations

from typing import Final

from ai.knowledge.holotype.habits import HABITS
from ai.knowledge.holotype.plans import Cubes, Plans
from game.holotype.journal import publishable
from game.holotype.model import (
    FIELD,
    JOURNAL,
    LAB,
    LIBRARY,
    MUSEUM,
    TILE_DISCARD,
    TILE_FIELD,
    TILE_LAB,
    TILE_LIBRARY,
    TILE_MUSEUM,
    bits,
)
from game.holotype.turn import RANKS

DRAWS: Final = 3
"""How many draws of Specimens are looked at."""


def at_location(plans: Plans, location: int, senior: bool) -> float:
    """What a location promises to a senior worker or to a Field Assistant."""
    key = location * 2 + senior
    found = plans.places.get(key)
    if found is None:
        found = plans.places[key] = _promised(plans, location, senior)
    return found


def _promised(plans: Plans, location: int, senior: bool) -> float:
    if location == FIELD:
        return _expedition(plans, senior)
    if location == LIBRARY:
        extra = 1 if plans.world.tiles[plans.seat] & TILE_LIBRARY else 0
        return plans.with_more(3, float(plans.box.library[senior] + extra))
    if location == LAB:
        return _lab(plans, senior)
    if location == JOURNAL:
        cards = bits(publishable(plans.box, plans.world, plans.seat))
        best = max((published(plans, card) for card in cards), default=-10.0)
        return max(best, plans.contribution())
    if senior and MUSEUM * 2 in plans.places:
        return plans.places[MUSEUM * 2]
    return max(_best_change(plans), 0.0) + _visit(plans) - HABITS.museum


def pushed(plans: Plans, location: int, worker: int) -> float:
    """What it brings to take a space there from whoever stands on it: the best of those that may be bumped."""
    best = -1.0
    for space in plans.box.spaces_of[location]:
        code = plans.world.spaces[space]
        if code < 0:
            return 0.0
        if RANKS[code] <= 3 - worker:
            best = max(best, bumped(plans, code))
    return best


def bumped(plans: Plans, code: int) -> float:
    """What it brings to send a worker home: an own one is back for nothing, others are glad of it."""
    rank = 1.0 if code % 3 == 0 else 0.7
    return HABITS.back_home * rank if code // 3 == plans.seat else -HABITS.bumped * rank


def _expedition(plans: Plans, senior: bool) -> float:
    """The mean over what may be drawn; of two cards the better one is used."""
    box = plans.box
    counts = [0, 0, 0]
    for card in plans.world.field or box.every_dig:
        cube = box.dig_cube[card]
        if cube >= 0:
            counts[cube] += 1
    change = [plans.with_more(cube, _mean_find(plans, cube)) for cube in range(3)]
    every = max(1, counts[0] + counts[1] + counts[2])
    total = reached = seen = 0.0
    for cube in sorted(range(3), key=lambda cube: -change[cube]):
        seen += counts[cube] / every
        missed = max(0.0, 1.0 - seen)
        chance = 1.0 - (missed * missed if box.field_draw[senior] > 1 else missed)
        total += (chance - reached) * change[cube]
        reached = chance
    return total + HABITS.field


def _mean_find(plans: Plans, cube: int) -> float:
    """How many fossils an expedition of a period brings on average."""
    box = plans.box
    dice = digs = 0
    for card in box.every_dig:
        if box.dig_cube[card] == cube:
            dice += box.dig_dice[card]
            digs += 1
    return dice / max(1, digs) * mean_face(plans, cube) + extra_find(plans)


def extra_find(plans: Plans) -> float:
    """The fossil that the milestone adds to an expedition."""
    return 1.0 if plans.world.tiles[plans.seat] & TILE_FIELD else 0.0


def mean_face(plans: Plans, cube: int) -> float:
    """How many fossils a die of a period brings on average."""
    lent = 0.7 if plans.world.museum[cube] else 0.0
    total = 0.0
    for face in plans.box.faces[cube]:
        total += face or lent
    return total / len(plans.box.faces[cube])


def _lab(plans: Plans, senior: bool) -> float:
    """The best of drawing, taking from the pile and discarding."""
    more = 1 if plans.world.tiles[plans.seat] & TILE_LAB else 0
    best = draw(plans, plans.box.lab_draw[senior] + more)
    return max(best, from_pile(plans), rid_of_worst(plans))


def draw(plans: Plans, count: int) -> float:
    """The mean over some draws from the world's deck, after the worst card is discarded again."""
    deck = plans.world.deck or plans.world.discard
    total, draws = 0.0, 0
    for at in range(0, min(len(deck), DRAWS * count), count):
        hand = plans.hand
        for card in deck[at : at + count]:
            hand |= 1 << card
        hand &= ~(1 << worst(plans, hand))
        if plans.world.tiles[plans.seat] & TILE_LAB and hand.bit_count() > 4:
            hand &= ~(1 << worst(plans, hand))
        total += plans.worth(hand, plans.cubes) - plans.now
        draws += 1
    return total / draws if draws else 0.0


def worst(plans: Plans, hand: int) -> int:
    """The card of a hand that promises least, for what it takes to publish it."""
    found, least = -1, 1e9
    for card in bits(hand):
        promise = plans.gain(card) - HABITS.per_turn * plans.turns(card, plans.cubes)
        if promise < least:
            found, least = card, promise
    return found


def from_pile(plans: Plans) -> float:
    """What the top of the pile is worth, with the milestone its best card."""
    pile = plans.world.discard
    if not pile:
        return 0.0
    best = pile[-1]
    if plans.world.tiles[plans.seat] & TILE_DISCARD:
        most = -1e9
        for card in pile:
            promise = plans.gain(card) - HABITS.per_turn * plans.turns(card, plans.cubes)
            if promise > most:
                best, most = card, promise
    return plans.worth(plans.hand | 1 << best, plans.cubes) - plans.now


def rid_of_worst(plans: Plans) -> float:
    """What it brings to discard alone."""
    return without(plans, worst(plans, plans.hand)) if plans.hand else 0.0


def without(plans: Plans, card: int) -> float:
    """What it brings to discard that card."""
    return plans.worth(plans.hand & ~(1 << card), plans.cubes) - plans.now


def published(plans: Plans, card: int) -> float:
    """The points of a publication, what stays in hand after it, and the end that it may bring."""
    rest = plans.worth(plans.hand & ~(1 << card), plans.paid(card, plans.cubes))
    total = HABITS.publish + plans.gain(card) + rest - plans.now
    if plans.world.track + 1 >= plans.box.end:
        total += plans.closing(plans.sure(card))
    return total


def _visit(plans: Plans) -> float:
    """What the milestone brings for a visit to the Museum, with or without a trade."""
    if not plans.world.tiles[plans.seat] & TILE_MUSEUM:
        return 0.0
    return max(plans.with_more(cube, 1.0) for cube in range(4))


def _best_change(plans: Plans) -> float:
    """The best single trade or exchange."""
    box, museum = plans.box, plans.world.museum
    held = plans.world.fossils[plans.seat * 3 : plans.seat * 3 + 3]
    best = -1.0
    for cube in range(3):
        if held[cube] >= box.exchange[cube]:
            best = max(best, exchanged(plans, cube))
        if held[cube] >= box.trade[cube]:
            for other in range(3):
                if cube != other and museum[other]:
                    best = max(best, traded(plans, cube, other))
    return best


def traded(plans: Plans, cube: int, other: int) -> float:
    """What it brings to trade one kind of fossils for another."""
    box = plans.box
    taken = min(box.trade[other], plans.world.museum[other])
    return _changed(plans, cube, box.trade[cube], other, taken)


def exchanged(plans: Plans, cube: int) -> float:
    """What it brings to exchange fossils for research."""
    return _changed(plans, cube, plans.box.exchange[cube], 3, plans.box.exchanged[cube])


def _changed(plans: Plans, cube: int, given: int, other: int, taken: int) -> float:
    """How the worth changes with so many cubes of one kind for another."""
    values = [plans.cubes[0], plans.cubes[1], plans.cubes[2], plans.cubes[3]]
    values[cube] -= given
    values[other] += taken
    cubes: Cubes = (values[0], values[1], values[2], values[3])
    return plans.worth(plans.hand, cubes) - plans.now
