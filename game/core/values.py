"""The frozen values of the contract: actions, frames, decisions, events, scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SPECTATOR: Final = -1
"""The seat number of somebody who sees only what is public."""

EVERYONE: Final = -1
"""The audience of a public event (every bit set)."""


class IllegalAction(Exception):
    """The action is not among the options; `reason` is a code with a text in every language."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Action:
    """One choice of a kind; games add typed fields. `text` is its one form in saves, logs, tests and reports."""

    text: str
    kind: str = ""


@dataclass(frozen=True)
class Frame:
    """Something owed: it lies on `state.stack` as data until it has been answered."""

    kind: str
    seat: int
    args: tuple[int, ...] = ()


LARGEST_TABLE: Final = 5
"""The most seats that a game of the cabinet has."""


def framed(kind: str, *args: int) -> tuple[Frame, ...]:
    """The frames of a kind by seat, made once and handed out again."""
    return tuple(Frame(kind, seat, args) for seat in range(LARGEST_TABLE))


@dataclass(frozen=True)
class Decision:
    """What a seat is asked: the complete options, in fixed order, are the only source of legality."""

    seat: int
    prompt: str
    options: Sequence[Action]


@dataclass(frozen=True)
class Event:
    """Something that happened.

    `audience` has a bit for every seat that sees the data; `news` has one for every seat that could not
    have foretold it, which is what undo goes by.
    """

    kind: str
    seat: int
    data: tuple[tuple[str, int | str], ...] = ()
    audience: int = EVERYONE
    news: int = EVERYONE

    def __getitem__(self, name: str) -> int | str:
        for key, value in self.data:
            if key == name:
                return value
        raise KeyError(name)

    def number(self, name: str) -> int:
        """The value of a numeric field."""
        value = self[name]
        assert isinstance(value, int)
        return value

    def seen_by(self, seat: int) -> bool:
        """Whether that seat sees the data (the spectator sees what everyone sees)."""
        if seat == SPECTATOR:
            return self.audience == EVERYONE
        return bool(self.audience >> seat & 1)

    def redacted(self, seat: int) -> Event:
        """The event as that seat may see it: whole, or without its data."""
        if self.seen_by(seat):
            return self
        return Event(self.kind, self.seat, (), self.audience, self.news)


def foretold(events: Sequence[Event], seat: int) -> list[Event]:
    """The events as the seat sees them, up to the first one that is news to it."""
    result: list[Event] = []
    for event in events:
        if event.news >> seat & 1:
            break
        result.append(event.redacted(seat))
    return result


def but(seat: int) -> int:
    """The audience of everyone but one seat."""
    return ~(1 << seat)


def only(seat: int) -> int:
    """The audience of one seat alone."""
    return 1 << seat


@dataclass(frozen=True)
class Line:
    """One labelled line of a score; `part` names the sub-game where there are several."""

    label: str
    points: int
    part: str = ""

    @property
    def key(self) -> str:
        """The label, with its part in front where there is one."""
        return f"{self.part}.{self.label}" if self.part else self.label


@dataclass(frozen=True)
class Score:
    """A labelled breakdown; its total is the sum of its lines."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)

    def points(self, label: str) -> int:
        """The points of all lines with that label, 0 if there is none."""
        return sum(line.points for line in self.lines if line.label == label)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: everyone's score, the winning seats, and by what they won."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    reason: str
