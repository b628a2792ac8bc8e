"""How a game stands in the eyes of one seat, whoever is asked: everyone's chances, with nothing to decide."""

from __future__ import annotations

from typing import Any

from ai.bot import Sample
from ai.search.chance import folded
from ai.search.knowledge import AnyKnowledge
from ai.search.mcts import Search
from ai.search.tree import Node, Twigs
from game.core.rng import seeded
from game.core.rules import AnyRules
from game.core.values import Decision


class Outlook(Search):
    """Play-outs from what a seat knows, whoever is asked: nothing is weighed, everyone's chances are looked for."""

    def __init__(self, rules: AnyRules, knowledge: AnyKnowledge, seat: int, sample: Sample, seed: int) -> None:
        super().__init__(rules, knowledge, Decision(seat, "", ()), sample, seed, even=True)

    def _plant(self, world: Any, style: str) -> None:  # noqa: ARG002
        """Set the hour at which play-outs end; there are no options to order."""
        self._set_limit(world)

    def iterate(self, first: int = 0, number: int = -1) -> None:
        """One play-out of a world, in which every seat goes by its tree or the policy from the start."""
        number = self.iterations if number < 0 else number
        rng = seeded(self.seed + number)
        self.limit = self.first + number % self.cycle
        self.chance = folded(rng)
        world = self.sample(rng)
        base = self._base(world)
        path: list[tuple[Node, int, int]] = []
        twigs: list[Twigs | None] = [None] * len(self.roots)
        if self.tuning.trees:
            twigs[:] = self.roots
        self._play_out(world, twigs, path)
        self._learn(max(first, 0), world, base, path)
