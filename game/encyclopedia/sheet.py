"""What is written down of a finished game of Encyclopedia: for every board its cubes, cards and goods."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.core.sheet import Field, Sheet
from game.encyclopedia.box import AUTOMAS, PLAYER, Box
from game.encyclopedia.data import Figures
from game.encyclopedia.model import CATEGORIES, CHAIRS, CONTINENTS

MOST: Final = 999
"""No count of a board is larger."""

MOST_SEATS: Final = 4

SHAPE: Final = "must be a mapping of what is on the board"

_PERSON: Final = ("automa", False)
_LAND: Final = "encyclopedia.continent.{}"
_MAP: Final = "encyclopedia/continent_{}"


def sheet(figures: Figures, options: Mapping[str, str], seats: int) -> Sheet:  # noqa: ARG001
    """What is written down of a board; an Automa has less."""
    return sheet_of(box_of(figures, options))


def box_of(figures: Figures, options: Mapping[str, str]) -> Box:
    """The components; who sits where makes no difference to them."""
    return Box(figures, MOST_SEATS, {**options, **{f"seat{number}": PLAYER for number in (2, 3, 4)}})


def sheet_of(box: Box) -> Sheet:
    """What is written down of a board with components that are laid out already."""
    experts = tuple(box.experts.ids)
    fields = (
        Field("automa", "choice", AUTOMAS, what="Automa", automa=True, words="encyclopedia.option.seat2.{}.name"),
        replace(_good("points"), large=True),
        Field(
            "cubes", "counts", CATEGORIES, each=MOST, only=_PERSON,
            words="encyclopedia.category.{}", art="encyclopedia/category_{}",
        ),
        Field("animals", "counts", CONTINENTS, each=MOST, words=_LAND, art=_MAP),
        Field("experts", "counts", CONTINENTS, each=MOST, words=_LAND, art=_MAP),
        Field(
            "active", "names", experts, most=CHAIRS, each=1, what="expert", only=_PERSON,
            words="encyclopedia.expert.{}.name", art="encyclopedia/experts/{}",
        ),
        _good("coins"),
        _good("tokens"),
        _good("seals"),
        replace(_good("reputation"), only=_PERSON),
    )  # fmt: skip
    labelled = tuple(replace(field, label=f"encyclopedia.pad.{field.key}") for field in fields)
    return Sheet("players", MOST_SEATS, labelled, SHAPE, "key here")


def _good(name: str) -> Field:
    """A good of which a number is written down."""
    return Field(name, "count", most=MOST, art=f"encyclopedia/{name.rstrip('s') if name != 'points' else name}")
