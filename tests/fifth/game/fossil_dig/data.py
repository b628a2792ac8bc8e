"""The figures of Fossil Dig, typed, as they stand in data/fossil_dig."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from game.core.data import Entry, Fault, Loaded, Record, failed, load_parts
from game.core.sentence import must_be
from tests.fifth.game.fossil_dig.model import KINDS, LENGTHS


class FossilData(Entry, frozen=True):
    """A kind of fossil: what one is worth, and how many cards there are."""

    points: Annotated[int, msgspec.Meta(ge=0, le=99)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=20)]


class DaysData(Entry, frozen=True):
    """How many days are dug."""

    days: Annotated[int, msgspec.Meta(ge=1, le=9)]


class GameData(Record, frozen=True):
    """The file game.yaml."""

    fossils: dict[str, FossilData]
    lengths: dict[str, DaysData]


class Figures(Record, frozen=True):
    """All figures of the game."""

    game: GameData


def load_figures(folder: Path, overlay: Path | None) -> Loaded[Figures]:
    """The figures of the game with an owner's corrections; BadData if the built-in ones are unsound."""
    return load_parts(Figures, folder, overlay, unsound)


def unsound(figures: Figures) -> dict[str, list[Fault]]:
    """Figures of the right types that still make no game, by file."""
    kinds, lengths = tuple(figures.game.fossils), tuple(figures.game.lengths)
    return {
        "game": failed(
            [
                (("fossils",), kinds == KINDS, must_be(KINDS)),
                (("lengths",), lengths == LENGTHS, must_be(LENGTHS)),
            ]
        )
    }
