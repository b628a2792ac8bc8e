"""The rules of Cubosaurs: keep or refuse, what is asked in a turn, and the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.rules import Option, Rules
from game.core.state import Plain, decode
from game.core.values import Action, Event, Frame, IllegalAction, Outcome, Score, but
from game.cubosaurs import course, dna, effects, forecast, hidden, invariants, reasons, result
from game.cubosaurs.cards import Deck
from game.cubosaurs.data import Figures
from game.cubosaurs.effects import Tile
from game.cubosaurs.model import (
    BUY,
    DESTROY,
    DESTROY_OTHER,
    FORBIDDEN,
    GIVE,
    GIVE_TO,
    KEEP,
    NEXT_FRAMES,
    PUBLIC,
    REFUSE,
    STEAL,
    SWAP,
    TOKEN,
    TURN,
    TURN_FRAMES,
    CuboAction,
    CuboState,
    licensed,
)
from game.cubosaurs.reasons import REASONS
from game.cubosaurs.view import CuboView, look

SEAT_COUNTS: tuple[int, ...] = (2, 3, 4, 5)
OPTIONS: tuple[Option, ...] = (
    Option("advanced", ("no", "yes"), "no"),
    Option("interaction", ("yes", "no"), "yes", ("advanced", ("yes",))),
    Option("rounds", ("rulebook", "2", "3"), "rulebook"),
)

KEEP_ACTION: Final = CuboAction(KEEP, KEEP)

_OWN: Final = {REFUSE: "refuse", DESTROY: "destroy", GIVE: "give"}
_THEIRS: Final = {DESTROY_OTHER: "destroy", STEAL: "steal", SWAP: "swap"}
_SEATS: Final = {GIVE_TO: "to", TOKEN: "token"}
"""The words of the actions that name an own card, a card of another seat, and another seat."""


class CuboRules(Rules[CuboState]):
    """Cubosaurs for two to five seats; seats run clockwise, every second round is played the other way."""

    game = "cubosaurs"
    version = 2
    reasons = REASONS

    def __init__(self, figures: Figures, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.advanced = options["advanced"] == "yes"
        self.deck = Deck(figures.cards, self.advanced)
        self.size = self.deck.size
        plan = figures.game.rounds[seats].rounds
        self.rounds = plan if options["rounds"] == "rulebook" else int(options["rounds"])
        self.deck_size = figures.game.deck.cards_per_player * seats
        self.start_cards = figures.game.deck.start_cards
        self.token_count = figures.game.tokens.count if self.advanced else 0
        self.tokens_per_point = figures.game.tokens.per_point
        self.tiles: list[Tile] = effects.tiles_in_play(figures.tiles, options) if self.advanced else []
        self.market_size = min(len(self.tiles), seats + figures.game.market.more_than_players)
        self.cheapest = min((tile.cost for tile in self.tiles), default=0)
        self.bonuses = [tile.bonus for tile in self.tiles if tile.bonus is not None]
        self._make_actions()

    def _make_actions(self) -> None:
        """Make every action there can be, once."""
        names = [card.name for card in self.deck.kinds]
        own = tuple(_OWN) if self.advanced else (REFUSE,)
        self.own = {kind: [CuboAction(f"{_OWN[kind]} {name}", kind, n) for n, name in enumerate(names)] for kind in own}
        self.theirs: dict[str, list[list[CuboAction]]] = {}
        self.others: dict[str, list[CuboAction]] = {}
        if self.advanced:
            seats = range(self.seats)
            self.theirs = {
                kind: [[CuboAction(f"{word} {s} {name}", kind, n, s) for n, name in enumerate(names)] for s in seats]
                for kind, word in _THEIRS.items()
            }
            self.others = {
                kind: [CuboAction(f"{word} {s}", kind, -1, s) for s in seats] for kind, word in _SEATS.items()
            }
        self.buys = [CuboAction(f"buy {tile.id}", BUY, tile=tile.number) for tile in self.tiles]
        self.refusals = [self._by_mask(first) for first in range(0, self.size, 8)]
        rows = [*self.own.values(), *self.others.values(), *(row for rows in self.theirs.values() for row in rows)]
        every = [KEEP_ACTION, *self.buys, *(action for row in rows for action in row)]
        self.actions: dict[str, CuboAction] = {action.text: action for action in every}

    def _by_mask(self, first: int) -> list[list[CuboAction]]:
        """The refusals with the eight kinds from `first` on, by the mask of those that are possible."""
        actions = self.own[REFUSE][first : first + 8]
        return [[action for n, action in enumerate(actions) if mask >> n & 1] for mask in range(256)]

    def start(self, seed: int, events: list[Event] | None = None) -> CuboState:
        return course.start(self, seed, events)

    def clone(self, state: CuboState) -> CuboState:
        return state.clone()

    def to_act(self, state: CuboState) -> int:
        return state.stack[-1].seat if state.stack else -1

    def prompt(self, state: CuboState) -> str:
        return state.stack[-1].kind

    def direction(self, state: CuboState) -> int:
        """1 while the round goes clockwise, -1 while it goes the other way."""
        return -1 if state.round & 1 else 1

    def after(self, state: CuboState, seat: int) -> int:
        """The seat that plays after another one in this round."""
        return (seat - 1 if state.round & 1 else seat + 1) % self.seats

    def options(self, state: CuboState) -> Sequence[Action]:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        if frame.kind != TURN:
            return effects.options(self, state, frame)
        seat = frame.seat
        options: list[Action] = [KEEP_ACTION]
        mask = state.held[seat] & ~state.barred
        for table in self.refusals:
            options += table[mask & 255]
            mask >>= 8
        if self.advanced and not frame.args[0] and state.tokens[seat] >= self.cheapest:
            for number in state.market:
                if number >= 0 and not self.obstacle(state, seat, self.tiles[number]):
                    options.append(self.buys[number])
        return options

    def with_added(self, mask: int) -> list[Action]:
        """The refusals that add a card of the kinds in the mask."""
        options: list[Action] = []
        for table in self.refusals:
            options += table[mask & 255]
            mask >>= 8
        return options

    def obstacle(self, state: CuboState, seat: int, tile: Tile) -> str:
        """Why the seat cannot buy a tile of the market now, '' if it can."""
        if state.tokens[seat] < tile.cost:
            return "too_few_tokens"
        return tile.obstacle(self, state, seat)

    def step(self, state: CuboState, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CuboAction)
        frame = state.stack.pop()
        if frame.kind != TURN and frame.kind != FORBIDDEN:
            effects.answer(self, state, frame, action, events)
            course.go_on(self, state, events)
        elif action.kind == REFUSE:
            self._refuse(state, frame, action.card, events)
        elif action.kind == KEEP:
            self._keep(state, frame.seat, events)
        else:
            effects.buy(self, state, frame.seat, self.tiles[action.tile], events)
            course.go_on(self, state, events)

    def _keep(self, state: CuboState, seat: int, events: list[Event] | None) -> None:
        """Lay the whole hand into the collection; the next seat begins its turn."""
        base = seat * self.size
        held = state.held[seat]
        icons = 0
        for kind in state.hand:
            state.counts[base + kind] += 1
            held |= 1 << kind
            icons += self.deck.icon[kind]
            if events is not None:
                events.append(Event("kept", seat, (("card", kind),), news=but(seat)))
        state.held[seat] = held
        state.hand = []
        state.seen = []
        state.barred = 0
        following = (seat - 1 if state.round & 1 else seat + 1) % self.seats
        if icons or events is not None:
            state.stack.append(NEXT_FRAMES[following])
            dna.pay(state, [seat] * icons, events)
            course.go_on(self, state, events)
        else:
            course.begin_turn(self, state, following, events)

    def _refuse(self, state: CuboState, frame: Frame, card: int, events: list[Event] | None) -> None:
        """Add a card of the collection to the hand and pass it on; everyone sees which."""
        seat = frame.seat
        public = PUBLIC if frame.kind == TURN else licensed(state.held[seat])
        at = seat * self.size + card
        state.counts[at] -= 1
        if not state.counts[at]:
            state.held[seat] ^= 1 << card
        self.pass_on(state, seat, card, events)
        state.hand.append(card)
        state.seen.append(public)
        state.barred |= self.deck.family[card]

    def pass_on(self, state: CuboState, seat: int, card: int, events: list[Event] | None) -> None:
        """Pass the hand to the next seat, whose turn begins; `card` is what is added to it, -1 for nothing."""
        following = (seat - 1 if state.round & 1 else seat + 1) % self.seats
        bit = 1 << following
        if events is not None:
            events.append(Event("refused", seat, (("card", card), ("to", following)), news=but(seat)))
            for kind, seen in zip(state.hand, state.seen, strict=True):
                if not seen & bit:
                    events.append(Event("received", following, (("card", kind),), seen | bit, bit))
        state.seen = [seen | bit for seen in state.seen]
        state.stack.append(TURN_FRAMES[following])

    def parse(self, text: str) -> Action:
        action = self.actions.get(text)
        if action is None:
            raise IllegalAction("unknown_action")
        return action

    def view(self, state: CuboState, seat: int) -> CuboView:
        return look(self, state, seat)

    def refusal(self, state: CuboState, action: Action) -> str:
        return reasons.refusal(self, state, action)

    def determinize(self, state: CuboState, seat: int, seed: int) -> CuboState:
        return hidden.determinize(self, state, seat, seed)

    def scores(self, state: CuboState) -> tuple[Score, ...]:
        return result.scores(self, state)

    def preview(self, state: CuboState, action: Action) -> Score:
        return forecast.preview(self, state, action)

    def outcome(self, state: CuboState) -> Outcome | None:
        return result.outcome(self, state)

    def check(self, state: CuboState) -> None:
        invariants.check(self, state)

    def decode(self, plain: Plain) -> CuboState:
        state = decode(CuboState(), plain)
        self.check(state)
        return state
