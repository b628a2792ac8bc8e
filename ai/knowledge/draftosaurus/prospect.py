"""What a zoo of Draftosaurus will bring at the end, pen by pen: the judgement where a play-out is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ai.knowledge.draftosaurus.outlook import Outlook, row_promise
from ai.knowledge.draftosaurus.pens import (
    KEEP_KING,
    KEEP_LOOKOUT,
    KEEP_QUARANTINE,
    WILDCARD,
    alternating,
    climb,
    half,
    holds_crown,
    island_promise,
    lonely_worth,
    shrinking,
    trio_worth,
)
from game.draftosaurus.model import ALL, KINDS, Pen


def prospect(outlook: Outlook) -> float:
    """What a zoo will bring at the end, as far as its pens promise it before a pick; what is to come is left out."""
    outlook.turns += 1
    marked = outlook.state.trex[outlook.seat]
    total = 0.0
    for number, pen in enumerate(outlook.board.pens):
        total += PROSPECTS[pen.scores](outlook, pen)
        if marked >> number & 1 and pen.id != "quarantine":
            total += 1.0
    return total


def _row_prospect(outlook: Outlook, pen: Pen) -> float:
    """The points of a row, and the surplus of its further steps."""
    place, turns = pen.places[0], outlook.turns
    held = outlook.zoo[place]
    filled, steps = len(held), len(pen.values) - len(held)
    now = float(pen.values[filled - 1]) if filled else 0.0
    if pen.holds == "same":
        kinds = held[:1] if filled else list(range(KINDS))
        return now + max(row_promise(pen.values, filled, turns, [outlook.chance[s]] * steps) for s in kinds)
    if pen.holds == "alternating":
        return now + row_promise(pen.values, filled, turns, alternating(outlook, held, len(pen.values)))
    missing = ALL
    for species in held:
        missing &= ~(1 << species)
    return now + row_promise(pen.values, filled, turns, shrinking(outlook, missing, steps))


def _full_prospect(outlook: Outlook, pen: Pen) -> float:
    return trio_worth(pen.values[0], pen.slots - len(outlook.zoo[pen.places[0]]), outlook.turns)


def _pairs_prospect(outlook: Outlook, pen: Pen) -> float:
    held = outlook.zoo[pen.places[0]]
    total = 0.0
    for species in range(KINDS):
        count = held.count(species)
        total += pen.values[0] * (count // 2)
        if count % 2 and len(held) < pen.slots:
            total += half(outlook, species, pen.values[0], outlook.turns)
    return total


def _couples_prospect(outlook: Outlook, pen: Pen) -> float:
    left, right = outlook.zoo[outlook.board.banks[0]], outlook.zoo[outlook.board.banks[1]]
    total = 0.0
    for species in range(KINDS):
        one, other = left.count(species), right.count(species)
        total += pen.values[0] * min(one, other)
        if one != other:
            total += half(outlook, species, pen.values[0], outlook.turns)
    return total


def _most_prospect(outlook: Outlook, pen: Pen) -> float:
    held = outlook.zoo[pen.places[0]]
    if not held:
        return KEEP_KING * outlook.once(0.4, outlook.turns)
    return pen.values[0] * holds_crown(outlook, held[0], outlook.own[held[0]])


def _alone_prospect(outlook: Outlook, pen: Pen) -> float:
    held = outlook.zoo[pen.places[0]]
    if not held:
        return island_promise(outlook, outlook.turns)
    return lonely_worth(outlook, held[0], pen.values[0]) if outlook.own[held[0]] == 1 else 0.0


def _each_prospect(outlook: Outlook, pen: Pen) -> float:
    return float(pen.values[0] * len(outlook.zoo[pen.places[0]]))


def _neighbour_prospect(outlook: Outlook, pen: Pen) -> float:
    held = outlook.zoo[pen.places[0]]
    if not held:
        return KEEP_LOOKOUT * outlook.once(0.4, outlook.turns)
    neighbour = outlook.counts[(outlook.seat - 1) % outlook.seats * KINDS + held[0]]
    return pen.values[0] * (neighbour + outlook.turns * outlook.unseen[held[0]] / outlook.total)


def _slots_prospect(outlook: Outlook, pen: Pen) -> float:
    filled = sum(bool(outlook.zoo[slot]) for slot in pen.places)
    totals = [sum(pen.values[: step + 1]) for step in range(6)]
    now = float(totals[filled - 1]) if filled else 0.0
    return now + row_promise(totals, filled, outlook.turns, climb(6 - filled))


def _wild_prospect(outlook: Outlook, pen: Pen) -> float:
    if pen.id != "quarantine":
        return 0.0
    if outlook.zoo[pen.places[0]]:
        return WILDCARD
    return KEEP_QUARANTINE * outlook.once(0.3, outlook.turns)


PROSPECTS: Final[dict[str, Callable[[Outlook, Pen], float]]] = {
    "row": _row_prospect,
    "exactly": _full_prospect,
    "pairs": _pairs_prospect,
    "couples": _couples_prospect,
    "most": _most_prospect,
    "alone": _alone_prospect,
    "each": _each_prospect,
    "neighbour": _neighbour_prospect,
    "slots": _slots_prospect,
    "none": _wild_prospect,
}
"""The prospect of each kind of score; the second bank counts with the first."""
