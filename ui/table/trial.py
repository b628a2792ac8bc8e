"""A turn that is tried out on copies of the match: nothing of it has happened until it is confirmed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from game.core.match import Match
from game.core.values import Action, Decision, Event, foretold

GoesOn = Callable[[Any, Decision], bool]
"""Whether the trial goes on at a view and a decision of the same seat."""

TurnsOver = Callable[[Event], bool]
"""Whether another turn begins with an event."""


@dataclass(frozen=True)
class Trial:
    """What has been tried: the view before it, the choices, and what they bring as far as the person can foretell.

    `last` waits to be carried out because it would end the turn or tell something new; what it brings is in `events`.
    """

    base: Any
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    last: Action | None


class Rehearsal:
    """Tries out the choices of one seat; it stops before the end of the turn and before anything new is learned."""

    def __init__(self, match: Match, seat: int, goes_on: GoesOn, turns_over: TurnsOver = lambda _event: False) -> None:
        """A rehearsal that begins at the present of a match."""
        self.seat = seat
        self.last: Action | None = None
        self.decision = match.decision()
        self._goes_on, self._turns_over = goes_on, turns_over
        self._first = len(match.moments)
        self._stops = [match]
        self._ahead: tuple[Event, ...] = ()

    @property
    def match(self) -> Match:
        """The match as it would be after what has been tried."""
        return self._stops[-1]

    @property
    def begun(self) -> bool:
        """Whether anything has been tried."""
        return len(self._stops) > 1 or self.last is not None

    def actions(self) -> list[Action]:
        """Everything to be carried out on confirming."""
        tried = [moment.action for moment in self.match.moments[self._first :]]
        return tried if self.last is None else [*tried, self.last]

    def trial(self) -> Trial:
        """What the board shows of it."""
        told = [event for moment in self.match.moments[self._first :] for event in moment.events]
        events = tuple(event.redacted(self.seat) for event in (*told, *self._ahead))
        return Trial(self._stops[0].view(self.seat), tuple(self.actions()), events, self.last)

    def choose(self, action: Action) -> None:
        """Try a choice; one that waited before is put back."""
        ahead = self.match.fork()
        events = ahead.apply(action)
        told = list(takewhile(lambda event: not self._turns_over(event), foretold(events, self.seat)))
        decision = ahead.decision() if len(told) == len(events) else None
        if decision is None or decision.seat != self.seat or not self._goes_on(ahead.view(self.seat), decision):
            self.last, self._ahead = action, tuple(told)
        else:
            self._stops.append(ahead)
            self.decision, self.last, self._ahead = decision, None, ()

    def step_back(self) -> None:
        """Put back the last real choice: the waiting one, else the last that was tried."""
        if self.last is None:
            while len(self._stops) > 1 and self._stops.pop().moments[-1].forced:
                pass
        self.last, self._ahead = None, ()
        self.decision = self.match.decision()
