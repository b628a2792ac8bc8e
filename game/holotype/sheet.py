"""What is written down of a finished game of Holotype: for every player the cards, discs and cubes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.core.sheet import Field, Sheet
from game.holotype.box import OPTIONS, Box
from game.holotype.data import Figures
from game.holotype.model import SEATS, TRACES

KEYS: Final = ("holotypes", "traces", "contributions", "personal", "hand", "research")
"""The keys of a player."""

SHAPE: Final = f"must be a mapping with some of {', '.join(KEYS)}"

MOST: Final = 999
"""No count of a player is larger."""

SPECIMEN: Final = "holotype.specimen.{}.name"
CARD: Final = "holotype/specimens/{}"
_CLOSED: Final = "the Basal variant has neither contributions nor Personal Objectives"
_OPTIONS: Final = tuple((option.id, option.choices) for option in OPTIONS)


def sheet(figures: Figures, options: Mapping[str, str], seats: int) -> Sheet:
    """What is written down of a player."""
    return sheet_of(Box(figures, max(2, seats), options))


def sheet_of(box: Box) -> Sheet:
    """What is written down of a player with components that are laid out already."""
    closed = _CLOSED if box.basal else ""
    ids = tuple(box.cards.ids)
    fields = (
        Field("holotypes", "names", names=ids, each=1, what="Specimen", words=SPECIMEN, art=CARD),
        Field("traces", "names", TRACES, what="trace", words="holotype.trace.{}.name", art="holotype/traces/{}"),
        Field("contributions", "count", most=box.discs, art="holotype/disc", closed=closed),
        Field(
            "personal",
            "choice",
            tuple(box.personal_ids),
            what="Personal Objective",
            words="holotype.objective.{}.name",
            art="holotype/card_personal",
            closed=closed,
        ),
        Field("hand", "names", names=ids, each=1, what="Specimen", words=SPECIMEN, art=CARD),
        Field("research", "count", most=MOST, art="holotype/research"),
    )
    labelled = tuple(replace(field, label=f"holotype.pad.{field.key}") for field in fields)
    return Sheet("players", SEATS, labelled, SHAPE, options=_OPTIONS)
