"""What a game says of one of its creatures for the shelves: its picture, its names, and where it lives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Exhibit:
    """A creature as a game shows it.

    `name` is the key of its common name, '' where it has none but its Latin one. `land` is a continent of the map, ''
    for what is extinct. `outline` names a picture true to life where that of the game is not.
    """

    picture: str
    name: str = ""
    latin: str = ""
    land: str = ""
    outline: str = ""


@dataclass(frozen=True)
class Exhibits:
    """The creatures of a game: `show` leads from its figures and the id of one to what is shown of it."""

    show: Callable[[Any, str], Exhibit]
