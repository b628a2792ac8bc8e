"""A leaf of the rules: a column with the figures that are told there, and the examples that the game itself counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.core.provenance import figure
from game.core.rules import AnyRules, complete_options
from game.core.values import Line
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
        game = find(self.game)
        return game.make(self.origins.figures, seats, complete_options(game.options, options))

    def figure(self, path: str) -> Any:
        """The figure of a path, as texts name it."""
        return figure(self.origins.figures, path)

    def pencil(self, *paths: str) -> str:
        """A pencil if one of these figures is ours."""
        return MARK if self.origins.ours.intersection(paths) else ""

    def counted(self, example: Example) -> list[Line]:
        """The lines of an example by the game's own scoring; BadData if there is no such position."""
        game, data = find(self.game), {"game": self.game, **example.position}
        options = complete_options(game.options, example.position.get("options", {}))
        outcome = game.position(self.origins.figures, options, Document(self.game, data))
        lines = outcome.scores[example.seat].lines
        return [next(line for line in lines if line.key == label) for label in example.lines]

    def total(self, example: Example) -> int:
        """What the lines of an example bring together."""
        return sum(line.points for line in self.counted(example))
