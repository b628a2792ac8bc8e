"""What a seat of Draftosaurus can expect from the rest of the game, from what everyone can see."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.draftosaurus.model import KINDS, ZOO, DraftState
from game.draftosaurus.rules import DraftRules

BASE: Final = 2.9
"""What a dinosaur is worth on average wherever it goes: a plan counts only by what it brings beyond that."""

FREE: Final = 0.6
"""How often the die leaves a given pen open."""


class Outlook:
    """One zoo, the turns that are left after the next placement, and how often each species will be at hand."""

    def __init__(self, rules: DraftRules, state: DraftState, seat: int) -> None:
        self.board = rules.boards[state.part]
        self.state = state
        self.seat = seat
        self.seats = rules.seats
        self.turns = ZOO - 1 - state.round * rules.plan.turns - state.turn
        self.zoo: list[list[int]] = [[] for _ in range(self.board.width)]
        self.counts = [0] * (rules.seats * KINDS)
        self.unseen = [rules.each - boxed for boxed in state.box]
        self._read_zoos(state)
        self.own = self.counts[seat * KINDS : seat * KINDS + KINDS]
        self.total = max(1, sum(self.unseen))
        self.chance = [self._chance(count) for count in self.unseen]
        self.changes = [-99.0] * KINDS

    def _read_zoos(self, state: DraftState) -> None:
        for seat in range(self.seats):
            for at in range(seat * ZOO, seat * ZOO + ZOO):
                code = state.placed[at]
                if code < 0:
                    break
                species = code % KINDS
                self.counts[seat * KINDS + species] += 1
                self.unseen[species] -= 1
                if seat == self.seat:
                    self.zoo[code // KINDS].append(species)

    def accepts(self, species: int, place: int) -> bool:
        """Whether the place would take the species now, whatever the die says."""
        return bool(self.state.open[self.seat * self.board.width + place] >> species & 1)

    def chance_of(self, mask: int) -> float:
        """How often in one turn a species of the mask is at hand and its pen open."""
        count = 0
        for species in range(KINDS):
            if mask >> species & 1:
                count += self.unseen[species]
        return self._chance(count)

    def _chance(self, count: int) -> float:
        """How often in one turn one of so many unseen dinosaurs is at hand and its pen open.

        Two and a half dinosaurs of a hand count on average when it is one's turn to pick: the best are often gone.
        """
        away = max(0.0, 1.0 - count / self.total)
        return FREE * (1.0 - away * away * math.sqrt(away))

    def once(self, chance: float, turns: int) -> float:
        """How likely something of that chance in a turn comes at least once."""
        return 1.0 - math.pow(1.0 - chance, turns)

    def others_most(self, species: int) -> int:
        """How many of a species the other zoo with the most of them holds."""
        most = 0
        for other in range(self.seats):
            count = self.counts[other * KINDS + species]
            if other != self.seat and count > most:
                most = count
        return most


def row_promise(values: Sequence[int], filled: int, turns: int, chances: Sequence[float]) -> float:
    """What a row that is filled so far promises beyond its points: the surplus of its further steps.

    `chances` says for each further step how often in a turn it can be made.
    """
    best = total = 0.0
    left = float(turns)
    at = filled
    for chance in chances:
        before = values[at - 1] if at else 0
        part = min(1.0, left * chance)
        total += part * (values[at] - before - BASE)
        best = max(best, total)
        left -= 1.0 / max(chance, 0.01)
        at += 1
        if left <= 0.0:
            break
    return best
