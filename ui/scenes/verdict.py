"""Who has won and why, in two sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.record import Seat
from game.core.values import Outcome
from ui.text import Text
from ui.widgets.score_sheet import Row
from ui.widgets.score_tag import minus


@dataclass(frozen=True)
class Verdict:
    """The result of a game in words: who, why, and the line by which it was won, '' if none alone did."""

    title: str
    why: str
    line: str = ""


def verdict(text: Text, game: str, seats: Sequence[Seat], outcome: Outcome, rows: Sequence[Row]) -> Verdict:
    """How a game ended: by points, by what settles a tie, or shared; `rows` are the lines that are compared."""
    names = [seats[seat].name for seat in outcome.winners]
    totals = [score.total for score in outcome.scores]
    best = minus(max(totals))
    if len(names) > 1:
        return Verdict(text("end.shared", names=_listed(text, names), points=best), text("end.even"))
    if outcome.reason != "points":
        return Verdict(text("end.won_tie", name=names[0], points=best), text(f"game.{game}.why.{outcome.reason}"))
    winner = outcome.winners[0]
    second = max((seat for seat in range(len(totals)) if seat != winner), key=lambda seat: totals[seat])
    title = text("end.won_by", name=names[0], points=best, n=totals[winner] - totals[second])
    line, lead = max(((row.name, row.points[winner] - row.points[second]) for row in rows), key=lambda one: one[1])
    return Verdict(title, text("end.decided", line=line, name=seats[second].name, n=lead), line)


def _listed(text: Text, names: Sequence[str]) -> str:
    """Names with commas between them and a word before the last."""
    return text("end.and").join([", ".join(names[:-1]), names[-1]])
