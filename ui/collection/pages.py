"""What a page of the collection tells: how large a creature is and when it lived; `data/collection/<game>.yaml`.

These are figures of nature, not of the games: no rule reads them and no correction changes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.core.data import Record, load
from game.core.paths import shipped
from ui.text import Text

Shape = Literal["long", "tall", "wide"]
"""How a creature is drawn beside a person: by its length, its height, or the span of its wings."""

Measure = Literal["length", "shell", "height", "span"]
"""What is measured of a creature."""

Metres = Annotated[float, msgspec.Meta(gt=0, le=60)]

Age = Annotated[float, msgspec.Meta(gt=0, le=600)]
"""Millions of years before today."""


class Page(Record, frozen=True):
    """One creature: a typical adult in metres, and the millions of years before today between which it lived.

    `length` is the whole of it, of birds from bill to tail, of turtles that of the shell. `height` and `span` are named
    where they are what one sees; `drawn` is how wide its outline is where it does not lie straight: a coiled
    snake, a raised neck, a tail that hangs. `lived` is from when to when; what lives today has none. `latin` stands
    where the game itself names none.
    """

    length: Metres
    height: Metres | None = None
    span: Metres | None = None
    shell: bool = False
    lived: tuple[Age, Age] | None = None
    latin: str = ""
    drawn: Metres | None = None

    @property
    def shape(self) -> Shape:
        """How it is drawn beside a person."""
        return "tall" if self.height else "wide" if self.span else "long"

    @property
    def measure(self) -> Measure:
        """What `size` measures."""
        return "height" if self.height else "span" if self.span else "shell" if self.shell else "length"

    @property
    def size(self) -> float:
        """The metres by which it is drawn."""
        return self.height or self.span or self.length

    @property
    def scale(self) -> tuple[float, float]:
        """The metres of the width and of the height of its outline; 0 for what follows from the other."""
        return (0.0, self.height) if self.height else (self.drawn or self.size, 0.0)

    @property
    def extinct(self) -> bool:
        """Whether it has a place on the time line."""
        return self.lived is not None


def file_of(game_id: str) -> Path:
    """Where the pages of a game stand; a game without any has no such file."""
    return shipped("data", "collection", f"{game_id}.yaml")


def pages_of(game_id: str) -> Mapping[str, Page]:
    """The pages of a game by the ids of its creatures, none where it has none; BadData where the file is no good."""
    path = file_of(game_id)
    return _read(path) if path.is_file() else {}


@lru_cache(maxsize=8)
def _read(path: Path) -> Mapping[str, Page]:
    return load(path, dict[str, Page]).value


def key_of(game_id: str, creature: str) -> str:
    """Under which key the words about a creature stand."""
    return f"collection.{game_id}.{creature}.text"


def words_of(text: Text, game_id: str, creature: str) -> str:
    """What the page of a creature says."""
    return text(key_of(game_id, creature))
