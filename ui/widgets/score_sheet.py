"""A score as pages of named lines with the points of every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.values import Line, Score
from ui.aside import given_pause
from ui.text import Text


@dataclass(frozen=True)
class Row:
    """A named line of the score with the points of every seat, how they come about, and its picture."""

    name: str
    points: tuple[int, ...]
    tip: str = ""
    picture: str = ""


@dataclass(frozen=True)
class Sheet:
    """A page of the score: a heading and its rows."""

    name: str
    rows: tuple[Row, ...]


Label = Callable[[str], str]
"""What names a line of the score by its key, or explains it."""


def _nothing(_key: str) -> str:
    return ""


@dataclass(frozen=True)
class Wording:
    """How a game tells its score: names of a line and of a group, how a line comes about, its group, its picture."""

    label: Label
    part: Label
    tip: Label = _nothing
    group: Label = _nothing
    picture: Label = _nothing


def sheets(text: Text, scores: Sequence[Score], names: Wording) -> list[Sheet]:
    """The pages of a score: one, or where it has parts or groups their sums first and a page for each."""
    lines = {line.key: line for score in scores for line in score.lines}
    points_of = [points_by_line(score) for score in scores]
    groups: dict[str, list[Line]] = {}
    for key, line in lines.items():
        groups.setdefault(group_of(line, names) or f"line {key}", []).append(line)
    if len({group_of(line, names) for line in lines.values()}) <= 1:
        return [Sheet(text("end.total"), tuple(_row(points_of, line, names) for line in lines.values()))]
    pages, sums = [], []
    for group, members in groups.items():
        if group.startswith("line "):
            sums.append(_row(points_of, members[0], names))
            continue
        rows = tuple(_row(points_of, line, names) for line in members)
        points = tuple(map(sum, zip(*(row.points for row in rows), strict=True)))
        sums.append(Row(names.part(group), points, picture=names.picture(group)))
        pages.append(Sheet(sums[-1].name, rows))
    return [Sheet(text("end.total"), tuple(sums)), *pages]


def group_of(line: Line, names: Wording) -> str:
    """The first name of the part that a line belongs to, else the game's own group for it."""
    return line.part.partition(".")[0] or names.group(line.label)


def points_by_line(score: Score) -> Counter[str]:
    """What a seat has by every line, by its key; nothing by a line that it has not."""
    points = Counter[str]()
    for line in score.lines:
        points[line.key] += line.points
    return points


def _row(points_of: Sequence[Counter[str]], line: Line, names: Wording) -> Row:
    """A line of the score with everyone's points; a seat without such a line has none."""
    given_pause()
    label = label_of(line)
    key = line.key
    points = tuple(own[key] for own in points_of)
    return Row(names.label(label), points, names.tip(label), names.picture(label))


def label_of(line: Line) -> str:
    """What a line is called inside its part: the label, behind the rest of the part's name where there is one."""
    rest = line.part.partition(".")[2]
    return f"{rest}.{line.label}" if rest else line.label
