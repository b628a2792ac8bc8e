"""The search: play-outs in re-dealt worlds through one tree for every seat, until it is told to stop."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from ai.bot import Sample
from ai.search.budget import Budget, undisturbed
from ai.search.chance import among, folded, following
from ai.search.finding import Finding, by_visits, finding
from ai.search.knowledge import AnyKnowledge
from ai.search.ledger import Ledger
from ai.search.reward import Judge, best_other
from ai.search.tree import Node, Twigs, select
from game.core.rng import seeded
from game.core.rules import AnyRules
from game.core.values import Action, Decision

LOOK: Final = 16
"""After so many play-outs a search looks whether more of them can matter."""

APART: Final = 1 << 24
"""The worlds of play-outs whose ends are noted have numbers from here on: no others meet them."""

LONGEST: Final = 3000
"""Choices after which a play-out to the end is given up: quick players may go in circles."""

AGREED: Final = 4
"""So many play-outs of an option must agree before nothing is open any more."""


class Search:
    """A search for the seat that is asked; `run` may be called again and goes on where it stopped."""

    def __init__(
        self,
        rules: AnyRules,
        knowledge: AnyKnowledge,
        decision: Decision,
        sample: Sample,
        seed: int,
        envy: float = 1.0,
        style: str = "",
        even: bool = False,
    ) -> None:
        """A search from what the seat of a decision knows; `even`, they end before everyone's turn as often."""
        self.rules = rules
        self.knowledge = knowledge
        self.tuning = knowledge.tuning
        self.sample = sample
        self.seat = decision.seat
        self.options = decision.options
        self.seed = seeded(seed)
        self.chance = folded(self.seed)
        self.iterations = 0
        self.roots: list[Twigs] = [{} for _ in range(rules.seats)]
        self.shares = [[0.0] * rules.seats for _ in range(max(1, len(decision.options)))]
        self.margins = [0.0] * len(self.shares)
        self.limit = self.tuning.reach
        self.first = self.limit
        self.cycle = 1
        self.even = even
        self.settled = False
        self.ledger: Ledger | None = None
        self.root = Node(self.options)
        self.bases = [0.0] * rules.seats
        world = sample(seed)
        base = best_other(knowledge.points(rules, world), self.seat) if envy != 1.0 else 0.0
        self.judge = Judge(self.tuning, self.seat, envy, base)
        self._plant(world, style)

    def _plant(self, world: Any, style: str) -> None:
        """Set the root, ordered by worth and taste, whether that settles it, and the hour at which play-outs end."""
        knowledge = self.knowledge
        if knowledge.worth is not None:
            worths = knowledge.worth(self.rules, world, self.options)
            if style and knowledge.taste is not None:
                liked = knowledge.taste(self.rules, world, self.options, style)
                worths = [value + more for value, more in zip(worths, liked, strict=True)]
            self.root.order(range(len(self.options)), worths)
        near = [order for order in self.root.orders if order >= -self.tuning.far]
        self.settled = len(near) == 1 or (knowledge.small is not None and knowledge.small(self.rules, world))
        self._set_limit(world)

    def _set_limit(self, world: Any) -> None:
        """Set the hour at which play-outs from a world end; if they end evenly, the first of those hours."""
        knowledge = self.knowledge
        if knowledge.clock is None:
            return
        now = knowledge.clock(self.rules, world)
        self.limit += now
        if self.even and knowledge.cycle is not None:
            self.cycle = knowledge.cycle(self.rules)
            self.limit = max(now + 1, self.limit - self.cycle // 2)
        self.first = self.limit

    def run(self, budget: Budget) -> None:
        """Search until the budget is spent."""
        with undisturbed():
            while budget.goes_on():
                self.iterate()

    def level(self, told: Sequence[int], budget: Budget) -> None:
        """Spend the budget on these options alone, on the one that was tried least each time."""
        arms = self.root.arms_of(self.options)
        with undisturbed():
            while budget.goes_on():
                self.iterate(min(told, key=lambda number: self.root.visits[arms[number]]))

    def follow(self, told: Sequence[int], budget: Budget, most: int) -> Ledger:
        """Spend the budget on playing these options to the end, in turn in the same worlds, and note the final scores.

        No more than `most` worlds are dealt; one that was not played with all of them is worth nothing.
        """
        self.ledger = ledger = Ledger()
        with undisturbed():
            for number in range(most * len(told)):
                if not budget.goes_on():
                    break
                self.iterate(told[number % len(told)], APART + number // len(told))
        self.ledger = None
        return ledger

    def decide(self, budget: Budget) -> None:
        """Search until the budget is spent, or what is left of it could not change the most visited option.

        Where the choice is small, or all other options lie far behind, there is nothing to search.
        """
        if self.settled:
            return
        with undisturbed():
            while budget.goes_on():
                self.iterate()
                if self.iterations % LOOK == 0 and self._lead() > budget.remaining():
                    return

    def _lead(self) -> int:
        """By how many visits the most visited option is ahead of the next one."""
        most = second = 0
        for visits in self.root.visits:
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most - second

    def iterate(self, first: int = -1, number: int = -1) -> None:
        """One play-out, of the option of that number if one is named, and what every seat learns from it.

        Every option meets the same worlds in the same order, unless the number of a world is named.
        """
        arms = self.root.arms_of(self.options)
        if first < 0:
            first = select(self.root, arms, self.tuning, self._chance())
        arm = arms[first]
        number = self.root.visits[arm] if number < 0 else number
        rng = seeded(self.seed + number)
        self.limit = self.first + number % self.cycle
        self.chance = folded(rng)
        world = self.sample(rng)
        base = self._base(world)
        path: list[tuple[Node, int, int]] = [(self.root, arm, self.seat)]
        twigs: list[Twigs | None] = [None] * len(self.roots)
        if self.tuning.trees:
            twigs[:] = self.roots
            twigs[self.seat] = self.root.after(arm)
        self.rules.step(world, self.options[first], None)
        self._play_out(world, twigs, path)
        self._learn(first, world, base, path)

    def _learn(self, first: int, world: Any, base: list[float] | None, path: list[tuple[Node, int, int]]) -> None:
        """Take to heart how a play-out of an option ended."""
        over = not self.rules.options(world)
        points = self.knowledge.points(self.rules, world)
        self.iterations += 1
        if base is not None and not over:
            points = [points[n] - base[n] + self.bases[n] / self.iterations for n in range(len(points))]
        for node, taken, seat in path:
            node.learn(taken, self.judge.reward(points, seat, over))
        self._tell(first, world, points, over)
        if self.ledger is not None:
            self._finish(world)
            self.ledger.note(first, self.rules.scores(world))

    def _tell(self, option: int, world: Any, points: list[float], over: bool) -> None:
        """Note everyone's chance to win and the margin after an option, as they are told; they guide no choice."""
        seat, chosen = self.seat, self.knowledge.chosen
        if chosen is not None:
            more = chosen(self.rules, world)
            points = [value + (more if n != seat else 0.0) for n, value in enumerate(points)]
        doubt = self.tuning.doubt
        if self.knowledge.doubt is not None and not over:
            doubt = self.knowledge.doubt(self.rules, world)
        row = self.shares[option]
        for other, share in enumerate(self.judge.shares(points, over, doubt)):
            row[other] += share
        self.margins[option] += points[seat] - best_other(points, seat)

    def _base(self, world: Any) -> list[float] | None:
        """What a world promises before it is played, if play-outs are judged by what they change."""
        if not self.tuning.anchored:
            return None
        base = self.knowledge.points(self.rules, world)
        for seat, value in enumerate(base):
            self.bases[seat] += value
        return base

    def _play_out(self, world: Any, twigs: list[Twigs | None], path: list[tuple[Node, int, int]]) -> None:
        """Play a world to the end or the cut-off; every seat by its tree until it leaves it, then by the policy."""
        rules, seen, forks, depth = self.rules, self.knowledge.seen, self.knowledge.forks, self.tuning.depth
        while True:
            options = rules.options(world)
            if not options or self._is_late(world):
                return
            if len(options) == 1:
                rules.step(world, options[0], None)
                continue
            if depth <= 0:
                return
            seat = rules.to_act(world)
            branch = twigs[seat]
            if branch is None or (forks is not None and not forks(rules, world)):
                depth -= 1
                rules.step(world, options[self._quick(world, options)], None)
                continue
            key = seen(rules, world, seat)
            node = branch.get(key)
            if node is None:
                node = branch[key] = Node(options)
                choice = arm = self._quick(world, options)
                twigs[seat] = None
            else:
                arms = self._arms(node, world, options)
                choice = select(node, arms, self.tuning, self._chance())
                arm = arms[choice]
                twigs[seat] = node.after(arm)
            path.append((node, arm, seat))
            rules.step(world, options[choice], None)

    def _finish(self, world: Any) -> None:
        """Play a world on to the end of the game, by the policy; one that goes in circles is left as it stands."""
        rules = self.rules
        for _ in range(LONGEST):
            options = rules.options(world)
            if not options:
                return
            rules.step(world, options[self._quick(world, options)] if len(options) > 1 else options[0], None)

    def _arms(self, node: Node, world: Any, options: Sequence[Action]) -> list[int]:
        """The arms of the options, ordered at a glance or by worth if the node has been visited often enough."""
        arms = node.arms_of(options)
        worth = self.knowledge.glance or self.knowledge.worth
        if worth is not None and node.count >= self.tuning.ordered and not node.is_ordered(arms):
            node.order(arms, worth(self.rules, world, options))
        return arms

    def _is_late(self, world: Any) -> bool:
        clock = self.knowledge.clock
        return clock is not None and clock(self.rules, world) >= self.limit

    def _chance(self) -> int:
        """The next number of chance."""
        self.chance = following(self.chance)
        return self.chance

    def _quick(self, world: Any, options: Sequence[Action]) -> int:
        """The option that the play-out takes: by the policy, or now and then any."""
        policy = self.knowledge.policy
        if policy is None or among(self._chance(), 1024) < 1024 * self.tuning.epsilon:
            return among(self._chance(), len(options))
        return policy(self.rules, world, options, self._chance())

    def usual(self) -> list[float]:
        """Everyone's mean chance over all play-outs: what is to be expected of a choice as the search makes it."""
        return [sum(row[seat] for row in self.shares) / max(1, self.iterations) for seat in range(self.rules.seats)]

    def findings(self) -> list[Finding]:
        """What is known about every option of the decision, the most visited first, then by order."""
        found = [
            finding(self.root, option, self.seat, self.shares[number], self.margins[number], self.tuning)
            for number, option in enumerate(self.options)
        ]
        return by_visits(found)

    def unsure(self) -> float:
        """How much of what comes of the choice is open, 0 to 1: nothing where it is settled or play-outs all agree."""
        certain, most = self.tuning.certain, max(self.root.visits)
        if self.settled:
            return 0.0
        if not certain or most < AGREED:
            return 1.0
        spread = max(self.root.spread(arm) for arm, visits in enumerate(self.root.visits) if 4 * visits >= most)
        return min(1.0, math.sqrt(spread) / certain)
