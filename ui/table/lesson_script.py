"""What a lesson is: chapters of steps as they stand in `data/lessons/<game>.yaml`; CONTRIBUTING tells how to write."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.core.data import Record, load
from game.core.paths import shipped
from ui.text import Text

Kind = Literal["read", "do", "choice", "press"]
"""What a step asks: to read on, one certain move, any move, or one of the table's own buttons."""

Moves = tuple[str, ...]
"""Actions as they are written in saves and logs."""

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]


class Step(Record, frozen=True):
    """One card: where it points, what it asks, and which moves follow, of others or forced ones of the learner.

    Its words stand under its id, what is said once it is done under the same with `_after`. `at` names places of the
    board, or of the table (`log`, `status`, `info`, the name of a button); a star stands for any name, and names with a
    plus between them are shown as one place. A wanted move shows its own places too. `look` names the places that the
    answer is about.
    """

    id: Id
    at: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    do: str = ""
    choose: bool = False
    press: str = ""
    then: Moves = ()

    @property
    def kind(self) -> Kind:
        """What is asked."""
        if self.do:
            return "do"
        return "choice" if self.choose else "press" if self.press else "read"


def is_meant(name: str, pattern: str) -> bool:
    """Whether a place belongs to what a step names."""
    return any(fnmatchcase(name, part) for part in pattern.split("+"))


class Chapter(Record, frozen=True):
    """A few minutes of a lesson: a game of its own that begins after the moves of `start`.

    The learner sits on the first seat. With `play` the learner finishes the game alone after the last step.
    """

    id: Id
    minutes: int
    seed: int
    seats: int
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    options: dict[str, str] = msgspec.field(default_factory=dict)
    start: Moves = ()
    play: bool = False


class Lesson(Record, frozen=True):
    """Chapters that belong together; the last one is finished in play."""

    id: Id
    chapters: Annotated[tuple[Chapter, ...], msgspec.Meta(min_length=1)]


def file_of(game_id: str) -> Path:
    """Where the lessons of a game stand; a game without any has no such file."""
    return shipped("data", "lessons", f"{game_id}.yaml")


def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game, none where it has none; BadData where the file cannot be used."""
    path = file_of(game_id)
    return _read(path) if path.is_file() else ()


@lru_cache(maxsize=8)
def _read(path: Path) -> tuple[Lesson, ...]:
    return load(path, tuple[Lesson, ...]).value


def chapters_of(game_id: str) -> tuple[Chapter, ...]:
    """All chapters of a game in their order."""
    return tuple(chapter for lesson in lessons_of(game_id) for chapter in lesson.chapters)


class Words:
    """The texts of one chapter."""

    def __init__(self, game_id: str, chapter: Chapter, names: tuple[str, ...]) -> None:
        """For a chapter at whose table these names sit; texts call them {p0}, {p1} and so on."""
        self.prefix = f"lessons.{game_id}.{chapter.id}"
        self._steps = chapter.steps
        self._names = {f"p{n}": name for n, name in enumerate(names)}

    def title(self, text: Text) -> str:
        """What the chapter is called."""
        return text(f"{self.prefix}.title")

    def line(self, text: Text) -> str:
        """What it teaches, in one line."""
        return text(f"{self.prefix}.line")

    def before(self, text: Text, step: Step) -> str:
        """What a step says."""
        return text(f"{self.prefix}.{step.id}", **self._names)

    def after(self, text: Text, step: Step) -> str:
        """What is said once a step is done, '' if nothing is."""
        key = f"{self.prefix}.{step.id}_after"
        return text(key, **self._names) if text.has(key) else ""

    def answered(self, text: Text, step: Step) -> bool:
        """Whether a step has an answer, a card of its own."""
        return step.kind == "choice" or text.has(f"{self.prefix}.{step.id}_after")

    def cards(self, text: Text, steps: int | None = None) -> int:
        """How many cards the first steps have together, all of them if no number is given; answers are counted."""
        return sum(1 + self.answered(text, step) for step in self._steps[:steps])

    def first_with(self, text: Text, sign: str) -> str:
        """The first words of the chapter that hold a sign, '' if none do."""
        told = (words for step in self._steps for words in (self.before(text, step), self.after(text, step)))
        return next((words for words in told if sign in words), "")
