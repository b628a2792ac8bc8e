"""What play-outs end with, line by line of everyone's score; kept only where somebody wants to know why."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ai.messages import Difference
from game.core.values import Score

LEAST: Final = 12
"""Worlds that two options must have been played in before anything is told of how they differ."""

OWN: Final = 2.6
RIVAL: Final = 3.2
"""So many standard errors a difference must be large to be told: in the own lines, and in the many of the others."""

SLIGHT: Final = 0.2
"""Points below which a difference is not worth a word."""

WHOLE: Final = ""
"""The line that stands for the whole score of a seat."""

Key = tuple[int, str]
"""A seat and the name of a line of its score."""


class Ledger:
    """The final scores of play-outs, by option and by the number of the world in which each was played."""

    def __init__(self) -> None:
        self.rows: dict[int, list[dict[Key, int]]] = {}

    def note(self, option: int, scores: Sequence[Score]) -> None:
        """Keep the scores after a play-out of an option in its next world."""
        row: dict[Key, int] = {}
        for seat, score in enumerate(scores):
            row[(seat, WHOLE)] = score.total
            for line in score.lines:
                key = (seat, named(line.label, line.part))
                row[key] = row.get(key, 0) + line.points
        self.rows.setdefault(option, []).append(row)

    def worlds(self, option: int, other: int) -> int:
        """In how many worlds both options were played."""
        return min(len(self.rows.get(option, [])), len(self.rows.get(other, [])))

    def compare(self, option: int, other: int) -> list[Difference]:
        """By how much every line is higher after an option than after another, on average over the same worlds."""
        pairs = list(zip(self.rows.get(option, []), self.rows.get(other, []), strict=False))
        keys = dict.fromkeys(key for pair in pairs for row in pair for key in row)
        return [_difference(key, [mine.get(key, 0) - its.get(key, 0) for mine, its in pairs]) for key in keys]

    def clear(self, option: int, other: int, seat: int) -> list[Difference]:
        """The differences that are more than chance, the whole score of each seat among them."""
        if self.worlds(option, other) < LEAST:
            return []
        return [one for one in self.compare(option, other) if is_clear(one, seat)]


def named(label: str, part: str) -> str:
    """The name of a line whatever round or side of the game it belongs to."""
    rest = part.partition(".")[2]
    return f"{rest}.{label}" if rest else label


def is_clear(one: Difference, seat: int) -> bool:
    """Whether a difference is larger than chance and worth a word to a seat."""
    far = OWN if one.seat == seat else RIVAL
    return abs(one.points) >= SLIGHT and abs(one.points) > far * one.error


def _difference(key: Key, values: list[int]) -> Difference:
    """The mean of some differences and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return Difference(key[0], key[1], mean, math.sqrt(spread / count))
