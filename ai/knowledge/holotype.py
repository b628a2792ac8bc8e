"""What a choice in Holotype is worth: the points it brings, and how it changes the worth of the seat's plans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ai.knowledge.holotype_outlook import Outlook
from game.core.rules import AnyRules
from game.core.values import Action
from game.holotype.journal import publishable
from game.holotype.model import (
    AREAS,
    FIELD,
    FIELD_ASSISTANT,
    JOURNAL,
    LAB,
    LIBRARY,
    TILE_FIELD,
    TILE_LIBRARY,
    HoloAction,
    HoloState,
    bits,
)
from game.holotype.rules import HoloRules

PUBLISH = 1.2
"""What a publication is worth beyond its points: it hastens the end for those who are not ready."""

BACK_HOME = 0.55
"""What it is worth to have a worker back, beyond the research."""

TILE_WORTH = (1.1, 0.9, 1.5, 0.4, 0.2, 0.8)
"""The Milestone tiles by number."""


def value(rules: AnyRules, world: Any, action: Action) -> float:
    """The worth of an option to the seat to act: points now and to be expected."""
    assert isinstance(rules, HoloRules)
    assert isinstance(world, HoloState)
    assert isinstance(action, HoloAction)
    outlook = Outlook(rules, world, rules.to_act(world))
    return WORTHS[action.kind](outlook, action)


def _place(outlook: Outlook, action: HoloAction) -> float:
    """What a location promises; a senior worker is better kept where a junior one would do."""
    senior = action.item != FIELD_ASSISTANT
    return _at_location(outlook, action.to, senior) - (0.02 if senior else 0.0)


def _at_location(outlook: Outlook, location: int, senior: bool) -> float:
    if location == FIELD:
        return _expedition(outlook, senior)
    if location == LIBRARY:
        extra = 1 if outlook.world.tiles[outlook.seat] & TILE_LIBRARY else 0
        return outlook.with_more(3, float(outlook.box.library[senior] + extra))
    if location == LAB:
        return max(_draw(outlook, outlook.box.lab_draw[senior]), _from_pile(outlook), _rid_of_worst(outlook))
    if location == JOURNAL:
        cards = bits(publishable(outlook.box, outlook.world, outlook.seat))
        best = max((_published(outlook, card) for card in cards), default=0.0)
        return max(best, outlook.contribution())
    return max(_best_change(outlook), 0.0) - 0.1


def _expedition(outlook: Outlook, senior: bool) -> float:
    """The mean over what may be drawn; of two cards the better one is used."""
    box = outlook.box
    cards = [card for card in outlook.world.field if box.dig_cube[card] >= 0] or box.every_dig[:-1]
    change = [outlook.with_more(cube, _mean_find(outlook, cube)) for cube in range(3)]
    order = sorted(range(3), key=lambda cube: -change[cube])
    total = reached = seen = 0.0
    for cube in order:
        seen += sum(box.dig_cube[card] == cube for card in cards) / len(cards)
        chance = 1.0 - (1.0 - min(1.0, seen)) ** box.field_draw[senior]
        total += (chance - reached) * change[cube]
        reached = chance
    return total + 0.25


def _mean_find(outlook: Outlook, cube: int) -> float:
    """How many fossils an expedition of a period brings on average."""
    box = outlook.box
    digs = [card for card in box.every_dig if box.dig_cube[card] == cube]
    dice = sum(box.dig_dice[card] for card in digs) / len(digs)
    extra = 1.0 if outlook.world.tiles[outlook.seat] & TILE_FIELD else 0.0
    return dice * _mean_face(outlook, cube) + extra


def _mean_face(outlook: Outlook, cube: int) -> float:
    faces = outlook.box.faces[cube]
    lent = 0.7 if outlook.world.museum[cube] else 0.0
    return sum(face or lent for face in faces) / len(faces)


def _draw(outlook: Outlook, count: int) -> float:
    """The mean over some draws from the world's deck, after the worst card is discarded again."""
    deck = outlook.world.deck or outlook.world.discard
    draws = [deck[at : at + count] for at in range(0, min(len(deck), 3 * count), count)]
    if not draws:
        return 0.0
    total = 0.0
    for cards in draws:
        hand = outlook.hand
        for card in cards:
            hand |= 1 << card
        worst = min(bits(hand), key=outlook.gain)
        total += outlook.worth(hand & ~(1 << worst), outlook.cubes) - outlook.now
    return total / len(draws)


def _from_pile(outlook: Outlook) -> float:
    pile = outlook.world.discard
    return outlook.worth(outlook.hand | 1 << pile[-1], outlook.cubes) - outlook.now if pile else 0.0


def _rid_of_worst(outlook: Outlook) -> float:
    return max((_without(outlook, card) for card in bits(outlook.hand)), default=0.0)


def _without(outlook: Outlook, card: int) -> float:
    return outlook.worth(outlook.hand & ~(1 << card), outlook.cubes) - outlook.now


def _published(outlook: Outlook, card: int) -> float:
    """The points of a publication and what stays in hand after it."""
    rest = outlook.worth(outlook.hand & ~(1 << card), outlook.paid(card, outlook.cubes))
    return PUBLISH + outlook.gain(card) + rest - outlook.now


def _best_change(outlook: Outlook) -> float:
    """The best single trade or exchange."""
    box, world = outlook.box, outlook.world
    held = [outlook.cubes[cube] for cube in range(3)]
    trades = [
        _traded(outlook, cube, other)
        for cube in range(3)
        for other in range(3)
        if cube != other and held[cube] >= box.trade[cube] and world.museum[other]
    ]
    exchanges = [_exchanged(outlook, cube) for cube in range(3) if held[cube] >= box.exchange[cube]]
    return max(trades + exchanges, default=-1.0)


