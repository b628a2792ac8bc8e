"""What the number on a seat's strip is made of, as far as the viewer knows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.values import Score
from ui.text import Text
from ui.widgets.score_sheet import Wording, sheets

if TYPE_CHECKING:
    from ui.table.scene import TableScene


@dataclass(frozen=True)
class Part:
    """A summand of a score: its name and points, and what it consists of itself where it is a sum."""

    name: str
    points: int
    inner: tuple[tuple[str, int], ...] = ()


def parts(text: Text, score: Score, names: Wording, unfolded: str = "") -> list[Part]:
    """The summands of a score that are not nought, rounds and groups with their own; one of them line by line."""
    first, *pages = sheets(text, [score], names)
    inner = {page.name: tuple((row.name, row.points[0]) for row in page.rows if row.points[0]) for page in pages}
    found = [Part(row.name, row.points[0], inner.get(row.name, ())) for row in first.rows]
    told = [part for part in found if part.points or part.inner]
    return [one for part in told for one in (_lines(part) if part.name == unfolded else [part])]


def _lines(part: Part) -> list[Part]:
    """The lines of a sum as summands of their own."""
    return [Part(name, points) for name, points in part.inner]


def seat_of(table: TableScene, name: str) -> int:
    """The seat whose strip that place is, -1 if it is none."""
    if name == "header":
        return table.focus
    kind, _, rest = name.partition(".")
    seat, _, what = rest.partition(".")
    return int(seat) if kind == "panel" and what == "header" else -1


def strip_tip(table: TableScene, name: str) -> str:
    """What the points on a strip are made of, '' for any other place."""
    seat = seat_of(table, name)
    if seat < 0:
        return ""
    unfolded = table.board.unfolded(table.view)
    key = (table.scores[seat], unfolded, table.app.text.lang)
    if seat not in table.tallies or table.tallies[seat][0] != key:
        table.tallies[seat] = (key, _tip(table, seat, unfolded))
    return table.tallies[seat][1]


def _tip(table: TableScene, seat: int, unfolded: str) -> str:
    """The points of a seat as a sum, line by line."""
    text, score = table.app.text, table.scores[seat]
    lines = [text("table.score", name=table.board.seat_names[seat], n=score.total, points=signed(score.total))]
    for part in parts(text, score, table.board.score_wording(), unfolded):
        inner = ", ".join(text("table.score_inner", label=label, points=signed(n)) for label, n in part.inner)
        key = "table.score_sum" if inner else "table.score_line"
        lines.append(text(key, label=part.name, points=signed(part.points), inner=inner))
    return "\n".join(lines)


def signed(points: int) -> str:
    """Points with a true minus sign."""
    return str(points).replace("-", "−")
