"""What a seat of Draftosaurus can expect from the rest of the game, from what everyone can see."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.draftosaurus.model import KINDS, ZOO, DraftState
from game.draftosaurus.rules import DraftRules

BASE = 2.9
"""What a dinosaur is worth on average wherever it goes: a plan counts only by what it brings beyond that."""

FREE = 0.6
"""How often the die leaves a given pen open."""

SIGHT = 2.5
"""How many dinosaurs of a hand count on average when it is one's turn to pick: the best are often gone."""


class Outlook:
    """One zoo, the turns that are left after the next placement, and how often each species will be at hand."""

    def __init__(self, rules: DraftRules, state: DraftState, seat: int) -> None:
        self.board = rules.boards[state.part]
        self.state = state
        self.seat = seat
        self.seats = rules.seats
        self.turns = ZOO - 1 - state.round * rules.plan.turns - state.turn
        self.counts = [[0] * KINDS for _ in range(rules.seats)]
        self.zoo: list[list[int]] = [[] for _ in range(self.board.width)]
        self._read_zoos(state)
        self.own = self.counts[seat]
        self.unseen = [rules.each - state.box[s] - sum(row[s] for row in self.counts) for s in range(KINDS)]
        self.total = max(1, sum(self.unseen))
        self.chance = [self.chance_of(1 << species) for species in range(KINDS)]

    def _read_zoos(self, state: DraftState) -> None:
        for index, code in enumerate(state.placed):
            if code >= 0:
                self.counts[index // ZOO][code % KINDS] += 1
                if index // ZOO == self.seat:
                    self.zoo[code // KINDS].append(code % KINDS)

    def accepts(self, species: int, place: int) -> bool:
        """Whether the place would take the species now, whatever the die says."""
        return bool(self.state.open[self.seat * self.board.width + place] >> species & 1)

    def chance_of(self, mask: int) -> float:
        """How often in one turn a species of the mask is at hand and its pen open."""
        share = sum(self.unseen[species] for species in range(KINDS) if mask >> species & 1) / self.total
        return FREE * (1.0 - math.pow(1.0 - min(1.0, share), SIGHT))

    def once(self, chance: float, turns: int) -> float:
        """How likely something of that chance in a turn comes at least once."""
        return 1.0 - math.pow(1.0 - chance, turns)

    def others_most(self, species: int) -> int:
        """How many of a species the other zoo with the most of them holds."""
        return max(self.counts[other][species] for other in range(self.seats) if other != self.seat)


def row_promise(values: Sequence[int], filled: int, turns: int, chances: Sequence[float]) -> float:
    """What a row that is filled so far promises beyond its points: the surplus of its further steps.

    `chances` says for each further step how often in a turn it can be made.
    """
    best = total = 0.0
    left = float(turns)
    for step, chance in enumerate(chances):
        at = filled + step
        before = values[at - 1] if at else 0
        part = min(1.0, left * chance)
        total += part * (values[at] - before - BASE)
        best = max(best, total)
        left -= 1.0 / max(chance, 0.01)
        if left <= 0.0:
            break
    return best
