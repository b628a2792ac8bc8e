"""The values of Holotype: names by number, actions, frames, the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.state import State
from game.core.values import LARGEST_TABLE, Action, framed

PERIODS: Final = ("triassic", "jurassic", "cretaceous")
"""The periods by number; fossil cubes and dice have the same numbers."""

CLADES: Final = ("theropod", "genasaur", "sauropod", "marine_reptile")
DIETS: Final = ("herbivore", "carnivore", "omnivore")
TRACES: Final = ("tracks", "eggs", "amber", "coprolite")

WORKERS: Final = ("paleontologist", "grad_student", "field_assistant")
"""The workers by number; a worker at the table is the code `seat * 3 + worker`."""

PALEONTOLOGIST: Final = 0
GRAD_STUDENT: Final = 1
FIELD_ASSISTANT: Final = 2
LOUNGE: Final = -1
WAITING: Final = -2
"""Where a worker is that stands on no space: at hand, or not yet unlocked."""

LOCATIONS: Final = ("field", "lab", "library", "journal", "museum")
FIELD: Final = 0
LAB: Final = 1
LIBRARY: Final = 2
JOURNAL: Final = 3
MUSEUM: Final = 4

TILES: Final = ("library", "storage", "field", "museum", "discard", "lab")
"""The Milestone tiles by number; the tiles that a seat has taken are a mask."""

TILE_LIBRARY, TILE_STORAGE, TILE_FIELD, TILE_MUSEUM, TILE_DISCARD, TILE_LAB = (1 << tile for tile in range(6))

AREAS: Final = 3
"""How many areas a Global Objective has."""

ALL_AREAS: Final = (1 << AREAS) - 1

RESEARCH: Final = 3
"""The number of the research cube among the cubes; those below are fossils by period."""

SUPPLY_FACES: Final = (1, 2, 3)
MUSEUM_FACE: Final = 0
"""Faces of the dice: as many fossils from the supply, or one from the Museum."""

ENDINGS: Final = ("", "track", "objectives")
"""How a game ended by number: not yet, at the end of the track, by full Global Objectives."""

ASK_KEEP: Final = "keep"
ASK_TURN: Final = "turn"
ASK_BUMP: Final = "bump"
ASK_LAB: Final = "lab"
ASK_SEARCH: Final = "search"
ASK_DISCARD: Final = "discard"
ASK_DIG: Final = "dig"
ASK_EROSION: Final = "erosion"
ASK_REROLL: Final = "reroll"
ASK_GIVE: Final = "give"
ASK_JOURNAL: Final = "journal"
ASK_TRACE: Final = "trace"
ASK_MUSEUM: Final = "museum"
ASK_GAIN: Final = "gain"
ASK_MILESTONE: Final = "milestone"

PROMPTS: Final = (
    ASK_KEEP, ASK_TURN, ASK_BUMP, ASK_LAB, ASK_SEARCH, ASK_DISCARD, ASK_DIG, ASK_EROSION, ASK_REROLL, ASK_GIVE,
    ASK_JOURNAL, ASK_TRACE, ASK_MUSEUM, ASK_GAIN, ASK_MILESTONE,
)  # fmt: skip
"""The kinds of frames, which are the prompts too."""


@dataclass(frozen=True)
class HoloAction(Action):
    """A choice of a kind: what it is about, and where to (-1 for none)."""

    item: int = -1
    to: int = -1


class HoloState(State):
    """A running game. Cards of a seat are masks of 60 bits; workers, fossils and such lie in flat lists.

    `hands`, `known` (cards in hand that everyone has seen), `published`, `trace_hands` and `marks` (published
    traces) are masks by seat. `deck` and `field` are bags: a card is drawn by chance when it is needed, so that
    no order is hidden in them. `ages` are masks of the Specimens that came with each deck, the present one last:
    everyone knows them, for a deck is rebuilt from open cards. `personals` holds all Personal Objectives: two for
    each seat (once chosen, the kept one first), then the rest. `met` holds for every seat, and last for all seats
    together, the mask of areas whose requirement its cards meet; `vacant` is the mask of areas without a disc, and
    `discs` says how many every seat has left.
    """

    NUMBERS: ClassVar[tuple[str, ...]] = ("active", "turns", "track", "ending", "dig", "vacant")
    LISTS: ClassVar[tuple[str, ...]] = (
        "deck", "discard", "ages", "hands", "known", "published", "papers", "trace_deck", "trace_hands", "marks",
        "field", "dug", "drawn", "dice", "fossils", "research", "museum", "workers", "spaces", "tiles", "globals",
        "areas", "met", "discs", "personals",
    )  # fmt: skip
    BLANK: ClassVar[dict[str, int]] = {"dig": -1}

    # Written by `python -m tests.game.states` from the names above.
    __slots__ = (
        "active", "ages", "areas", "deck", "dice", "dig", "discard", "discs", "drawn", "dug", "ending", "field",
        "fossils", "globals", "hands", "known", "marks", "met", "museum", "papers", "personals", "published",
        "research", "spaces", "tiles", "trace_deck", "trace_hands", "track", "turns", "vacant", "workers",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.active: int = 0
        self.turns: int = 0
        self.track: int = 0
        self.ending: int = 0
        self.dig: int = -1
        self.vacant: int = 0
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.ages: list[int] = []
        self.hands: list[int] = []
        self.known: list[int] = []
        self.published: list[int] = []
        self.papers: list[int] = []
        self.trace_deck: list[int] = []
        self.trace_hands: list[int] = []
        self.marks: list[int] = []
        self.field: list[int] = []
        self.dug: list[int] = []
        self.drawn: list[int] = []
        self.dice: list[int] = []
        self.fossils: list[int] = []
        self.research: list[int] = []
        self.museum: list[int] = []
        self.workers: list[int] = []
        self.spaces: list[int] = []
        self.tiles: list[int] = []
        self.globals: list[int] = []
        self.areas: list[int] = []
        self.met: list[int] = []
        self.discs: list[int] = []
        self.personals: list[int] = []

    def clone(self) -> HoloState:
        copy = HoloState.__new__(HoloState)
        copy.rng = self.rng
        copy.stack = self.stack[:]
        copy.active = self.active
        copy.turns = self.turns
        copy.track = self.track
        copy.ending = self.ending
        copy.dig = self.dig
        copy.vacant = self.vacant
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.ages = self.ages[:]
        copy.hands = self.hands[:]
        copy.known = self.known[:]
        copy.published = self.published[:]
        copy.papers = self.papers[:]
        copy.trace_deck = self.trace_deck[:]
        copy.trace_hands = self.trace_hands[:]
        copy.marks = self.marks[:]
        copy.field = self.field[:]
        copy.dug = self.dug[:]
        copy.drawn = self.drawn[:]
        copy.dice = self.dice[:]
        copy.fossils = self.fossils[:]
        copy.research = self.research[:]
        copy.museum = self.museum[:]
        copy.workers = self.workers[:]
        copy.spaces = self.spaces[:]
        copy.tiles = self.tiles[:]
        copy.globals = self.globals[:]
        copy.areas = self.areas[:]
        copy.met = self.met[:]
        copy.discs = self.discs[:]
        copy.personals = self.personals[:]
        return copy


def bits(mask: int) -> list[int]:
    """The numbers in a mask, from the lowest."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def paper(card: int, trace: int, seat: int) -> int:
    """The code of a publication: a card with a kind of trace (-1 for none) by a seat."""
    return (card * (len(TRACES) + 1) + trace + 1) * 8 + seat


def paper_parts(code: int) -> tuple[int, int, int]:
    """The card, the kind of trace (-1 for none) and the seat of a publication."""
    return code // 8 // (len(TRACES) + 1), code // 8 % (len(TRACES) + 1) - 1, code % 8


SEATS: Final = LARGEST_TABLE

FRAMES: Final = {kind: framed(kind) for kind in PROMPTS}
"""The frames without further figures, by kind and seat."""
