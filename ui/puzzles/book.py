"""The puzzles of a game as they stand in `data/puzzles/<game>.yaml`, one document each; `build/bots` finds them."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from ai.puzzles.proof import LADDER
from game.core.data import BadData, Record, convert
from game.core.match import Match
from game.core.paths import shipped
from game.core.record import Seat
from game.core.yaml_file import read_yaml
from game.registry import make_rules

BETWEEN: Final = ", "
"""What stands between the actions of a puzzle; no action's text holds it."""


class Puzzle(Record, frozen=True):
    """A position and its right moves: the game up to it, and what long searches measured there.

    `chances` are those to win after the right moves and the best others, in hundredths; `lead` is the smallest distance
    between these two that any of the searches saw; `found` says in how many of ten tries each level found a right move.
    """

    game: str
    seats: int
    seed: int
    actions: str
    answers: tuple[str, ...]
    chances: dict[str, int]
    lead: int
    found: dict[str, int]
    grade: int
    options: dict[str, str] = msgspec.field(default_factory=dict)

    @property
    def id(self) -> str:
        """What tells it apart from all others of its game, whatever is added to them."""
        return f"{self.seed}-{len(self.moves)}"

    @property
    def moves(self) -> tuple[str, ...]:
        """The actions that lead to it."""
        return tuple(self.actions.split(BETWEEN)) if self.actions else ()

    @property
    def finders(self) -> tuple[str, ...]:
        """The levels that find it, weakest first."""
        return tuple(LADDER)[self.grade - 1 :]

    def match(self, seats: tuple[Seat, ...]) -> Match:
        """The game at the position, with the shipped figures; IllegalAction if its moves do not come out."""
        match = Match(make_rules(self.game, self.seats, self.options), seats, self.seed)
        for text in self.moves:
            match.apply(match.rules.parse(text))
        return match


def file_of(game_id: str) -> Path:
    """Where the puzzles of a game stand; a game without any has no such file."""
    return shipped("data", "puzzles", f"{game_id}.yaml")


def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first, none where it has none; BadData where the file cannot be used."""
    path = file_of(game_id)
    return _sorted(path, path.stat().st_mtime_ns) if path.is_file() else ()


@lru_cache(maxsize=8)
def _sorted(path: Path, _written: int) -> tuple[Puzzle, ...]:
    return tuple(sorted(read(path), key=lambda one: (one.grade, -one.found["visitor"], one.seed, len(one.actions))))


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file in their order there; BadData lists what is wrong with them."""
    found = [convert(document, Puzzle) for document in read_yaml(path, path.name)]
    problems = [problem for _, wrong in found for problem in wrong]
    if problems:
        raise BadData(problems)
    return [one for one, _ in found if one is not None]


def document_of(one: Puzzle) -> str:
    """A puzzle as a document of the file."""
    lines = ["---"]
    for name in one.__struct_fields__:
        value = getattr(one, name)
        if value != {}:
            lines.append(f"{name}: {json.dumps(value) if not isinstance(value, tuple) else json.dumps(list(value))}")
    return "\n".join(lines) + "\n"
