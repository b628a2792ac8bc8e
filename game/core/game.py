"""How a game describes itself to the list of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.data import Loaded
from game.core.honours import Honour
from game.core.rules import AnyRules, Option
from game.core.sheet import Sheet
from game.core.values import Outcome
from game.core.yaml_file import Document


def _nothing(_rules: AnyRules, _view: Any, _seat: int) -> Mapping[str, int]:
    """What a game without creatures collects."""
    return {}


@dataclass(frozen=True)
class Game:
    """One game of the cabinet: seat counts, options, figures, rules; the scorer of end positions and their format.

    `sheet` says what can be written down of a finished game of so many seats, which the scorer reads by.
    `honours` are what can be won beside a game, each with a text in every language.
    `letter` begins the codes of its deals, for which options and choices are only ever added at the end.
    `ties` are the reasons, beside points, by which a single seat can have won; each has a text in every language.
    `collected` says of the view of a finished game what a seat has gathered, by creatures of the collection.
    """

    id: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    load: Callable[[Path, Path | None], Loaded[Any]]
    make: Callable[[Any, int, Mapping[str, str]], AnyRules]
    position: Callable[[Any, Mapping[str, str], Document], Outcome]
    format: str
    ties: tuple[str, ...] = ()
    letter: str = field(kw_only=True)
    collected: Callable[[Any, Any, int], Mapping[str, int]] = field(default=_nothing, kw_only=True)
    sheet: Callable[[Any, Mapping[str, str], int], Sheet] = field(kw_only=True)
    honours: tuple[Honour, ...] = field(default=(), kw_only=True)
