"""The values of Draftosaurus: species, pens as compiled for play, actions, the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.state import State
from game.core.values import Action, framed

SPECIES: Final = ("trex", "stegosaurus", "parasaurolophus", "triceratops", "spinosaurus", "brachiosaurus")
"""The species by their numbers."""

KINDS: Final = len(SPECIES)
TREX: Final = 0
ALL: Final = (1 << KINDS) - 1
"""The mask of all species."""

ZOO: Final = 12
"""How many dinosaurs a zoo holds at the end."""

FACES: Final = ("forest", "plain", "toilets", "cafeteria", "empty", "no_trex")
"""The faces of the die by their numbers."""

PICK: Final = "pick"
BOX: Final = "box"
MOVE: Final = "move"
"""The frames: a sealed pick, the dinosaur to put back (two players), the way out of quarantine."""

PYRAMID_ROWS: Final = ((0, 1, 2), (3, 4), (5,))
PYRAMID_NEIGHBOURS: Final = ((1, 3), (0, 2, 3, 4), (1, 4), (0, 1, 4, 5), (1, 2, 3, 5), (3, 4))
"""The slots that must not hold the same species, by slot."""


@dataclass(frozen=True)
class DraftAction(Action):
    """A choice: what (`pick`, `box`, `move`), with which species, to which place (-1 for none)."""

    species: int = -1
    place: int = -1


@dataclass(frozen=True)
class Pen:
    """A pen (or the river) as the rules read it; `places` are its numbers among the board's places."""

    id: str
    zone: str
    side: str
    slots: int
    holds: str
    scores: str
    values: tuple[int, ...]
    places: tuple[int, ...]


class DraftState(State):
    """A running game. Lists are flat: `hands[seat * 6 + species]`, `placed[seat * 12 + n]`.

    A dinosaur in a zoo is the code `place * 6 + species`; -1 stands for none. `open` holds for every place
    of every zoo the mask of species that it would accept now; `filled` and `trex` are masks of pens.
    """

    NUMBERS: ClassVar[tuple[str, ...]] = ("part", "round", "turn", "roller", "die")
    LISTS: ClassVar[tuple[str, ...]] = (
        "bag", "box", "hands", "picks", "boxed", "placed", "open", "size", "filled", "trex", "past",
    )  # fmt: skip

    # Written by `python -m tests.game.states` from the names above.
    __slots__ = (
        "bag", "box", "boxed", "die", "filled", "hands", "open", "part", "past", "picks", "placed", "roller", "round",
        "size", "trex", "turn",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.part: int = 0
        self.round: int = 0
        self.turn: int = 0
        self.roller: int = 0
        self.die: int = 0
        self.bag: list[int] = []
        self.box: list[int] = []
        self.hands: list[int] = []
        self.picks: list[int] = []
        self.boxed: list[int] = []
        self.placed: list[int] = []
        self.open: list[int] = []
        self.size: list[int] = []
        self.filled: list[int] = []
        self.trex: list[int] = []
        self.past: list[int] = []

    def clone(self) -> DraftState:
        copy = DraftState.__new__(DraftState)
        copy.rng = self.rng
        copy.stack = self.stack[:]
        copy.part = self.part
        copy.round = self.round
        copy.turn = self.turn
        copy.roller = self.roller
        copy.die = self.die
        copy.bag = self.bag[:]
        copy.box = self.box[:]
        copy.hands = self.hands[:]
        copy.picks = self.picks[:]
        copy.boxed = self.boxed[:]
        copy.placed = self.placed[:]
        copy.open = self.open[:]
        copy.size = self.size[:]
        copy.filled = self.filled[:]
        copy.trex = self.trex[:]
        copy.past = self.past[:]
        return copy


PICK_FRAMES: Final = framed(PICK)
BOX_FRAMES: Final = framed(BOX)
MOVE_FRAMES: Final = framed(MOVE)
