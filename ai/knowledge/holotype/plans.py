"""What a seat of Holotype can expect from its cards and cubes: the worth of its plans, discounted by turns."""

from __future__ import annotations

import math
from typing import Final

from ai.knowledge.holotype.habits import HABITS
from game.holotype.journal import contributable, full_cards
from game.holotype.model import ALL_AREAS, AREAS, HoloState, bits
from game.holotype.objectives import Requirement
from game.holotype.rules import HoloRules
from game.holotype.scoring import public_score, score_of

PLANS: Final = 3
"""How many publications ahead are planned."""

UNSEEN_SCORE: Final = 5.0
"""What others have on average beyond what can be seen of them: a Personal Objective less what they hold unpublished."""

CLOSING: Final = 6.0
"""What it is worth to end the game ahead, and what it costs to end it behind."""

Cubes = tuple[float, float, float, float]
"""Fossils by period and research."""

NOTHING: Final[Cubes] = (0.0, 0.0, 0.0, 0.0)


class Paper:
    """A card as it may be published: what it adds to the score, and what it costs."""

    __slots__ = ("card", "first", "gain", "research", "second", "third")

    def __init__(self, card: int, gain: float, fossils: tuple[int, ...], research: int) -> None:
        self.card: int = card
        self.gain: float = gain
        self.first: float = float(fossils[0])
        self.second: float = float(fossils[1])
        self.third: float = float(fossils[2])
        self.research: float = float(research)

    def turns(self, cubes: Cubes) -> float:
        """How many turns it takes to publish it."""
        first, second, third, research = cubes
        actions = 1.0
        if self.research > research:
            actions += (self.research - research) / HABITS.study
        if self.first > first:
            actions += HABITS.first_fossil + (self.first - first) / HABITS.triassic
        if self.second > second:
            actions += HABITS.first_fossil + (self.second - second) / HABITS.jurassic
        if self.third > third:
            actions += HABITS.first_fossil + (self.third - third) / HABITS.cretaceous
        return HABITS.back * actions

    def paid(self, cubes: Cubes) -> Cubes:
        """What is left of cubes after it was published."""
        first, second, third, research = cubes
        first, second, third = first - self.first, second - self.second, third - self.third
        research -= self.research
        return (
            first if first > 0.0 else 0.0,
            second if second > 0.0 else 0.0,
            third if third > 0.0 else 0.0,
            research if research > 0.0 else 0.0,
        )


