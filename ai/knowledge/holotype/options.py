"""What a choice in Holotype is worth: the points it brings, and how it changes the worth of the seat's plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.knowledge.holotype.habits import HABITS
from ai.knowledge.holotype.places import (
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
from ai.knowledge.holotype.plans import Plans
from game.holotype.model import AREAS, FIELD_ASSISTANT, HoloAction, HoloState
from game.holotype.rules import HoloRules


def worth(rules: HoloRules, world: HoloState, options: Sequence[HoloAction]) -> list[float]:
    """What each option is worth to the seat to act: points now and to be expected."""
    plans = Plans(rules, world, world.stack[-1].seat)
    return [WORTHS[option.kind](plans, option) for option in options]


def _place(plans: Plans, action: HoloAction) -> float:
    """What a location promises; a senior worker is better kept where a junior one would do."""
    senior = action.item != FIELD_ASSISTANT
    promised = at_location(plans, action.to, senior) + pushed(plans, action.to, action.item)
    return promised - (0.02 if senior else 0.0)


def _retrieve(plans: Plans, _action: HoloAction) -> float:
    """A research cube and the workers at hand again, the Paleontologist above all."""
    at = plans.seat * 3
    out = [worker for worker in range(3) if plans.world.workers[at + worker] >= 0]
    back = HABITS.back_home * len(out) * (HABITS.leader if 0 in out else HABITS.others)
    return plans.with_more(3, float(plans.box.retrieved)) + back


def _bump(plans: Plans, action: HoloAction) -> float:
    """Own workers come back for nothing; of others the weakest."""
    return bumped(plans, action.item)


def _lab(plans: Plans, action: HoloAction) -> float:
    if action.item <= 1:
        senior = plans.world.stack[-1].args[0]
        return draw(plans, plans.box.lab_draw[senior] + action.item)
    return from_pile(plans) if action.item == 2 else rid_of_worst(plans)


def _take(plans: Plans, action: HoloAction) -> float:
    return plans.worth(plans.hand | 1 << action.item, plans.cubes) - plans.now


def _discard(plans: Plans, action: HoloAction) -> float:
    return without(plans, action.item)


def _dig(plans: Plans, action: HoloAction) -> float:
    """What the dice of an expedition bring on average, with its trace and its re-rolls."""
    box = plans.box
    if action.item == box.erosion:
        return max(at_location(plans, place, True) for place in range(1, 5))
    cube = box.dig_cube[action.item]
    better = HABITS.reroll * min(box.dig_rerolls[action.item], box.dig_dice[action.item])
    found = box.dig_dice[action.item] * mean_face(plans, cube) + better + extra_find(plans)
    return plans.with_more(cube, found) + (HABITS.trace if box.dig_trace[action.item] else 0.0)


def _erode(plans: Plans, action: HoloAction) -> float:
    return at_location(plans, action.to, plans.world.stack[-1].args[0] == 1)


def _reroll(plans: Plans, action: HoloAction) -> float:
    """How much better than the face another roll is on average."""
    cube = plans.box.dig_cube[plans.world.dig]
    shown = float(action.item) if action.item else (1.0 if plans.world.museum[cube] else 0.0)
    return mean_face(plans, cube) - shown


def _give(plans: Plans, action: HoloAction) -> float:
    return plans.with_more(action.item, -1.0)


def _publish(plans: Plans, action: HoloAction) -> float:
    return published(plans, action.item)


def _contribute(plans: Plans, action: HoloAction) -> float:
    return plans.contributed(plans.world.globals.index(action.item) * AREAS + action.to)


def _trace(plans: Plans, action: HoloAction) -> float:
    """The points of a trace, and the areas that it opens, against the fossil that it costs."""
    if action.item < 0:
        return 0.0
    cards, world, seat = plans.box.cards, plans.world, plans.seat
    cube = cards.period[world.stack[-1].args[0]]
    trace = cards.trace_kind.index(action.item)
    areas = plans.opened(world.published[seat], world.marks[seat] | 1 << trace) if not plans.box.basal else 0
    return cards.trace_points[trace] + HABITS.areas * plans.next_step() * min(2, areas) + plans.with_more(cube, -1.0)


def _trade(plans: Plans, action: HoloAction) -> float:
    return traded(plans, action.item, action.to) - 0.05


def _exchange(plans: Plans, action: HoloAction) -> float:
    return exchanged(plans, action.item) - 0.05


def _gain(plans: Plans, action: HoloAction) -> float:
    return plans.with_more(action.item, 1.0)


def _milestone(_plans: Plans, action: HoloAction) -> float:
    return HABITS.tiles[action.item]


def _keep(plans: Plans, action: HoloAction) -> float:
    """The points to be expected: from the cards in hand, and from the share of the deck that fits."""
    personal = plans.box.personals[action.item]
    if personal.graded:
        fits = (plans.hand & personal.requirement.cards).bit_count()
        count = min(len(personal.points), round(fits + 0.055 * personal.shares[0]))
        return float(personal.points[count - 1]) if count else 0.0
    chance = 0.75
    for term, share in zip(personal.requirement.terms, personal.shares, strict=True):
        lacking = max(0, term.count - (plans.hand & term.cards).bit_count())
        chance *= min(1.0, 0.6 + share / 100.0) ** lacking
    return chance * personal.points[0]


def _done(_plans: Plans, _action: HoloAction) -> float:
    return 0.0


WORTHS: dict[str, Callable[[Plans, HoloAction], float]] = {
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
