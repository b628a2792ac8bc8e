"""What the table shows beyond the view: what a pen is worth now, and where a quarantine would empty itself to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.draftosaurus import scoring
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


def _zoos(rules: DraftRules, view: DraftView) -> list[scoring.Zoo]:
    """All zoos that a view shows, as the score reads them."""
    board = rules.boards[view.part]
    return [scoring.Zoo(board, codes) for codes in view.zoos]
