"""What must hold at every moment of a game of Cubosaurs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.invariants import require, require_lengths, require_ranges, require_seats
from game.core.values import Frame
from game.cubosaurs.model import (
    DESTROY,
    DESTROY_OTHER,
    FORBIDDEN,
    GIVE,
    GIVE_TO,
    NEXT,
    PUBLIC,
    STEAL,
    SWAP,
    SWAP_OWN,
    TOKEN,
    TURN,
    CuboState,
    licence,
    licensed,
)
from game.cubosaurs.result import width

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules

_EFFECTS: Final = {
    DESTROY: "destroy_own", DESTROY_OTHER: "destroy_other", STEAL: "steal", GIVE: "give", GIVE_TO: "give",
    SWAP: "swap", SWAP_OWN: "swap", FORBIDDEN: "forbidden_type",
}  # fmt: skip
"""The effects that ask for something, by what they ask."""


def check(rules: CuboRules, state: CuboState) -> None:
    """Raise StateProblem at the first thing that cannot be."""
    _shapes(rules, state)
    _cards(rules, state)
    _hand(rules, state)
    _tokens(rules, state)
    _tiles(rules, state)
    _owed(rules, state)


def _shapes(rules: CuboRules, state: CuboState) -> None:
    """Lists have their lengths and numbers their ranges."""
    rounds = state.round + (0 if state.stack else 1)
    lengths = {
        "counts": rules.seats * rules.size, "held": rules.seats, "tokens": rules.seats, "tiles": rules.seats,
        "market": rules.market_size, "seen": len(state.hand), "past": rounds * rules.seats * width(rules),
    }  # fmt: skip
    require_lengths(state, lengths)
    require_ranges(state, (("round", 0, rules.rounds), ("starter", 0, rules.seats), ("left", 0, rules.deck_size)))
    require(bool(state.stack) or state.round + 1 == rules.rounds, "the stack is empty before the last round is over")
    require(all(n >= 0 for n in state.counts), "a count is negative")
    require(all(0 <= kind < rules.size for kind in state.pool + state.gone + state.hand), "there is no such card")
    require(all(abs(points) < 1000 for points in state.past), "past holds points that cannot be")


def _cards(rules: CuboRules, state: CuboState) -> None:
    """Every card is in exactly one place, and as many are in play as the deck began with."""
    for kind in range(rules.size):
        loose = state.pool.count(kind) + state.gone.count(kind) + state.hand.count(kind)
        total = loose + sum(state.counts[kind :: rules.size])
        require(total == rules.deck.copies[kind], f"{total} cards of kind {kind} instead of {rules.deck.copies[kind]}")
    dealt = sum(state.counts) + len(state.hand) + len(state.gone) + state.left
    require(dealt == rules.deck_size, f"{dealt} cards are in play instead of {rules.deck_size}")
    for seat in range(rules.seats):
        counts = state.counts[seat * rules.size : (seat + 1) * rules.size]
        mask = sum(1 << kind for kind, count in enumerate(counts) if count)
        require(state.held[seat] == mask, "held does not fit the collections")
    require(state.barred == rules.deck.mask_of(state.hand), "barred does not fit the hand")
    require(rules.advanced or not state.gone, "cards were destroyed in the basic game")


def _hand(rules: CuboRules, state: CuboState) -> None:
    """The hand began with a drawn card; its holder knows all of it; types differ where no tile helped."""
    everyone = (1 << rules.seats) - 1
    for seen in state.seen:
        require(seen < 0 or 0 < seen <= everyone, "the hand is known by seats that are not there")
    if not state.hand:
        return
    _licences(rules, state)
    require(state.seen[0] > 0, "the hand did not begin with a drawn card")
    require(bool(state.stack), "there is a hand after the end")
    holder = state.stack[0].seat
    require(0 <= holder < rules.seats, "the hand has no holder")
    require(all(seen >> holder & 1 for seen in state.seen), "the holder does not know the hand")
    types = [rules.deck.type_of[kind] for kind in state.hand]
    require(rules.advanced or len(set(types)) == len(types), "a type is in the hand twice")
    require(rules.advanced or state.seen[1:] == [PUBLIC] * (len(types) - 1), "two cards of the hand were drawn")


def _licences(rules: CuboRules, state: CuboState) -> None:
    """What the tile of the forbidden type added was held by its buyer, who also held a type of the hand."""
    for place, (card, seen) in enumerate(zip(state.hand, state.seen, strict=True)):
        kinds = licence(seen) if seen < 0 else 0
        require(seen >= 0 or seen == licensed(kinds), "a card of the hand is public to some only")
        if kinds:
            require(0 < kinds < 1 << rules.size and bool(kinds >> card & 1), "a card was added that nobody held")
            require(bool(kinds & rules.deck.mask_of(state.hand[:place])), "the forbidden type was bought for nothing")


def _tokens(rules: CuboRules, state: CuboState) -> None:
    """No token is lost."""
    require(all(count >= 0 for count in [*state.tokens, state.supply]), "a number of tokens is negative")
    total = sum(state.tokens) + state.supply
    require(total == rules.token_count, f"{total} tokens instead of {rules.token_count}")


def _tiles(rules: CuboRules, state: CuboState) -> None:
    """Every tile is in one place, and what was bought has left the market."""
    placed = [number for number in state.market if number != -1]
    require(all(0 <= number < len(rules.tiles) for number in placed), "there is no such tile")
    require(all(0 <= mask < 1 << len(rules.tiles) for mask in state.tiles), "there is no such tile")
    placed += [tile.number for mask in state.tiles for tile in rules.tiles if mask >> tile.number & 1]
    require(len(placed) == len(set(placed)) == len(state.market), "a tile is missing or twice there")


def _owed(rules: CuboRules, state: CuboState) -> None:
    """What is owed can be answered, and fits the moment."""
    if not state.stack:
        return
    require_seats(state, rules.seats)
    first, rest = state.stack[0], state.stack[1:]
    require(first.kind in (TURN, FORBIDDEN, NEXT), "the stack begins with what cannot be owed")
    require(bool(state.hand) == (first.kind != NEXT), "the hand does not fit what is owed")
    require(first.args in ((0,), (1,)) if first.kind == TURN else not first.args, "the stack holds more than is owed")
    if first.kind == NEXT:
        require(bool(rest), "nothing is asked")
    if first.kind == FORBIDDEN:
        require(not rest, "the stack holds more than is owed")
        _require_bought(rules, state, first)
    if rest and rest[-1].kind != TOKEN:
        require(len(rest) == 1 and first == Frame(TURN, rest[0].seat, (1,)), "a tile is carried out in no turn")
        _tile_frame(rules, state, rest[0])
    else:
        _token_frames(state, first, rest)
    require(bool(rules.options(state)), "nothing can be answered")


def _tile_frame(rules: CuboRules, state: CuboState, frame: Frame) -> None:
    """A tile that asks for something was bought, and what was chosen for it is there."""
    require(frame.kind in _EFFECTS and frame.kind != FORBIDDEN, "the stack holds what cannot be owed")
    _require_bought(rules, state, frame)
    lengths = {GIVE_TO: 1, SWAP_OWN: 2}
    require(len(frame.args) == lengths.get(frame.kind, 0), "the stack holds more than is owed")
    if frame.kind in lengths:
        owner = frame.seat if frame.kind == GIVE_TO else frame.args[0]
        require(0 <= owner < rules.seats, "the stack names a seat that is not there")
        require((owner == frame.seat) == (frame.kind == GIVE_TO), "a card would be swapped for an own one")
        require(0 <= frame.args[-1] < rules.size, "there is no such card")
        require(bool(state.held[owner] >> frame.args[-1] & 1), "a chosen card is not there")


def _require_bought(rules: CuboRules, state: CuboState, frame: Frame) -> None:
    """The seat has bought a tile of the effect that asks."""
    effect = _EFFECTS[frame.kind]
    owned = any(tile.effect == effect and state.tiles[frame.seat] >> tile.number & 1 for tile in rules.tiles)
    require(owned, "a tile is carried out that was not bought")


def _token_frames(state: CuboState, first: Frame, rest: list[Frame]) -> None:
    """Tokens are owed only while the supply is empty, after cards have come into collections."""
    require(all(frame.kind == TOKEN and not frame.args for frame in rest), "the stack holds what cannot be owed")
    require(not rest or state.supply == 0, "a token is owed though there is one")
    require(not rest or first != Frame(TURN, first.seat, (0,)), "a token is owed before anything was done")
