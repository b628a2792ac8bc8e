"""A finished game of the real box while it is entered, counted by the game as `cabinet score` does."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from game.core.data import BadData
from game.core.game import Game
from game.core.position import is_there
from game.core.record import Seat
from game.core.rules import BadOption, complete_options
from game.core.sheet import Field, Sheet
from game.core.values import Outcome
from game.core.yaml_file import Document, Problem
from ui.records.play import Play, Seated

Written = dict[str, Any]
"""What one seat has, as people write it for `cabinet score`."""

Called = Callable[[Field, str], str]
"""What a name of a field is called."""


class Pad:
    """Seats, variants, day and entries of one game; `count` keeps result and refusals up to date."""

    def __init__(
        self, game: Game, figures: Any, seats: Sequence[Seat], day: datetime, called: Called = lambda _, name: name
    ) -> None:
        """A blank pad for these seats; `called` says what an Automa is called."""
        self.game = game
        self.figures = figures
        self.seats = list(seats)
        self.day = day
        self._called = called
        self.options: dict[str, str] = {}
        self.entries: list[Written] = [{} for _ in seats]
        self.outcome: Outcome | None = None
        self.problems: Sequence[Problem] = ()
        self._sheets: dict[str, Sheet] = {}
        self.choose({})

    @property
    def sheet(self) -> Sheet:
        """What can be entered with these variants and so many seats."""
        key = f"{len(self.seats)} {sorted(self.options.items())}"
        if key not in self._sheets:
            self._sheets[key] = self.game.sheet(self.figures, self.options, len(self.seats))
        return self._sheets[key]

    @property
    def blank(self) -> bool:
        """Whether nothing is entered yet."""
        return not any(any(self.written(seat).values()) for seat in range(len(self.seats)))

    def choose(self, options: Mapping[str, str]) -> None:
        """Take variants, as far as one position can have them; the others are the usual ones."""
        complete = complete_options(self.game.options, options)
        self.options = complete
        self.options = {
            **complete,
            **{key: choices[0] for key, choices in self.sheet.options if complete[key] not in choices},
        }
        self.count()

    def sit(self, seats: Sequence[Seat]) -> None:
        """Let others sit down; what is entered stays with its place."""
        self.entries = [self.entries[n] if n < len(self.entries) else {} for n in range(len(seats))]
        self.seats = list(seats)
        self.count()

    def remove(self, seat: int) -> None:
        """Take a seat away with what it has."""
        del self.seats[seat], self.entries[seat]
        self.count()

    def fields(self, seat: int) -> list[Field]:
        """What can be entered for a seat as it is now."""
        held = self.entries[seat]
        return [one for one in self.sheet.fields if not one.closed and not one.unseen and is_there(one, held)]

    def written(self, seat: int) -> Written:
        """What a seat has, as it is written down."""
        held = self.entries[seat]
        return {field.key: held[field.key] for field in self.fields(seat) if field.key in held}

    def document(self) -> Document:
        """The whole as `cabinet score` reads it."""
        seats = [self.written(seat) for seat in range(len(self.seats))]
        options = {key: self.options[key] for key, _ in self.sheet.options}
        return Document("pad", {"game": self.game.id, "options": options, self.sheet.key: seats})

    def count(self) -> None:
        """Score what is entered, or note everything that is impossible in it."""
        try:
            self.outcome, self.problems = self.game.position(self.figures, self.options, self.document()), ()
        except BadData as error:
            self.outcome, self.problems = None, error.problems

    def put(self, seat: int, key: str, value: object) -> None:
        """Enter what a seat has of a field; nothing at all takes the entry away."""
        if value is None or value == [] or value == {}:
            self.entries[seat].pop(key, None)
        else:
            self.entries[seat][key] = value
        self.count()

    def number(self, seat: int, field: Field, name: str = "") -> int:
        """The number of a field, of one of its names, or how often a name is listed."""
        held = self.entries[seat].get(field.key)
        if field.kind == "count":
            return held or 0
        return (held or {}).get(name, 0) if field.kind == "counts" else (held or []).count(name)

    def put_number(self, seat: int, field: Field, name: str, value: int) -> None:
        """Enter such a number."""
        held = self.entries[seat].get(field.key)
        if field.kind == "count":
            self.put(seat, field.key, value or None)
        elif field.kind == "counts":
            counts = {**(held or {}), name: value}
            self.put(seat, field.key, {one: counts[one] for one in field.names if counts.get(one)})
        else:
            counts = {one: (held or []).count(one) for one in field.names} | {name: value}
            self.put(seat, field.key, [one for one in field.names for _ in range(counts[one])])

    def refusals(self, seat: int | None, key: str = "") -> list[Problem]:
        """What is impossible at a field, at a seat as a whole, or where no seat is named at the whole table."""
        if seat is None:
            return [one for one in self.problems if len(one.path) < 2 or not isinstance(one.path[1], int)]
        own = [one for one in self.problems if len(one.path) > 1 and one.path[1] == seat]
        return [one for one in own if (str(one.path[2]) if len(one.path) > 2 else "") == key]

    def play(self) -> Play:
        """The game as the records keep it; only where there is a result."""
        assert self.outcome is not None
        entered = json.dumps({"options": self.options, "seats": [self.written(n) for n in range(len(self.seats))]})
        names = [seat.bot or seat.name for seat in self.sitting()]
        told = f"{self.game.id}\n{self.day.isoformat()}\n{names}\n{entered}"
        return Play(
            id=hashlib.blake2b(told.encode(errors="replace"), digest_size=10).hexdigest(),
            game=self.game.id,
            seats=tuple(self._seated(n) for n in range(len(self.seats))),
            options=dict(self.options),
            reason=self.outcome.reason,
            saved_at=self.day.isoformat(),
            whole=False,
            real=True,
            entered=entered,
        )

    def _seated(self, n: int) -> Seated:
        """One seat of the play."""
        assert self.outcome is not None
        seat, score = self.sitting()[n], self.outcome.scores[n]
        lines = {line.key: line.points for line in score.lines}
        won = n in self.outcome.winners
        return Seated(seat.name, seat.kind, seat.bot, seat.colour, seat.portrait, score.total, lines, won)

    def sitting(self) -> list[Seat]:
        """Who sits where; an Automa under its own name where one is entered."""
        return [self._automa(n) or seat for n, seat in enumerate(self.seats)]

    def _automa(self, n: int) -> Seat | None:
        """The Automa on a seat, None for a person."""
        for field in self.sheet.fields:
            if field.automa and (automa := str(self.entries[n].get(field.key) or "")):
                return Seat(self._called(field, automa), "automa", automa, self.seats[n].colour)
        return None


def reopened(game: Game, figures: Any, play: Play, called: Called = lambda _, name: name) -> Pad:
    """The pad of a play that was kept; blank where what was entered is no position any more.

    The seat of an Automa has no other name.
    """
    names = ["" if one.kind == "automa" else one.name for one in play.seats]
    seats = [Seat(name, "human", "", one.colour, one.portrait) for name, one in zip(names, play.seats, strict=True)]
    pad = Pad(game, figures, seats, play.at or datetime.now().astimezone(), called)
    try:
        entered = json.loads(play.entered)
        pad.choose({str(key): str(value) for key, value in entered["options"].items()})
        pad.entries = [dict(one) for one in entered["seats"]]
        pad.count()
    except (ValueError, LookupError, TypeError, AttributeError, BadOption, RecursionError):
        pad.outcome = None
    if pad.outcome is None or len(pad.entries) != len(seats):
        pad.entries = [{} for _ in seats]
        pad.count()
    return pad
