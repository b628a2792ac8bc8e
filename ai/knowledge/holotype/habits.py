"""How the quick player of Holotype weighs what it sees: numbers that `build/training/train_habits.py` makes better.

They stand in `data/minds/holotype.yaml`, by the names of the attributes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ai.learned import learned

NAMES: Final[tuple[str, ...]] = (
    "discount", "triassic", "jurassic", "cretaceous", "first_fossil", "study", "back", "unseen_gain",
    "unseen_actions", "unseen_stock", "pace", "objective", "areas", "spare", "spare_research", "idle", "idle_turns",
    "publish", "back_home", "bumped", "per_turn", "field", "museum", "leader", "others", "reroll", "trace", "tile_1",
    "tile_2", "tile_3", "tile_4", "tile_5", "tile_6",
)  # fmt: skip
"""The names of all habits, in the order in which `Habits` takes their numbers."""


class Habits:
    """One number for every habit; the only ones that play are `HABITS`.

    `discount` is what a point is worth one turn later. A turn in the Field brings so many fossils of a wanted period
    (`triassic`, `jurassic`, `cretaceous`), with `first_fossil` of an action for going there at all, one in the Library
    so much research (`study`); an action takes `back` turns with its share of retrieving. A card that is still to be
    drawn brings `unseen_gain` after `unseen_actions`, fewer by `unseen_stock` for every cube; a publication takes
    `pace` turns. A Personal Objective that is half done is worth that share of it, squared, times `objective`, an area
    that is opened `areas` of its step. Cubes that no plan needs are worth `spare` and `spare_research`; a card that
    stays in hand costs `idle` of its deduction, more in the last `idle_turns`. A publication is worth `publish` beyond
    its points, a worker that is back `back_home`, one of another that is sent home costs `bumped`; a turn until its
    publication takes `per_turn` from a card. `field` and `museum` are added to and taken from what these promise;
    `leader` and `others` are the share of `back_home` for retrieving with and without the Paleontologist; a re-roll is
    worth `reroll`, an expedition with a trace `trace`, each Milestone its tile.
    """

    def __init__(self, numbers: Sequence[float]) -> None:
        self.take(numbers)

    def take(self, numbers: Sequence[float]) -> None:
        """Take these numbers, in the order of `NAMES`."""
        self.discount: float = numbers[0]
        self.triassic: float = numbers[1]
        self.jurassic: float = numbers[2]
        self.cretaceous: float = numbers[3]
        self.first_fossil: float = numbers[4]
        self.study: float = numbers[5]
        self.back: float = numbers[6]
        self.unseen_gain: float = numbers[7]
        self.unseen_actions: float = numbers[8]
        self.unseen_stock: float = numbers[9]
        self.pace: float = numbers[10]
        self.objective: float = numbers[11]
        self.areas: float = numbers[12]
        self.spare: float = numbers[13]
        self.spare_research: float = numbers[14]
        self.idle: float = numbers[15]
        self.idle_turns: float = numbers[16]
        self.publish: float = numbers[17]
        self.back_home: float = numbers[18]
        self.bumped: float = numbers[19]
        self.per_turn: float = numbers[20]
        self.field: float = numbers[21]
        self.museum: float = numbers[22]
        self.leader: float = numbers[23]
        self.others: float = numbers[24]
        self.reroll: float = numbers[25]
        self.trace: float = numbers[26]
        self.tiles: list[float] = list(numbers[27:])
        self.fading: float = math.log(self.discount)


HABITS: Final = Habits([learned("holotype").habits[name] for name in NAMES])
"""The habits that are played with."""
