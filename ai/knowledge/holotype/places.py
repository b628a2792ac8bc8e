"""What a location of Holotype promises to a worker: expeditions, draws, publications, trades."""

from __future__ import annotations

from typing import Final

from ai.knowledge.holotype.outlook import Cubes, Outlook
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

PUBLISH: Final = 1.2
"""What a publication is worth beyond its points: it hastens the end for those who are not ready."""

BACK_HOME: Final = 0.55
"""What it is worth to have a worker back, beyond the research."""

BUMPED: Final = 0.3
"""What it costs to send a worker of another seat home."""

PER_TURN: Final = 0.3
"""What a turn until its publication takes from the worth of a card."""

DRAWS: Final = 3
"""How many draws of Specimens are looked at."""


def at_location(outlook: Outlook, location: int, senior: bool) -> float:
    """What a location promises to a senior worker or to a Field Assistant."""
    key = location * 2 + senior
    found = outlook.places.get(key)
    if found is None:
        found = outlook.places[key] = _promised(outlook, location, senior)
    return found


def _promised(outlook: Outlook, location: int, senior: bool) -> float:
    if location == FIELD:
        return _expedition(outlook, senior)
    if location == LIBRARY:
        extra = 1 if outlook.world.tiles[outlook.seat] & TILE_LIBRARY else 0
        return outlook.with_more(3, float(outlook.box.library[senior] + extra))
    if location == LAB:
        return _lab(outlook, senior)
    if location == JOURNAL:
        cards = bits(publishable(outlook.box, outlook.world, outlook.seat))
        best = max((published(outlook, card) for card in cards), default=-10.0)
        return max(best, outlook.contribution())
    if senior and MUSEUM * 2 in outlook.places:
        return outlook.places[MUSEUM * 2]
    return max(_best_change(outlook), 0.0) + _visit(outlook) - 0.1


def pushed(outlook: Outlook, location: int, worker: int) -> float:
    """What it brings to take a space there from whoever stands on it: the best of those that may be bumped."""
    best = -1.0
    for space in outlook.box.spaces_of[location]:
        code = outlook.world.spaces[space]
        if code < 0:
            return 0.0
        if RANKS[code] <= 3 - worker:
            best = max(best, bumped(outlook, code))
    return best


def bumped(outlook: Outlook, code: int) -> float:
    """What it brings to send a worker home: an own one is back for nothing, others are glad of it."""
    rank = 1.0 if code % 3 == 0 else 0.7
    return BACK_HOME * rank if code // 3 == outlook.seat else -BUMPED * rank


def _expedition(outlook: Outlook, senior: bool) -> float:
    """The mean over what may be drawn; of two cards the better one is used."""
    box = outlook.box
    counts = [0, 0, 0]
    for card in outlook.world.field or box.every_dig:
        cube = box.dig_cube[card]
        if cube >= 0:
            counts[cube] += 1
    change = [outlook.with_more(cube, _mean_find(outlook, cube)) for cube in range(3)]
    every = max(1, counts[0] + counts[1] + counts[2])
    total = reached = seen = 0.0
    for cube in sorted(range(3), key=lambda cube: -change[cube]):
        seen += counts[cube] / every
        missed = max(0.0, 1.0 - seen)
        chance = 1.0 - (missed * missed if box.field_draw[senior] > 1 else missed)
        total += (chance - reached) * change[cube]
        reached = chance
    return total + 0.25


def _mean_find(outlook: Outlook, cube: int) -> float:
    """How many fossils an expedition of a period brings on average."""
    box = outlook.box
    dice = digs = 0
    for card in box.every_dig:
        if box.dig_cube[card] == cube:
            dice += box.dig_dice[card]
            digs += 1
    return dice / max(1, digs) * mean_face(outlook, cube) + extra_find(outlook)


def extra_find(outlook: Outlook) -> float:
    """The fossil that the milestone adds to an expedition."""
    return 1.0 if outlook.world.tiles[outlook.seat] & TILE_FIELD else 0.0


def mean_face(outlook: Outlook, cube: int) -> float:
    """How many fossils a die of a period brings on average."""
    lent = 0.7 if outlook.world.museum[cube] else 0.0
    total = 0.0
    for face in outlook.box.faces[cube]:
        total += face or lent
    return total / len(outlook.box.faces[cube])


