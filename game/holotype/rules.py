"""The rules of Holotype: the contract, with a list of questions in place of one long game loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.invariants import require
from game.core.rules import Rules
from game.core.values import Action, Event, Frame, Outcome, Score
from game.holotype import hidden, invariants, scoring, setup, turn
from game.holotype.box import Box
from game.holotype.choices import ANSWERED_BY, ANSWERS, ASKS, ONE_REASON, WHY
from game.holotype.model import HoloAction, HoloState
from game.holotype.reasons import REASONS
from game.holotype.view import HoloView, open_view, view_for

if TYPE_CHECKING:
    from game.holotype.data import Figures


class HoloRules(Rules[HoloState]):
    """Holotype: Mesozoic North America for two to five seats; seats run clockwise."""

    game = "holotype"
    version = 2
    blank = HoloState
    answers = ANSWERED_BY
    reasons = REASONS

    def __init__(self, figures: Figures, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.box = Box(figures, seats, options)
        self.actions = self.box.actions.by_text

    def start(self, seed: int, events: list[Event] | None = None) -> HoloState:
        return setup.start(self.box, seed, events)

    def options(self, state: HoloState) -> Sequence[Action]:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        return ASKS[frame.kind](self.box, state, frame)

    def step(self, state: HoloState, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, HoloAction)
        frame = state.stack.pop()
        ANSWERS[frame.kind](self.box, state, frame, action, events)
        if not state.stack:
            turn.go_on(self.box, state, events)

    def view(self, state: HoloState, seat: int) -> HoloView:
        return view_for(self.box, state, seat)

    def open_view(self, state: HoloState, seat: int) -> HoloView:
        return open_view(self.box, state, seat)

    def forbidden_by(self, state: HoloState, frame: Frame, action: Action) -> str:
        assert isinstance(action, HoloAction)
        return ONE_REASON.get(frame.kind) or WHY[frame.kind](self.box, state, frame, action)

    def determinize(self, state: HoloState, seat: int, seed: int) -> HoloState:
        return hidden.determinize(self.box, state, seat, seed)

    def scores(self, state: HoloState) -> tuple[Score, ...]:
        return scoring.scores(self.box, state)

    def preview(self, state: HoloState, action: Action) -> Score:
        assert isinstance(action, HoloAction)
        return scoring.preview(self.box, state, action)

    def outcome(self, state: HoloState) -> Outcome | None:
        return scoring.outcome(self.box, state)

    def check(self, state: HoloState) -> None:
        invariants.check(self.box, state)
        require(not state.stack or bool(self.options(state)), "a question has no answer")