def _traded(outlook: Outlook, cube: int, other: int) -> float:
    values = list(outlook.cubes)
    values[cube] -= outlook.box.trade[cube]
    values[other] += min(outlook.box.trade[other], outlook.world.museum[other])
    return outlook.worth(outlook.hand, (values[0], values[1], values[2], values[3])) - outlook.now


def _exchanged(outlook: Outlook, cube: int) -> float:
    values = list(outlook.cubes)
    values[cube] -= outlook.box.exchange[cube]
    values[3] += outlook.box.exchanged[cube]
    return outlook.worth(outlook.hand, (values[0], values[1], values[2], values[3])) - outlook.now


def _retrieve(outlook: Outlook, _action: HoloAction) -> float:
    """A research cube and the workers at hand again, the Paleontologist above all."""
    at = outlook.seat * 3
    out = [worker for worker in range(3) if outlook.world.workers[at + worker] >= 0]
    return outlook.with_more(3, float(outlook.box.retrieved)) + BACK_HOME * len(out) * (1.3 if 0 in out else 0.8)


def _bump(outlook: Outlook, action: HoloAction) -> float:
    """Own workers come back for nothing; of others the weakest."""
    return 2.0 if action.item // 3 == outlook.seat else action.item % 3 * 0.1


def _lab(outlook: Outlook, action: HoloAction) -> float:
    if action.item <= 1:
        return _draw(outlook, 3 + action.item)
    return _from_pile(outlook) if action.item == 2 else _rid_of_worst(outlook)


def _take(outlook: Outlook, action: HoloAction) -> float:
    return outlook.worth(outlook.hand | 1 << action.item, outlook.cubes) - outlook.now


def _discard(outlook: Outlook, action: HoloAction) -> float:
    return _without(outlook, action.item)


def _dig(outlook: Outlook, action: HoloAction) -> float:
    """What the dice of an expedition bring on average, with its trace and its re-rolls."""
    box = outlook.box
    if action.item == box.erosion:
        return max(_at_location(outlook, place, True) for place in range(1, 5))
    cube = box.dig_cube[action.item]
    better = 0.35 * min(box.dig_rerolls[action.item], box.dig_dice[action.item])
    found = box.dig_dice[action.item] * _mean_face(outlook, cube) + better
    return outlook.with_more(cube, found) + (0.9 if box.dig_trace[action.item] else 0.0)


def _erode(outlook: Outlook, action: HoloAction) -> float:
    return _at_location(outlook, action.to, outlook.world.stack[-1].args[0] == 1)


def _reroll(outlook: Outlook, action: HoloAction) -> float:
    """How much better than the face another roll is on average."""
    cube = outlook.box.dig_cube[outlook.world.dig]
    shown = float(action.item) if action.item else (1.0 if outlook.world.museum[cube] else 0.0)
    return _mean_face(outlook, cube) - shown


def _give(outlook: Outlook, action: HoloAction) -> float:
    return outlook.with_more(action.item, -1.0)


def _publish(outlook: Outlook, action: HoloAction) -> float:
    return _published(outlook, action.item)


def _contribute(outlook: Outlook, action: HoloAction) -> float:
    area = outlook.world.globals.index(action.item) * AREAS + action.to
    free = outlook.world.met[outlook.seat] >> area & 1
    return outlook.next_step() + (0.0 if free else outlook.with_more(3, -float(outlook.box.references)))


def _trace(outlook: Outlook, action: HoloAction) -> float:
    """The points of a trace against the fossil that it costs."""
    if action.item < 0:
        return 0.0
    cards = outlook.box.cards
    cube = cards.period[outlook.world.stack[-1].args[0]]
    points = cards.trace_points[cards.trace_kind.index(action.item)]
    return points + outlook.with_more(cube, -1.0)


def _trade(outlook: Outlook, action: HoloAction) -> float:
    return _traded(outlook, action.item, action.to) - 0.05


def _exchange(outlook: Outlook, action: HoloAction) -> float:
    return _exchanged(outlook, action.item) - 0.05


def _gain(outlook: Outlook, action: HoloAction) -> float:
    return outlook.with_more(action.item, 1.0)


def _milestone(_outlook: Outlook, action: HoloAction) -> float:
    return TILE_WORTH[action.item]


def _keep(outlook: Outlook, action: HoloAction) -> float:
    """The points to be expected: from the cards in hand, and from the share of the deck that fits."""
    personal = outlook.box.personals[action.item]
    if personal.graded:
        fits = (outlook.hand & personal.requirement.cards).bit_count()
        count = min(len(personal.points), round(fits + 0.055 * personal.shares[0]))
        return float(personal.points[count - 1]) if count else 0.0
    chance = 0.75
    for term, share in zip(personal.requirement.terms, personal.shares, strict=True):
        lacking = max(0, term.count - (outlook.hand & term.cards).bit_count())
        chance *= min(1.0, 0.6 + share / 100.0) ** lacking
    return chance * personal.points[0]


def _done(_outlook: Outlook, _action: HoloAction) -> float:
    return 0.0


WORTHS: dict[str, Callable[[Outlook, HoloAction], float]] = {
    "place": _place,
    "retrieve": _retrieve,
    "bump": _bump,
    "lab": _lab,
    "take": _take,
    "discard": _discard,
    "done": _done,
    "dig": _dig,
    "erode": _erode,
    "reroll": _reroll,
    "give": _give,
    "publish": _publish,
    "contribute": _contribute,
    "trace": _trace,
    "trade": _trade,
    "exchange": _exchange,
    "gain": _gain,
    "milestone": _milestone,
    "keep": _keep,
}
"""The worth of every kind of action."""
