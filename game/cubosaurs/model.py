"""The values of Cubosaurs: types of cards, actions, frames, the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.state import State
from game.core.values import Action, framed

TYPES: Final = (
    "trex", "stegosaurus", "brontosaurus", "pterodactyl", "pentaceratops", "raptor_grey", "raptor_black", "egg",
)  # fmt: skip
"""The types of cards by their numbers."""

DINOSAURS: Final = 5
"""How many types score by the number of cards alone: the first ones."""

GREY: Final = 5
BLACK: Final = 6
EGG: Final = 7

EGGS: Final = ("trex", "stegosaurus", "brontosaurus", "pterodactyl", "pentaceratops", "velociraptor")
"""The eggs by their numbers: below DINOSAURS an egg belongs to the type of its number."""

VELOCIRAPTOR: Final = 5
"""The egg of both colours of velociraptors."""

MOST_SEATS: Final = 5

PUBLIC: Final = -1
"""The mask of a card in a hand that everyone has seen, also those who only watch; other public masks see `licensed`."""

KEEP: Final = "keep"
REFUSE: Final = "refuse"
BUY: Final = "buy"
DESTROY: Final = "destroy"
DESTROY_OTHER: Final = "destroy_other"
STEAL: Final = "steal"
GIVE: Final = "give"
GIVE_TO: Final = "give_to"
SWAP: Final = "swap"
TOKEN: Final = "token"
"""The kinds of actions; those of tiles and tokens are also the frames that ask for them."""

TURN: Final = "turn"
FORBIDDEN: Final = "forbidden"
SWAP_OWN: Final = "swap_own"
NEXT: Final = "next"
"""The other frames.

`turn` has 1 as argument once a tile was bought in it; `forbidden` asks for a card that may be of a type in the hand;
`give_to` carries the card that is given; `swap_own` the seat and the card that are swapped for one's own.
`next` is never asked: it stands below what is owed before that seat begins its turn.
"""


def licensed(held: int) -> int:
    """The mask of a card that was added openly by the tile of the forbidden type, whose buyer held these kinds."""
    return ~(held << MOST_SEATS)


def licence(seen: int) -> int:
    """The kinds that a public card's giver held if the tile of the forbidden type was used, 0 if it was not."""
    return ~seen >> MOST_SEATS


@dataclass(frozen=True)
class CuboAction(Action):
    """A choice: its kind, the card, the other seat and the tile that it names (-1 for none)."""

    card: int = -1
    other: int = -1
    tile: int = -1


class CuboState(State):
    """A running game. Lists are flat: `counts[seat * kinds + kind]` cards of a kind in a collection.

    `pool` holds the cards that nobody has seen, in no order: the first `left` that are drawn from it at random are
    the deck, the rest the cards set aside. `hand` is the hand of the seat whose turn it is, `seen` for each of its
    cards the mask of the seats that know it, below 0 where everyone does. `held` (masks of kinds, by seat) and
    `barred` (the mask of kinds of the types in the hand) follow from the cards. `market` has a tile in each place, -1
    where it was bought; `tiles` are masks of the tiles bought this round. `past` has the lines of every seat in every
    finished round.
    """

    NUMBERS: ClassVar[tuple[str, ...]] = ("round", "starter", "left", "supply", "barred")
    LISTS: ClassVar[tuple[str, ...]] = (
        "pool", "gone", "counts", "held", "hand", "seen", "tokens", "market", "tiles", "past",
    )  # fmt: skip

    # Written by `python -m tests.game.states` from the names above.
    __slots__ = (
        "barred", "counts", "gone", "hand", "held", "left", "market", "past", "pool", "round", "seen", "starter",
        "supply", "tiles", "tokens",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0
        self.starter: int = 0
        self.left: int = 0
        self.supply: int = 0
        self.barred: int = 0
        self.pool: list[int] = []
        self.gone: list[int] = []
        self.counts: list[int] = []
        self.held: list[int] = []
        self.hand: list[int] = []
        self.seen: list[int] = []
        self.tokens: list[int] = []
        self.market: list[int] = []
        self.tiles: list[int] = []
        self.past: list[int] = []

    def clone(self) -> CuboState:
        copy = CuboState.__new__(CuboState)
        copy.rng = self.rng
        copy.stack = self.stack[:]
        copy.round = self.round
        copy.starter = self.starter
        copy.left = self.left
        copy.supply = self.supply
        copy.barred = self.barred
        copy.pool = self.pool[:]
        copy.gone = self.gone[:]
        copy.counts = self.counts[:]
        copy.held = self.held[:]
        copy.hand = self.hand[:]
        copy.seen = self.seen[:]
        copy.tokens = self.tokens[:]
        copy.market = self.market[:]
        copy.tiles = self.tiles[:]
        copy.past = self.past[:]
        return copy


TURN_FRAMES: Final = framed(TURN, 0)
BOUGHT_FRAMES: Final = framed(TURN, 1)
NEXT_FRAMES: Final = framed(NEXT)
TOKEN_FRAMES: Final = framed(TOKEN)
