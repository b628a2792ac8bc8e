"""Where turns begin and end in what has happened so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.match import Match, Moment
from game.core.values import Event

if TYPE_CHECKING:
    from ui.table.board import Board


def turn_starts(board: Board, match: Match) -> list[int]:
    """The counts of actions at which a turn begins: another seat acts, or the rules say that another turn begins."""
    return [count for count in range(len(match.moments)) if starts_turn(board, match.moments, count)]


def starts_turn(board: Board, moments: Sequence[Moment], count: int) -> bool:
    """Whether a turn begins after so many actions."""
    return not count or turn_is_over(board, moments[count - 1], moments[count].seat)


def last_turn(board: Board, moments: Sequence[Moment]) -> int:
    """The count of actions at which the last turn began."""
    return next((count for count in reversed(range(len(moments))) if starts_turn(board, moments, count)), 0)


def _ends(board: Board, moment: Moment) -> bool:
    """Whether a turn is over after a moment."""
    return any(board.turns_over(event) for event in moment.events)


def cut_at_turns(board: Board, events: Sequence[Event]) -> list[list[Event]]:
    """The events of a moment in parts: each after the first begins where another turn does."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if board.turns_over(event):
            parts.append([])
        parts[-1].append(event)
    return parts


def turn_is_over(board: Board, last: Moment, seat: int) -> bool:
    """Whether a seat that is asked after a moment begins a new turn with that."""
    return last.seat != seat or _ends(board, last)


def since_own_turn(moments: Sequence[Moment], seat: int) -> range:
    """The moments of others since a seat's last turn; while it is in the middle of one, those before that."""
    end = len(moments)
    while end and moments[end - 1].seat == seat:
        end -= 1
    start = end
    while start and (moments[start - 1].seat != seat or moments[start - 1].forced):
        start -= 1
    return range(start, end)
