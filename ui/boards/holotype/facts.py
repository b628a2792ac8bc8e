"""What the table tells beyond the cards: what a card still lacks, what a seat has published, who can meet an area."""

from __future__ import annotations

from dataclasses import dataclass

from game.holotype.box import Box
from game.holotype.model import CLADES, PERIODS, TRACES
from game.holotype.objectives import Personal
from game.holotype.view import HoloView, Mat, area_status

COLUMNS = (*CLADES, "herbivore", "carnivore")
"""What published cards are counted by, besides their period."""


def number(box: Box, card: str) -> int:
    """The number of a Specimen."""
    return box.cards.ids.index(card)


def lacks(box: Box, mat: Mat, card: str) -> tuple[int, ...]:
    """How many cubes of each period, and last how much research, a mat lacks to publish a card."""
    at = number(box, card)
    cubes = [max(need - held, 0) for need, held in zip(box.cards.fossils[at], mat.fossils, strict=True)]
    return (*cubes, max(box.cards.research[at] - mat.research, 0))


def tally(box: Box, mat: Mat) -> list[list[int]]:
    """Rows of counts: one for each period and last for all, by clade and by diet (an omnivore is in both)."""
    masks = [
        *(box.cards.of_clade[name] for name in CLADES),
        box.cards.of_diet["herbivore"],
        box.cards.of_diet["carnivore"],
    ]
    table = [[0] * len(masks) for _ in range(len(PERIODS) + 1)]
    for paper in mat.papers:
        at = number(box, paper.card)
        for column, mask in enumerate(masks):
            if mask >> at & 1:
                table[box.cards.period[at]][column] += 1
                table[-1][column] += 1
    return table


def period_counts(box: Box, mat: Mat) -> list[int]:
    """How many Holotypes of each period a seat has published, and last of all periods."""
    counts = [0] * (len(PERIODS) + 1)
    for paper in mat.papers:
        counts[box.cards.period[number(box, paper.card)]] += 1
    counts[-1] = sum(counts[:-1])
    return counts


def trace_counts(mat: Mat) -> list[int]:
    """How many traces of each kind a seat has published."""
    return [sum(paper.trace == kind for paper in mat.papers) for kind in TRACES]


@dataclass(frozen=True)
class AreaState:
    """An area in the eyes of a seat: its owner, the cost (-1: unmet), cards missing of those wanted, who is free."""

    owner: int
    cost: int
    missing: int
    wanted: int
    free: tuple[int, ...]
    used: tuple[tuple[str, int], ...]


def area_state(box: Box, view: HoloView, seat: int, objective: str, area: int) -> AreaState:
    """How an area stands for a seat; `used` are the referenced cards with their owners."""
    mine = area_status(box, view, seat, objective, area)
    free: list[int] = []
    if mine.met:
        seats = range(len(view.mats))
        free = [other for other in seats if area_status(box, view, other, objective, area).cost == 0]
    used = [(box.cards.ids[card], owner) for card, owner in mine.references.cards]
    used += [(TRACES[box.cards.trace_kind[trace]], owner) for trace, owner in mine.references.traces]
    missing = sum(mine.references.missing)
    return AreaState(mine.owner, mine.cost, missing, missing + len(used), tuple(free), tuple(used))


def progress(personal: Personal, box: Box, mat: Mat) -> list[int]:
    """How many published cards of a mat fill each term of a Personal Objective; a card fills one of them only."""
    published = sum(1 << number(box, paper.card) for paper in mat.papers)
    requirement = personal.requirement
    if personal.graded:
        return [(published & requirement.cards).bit_count()]
    missing = requirement.references([published], [0], 0).missing
    return [term.count - lacking for term, lacking in zip(requirement.terms, missing, strict=True)]


def given_up(view: HoloView) -> int:
    """How many fossils go with one answer: one by one where there are several kinds, else all that is too much."""
    mat = view.mats[view.to_act]
    alike = sum(count > 0 for count in mat.fossils) == 1
    return max(sum(mat.fossils) - mat.limit, 1) if alike else 1


def dig_gain(box: Box, view: HoloView, seat: int) -> tuple[int, int, int]:
    """What the dice would bring now: from the supply, from the Museum, by the milestone."""
    cube = box.dig_cube[box.dig_ids.index(view.dig)]
    lent = min(view.dice.count(0), view.museum[cube])
    return sum(view.dice), lent, int("field" in view.mats[seat].tiles)
