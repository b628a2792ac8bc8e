"""The running game: it alone holds the state; it applies, records, undoes and hands out views."""

from __future__ import annotations

import copy
import datetime
from dataclasses import dataclass, field, replace
from typing import Any, Final

from game.core.beats import Told
from game.core.record import Origin, Record, SaveProblem, Seat
from game.core.rules import AnyRules, Ready
from game.core.sentence import say
from game.core.state import Plain, StateProblem, encode, fingerprint
from game.core.values import Action, Decision, Event, IllegalAction, Outcome, Score

KEPT: Final = 8
"""The state is kept after every so many actions, so that no moment of a game is further away than these."""


@dataclass(frozen=True)
class Moment:
    """One action of the game so far with what it brought about."""

    action: Action
    seat: int
    events: tuple[Event, ...]
    print: str
    forced: bool = False

    def news_for(self, seat: int) -> bool:
        """Whether that seat learned something from it that it could not have foretold."""
        return any(event.news >> seat & 1 for event in self.events)


@dataclass
class Match:
    """A game in progress between seats, from a seed, with everything that happened."""

    ready: Ready
    seats: tuple[Seat, ...]
    seed: int
    title: str = ""
    moments: list[Moment] = field(default_factory=list)
    taken_back: list[int] = field(default_factory=list)
    from_snapshot: Plain | None = None
    origin: Origin | None = None
    """The game and the moment that this one branched off from; None for one that did not."""
    bookmarks: list[int] = field(default_factory=list)
    """The moments that somebody marked, as counts of actions, the earliest first."""
    begun_at: str = ""
    """When it was begun, by the clock of the place where that was; '' where nobody noted it."""
    ended_at: str = ""
    """When it was first saved at its end; '' while it runs."""

    def __post_init__(self) -> None:
        self.opening: tuple[Event, ...] = ()
        self._stops: list[tuple[int, Any]] = []
        self._between = False
        self._state: Any = self._first_state()
        self._kept: list[Any] = [self.rules.clone(self._state)]

    @property
    def rules(self) -> AnyRules:
        """The rules that are played."""
        return self.ready.rules

    def _first_state(self) -> Any:
        """The state before the first action; what happened on the way to it is the opening."""
        if self.from_snapshot is not None:
            return self.rules.decode(self.from_snapshot)
        events = Told(self.rules.clone)
        state = self.rules.start(self.seed, events)
        self.opening, self._stops = tuple(events), events.stops
        return state

    def decision(self) -> Decision | None:
        """What is asked of whom, or None at the end and between the beats of a move."""
        return None if self._between else self.rules.decision(self._state)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action, or raise IllegalAction and change nothing."""
        events = Told(self.rules.clone)
        seat = self.rules.to_act(self._state)
        forced = len(self.rules.options(self._state)) == 1
        self.rules.apply(self._state, action, events)
        self.moments.append(Moment(action, seat, tuple(events), fingerprint(self._state), forced))
        self._stops = events.stops
        if len(self.moments) % KEPT == 0:
            self._kept[len(self.moments) // KEPT :] = [self.rules.clone(self._state)]
        return self.moments[-1].events

    def beats(self) -> list[Beat]:
        """The last action, or before the first one the opening, in the parts that can be shown one after the other.

        Each comes with the game as it stood then.
        """
        events, told, parts = self.moments[-1].events if self.moments else self.opening, 0, []
        for count, state in (stop for stop in self._stops if stop[0] < len(events)):
            parts.append(Beat(events[told:count], self._as_of(events[:count], state)))
            told = count
        return [*parts, Beat(events[told:], self.fork())]

    def _as_of(self, events: tuple[Event, ...], state: Any) -> Match:
        """The game within its last action or its opening, when no more than these events had happened."""
        part = self.fork()
        if part.moments:
            part.moments[-1] = replace(part.moments[-1], events=events)
        else:
            part.opening = events
        part._state, part._between = state, True
        return part

    def view(self, seat: int) -> Any:
        """What that seat may see."""
        return self.rules.view(self._state, seat)

    def open_view(self, seat: int) -> Any:
        """What that seat would see if nobody hid anything."""
        return self.rules.open_view(self._state, seat)

    def knowledge(self, seat: int, seed: int) -> Plain:
        """A world dealt anew from what the seat knows, as plain data: all that a bot is ever given."""
        return encode(self.rules.determinize(self._state, seat, seed))

    def refusal(self, action: Action) -> str:
        """Why the seat to act may not take this action, '' if it may."""
        return self.rules.refusal(self._state, action)

    def preview(self, action: Action) -> Score:
        """The acting seat's score with this option carried out."""
        return self.rules.preview(self._state, action)

    def scores(self) -> tuple[Score, ...]:
        """Everyone's score as if the game ended now."""
        return self.rules.scores(self._state)

    def outcome(self) -> Outcome | None:
        """The result, or None while the game runs and between the beats of a move."""
        return None if self._between else self.rules.outcome(self._state)

    def last_state(self) -> Any:
        """A copy of the state of a game that is over, of which nothing is secret any more; None while it runs."""
        over = not self._between and self.rules.to_act(self._state) < 0
        return self.rules.clone(self._state) if over else None

    def undo_point(self, seat: int) -> int | None:
        """How many actions remain if that seat undoes its last real choice; None if it learned something since."""
        for index in range(len(self.moments) - 1, -1, -1):
            if self.moments[index].news_for(seat):
                return None
            if self.moments[index].seat == seat and not self.moments[index].forced:
                return index
        return None

    def take_back_point(self, seat: int) -> int | None:
        """How many actions remain if that seat takes back its last real choice, whatever it has learned since."""
        own = [index for index, moment in enumerate(self.moments) if moment.seat == seat and not moment.forced]
        return own[-1] if own else None

    def rewind(self, count: int, marked: bool = False) -> None:
        """Go back to the point after `count` actions; `marked` notes it in the record as a take-back."""
        if marked:
            self.taken_back.append(len(self.moments))
        self._go_back(count)
        self.bookmarks = [mark for mark in self.bookmarks if mark <= count]
        self.ended_at = ""

    def _go_back(self, count: int) -> None:
        """Take up the state after `count` actions: the last one that was kept, and what followed it."""
        count = min(count, len(self.moments))
        near = count // KEPT
        state = self.rules.clone(self._kept[near])
        for moment in self.moments[near * KEPT : count]:
            self.rules.step(state, moment.action, None)
        self.moments, self._kept = self.moments[:count], self._kept[: near + 1]
        self._state, self._stops, self._between = state, [], False

    def toggle_bookmark(self, count: int) -> bool:
        """Mark the moment after `count` actions, or take its mark away; whether it is marked now."""
        marks = set(self.bookmarks) ^ {count}
        self.bookmarks = sorted(marks)
        return count in marks

    def at(self, count: int) -> Match:
        """Another match of the same seats at the point after `count` actions, to look back or branch off."""
        other = self.fork()
        other.taken_back, other.bookmarks = [], []
        other._go_back(count)
        return other

    def branch(self, count: int, seats: tuple[Seat, ...], name: str) -> Match:
        """A game of its own that goes on from the point after `count` actions, and names this one as its origin."""
        other = self.at(count)
        other.seats, other.origin = seats, Origin(name, count)
        other.begun_at, other.ended_at = begun_now(), ""
        return other

    def fork(self) -> Match:
        """The same game at the same point, to be played on without touching this one."""
        other = copy.copy(self)
        other.moments, other.taken_back = self.moments[:], self.taken_back[:]
        other.bookmarks, other._kept = self.bookmarks[:], self._kept[:]
        other._state = self.rules.clone(self._state)
        return other

    def record(self) -> Record:
        """The game as it is saved."""
        now, finished = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"), self.outcome() is not None
        self.ended_at = (self.ended_at or now) if finished else ""
        return Record(
            game=self.rules.game,
            rules=self.rules.version,
            data=self.ready.data_hash,
            options=dict(self.ready.options),
            seats=list(self.seats),
            seed=self.seed,
            actions=[moment.action.text for moment in self.moments],
            prints=[moment.print for moment in self.moments],
            taken_back=self.taken_back[:],
            snapshot=encode(self._state),
            from_snapshot=self.from_snapshot is not None,
            start=self.from_snapshot or {},
            finished=finished,
            saved_at=now,
            begun_at=self.begun_at,
            ended_at=self.ended_at,
            title=self.title,
            origin=self.origin,
            bookmarks=self.bookmarks[:],
        )


