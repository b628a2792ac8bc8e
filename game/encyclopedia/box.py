"""What is in the box, compiled for play: figures as flat lists, every action once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.values import Frame
from game.encyclopedia.data import ExpertData, Figures
from game.encyclopedia.figures import BEHAVIOURS, SCORINGS
from game.encyclopedia.model import (
    AGAIN,
    BASE,
    BY_SEAL,
    BY_TOKEN,
    CATEGORIES,
    CHANGE,
    COIN,
    COLOUR,
    COLOURS,
    CONTINENTS,
    COVER,
    CUBE,
    DONE,
    GO,
    GOODS,
    HIRE,
    JOIN,
    KEEP,
    LANDS,
    LEVEL,
    NO_MEANS,
    PASS,
    PICK_ANIMAL,
    PICK_DIE,
    PICK_EXPERT,
    PLACES,
    PUT,
    SAIL,
    SEAL,
    SHARED,
    SPACES,
    TOKEN,
    TUCK,
    TYPES,
    USE,
    WAYS,
    EncycAction,
)

NEVER: Final = 1_000_000
"""The cost of research where there is none left to do."""

SPAN: Final = 10
"""Reputation that is looked ahead at most, less one."""

LARGEST: Final = 200
"""No collection can be larger."""

EXPEDITIONS_AT: Final = len(PLACES)
CUBES_AT: Final = len(PLACES) + LANDS
"""Triggers by number: dice on places, dice on expeditions by continent, cubes by Type."""

PLAYER: Final = "player"


class Actions:
    """Every action of the game, made once and handed out again."""

    def __init__(self, animals: list[str], experts: list[str]) -> None:
        self.animal = [EncycAction(f"animal {name}", PICK_ANIMAL, animal=n) for n, name in enumerate(animals)]
        self.animal_by = [
            [
                EncycAction(f"animal {name} by {WAYS[means]}", PICK_ANIMAL, animal=n, means=means)
                for means in (BY_TOKEN, BY_SEAL)
            ]
            for n, name in enumerate(animals)
        ]
        self.reference = [EncycAction(f"reference {name}", BASE, animal=n) for n, name in enumerate(animals)]
        self.join = [EncycAction(f"with {name}", JOIN, animal=n) for n, name in enumerate(animals)]
        self.cube = [
            [EncycAction(f"cube {name} {kind + 1}", CUBE, animal=n, type=kind) for kind in range(TYPES)]
            for n, name in enumerate(animals)
        ]
        self.expert = [EncycAction(f"expert {name}", PICK_EXPERT, expert=n) for n, name in enumerate(experts)]
        self.use = [EncycAction(f"use {name}", USE, expert=n) for n, name in enumerate(experts)]
        self.cover = [EncycAction(f"cover {name}", COVER, expert=n) for n, name in enumerate(experts)]
        self.put = [EncycAction(f"put {name}", PUT, space=n) for n, name in enumerate(SPACES)]
        self.take = [
            EncycAction(f"take seat{seat + 1}.{name}", PICK_DIE, owner=seat, slot=n)
            for seat in range(4)
            for n, name in enumerate((*SPACES, "shared"))
        ]
        self.go = [EncycAction(name, GO, place=n) for n, name in enumerate(PLACES)]
        self.sail = [[_sail(land, means) for means in range(3)] for land in range(LANDS)]
        self.colour = [EncycAction(f"colour {name}", COLOUR, colour=n) for n, name in enumerate(COLOURS)]
        self.again = [EncycAction(f"extra {name}", AGAIN, colour=n) for n, name in enumerate(COLOURS)]
        self.level = [EncycAction(f"level {n}", LEVEL, level=n) for n in range(10)]
        self.seal = EncycAction("seal", SEAL)
        self.change = EncycAction("seal coins", CHANGE)
        self.coin = EncycAction("coins", COIN)
        self.token = EncycAction("token", TOKEN)
        self.done = EncycAction("done", DONE)
        self.tuck = EncycAction("tuck", TUCK)
        self.keep = EncycAction("keep", KEEP)
        self.no = EncycAction("pass", PASS)

    def by_text(self) -> dict[str, EncycAction]:
        """All actions by their texts."""
        rows = [self.animal, self.reference, self.join, *self.cube, self.expert, self.use, self.cover, self.put]
        rows += [*self.animal_by, self.take, self.go, *self.sail, self.colour, self.again, self.level]
        rows += [[self.seal, self.change, self.coin, self.token, self.done, self.tuck, self.keep, self.no]]
        return {action.text: action for row in rows for action in row}


def _sail(land: int, means: int) -> EncycAction:
    name = f"expedition {CONTINENTS[land]}"
    text = name if means == NO_MEANS else f"{name} by {WAYS[means]}"
    return EncycAction(text, SAIL, land=land, means=means)


class Experts:
    """The experts as lists by number; -1 where an expert has no such effect."""

    def __init__(self, data: Mapping[str, ExpertData]) -> None:
        cards = list(data.values())
        self.ids = list(data)
        self.kind: list[str] = [card.kind for card in cards]
        self.of = [card.of for card in cards]
        self.continent = [CONTINENTS.index(card.continent) for card in cards]
        self.trigger = [_trigger(card) for card in cards]
        self.good = [GOODS.index(card.gain) if card.gain in GOODS else -1 for card in cards]
        self.gain: list[str] = [card.gain for card in cards]
        self.amount = [card.amount for card in cards]
        self.per = [card.per for card in cards]
        self.dice = [CONTINENTS.index(card.of) if card.kind == "dice" else -1 for card in cards]
        lands = ("dice", "expeditions")
        self.voyage = [CONTINENTS.index(card.of) if card.kind in lands else -1 for card in cards]
        self.immediate = [card.kind == "immediate" for card in cards]
        self.extra_cubes = [CATEGORIES.index(card.of) if card.kind == "end_cubes" else -1 for card in cards]
        self.counted = [card.of if card.kind == "end_points" else "" for card in cards]


def _trigger(card: ExpertData) -> int:
    """The number of what sets the effect off, -1 if nothing does."""
    if card.kind == "each_place":
        return PLACES.index(card.of)
    if card.kind == "each_expedition":
        return EXPEDITIONS_AT + CONTINENTS.index(card.of)
    return CUBES_AT + int(card.of) - 1 if card.kind == "each_cube" else -1


class Box:
    """All components and figures for a number of seats; `behaviour` and `scoring` name the cards of Automas."""

    def __init__(self, figures: Figures, seats: int, options: Mapping[str, str]) -> None:
        game = figures.game
        self.figures = figures
        self.game = game
        self.seats = seats
        self.rounds = int(options["rounds"])
        self.behaviour, self.scoring = _automas(options, seats)
        self.automa = [name != "" for name in self.behaviour]
        self._animals(figures)
        self.experts = Experts(figures.experts)
        self.actions = Actions(self.animal_ids, self.experts.ids)
        self.texts = self.actions.by_text()
        self.hire = [[Frame(HIRE, seat, (n,)) for n in range(len(self.experts.ids))] for seat in range(4)]
        self.display = game.display[seats]
        self.start = game.start[seats]
        self.token_kinds = [
            SHARED.index(kind) for kind in game.round_tokens.kinds for _ in range(game.round_tokens.each)
        ]
        self.pay_good = [GOODS.index(space.gain) for space in game.spaces.values()]
        self.pay_amount = [space.amount for space in game.spaces.values()]
        self._research(figures)
        self._reputation(figures)

    def _animals(self, figures: Figures) -> None:
        cards = list(figures.animals.values())
        self.animal_ids = list(figures.animals)
        self.latin = [card.name for card in cards]
        self.continent = [CONTINENTS.index(card.continent) for card in cards]
        self.category = [
            CATEGORIES.index(name)
            for card in cards
            for name in (card.classification, card.diet, card.habitat, card.climate)
        ]

    def _research(self, figures: Figures) -> None:
        """Costs and points by Type, spaces of expeditions, levels of places, and what boosts add."""
        game = figures.game
        types = [game.types[number] for number in range(1, TYPES + 1)]
        self.cost = [data.cost for data in types]
        self.placed = [data.placed for data in types]
        self.worth = [data.published for data in types]
        self.cheapest = [
            min((self.cost[kind] for kind in range(TYPES) if not mask >> kind & 1), default=NEVER) for mask in range(16)
        ]
        self.free = [tuple(kind for kind in range(TYPES) if not mask >> kind & 1) for mask in range(16)]
        spaces = list(game.expedition_spaces.values())
        self.stars = [space.reputation for space in spaces]
        self.lift = [space.bonus for space in spaces]
        self.embassy = list(game.embassy.from_value)
        self.academy = list(game.academy.from_value)
        self.ceilings = [game.publication.from_value, *(data.from_value for data in types)]
        self.token_boost = game.boosts.token
        self.seal_boost = game.boosts.seal
        self.seal_coins = game.boosts.seal_coins
        self.seal_worth = max(self.seal_boost, self.seal_coins)
        self.cube_points = by_size(game.collections.categories.points)
        self.card_points = by_size(game.collections.continents.points)

    def _reputation(self, figures: Figures) -> None:
        """The bonuses of the track by step, and what a number of steps from each of them would bring."""
        track = figures.game.reputation
        self.last_step = track.steps
        self.bonus = [""] * (track.steps + 1)
        self.bonus_amount = [0] * (track.steps + 1)
        for step, bonus in track.bonuses.items():
            self.bonus[step], self.bonus_amount[step] = bonus.gain, bonus.amount
        self.ahead_tokens = self._ahead("tokens")
        self.ahead_coins = self._ahead("coins")
        self.ahead_seals = self._ahead("seals")
        self.ahead_animals = self._ahead("animal")
        self.ahead_experts = self._ahead("expert")
        self.ahead_value = [
            coins + seals * self.seal_worth for coins, seals in zip(self.ahead_coins, self.ahead_seals, strict=True)
        ]
        self.ahead_strength = [
            tokens * self.token_boost + coins + seals * self.seal_worth
            for tokens, coins, seals in zip(self.ahead_tokens, self.ahead_coins, self.ahead_seals, strict=True)
        ]

    def _ahead(self, gain: str) -> list[int]:
        """How much of a bonus lies ahead, by `step * SPAN + reputation`."""
        result: list[int] = []
        for start in range(self.last_step + 1):
            step, total = start, 0
            for _ in range(SPAN):
                result.append(total)
                step = step + 1 if step < self.last_step else 0
                total += self.bonus_amount[step] if self.bonus[step] == gain else 0
        return result

    def ahead(self, step: int, reputation: int) -> int:
        """The index into the lists of what lies ahead."""
        return step * SPAN + min(reputation, SPAN - 1)


def by_size(points: Sequence[int]) -> list[int]:
    """The points of a collection by its size, from none to more than there are cards."""
    return [0, *points, *[points[-1]] * LARGEST]


def _automas(options: Mapping[str, str], seats: int) -> tuple[list[str], list[str]]:
    """The cards of every seat, empty texts for players."""
    texts = [PLAYER, *(options[f"seat{number}"] for number in range(2, seats + 1))]
    cards = [("", "", "") if text == PLAYER else text.partition("/") for text in texts]
    return [card[0] for card in cards], [card[2] for card in cards]


AUTOMAS: Final = tuple(f"{behaviour}/{scoring}" for behaviour in BEHAVIOURS for scoring in SCORINGS)
"""The nine Automas by the texts of the options."""
