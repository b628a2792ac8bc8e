"""What is written down of a finished game of Cubosaurs: for every seat the collection of its last round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.core.sheet import Field, Sheet
from game.cubosaurs.data import Figures
from game.cubosaurs.model import DINOSAURS, EGGS, MOST_SEATS, TYPES
from game.cubosaurs.rules import CuboRules

LARGEST: Final = 20
"""The largest gain or loss of a velociraptor that is believed: printings may differ from the built-in copies."""

SHAPE: Final = "must be a mapping of types to what is held of them"

EARLIEST: Final = 500
"""No points of earlier rounds are more, nor less than their opposite."""

_CLOSED: Final = "belongs to the advanced game (options: {advanced: true})"
_OPTIONS: Final = (("advanced", ("no", "yes")), ("interaction", ("yes", "no")))


def sheet(figures: Figures, options: Mapping[str, str], seats: int) -> Sheet:
    """What is written down of a collection."""
    return sheet_of(CuboRules(figures, max(2, seats), options))


def sheet_of(rules: CuboRules) -> Sheet:
    """What is written down of a collection by rules that are made already."""
    closed = "" if rules.advanced else _CLOSED
    dinosaurs = tuple(_dinosaur(name) for name in TYPES[:DINOSAURS])
    tiles = tuple(tile.id for tile in rules.tiles)
    fields = (
        *dinosaurs,
        Field("eggs", "names", EGGS, each=1, what="egg", words="cubosaurs.egg.{}", art="cubosaurs/egg_{}"),
        _raptors("black"),
        _raptors("grey"),
        Field(
            "tiles",
            "names",
            tiles,
            each=1,
            what="tile",
            words="cubosaurs.tile.{}.name",
            art="cubosaurs/tile_{}",
            closed=closed,
        ),
        Field("dna", "count", art="cubosaurs/dna", closed=closed),
        Field("earlier", "count", least=-EARLIEST, most=EARLIEST, large=True, art="cubosaurs/rosette"),
    )
    labelled = tuple(replace(field, label=f"cubosaurs.pad.{field.key}") for field in fields)
    return Sheet("collections", MOST_SEATS, labelled, SHAPE, "type", _OPTIONS)


def _dinosaur(name: str) -> Field:
    return Field(name, "count", art=f"cubosaurs/{name}")


def _raptors(colour: str) -> Field:
    """The velociraptors of a colour, each with its two numbers."""
    art = f"cubosaurs/raptor_{colour}"
    return Field(
        colour, "rows", ("gain", "loss"), each=LARGEST, what="velociraptor", many="velociraptors",
        words="cubosaurs.pad.{}", art=art,
    )  # fmt: skip