def _lab(outlook: Outlook, senior: bool) -> float:
    """The best of drawing, taking from the pile and discarding."""
    more = 1 if outlook.world.tiles[outlook.seat] & TILE_LAB else 0
    best = draw(outlook, outlook.box.lab_draw[senior] + more)
    return max(best, from_pile(outlook), rid_of_worst(outlook))


def draw(outlook: Outlook, count: int) -> float:
    """The mean over some draws from the world's deck, after the worst card is discarded again."""
    deck = outlook.world.deck or outlook.world.discard
    total, draws = 0.0, 0
    for at in range(0, min(len(deck), DRAWS * count), count):
        hand = outlook.hand
        for card in deck[at : at + count]:
            hand |= 1 << card
        hand &= ~(1 << worst(outlook, hand))
        if outlook.world.tiles[outlook.seat] & TILE_LAB and hand.bit_count() > 4:
            hand &= ~(1 << worst(outlook, hand))
        total += outlook.worth(hand, outlook.cubes) - outlook.now
        draws += 1
    return total / draws if draws else 0.0


def worst(outlook: Outlook, hand: int) -> int:
    """The card of a hand that promises least, for what it takes to publish it."""
    found, least = -1, 1e9
    for card in bits(hand):
        promise = outlook.gain(card) - PER_TURN * outlook.turns(card, outlook.cubes)
        if promise < least:
            found, least = card, promise
    return found


def from_pile(outlook: Outlook) -> float:
    """What the top of the pile is worth, with the milestone its best card."""
    pile = outlook.world.discard
    if not pile:
        return 0.0
    best = pile[-1]
    if outlook.world.tiles[outlook.seat] & TILE_DISCARD:
        most = -1e9
        for card in pile:
            promise = outlook.gain(card) - PER_TURN * outlook.turns(card, outlook.cubes)
            if promise > most:
                best, most = card, promise
    return outlook.worth(outlook.hand | 1 << best, outlook.cubes) - outlook.now


def rid_of_worst(outlook: Outlook) -> float:
    """What it brings to discard alone."""
    return without(outlook, worst(outlook, outlook.hand)) if outlook.hand else 0.0


def without(outlook: Outlook, card: int) -> float:
    """What it brings to discard that card."""
    return outlook.worth(outlook.hand & ~(1 << card), outlook.cubes) - outlook.now


def published(outlook: Outlook, card: int) -> float:
    """The points of a publication, what stays in hand after it, and the end that it may bring."""
    rest = outlook.worth(outlook.hand & ~(1 << card), outlook.paid(card, outlook.cubes))
    total = PUBLISH + outlook.gain(card) + rest - outlook.now
    if outlook.world.track + 1 >= outlook.box.end:
        total += outlook.closing(outlook.sure(card))
    return total


def _visit(outlook: Outlook) -> float:
    """What the milestone brings for a visit to the Museum, with or without a trade."""
    if not outlook.world.tiles[outlook.seat] & TILE_MUSEUM:
        return 0.0
    return max(outlook.with_more(cube, 1.0) for cube in range(4))


def _best_change(outlook: Outlook) -> float:
    """The best single trade or exchange."""
    box, museum = outlook.box, outlook.world.museum
    held = outlook.world.fossils[outlook.seat * 3 : outlook.seat * 3 + 3]
    best = -1.0
    for cube in range(3):
        if held[cube] >= box.exchange[cube]:
            best = max(best, exchanged(outlook, cube))
        if held[cube] >= box.trade[cube]:
            for other in range(3):
                if cube != other and museum[other]:
                    best = max(best, traded(outlook, cube, other))
    return best


def traded(outlook: Outlook, cube: int, other: int) -> float:
    """What it brings to trade one kind of fossils for another."""
    box = outlook.box
    taken = min(box.trade[other], outlook.world.museum[other])
    return _changed(outlook, cube, box.trade[cube], other, taken)


def exchanged(outlook: Outlook, cube: int) -> float:
    """What it brings to exchange fossils for research."""
    return _changed(outlook, cube, outlook.box.exchange[cube], 3, outlook.box.exchanged[cube])


def _changed(outlook: Outlook, cube: int, given: int, other: int, taken: int) -> float:
    """How the worth changes with so many cubes of one kind for another."""
    values = [outlook.cubes[0], outlook.cubes[1], outlook.cubes[2], outlook.cubes[3]]
    values[cube] -= given
    values[other] += taken
    cubes: Cubes = (values[0], values[1], values[2], values[3])
    return outlook.worth(outlook.hand, cubes) - outlook.now
