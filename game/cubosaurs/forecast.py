"""What an option would change: the acting seat's score, and everyone's points from what a seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.values import Action, Score
from game.cubosaurs.model import (
    BUY,
    DESTROY,
    DESTROY_OTHER,
    GIVE,
    GIVE_TO,
    KEEP,
    REFUSE,
    STEAL,
    SWAP_OWN,
    TOKEN,
    CuboAction,
    CuboState,
)
from game.cubosaurs.result import holdings, score_of
from game.cubosaurs.scoring import lines
from game.cubosaurs.view import CuboView

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules


class Prospect:
    """What counts for points at the table, apart from the game, so that an option can be tried out on it."""

    __slots__ = ("counts", "promised", "rules", "supply", "tiles", "tokens")

    def __init__(
        self, rules: CuboRules, counts: list[int], tokens: Sequence[int], tiles: Sequence[int], supply: int
    ) -> None:
        self.rules = rules
        self.counts = counts
        self.tokens = list(tokens)
        self.tiles = list(tiles)
        self.supply = supply
        self.promised = 0

    def lines(self, seat: int) -> list[int]:
        """The lines of a seat in this round."""
        return lines(self.rules.deck, self.rules.bonuses, holdings(self.rules, self.counts, self.tiles), seat)

    def totals(self) -> list[int]:
        """The points of every seat in this round, with those of its tokens."""
        rules = self.rules
        table = holdings(rules, self.counts, self.tiles)
        rows = [lines(rules.deck, rules.bonuses, table, seat) for seat in range(rules.seats)]
        return [sum(row) + self.tokens[seat] // rules.tokens_per_point for seat, row in enumerate(rows)]

    def carry_out(self, action: CuboAction, seat: int, hand: Sequence[int], asked: str, chosen: Sequence[int]) -> None:
        """Change what the option changes at once; what a later choice decides is left open."""
        kind = action.kind
        if kind == KEEP:
            for card in hand:
                self.put(seat, card)
        elif kind in (REFUSE, DESTROY):
            self.take(seat, action.card)
        elif kind == BUY:
            self.buy(seat, action.tile)
        elif kind == TOKEN:
            self.tokens[action.other] -= 1
            self.tokens[seat] += 1
        else:
            self._exchange(action, seat, asked, chosen)

    def _exchange(self, action: CuboAction, seat: int, asked: str, chosen: Sequence[int]) -> None:
        """Carry out an option of a tile of direct interaction; to choose what to swap for changes nothing yet."""
        if action.kind == DESTROY_OTHER:
            self.take(action.other, action.card)
        elif action.kind == STEAL:
            self.take(action.other, action.card)
            self.put(seat, action.card)
        elif action.kind == GIVE_TO:
            self.take(seat, chosen[0])
            self.put(action.other, chosen[0])
        elif action.kind == GIVE:
            self._give(action.card, seat, asked, chosen)

    def _give(self, card: int, seat: int, asked: str, chosen: Sequence[int]) -> None:
        """Give a card away: for another one, to the only opponent, or to one that is chosen later."""
        self.take(seat, card)
        if asked == SWAP_OWN:
            other, theirs = chosen
            self.take(other, theirs)
            self.put(seat, theirs)
            self.put(other, card)
        elif self.rules.seats == 2:
            self.put(1 - seat, card)

    def take(self, seat: int, card: int) -> None:
        """Take a card out of a collection."""
        self.counts[seat * self.rules.size + card] -= 1

    def put(self, seat: int, card: int) -> None:
        """Lay a card into a collection and gain its token."""
        self.counts[seat * self.rules.size + card] += 1
        if self.rules.deck.icon[card]:
            self._gain_token(seat)

    def _gain_token(self, seat: int) -> None:
        """Take a token from the supply; else from the only opponent who has one, or from one to be chosen later."""
        givers = [other for other, count in enumerate(self.tokens) if count and other != seat]
        if self.supply:
            self.supply -= 1
        elif len(givers) == 1 and self.tokens[givers[0]] > self.promised:
            self.tokens[givers[0]] -= 1
        elif len(givers) > 1 and sum(self.tokens[other] for other in givers) > self.promised:
            self.promised += 1
        else:
            return
        self.tokens[seat] += 1

    def buy(self, seat: int, tile: int) -> None:
        """Pay for a tile and own it."""
        self.tokens[seat] -= self.rules.tiles[tile].cost
        self.supply += self.rules.tiles[tile].cost
        self.tiles[seat] |= 1 << tile


def of_state(rules: CuboRules, state: CuboState) -> Prospect:
    """The table of a game to try something out on."""
    return Prospect(rules, state.counts[:], state.tokens, state.tiles, state.supply)


def of_view(rules: CuboRules, view: CuboView) -> Prospect:
    """The table that a seat sees to try something out on."""
    counts = [count for collection in view.collections for count in collection]
    numbers = {tile.id: tile.number for tile in rules.tiles}
    tiles = [sum(1 << numbers[name] for name in owned) for owned in view.tiles]
    return Prospect(rules, counts, view.tokens, tiles, view.supply)


def preview(rules: CuboRules, state: CuboState, action: Action) -> Score:
    """The acting seat's score now with this option carried out and nothing else."""
    assert isinstance(action, CuboAction)
    frame = state.stack[-1]
    table = of_state(rules, state)
    table.carry_out(action, frame.seat, state.hand, frame.kind, frame.args)
    return score_of(rules, state.past, frame.seat, table.lines(frame.seat), table.tokens[frame.seat])


def changes(rules: CuboRules, view: CuboView, action: Action) -> tuple[int, ...]:
    """By how much an option of the seat to act changes everyone's points, from that seat's own view."""
    assert isinstance(action, CuboAction)
    if view.seat != view.to_act:
        raise ValueError("only the seat to act knows what its options change")
    before = of_view(rules, view).totals()
    table = of_view(rules, view)
    hand = [card for card in view.hand if card is not None]
    table.carry_out(action, view.to_act, hand, view.asked, view.chosen)
    return tuple(now - then for now, then in zip(table.totals(), before, strict=True))
