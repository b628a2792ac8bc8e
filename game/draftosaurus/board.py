"""One side of the zoo board, compiled for play: its places, its actions, what the die allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.draftosaurus.data import PenData
from game.draftosaurus.model import (
    ALL,
    BOX,
    FACES,
    KINDS,
    MOVE,
    PICK,
    PYRAMID_NEIGHBOURS,
    PYRAMID_ROWS,
    SPECIES,
    TREX,
    ZOO,
    DraftAction,
    DraftState,
    Pen,
)


class Board:
    """The pens of one side, their places by number, and every action there can be on it.

    The river is place 0 of both sides, so that a text like `trex>river` is one action on both.
    """

    def __init__(self, name: str, pens: Mapping[str, PenData]) -> None:
        self.name = name
        self.pens: list[Pen] = []
        self.places: list[str] = ["river"]
        self.pen_of: list[int] = [list(pens).index("river")]
        for pen_id, data in pens.items():
            self._add_pen(pen_id, data)
        self.width = len(self.places)
        self.river = 0
        self.river_pen = self.pen_of[self.river]
        self.quarantine = self._find("quarantine")
        self.pyramid = self._find("pyramid.0")
        self.king = self._find("king")
        self.island = self._find("island")
        self.lookout = self._find("lookout")
        self.banks = (self._find("bridge_left"), self._find("bridge_right"))
        self.fresh = [0 if self._upper_slot(place) else ALL for place in range(self.width)]
        self.picks = [
            DraftAction(f"{SPECIES[code % KINDS]}>{self.places[code // KINDS]}", PICK, code % KINDS, code // KINDS)
            for code in range(self.width * KINDS)
        ]
        self.moves = [DraftAction(f"move>{name}", MOVE, -1, place) for place, name in enumerate(self.places)]
        self.choices = [self._choices(place) for place in range(self.width)]
        self.allowed = [self._allowed(face) for face in range(4)]
        self.unmarked = [self._unmarked(mask) for mask in range(1 << len(self.pens))]

    def _find(self, place: str) -> int:
        """The number of the place of that name, -1 where this side has none."""
        return self.places.index(place) if place in self.places else -1

    def _add_pen(self, pen_id: str, data: PenData) -> None:
        names = [f"{pen_id}.{n}" for n in range(data.slots or 0)] if data.holds == "pyramid" else [pen_id]
        if pen_id != "river":
            self.places += names
            self.pen_of += [len(self.pens)] * len(names)
        slots = ZOO if data.slots is None else data.slots
        places = tuple(self.places.index(name) for name in names)
        self.pens.append(Pen(pen_id, data.zone, data.side, slots, data.holds, data.scores, data.values, places))

    def _upper_slot(self, place: int) -> bool:
        return self.pyramid >= 0 and self.pyramid + 3 <= place < self.pyramid + 6

    def _choices(self, place: int) -> list[list[DraftAction]]:
        """The picks into a place, by the mask of species."""
        return [
            [self.picks[place * KINDS + species] for species in range(KINDS) if mask >> species & 1]
            for mask in range(ALL + 1)
        ]

    def _allowed(self, face: int) -> tuple[int, ...]:
        """The places that a face of the die leaves open by zone or side."""
        name = FACES[face]
        return tuple(
            place
            for place in range(self.width)
            if place == self.river or name in (self.pens[self.pen_of[place]].zone, self.pens[self.pen_of[place]].side)
        )

    def _unmarked(self, mask: int) -> tuple[int, ...]:
        """The river and the places of all pens that the mask does not name."""
        return tuple(place for place in range(self.width) if place == self.river or not mask >> self.pen_of[place] & 1)

    def quarantined(self, state: DraftState, seat: int) -> int:
        """The species in a zoo's quarantine, -1 if it is empty or the side has none."""
        for code in state.placed[seat * ZOO : seat * ZOO + ZOO]:
            if self.quarantine >= 0 and code // KINDS == self.quarantine:
                return code % KINDS
        return -1

    def places_for(self, state: DraftState, seat: int) -> tuple[int, ...]:
        """The places that the die leaves to a seat (all of them to its roller)."""
        if seat == state.roller:
            return self.unmarked[0]
        if state.die < 4:
            return self.allowed[state.die]
        return self.unmarked[state.filled[seat] if state.die == 4 else state.trex[seat]]

    def place(self, state: DraftState, seat: int, code: int, count: int) -> None:
        """Put a dinosaur into a zoo that holds `count` of them, and note what its pen accepts from now on."""
        place, species = code // KINDS, code % KINDS
        pen = self.pen_of[place]
        state.placed[seat * ZOO + count] = code
        if place == self.river:
            return
        state.filled[seat] |= 1 << pen
        if species == TREX:
            state.trex[seat] |= 1 << pen
        self._narrow(state, seat, place, species)

    def _narrow(self, state: DraftState, seat: int, place: int, species: int) -> None:
        """Narrow what a place accepts after a dinosaur has come into it."""
        pen = self.pens[self.pen_of[place]]
        at = seat * self.width + place
        state.size[at] += 1
        if pen.holds == "pyramid":
            self._narrow_pyramid(state, seat, place - self.pyramid, species)
        elif state.size[at] >= pen.slots:
            state.open[at] = 0
        elif pen.holds == "same":
            state.open[at] = 1 << species
        elif pen.holds == "different":
            state.open[at] &= ALL ^ (1 << species)
        elif pen.holds == "alternating":
            state.open[at] = self._next_in_turn(state, seat, place)

    def _next_in_turn(self, state: DraftState, seat: int, place: int) -> int:
        """The species that may come next where two species take turns."""
        row = [code % KINDS for code in state.placed[seat * ZOO : seat * ZOO + ZOO] if code // KINDS == place]
        return ALL ^ (1 << row[0]) if len(row) == 1 else 1 << row[-2]

    def _narrow_pyramid(self, state: DraftState, seat: int, slot: int, species: int) -> None:
        """Close the slot, keep neighbours different, and open the next row when this one is full."""
        base = seat * self.width + self.pyramid
        state.open[base + slot] = 0
        for other in PYRAMID_NEIGHBOURS[slot]:
            state.open[base + other] &= ALL ^ (1 << species)
        level = 0 if slot < 3 else 1 if slot < 5 else 2
        if level == 2 or not all(state.size[base + other] for other in PYRAMID_ROWS[level]):
            return
        below = {
            code // KINDS - self.pyramid: 1 << code % KINDS
            for code in state.placed[seat * ZOO : seat * ZOO + ZOO]
            if code // KINDS >= self.pyramid
        }
        for upper in PYRAMID_ROWS[level + 1]:
            taken = 0
            for other in PYRAMID_NEIGHBOURS[upper]:
                taken |= below.get(other, 0)
            state.open[base + upper] = ALL & ~taken

    def clear(self, state: DraftState, seats: int) -> None:
        """Give every seat an empty zoo of this side."""
        state.placed = [-1] * (seats * ZOO)
        state.open = self.fresh * seats
        state.size = [0] * (seats * self.width)
        state.filled = [0] * seats
        state.trex = [0] * seats

    def refill(self, state: DraftState, seat: int, codes: list[int]) -> None:
        """Lay out one zoo anew from the codes of its dinosaurs in order."""
        state.placed[seat * ZOO : seat * ZOO + ZOO] = [-1] * ZOO
        state.open[seat * self.width : (seat + 1) * self.width] = self.fresh
        state.size[seat * self.width : (seat + 1) * self.width] = [0] * self.width
        state.filled[seat] = state.trex[seat] = 0
        for count, code in enumerate(codes):
            self.place(state, seat, code, count)


BOXES: Final = tuple(DraftAction(f"box {name}", BOX, species, -1) for species, name in enumerate(SPECIES))
"""The choices of a dinosaur to put back into the box."""
