"""How a game describes itself to the tests that are run for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.core.match import Match
from game.core.values import Action
from tests.games.case import Case

Options = Mapping[str, str]

Scramble = Callable[[Any, int, int], None]
"""Changes by hand what a seat cannot know: the world, how many seats there are, and the seat."""

Belongings = Callable[[Any, int], Counter[object]]
"""What a seat owns, by a view of the table."""

Change = Callable[[Match, Any, int, Action], tuple[int, ...] | None]
"""What a choice changes in everyone's points, by the game's own reckoning: nothing where that cannot be said, None
where the engine's scores before and after tell it."""


@dataclass(frozen=True)
class Lying:
    """A piece as a table draws it: where, and what it is called as a picture or in what it is painted from."""

    label: str
    box: pygame.Rect


Pieces = Callable[[Any, Any], list[Lying]]
"""The pieces that a board draws for a view and that may fly, each where it lies."""
Named = Callable[[Any], Iterable[str]]
"""The ids of creatures that the figures of a game name."""

PLAIN: tuple[Options, ...] = ({},)


def no_pages(_figures: Any) -> tuple[str, ...]:
    """No creature at all."""
    return ()


@dataclass(frozen=True)
class Staged:
    """With how many bots and which options a moment is sure to come in a game."""

    bots: int = 2
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class Subject:
    """One game under test; what has no default every game must say."""

    game: str
    scramble: Scramble
    belongings: Belongings
    pictures: Mapping[str, str]
    """The pictures of the gallery: name, and how `cabinet shot` draws each."""
    cases: tuple[Case, ...]
    """The kinds that the contract plays in every run."""
    moments: Mapping[str, Staged]
    """The moments of the game that have their beat at the table, by name."""
    asked: Mapping[str, str] = field(default_factory=dict)
    """What the person is asked in pictures whose captions say so: name, and the question."""
    film: int = 20
    """After how many moves the film of the README begins."""
    long_cases: tuple[Case, ...] = ()
    """The kinds that only long runs play."""
    step: int = 20
    """Every how many choices of a random game the decisions of bots are compared."""
    apart: int = 17
    """Every how many choices of a random game the coach is asked."""
    hiding: tuple[Options, ...] = PLAIN
    """Options that hide different things."""
    quick: Options = field(default_factory=dict)
    """Options of a game that is short at the table."""
    sums: tuple[Options, ...] = PLAIN
    """Options with which points come about differently; the first ones are for short runs."""
    marked: Options = field(default_factory=dict)
    """Options with which all that is ours lies on the table."""
    prompts: int = 1
    """At least so many different questions come early in a game."""
    rehearses: bool = False
    """Whether turns are tried out before they count."""
    spends: bool = True
    """Whether some choices cost their seat something."""
    takes: bool = False
    """Whether a seat can take something from another one."""
    secret: bool = False
    """Whether a part of the score is not known to others before the end."""
    unsettled: tuple[str, ...] = ()
    """Questions after which a choice that was already counted is still to be carried out."""
    taught: bool = True
    """Whether there are lessons; a game whose lessons are still to be written says so here."""
    lying: Pieces | None = None
    """What lies on the table and may fly, so that nothing is seen in two places."""
    illustrated: bool = True
    """Whether its rules have their plates, examples and player aid; a game that has none says so here."""
    pages: Named = no_pages
    """What has a page in the collection; a game without any says nothing."""
    change: Change | None = None
    numbers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Numbers that stand written out in texts, by key, because no correction can change what they count."""
    reported: Mapping[str, int] = field(default_factory=dict)
    """Figures among them that a correction could try to change, with another value: each is reported and left."""
