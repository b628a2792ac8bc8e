"""What the table shows beyond the view: costs and what is short for them, objectives and how they stand, gains.

Everything is worked out from the rules that are played and from what the viewer sees.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.core.values import Event, Line
from game.holotype.box import Box
from game.holotype.model import CLADES, DIETS, PERIODS, TRACES
from game.holotype.view import HoloView, Mat, area_status

if TYPE_CHECKING:
    from game.holotype.data import TermData

GOODS: Final = (*PERIODS, "research")
"""What is paid with: fossils of each period, and research."""

EATEN: Final = ("herbivore", "carnivore")
"""The diets that requirements ask for; an omnivore counts as either."""

PUBLIC: Final = ("holotypes", "traces", "contributions")
"""The lines of the score that everybody sees while the game runs."""

Goods = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Specimen:
    """A card as it is told: what it is by name, what publishing it costs, and its points."""

    period: str
    clade: str
    diet: str
    costs: Goods
    research: int
    points: int


def specimen(box: Box, card: str) -> Specimen:
    """The Specimen of that name."""
    cards, at = box.cards, box.cards.ids.index(card)
    cubes = [(name, n) for name, n in zip(PERIODS, cards.fossils[at], strict=True) if n]
    costs = (*cubes, ("research", cards.research[at]))
    names = PERIODS[cards.period[at]], CLADES[cards.clade[at]], DIETS[cards.diet[at]]
    return Specimen(*names, costs, cards.research[at], cards.points[at])


def held(mat: Mat) -> dict[str, int]:
    """The goods of a seat."""
    return dict(zip(GOODS, (*mat.fossils, mat.research), strict=True))


def lacks(box: Box, mat: Mat, card: str) -> Goods:
    """What a mat lacks to publish a card."""
    stock = held(mat)
    short = [(name, need - stock[name]) for name, need in specimen(box, card).costs]
    return tuple((name, n) for name, n in short if n > 0)


def trace_points(box: Box, kind: str) -> int:
    """What a kind of trace is worth."""
    return box.cards.trace_points[box.cards.trace_kind.index(TRACES.index(kind))]


def trace_cost(box: Box, card: str) -> Goods:
    """What a trace added to a card costs."""
    return ((specimen(box, card).period, box.trace_cost),)


def published(box: Box, mat: Mat) -> list[list[int]]:
    """A row of counts for each period and last for all: Holotypes, then by clade, then by diet (omnivores in both)."""
    columns = [box.cards.every, *(box.cards.of_clade[name] for name in CLADES)]
    columns += [box.cards.of_diet[name] for name in EATEN]
    papers = _papers(box, mat)
    masks = [papers & box.cards.of_period[name] for name in PERIODS] + [papers]
    return [[(mask & column).bit_count() for column in columns] for mask in masks]


def traces_published(mat: Mat) -> list[int]:
    """How many traces of each kind a seat has published."""
    return [sum(paper.trace == kind for paper in mat.papers) for kind in TRACES]


def until_unlocked(box: Box, mat: Mat) -> int:
    """How many Holotypes the Grad Student still waits for."""
    return box.unlocks - len(mat.papers)


def contributed(box: Box, mat: Mat) -> int:
    """How many contributions a seat has made."""
    return box.discs - mat.discs


@dataclass(frozen=True)
class Need:
    """A part of a requirement: so many Holotypes of period, clade and diet, or so many traces; '' for any."""

    count: int
    period: str
    clade: str
    diet: str
    trace: str


def _need(term: TermData) -> Need:
    return Need(term.count, term.period or "", term.clade or "", term.diet or "", term.trace or "")


def needs(box: Box, objective: str) -> tuple[tuple[Need, ...], ...]:
    """What the areas of a Global Objective ask for."""
    return tuple(tuple(_need(term) for term in area) for area in box.objectives.globals[objective].areas)


@dataclass(frozen=True)
class Area:
    """An area in the eyes of a seat: its owner, the cost (-1: unmet), what is missing, who else could use it for free.

    `missing` counts the cards that each term lacks; `used` are the referenced cards and traces with their owners.
    """

    owner: int
    cost: int
    missing: tuple[int, ...]
    used: tuple[tuple[str, int], ...]
    free: tuple[int, ...]

    @property
    def wanted(self) -> int:
        """How many cards the area asks for."""
        return sum(self.missing) + len(self.used)

    def payable(self, mat: Mat) -> bool:
        """Whether the area is met and a mat has the research for it."""
        return 0 <= self.cost <= mat.research


def area(box: Box, view: HoloView, seat: int, objective: str, number: int) -> Area:
    """How an area of a Global Objective stands for a seat."""
    mine = area_status(box, view, seat, objective, number)
    others = [other for other in range(len(view.mats)) if other != seat and mine.met]
    free = [other for other in others if area_status(box, view, other, objective, number).cost == 0]
    used = [(box.cards.ids[card], owner) for card, owner in mine.references.cards]
    used += [(TRACES[box.cards.trace_kind[trace]], owner) for trace, owner in mine.references.traces]
    return Area(mine.owner, mine.cost, mine.references.missing, tuple(used), tuple(free))


@dataclass(frozen=True)
class Aim:
    """A Personal Objective with what a mat has achieved of it.

    `points` are by count if it is `graded`, else for all. `filled` counts the cards for each term; a card fills one of
    them only. `ratios` are the icon of each term (how frequent its cards are) and its percentage of the deck.
    """

    needs: tuple[Need, ...]
    graded: bool
    points: tuple[int, ...]
    filled: tuple[int, ...]
    now: int
    ratios: tuple[tuple[int, int], ...]


def aim(box: Box, name: str, mat: Mat) -> Aim:
    """A Personal Objective in the hands of a mat's owner."""
    personal = box.personals[box.personal_ids.index(name)]
    terms = tuple(_need(term) for term in box.objectives.personals[name].terms)
    papers = _papers(box, mat)
    if personal.graded:
        filled: tuple[int, ...] = ((papers & personal.requirement.cards).bit_count(),)
    else:
        missing = personal.requirement.references([papers], [0], 0).missing
        filled = tuple(term.count - lacking for term, lacking in zip(terms, missing, strict=True))
    ratios = tuple(zip(personal.icons, personal.shares, strict=True))
    return Aim(terms, personal.graded, personal.points, filled, personal.score(papers), ratios)


