"""States: what they declare and what is written out of it are one."""

from __future__ import annotations

import inspect
from typing import ClassVar

import pytest

from game.core.state import State, encode
from game.registry import GAMES
from tests.game.contract import nodes, rules_of
from tests.game.states import model, rewritten, written_states
from tests.games.case import Case

WRITTEN = """
    # Written by `python -m tests.game.states` from the names above.
    __slots__ = (
        "cards", "hands", "left", "pile", "turn", "won",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.left: int = 0
        self.turn: int = -1
        self.cards: list[int] = []
        self.pile: list[int] = []
        self.hands: list[list[int]] = []
        self.won: list[list[int]] = []

    def clone(self) -> Small:
        copy = Small.__new__(Small)
        copy.rng = self.rng
        copy.stack = self.stack[:]
        copy.left = self.left
        copy.turn = self.turn
        copy.cards = self.cards[:]
        copy.pile = self.pile
        copy.hands = [row[:] for row in self.hands]
        copy.won = self.won[:]
        return copy
"""
AFTER = """

SEATS = 5
"""


class Small(State):
    """Little is in it."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("left", "turn")
    LISTS: ClassVar[tuple[str, ...]] = ("cards", "pile")
    ROWS: ClassVar[tuple[str, ...]] = ("hands", "won")
    BLANK: ClassVar[dict[str, int]] = {"turn": -1}
    SHARED: ClassVar[tuple[str, ...]] = ("pile", "won")


DECLARED = inspect.getsource(Small)


@pytest.mark.parametrize("game", written_states())
def test_a_model_reads_as_its_state_declares(game: str) -> None:
    """Otherwise `python -m tests.game.states` has to write it anew."""
    state = written_states()[game]
    text = model(state).read_text(encoding="utf-8")
    assert rewritten(state, text) == text


@pytest.mark.parametrize("old", ["", WRITTEN, WRITTEN.replace("left", "right")])
def test_what_follows_from_a_declaration_is_written_behind_it(old: str) -> None:
    """Whatever stood there, and nothing behind the class is touched."""
    assert rewritten(Small, DECLARED + old + AFTER) == DECLARED + WRITTEN + AFTER


@pytest.mark.parametrize("case", [Case(game.id, game.seat_counts[0]) for game in GAMES.values()], ids=str)
def test_copies_are_those_of_the_core(case: Case) -> None:
    """What is written out copies the same, and shares what the state says and nothing else."""
    rules = rules_of(case)
    for node in nodes(rules, 4):
        if node.number % 25 == 0:
            copy = rules.clone(node.state)
            assert encode(copy) == encode(State.clone(node.state)) == encode(node.state)
            assert copy.stack is not node.state.stack
            for name in (*copy.LISTS, *copy.ROWS):
                alone = name in copy.ROWS or name not in copy.SHARED
                assert (getattr(copy, name) is not getattr(node.state, name)) == alone
