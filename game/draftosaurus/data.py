"""The figures of Draftosaurus, typed, as they stand in data/draftosaurus."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from game.core.data import BadData, Loaded, Provenance, digest, load
from game.core.yaml_file import Problem

Zone = Literal["forest", "plain", "none"]
Side = Literal["cafeteria", "toilets", "none"]
Holds = Literal["any", "same", "different", "alternating", "pyramid"]
Scores = Literal["row", "exactly", "pairs", "most", "alone", "each", "couples", "neighbour", "slots", "none"]
Face = Literal["forest", "plain", "toilets", "cafeteria", "empty", "no_trex"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure with its provenance."""

    provenance: Provenance


class PenData(Entry, frozen=True, kw_only=True):
    """A pen: where it lies, what it may hold and how it scores."""

    zone: Zone
    side: Side
    slots: int | None
    holds: Holds
    scores: Scores
    values: tuple[int, ...]


class SpeciesData(Entry, frozen=True, kw_only=True):
    """The species in the order of their numbers."""

    names: tuple[str, ...]


class BagData(Entry, frozen=True, kw_only=True):
    """How many dinosaurs of each species the bag holds."""

    each: int


class DieData(Entry, frozen=True, kw_only=True):
    """The faces of the die."""

    faces: tuple[Face, ...]


class RoundsData(Entry, frozen=True, kw_only=True):
    """How many rounds of how many turns, and how many dinosaurs are drawn for each."""

    rounds: int
    turns: int
    draw: int


class BonusData(Entry, frozen=True, kw_only=True):
    """Points for a pen with at least one T. rex."""

    points: int


class GameData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file game.yaml."""

    species: SpeciesData
    bag: dict[int, BagData]
    die: DieData
    rounds: dict[int, RoundsData]
    trex_bonus: BonusData


class BoardsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file boards.yaml."""

    summer: dict[str, PenData]
    winter: dict[str, PenData]


class Figures(msgspec.Struct, frozen=True):
    """All figures of the game."""

    game: GameData
    boards: BoardsData


def load_figures(folder: Path, overlay: Path | None) -> Loaded[Figures]:
    """The figures of the game with an owner's corrections; BadData if the built-in ones are unsound."""
    game = load(folder / "game.yaml", GameData, overlay and overlay / "game.yaml")
    boards = load(folder / "boards.yaml", BoardsData, overlay and overlay / "boards.yaml")
    problems = game.problems + boards.problems
    faults = unsound(game.value, boards.value)
    if faults and overlay is not None:
        plain = load_figures(folder, None)
        plain.problems += problems + faults
        return plain
    if faults:
        raise BadData(faults)
    return Loaded(Figures(game.value, boards.value), digest([game.hash, boards.hash]), problems)


def unsound(game: GameData, boards: BoardsData) -> list[Problem]:
    """Figures of the right types that still make no game."""
    problems = [
        Problem("boards.yaml", 0, f"{side}.{name}.values", f"{len(pen.values)} values for {pen.scores}")
        for side, pens in (("summer", boards.summer), ("winter", boards.winter))
        for name, pen in pens.items()
        if len(pen.values) != _values_needed(pen)
    ]
    for seats, plan in game.rounds.items():
        bag = game.bag[seats].each * len(game.species.names) if seats in game.bag else 0
        if not 0 < plan.rounds * plan.draw * seats <= bag:
            problems.append(Problem("game.yaml", 0, f"rounds.{seats}", "the bag does not hold enough dinosaurs"))
        least = plan.turns * 2 if seats == 2 else plan.turns
        if not 0 < least <= plan.draw or plan.rounds * plan.turns != 12:
            problems.append(Problem("game.yaml", 0, f"rounds.{seats}", "the turns do not fit the hand or a zoo of 12"))
    return problems


def _values_needed(pen: PenData) -> int:
    if pen.scores in ("row", "slots"):
        return pen.slots or 0
    return 0 if pen.scores == "none" else 1
