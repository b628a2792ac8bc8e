"""The contract of a game's rules: stateless, and the same for every game, bot and screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core.state import Plain, State, decode
from game.core.values import Action, Decision, Event, Frame, IllegalAction, Outcome, Score
from game.core.yaml_file import Problem

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Option:
    """A set-up option: the rulebook's variants, chosen by one of its texts.

    `only_if` names another option and the values with which this one matters. With a `seat` the option says who sits
    there: its default is a player, any other value an Automa that the rules play themselves. `only_for` names choices
    that only games of so many seats have.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    only_if: tuple[str, tuple[str, ...]] | None = None
    seat: int = -1
    only_for: tuple[tuple[str, int], ...] = ()

    def choices_for(self, seats: int) -> tuple[str, ...]:
        """The choices that a new game of so many seats has."""
        return tuple(choice for choice in self.choices if dict(self.only_for).get(choice, seats) == seats)

    def matters(self, chosen: Mapping[str, str]) -> bool:
        """Whether this option changes anything with the others as chosen."""
        return self.only_if is None or chosen[self.only_if[0]] in self.only_if[1]


class BadOption(Exception):
    """An option that the game does not have, or a value that the option does not take."""


def complete_options(options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with the chosen value or its default; BadOption names what does not exist."""
    known = {option.id: option for option in options}
    for key, value in chosen.items():
        if key not in known:
            raise BadOption(f"there is no option '{key}' (there are: {', '.join(known) or 'none'})")
        if value not in known[key].choices:
            choices = ", ".join(known[key].choices)
            raise BadOption(f"option '{key}' cannot be '{value}' (it can be: {choices})")
    return {option.id: chosen.get(option.id, option.default) for option in options}


def codes(asked: Iterable[str], *own: str) -> tuple[str, ...]:
    """Every code that a refusal can give: those of all games, one for each question, and the game's own."""
    return ("unknown_action", "game_over", *(f"asked_{kind}" for kind in asked), *own)


class Rules(ABC, Generic[S]):
    """The rules of one game for a number of seats, chosen options and loaded figures."""

    game: str
    version: int
    seats: int
    blank: type[S]
    """The state before anything is laid out."""
    answers: dict[str, tuple[str, ...]]
    """What is asked, and the kinds of actions that answer it."""
    actions: Mapping[str, Action]
    """Every action that there can be in such a game, by its text."""
    reasons: tuple[str, ...]
    """Every code that a refusal can give; each has a text in every language."""

    @abstractmethod
    def start(self, seed: int, events: list[Event] | None = None) -> S:
        """A new game, played up to its first decision; the same seed gives the same game."""

    def clone(self, state: S) -> S:
        """A copy that shares nothing that can change."""
        return state.clone()

    def to_act(self, state: S) -> int:
        """The seat that is asked, or -1 at the end."""
        return state.stack[-1].seat if state.stack else -1

    def prompt(self, state: S) -> str:
        """The key of what the seat is asked."""
        return state.stack[-1].kind

    @abstractmethod
    def options(self, state: S) -> Sequence[Action]:
        """The complete options in fixed order; empty exactly at the end."""

    @abstractmethod
    def step(self, state: S, action: Action, events: list[Event] | None) -> None:
        """Carry out one of the options, unchecked, and everything automatic that follows."""

    def parse(self, text: str) -> Action:
        """The action of that text; IllegalAction('unknown_action') if there is none."""
        action = self.actions.get(text)
        if action is None:
            raise IllegalAction("unknown_action")
        return action

    @abstractmethod
    def view(self, state: S, seat: int) -> object:
        """What that seat may see, as a frozen value."""

    def open_view(self, state: S, seat: int) -> object:
        """The view of a seat to whom all the others show what they hold, for a game that is over."""
        return self.view(state, seat)

    def refusal(self, state: S, action: Action) -> str:
        """Why the seat to act may not take this action, '' if it may."""
        if not state.stack:
            return "game_over"
        if action in self.options(state):
            return ""
        frame = state.stack[-1]
        if action.kind not in self.answers[frame.kind]:
            return f"asked_{frame.kind}"
        if self.actions.get(action.text) != action:
            return "unknown_action"
        return self.forbidden_by(state, frame, action)

    @abstractmethod
    def forbidden_by(self, state: S, frame: Frame, action: Action) -> str:
        """The code of the rule that forbids an action which answers what is asked and is none of the options."""

    @abstractmethod
    def determinize(self, state: S, seat: int, seed: int) -> S:
        """A world like this one in all that the seat knows, the rest dealt anew by the seed."""

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """Everyone's labelled score as if the game ended now."""

    @abstractmethod
    def preview(self, state: S, action: Action) -> Score:
        """The acting seat's score now if this one option were carried out and nothing else."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game runs."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise StateProblem if something that must always hold does not."""

    def decode(self, plain: Plain) -> S:
        """The state that plain data describes, checked, or StateProblem."""
        state = decode(self.blank(), plain)
        self.check(state)
        return state

    def decision(self, state: S) -> Decision | None:
        """What is asked of whom, or None at the end."""
        seat = self.to_act(state)
        return None if seat < 0 else Decision(seat, self.prompt(state), tuple(self.options(state)))

    def apply(self, state: S, action: Action, events: list[Event] | None = None) -> None:
        """Carry out an action, or raise IllegalAction and leave the state untouched."""
        if action not in self.options(state):
            raise IllegalAction(self.refusal(state, action) or "game_over")
        self.step(state, action, events)


AnyRules = Rules[Any]
"""The rules of some game: what code that knows only the contract works with."""


@dataclass(frozen=True)
class Ready:
    """Rules ready to play with their figures, a hash of them, the problems of an overlay left out, and what is ours."""

    rules: AnyRules
    options: dict[str, str]
    data_hash: str
    problems: tuple[Problem, ...]
    ours: frozenset[str] = frozenset()
    figures: Any = None
