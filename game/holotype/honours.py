"""What can be won beside a game of Holotype, by what was published."""

from __future__ import annotations

from typing import Final

from game.core.honours import COMMON, Finished, Honour
from game.holotype.model import CLADES, PERIODS, TRACES, bits

SEA: Final = 3
EACH: Final = 2
PAPERS: Final = 6
"""Marine Reptiles, Holotypes of each period, and Holotypes at all."""

VOCATION: Final = 15
"""Points of a Personal Objective."""


def _papers(game: Finished, seat: int) -> list[int]:
    return bits(game.state.published[seat])


def _clean_desk(game: Finished, seat: int) -> bool:
    return game.alone(seat) and not any(game.lines(seat, "unpublished"))


def _discs(game: Finished, seat: int) -> bool:
    return not game.rules.box.basal and game.state.discs[seat] == 0


def _clades(game: Finished, seat: int) -> bool:
    return len({game.rules.box.cards.clade[card] for card in _papers(game, seat)}) == len(CLADES)


def _ages(game: Finished, seat: int) -> bool:
    periods = [game.rules.box.cards.period[card] for card in _papers(game, seat)]
    return all(periods.count(period) >= EACH for period in range(len(PERIODS)))


def _sea(game: Finished, seat: int) -> bool:
    return bool((game.state.published[seat] & game.rules.box.cards.marine).bit_count() >= SEA)


def _traces(game: Finished, seat: int) -> bool:
    kinds = {game.rules.box.cards.trace_kind[trace] for trace in bits(game.state.marks[seat])}
    return len(kinds) == len(TRACES)


def _giant(game: Finished, seat: int) -> bool:
    points = game.rules.box.cards.points
    return any(points[card] == max(points) for card in _papers(game, seat))


def _vocation(game: Finished, seat: int) -> bool:
    return sum(game.lines(seat, "personal")) >= VOCATION


def _shelf(game: Finished, seat: int) -> bool:
    return len(_papers(game, seat)) >= PAPERS


HONOURS: Final = (
    Honour("clean_desk", _clean_desk),
    Honour("discs", _discs),
    Honour("clades", _clades),
    Honour("ages", _ages),
    Honour("sea", _sea),
    Honour("traces", _traces),
    Honour("giant", _giant),
    Honour("vocation", _vocation),
    Honour("shelf", _shelf),
    *COMMON,
)
"""All of them, in the order of their plates."""
