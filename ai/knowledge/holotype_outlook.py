"""What a seat of Holotype can expect from its cards and cubes: the worth of its plans, discounted by turns."""

from __future__ import annotations

import math

from game.holotype.journal import contributable
from game.holotype.model import HoloState, bits
from game.holotype.rules import HoloRules

DISCOUNT = 0.955
"""What a point is worth one turn later."""

PLANS = 3
"""How many publications ahead are planned."""

RATES = (0.8, 1.8, 3.0)
"""Fossils of a wanted period that a turn in the Field brings on average."""

STUDY = 2.5
"""Research that a turn in the Library brings on average."""

BACK = 1.45
"""How many turns an action takes with its share of retrieving."""

UNSEEN_GAIN, UNSEEN_ACTIONS = 6.0, 6.0
"""What a card that is still to be drawn will bring, and how many actions it will take with drawing it."""

PACE = 6.0
"""How many turns a seat needs for a publication."""

Cubes = tuple[float, float, float, float]
"""Fossils by period and research."""


class Outlook:
    """One seat's cards and cubes in a world, and what every card would add to its score."""

    def __init__(self, rules: HoloRules, world: HoloState, seat: int) -> None:
        self.box = rules.box
        self.world = world
        self.seat = seat
        at = seat * 3
        fossils = world.fossils[at : at + 3]
        self.cubes: Cubes = (float(fossils[0]), float(fossils[1]), float(fossils[2]), float(world.research[seat]))
        self.hand = world.hands[seat]
        self.limit = self.box.limit_of(world, seat)
        self.left = max(0.0, (self.box.end - world.track) / self.box.seats * PACE - 1.0)
        self.gains: dict[int, float] = {}
        self.now = self.worth(self.hand, self.cubes)

    def gain(self, card: int) -> float:
        """What a card adds to the score once it is published: points, objectives, no deduction."""
        found = self.gains.get(card)
        if found is None:
            found = self.gains[card] = self._gain(card)
        return found

    def _gain(self, card: int) -> float:
        cards, world, seat = self.box.cards, self.world, self.seat
        published = world.published[seat]
        total = float(cards.points[card])
        if not self.box.basal:
            total += self.progress(published | 1 << card) - self.progress(published)
            total += 0.5 * self.next_step() * self._opened(published | 1 << card)
        return total

    def progress(self, published: int) -> float:
        """What the Personal Objective promises with these Holotypes."""
        if any(frame.kind == "keep" and frame.seat == self.seat for frame in self.world.stack):
            return 0.0
        personal = self.box.personals[self.world.personals[self.seat * 2]]
        if personal.graded or personal.score(published):
            return float(personal.score(published))
        wanted = [(min(t.count, (published & t.cards).bit_count()), t.count) for t in personal.requirement.terms]
        share = sum(have for have, _ in wanted) / sum(count for _, count in wanted)
        return 0.75 * personal.points[0] * share * share

    def next_step(self) -> int:
        """The points that the next disc would uncover."""
        left = self.world.discs[self.seat]
        row = self.box.contributions
        used = len(row) - left
        return row[used] - (row[used - 1] if used else 0) if left else 0

    def _opened(self, published: int) -> int:
        """How many vacant areas own cards would meet that they do not meet now, two at most."""
        world = self.world
        own = world.met[self.seat]
        count = area = 0
        for objective in world.globals:
            for requirement in self.box.areas[objective]:
                if world.vacant >> area & 1 and not own >> area & 1:
                    count += requirement.met(published, world.marks[self.seat])
                area += 1
        return min(count, 2)

    def turns(self, card: int, cubes: Cubes) -> float:
        """How many turns it takes to publish a card."""
        cost = self.box.cards.fossils[card]
        actions = 1.0 + max(0.0, self.box.cards.research[card] - cubes[3]) / STUDY
        for cube in range(3):
            lacking = cost[cube] - cubes[cube]
            if lacking > 0:
                actions += 0.25 + lacking / RATES[cube]
        return BACK * actions

    def worth(self, hand: int, cubes: Cubes) -> float:
        """The worth of a hand with these cubes: the best plans one after the other, minus what stays unpublished."""
        cubes = self.stored(cubes)
        left = bits(hand)
        total = time = 0.0
        for _ in range(PLANS):
            best, best_worth, best_time = -1, 0.0, 0.0
            for card in left:
                done = time + self.turns(card, cubes)
                worth = self.gain(card) * math.pow(DISCOUNT, done)
                if done <= self.left + BACK and worth > best_worth:
                    best, best_worth, best_time = card, worth, done
            unseen = time + BACK * max(3.0, UNSEEN_ACTIONS - 0.12 * sum(cubes))
            if unseen <= self.left + BACK and UNSEEN_GAIN * math.pow(DISCOUNT, unseen) > best_worth:
                total, time = total + UNSEEN_GAIN * math.pow(DISCOUNT, unseen), unseen
                cubes = (0.0, 0.0, 0.0, 0.0)
                continue
            if best < 0:
                break
            left.remove(best)
            total, time = total + best_worth, best_time
            cubes = self.paid(best, cubes)
        idle = sum(self.box.cards.research[card] for card in left)
        spare = 0.05 * sum(cubes[:3]) + 0.08 * min(cubes[3], 12.0)
        return total + spare - idle * max(0.12, 1.0 - self.left / 12.0)

    def stored(self, cubes: Cubes) -> Cubes:
        """The cubes that the storage has room for, as if the most frequent kind were given up."""
        values = list(cubes)
        while (excess := values[0] + values[1] + values[2] - self.limit) > 0.001:
            most = max(range(3), key=lambda cube: values[cube])
            values[most] -= min(excess, 1.0)
        return (values[0], values[1], values[2], values[3])

    def paid(self, card: int, cubes: Cubes) -> Cubes:
        """What is left of cubes after a card was published."""
        cost = self.box.cards.fossils[card]
        research = max(0.0, cubes[3] - self.box.cards.research[card])
        first, second, third = (max(0.0, cubes[cube] - cost[cube]) for cube in range(3))
        return (first, second, third, research)

    def with_more(self, cube: int, count: float) -> float:
        """How the worth changes with more cubes of a kind (3 for research), or fewer."""
        values = list(self.cubes)
        values[cube] = max(0.0, values[cube] + count)
        return self.worth(self.hand, (values[0], values[1], values[2], values[3])) - self.now

    def contribution(self) -> float:
        """What the best contribution that is open now would bring, 0 if there is none."""
        open_areas = contributable(self.box, self.world, self.seat)
        if not open_areas:
            return 0.0
        free = bool(open_areas & self.world.met[self.seat])
        return self.next_step() + (0.0 if free else self.with_more(3, -float(self.box.references)))
