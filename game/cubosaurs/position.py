"""End positions of Cubosaurs as people write them down: checked against the cards, then scored as one round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.position import Entries, PositionReader
from game.core.sentence import say
from game.core.values import Line, Outcome, Score
from game.core.yaml_file import Document, KeyPath
from game.cubosaurs.data import Figures
from game.cubosaurs.model import BLACK, DINOSAURS, EGG, EGGS, GREY, TYPES
from game.cubosaurs.result import settle
from game.cubosaurs.rules import CuboRules
from game.cubosaurs.scoring import EARLIER, Holding, lines, score
from game.cubosaurs.sheet import sheet_of

FORMAT: Final = """\
A position lists one to five collections; everything that is left out counts as nothing:

    game: cubosaurs
    options: {advanced: true}
    collections:
      - trex: 1                                # cards of a dinosaur
        eggs: [pentaceratops, trex]            # Eggs by their dinosaur
        black: [{gain: 2, loss: 2}]            # Velociraptors with the two numbers on the card
        grey: [{gain: 3, loss: 1}]
        tiles: [types]                         # bought tiles and DNA tokens, in the advanced game
        dna: 3
        earlier: 12                            # points of the rounds before, where there were some
"""
"""How a position is written: what `cabinet score --help` says of it."""


def position(figures: Figures, options: Mapping[str, str], document: Document) -> Outcome:
    """The result of the collections in the document, or BadData with everything that is impossible in them."""
    reader, rules = PositionReader(document), CuboRules(figures, 2, options)
    entries = reader.read(sheet_of(rules))
    held = [_holding(rules, one) for one in entries]
    _check_stock(reader, figures, rules, held, [one["dna"] for one in entries])
    reader.stop_if_refused()
    rows = [lines(rules.deck, rules.bonuses, held, seat) for seat in range(len(held))]
    scores = [
        score(row, rules.bonuses, one["dna"] // rules.tokens_per_point if rules.advanced else None)
        for row, one in zip(rows, entries, strict=True)
    ]
    return settle(_with_earlier(scores, [one["earlier"] for one in entries]), [sum(row) for row in rows])


def _with_earlier(scores: list[Score], earlier: list[int]) -> tuple[Score, ...]:
    """The scores with a line of the rounds before, if anybody had points in them."""
    if not any(earlier):
        return tuple(scores)
    return tuple(Score((Line(EARLIER, points), *one.lines)) for one, points in zip(scores, earlier, strict=True))


def _holding(rules: CuboRules, entries: Entries) -> Holding:
    """One collection as the score reads it."""
    result = Holding()
    for type_, name in enumerate(TYPES[:DINOSAURS]):
        result.types[type_] = entries[name]
    result.eggs, result.black, result.grey = entries["eggs"], entries["black"], entries["grey"]
    result.tiles = sum(1 << rules.tiles[at].number for at in set(entries["tiles"]))
    result.types[EGG] = len(result.eggs)
    result.types[BLACK], result.types[GREY] = len(result.black), len(result.grey)
    return result


def _check_stock(
    reader: PositionReader, figures: Figures, rules: CuboRules, held: list[Holding], tokens: list[int]
) -> None:
    """Refuse more cards, tiles and tokens than there are."""
    whole: KeyPath = ("collections",)
    for type_, name in enumerate(TYPES[:EGG]):
        count, copies = sum(one.types[type_] for one in held), figures.cards.copies(name)
        if count > copies:
            reader.refuse(whole, say("hold {n} of {name}, but there are only {most}", n=count, name=name, most=copies))
    for egg, name in enumerate(EGGS):
        if sum(one.eggs.count(egg) for one in held) > 1:
            reader.refuse(whole, say("hold the egg '{name}' more than once, but there is only one", name=name))
    for tile in rules.tiles:
        if sum(one.tiles >> tile.number & 1 for one in held) > 1:
            reader.refuse(whole, say("hold the tile '{name}' more than once, but there is only one", name=tile.id))
    if sum(tokens) > rules.token_count:
        few = say("hold {n} DNA tokens, but there are only {most}", n=sum(tokens), most=rules.token_count)
        reader.refuse(whole, few)
