"""A move told in beats: the rules say between its events where the table stands still and can be shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.state import State
from game.core.values import Event


class Told(list[Event]):
    """The events of a move, with a copy of the state at every stop that the rules named between them."""

    def __init__(self, copy: Callable[[Any], Any]) -> None:
        """Nothing told yet; `copy` clones a state."""
        super().__init__()
        self.stops: list[tuple[int, Any]] = []
        self._copy = copy

    def stop(self, state: State) -> None:
        """Keep the state as it is after the events so far; of stops without an event between them the last counts."""
        if self.stops and self.stops[-1][0] == len(self):
            self.stops.pop()
        if self:
            self.stops.append((len(self), self._copy(state)))


def end_beat(state: State, events: list[Event] | None) -> None:
    """Say that what has happened so far can be shown before what follows; costs nothing where nobody asked."""
    if isinstance(events, Told):
        events.stop(state)
