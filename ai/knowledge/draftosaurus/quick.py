"""Quick gains for the play-outs of Draftosaurus: the gains of every pen reckoned once, as if all species were alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.knowledge.draftosaurus.outlook import Outlook
from ai.knowledge.draftosaurus.pens import GAINS
from game.draftosaurus.board import Board
from game.draftosaurus.model import KINDS, TREX, ZOO, DraftAction, DraftState, Pen
from game.draftosaurus.rules import DraftRules

LEADS: Final = 4
"""Leads and arrears in the king's species are told apart up to so many."""

CROWN: Final = 1.4
LONELY: Final = -6.0
"""What one more of the king's species brings, and one more of the island's."""

Grid = list[list[float]]
"""Gains by what a pen holds, and by the turns that are left."""


class QuickGains:
    """The gains of one side of the board."""

    def __init__(self, rules: DraftRules, part: int) -> None:
        board = self.board = rules.boards[part]
        self.even = [_even(rules, part, turns) for turns in range(ZOO)]
        self.rows: list[Grid] = [self._row(place, board.pens[board.pen_of[place]]) for place in range(board.width)]
        self.pairs = [board.pens[board.pen_of[place]].scores in ("pairs", "couples") for place in range(board.width)]
        self.king: Grid = [self._king(lead) for lead in range(-LEADS, LEADS + 1)] if board.king >= 0 else []
        self.island: Grid = [self._island(absent) for absent in range(KINDS + 1)] if board.king >= 0 else []

    def _row(self, place: int, pen: Pen) -> Grid:
        """By how many dinosaurs are there, each of a fitting species; for pairs by whether one waits for its mate."""
        if pen.scores in ("pairs", "couples"):
            return [self._gains(place, pen, []), self._gains(place, pen, [0])]
        return [self._gains(place, pen, _fitting(pen.holds, filled)) for filled in range(min(pen.slots, ZOO))]

    def _gains(self, place: int, pen: Pen, held: list[int]) -> list[float]:
        """The gains of the next dinosaur by turns; a mate over the bridge stands on the other bank."""
        board = self.board
        species = 0 if pen.scores in ("pairs", "couples") else _fitting(pen.holds, len(held) + 1)[-1]
        places = [board.banks[place == board.banks[0]]] if pen.scores == "couples" else list(pen.places)
        result = []
        for outlook in self.even:
            for number, other in enumerate(held):
                outlook.zoo[places[number % len(places)]].append(other)
            result.append(GAINS[pen.id](outlook, species, place))
            for row in outlook.zoo:
                row.clear()
        return result

    def _king(self, lead: int) -> list[float]:
        """By turns, with that lead in the species, the new dinosaur counted."""
        result = []
        for outlook in self.even:
            outlook.own[0], outlook.counts[KINDS] = LEADS + lead - 1, LEADS
            result.append(GAINS["king"](outlook, 0, self.board.king))
            outlook.own[0] = outlook.counts[KINDS] = 0
        return result

    def _island(self, absent: int) -> list[float]:
        """By turns, if the zoo does not hold so many species yet; with none absent the species is there already."""
        result = []
        for outlook in self.even:
            outlook.own[absent:] = [1] * (KINDS - absent)
            result.append(GAINS["island"](outlook, 0, self.board.island))
            outlook.own[:] = [0] * KINDS
        return result


def _even(rules: DraftRules, part: int, turns: int) -> Outlook:
    """An empty zoo, all species equally frequent, with so many turns left."""
    state = DraftState()
    state.part = part
    state.box = [0] * KINDS
    rules.boards[part].clear(state, rules.seats)
    outlook = Outlook(rules, state, 0)
    outlook.turns = turns
    return outlook


def _fitting(holds: str, count: int) -> list[int]:
    """So many dinosaurs as a pen may hold them."""
    if holds == "same":
        return [0] * count
    if holds == "alternating":
        return [number % 2 for number in range(count)]
    return [number % KINDS for number in range(count)]


class Zoo:
    """One zoo in the middle of a play-out."""

    def __init__(self, gains: QuickGains, state: DraftState, seat: int, turns: int) -> None:
        self.gains = gains
        self.board: Board = gains.board
        self.state = state
        self.seat = seat
        self.turns = turns
        self.codes = state.placed[seat * ZOO : seat * ZOO + ZOO - turns - 1]
        self.own = [0] * KINDS
        for code in self.codes:
            self.own[code % KINDS] += 1

    def best(self, options: Sequence[DraftAction]) -> int:
        """The number of the option of the highest gain."""
        best, most = 0, -1e9
        for number, option in enumerate(options):
            gain = self.gain(option.species, option.place)
            if gain > most:
                best, most = number, gain
        return best

    def gain(self, species: int, place: int) -> float:
        """What a dinosaur in that place adds, about."""
        board, gains, turns = self.board, self.gains, self.turns
        total = 0.0
        if species == TREX and place not in (board.river, board.quarantine):
            total = 0.0 if self.state.trex[self.seat] >> board.pen_of[place] & 1 else 1.0
        if place == board.king:
            lead = self.own[species] + 1 - self._most_of_others(species)
            return total + gains.king[max(-LEADS, min(LEADS, lead)) + LEADS][turns]
        if place == board.island:
            absent = 0 if self.own[species] else self.own.count(0)
            return total + gains.island[absent][turns]
        if board.king >= 0:
            total += self._beside(species)
        if gains.pairs[place]:
            return total + gains.rows[place][self._waits(species, place)][turns]
        pen = board.pens[board.pen_of[place]]
        rows = gains.rows[place]
        if place == board.lookout:
            total += pen.values[0] * self._beside_me(species)
        filled = self.state.size[self.seat * board.width + place] if len(pen.places) == 1 else self._filled(pen)
        return total + rows[min(filled, len(rows) - 1)][turns]

    def _beside(self, species: int) -> float:
        """What the species changes for the king and the island that are there."""
        total, board = 0.0, self.board
        if board.king * KINDS + species in self.codes:
            total += CROWN
        if self.own[species] == 1 and board.island * KINDS + species in self.codes:
            total += LONELY
        return total

    def _filled(self, pen: Pen) -> int:
        """How many dinosaurs stand in a pen of several places."""
        base = self.seat * self.board.width
        return sum(self.state.size[base + place] for place in pen.places)

    def _waits(self, species: int, place: int) -> int:
        """Whether one of the species waits for its mate: in the same pen, or on the other bank."""
        board = self.board
        here = self.codes.count(place * KINDS + species)
        if place not in board.banks:
            return here % 2
        return int(self.codes.count(board.banks[place == board.banks[0]] * KINDS + species) > here)

    def _beside_me(self, species: int) -> int:
        """How many of a species the right-hand neighbour holds."""
        placed = self.state.placed
        base = (self.seat - 1) % (len(placed) // ZOO) * ZOO
        return sum(placed[at] % KINDS == species for at in range(base, base + len(self.codes)))

    def _most_of_others(self, species: int) -> int:
        """How many of a species the other zoo with the most of them holds."""
        placed, most = self.state.placed, 0
        for other in range(len(placed) // ZOO):
            if other != self.seat:
                count = 0
                for at in range(other * ZOO, other * ZOO + len(self.codes)):
                    count += placed[at] % KINDS == species
                most = max(most, count)
        return most