class Plans:
    """One seat's cards and cubes in a world, and what every card would add to its score."""

    def __init__(self, rules: HoloRules, world: HoloState, seat: int) -> None:
        self.box = rules.box
        self.world = world
        self.seat = seat
        at = seat * 3
        fossils = world.fossils[at : at + 3]
        self.cubes: Cubes = (float(fossils[0]), float(fossils[1]), float(fossils[2]), float(world.research[seat]))
        self.hand = world.hands[seat]
        self.limit = float(self.box.limit_of(world, seat))
        self.left = max(0.0, (self.box.end - world.track) / self.box.seats * HABITS.pace - 1.0)
        self.choosing = any(frame.kind == "keep" and frame.seat == seat for frame in world.stack)
        self.held = 0.0 if self.box.basal else self.progress(world.published[seat])
        self.papers: dict[int, Paper] = {}
        self.places: dict[int, float] = {}
        self.step = HABITS.areas * self.next_step()
        self.wanted = [] if self.box.basal or not self.step else self._lacking()
        self.now = self.worth(self.hand, self.cubes)

    def _lacking(self) -> list[Requirement]:
        """The requirements of vacant areas that the seat does not meet."""
        world, found = self.world, []
        lacking, area = world.vacant & ~world.met[self.seat], 0
        for objective in world.globals:
            for requirement in self.box.areas[objective]:
                if lacking >> area & 1:
                    found.append(requirement)
                area += 1
        return found

    def paper(self, card: int) -> Paper:
        """A card with what it adds to the score once it is published, and what it costs."""
        found = self.papers.get(card)
        if found is None:
            cards = self.box.cards
            found = Paper(card, self._gain(card), cards.fossils[card], cards.research[card])
            self.papers[card] = found
        return found

    def gain(self, card: int) -> float:
        """What a card adds to the score once it is published: points, objectives, no deduction."""
        return self.paper(card).gain

    def _gain(self, card: int) -> float:
        total = float(self.box.cards.points[card])
        if not self.box.basal:
            published = self.world.published[self.seat] | 1 << card
            total += self.progress(published) - self.held
            areas, marks = 0, self.world.marks[self.seat]
            for requirement in self.wanted:
                if requirement.cards >> card & 1 and requirement.met(published, marks):
                    areas += 1
            total += self.step * min(2, areas)
        return total

    def progress(self, published: int) -> float:
        """What the Personal Objective promises with these Holotypes."""
        if self.choosing:
            return 0.0
        personal = self.box.personals[self.world.personals[self.seat * 2]]
        score = personal.score(published)
        if personal.graded or score:
            return float(score)
        have = wanted = 0
        for term in personal.requirement.terms:
            have += min(term.count, (published & term.cards).bit_count())
            wanted += term.count
        share = have / wanted
        return HABITS.objective * personal.points[0] * share * share

    def next_step(self) -> int:
        """The points that the next disc would uncover."""
        left = self.world.discs[self.seat]
        row = self.box.contributions
        used = len(row) - left
        return row[used] - (row[used - 1] if used else 0) if left else 0

    def opened(self, published: int, marks: int) -> int:
        """How many vacant areas these own cards and traces would meet that are not met now."""
        return sum(requirement.met(published, marks) for requirement in self._lacking())

    def turns(self, card: int, cubes: Cubes) -> float:
        """How many turns it takes to publish a card."""
        return self.paper(card).turns(cubes)

    def worth(self, hand: int, cubes: Cubes) -> float:
        """The worth of a hand with these cubes: the best plans one after the other, minus what stays unpublished."""
        cubes = self.stored(cubes)
        left = [self.paper(card) for card in bits(hand)]
        total = time = 0.0
        last, fading = self.left + HABITS.back, HABITS.fading
        for _ in range(PLANS):
            stock = cubes[0] + cubes[1] + cubes[2] + cubes[3]
            unseen = time + HABITS.back * max(3.0, HABITS.unseen_actions - HABITS.unseen_stock * stock)
            hoped = HABITS.unseen_gain * math.exp(fading * unseen) if unseen <= last else 0.0
            best, best_worth, best_time = -1, 0.0, 0.0
            for number, paper in enumerate(left):
                done = time + paper.turns(cubes)
                if done <= last:
                    worth = paper.gain * math.exp(fading * done)
                    if worth > best_worth:
                        best, best_worth, best_time = number, worth, done
            if hoped > best_worth:
                total, time = total + hoped, unseen
                cubes = NOTHING
            elif best < 0:
                break
            else:
                total, time = total + best_worth, best_time
                cubes = left.pop(best).paid(cubes)
        idle = 0.0
        for paper in left:
            idle += paper.research
        spare = HABITS.spare * (cubes[0] + cubes[1] + cubes[2]) + HABITS.spare_research * min(cubes[3], 12.0)
        return total + spare - idle * max(HABITS.idle, 1.0 - self.left / HABITS.idle_turns)

    def stored(self, cubes: Cubes) -> Cubes:
        """The cubes that the storage has room for, as if the most frequent kind were given up."""
        first, second, third, research = cubes
        while (excess := first + second + third - self.limit) > 0.001:
            less = min(excess, 1.0)
            if first >= second and first >= third:
                first -= less
            elif second >= third:
                second -= less
            else:
                third -= less
        return (first, second, third, research)

    def paid(self, card: int, cubes: Cubes) -> Cubes:
        """What is left of cubes after a card was published."""
        return self.paper(card).paid(cubes)

    def more(self, cube: int, count: float) -> Cubes:
        """The cubes with more of a kind (3 for research), or fewer, but not less than none."""
        first, second, third, research = self.cubes
        if cube == 0:
            return (max(0.0, first + count), second, third, research)
        if cube == 1:
            return (first, max(0.0, second + count), third, research)
        if cube == 2:
            return (first, second, max(0.0, third + count), research)
        return (first, second, third, max(0.0, research + count))

    def with_more(self, cube: int, count: float) -> float:
        """How the worth changes with more cubes of a kind (3 for research), or fewer."""
        return self.worth(self.hand, self.more(cube, count)) - self.now

    def contribution(self) -> float:
        """What the best contribution that is open now would bring, 0 if there is none."""
        areas = contributable(self.box, self.world, self.seat)
        return max((self.contributed(area) for area in bits(areas)), default=0.0)

    def contributed(self, area: int) -> float:
        """The points of a disc on that area against the references that it takes, and the end that it may bring."""
        box, world = self.box, self.world
        step = float(self.next_step())
        total = step
        if not world.met[self.seat] >> area & 1:
            total += self.with_more(3, -float(box.references))
        slot = area // AREAS * AREAS
        if world.vacant >> slot & ALL_AREAS == 1 << area - slot and full_cards(box, world) == box.seats - 1:
            total += self.closing(step)
        return total

    def closing(self, points: float) -> float:
        """What it is worth to end the game at once with so many more points: ahead much, behind the opposite."""
        box, world = self.box, self.world
        own = score_of(box, world, self.seat).total + points
        hidden = 0.0 if box.basal else UNSEEN_SCORE
        for other in range(box.seats):
            if other != self.seat and public_score(box, world, other).total + hidden > own:
                return -CLOSING
        return CLOSING

    def sure(self, card: int) -> float:
        """What a card adds to the score if the game ends with its publication."""
        cards, world, seat = self.box.cards, self.world, self.seat
        total = cards.points[card] + cards.research[card]
        if not self.box.basal:
            personal = self.box.personals[world.personals[seat * 2]]
            total += personal.score(world.published[seat] | 1 << card) - personal.score(world.published[seat])
        return float(total)
