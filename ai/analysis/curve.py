"""The curve of a game, and what can be read from it: swings, luck apart from choice, turning points, the story."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ai.coach import SURE
from ai.messages import Measure

TOLD: Final = 5
"""So many turning points are told at most."""

Chances = tuple[float, ...]
"""A chance, or a change of it, for every seat."""


@dataclass(frozen=True)
class Swing:
    """How everyone's chances changed from one measured point of the game to the next.

    `choice` is what the move at its beginning changed, as its seat could know; `luck` is all the rest: dice, cards,
    what was revealed, and what lies between if not every choice was measured. Together they are the swing.
    """

    measure: Measure
    end: int
    total: Chances
    choice: Chances
    luck: Chances

    @property
    def start(self) -> int:
        """After how many actions it begins: the number of the choice."""
        return self.measure.number

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.measure.seat

    @property
    def missed(self) -> float:
        """The chance that the move gave away against the best one."""
        return self.measure.missed[self.seat]

    @property
    def weight(self) -> float:
        """How much happened: the largest change of a chance, or what the move gave away."""
        return max(self.missed, *(abs(change) for change in self.total))


@dataclass(frozen=True)
class Sum:
    """What became of one seat: its chances at first and in the end, and what changed them.

    `own` by its own choices, `others` by those of the others, `luck` by everything else; together they make the way
    from `first` to `last`.
    """

    first: float
    own: float
    others: float
    luck: float
    last: float


@dataclass(frozen=True)
class Tale:
    """The story of a finished game: where it was decided, the best move and the costliest one, None where none was."""

    winner: int
    decided: Swing
    best: Swing | None
    costliest: Swing | None


class Curve:
    """Everyone's chances at the measured points of a game in their order, the result at the end if there is one."""

    def __init__(self, measures: Iterable[Measure], length: int, result: Chances = ()) -> None:
        """The curve of a game of so many actions; without a result it ends at its last measured point."""
        self.measures = sorted(measures, key=lambda one: one.number)
        self.length = length
        self.result = result

    @property
    def shown(self) -> list[tuple[int, Chances]]:
        """After how many actions the chances were what."""
        marks = [(one.number, one.shares) for one in self.measures]
        return [*marks, (self.length, self.result)] if self.result else marks

    def swings(self) -> list[Swing]:
        """The way from every point to the next."""
        ends = self.shown[1:]
        return [_swing(one, end, after) for one, (end, after) in zip(self.measures, ends, strict=False)]

    def turning_points(self, most: int = TOLD) -> list[Swing]:
        """The swings in which most happened, in the order of the game, and none in which hardly anything did."""
        weighty = [swing for swing in self.swings() if swing.weight > SURE]
        heaviest = sorted(weighty, key=lambda one: (-one.weight, one.start))[:most]
        return sorted(heaviest, key=lambda one: one.start)

    def sums(self) -> list[Sum]:
        """What became of every seat."""
        swings, shown = self.swings(), self.shown
        if not shown:
            return []
        return [_sum(seat, swings, shown[0][1], shown[-1][1]) for seat in range(len(shown[0][1]))]

    def tale(self) -> Tale | None:
        """The story; None while the game runs, where nothing was measured, or where the win is shared."""
        swings = self.swings()
        if not swings or 1.0 not in self.result:
            return None
        winner = self.result.index(1.0)
        found = [swing for swing in swings if swing.missed <= SURE]
        best = max(found, key=lambda one: one.choice[one.seat], default=None)
        costliest = max(swings, key=lambda one: one.missed)
        return Tale(
            winner,
            _decision(swings, winner),
            best if best is not None and best.choice[best.seat] > SURE else None,
            costliest if costliest.missed > SURE else None,
        )


def _swing(one: Measure, end: int, after: Chances) -> Swing:
    total = tuple(later - now for later, now in zip(after, one.shares, strict=True))
    luck = tuple(whole - part for whole, part in zip(total, one.choice, strict=True))
    return Swing(one, end, total, one.choice, luck)


def _sum(seat: int, swings: Sequence[Swing], first: Chances, last: Chances) -> Sum:
    own = sum(swing.choice[seat] for swing in swings if swing.seat == seat)
    others = sum(swing.choice[seat] for swing in swings if swing.seat != seat)
    return Sum(first[seat], own, others, sum(swing.luck[seat] for swing in swings), last[seat])


def _decision(swings: Sequence[Swing], winner: int) -> Swing:
    """What brought the winner most from where it took the lead for good, or of a lead that it had from the start."""
    behind = [n for n, one in enumerate(swings) if max(one.measure.shares) > one.measure.shares[winner]]
    return max(swings[behind[-1] if behind else 0 :], key=lambda one: one.total[winner])
