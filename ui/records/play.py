"""A finished game as the records see it: who sat where, what everybody scored, who won, and when.

Others build on these values: whatever a feature wants to know of every finished game is a field here, with a default,
filled in `reading.py`; raising `plays.VERSION` has all saves read again.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec

from ai.levels import parse
from game.core.record import Count, Kind, Name, Short
from ui.incoming import moment

Points = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Marks = Annotated[tuple[Short, ...], msgspec.Meta(max_length=200)]
Id = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{20}$")]


class Seated(msgspec.Struct, frozen=True, gc=False):
    """Somebody who has played a game to its end."""

    name: Name
    kind: Kind = "human"
    bot: Name = ""
    colour: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    portrait: Name = ""
    points: Points = 0
    lines: Annotated[dict[Short, Points], msgspec.Meta(max_length=200)] = {}
    """The points of every line of the score, by its key."""
    won: bool = False
    found: Annotated[dict[Short, Annotated[int, msgspec.Meta(ge=1, le=1000)]], msgspec.Meta(max_length=200)] = {}
    """How many of each creature were gathered, by the ids of the collection."""

    @property
    def rival(self) -> str:
        """What an opponent is to the records: the level of a bot, `automa`, `human`; `bot` for one of no level."""
        spec = parse(self.bot) if self.kind == "bot" else None
        return spec.level if spec is not None else self.kind


class Play(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A finished game; the same game has the same `id` in every copy of its save and in the record kept of it."""

    id: Id
    game: Name
    seats: Annotated[tuple[Seated, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Name, Name], msgspec.Meta(max_length=40)] = {}
    seed: Count = 0
    moves: Count = 0
    taken_back: Count = 0
    """How often somebody took back a move after learning something."""
    reason: Name = "points"
    """By what it was won: `points`, what settles a tie, or `shared`."""
    saved_at: Short = ""
    begun_at: Short = ""
    """When it was begun, by the clock of the place where that was; '' where it is not known."""
    branched: bool = False
    """Whether it branched off from another game."""
    figures: Short = ""
    """The hash of the figures it was played with."""
    whole: bool = True
    """Whether it was played from its deal, not from a position of an older save."""
    real: bool = False
    """Whether it was played with the real box and entered on the pad."""
    entered: Annotated[str, msgspec.Meta(max_length=60_000)] = ""
    """What was entered on the pad, as JSON: options, and what every seat had."""
    honours: Annotated[tuple[Marks, ...], msgspec.Meta(max_length=8)] = ()
    """What every seat has won beside the game, as `game/core/honours.py` marks it."""
    save: Short = ""
    """The name of its save in the folder of saves, '' where only this record is left."""

    @property
    def at(self) -> datetime | None:
        """When it ended, in local time; None where that is not known."""
        return moment(self.saved_at)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.won)

    def place(self, seat: int) -> int:
        """The place of a seat, from 1 on: winners are first, the others follow by their points."""
        own = self.seats[seat]
        better = [one for one in self.seats if (one.won and not own.won) or (not own.won and one.points > own.points)]
        return 1 + len(better)
