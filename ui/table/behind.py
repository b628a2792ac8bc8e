"""Which choice of a bot stands behind a line of the log, as far as whoever reads it can know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.match import Match
from game.core.values import Event
from ui.table.log_rows import Entry

if TYPE_CHECKING:
    from ui.table.scene import TableScene


@dataclass(frozen=True)
class Behind:
    """A choice: after how many actions it was made, whether it was sealed and told later, and what is told before it.

    `before` are the choices that the same seat had sealed before it and that were told with it.
    """

    number: int
    told: bool = False
    before: tuple[int, ...] = ()


def choice_behind(table: TableScene, entries: Sequence[Entry], entry: Entry) -> Behind | None:
    """The choice of a bot that a line tells of, None where it tells of nothing that a bot chose."""
    match, seat, last = table.told, entry.line.seat, entry.moment - 1
    if seat < 0 or match.seats[seat].kind == "human" or not 0 <= last < len(match.moments):
        return None
    others = [one for one in entries if one.line.seat == seat and one.moment <= entry.moment]
    since = max((one.moment for one in others if one.moment < entry.moment), default=0)
    own = [number for number in range(since, last + 1) if match.moments[number].seat == seat]
    shown = [event for event in table.told_of(match.moments[last].events) if event.seat == seat]
    sealed = {number: found for number in own if (found := _opened(table, match, number, shown)) is not None}
    lines = [number for number, event in sealed.items() if _is_line(table, event, entry)]
    if lines:
        number = max(lines, key=lambda one: len(sealed[one].data))
        return Behind(number, True, tuple(one for one in sealed if one < number))
    first = next((one for one in others if one.moment == entry.moment), None)
    return Behind(last) if last in own and entry == first and not sealed else None


def _opened(table: TableScene, match: Match, number: int, shown: Sequence[Event]) -> Event | None:
    """The event in which everybody hears what a seat had sealed in a moment, None if it sealed nothing or not that."""
    moment = match.moments[number]
    hidden = [event for event in moment.events if event.seat == moment.seat and not event.seen_by(table.viewer)]
    told = [event for event in shown for one in hidden if one.data and set(one.data) <= set(event.data)]
    return max(told, key=lambda event: len(event.data), default=None)


def _is_line(table: TableScene, event: Event, entry: Entry) -> bool:
    """Whether a line is the one that tells of an event."""
    return any(line.text == entry.line.text for line in table.board.log_lines([event]))
