"""The base of every game's state: plain numbers and lists, and their way to and from plain data."""

from __future__ import annotations

import hashlib
import json
from typing import ClassVar, Self, TypeVar

from game.core.rng import advance, below
from game.core.values import Frame

StateType = TypeVar("StateType", bound="State")

Plain = dict[str, object]
"""A state as numbers, lists and strings only, ready for JSON."""


class StateProblem(Exception):
    """Plain data that does not describe a state of this game."""


class State:
    """A running game: mutable and plain. Games name their fields by kind: numbers, lists, rows of lists.

    `BLANK` names the numbers that do not begin at 0; `SHARED` the lists that are replaced and never changed, so that
    copies share them: of rows each row, of other lists the list itself.
    """

    __slots__ = ("rng", "stack")

    NUMBERS: ClassVar[tuple[str, ...]] = ()
    LISTS: ClassVar[tuple[str, ...]] = ()
    ROWS: ClassVar[tuple[str, ...]] = ()
    BLANK: ClassVar[dict[str, int]] = {}
    SHARED: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.rng: int = 0
        self.stack: list[Frame] = []

    def clone(self) -> Self:
        """A copy that shares nothing that can change; where it has to be fast, a game has one of its own written."""
        return decode(type(self)(), encode(self))


def drawn(state: State, bag: list[int]) -> int:
    """Take one out of a bag by chance; what lies in a bag has no order."""
    state.rng = advance(state.rng)
    at = below(state.rng, len(bag))
    item = bag[at]
    bag[at] = bag[-1]
    bag.pop()
    return item


def encode(state: State) -> Plain:
    """The state as plain data in the fixed order of its fields; it shares nothing with the state."""
    plain: Plain = {"rng": state.rng}
    plain["stack"] = [[frame.kind, frame.seat, *frame.args] for frame in state.stack]
    for name in state.NUMBERS:
        plain[name] = getattr(state, name)
    for name in state.LISTS:
        plain[name] = getattr(state, name)[:]
    for name in state.ROWS:
        plain[name] = [row[:] for row in getattr(state, name)]
    return plain


def decode(blank: StateType, plain: object) -> StateType:
    """Fill a blank state from plain data, or raise StateProblem naming the field that is wrong."""
    if not isinstance(plain, dict):
        raise StateProblem("the state is not a mapping")
    names = {"rng", "stack", *blank.NUMBERS, *blank.LISTS, *blank.ROWS}
    if set(plain) != names:
        raise StateProblem(f"the state's fields are not those of the game: {sorted(set(plain) ^ names, key=str)}")
    blank.rng = _number(plain, "rng")
    blank.stack = [_frame(entry) for entry in _sequence(plain["stack"], "stack")]
    for name in blank.NUMBERS:
        setattr(blank, name, _number(plain, name))
    for name in blank.LISTS:
        setattr(blank, name, _numbers(plain[name], name))
    for name in blank.ROWS:
        setattr(blank, name, [_numbers(row, name) for row in _sequence(plain[name], name)])
    return blank


def fingerprint(state: State) -> str:
    """Sixteen hexadecimal digits that differ whenever two states differ."""
    text = json.dumps(encode(state), separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _number(plain: dict[object, object], name: str) -> int:
    value = plain[name]
    if type(value) is not int:
        raise StateProblem(f"{name} is not a whole number")
    return value


def _sequence(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise StateProblem(f"{name} is not a list")
    return value


def _numbers(value: object, name: str) -> list[int]:
    numbers = [item for item in _sequence(value, name) if type(item) is int]
    if len(numbers) != len(_sequence(value, name)):
        raise StateProblem(f"{name} holds something that is not a whole number")
    return numbers


def _frame(entry: object) -> Frame:
    values = _sequence(entry, "stack")
    if len(values) < 2 or not isinstance(values[0], str):
        raise StateProblem("stack holds something that is not a frame")
    numbers = _numbers(values[1:], "stack")
    return Frame(values[0], numbers[0], tuple(numbers[1:]))
