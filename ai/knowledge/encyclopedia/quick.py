"""A quick player of Encyclopedia for play-outs: what dice and actions bring by the learned weights, about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ai.knowledge.encyclopedia import measures
from ai.knowledge.encyclopedia.habits import HABITS
from ai.knowledge.encyclopedia.plan import AT_LAST, sensible, worth_after
from ai.knowledge.encyclopedia.prices import NOTHING, USUAL, Prices
from ai.knowledge.encyclopedia.study import ALIKE, KINDS
from ai.knowledge.encyclopedia.worth import cube_gains
from game.encyclopedia.model import (
    ACADEMY_PLACE,
    ACT,
    AGAIN,
    ANIMALS_AT,
    BANK_PLACE,
    BY_SEAL,
    BY_TOKEN,
    CHAIRS,
    COINS,
    EMBASSY_PLACE,
    EXPERTS_AT,
    EXTRA,
    GO,
    LANDS,
    PLACE,
    PUBLICATION_PLACE,
    SAIL,
    SEALS,
    SHELF,
    SLOTS,
    TAKE,
    TOKENS,
    TYPES,
    UNIVERSITY_PLACE,
    USE,
    WIDTH,
    EncycAction,
    EncycState,
)
from game.encyclopedia.rules import EncycRules

LEAST: Final = -50.0
"""What cannot be done brings no less than this where options are only put into order."""


class Ways:
    """What a seat could do now: research and publications by continent, and what goods and cards are worth to it."""

    def __init__(self, rules: EncycRules, state: EncycState, seat: int) -> None:
        self.box = rules.box
        self.state = state
        self.seat = seat
        self.prices = Prices(rules.box, state, seat)
        self.short = HABITS.short if self.prices.turns > 0 else 0.0
        self.coins = state.goods[seat * WIDTH + COINS]
        self.tokens = state.goods[seat * WIDTH + TOKENS]
        self.seals = state.goods[seat * WIDTH + SEALS]
        self.gains: list[list[float]] = [[] for _ in range(LANDS)]
        self.costs: list[list[int]] = [[] for _ in range(LANDS)]
        self.publications = [NOTHING] * (LANDS * (TYPES + 1))
        self.bonus = [0] * LANDS
        for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]:
            if expert >= 0 and rules.box.experts.voyage[expert] >= 0:
                self.bonus[rules.box.experts.voyage[expert]] += rules.box.experts.amount[expert]
        self._research()
        self._publications()

    def _research(self) -> None:
        """Note the cubes that could be placed on every continent, those first that bring most for their points."""
        box, state = self.box, self.state
        gains = cube_gains(box, state, self.seat)
        for animal in state.study[self.seat]:
            land = box.continent[animal]
            rates, costs = self.gains[land], self.costs[land]
            for kind in box.free[state.cubes[animal]]:
                cost = box.cost[kind]
                rate = gains[box.category[animal * TYPES + kind]] / cost
                at = len(rates)
                while at and rates[at - 1] < rate:
                    at -= 1
                rates.insert(at, rate)
                costs.insert(at, cost)

    def _publications(self) -> None:
        """Note what publications would bring by continent and highest Type, less what they take from the study."""
        box, state, shelf, row = self.box, self.state, self.seat * SHELF, self.prices.row
        counts, lands = [0] * KINDS, [0] * LANDS
        for animal in state.study[self.seat]:
            lands[box.continent[animal]] += 1
            for kind in range(TYPES):
                if state.cubes[animal] >> kind & 1:
                    counts[box.category[animal * TYPES + kind]] += 1
        bring = self._cubes_bring(counts)
        for animal in state.study[self.seat]:
            land = box.continent[animal]
            count, cards = lands[land], state.shelf[shelf + ANIMALS_AT + land] + state.shelf[shelf + EXPERTS_AT + land]
            gain = box.card_points[cards + count] - box.card_points[cards]
            total = self.prices.seal - self.short + count * (1.0 - row[measures.EACH_ANIMAL])
            total -= count * count * row[measures.LANDS_SQUARED]
            total += gain * (1.0 - row[measures.CARDS_GAIN])
            total -= row[measures.BEST_PUBLICATION] * (count + gain)
            for kind in range(TYPES + 1):
                at = land * (TYPES + 1) + kind
                self.publications[at] = max(self.publications[at], total)
                if kind < TYPES:
                    total += bring[box.category[animal * TYPES + kind]]

    def _cubes_bring(self, counts: list[int]) -> list[float]:
        """What so many cubes of every category would bring by a publication, less what they take from the study."""
        box, shelf, row, bring = self.box, self.seat * SHELF, self.prices.row, [0.0] * KINDS
        for category, count in enumerate(counts):
            if count:
                size, kind = self.state.shelf[shelf + category], category // ALIKE
                value, gain = box.worth[kind], box.cube_points[size + count] - box.cube_points[size]
                won = count * (value - row[measures.CUBES_FROM + kind]) + gain * (1.0 - row[measures.CUBES_GAIN])
                taken = row[measures.BEST_PUBLICATION] * (count * value + gain)
                bring[category] = won - (count * count * row[measures.CUBES_SQUARED] + taken)
        return bring

    def publication(self, land: int, value: int) -> float:
        """What a publication with a die of that colour brings, coins for a higher Type included."""
        best = NOTHING
        for kind in range(TYPES + 1):
            missing = max(0, self.box.ceilings[kind] - value)
            if missing <= self.coins:
                best = max(best, self.publications[land * (TYPES + 1) + kind] - missing * self.prices.coin)
        return best

    def voyage(self, land: int, value: int) -> float:
        """What an expedition brings: cubes for its points, one more for coins if that pays, reputation."""
        box, space = self.box, self.state.sailed[land]
        rates, costs = self.gains[land], self.costs[land]
        if space >= len(box.stars) or not rates:
            return NOTHING
        strength = value + box.lift[space] + self.bonus[land]
        total, dearest, placed = self.prices.steps(box.stars[space]) - self.short, NOTHING, False
        for number, cost in enumerate(costs):
            gain = rates[number] * cost
            if cost <= strength:
                total += gain
                strength -= cost
                placed = True
            elif cost - strength <= self.coins:
                dearest = max(dearest, gain - (cost - strength) * self.prices.coin)
        more = max(dearest, 0.0) if placed else dearest
        return total + more if more > NOTHING else NOTHING

    def place(self, place: int, colour: int, value: int) -> float:
        """What a die brings on a place."""
        prices, level = self.prices, 1 + (value >= 3) + (value >= 5)
        if place == BANK_PLACE:
            return prices.bank()
        if place == EMBASSY_PLACE:
            return prices.tokens(level)
        if place == UNIVERSITY_PLACE:
            return prices.expert + prices.token
        if place == ACADEMY_PLACE:
            return prices.animals[colour] + prices.steps(level)
        return self.publication(colour, value)

    def by_token(self, place: int, value: int) -> float:
        """What a die brings on a place where a token gives it the best colour."""
        best = NOTHING
        for land in range(LANDS):
            best = max(best, self.place(place, land, value))
        return best - self.prices.token

    def by_seal(self, value: int) -> float:
        """What the best publication brings where a seal gives a die any colour and a higher value."""
        best = NOTHING
        for land in range(LANDS):
            best = max(best, self.publication(land, value + self.box.seal_boost))
        return best - self.prices.seal

    def action(self, action: EncycAction, colour: int, value: int) -> float:
        """What an action brings with a die."""
        if action.kind == GO:
            best = self.place(action.place, colour, value)
            if self.tokens and action.place in (ACADEMY_PLACE, PUBLICATION_PLACE):
                best = max(best, self.by_token(action.place, value))
            if self.seals and action.place == PUBLICATION_PLACE:
                best = max(best, self.by_seal(value))
            return best
        if action.kind == SAIL:
            if action.means == BY_SEAL:
                return self.voyage(action.land, value + self.box.seal_boost) - self.prices.seal
            return self.voyage(action.land, value) - (self.prices.token if action.means == BY_TOKEN else 0.0)
        return 0.0

    def die(self, colour: int, value: int) -> float:
        """What a die brings with the best action."""
        best = self.voyage(colour, value)
        for place in range(PUBLICATION_PLACE + 1):
            best = max(best, self.place(place, colour, value))
        if self.tokens:
            best = max(best, self.by_token(ACADEMY_PLACE, value), self.by_token(PUBLICATION_PLACE, value))
            for land in range(LANDS):
                best = max(best, self.voyage(land, value) - self.prices.token)
        if self.seals > 0:
            best = max(best, self.by_seal(value))
        return best


def die_gains(rules: EncycRules, state: EncycState, seat: int, options: Sequence[EncycAction]) -> list[float]:
    """What dice bring, less what their owners are paid, or would have been."""
    ways = Ways(rules, state, seat)
    known: dict[int, float] = {}
    gains: list[float] = []
    for option in options:
        if option.kind == USE:
            gains.append(NOTHING)
            continue
        code = state.dice[option.owner * SLOTS + option.slot]
        if code not in known:
            known[code] = ways.die(code // 6, code % 6 + 1)
        gains.append(known[code] - ways.prices.paid(option.owner, option.slot))
    return gains


def action_gains(rules: EncycRules, state: EncycState, seat: int, options: Sequence[EncycAction]) -> list[float]:
    """What actions bring with the die in hand."""
    ways = Ways(rules, state, seat)
    return [ways.action(option, state.colour, state.value) for option in options]


def extra_gains(rules: EncycRules, state: EncycState, seat: int, options: Sequence[EncycAction]) -> list[float]:
    """What is brought at the end of a round by a die for a seal, by an expert that is used, or by nothing."""
    ways = Ways(rules, state, seat)
    ways.seals -= 1  # the die costs one
    gains: list[float] = []
    for option in options:
        gain = ways.die(option.colour, USUAL) - ways.prices.seal if option.kind == AGAIN else 0.0
        gains.append(AT_LAST if option.kind == USE and state.round == rules.box.rounds else gain)
    return gains


def quick_action(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> int:
    """The number of the best action: those that bring most, about, are tried out if they lie near together."""
    gains = action_gains(rules, state, seat, options)
    numbers = sorted(range(len(options)), key=lambda number: -gains[number])[: HABITS.tried]
    near = [number for number in numbers if gains[number] >= gains[numbers[0]] - HABITS.clear]
    if len(near) == 1:
        return near[0]
    return max(near, key=lambda number: worth_after(rules, state, seat, options[number]))


Gains = Callable[[EncycRules, EncycState, int, Sequence[EncycAction]], list[float]]
"""Gives what options bring to the seat that is asked, about."""

GAINS: Final[dict[str, Gains]] = {TAKE: die_gains, ACT: action_gains, EXTRA: extra_gains}
"""How dice and actions are judged, by what is asked."""


def glance(rules: EncycRules, state: EncycState, options: Sequence[EncycAction]) -> list[float]:
    """What dice and actions bring, about; what cannot be done lies far behind."""
    frame = state.stack[-1]
    return [max(LEAST, gain) for gain in GAINS[frame.kind](rules, state, frame.seat, options)]


def quick(rules: EncycRules, state: EncycState, options: list[EncycAction]) -> int:
    """The number of the option that a quick player takes."""
    frame = state.stack[-1]
    if frame.kind == ACT:
        return quick_action(rules, state, frame.seat, options)
    judge = GAINS.get(frame.kind)
    if judge is not None:
        gains = judge(rules, state, frame.seat, options)
        return gains.index(max(gains))
    if frame.kind == PLACE:
        return len(options) - 1
    return options.index(sensible(rules, state, frame.seat, frame.kind, options))
