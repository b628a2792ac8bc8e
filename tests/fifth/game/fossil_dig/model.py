"""The values of Fossil Dig: kinds of fossils, actions, the state."""

from __future__ import annotations

from typing import ClassVar, Final

from game.core.state import State
from game.core.values import Action, framed

KINDS: Final = ("fern", "shell", "ammonite", "trilobite", "skull")
"""The kinds of fossils by their numbers."""

LENGTHS: Final = ("long", "short")
"""How long a game may be."""

TURN: Final = "turn"
"""What a seat is asked."""

TURNS: Final = framed(TURN)
DIG: Final = Action("dig", "dig")
HOME: Final = Action("home", "home")


class DigState(State):
    """A running game. A card is the number of its kind; `brought[seat]` and `lost` count cards by kind.

    `finds[seat]` lies beside a seat that digs; `home` says by seat whether its day is over.
    """

    __slots__ = ("brought", "day", "deck", "finds", "home", "lost", "secrets")

    NUMBERS: ClassVar[tuple[str, ...]] = ("day",)
    LISTS: ClassVar[tuple[str, ...]] = ("deck", "secrets", "home", "lost")
    ROWS: ClassVar[tuple[str, ...]] = ("finds", "brought")

    def __init__(self) -> None:
        super().__init__()
        self.day: int = 0
        self.deck: list[int] = []
        self.secrets: list[int] = []
        self.home: list[int] = []
        self.lost: list[int] = [0] * len(KINDS)
        self.finds: list[list[int]] = []
        self.brought: list[list[int]] = []
