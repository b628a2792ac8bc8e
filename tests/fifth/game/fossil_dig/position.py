"""End positions of Fossil Dig as people write them down, scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.position import PositionReader
from game.core.result import outcome_of
from game.core.sentence import say
from game.core.sheet import Field, Sheet
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


SHAPE: Final = "must be a mapping of 'secret' to a fossil and 'brought' to a list of fossils"


def sheet(figures: Figures, options: Mapping[str, str], seats: int) -> Sheet:  # noqa: ARG001
    """What is written down of a collection."""
    words, art = "fossil_dig.kind.{}", "fossil_dig/{}"
    fields = (
        Field(
            "secret", "choice", KINDS, needed=True, what="fossil", words=words, art=art, label="fossil_dig.pad.secret"
        ),
        Field("brought", "names", KINDS, what="fossil", words=words, art=art, label="fossil_dig.pad.brought"),
    )
    return Sheet("collections", 4, fields, SHAPE)


def position(figures: Figures, options: Mapping[str, str], document: Document) -> Outcome:
    """The result of the collections in the document, or BadData with everything that is impossible in them."""
    reader = PositionReader(document)
    collections = reader.read(sheet(figures, options, 2))
    for kind, name in enumerate(KINDS):
        count = sum([one["secret"], *one["brought"]].count(kind) for one in collections)
        copies = figures.game.fossils[name].copies
        if count > copies:
            few = say("hold {n} of {name}, but there are only {most}", n=count, name=name, most=copies)
            reader.refuse(("collections",), few)
    reader.stop_if_refused()
    rules = DigRules(figures, max(2, len(collections)), options)
    counts = [[one["brought"].count(kind) for kind in range(len(KINDS))] for one in collections]
    scores = tuple(rules.score(count, one["secret"]) for count, one in zip(counts, collections, strict=True))
    return outcome_of(scores, [sum(count) for count in counts], "most_fossils")
