"""What the table shows beyond the view: what a pen is worth now, and where a quarantine would empty itself to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.draftosaurus import scoring
from game.draftosaurus.model import FACES, DraftState
from game.draftosaurus.view import DraftView

if TYPE_CHECKING:
    from game.draftosaurus.rules import DraftRules


def best_move(rules: DraftRules, view: DraftView, seat: int) -> tuple[int, int]:
    """Where the dinosaur in a seat's quarantine would bring most, and how much; -1 and 0 if none is there."""
    return scoring.best_move(rules.boards[view.part], _zoos(rules, view), seat, rules.trex_bonus)


def pen_points(rules: DraftRules, view: DraftView, seat: int, pen: str) -> int | None:
    """What a pen of a seat is worth now, both banks of a bridge together; None for one that scores nothing."""
    label = "bridge" if pen.startswith("bridge") else pen
    score = scoring.score_zoo(rules.boards[view.part], _zoos(rules, view), seat, rules.trex_bonus)
    return next((line.points for line in score.lines if line.label == label), None)


def open_places(rules: DraftRules, codes: Sequence[int], face: str, species: int) -> list[int]:
    """The places of a zoo of the first side that the pens and a die that another seat rolled leave to a species."""
    board, state = rules.boards[0], DraftState()
    board.clear(state, 2)
    board.refill(state, 0, list(codes))
    state.die, state.roller = FACES.index(face), 1
    return [place for place in board.places_for(state, 0) if state.open[place] >> species & 1]


def leaving(rules: DraftRules, codes: Sequence[int]) -> tuple[str, int]:
    """Where the dinosaur in the quarantine of a zoo of the first side would bring most, and how much."""
    board = rules.boards[0]
    zoos = [scoring.Zoo(board, codes), scoring.Zoo(board, [])]
    place, gain = scoring.best_move(board, zoos, 0, rules.trex_bonus)
    return board.places[place], gain


def _zoos(rules: DraftRules, view: DraftView) -> list[scoring.Zoo]:
    """All zoos that a view shows, as the score reads them."""
    board = rules.boards[view.part]
    return [scoring.Zoo(board, codes) for codes in view.zoos]
