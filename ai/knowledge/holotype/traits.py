"""What a position of Holotype is worth to a seat: traits of its board and plans, weighed as self-play taught.

The weights tell how many points a trait adds to the margin at the end; they change along the track.
"""

from __future__ import annotations

import math
from typing import Final

from ai.knowledge.holotype.outlook import BACK, DISCOUNT, Outlook
from ai.knowledge.holotype.weights import KNOTS, WEIGHTS
from game.holotype.model import LOUNGE, WAITING, HoloState, bits
from game.holotype.rules import HoloRules
from game.holotype.scoring import public_score

TRAITS: Final = (
    "points", "personal", "plans", "triassic", "jurassic", "cretaceous", "research", "spare_research", "gain",
    "turns", "ready", "paleontologist", "student", "student_out", "assistant", "traces", "library", "storage",
    "field", "museum", "discard", "lab", "free", "paid", "near", "step", "published", "order",
)  # fmt: skip
"""The traits by number."""

FAR: Final = 14.0
"""A publication that takes more turns is no nearer than this."""


def traits(rules: HoloRules, world: HoloState, seat: int) -> list[float]:
    """The traits of a seat at the beginning of a turn."""
    box, outlook = rules.box, Outlook(rules, world, seat)
    found = [float(public_score(box, world, seat).total), outlook.held, outlook.now]
    _add_stock(found, outlook)
    _add_workers(found, world, seat)
    found.append(float(min(3, world.trace_hands[seat].bit_count())))
    found += [float(world.tiles[seat] >> tile & 1) for tile in range(6)]
    _add_areas(found, outlook)
    found.append(float(world.published[seat].bit_count()))
    found.append((seat - world.active) % box.seats / box.seats)
    return found


def _add_stock(found: list[float], outlook: Outlook) -> None:
    """Cubes, and the nearest good publication."""
    found.append(outlook.cubes[0])
    found.append(outlook.cubes[1])
    found.append(outlook.cubes[2])
    research = outlook.cubes[3]
    found.append(min(research, 6.0))
    found.append(max(0.0, min(research, 16.0) - 6.0))
    best, gain, turns = 0.0, 0.0, FAR
    ready = 0
    for card in bits(outlook.hand):
        away, adds = outlook.turns(card, outlook.cubes), outlook.gain(card)
        ready += away <= BACK
        promise = adds * math.pow(DISCOUNT, away)
        if promise > best:
            best, gain, turns = promise, adds, min(away, FAR)
    found.append(gain)
    found.append(turns)
    found.append(float(min(ready, 2)))


def _add_workers(found: list[float], world: HoloState, seat: int) -> None:
    """Who is at hand."""
    student = world.workers[seat * 3 + 1]
    found.append(float(world.workers[seat * 3] == LOUNGE))
    found.append(float(student != WAITING))
    found.append(float(student >= 0))
    found.append(float(world.workers[seat * 3 + 2] == LOUNGE))


def _add_areas(found: list[float], outlook: Outlook) -> None:
    """Areas of Global Objectives that the seat can contribute to for nothing, for research, or nearly."""
    box, world, seat = outlook.box, outlook.world, outlook.seat
    discs = world.discs[seat]
    if not discs or box.basal:
        found.extend((0.0, 0.0, 0.0, 0.0))
        return
    own = world.met[seat] & world.vacant
    paid = world.met[box.seats] & world.vacant & ~own
    found.append(float(min(own.bit_count(), discs, 3)))
    found.append(float(min(paid.bit_count(), 3)))
    found.append(float(min(_near(outlook, world.vacant & ~own), 4)))
    found.append(float(outlook.next_step()))


def _near(outlook: Outlook, areas: int) -> int:
    """How many of these areas lack no more than one card of the seat."""
    published, marks = outlook.world.published[outlook.seat], outlook.world.marks[outlook.seat]
    count = area = 0
    for objective in outlook.world.globals:
        for requirement in outlook.box.areas[objective]:
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
