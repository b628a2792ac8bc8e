"""The rules of Holotype: the contract, with a table of questions in place of one long game loop."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.rules import Rules
from game.core.state import Plain, StateProblem, decode
from game.core.values import Action, Event, Frame, IllegalAction, Outcome, Score
from game.holotype import field, hidden, invariants, journal, lab, museum, reasons, scoring, setup, turn
from game.holotype.box import Box
from game.holotype.model import (
    ASK_BUMP,
    ASK_DIG,
    ASK_DISCARD,
    ASK_EROSION,
    ASK_GAIN,
    ASK_GIVE,
    ASK_JOURNAL,
    ASK_KEEP,
    ASK_LAB,
    ASK_MILESTONE,
    ASK_MUSEUM,
    ASK_REROLL,
    ASK_SEARCH,
    ASK_TRACE,
    ASK_TURN,
    HoloAction,
    HoloState,
)
from game.holotype.reasons import REASONS
from game.holotype.view import HoloView, look

if TYPE_CHECKING:
    from game.holotype.data import Figures

Ask = Callable[[Box, HoloState, Frame], list[Action]]
Answer = Callable[[Box, HoloState, Frame, HoloAction, "list[Event] | None"], None]

ASKS: dict[str, Ask] = {
    ASK_TURN: turn.turn_options,
    ASK_BUMP: turn.bump_options,
    ASK_KEEP: setup.keep_options,
    ASK_LAB: lab.lab_options,
    ASK_SEARCH: lab.search_options,
    ASK_DISCARD: lab.discard_options,
    ASK_DIG: field.dig_options,
    ASK_EROSION: field.erosion_options,
    ASK_REROLL: field.reroll_options,
    ASK_GIVE: museum.give_options,
    ASK_MUSEUM: museum.museum_options,
    ASK_GAIN: museum.gain_options,
    ASK_JOURNAL: journal.journal_options,
    ASK_TRACE: journal.trace_options,
    ASK_MILESTONE: journal.milestone_options,
}
"""The options of every question."""

ANSWERS: dict[str, Answer] = {
    ASK_TURN: turn.turn_step,
    ASK_BUMP: turn.bump_step,
    ASK_KEEP: setup.keep_step,
    ASK_LAB: lab.lab_step,
    ASK_SEARCH: lab.search_step,
    ASK_DISCARD: lab.discard_step,
    ASK_DIG: field.dig_step,
    ASK_EROSION: field.erosion_step,
    ASK_REROLL: field.reroll_step,
    ASK_GIVE: museum.give_step,
    ASK_MUSEUM: museum.museum_step,
    ASK_GAIN: museum.gain_step,
    ASK_JOURNAL: journal.journal_step,
    ASK_TRACE: journal.trace_step,
    ASK_MILESTONE: journal.milestone_step,
}
"""What an answer to every question brings about."""


class HoloRules(Rules[HoloState]):
    """Holotype: Mesozoic North America for two to five seats; seats run clockwise."""

    game = "holotype"
    version = 2
    reasons = REASONS

    def __init__(self, figures: Figures, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.box = Box(figures, seats, options)

    def start(self, seed: int, events: list[Event] | None = None) -> HoloState:
        return setup.start(self.box, seed, events)

    def clone(self, state: HoloState) -> HoloState:
        return state.clone()

    def to_act(self, state: HoloState) -> int:
        return state.stack[-1].seat if state.stack else -1

    def prompt(self, state: HoloState) -> str:
        return state.stack[-1].kind

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

    def parse(self, text: str) -> Action:
        action = self.box.actions.by_text.get(text)
        if action is None:
            raise IllegalAction("unknown_action")
        return action

    def view(self, state: HoloState, seat: int) -> HoloView:
        return look(self.box, state, seat)

    def refusal(self, state: HoloState, action: Action) -> str:
        return reasons.refusal(self.box, state, self.options(state), action)

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
        if state.stack and not self.options(state):
            raise StateProblem("a question has no answer")

    def decode(self, plain: Plain) -> HoloState:
        state = decode(HoloState(), plain)
        self.check(state)
        return state
