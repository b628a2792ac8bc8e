"""What all games check alike in a state, and bags from which they draw."""

from __future__ import annotations

from typing import ClassVar

import pytest

from game.core.invariants import require, require_lengths, require_ranges, require_seats
from game.core.rng import seeded
from game.core.state import State, StateProblem, drawn, encode
from game.core.values import framed


class Small(State):
    """A number and a list."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("left",)
    LISTS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self) -> None:
        super().__init__()
        self.left: int = 2
        self.cards: list[int] = [4, 5, 6]


def test_what_holds_is_passed_over() -> None:
    """Lengths, ranges and seats that fit raise nothing."""
    state = Small()
    state.stack = [framed("turn")[2]]
    require(True, "never told")
    require_lengths(state, {"cards": 3})
    require_ranges(state, (("left", 2, 3),))
    require_seats(state, 3)
    assert encode(state) == {"rng": 0, "stack": [["turn", 2]], "left": 2, "cards": [4, 5, 6]}


def test_what_does_not_hold_is_named() -> None:
    """By the field, or by the text that was given."""
    state = Small()
    state.stack = [framed("turn")[2]]
    with pytest.raises(StateProblem, match="not at all"):
        require(False, "not at all")
    with pytest.raises(StateProblem, match="cards has not the length 2"):
        require_lengths(state, {"cards": 2})
    for bounds in ((0, 2), (3, 9)):
        with pytest.raises(StateProblem, match="left is out of range"):
            require_ranges(state, (("left", *bounds),))
    with pytest.raises(StateProblem, match="a seat that is not there"):
        require_seats(state, 2)


def test_a_bag_is_emptied_by_chance() -> None:
    """Everything comes out once, in an order that the seed decides."""
    orders = set()
    for seed in range(40):
        state = Small()
        state.rng = seeded(seed)
        orders.add(tuple(drawn(state, state.cards) for _ in range(3)))
        assert state.cards == []
    assert orders == {(4, 5, 6), (4, 6, 5), (5, 4, 6), (5, 6, 4), (6, 4, 5), (6, 5, 4)}


def test_a_state_without_a_copy_of_its_own_is_copied_by_its_fields() -> None:
    """The copy shares no list with it."""
    state = Small()
    copy = state.clone()
    assert type(copy) is Small
    assert encode(copy) == encode(state)
    assert copy.cards is not state.cards