@dataclass(frozen=True)
class Beat:
    """A part of a move: what happened in it, and the game as it stood after it."""

    events: tuple[Event, ...]
    match: Match


def begun_now() -> str:
    """The present moment as a game notes its beginning: by the clock here, and how far that is from everybody's."""
    return datetime.datetime.now().astimezone().isoformat(timespec="seconds")


def replay(ready: Ready, record: Record, name: str) -> Match:
    """Play a record again, action by action; SaveProblem names the first one that does not come out."""
    if record.from_snapshot and not record.start:
        raise SaveProblem(name, "goes on from a position of an older save, so that its beginning is not known")
    try:
        start = record.start if record.from_snapshot else None
        match = Match(ready, tuple(record.seats), record.seed, record.title, from_snapshot=start)
    except StateProblem as error:
        raise SaveProblem(name, say("its first position cannot be used ({detail})", detail=error)) from error
    for number, (text, mark) in enumerate(zip(record.actions, record.prints, strict=True), 1):
        try:
            match.apply(match.rules.parse(text))
        except IllegalAction as refused:
            told = say("action {n} ('{text}') is not possible ({detail})", n=number, text=text, detail=refused.reason)
            raise SaveProblem(name, told) from refused
        if match.moments[-1].print != mark:
            told = say("after action {n} ('{text}') the game is not the one that was saved", n=number, text=text)
            raise SaveProblem(name, told)
    match.taken_back = list(record.taken_back)
    keep_marks(match, record)
    return match


def keep_marks(match: Match, record: Record) -> None:
    """Take over where a saved game comes from, when it began and ended, and those of its bookmarks that lie in it."""
    match.origin = record.origin
    match.begun_at = record.begun_at
    match.ended_at = record.ended_at or (record.saved_at if record.finished else "")
    match.bookmarks = sorted({mark for mark in record.bookmarks if mark <= len(match.moments)})
