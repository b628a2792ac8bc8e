"""What a position of Holotype is worth to a seat: traits of its board and plans, weighed as self-play taught.

The weights tell how many points a trait adds to the margin at the end; they change along the track.
"""

from __future__ import annotations

import math
from typing import Final

from ai.knowledge.holotype.habits import HABITS
from ai.knowledge.holotype.plans import Plans
from ai.knowledge.holotype.trait_names import (
    ASSISTANT,
    CRETACEOUS,
    FREE_AREAS,
    GAIN,
    JURASSIC,
    NEAR_AREAS,
    NEXT_STEP,
    ORDER,
    PAID_AREAS,
    PALEONTOLOGIST,
    PERSONAL,
    PLANS,
    PUBLISHED,
    READY,
    RESEARCH,
    SCORE,
    SPARE_RESEARCH,
    STUDENT,
    STUDENT_OUT,
    TILES_FROM,
    TRACES,
    TRAITS,
    TRIASSIC,
    TURNS,
)
from ai.knowledge.holotype.weights import KNOTS, WEIGHTS
from game.holotype.model import LOUNGE, WAITING, HoloState, bits
from game.holotype.rules import HoloRules
from game.holotype.scoring import public_score

FAR: Final = 14.0
"""A publication that takes more turns is no nearer than this."""


def traits(rules: HoloRules, world: HoloState, seat: int) -> list[float]:
    """The traits of a seat at the beginning of a turn, by number."""
    box, plans = rules.box, Plans(rules, world, seat)
    found = [0.0] * TRAITS
    found[SCORE] = float(public_score(box, world, seat).total)
    found[PERSONAL] = plans.held
    found[PLANS] = plans.now
    _note_stock(found, plans)
    _note_nearest(found, plans)
    _note_workers(found, world, seat)
    found[TRACES] = float(min(3, world.trace_hands[seat].bit_count()))
    for tile in range(6):
        found[TILES_FROM + tile] = float(world.tiles[seat] >> tile & 1)
    _note_areas(found, plans)
    found[PUBLISHED] = float(world.published[seat].bit_count())
    found[ORDER] = (seat - world.active) % box.seats / box.seats
    return found


def _note_stock(found: list[float], plans: Plans) -> None:
    """Cubes."""
    found[TRIASSIC] = plans.cubes[0]
    found[JURASSIC] = plans.cubes[1]
    found[CRETACEOUS] = plans.cubes[2]
    research = plans.cubes[3]
    found[RESEARCH] = min(research, 6.0)
    found[SPARE_RESEARCH] = max(0.0, min(research, 16.0) - 6.0)


def _note_nearest(found: list[float], plans: Plans) -> None:
    """The nearest good publication, and how many can be had at once."""
    best, gain, turns = 0.0, 0.0, FAR
    ready = 0
    for card in bits(plans.hand):
        away, adds = plans.turns(card, plans.cubes), plans.gain(card)
        ready += away <= HABITS.back
        promise = adds * math.exp(HABITS.fading * away)
        if promise > best:
            best, gain, turns = promise, adds, min(away, FAR)
    found[GAIN] = gain
    found[TURNS] = turns
    found[READY] = float(min(ready, 2))


def _note_workers(found: list[float], world: HoloState, seat: int) -> None:
    """Who is at hand."""
    student = world.workers[seat * 3 + 1]
    found[PALEONTOLOGIST] = float(world.workers[seat * 3] == LOUNGE)
    found[STUDENT] = float(student != WAITING)
    found[STUDENT_OUT] = float(student >= 0)
    found[ASSISTANT] = float(world.workers[seat * 3 + 2] == LOUNGE)


def _note_areas(found: list[float], plans: Plans) -> None:
    """Areas of Global Objectives that the seat can contribute to for nothing, for research, or nearly."""
    box, world, seat = plans.box, plans.world, plans.seat
    discs = world.discs[seat]
    if not discs or box.basal:
        return
    own = world.met[seat] & world.vacant
    paid = world.met[box.seats] & world.vacant & ~own
    found[FREE_AREAS] = float(min(own.bit_count(), discs, 3))
    found[PAID_AREAS] = float(min(paid.bit_count(), 3))
    found[NEAR_AREAS] = float(min(_near(plans, world.vacant & ~own), 4))
    found[NEXT_STEP] = float(plans.next_step())


def _near(plans: Plans, areas: int) -> int:
    """How many of these areas lack no more than one card of the seat."""
    published, marks = plans.world.published[plans.seat], plans.world.marks[plans.seat]
    count = area = 0
    for objective in plans.world.globals:
        for requirement in plans.box.areas[objective]:
            if areas >> area & 1:
                lacking = 0
                for term in requirement.terms:
                    have = marks & term.traces if term.asks_traces else published & term.cards
                    lacking += max(0, term.count - have.bit_count())
                count += lacking <= 1
            area += 1
    return count


def weights(left: float) -> list[float]:
    """The weights of the traits where that share of the track is left."""
    knot = 0
    while knot < len(KNOTS) - 2 and left > KNOTS[knot + 1]:
        knot += 1
    part = (left - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    low, high = WEIGHTS[knot], WEIGHTS[knot + 1]
    return [low[n] + (high[n] - low[n]) * part for n in range(len(low))]


def prospects(rules: HoloRules, world: HoloState) -> list[float]:
    """What every seat may expect in points; only differences between seats count."""
    by_trait = weights((rules.box.end - world.track) / rules.box.end)
    result: list[float] = []
    for seat in range(rules.seats):
        total = 0.0
        for number, trait in enumerate(traits(rules, world, seat)):
            total += by_trait[number] * trait
        result.append(total)
    return result
