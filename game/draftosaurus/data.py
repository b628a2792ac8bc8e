"""The figures of Draftosaurus, typed, as they stand in data/draftosaurus."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec

from game.core.data import Entry, Fault, Loaded, Record, load_parts
from game.core.sentence import Said, decided_by, must_be, say
from game.draftosaurus.model import KINDS, SPECIES, ZOO

Zone = Literal["forest", "plain", "none"]
Side = Literal["cafeteria", "toilets", "none"]
Holds = Literal["any", "same", "different", "alternating", "pyramid"]
Scores = Literal["row", "exactly", "pairs", "most", "alone", "each", "couples", "neighbour", "slots", "none"]
Face = Literal["forest", "plain", "toilets", "cafeteria", "empty", "no_trex"]


TRIO: Final = ("6", "7")
PRAIRIE: Final = ("unlimited", "6")
"""What the set-up offers for the points of Woody Trio and the places of Prairie of Love: rulebook, other printings."""


class PenData(Entry, frozen=True):
    """A pen: where it lies, what it may hold and how it scores."""

    zone: Zone
    side: Side
    slots: int | None
    holds: Holds
    scores: Scores
    values: tuple[int, ...]


class SpeciesData(Entry, frozen=True):
    """The species in the order of their numbers."""

    names: tuple[str, ...]


class BagData(Entry, frozen=True):
    """How many dinosaurs of each species the bag holds."""

    each: int


class DieData(Entry, frozen=True):
    """The faces of the die."""

    faces: tuple[Face, ...]


class RoundsData(Entry, frozen=True):
    """How many rounds of how many turns, and how many dinosaurs are drawn for each."""

    rounds: int
    turns: int
    draw: int


class BonusData(Entry, frozen=True):
    """Points for a pen with at least one T. rex."""

    points: int


class GameData(Record, frozen=True):
    """The file game.yaml."""

    species: SpeciesData
    bag: dict[int, BagData]
    die: DieData
    rounds: dict[int, RoundsData]
    trex_bonus: BonusData


class BoardsData(Record, frozen=True):
    """The file boards.yaml."""

    summer: dict[str, PenData]
    winter: dict[str, PenData]


class Figures(Record, frozen=True):
    """All figures of the game."""

    game: GameData
    boards: BoardsData


def load_figures(folder: Path, overlay: Path | None) -> Loaded[Figures]:
    """The figures of the game with an owner's corrections; BadData if the built-in ones cannot be played."""
    return load_parts(Figures, folder, overlay, find_faults)


def find_faults(figures: Figures) -> dict[str, list[Fault]]:
    """Figures of the right types that still make no game, by file."""
    boards = figures.boards
    pens: list[Fault] = [
        ((side, name, key), text)
        for side, pens in (("summer", boards.summer), ("winter", boards.winter))
        for name, pen in pens.items()
        for key, text in _pen_faults(name, pen)
    ]
    return {"boards": pens, "game": _game_faults(figures.game)}


def _pen_faults(name: str, pen: PenData) -> list[tuple[str, Said]]:
    """The keys of a pen that the rules could not play with."""
    single = name == "quarantine" or pen.scores in ("most", "alone", "neighbour")
    pyramid = name == "pyramid"
    counted = say("{n} values for {score}", n=len(pen.values), score=pen.scores)
    checks: tuple[tuple[str, bool, Said], ...] = (
        ("slots", pen.slots is None or 1 <= pen.slots <= ZOO, say("must be between 1 and {most}, or null", most=ZOO)),
        ("slots", name != "river" or pen.slots is None, "the river has no limit"),
        ("slots", not single or pen.slots == 1, "this pen holds one dinosaur"),
        ("slots", not pyramid or pen.slots == 6, "the pyramid has six slots"),
        ("slots", pen.scores != "row" or pen.slots is not None, "a pen that scores as a row needs a limit"),
        ("holds", name != "river" or pen.holds == "any", "the river takes any dinosaur"),
        ("holds", pyramid == (pen.holds == "pyramid"), "the pyramid, and no other pen, is filled like one"),
        ("scores", pen.scores != "slots" or pyramid, "only the pyramid scores by its slots"),
        ("scores", pen.scores != "couples" or name == "bridge_left", "only the bridge scores couples"),
        ("values", len(pen.values) == _values_needed(pen), counted),
    )
    return [(key, text) for key, holds, text in checks if not holds] + _decided_elsewhere(name, pen)


def _decided_elsewhere(name: str, pen: PenData) -> list[tuple[str, Said]]:
    """The figures that an option of the set-up decides: here they may only be the rulebook's."""
    faults: list[tuple[str, Said]] = []
    if name == "trio" and pen.values != (int(TRIO[0]),):
        faults.append(("values", decided_by("trio", TRIO)))
    if name == "love" and pen.slots is not None:
        faults.append(("slots", decided_by("prairie", PRAIRIE)))
    return faults


def _game_faults(game: GameData) -> list[Fault]:
    """The places of the file game.yaml that the rules could not play with."""
    faults: list[Fault] = []
    if game.species.names != SPECIES:
        faults.append((("species", "names"), must_be(SPECIES)))
    if not game.die.faces:
        faults.append((("die", "faces"), "the die has no face"))
    for seats, plan in game.rounds.items():
        bag = game.bag[seats].each
        hand = plan.turns * 2 if seats == 2 else plan.turns
        if plan.turns < 1 or plan.draw != hand or plan.rounds * plan.turns != ZOO:
            faults.append((("rounds", seats), say("the turns do not fit the hand or a zoo of {n}", n=ZOO)))
        elif not 1 <= bag <= 99 or bag * KINDS < plan.rounds * plan.draw * seats:
            faults.append((("bag", seats, "each"), "must be at most 99, and enough for all hands of all rounds"))
    return faults


def _values_needed(pen: PenData) -> int:
    if pen.scores in ("row", "slots"):
        return pen.slots or 0
    return 0 if pen.scores == "none" else 1


def chosen_pens(figures: Figures, side: str, options: Mapping[str, str]) -> dict[str, PenData]:
    """The pens of a side; the options alone decide what Woody Trio is worth and how many Prairie of Love holds."""
    pens = dict(figures.boards.summer if side == "summer" else figures.boards.winter)
    if "trio" in pens:
        pens["trio"] = msgspec.structs.replace(pens["trio"], values=(int(options["trio"]),))
    if "love" in pens:
        limit = None if options["prairie"] == PRAIRIE[0] else int(options["prairie"])
        pens["love"] = msgspec.structs.replace(pens["love"], slots=limit)
    return pens
