"""A quick player of Encyclopedia for play-outs: what dice and actions bring, about, without trying them out."""

from __future__ import annotations

from typing import Final

from ai.knowledge.encyclopedia_plan import finish, sensible
from ai.knowledge.encyclopedia_worth import turns_left, worth
from game.encyclopedia.box import Box
from game.encyclopedia.model import (
    ACADEMY_PLACE,
    ACT,
    ANIMALS_AT,
    BANK_PLACE,
    BY_SEAL,
    BY_TOKEN,
    CATEGORIES,
    COINS,
    EMBASSY_PLACE,
    EXPERTS_AT,
    GO,
    LANDS,
    PLACE,
    PUBLICATION_PLACE,
    SAIL,
    SHELF,
    SLOTS,
    TAKE,
    TOKENS,
    TYPES,
    UNIVERSITY_PLACE,
    WIDTH,
    EncycAction,
    EncycState,
)
from game.encyclopedia.rules import EncycRules

TOKEN_PRICE: Final = 1.6
SEAL_PRICE: Final = 5.0
COIN_PRICE: Final = 0.75
STEP_PRICE: Final = 0.9
"""What tokens, seals, coins and steps of reputation are worth, about."""

ANIMAL_PRICE: Final = 5.0
EXPERT_PRICE: Final = 5.5
"""What an animal and an expert are worth as long as there is time to use them."""

PAYMENT: Final[tuple[float, ...]] = (0.0, 1.5, 1.8, 3.0)
"""What the spaces pay, in points."""


TRIED: Final = 3
CLEAR: Final = 4.0
"""So many actions are tried out, none that brings so many points less than the first."""


