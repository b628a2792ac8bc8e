"""The course of a game: set-up of a round, drawing, whose turn it is, the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.beats import end_beat
from game.core.rng import advance, below, seeded, shuffle
from game.core.state import drawn
from game.core.values import Event, but, only
from game.cubosaurs import dna, result
from game.cubosaurs.model import NEXT, NEXT_FRAMES, TOKEN, TURN_FRAMES, CuboState

if TYPE_CHECKING:
    from game.cubosaurs.rules import CuboRules


def start(rules: CuboRules, seed: int, events: list[Event] | None) -> CuboState:
    """A new game up to its first decision; anybody may be the first player."""
    state = CuboState()
    state.rng = advance(seeded(seed))
    state.starter = below(state.rng, rules.seats)
    state.supply = rules.token_count
    state.tokens = [0] * rules.seats
    state.market = [-1] * rules.market_size
    state.tiles = [0] * rules.seats
    begin_round(rules, state, events)
    return state


def begin_round(rules: CuboRules, state: CuboState, events: list[Event] | None) -> None:
    """Shuffle all cards, deal the start of every collection, fill the market; the starter begins."""
    state.pool = rules.deck.full[:]
    state.gone = []
    state.left = rules.deck_size
    state.counts = [0] * (rules.seats * rules.size)
    state.held = [0] * rules.seats
    if events is not None:
        data = (("round", state.round + 1), ("direction", rules.direction(state)))
        events.append(Event("round", state.starter, data, news=0))
        end_beat(state, events)
    if rules.advanced:
        fill_market(rules, state, events)
        end_beat(state, events)
    owed: list[int] = []
    seat = state.starter
    for _ in range(rules.seats):
        _deal(rules, state, seat, owed, events)
        seat = rules.after(state, seat)
    state.stack.append(NEXT_FRAMES[seat])
    if owed:
        dna.pay(state, owed, events)
    go_on(rules, state, events)


def _deal(rules: CuboRules, state: CuboState, seat: int, owed: list[int], events: list[Event] | None) -> None:
    """Lay out the first cards of a collection; their DNA icons are owed to the seat."""
    base = seat * rules.size
    for _ in range(rules.start_cards):
        card = drawn(state, state.pool)
        state.left -= 1
        state.counts[base + card] += 1
        state.held[seat] |= 1 << card
        if rules.deck.icon[card]:
            owed.append(seat)
        if events is not None:
            events.append(Event("dealt", seat, (("card", card),)))


def fill_market(rules: CuboRules, state: CuboState, events: list[Event] | None) -> None:
    """Shuffle every tile that is not in the market, bought ones too, and fill the empty places."""
    pile = [tile.number for tile in rules.tiles if tile.number not in state.market]
    state.rng = shuffle(pile, state.rng)
    state.tiles = [0] * rules.seats
    for place, number in enumerate(state.market):
        if number < 0:
            state.market[place] = pile.pop()
            if events is not None:
                tile = rules.tiles[state.market[place]].id
                events.append(Event("revealed", -1, (("tile", tile), ("place", place))))


def draw_to_hand(rules: CuboRules, state: CuboState, seat: int, events: list[Event] | None) -> None:
    """Draw a card into the hand; only the seat sees it."""
    card = drawn(state, state.pool)
    state.left -= 1
    state.hand.append(card)
    state.seen.append(1 << seat)
    state.barred |= rules.deck.family[card]
    if events is not None:
        events.append(Event("drew", seat, (("card", card),), only(seat), only(seat)))


def begin_turn(rules: CuboRules, state: CuboState, seat: int, events: list[Event] | None) -> None:
    """A seat without a hand draws a card; if the deck is empty the round ends at once."""
    if not state.left:
        end_round(rules, state, seat, events)
        return
    draw_to_hand(rules, state, seat, events)
    state.stack.append(TURN_FRAMES[seat])


def pass_on(rules: CuboRules, state: CuboState, seat: int, card: int, events: list[Event] | None) -> None:
    """Pass the hand to the next seat, whose turn begins; `card` is what is added to it, -1 for nothing."""
    following = (seat - 1 if state.round & 1 else seat + 1) % rules.seats
    bit = 1 << following
    if events is not None:
        events.append(Event("refused", seat, (("card", card), ("to", following)), news=but(seat)))
        for kind, seen in zip(state.hand, state.seen, strict=True):
            if not seen & bit:
                events.append(Event("received", following, (("card", kind),), seen | bit, bit))
    state.seen = [seen | bit for seen in state.seen]
    state.stack.append(TURN_FRAMES[following])


def go_on(rules: CuboRules, state: CuboState, events: list[Event] | None) -> None:
    """Do everything that needs no choice: tokens that only one opponent can give, then the next turn."""
    while state.stack:
        frame = state.stack[-1]
        if frame.kind == TOKEN:
            if not dna.settle(state, frame.seat, events):
                return
            state.stack.pop()
        elif frame.kind == NEXT:
            if events is not None:
                end_beat(state, events)
            state.stack.pop()
            begin_turn(rules, state, frame.seat, events)
            return
        else:
            return


def end_round(rules: CuboRules, state: CuboState, seat: int, events: list[Event] | None) -> None:
    """Score the round; the seat that could not draw is given to find the next starter."""
    rows = result.round_lines(rules, state)
    for row in rows:
        state.past += row
    totals = [sum(row) for row in rows]
    if events is not None:
        for number, points in enumerate(totals):
            events.append(Event("scored", number, (("round", state.round + 1), ("points", points)), news=0))
    if state.round + 1 == rules.rounds:
        if events is not None:
            events.append(Event("ended", -1, news=0))
        return
    if events is not None:
        end_beat(state, events)
    state.starter = lowest(rules, state, totals, seat)
    state.round += 1
    begin_round(rules, state, events)


def lowest(rules: CuboRules, state: CuboState, totals: list[int], seat: int) -> int:
    """The seat with the fewest points; of several the one whose turn would have come first, from `seat` on."""
    while totals[seat] > min(totals):
        seat = rules.after(state, seat)
    return seat
