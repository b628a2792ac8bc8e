"""The rules of Encyclopedia: what is asked, what follows, and everything that runs by itself in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.rng import seeded
from game.core.rules import Option, Rules
from game.core.values import Action, Event, Frame, Outcome, Score
from game.encyclopedia import hidden, invariants, reasons, result
from game.encyclopedia.automa import pick_animal, pick_expert
from game.encyclopedia.box import AUTOMAS, PLAYER, Box
from game.encyclopedia.cards import draw_animal, draw_expert, is_empty
from game.encyclopedia.choices import ANSWERED_BY, FORCED, FREE, act, choices
from game.encyclopedia.data import Figures
from game.encyclopedia.gains import Events
from game.encyclopedia.last_actions import has_last_word, may_act_again
from game.encyclopedia.model import (
    ACT,
    ANIMAL,
    DRAFT,
    EMBASSY,
    EXPERT,
    EXTRA,
    LAST,
    NO_MEANS,
    RENOWN,
    RESEARCH,
    TAKE,
    EncycAction,
    EncycState,
)
from game.encyclopedia.places import settle_level
from game.encyclopedia.reasons import REASONS
from game.encyclopedia.rounds import run, set_up
from game.encyclopedia.view import EncycView, view_for

SEAT_COUNTS: tuple[int, ...] = (2, 3, 4)
OPTIONS: tuple[Option, ...] = (
    Option("rounds", ("6", "4"), "6"),
    *(Option(f"seat{number}", (PLAYER, *AUTOMAS), PLAYER, seat=number - 1) for number in (2, 3, 4)),
)
"""The first seat is always a player's; options of seats that a game does not have are without effect."""


class EncycRules(Rules[EncycState]):
    """Encyclopedia for two to four seats, Automas among them; seats run clockwise."""

    game = "encyclopedia"
    version = 4
    blank = EncycState
    answers = ANSWERED_BY
    reasons = REASONS

    def __init__(self, figures: Figures, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.box = Box(figures, seats, options)
        self.actions = self.box.texts

    def start(self, seed: int, events: list[Event] | None = None) -> EncycState:
        state = EncycState()
        state.rng = seeded(seed)
        set_up(self.box, state, events)
        self._settle(state, events)
        return state

    def options(self, state: EncycState) -> Sequence[Action]:
        return choices(self.box, state, state.stack[-1]) if state.stack else ()

    def choices(self, state: EncycState, frame: Frame) -> list[EncycAction]:
        """The options of the frame on top of the stack."""
        return choices(self.box, state, frame)

    def step(self, state: EncycState, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, EncycAction)
        act(self.box, state, action, events)
        self._settle(state, events)

    def act(self, state: EncycState, action: EncycAction, events: Events) -> None:
        """Carry out one option and nothing that runs by itself after it."""
        act(self.box, state, action, events)

    def _settle(self, state: EncycState, events: Events) -> None:
        """Run everything automatic until a seat has a real choice or the game is over."""
        stack = state.stack
        while stack:
            frame = stack[-1]
            if frame.seat < 0:
                run(self.box, state, events)
            elif not self._goes_by_itself(state, frame, events):
                return

    def _goes_by_itself(self, state: EncycState, frame: Frame, events: Events) -> bool:
        """Answer a frame for an Automa, from an empty display, or where there is only one option."""
        kind, seat = frame.kind, frame.seat
        if kind == ACT or (kind == RESEARCH and state.placed <= state.boosted):
            return False
        if kind in (DRAFT, ANIMAL, EXPERT) and self._card_by_itself(state, kind, seat, events):
            return True
        if kind == EXTRA and not may_act_again(self.box, state, seat):
            state.stack.pop()
            return True
        if kind == LAST and not has_last_word(self.box, state, seat):
            state.stack.pop()
            return True
        if kind in (EMBASSY, RENOWN):
            return settle_level(self.box, state, seat, events)
        last_die = kind == TAKE and state.dice.count(-1) == len(state.dice) - 1
        if last_die or kind == RESEARCH or kind in FORCED:
            options = choices(self.box, state, frame)
            if len(options) == 1 and options[0].kind in FREE and options[0].means == NO_MEANS:
                act(self.box, state, options[0], events)
                return True
        return False

    def _card_by_itself(self, state: EncycState, kind: str, seat: int, events: Events) -> bool:
        """Take a card for an Automa, or from the deck when the display is empty."""
        box = self.box
        empty = is_empty(state.experts if kind == EXPERT else state.animals)
        if not box.automa[seat] and not empty:
            return False
        state.stack.pop()
        if box.automa[seat]:
            pick_expert(box, state, seat, events) if kind == EXPERT else pick_animal(box, state, seat, events)
        elif kind == EXPERT:
            draw_expert(box, state, seat, events)
        else:
            draw_animal(box, state, seat, events)
        return True

    def view(self, state: EncycState, seat: int) -> EncycView:
        return view_for(self, state, seat)

    def forbidden_by(self, state: EncycState, frame: Frame, action: Action) -> str:
        return reasons.forbidden_by(self, state, frame.seat, action)

    def determinize(self, state: EncycState, seat: int, seed: int) -> EncycState:  # noqa: ARG002
        return hidden.determinize(state, seed)

    def scores(self, state: EncycState) -> tuple[Score, ...]:
        return result.scores(self.box, state)

    def preview(self, state: EncycState, action: Action) -> Score:
        return result.preview(self, state, action)

    def outcome(self, state: EncycState) -> Outcome | None:
        return result.outcome(self.box, state)

    def check(self, state: EncycState) -> None:
        invariants.check(self, state)
