"""The simple bots: any option at random, or the option that is worth most at once."""

from __future__ import annotations

from typing import Final

from ai.bot import Bot, Sample
from ai.search.knowledge import AnyWorth
from game.core.rng import advance, below, seeded
from game.core.rules import AnyRules
from game.core.values import Action, Decision

EQUAL: Final = 1e-6
"""Options whose values differ by no more than this are equals."""


class RandomBot(Bot):
    """Takes any option, by the seed."""

    def choose(self, rules: AnyRules, decision: Decision, sample: Sample, seed: int) -> Action:  # noqa: ARG002
        return _any_of(list(decision.options), seed)


class GreedyBot(Bot):
    """Takes the option of the highest worth; among equals the one that scores most now, then by the seed."""

    def __init__(self, worth: AnyWorth) -> None:
        self.worth = worth

    def choose(self, rules: AnyRules, decision: Decision, sample: Sample, seed: int) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        world = sample(seed)
        best = _best(list(decision.options), self.worth(rules, world, decision.options))
        if len(best) > 1:
            best = _best(best, [float(rules.preview(world, option).total) for option in best])
        return _any_of(best, seed)


def _best(options: list[Action], values: list[float]) -> list[Action]:
    """The options whose values are equal to the highest."""
    least = max(values) - EQUAL
    return [option for option, value in zip(options, values, strict=True) if value >= least]


def _any_of(options: list[Action], seed: int) -> Action:
    return options[below(advance(seeded(seed)), len(options))]
