"""What can be won beside a game of Holotype, and what nearly wins it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.honours import Finished
from game.holotype.honours import HONOURS
from game.holotype.model import CLADES, PERIODS, TRACES
from tests.game.holotype.table import Table
from tests.game.honouring import check, finished

CARDS = Table().rules.box.cards


def some(**wanted: int) -> list[int]:
    """Cards that show something, by their numbers."""
    return [card for card in range(CARDS.count) if all(getattr(CARDS, key)[card] == n for key, n in wanted.items())]


def papers(cards: Iterable[int], traces: Iterable[int] = (), discs: int = 1) -> Finished:
    """A game in which the first seat has published these."""
    table = Table()
    table.state.published[0] = sum(1 << card for card in cards)
    table.state.marks[0] = sum(1 << trace for trace in traces)
    table.state.discs[0] = discs
    return finished(table.rules, table.state)


def lines(own: Mapping[str, int]) -> Finished:
    """A game with such lines."""
    table = Table()
    return finished(table.rules, table.state, own)


CLADE = [some(clade=n)[0] for n in range(len(CLADES))]
AGES = [card for n in range(len(PERIODS)) for card in some(period=n)[:2]]
SEA = some(clade=CLADES.index("marine_reptile"))
KINDS = [CARDS.trace_kind.index(n) for n in range(len(TRACES))]
BEST = max(range(CARDS.count), key=lambda card: CARDS.points[card])
LESSER = next(card for card in range(CARDS.count) if CARDS.points[card] < CARDS.points[BEST])

CASES = {
    "clean_desk": (lines({"unpublished": 0}), lines({"unpublished": -1})),
    "discs": (papers([], discs=0), papers([], discs=1)),
    "clades": (papers(CLADE), papers(CLADE[1:])),
    "ages": (papers(AGES), papers(AGES[1:])),
    "sea": (papers(SEA[:3]), papers([*SEA[:2], some(clade=0)[0]])),
    "traces": (papers([], KINDS), papers([], KINDS[1:])),
    "giant": (papers([BEST]), papers([LESSER])),
    "vocation": (lines({"personal": 15}), lines({"personal": 14})),
    "shelf": (papers(range(6)), papers(range(5))),
}


def test_every_honour_is_won_and_nearly_won() -> None:
    """By what was published."""
    check(HONOURS, CASES)


def test_without_objectives_no_disc_was_laid() -> None:
    """The Basal variant has none, so all of them lie somewhere else."""
    table = Table(basal="yes")
    table.state.discs[0] = 0
    own = {honour.id: honour for honour in HONOURS}
    assert not own["discs"].marks(finished(table.rules, table.state), 0)
