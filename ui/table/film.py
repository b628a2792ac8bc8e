"""A whole game as it is looked back at: its moments, turns and rounds, and through whose eyes it may be seen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from game.core.match import Match
from game.core.values import SPECTATOR
from ui.table.board import Board
from ui.table.session import Session
from ui.table.turns import turn_starts

Place = tuple[int, Hashable]
"""A count of actions, and which round it is then."""


@dataclass(frozen=True)
class Eyes:
    """A way to see a game: as a seat, as everybody (SPECTATOR), or `all_open` from a seat to which all is shown."""

    seat: int
    focus: int
    all_open: bool = False


def eyes_for(session: Session) -> list[Eyes]:
    """How a game may be seen, the usual way first.

    A finished game has no secrets: through the eyes of any seat, or with all hands open. In a running one a single
    person sees what they saw; where there are several, or none, only what everybody sees is shown.
    """
    people, seats = session.humans, len(session.match.seats)
    if session.match.outcome() is None or session.looks_on:
        seat = people[0] if len(people) == 1 else SPECTATOR
        return [Eyes(seat, people[0] if people else 0)]
    first = people[0] if people else 0
    everything = Eyes(first, first, all_open=True)
    own = [Eyes(seat, seat) for seat in [first, *(seat for seat in range(seats) if seat != first)]]
    return [own[0], everything, *own[1:]] if len(people) == 1 else [everything, *own]


class Film:
    """The moments of a game in order; a place in it is a count of actions."""

    def __init__(self, match: Match, board: Board) -> None:
        """The film of all that has happened in a match."""
        self.match = match
        self.board = board
        self.total = len(match.moments)
        self.turns = [*turn_starts(board, match), self.total]

    def at(self, count: int) -> Match:
        """The game at a place."""
        return self.match.at(min(max(count, 0), self.total))

    @cached_property
    def rounds(self) -> list[int]:
        """The places at which a round begins, but for the first."""
        first, last = (0, self._round(0)), (self.total - 1, self._round(self.total - 1))
        return list(self._changes(first, last)) if self.total else []

    def _round(self, count: int) -> Hashable:
        """Which round it is at a place."""
        return self.board.round_of(self.at(count).view(SPECTATOR))

    def _changes(self, first: Place, last: Place) -> Iterator[int]:
        """Where the round changes between two places; a round that is over never comes again."""
        if first[1] == last[1]:
            return
        if last[0] - first[0] == 1:
            yield last[0]
            return
        count = (first[0] + last[0]) // 2
        middle = count, self._round(count)
        yield from self._changes(first, middle)
        yield from self._changes(middle, last)

    def turn_after(self, count: int) -> int:
        """The end of the turn that goes on at a place."""
        return self.turns[min(bisect_right(self.turns, count), len(self.turns) - 1)]

    def turn_before(self, count: int) -> int:
        """The beginning of the turn before a place."""
        return self.turns[max(bisect_left(self.turns, count) - 1, 0)]

    def next_mark(self, marks: Iterable[int], count: int, onwards: bool) -> int:
        """The next of several places after this one, or before it; the end, or the beginning, where there is none."""
        if onwards:
            return min((mark for mark in marks if mark > count), default=self.total)
        return max((mark for mark in marks if mark < count), default=0)
