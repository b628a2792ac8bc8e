"""What the coach says, in words: why an option is better or worse, what is to be looked at, how far ahead one is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from ai.coach import speaks
from ai.messages import Difference, Hint, Measure
from game.core.values import Action
from ui.table.board import Board
from ui.text import Text


def why(board: Board, view: Any, seat: int, hint: Hint, action: Action) -> str:
    """Why an option stands where it does: what differs in the scores, then what the board has to remark."""
    return " ".join(part for part in (reason(board, seat, hint), board.remark(view, action)) if part)


def reason(board: Board, seat: int, hint: Hint) -> str:
    """What differs in the final scores, compared with another option by its number."""
    text, other = board.app.text, hint.than + 1
    if hint.reason == "ends":
        return text("coach.reason.ends", other=other, clauses=_clauses(board, seat, hint.differences))
    if hint.reason == "despite":
        key = "coach.reason.despite_later" if hint.than == 0 else "coach.reason.despite_first"
        return text(key, other=other, clauses=_clauses(board, seat, hint.differences))
    if hint.reason == "now":
        return text("coach.reason.now", other=other, what=terms(board, hint.differences, "exactly_"))
    if hint.reason == "spread":
        points = hint.differences[0].points
        key = "coach.reason.spread_more" if points > 0 else "coach.reason.spread_less"
        return text(key, n=max(1, round(abs(points))), other=other)
    if hint.reason == "alike":
        return text("coach.reason.alike", other=other)
    return text(f"coach.reason.{hint.reason or 'unknown'}")


def better_because(board: Board, measure: Measure) -> str:
    """Why the best move would have been better than the one that was played, '' where that is not known."""
    text, differences = board.app.text, measure.differences
    if measure.reason == "despite":
        return text("analysis.why.despite", clauses=_would(board, differences))
    if measure.reason == "ends":
        speaking = [one for one in differences if speaks(one, measure.seat, True)]
        against = [one for one in differences if one not in speaking]
        key = "but" if speaking and against else "sentence"
        return text(f"analysis.why.{key}", clauses=_would(board, speaking or against), against=_would(board, against))
    if measure.reason == "now":
        return text("analysis.why.now", what=terms(board, differences, "exactly_"))
    if measure.reason == "spread":
        points = differences[0].points
        return text(f"analysis.why.spread_{'more' if points > 0 else 'less'}", n=max(1, round(abs(points))))
    return text("analysis.why.alike") if measure.reason == "alike" else ""


def _would(board: Board, differences: Iterable[Difference]) -> str:
    """What everyone would have ended with, a clause for each seat."""
    text = board.app.text
    told = [
        text("analysis.why.ends", name=board.seat_names[whose], what=terms(board, group))
        for whose, group in groupby(sorted(differences, key=lambda one: one.seat), key=lambda one: one.seat)
    ]
    return text("coach.clause.then").join(told)


def _clauses(board: Board, seat: int, differences: Iterable[Difference]) -> str:
    """What everyone ends with, a clause for each seat."""
    text, told = board.app.text, []
    for whose, group in groupby(sorted(differences, key=lambda one: one.seat != seat), key=lambda one: one.seat):
        what = terms(board, group)
        own = whose == seat
        told.append(
            text("coach.clause.you", what=what)
            if own
            else text("coach.clause.other", name=board.seat_names[whose], what=what)
        )
    return text("coach.clause.then").join(told)


def terms(board: Board, differences: Iterable[Difference], how: str = "") -> str:
    """More of one line and less of another."""
    return board.app.text("coach.clause.and").join(term(board, one, how) for one in differences)


def term(board: Board, one: Difference, how: str = "") -> str:
    """By how much one line differs; what would be rounded to nothing is called slight."""
    points = round(abs(one.points))
    way = "more" if one.points > 0 else "less"
    key = f"coach.term.{how}{way}" if points else f"coach.term.slightly_{way}"
    return board.app.text(key, n=points, where=board.score_in(one.line))


def margin_words(text: Text, margin: float) -> str:
    """The expected lead or lag in whole points."""
    points = round(margin)
    if not points:
        return text("coach.margin.level")
    return text("coach.margin.ahead" if points > 0 else "coach.margin.behind", n=abs(points))


def look_words(board: Board, view: Any, name: str) -> str:
    """What is to be looked at: the place by its own name, which is how its tooltip begins."""
    told = board.tip(view, name).splitlines()
    text = board.app.text
    return text("coach.look", place=told[0].rstrip(".:")) if told and told[0] else text("coach.look_marked")
