"""What every bot is: it chooses one of the options from what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from game.core.rules import AnyRules
from game.core.state import State
from game.core.values import Action, Decision

Sample = Callable[[int], State]
"""Gives a world that agrees with all that the seat knows, the rest dealt anew by the seed."""


def sampler(rules: AnyRules, state: State, seat: int) -> Sample:
    """Worlds like a state for a seat: what the seat cannot know is dealt anew."""

    def sample(seed: int) -> State:
        world: State = rules.determinize(state, seat, seed)
        return world

    return sample


class Bot(ABC):
    """A player that is handed the decision and re-dealt worlds, never the true state."""

    def begin(self, rules: AnyRules, options: Mapping[str, str], seed: int) -> None:  # noqa: B027
        """A game begins, dealt by the seed; only a player that follows it by itself must know."""

    def hear(self, action: Action) -> None:  # noqa: B027
        """The seat to act took an action."""

    def close(self) -> None:  # noqa: B027
        """No game follows."""

    @abstractmethod
    def choose(self, rules: AnyRules, decision: Decision, sample: Sample, seed: int) -> Action:
        """One of the decision's options; the same arguments give the same choice."""