@dataclass(frozen=True)
class Dig:
    """A Field Expedition: its period ('' for the Erosion Event), dice, re-rolls, a trace, and the faces of a die."""

    period: str
    dice: int
    rerolls: int
    trace: bool
    faces: tuple[int, ...]


def dig(box: Box, name: str) -> Dig:
    """The Field Expedition of that name."""
    at = box.dig_ids.index(name)
    if at == box.erosion:
        return Dig("", 0, 0, False, ())
    cube = box.dig_cube[at]
    return Dig(PERIODS[cube], box.dig_dice[at], box.dig_rerolls[at], bool(box.dig_trace[at]), tuple(box.faces[cube]))


def dig_gain(box: Box, view: HoloView) -> tuple[int, int, int]:
    """What the dice would bring the seat to act now: from the supply, from the Museum, by the milestone."""
    cube = box.dig_cube[box.dig_ids.index(view.dig)]
    lent = min(view.dice.count(0), view.museum[cube])
    return sum(view.dice), lent, int("field" in view.mats[view.to_act].tiles)


def library_gain(box: Box, mat: Mat) -> tuple[int, int]:
    """The research that the Library brings a Paleontologist or a Grad Student, and a Field Assistant."""
    extra = int("library" in mat.tiles)
    return box.library[1] + extra, box.library[0] + extra


def lab_choices(mat: Mat) -> list[str]:
    """What can be done in the Lab, whether the cards allow it now or not."""
    return ["draw", *(["draw_more"] if "lab" in mat.tiles else []), "take", "discard"]


def lab_count(box: Box, view: HoloView, choice: str) -> int:
    """How many cards the worker in the Lab draws, or may discard at most."""
    senior = view.asked_of[0]
    return box.lab_discard[senior] if choice == "discard" else box.lab_draw[senior] + int(choice == "draw_more")


def deal(box: Box, view: HoloView, give: str, take: str) -> tuple[int, int]:
    """How many fossils a trade or an exchange in the Museum costs, and how many cubes it brings while there are any."""
    at = PERIODS.index(give)
    if take == "research":
        return box.exchange[at], box.exchanged[at]
    to = PERIODS.index(take)
    return box.trade[at], min(box.trade[to], view.museum[to]) or box.trade[to]


def after_visit(view: HoloView, seat: int, events: Iterable[Event]) -> tuple[dict[str, int], dict[str, int]]:
    """The goods of a seat and the fossils of the Museum after what has been tried out there."""
    own = held(view.mats[seat])
    museum = dict(zip(PERIODS, view.museum, strict=True))
    for event in events:
        if event.kind in ("traded", "exchanged"):
            _move(str(event["give"]), event.number("given"), own, museum)
        if event.kind == "traded":
            _move(str(event["take"]), event.number("taken"), museum, own)
        elif event.kind == "exchanged":
            own["research"] += event.number("research")
        elif event.kind == "gained":
            own[str(event["cube"])] += event.number("count")
        elif event.kind == "gave":
            _move(str(event["cube"]), event.number("count"), own, museum)
    return own, museum


def _move(name: str, count: int, giver: dict[str, int], taker: dict[str, int]) -> None:
    """Move cubes from one stock to another."""
    giver[name] -= count
    taker[name] += count


def given_up(view: HoloView) -> int:
    """How many fossils go with one answer: one by one where there are several kinds, else all that is too much."""
    mat = view.mats[view.to_act]
    alike = sum(count > 0 for count in mat.fossils) == 1
    return max(sum(mat.fossils) - mat.limit, 1) if alike else 1


def track_icon(box: Box, space: int) -> str:
    """What stands on a space of the track: a milestone, a reset of the Museum, or nothing."""
    return "milestone" if box.milestones >> space & 1 else "museum" if box.resets >> space & 1 else ""


def known_lines(view: HoloView, seat: int) -> tuple[Line, ...]:
    """The lines of a seat's score that everybody sees: the public ones, at the end all."""
    return tuple(line for line in view.mats[seat].score.lines if line.label in PUBLIC or view.ending)


def _papers(box: Box, mat: Mat) -> int:
    """The mask of what a mat has published."""
    return sum(1 << box.cards.ids.index(paper.card) for paper in mat.papers)
