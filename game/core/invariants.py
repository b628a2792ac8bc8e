"""What the checks of all games ask of a state: a condition, lengths of lists, ranges of numbers, seats of frames."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.state import State, StateProblem


def require(holds: bool, text: str) -> None:
    """Raise StateProblem with the text unless the condition holds."""
    if not holds:
        raise StateProblem(text)


def require_lengths(state: State, lengths: Mapping[str, int]) -> None:
    """Every named list has its length."""
    for name, length in lengths.items():
        require(len(getattr(state, name)) == length, f"{name} has not the length {length}")


def require_ranges(state: State, ranges: Iterable[tuple[str, int, int]]) -> None:
    """Every named number is at least the first bound and below the second."""
    for name, low, bound in ranges:
        require(low <= getattr(state, name) < bound, f"{name} is out of range")


def require_seats(state: State, seats: int) -> None:
    """Whatever is owed is owed by a seat at the table."""
    fits = all(0 <= frame.seat < seats for frame in state.stack)
    require(fits, "the stack names a seat that is not there")