class Outlook:
    """What a seat could do now: publications by continent and highest Type, research and animals by continent."""

    def __init__(self, box: Box, state: EncycState, seat: int) -> None:
        self.box = box
        self.turns = turns_left(box, state, seat)
        self.sure = min(0.85, 0.25 * self.turns)
        self.coins = state.goods[seat * WIDTH + COINS]
        self.tokens = state.goods[seat * WIDTH + TOKENS]
        self.publications = [0.0] * (LANDS * (TYPES + 1))
        self.room = [0] * LANDS
        self.display = [0] * LANDS
        for animal in state.animals:
            if animal >= 0:
                self.display[box.continent[animal]] += 1
        self.sailed = state.sailed
        self.banked = state.banked
        self._publications(state, seat)

    def _publications(self, state: EncycState, seat: int) -> None:
        """What the publications of every continent would bring, less what their cubes could bring later."""
        box, shelf, kinds = self.box, seat * SHELF, len(CATEGORIES)
        counts, lands = [0] * kinds, [0] * LANDS
        for animal in state.study[seat]:
            land = box.continent[animal]
            lands[land] += 1
            for kind in range(TYPES):
                if state.cubes[animal] >> kind & 1:
                    counts[box.category[animal * TYPES + kind]] += 1
                else:
                    self.room[land] += box.cost[kind]
        bring = [0.0] * kinds
        for category in range(kinds):
            if counts[category]:
                size = state.shelf[shelf + category]
                gain = box.cube_points[size + counts[category]] - box.cube_points[size]
                bring[category] = counts[category] * box.worth[category // (kinds // TYPES)] + gain
        for animal in state.study[seat]:
            land = box.continent[animal]
            cards = state.shelf[shelf + ANIMALS_AT + land] + state.shelf[shelf + EXPERTS_AT + land]
            total = float(lands[land])
            total += box.card_points[cards + lands[land]] - box.card_points[cards]
            at = land * (TYPES + 1)
            for kind in range(TYPES + 1):
                brought = total * (1.0 - self.sure) + SEAL_PRICE
                self.publications[at + kind] = max(self.publications[at + kind], brought)
                if kind < TYPES:
                    total += bring[box.category[animal * TYPES + kind]]

    def publication(self, land: int, value: int) -> float:
        """What a publication with a die of that colour brings, coins for a higher Type included."""
        best = 0.0
        for kind in range(TYPES + 1):
            missing = max(0, self.box.ceilings[kind] - value)
            if missing <= self.coins:
                best = max(best, self.publications[land * (TYPES + 1) + kind] - missing * COIN_PRICE)
        return best

    def voyage(self, land: int, value: int) -> float:
        """What an expedition brings: cubes for its points, reputation."""
        box, space = self.box, self.sailed[land]
        if space >= len(box.stars) or not self.room[land]:
            return 0.0
        strength = value + box.lift[space]
        cubes = (0.3 + 0.95 * self.sure) * min(strength + min(3, self.coins) * 0.3, self.room[land])
        return cubes + STEP_PRICE * box.stars[space]

    def place(self, place: int, colour: int, value: int) -> float:
        """What a die brings on a place."""
        level = 1 + (value >= 3) + (value >= 5)
        time = min(1.0, self.turns / 8.0)
        if place == BANK_PLACE:
            return 5.0 * COIN_PRICE + (0.5 if not self.banked else 0.0)
        if place == EMBASSY_PLACE:
            return level * TOKEN_PRICE
        if place == UNIVERSITY_PLACE:
            return EXPERT_PRICE * time + 1.0
        if place == ACADEMY_PLACE:
            if not self.display[colour] and not self.tokens:
                return 0.0
            animal = ANIMAL_PRICE * time + STEP_PRICE * level
            return animal if self.display[colour] else animal - TOKEN_PRICE
        best = self.publication(colour, value)
        if self.tokens:
            for land in range(LANDS):
                best = max(best, self.publication(land, value) - TOKEN_PRICE)
        return best

    def action(self, action: EncycAction, colour: int, value: int) -> float:
        """What an action brings with a die."""
        if action.kind == GO:
            return self.place(action.a, colour, value)
        if action.kind == SAIL:
            if action.b == BY_SEAL:
                return self.voyage(action.a, value + self.box.seal_boost) - SEAL_PRICE
            return self.voyage(action.a, value) - (TOKEN_PRICE if action.b == BY_TOKEN else 0.0)
        return 0.0

    def die(self, colour: int, value: int) -> float:
        """What a die brings with the best action."""
        best = self.voyage(colour, value)
        if self.tokens:
            for land in range(LANDS):
                best = max(best, self.voyage(land, value) - TOKEN_PRICE)
        for place in range(PUBLICATION_PLACE + 1):
            best = max(best, self.place(place, colour, value))
        return best


def quick_die(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> int:
    """The number of the die that brings most, less what its owner is paid."""
    outlook = Outlook(box, state, seat)
    best, most = 0, -1e9
    for number, option in enumerate(options):
        code, owner, space = state.dice[option.a], option.a // SLOTS, option.a % SLOTS
        gain = outlook.die(code // 6, code % 6 + 1)
        if owner != seat:
            gain -= 0.5 * PAYMENT[state.extra[owner] if space == SLOTS - 1 else space]
        elif space:
            gain -= 0.3 * PAYMENT[state.extra[owner] if space == SLOTS - 1 else space]
        if gain > most:
            best, most = number, gain
    return best


def quick_action(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> int:
    """The number of the best action: those that bring most, about, are tried out if they lie near together."""
    outlook = Outlook(rules.box, state, seat)
    gains = [outlook.action(option, state.colour, state.value) for option in options]
    numbers = sorted(range(len(options)), key=lambda number: -gains[number])[:TRIED]
    best, most = numbers[0], -1e9
    if gains[numbers[1]] < gains[best] - CLEAR:
        return best
    for number in numbers:
        if gains[number] >= gains[numbers[0]] - CLEAR:
            after = state.clone()
            rules.act(after, options[number], None)
            finish(rules, after, seat)
            value = worth(rules.box, after, seat)
            if value > most:
                best, most = number, value
    return best


def quick(rules: EncycRules, state: EncycState, options: list[EncycAction]) -> int:
    """The number of the option that a quick player takes."""
    frame = state.stack[-1]
    kind, seat = frame.kind, frame.seat
    if kind == TAKE:
        return quick_die(rules.box, state, seat, options)
    if kind == ACT:
        return quick_action(rules, state, seat, options)
    if kind == PLACE:
        return len(options) - 1
    return options.index(sensible(rules, state, seat, kind, options))
