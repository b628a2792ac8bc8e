"""What the table shows beyond the view: what types and tokens are worth, and what an option would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.values import Action, Score
from game.cubosaurs.model import (
    BLACK,
    BUY,
    DESTROY,
    DESTROY_OTHER,
    DINOSAURS,
    EGG,
    GIVE,
    GIVE_TO,
    GREY,
    KEEP,
    REFUSE,
    STEAL,
    SWAP_OWN,
    TOKEN,
    CuboAction,
    CuboState,
)
from game.cubosaurs.result import holdings, score_of
from game.cubosaurs.scoring import Holding, dinosaur_points, egg_points, lines, raptor_points
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
        held = holdings(rules, self.counts, self.tiles)
        rows = [lines(rules.deck, rules.bonuses, held, seat) for seat in range(rules.seats)]
        return [sum(row) + token_points(rules, self.tokens[seat]) for seat, row in enumerate(rows)]

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


def count(rules: CuboRules, view: CuboView, seat: int, number: int) -> int:
    """How many cards of a type a collection holds."""
    return _holdings(rules, view)[seat].types[number]


def type_points(rules: CuboRules, view: CuboView, seat: int, number: int) -> int | None:
    """What a type is worth now; both colours of raptors count under the black one, None under the grey."""
    held = _holdings(rules, view)
    own = held[seat]
    if number < DINOSAURS:
        return dinosaur_points(rules.deck.points[number], own.types[number])
    if number == EGG:
        return egg_points(rules.deck, held, seat)
    return None if number == GREY and own.types[BLACK] else raptor_points(own.black, own.grey)


def dinosaurs_worth(rules: CuboRules, number: int, held: int) -> tuple[int, int]:
    """What so many dinosaurs of a type are worth, and what one more would add."""
    points = rules.deck.points[number]
    now = dinosaur_points(points, held)
    return now, dinosaur_points(points, held + 1) - now


def egg_gains(rules: CuboRules, view: CuboView, seat: int, kind: int) -> bool:
    """Whether an egg of a collection gains now."""
    held = [one.most_of(rules.deck.kinds[kind].egg) for one in _holdings(rules, view)]
    return held[seat] > 0 and held[seat] == max(held)


def paired(rules: CuboRules, view: CuboView, seat: int, kind: int) -> int:
    """How many Velociraptors of a kind have a partner in the best pairing of a collection."""
    deck, held = rules.deck, view.collections[seat]
    colour = deck.type_of[kind]
    left = min(count(rules, view, seat, GREY), count(rules, view, seat, BLACK))
    same = [one for one in range(deck.size) if held[one] and deck.type_of[one] == colour]
    for one in sorted(same, key=lambda card: deck.kinds[card].gain + deck.kinds[card].loss, reverse=True):
        with_partner = min(left, held[one])
        if one == kind:
            return with_partner
        left -= with_partner
    return 0


def can_refuse(rules: CuboRules, view: CuboView, seat: int) -> bool:
    """Whether a seat has a card of a type that is not in the hand, as far as the viewer knows it."""
    types = rules.deck.type_of
    barred = {types[kind] for kind in view.hand if kind is not None}
    return any(n and types[kind] not in barred for kind, n in enumerate(view.collections[seat]))


def token_points(rules: CuboRules, tokens: int) -> int:
    """What so many DNA tokens are worth at the end."""
    return tokens // rules.tokens_per_point


def _holdings(rules: CuboRules, view: CuboView) -> list[Holding]:
    """All collections that a view shows, as the score reads them, without tiles."""
    flat = [number for collection in view.collections for number in collection]
    return holdings(rules, flat, [0] * len(view.collections))
