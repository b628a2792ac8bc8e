"""What a zoo is worth: one function for each kind of score, and the labelled breakdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.values import Line, Score
from game.draftosaurus.board import Board
from game.draftosaurus.model import KINDS, TREX, ZOO, DraftState, Pen


class Zoo:
    """One zoo as the score reads it: species by pen in order, counts of species in the whole zoo."""

    def __init__(self, board: Board, codes: Sequence[int]) -> None:
        self.places: list[list[int]] = [[] for _ in board.places]
        self.counts = [0] * KINDS
        for code in codes:
            if code >= 0:
                self.places[code // KINDS].append(code % KINDS)
                self.counts[code % KINDS] += 1

    def held(self, pen: Pen) -> list[int]:
        """The species in a pen, in order."""
        if len(pen.places) == 1:
            return self.places[pen.places[0]]
        return [species for place in pen.places for species in self.places[place]]


def zoos_of(board: Board, placed: Sequence[int], seats: int) -> list[Zoo]:
    """The zoos of all seats."""
    return [Zoo(board, placed[seat * ZOO : seat * ZOO + ZOO]) for seat in range(seats)]


def score_zoo(board: Board, zoos: Sequence[Zoo], seat: int, trex_bonus: int, part: str = "") -> Score:
    """The labelled score of one zoo at the table; a dinosaur in quarantine counts with its best move."""
    pens = ["bridge" if pen.scores == "couples" else pen.id for pen in board.pens if pen.scores != "none"]
    points = zoo_points(board, zoos, seat, trex_bonus)
    lines = [Line(label, points[number], part) for number, label in enumerate([*pens, "trex"])]
    place, gain = best_move(board, zoos, seat, trex_bonus)
    return Score(tuple(lines if place < 0 else [*lines, Line("quarantine", gain, part)]))


def zoo_points(board: Board, zoos: Sequence[Zoo], seat: int, trex_bonus: int) -> list[int]:
    """The points of one zoo at the table: of every pen that scores, then of the T. rex."""
    points = [SCORES[pen.scores](board, pen, zoos, seat) for pen in board.pens if pen.scores != "none"]
    points.append(trex_bonus * _trex_pens(board, zoos[seat]))
    return points


def best_move(board: Board, zoos: Sequence[Zoo], seat: int, trex_bonus: int) -> tuple[int, int]:
    """The place where the dinosaur in a zoo's quarantine brings most, and how much; -1 and 0 if none is there."""
    zoo = zoos[seat]
    if board.quarantine < 0 or not zoo.places[board.quarantine]:
        return -1, 0
    species = zoo.places[board.quarantine][0]
    rest = [place * KINDS + kind for place, held in enumerate(zoo.places) for kind in held if place != board.quarantine]
    now = sum(zoo_points(board, zoos, seat, trex_bonus))
    gains: list[tuple[int, int]] = []
    for place in _accepting(board, rest, species):
        moved = [*zoos[:seat], Zoo(board, [*rest, place * KINDS + species]), *zoos[seat + 1 :]]
        gains.append((sum(zoo_points(board, moved, seat, trex_bonus)) - now, -place))
    gain, place = max(gains)
    return -place, gain


def _accepting(board: Board, codes: list[int], species: int) -> list[int]:
    """The places of a zoo that accept a species that leaves the quarantine."""
    state = DraftState()
    board.clear(state, 1)
    board.refill(state, 0, codes)
    return [place for place in range(board.width) if place != board.quarantine and state.open[place] >> species & 1]


def totals(board: Board, placed: Sequence[int], seats: int, trex_bonus: int) -> list[int]:
    """The points of all zoos of one side as they stand, nothing for what is in quarantine."""
    zoos = zoos_of(board, placed, seats)
    return [sum(zoo_points(board, zoos, seat, trex_bonus)) for seat in range(seats)]


def _trex_pens(board: Board, zoo: Zoo) -> int:
    """How many pens hold a T. rex; neither the river nor the quarantine counts."""
    return sum(TREX in zoo.held(pen) for pen in board.pens if pen.id not in ("river", "quarantine"))


def _row(_board: Board, pen: Pen, zoos: Sequence[Zoo], seat: int) -> int:
    """By how many stand in the row."""
    count = len(zoos[seat].held(pen))
    return pen.values[count - 1] if count else 0


def _exactly(_board: Board, pen: Pen, zoos: Sequence[Zoo], seat: int) -> int:
    """Only when every slot is taken."""
    return pen.values[0] if len(zoos[seat].held(pen)) == pen.slots else 0


def _pairs(_board: Board, pen: Pen, zoos: Sequence[Zoo], seat: int) -> int:
    """For every pair of a species."""
    held = zoos[seat].held(pen)
    return pen.values[0] * sum(held.count(species) // 2 for species in range(KINDS))


def _most(_board: Board, pen: Pen, zoos: Sequence[Zoo], seat: int) -> int:
    """If no other zoo holds more of the species; ties score."""
    held = zoos[seat].held(pen)
    if not held:
        return 0
    most = max(zoo.counts[held[0]] for zoo in zoos)
    return pen.values[0] if zoos[seat].counts[held[0]] == most else 0


def _alone(_board: Board, pen: Pen, zoos: Sequence[Zoo], seat: int) -> int:
    """If it is the only one of its species in the whole zoo."""
    held = zoos[seat].held(pen)
    return pen.values[0] if held and zoos[seat].counts[held[0]] == 1 else 0


def _each(_board: Board, pen: Pen, zoos: Sequence[Zoo], seat: int) -> int:
    """For every dinosaur."""
    return pen.values[0] * len(zoos[seat].held(pen))


def _couples(board: Board, pen: Pen, zoos: Sequence[Zoo], seat: int) -> int:
    """For every pair of a species with one member on each bank."""
    left = zoos[seat].held(pen)
    right = zoos[seat].places[board.banks[1]]
    return pen.values[0] * sum(min(left.count(species), right.count(species)) for species in range(KINDS))


def _neighbour(_board: Board, pen: Pen, zoos: Sequence[Zoo], seat: int) -> int:
    """For every dinosaur of the species in the right-hand neighbour's zoo (the previous seat)."""
    held = zoos[seat].held(pen)
    return pen.values[0] * zoos[seat - 1].counts[held[0]] if held else 0


def _slots(_board: Board, pen: Pen, zoos: Sequence[Zoo], seat: int) -> int:
    """By which slots are taken."""
    taken = [bool(zoos[seat].places[place]) for place in pen.places]
    return sum(points for points, here in zip(pen.values, taken, strict=True) if here)


SCORES: dict[str, Callable[[Board, Pen, Sequence[Zoo], int], int]] = {
    "row": _row,
    "exactly": _exactly,
    "pairs": _pairs,
    "most": _most,
    "alone": _alone,
    "each": _each,
    "couples": _couples,
    "neighbour": _neighbour,
    "slots": _slots,
}
