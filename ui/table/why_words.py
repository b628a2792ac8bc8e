"""Why somebody else moved so, in words: the coach's reasons, said of that seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from ai.messages import Advice, Difference, Hint
from ui.table.advice_words import terms
from ui.table.board import Board


def because(board: Board, seat: int, advice: Advice, taken: str, words: Callable[[str], str]) -> str:
    """Why a seat took an action, '' where that is not told; `words` are an action in the board's words."""
    number = next((n for n, hint in enumerate(advice.hints) if hint.action == taken), -1)
    if number < 0:
        return ""
    hint = advice.hints[number]
    other = words(advice.hints[hint.than].action) if hint.than >= 0 else ""
    return _reason(board, seat, hint, other)


def _reason(board: Board, seat: int, hint: Hint, other: str) -> str:
    """What differs in the final scores, compared with another option by its words."""
    text, name = board.app.text, board.seat_names[seat]
    if hint.reason == "ends":
        key = "motive.ends_weaker" if hint.than == 0 else "motive.ends"
        return text(key, other=other, clauses=_clauses(board, seat, hint.differences))
    if hint.reason == "despite":
        key = "motive.despite_later" if hint.than == 0 else "motive.despite_first"
        return text(key, other=other, clauses=_clauses(board, seat, hint.differences))
    if hint.reason == "now":
        return text("motive.now", other=other, name=name, what=terms(board, hint.differences, "exactly_"))
    if hint.reason == "spread":
        points = hint.differences[0].points
        key = "motive.spread_more" if points > 0 else "motive.spread_less"
        return text(key, n=max(1, round(abs(points))), other=other, name=name)
    return text(f"motive.{hint.reason or 'unknown'}", other=other, name=name)


def _clauses(board: Board, seat: int, differences: Iterable[Difference]) -> str:
    """What everyone ends with, a clause for each seat, that of the one who moved first."""
    text, told = board.app.text, []
    for whose, group in groupby(sorted(differences, key=lambda one: one.seat != seat), key=lambda one: one.seat):
        key = "motive.expects" if whose == seat else "coach.clause.other"
        told.append(text(key, name=board.seat_names[whose], what=terms(board, group)))
    return text("coach.clause.then").join(told)
