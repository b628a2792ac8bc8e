"""What a choice in Holotype is worth: the points it brings, and how it changes the worth of the seat's plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ai.knowledge.holotype.outlook import Outlook
from ai.knowledge.holotype.places import (
    BACK_HOME,
    at_location,
    bumped,
    draw,
    exchanged,
    extra_find,
    from_pile,
    mean_face,
    published,
    pushed,
    rid_of_worst,
    traded,
    without,
)
from game.holotype.model import AREAS, FIELD_ASSISTANT, HoloAction, HoloState
from game.holotype.rules import HoloRules

TILE_WORTH: Final[tuple[float, ...]] = (1.1, 0.9, 1.5, 0.4, 0.2, 0.8)
"""The Milestone tiles by number."""


def worth(rules: HoloRules, world: HoloState, options: Sequence[HoloAction]) -> list[float]:
    """What each option is worth to the seat to act: points now and to be expected."""
    outlook = Outlook(rules, world, world.stack[-1].seat)
    return [WORTHS[option.kind](outlook, option) for option in options]


def _place(outlook: Outlook, action: HoloAction) -> float:
    """What a location promises; a senior worker is better kept where a junior one would do."""
    senior = action.item != FIELD_ASSISTANT
    promised = at_location(outlook, action.to, senior) + pushed(outlook, action.to, action.item)
    return promised - (0.02 if senior else 0.0)


def _retrieve(outlook: Outlook, _action: HoloAction) -> float:
    """A research cube and the workers at hand again, the Paleontologist above all."""
    at = outlook.seat * 3
    out = [worker for worker in range(3) if outlook.world.workers[at + worker] >= 0]
    return outlook.with_more(3, float(outlook.box.retrieved)) + BACK_HOME * len(out) * (1.3 if 0 in out else 0.8)


def _bump(outlook: Outlook, action: HoloAction) -> float:
    """Own workers come back for nothing; of others the weakest."""
    return bumped(outlook, action.item)


def _lab(outlook: Outlook, action: HoloAction) -> float:
    if action.item <= 1:
        senior = outlook.world.stack[-1].args[0]
        return draw(outlook, outlook.box.lab_draw[senior] + action.item)
    return from_pile(outlook) if action.item == 2 else rid_of_worst(outlook)


def _take(outlook: Outlook, action: HoloAction) -> float:
    return outlook.worth(outlook.hand | 1 << action.item, outlook.cubes) - outlook.now


def _discard(outlook: Outlook, action: HoloAction) -> float:
    return without(outlook, action.item)


def _dig(outlook: Outlook, action: HoloAction) -> float:
    """What the dice of an expedition bring on average, with its trace and its re-rolls."""
    box = outlook.box
    if action.item == box.erosion:
        return max(at_location(outlook, place, True) for place in range(1, 5))
    cube = box.dig_cube[action.item]
    better = 0.35 * min(box.dig_rerolls[action.item], box.dig_dice[action.item])
    found = box.dig_dice[action.item] * mean_face(outlook, cube) + better + extra_find(outlook)
    return outlook.with_more(cube, found) + (0.9 if box.dig_trace[action.item] else 0.0)


def _erode(outlook: Outlook, action: HoloAction) -> float:
    return at_location(outlook, action.to, outlook.world.stack[-1].args[0] == 1)


def _reroll(outlook: Outlook, action: HoloAction) -> float:
    """How much better than the face another roll is on average."""
    cube = outlook.box.dig_cube[outlook.world.dig]
    shown = float(action.item) if action.item else (1.0 if outlook.world.museum[cube] else 0.0)
    return mean_face(outlook, cube) - shown


def _give(outlook: Outlook, action: HoloAction) -> float:
    return outlook.with_more(action.item, -1.0)


def _publish(outlook: Outlook, action: HoloAction) -> float:
    return published(outlook, action.item)


def _contribute(outlook: Outlook, action: HoloAction) -> float:
    return outlook.contributed(outlook.world.globals.index(action.item) * AREAS + action.to)


def _trace(outlook: Outlook, action: HoloAction) -> float:
    """The points of a trace, and the areas that it opens, against the fossil that it costs."""
    if action.item < 0:
        return 0.0
    cards, world, seat = outlook.box.cards, outlook.world, outlook.seat
    cube = cards.period[world.stack[-1].args[0]]
    trace = cards.trace_kind.index(action.item)
    areas = outlook.opened(world.published[seat], world.marks[seat] | 1 << trace) if not outlook.box.basal else 0
    return cards.trace_points[trace] + 0.5 * outlook.next_step() * min(2, areas) + outlook.with_more(cube, -1.0)


def _trade(outlook: Outlook, action: HoloAction) -> float:
    return traded(outlook, action.item, action.to) - 0.05


def _exchange(outlook: Outlook, action: HoloAction) -> float:
    return exchanged(outlook, action.item) - 0.05


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
