"""What can be won beside a game: each honour is looked for in the finished game itself, so that old games count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.record import Seat
from game.core.values import Event, IllegalAction, Outcome

LADDER: Final = 5
"""How many levels of bots there are, by whose ranks a seat is known here: from 1 on, 0 for whoever is no such bot."""


@dataclass(frozen=True)
class Finished:
    """A finished game: its rules, its last state, its result, who sat where, and the texts of its actions."""

    rules: Any
    state: Any
    outcome: Outcome
    seats: Sequence[Seat]
    ranks: Sequence[int] = ()
    seed: int = 0
    actions: Sequence[str] = ()
    """The actions from the deal on; none where the game was played from a position."""

    def course(self) -> Iterator[list[Event]]:
        """What happened in each move, played once more; it ends early where the moves do not fit these rules."""
        state = self.rules.start(self.seed)
        for text in self.actions:
            events: list[Event] = []
            try:
                self.rules.apply(state, self.rules.parse(text), events)
            except IllegalAction:
                return
            yield events

    def won(self, seat: int) -> bool:
        """Whether the seat has won, alone or with others."""
        return seat in self.outcome.winners

    def alone(self, seat: int) -> bool:
        """Whether the seat has won and nobody else has."""
        return self.outcome.winners == (seat,)

    def lines(self, seat: int, label: str) -> list[int]:
        """The points of every line of that label, one for each part of the game that has it."""
        return [line.points for line in self.outcome.scores[seat].lines if line.label == label]

    def lead(self, seat: int) -> int:
        """By how many points the seat is before the best of the others."""
        totals = [score.total for score in self.outcome.scores]
        return totals[seat] - max(total for n, total in enumerate(totals) if n != seat)


@dataclass(frozen=True)
class Honour:
    """Something to be won: `found` says which of its steps a seat has made in a game, or simply whether.

    With `steps` all of them have to be made, in one game or in several. A `shared` one is the same in every game.
    """

    id: str
    found: Callable[[Finished, int], bool | Iterable[str]]
    steps: tuple[str, ...] = ()
    shared: bool = False

    def marks(self, game: Finished, seat: int) -> list[str]:
        """What a seat has of it by this game, as it is kept: its id, or its id with each step."""
        found = self.found(game, seat)
        if isinstance(found, bool):
            return [self.id] if found else []
        return [f"{self.id}:{step}" for step in found if step in self.steps]

    @property
    def needed(self) -> tuple[str, ...]:
        """All marks that win it."""
        return tuple(f"{self.id}:{step}" for step in self.steps) if self.steps else (self.id,)


def marks_of(honours: Iterable[Honour], game: Finished, seat: int) -> tuple[str, ...]:
    """All that a seat has won in a game."""
    return tuple(mark for honour in honours for mark in honour.marks(game, seat))


def _together(game: Finished, seat: int) -> bool:
    return game.won(seat) and len(game.outcome.winners) > 1


def _by_one(game: Finished, seat: int) -> bool:
    return game.alone(seat) and game.lead(seat) == 1


def _beaten(game: Finished, seat: int) -> list[str]:
    """The levels against which a game was won."""
    return [str(rank) for rank in sorted(set(game.ranks)) if rank and game.alone(seat)]


def _summit(game: Finished, seat: int) -> bool:
    return str(LADDER) in _beaten(game, seat)


COMMON: Final = (
    Honour("together", _together, shared=True),
    Honour("by_one", _by_one, shared=True),
    Honour("summit", _summit, shared=True),
    Honour("ladder", _beaten, tuple(str(rank) for rank in range(1, LADDER + 1)), shared=True),
)
"""What can be won in every game: a shared first place, a victory by a point, one against the best, one against each."""
