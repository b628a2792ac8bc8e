"""End positions of Fossil Dig as people write them down, scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.position import PositionReader
from game.core.result import outcome_of
from game.core.values import Outcome
from game.core.yaml_file import Document
from tests.fifth.game.fossil_dig.data import Figures
from tests.fifth.game.fossil_dig.model import KINDS
from tests.fifth.game.fossil_dig.rules import DigRules

FORMAT: Final = """\
A position lists one to four collections, each with its secret card and what was brought home:

    game: fossil_dig
    collections:
      - {secret: skull, brought: [fern, fern, skull]}
      - {secret: fern, brought: [ammonite]}

Kinds of fossils are those of data/fossil_dig.
"""
"""How a position is written: what `cabinet score --help` says of it."""


def position(figures: Figures, options: Mapping[str, str], document: Document) -> Outcome:
    """The result of the collections in the document, or BadData with everything that is impossible in them."""
    reader = _Reader(document)
    collections = [reader.cards(data, n) for n, data in enumerate(reader.seats("collections", 4))]
    for kind, name in enumerate(KINDS):
        count, copies = sum(cards.count(kind) for cards in collections), figures.game.fossils[name].copies
        if count > copies:
            reader.refuse(("collections",), f"hold {count} of {name}, but there are only {copies}")
    reader.stop_if_refused()
    rules = DigRules(figures, max(2, len(collections)), options)
    counts = [[cards[1:].count(kind) for kind in range(len(KINDS))] for cards in collections]
    scores = tuple(rules.score(count, cards[0]) for count, cards in zip(counts, collections, strict=True))
    return outcome_of(scores, [sum(count) for count in counts], "most_fossils")


class _Reader(PositionReader):
    """Reads collections."""

    def cards(self, data: object, number: int) -> list[int]:
        """The secret card and what was brought, by their numbers."""
        place = ("collections", number)
        if not isinstance(data, dict) or set(data) != {"secret", "brought"} or not isinstance(data["brought"], list):
            self.refuse(place, "must be a mapping of 'secret' to a fossil and 'brought' to a list of fossils")
            return []
        names = [data["secret"], *data["brought"]]
        for name in names:
            if name not in KINDS:
                self.refuse(place, f"there is no fossil '{name}' (there are: {', '.join(KINDS)})")
        return [KINDS.index(name) for name in names if name in KINDS]
