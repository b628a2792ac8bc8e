"""What can be won beside a game of Draftosaurus, and what nearly wins it."""

from __future__ import annotations

from game.core.honours import Finished
from game.draftosaurus.honours import HONOURS
from tests.game.draftosaurus.table import Table
from tests.game.honouring import check, finished


def zoo(side: str = "summer", winners: tuple[int, ...] = (0,), **pens: str) -> Finished:
    """A game whose first zoo stands like this."""
    table = Table(2, board=side)
    table.zoo(0, **pens)
    return finished(table.rules, table.state, winners=winners)


def crowned(king: int, island: int) -> Finished:
    """A game with such points of two pens."""
    table = Table(2)
    return finished(table.rules, table.state, {"king": king, "island": island})


CASES = {
    "dry_river": (zoo(trio="tsp"), zoo(trio="tsp", river="b")),
    "no_trex": (zoo(trio="spc"), zoo(trio="spc", river="t")),
    "herd": (zoo(sameness="sssss"), zoo(sameness="ssss")),
    "rainbow": (zoo(differences="tspcob"), zoo(differences="tspco")),
    "lovers": (zoo(love="ttsspp"), zoo(love="ttssptcob")),
    "crowns": (crowned(7, 7), crowned(7, 0)),
    "order": (zoo("winter", wood="tstst"), zoo("winter", wood="tsts")),
    "pyramid": (zoo("winter", pyramid="tstpbo"), zoo("winter", pyramid="tstpb.")),
    "palace": (zoo(sameness="t", trio="t", king="t", island="t"), zoo(sameness="t", trio="tt", king="t", river="t")),
}


def test_every_honour_is_won_and_nearly_won() -> None:
    """By the zoo as it stands."""
    check(HONOURS, CASES)


def test_a_shared_victory_is_no_victory_alone() -> None:
    """An empty river counts for whoever wins alone."""
    own = {honour.id: honour for honour in HONOURS}
    assert not own["dry_river"].marks(zoo(winners=(0, 1)), 0)
    assert not own["dry_river"].marks(zoo(winners=(1,)), 0)
    assert own["together"].marks(zoo(winners=(0, 1)), 0) == ["together"]
