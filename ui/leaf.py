"""A leaf of the rules: a column with the figures that are told there, and the examples that the game itself counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from game.core.provenance import figure
from game.core.rules import AnyRules, complete_options
from game.core.values import Line, Outcome
from game.core.yaml_file import Document
from game.registry import find
from ui.app import App
from ui.origins import Origins
from ui.pencil import MARK


@dataclass(frozen=True)
class Example:
    """A position as `cabinet score` reads it, of which some lines of one seat's score are counted."""

    position: Mapping[str, Any]
    lines: tuple[str, ...]
    """The keys of the lines that are counted."""
    seat: int = 0


@dataclass(frozen=True)
class Leaf:
    """A column on which plates are laid out: how wide it is, and the figures that are told there."""

    app: App
    origins: Origins
    width: int

    @property
    def game(self) -> str:
        """Whose rules these are."""
        return self.origins.game_id

    def px(self, units: float) -> int:
        """A length in units as whole pixels."""
        return self.app.theme.px(units)

    def narrowed(self, width: float) -> Leaf:
        """The same leaf, so wide."""
        return replace(self, width=round(width))

    def say(self, key: str, **values: object) -> str:
        """A text of the plates."""
        return self.app.text(f"rules.{self.game}.plate.{key}", **values)

    def rules(self, seats: int, **options: str) -> AnyRules:
        """The rules as they are told here."""
        return _rules(self.origins, seats, tuple(sorted(options.items())))

    def figure(self, path: str) -> Any:
        """The figure of a path, as texts name it."""
        return figure(self.origins.figures, path)

    def pencil(self, *paths: str) -> str:
        """A pencil if one of these figures is ours."""
        return MARK if self.origins.ours.intersection(paths) else ""

    def counted(self, example: Example) -> list[Line]:
        """The lines of an example by the game's own scoring; BadData if there is no such position."""
        lines = _outcome(self.origins, example.position).scores[example.seat].lines
        return [next(line for line in lines if line.key == label) for label in example.lines]

    def total(self, example: Example) -> int:
        """What the lines of an example bring together."""
        return sum(line.points for line in self.counted(example))


@lru_cache(maxsize=16)
def _rules(origins: Origins, seats: int, options: tuple[tuple[str, str], ...]) -> AnyRules:
    """The rules of a game with these figures, made once."""
    game = find(origins.game_id)
    return game.make(origins.figures, seats, complete_options(game.options, dict(options)))


_OUTCOMES: WeakKeyDictionary[Origins, dict[str, Outcome]] = WeakKeyDictionary()
"""What written positions are worth, by the figures that they are counted with."""


def _outcome(origins: Origins, position: Mapping[str, Any]) -> Outcome:
    """The result of a written position, counted once; BadData if there is no such position."""
    known, key = _OUTCOMES.setdefault(origins, {}), repr(position)
    if key not in known:
        game = find(origins.game_id)
        options = complete_options(game.options, position.get("options", {}))
        document = Document(game.id, {"game": game.id, **position})
        known[key] = game.position(origins.figures, options, document)
    return known[key]
