"""Figures of the right types that still make no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.data import Check, Fault, failed
from game.core.sentence import Said, between, must_be, say
from game.holotype.cards import Cards
from game.holotype.model import AREAS, LOCATIONS, PERIODS, TILES, TRACES
from game.holotype.objectives import Personal, Requirement

if TYPE_CHECKING:
    from game.holotype.data import Figures, PersonalData, TermData

MOST_CARDS: Final = 60
"""Masks of cards stay within a machine word up to this many Specimens."""

MOST_TRACES: Final = 60
MOST_TERMS: Final = 6
"""An area with more terms would take long to check: every set of them is looked at."""

MOST_FACES: Final = 20
SEAT_COUNTS: tuple[int, ...] = (2, 3, 4, 5)


def find_faults(figures: Figures) -> dict[str, list[Fault]]:
    """Every figure that the rules could not play with, by file; objectives only where the cards have none."""
    found = {
        "specimens": _specimen_faults(figures),
        "field": _field_faults(figures),
        "game": _board_faults(figures) + _figure_faults(figures),
    }
    return found if any(found.values()) else {"objectives": _objective_faults(figures)}


def _specimen_faults(figures: Figures) -> list[Fault]:
    """Specimens that could not be published, or too few or too many of them."""
    least = 5 * figures.game.deal.specimens + max((track.end for track in figures.game.tracks.values()), default=0)
    room = figures.game.storage.limit
    wanted = say("there must be {least} to {most} Specimens", least=least, most=MOST_CARDS)
    checks: list[Check] = [((), least <= len(figures.specimens) <= MOST_CARDS, wanted)]
    for name, card in figures.specimens.items():
        fits = min(card.fossils) >= 0 and 1 <= sum(card.fossils) <= room
        checks.append(((name, "fossils"), fits, say("must be 1 to {room} cubes, as many as a mat stores", room=room)))
        checks.append(((name, "research"), 0 <= card.research <= 99, between(0, 99)))
        checks.append(((name, "points"), 0 <= card.points <= 99, between(0, 99)))
    return failed(checks)


def _field_faults(figures: Figures) -> list[Fault]:
    """Dice, expeditions and traces that could not be used."""
    field = figures.field
    events = [name for name, card in field.expeditions.items() if card.period is None]
    checks: list[Check] = [
        (("expeditions",), events == ["erosion"], "exactly one card, erosion, must have no period"),
        (("expeditions",), 3 <= len(field.expeditions) <= 99, "there must be 3 to 99 cards"),
        (("traces",), tuple(field.traces) == TRACES, must_be(TRACES)),
        (("dice",), set(field.dice) == set(PERIODS), must_be(PERIODS)),
    ]
    for period, die in field.dice.items():
        good = bool(die.fossils) and all(1 <= face <= 3 for face in die.fossils)
        few = die.museum >= 0 and die.museum + len(die.fossils) <= MOST_FACES
        wanted = say("needs faces of 1 to 3 fossils, and at most {most}", most=MOST_FACES)
        checks.append((("dice", period), good and few, wanted))
    for name, card in field.expeditions.items():
        dice = 0 <= card.dice <= 4 and (card.dice > 0) == (card.period is not None)
        checks.append((("expeditions", name, "dice"), dice, "must be 1 to 4, and none for the Erosion Event"))
        checks.append((("expeditions", name, "rerolls"), 0 <= card.rerolls <= 9, between(0, 9)))
    for kind, trace in field.traces.items():
        cards = 0 <= trace.cards <= MOST_TRACES // len(TRACES)
        checks.append((("traces", kind, "cards"), cards, between(0, MOST_TRACES // len(TRACES))))
        checks.append((("traces", kind, "points"), 0 <= trace.points <= 99, between(0, 99)))
    return failed(checks)


def _board_faults(figures: Figures) -> list[Fault]:
    """Boards and tracks that are missing or impossible."""
    game = figures.game
    checks: list[Check] = [
        (("spaces",), tuple(sorted(game.spaces)) == SEAT_COUNTS, "must be given for 2 to 5 players"),
        (("tracks",), tuple(sorted(game.tracks)) == SEAT_COUNTS, "must be given for 2 to 5 players"),
    ]
    checks.append((("late",), tuple(sorted(game.late)) == SEAT_COUNTS, "must be given for 2 to 5 players"))
    for seats, late in game.late.items():
        fits = len(late.research) == seats and all(0 <= count <= 9 for count in late.research)
        checks.append((("late", seats, "research"), fits, say("must be {n} numbers from 0 to 9", n=seats)))
    for seats, spaces in game.spaces.items():
        counts = {name: getattr(spaces, name) for name in LOCATIONS}
        checks += [(("spaces", seats, name), 1 <= n <= 9, between(1, 9)) for name, n in counts.items()]
    for seats, track in game.tracks.items():
        icons = all(0 < space < track.end for space in track.milestones + track.resets)
        checks.append((("tracks", seats, "end"), 1 <= track.end <= 40, between(1, 40)))
        checks.append((("tracks", seats), icons, "icons lie between the first space and the end"))
        few = len(set(track.milestones)) == len(track.milestones) <= len(TILES)
        checks.append((("tracks", seats, "milestones"), few, say("at most {most} different spaces", most=len(TILES))))
        once = len(set(track.resets)) == len(track.resets)
        checks.append((("tracks", seats, "resets"), once, "must be different spaces"))
    return failed(checks)


def _figure_faults(figures: Figures) -> list[Fault]:
    """Single figures out of range."""
    game, objectives = figures.game, figures.objectives
    row = game.contributions.points
    ranges = (
        (("deal", "specimens"), game.deal.specimens, 0, 6),
        (("deal", "personals"), game.deal.personals, 2, 2),
        (("deal", "globals_beyond_players"), game.deal.globals_beyond_players, 0, len(objectives.globals) - 5),
        (("storage", "limit"), game.storage.limit, 1, 20),
        (("storage", "extra"), game.storage.extra, 0, 20),
        (("lab", "senior_draw"), game.lab.senior_draw, 1, 9),
        (("lab", "junior_draw"), game.lab.junior_draw, 1, 9),
        (("lab", "senior_discard"), game.lab.senior_discard, 1, 9),
        (("lab", "junior_discard"), game.lab.junior_discard, 1, 9),
        (("field", "senior_draw"), game.field.senior_draw, 1, 2),
        (("field", "junior_draw"), game.field.junior_draw, 1, 2),
        (("library", "senior"), game.library.senior, 0, 99),
        (("library", "junior"), game.library.junior, 0, 99),
        (("retrieve", "research"), game.retrieve.research, 0, 99),
        (("grad_student", "holotypes"), game.grad_student.holotypes, 1, 40),
        (("trace", "fossils"), game.trace.fossils, 0, 9),
        (("references", "research"), game.references.research, 0, 99),
        (("contributions", "points"), len(row), 1, 20),
    )
    faults: list[Fault] = [(path, between(low, high)) for path, value, low, high in ranges if not low <= value <= high]
    for key in ("cubes", "trade", "exchange", "research"):
        low = 0 if key in ("cubes", "research") else 1
        if not all(low <= count <= 9 for count in getattr(game.museum, key)):
            faults.append((("museum", key), between(low, 9)))
    if not all(0 <= points <= 99 for points in row):
        faults.append((("contributions", "points"), between(0, 99)))
    if len(objectives.personals) < 10:
        faults.append((("deal", "personals"), "there are not two Personal Objectives for each of five players"))
    return faults


def _objective_faults(figures: Figures) -> list[Fault]:
    """Objectives that no play could reach."""
    cards = Cards(figures.specimens, figures.field.traces)
    faults: list[Fault] = []
    for name, card in figures.objectives.globals.items():
        if len(card.areas) != AREAS:
            faults.append((("globals", name, "areas"), must_be([AREAS])))
        for number, area in enumerate(card.areas):
            faults += [((("globals", name, "areas", number)), text) for text in _area_faults(cards, area)]
    for name, personal in figures.objectives.personals.items():
        faults += [(("personals", name, key), text) for key, text in _personal_faults(cards, name, personal)]
    return faults


def _personal_faults(cards: Cards, name: str, personal: PersonalData) -> list[tuple[str, Said]]:
    """Why a Personal Objective could not be scored, with the key that is to blame."""
    faults: list[tuple[str, Said]] = [("terms", text) for text in _area_faults(cards, personal.terms)]
    if any(term.trace for term in personal.terms):
        faults.append(("terms", "asks for traces, which only Global Objectives do"))
    steps = personal.terms[0].count if personal.kind == "graded" and personal.terms else 1
    if len(personal.points) != steps or (personal.kind == "graded" and len(personal.terms) != 1):
        faults.append(("points", "one for each card of one term, or one for all terms"))
    if not all(0 <= points <= 99 for points in personal.points):
        faults.append(("points", between(0, 99)))
    if not faults and -1 in Personal(cards, name, personal).icons:
        faults.append(("terms", "asks for a share of the deck that has no ratio icon"))
    return faults


def _area_faults(cards: Cards, terms: tuple[TermData, ...]) -> list[Said]:
    """Why an area could not be met."""
    if not terms or any(term.count < 1 for term in terms):
        return ["asks for nothing"]
    if len(terms) > MOST_TERMS:
        return [say("must have at most {most} terms", most=MOST_TERMS)]
    if any(term.trace and (term.period or term.clade or term.diet) for term in terms):
        return ["a trace has no period, clade or diet"]
    if not Requirement(cards, terms).met(cards.every, cards.every_trace):
        return ["cannot be met with the cards that there are"]
    return []
