"""The rules of Cubosaurs: keep or refuse, what is asked in a turn, and the contract of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.rules import Option, Rules
from game.core.values import Action, Event, Frame, Outcome, Score
from game.cubosaurs import course, effects, forecast, hidden, invariants, reasons, result
from game.cubosaurs.cards import Deck
from game.cubosaurs.choices import ANSWERED_BY, ANSWERS, ASKS
from game.cubosaurs.data import Figures
from game.cubosaurs.effects import Tile
from game.cubosaurs.model import (
    BUY,
    DESTROY,
    DESTROY_OTHER,
    GIVE,
    GIVE_TO,
    REFUSE,
    STEAL,
    SWAP,
    TOKEN,
    TURN,
    CuboAction,
    CuboState,
)
from game.cubosaurs.reasons import REASONS
from game.cubosaurs.turn import KEEP_ACTION, turn_options, turn_step
from game.cubosaurs.view import CuboView, open_view, view_for

SEAT_COUNTS: tuple[int, ...] = (2, 3, 4, 5)
OPTIONS: tuple[Option, ...] = (
    Option("advanced", ("no", "yes"), "no"),
    Option("interaction", ("yes", "no"), "yes", ("advanced", ("yes",))),
    Option("rounds", ("rulebook", "2", "3"), "rulebook"),
)

_OWN: Final = {REFUSE: "refuse", DESTROY: "destroy", GIVE: "give"}
_THEIRS: Final = {DESTROY_OTHER: "destroy", STEAL: "steal", SWAP: "swap"}
_SEATS: Final = {GIVE_TO: "to", TOKEN: "token"}
"""The words of the actions that name an own card, a card of another seat, and another seat."""


class CuboRules(Rules[CuboState]):
    """Cubosaurs for two to five seats; seats run clockwise, every second round is played the other way.

    A turn is asked so often that it goes past the table of questions.
    """

    game = "cubosaurs"
    version = 2
    blank = CuboState
    answers = ANSWERED_BY
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
        self.actions = {action.text: action for action in every}

    def _by_mask(self, first: int) -> list[list[CuboAction]]:
        """The refusals with the eight kinds from `first` on, by the mask of those that are possible."""
        actions = self.own[REFUSE][first : first + 8]
        return [[action for n, action in enumerate(actions) if mask >> n & 1] for mask in range(256)]

    def start(self, seed: int, events: list[Event] | None = None) -> CuboState:
        return course.start(self, seed, events)

    def direction(self, state: CuboState) -> int:
        """1 while the round goes clockwise, -1 while it goes the other way."""
        return -1 if state.round & 1 else 1

    def after(self, state: CuboState, seat: int) -> int:
        """The seat that plays after another one in this round."""
        return (seat - 1 if state.round & 1 else seat + 1) % self.seats

    def options(self, state: CuboState) -> Sequence[Action]:
        stack = state.stack
        if not stack:
            return ()
        frame = stack[-1]
        if frame.kind == TURN:
            return turn_options(self, state, frame)
        return ASKS[frame.kind](self, state, frame)

    def step(self, state: CuboState, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CuboAction)
        frame = state.stack.pop()
        if frame.kind == TURN:
            turn_step(self, state, frame, action, events)
        else:
            ANSWERS[frame.kind](self, state, frame, action, events)

    def view(self, state: CuboState, seat: int) -> CuboView:
        return view_for(self, state, seat)

    def open_view(self, state: CuboState, seat: int) -> CuboView:
        return open_view(self, state, seat)

    def forbidden_by(self, state: CuboState, frame: Frame, action: Action) -> str:
        return reasons.forbidden_by(self, state, frame, action)

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
