"""A table of Cubosaurs laid out by hand: collections, hand, market, tokens, and what happens then.

Cards are written by their names (`trex`, `raptor_black:2/2`, `egg:trex`; `trex:dna` in the advanced game).
"""

from __future__ import annotations

import functools

from game.core.paths import data_folder
from game.core.rules import complete_options
from game.core.values import Event, Score
from game.cubosaurs.data import Figures, load_figures
from game.cubosaurs.model import BOUGHT_FRAMES, PUBLIC, TURN_FRAMES, CuboState
from game.cubosaurs.rules import OPTIONS, CuboRules

EVERY_COUNT = (2, 3, 4, 5)

KINDS: tuple[dict[str, str], ...] = (
    {},
    {"advanced": "yes"},
    {"advanced": "yes", "interaction": "no"},
    {"advanced": "yes", "rounds": "3"},
)
"""The kinds of games that differ in their rules."""


@functools.cache
def figures() -> Figures:
    """The built-in figures."""
    return load_figures(data_folder("cubosaurs"), None).value


@functools.cache
def cubo_rules(seats: int = 3, **options: str) -> CuboRules:
    """The rules of Cubosaurs with the built-in figures."""
    return CuboRules(figures(), seats, complete_options(OPTIONS, options))


class Table:
    """A game in which everything can be laid out as a test needs it; it begins with nothing on the table."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.rules = cubo_rules(seats, **options)
        self.state = self.rules.start(1)
        self.state.counts = [0] * (seats * self.rules.size)
        self.state.held = [0] * seats
        self.state.hand, self.state.seen, self.state.stack = [], [], []
        self.state.market = [-1] * self.rules.market_size
        self.tokens(*[0] * seats)
        self._rest()

    def kinds(self, *names: str) -> list[int]:
        """The numbers of cards."""
        return [self.rules.deck.number[name] for name in names]

    def collection(self, seat: int, *names: str) -> Table:
        """Lay out one collection."""
        cards = self.kinds(*names)
        for kind in range(self.rules.size):
            self.state.counts[seat * self.rules.size + kind] = cards.count(kind)
        self.state.held[seat] = sum(1 << kind for kind in set(cards))
        return self._rest()

    def hand(self, seat: int, *names: str, bought: bool = False) -> Table:
        """Give a seat the turn with this hand: the first card drawn by it, the others added from collections."""
        self.state.hand = self.kinds(*names)
        self.state.seen = [1 << seat, *[PUBLIC] * (len(names) - 1)]
        self.state.barred = self.rules.deck.mask_of(self.state.hand)
        self.state.stack = [(BOUGHT_FRAMES if bought else TURN_FRAMES)[seat]]
        return self._rest()

    def _rest(self) -> Table:
        """Put every other card into the pool."""
        self.state.pool = self.rules.deck.full[:]
        for kind in [*self.state.hand, *self.state.gone]:
            self.state.pool.remove(kind)
        for at, count in enumerate(self.state.counts):
            for _ in range(count):
                self.state.pool.remove(at % self.rules.size)
        self.state.left = len(self.state.pool) - len(self.rules.deck.full) + self.rules.deck_size
        return self

    def deck(self, *names: str) -> Table:
        """Make the deck of cards of which it is known what is drawn (give one name several times, or none)."""
        self.state.pool = self.kinds(*names)
        self.state.left = len(names)
        return self

    def tokens(self, *counts: int) -> Table:
        """Give tokens to the seats; the rest is the supply."""
        self.state.tokens = list(counts)
        self.state.supply = self.rules.token_count - sum(counts)
        return self

    def market(self, *tiles: str) -> Table:
        """Lay these tiles into the market."""
        numbers = {tile.id: tile.number for tile in self.rules.tiles}
        self.state.market = [numbers[name] for name in tiles]
        self.state.market += [-1] * (self.rules.market_size - len(tiles))
        return self

    def own_tiles(self, seat: int, *tiles: str) -> Table:
        """Lay bought tiles before a seat."""
        self.state.tiles[seat] = sum(1 << tile.number for tile in self.rules.tiles if tile.id in tiles)
        return self

    def play(self, *texts: str) -> list[Event]:
        """Carry out actions one after the other; everything that happened."""
        events: list[Event] = []
        for text in texts:
            self.rules.apply(self.state, self.rules.parse(text), events)
        return events

    def options(self) -> set[str]:
        """The texts of what may be done now."""
        return {action.text for action in self.rules.options(self.state)}

    def refusal(self, text: str) -> str:
        """Why that may not be done now."""
        return self.rules.refusal(self.state, self.rules.parse(text))

    def held(self, seat: int) -> list[str]:
        """The names of the cards in a collection."""
        size = self.rules.size
        counts = self.state.counts[seat * size : seat * size + size]
        return [self.rules.deck.kinds[kind].name for kind, count in enumerate(counts) for _ in range(count)]

    def in_hand(self) -> list[str]:
        """The names of the cards in the hand."""
        return [self.rules.deck.kinds[kind].name for kind in self.state.hand]

    def score(self, seat: int = 0) -> Score:
        """The score of a seat as the collections stand."""
        return self.rules.scores(self.state)[seat]

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.rules.to_act(self.state), self.rules.prompt(self.state)


def points_of(state: CuboState, rules: CuboRules) -> list[int]:
    """The totals of all seats as things stand."""
    return [score.total for score in rules.scores(state)]
