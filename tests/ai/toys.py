"""Tiny games with known answers, for tests of the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.rng import advance, seeded
from game.core.rules import Rules
from game.core.state import Plain, State
from game.core.values import Action, Event, Frame, IllegalAction, Line, Outcome, Score


class ToyState(State):
    """What lies on the table, and what every seat has chosen or won."""

    def __init__(self, pile: int, taken: list[int]) -> None:
        super().__init__()
        self.pile = pile
        self.taken = taken
        self.turn = 0

    def clone(self) -> ToyState:
        """A copy that shares nothing."""
        copy = ToyState(self.pile, self.taken[:])
        copy.turn, copy.rng, copy.stack = self.turn, self.rng, self.stack[:]
        return copy


class Toy(Rules[ToyState]):
    """The parts of the contract that a search never touches, so that a toy has only its own."""

    game = "toy"
    version = 1
    reasons = ()

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def to_act(self, state: ToyState) -> int:
        return state.turn if self.options(state) else -1

    def prompt(self, state: ToyState) -> str:  # noqa: ARG002
        return "toy"

    def parse(self, text: str) -> Action:
        return Action(text)

    def refusal(self, state: ToyState, action: Action) -> str:
        return "" if action in self.options(state) else "unknown_action"

    def forbidden_by(self, state: ToyState, frame: Frame, action: Action) -> str:
        raise IllegalAction(f"{frame} {action} {state.pile}")

    def determinize(self, state: ToyState, seat: int, seed: int) -> ToyState:  # noqa: ARG002
        world = state.clone()
        world.rng = advance(seeded(seed))
        return world

    def scores(self, state: ToyState) -> tuple[Score, ...]:
        return tuple(Score((Line("won", won),)) for won in self.won(state))

    def won(self, state: ToyState) -> list[int]:
        """The points of every seat."""
        return state.taken

    def preview(self, state: ToyState, action: Action) -> Score:  # noqa: ARG002
        return self.scores(state)[max(0, self.to_act(state))]

    def outcome(self, state: ToyState) -> Outcome | None:
        if self.options(state):
            return None
        scores = self.scores(state)
        best = max(score.total for score in scores)
        return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score.total == best), "points")

    def check(self, state: ToyState) -> None:
        assert state.pile >= 0

    def decode(self, plain: Plain) -> ToyState:
        raise IllegalAction(str(plain))


class Nim(Toy):
    """Take one to three from the pile; whoever takes the last has won."""

    def start(self, seed: int, events: list[Event] | None = None) -> ToyState:  # noqa: ARG002
        return ToyState(seed, [0] * self.seats)

    def options(self, state: ToyState) -> Sequence[Action]:
        return [Action(str(count)) for count in range(1, min(3, state.pile) + 1)]

    def step(self, state: ToyState, action: Action, events: list[Event] | None) -> None:  # noqa: ARG002
        state.pile -= int(action.text)
        if not state.pile:
            state.taken[state.turn] = 1
        state.turn = (state.turn + 1) % self.seats

    def view(self, state: ToyState, seat: int) -> object:  # noqa: ARG002
        return state.pile, state.turn


class Pennies(Toy):
    """Two sealed picks: the first seat wins if they match, the other if they do not."""

    def start(self, seed: int, events: list[Event] | None = None) -> ToyState:  # noqa: ARG002
        state = ToyState(0, [-1, -1])
        state.stack = [Frame("toy", 1), Frame("toy", 0)]
        return state

    def options(self, state: ToyState) -> Sequence[Action]:
        return [Action("heads"), Action("tails")] if state.stack else []

    def to_act(self, state: ToyState) -> int:
        return state.stack[-1].seat if state.stack else -1

    def step(self, state: ToyState, action: Action, events: list[Event] | None) -> None:  # noqa: ARG002
        state.taken[state.stack.pop().seat] = int(action.text == "tails")

    def view(self, state: ToyState, seat: int) -> object:
        return state.taken[seat]

    def won(self, state: ToyState) -> list[int]:
        matched = int(state.taken[0] == state.taken[1])
        return [matched, 1 - matched]


class Ladder(Toy):
    """Every seat climbs three times by one or two rungs; the highest wins, so that two is always better."""

    def start(self, seed: int, events: list[Event] | None = None) -> ToyState:  # noqa: ARG002
        return ToyState(3 * self.seats, [0] * self.seats)

    def options(self, state: ToyState) -> Sequence[Action]:
        return [Action("1"), Action("2")] if state.pile else []

    def step(self, state: ToyState, action: Action, events: list[Event] | None) -> None:  # noqa: ARG002
        state.taken[state.turn] += int(action.text)
        state.turn = (state.turn + 1) % self.seats
        state.pile -= 1

    def view(self, state: ToyState, seat: int) -> object:
        return state.pile, state.taken[seat]


def sampler(rules: Toy, state: ToyState) -> Callable[[int], ToyState]:
    """The worlds of the seat to act."""
    return lambda seed: rules.determinize(state, rules.to_act(state), seed)
