"""End positions of Cubosaurs as people write them down: checked against the cards, then scored as one round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.position import PositionReader
from game.core.values import Outcome
from game.core.yaml_file import Document, KeyPath
from game.cubosaurs.data import Figures
from game.cubosaurs.model import BLACK, DINOSAURS, EGG, EGGS, GREY, MOST_SEATS, TYPES
from game.cubosaurs.result import settle
from game.cubosaurs.rules import CuboRules
from game.cubosaurs.scoring import Holding, Raptor, egg_number, lines, score

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
"""
"""How a position is written: what `cabinet score --help` says of it."""

LARGEST: Final = 20
"""The largest gain or loss of a velociraptor that is believed: printings may differ from the built-in copies."""

_BASIC: Final = (*TYPES[:DINOSAURS], "eggs", "black", "grey")
_ADVANCED: Final = ("tiles", "dna")


def position(figures: Figures, options: Mapping[str, str], document: Document) -> Outcome:
    """The result of the collections in the document, or BadData with everything that is impossible in them."""
    reader = _Reader(document, CuboRules(figures, 2, options))
    collections = reader.seats("collections", MOST_SEATS)
    reader.stop_if_refused()
    held = [reader.collection(data, ("collections", number)) for number, data in enumerate(collections)]
    reader.check_stock(figures, held)
    reader.stop_if_refused()
    rules = reader.rules
    rows = [lines(rules.deck, rules.bonuses, held, seat) for seat in range(len(held))]
    dna = [tokens // rules.tokens_per_point if rules.advanced else None for tokens in reader.tokens]
    scores = tuple(score(row, rules.bonuses, points) for row, points in zip(rows, dna, strict=True))
    return settle(scores, [sum(row) for row in rows])


class _Reader(PositionReader):
    """Reads collections."""

    def __init__(self, document: Document, rules: CuboRules) -> None:
        super().__init__(document)
        self.rules = rules
        self.tokens: list[int] = []

    def collection(self, data: object, path: KeyPath) -> Holding:
        """One collection as the score reads it; its tokens are noted beside."""
        result = Holding()
        self.tokens.append(0)
        if not isinstance(data, dict):
            self.refuse(path, "must be a mapping of types to what is held of them")
            return result
        for key in data:
            self._known(key, (*path, key))
        for type_, name in enumerate(TYPES[:DINOSAURS]):
            result.types[type_] = self.number(data.get(name), (*path, name))
        result.eggs = self.eggs(data.get("eggs"), (*path, "eggs"))
        result.black = self.raptors(data.get("black"), (*path, "black"))
        result.grey = self.raptors(data.get("grey"), (*path, "grey"))
        result.types[EGG] = len(result.eggs)
        result.types[BLACK], result.types[GREY] = len(result.black), len(result.grey)
        if self.rules.advanced:
            result.tiles = self.tiles(data.get("tiles"), (*path, "tiles"))
            self.tokens[-1] = self.number(data.get("dna"), (*path, "dna"))
        return result

    def _known(self, key: object, path: KeyPath) -> None:
        """Refuse keys that a collection does not have."""
        if key in _ADVANCED and not self.rules.advanced:
            self.refuse(path, "belongs to the advanced game (options: {advanced: true})")
        elif key not in _BASIC + _ADVANCED:
            self.refuse(path, f"there is no such type (there are: {', '.join(_BASIC + _ADVANCED)})")

    def eggs(self, data: object, path: KeyPath) -> list[int]:
        """The numbers of the eggs."""
        found: list[int] = []
        for number, name in enumerate(self.items(data, path, "eggs")):
            egg = egg_number(name) if isinstance(name, str) else -1
            if egg < 0:
                self.refuse((*path, number), f"there is no egg '{name}' (there are: {', '.join(EGGS)})")
            else:
                found.append(egg)
        return found

    def raptors(self, data: object, path: KeyPath) -> list[Raptor]:
        """The velociraptors of a colour."""
        items = self.items(data, path, "velociraptors like {gain: 2, loss: 2}")
        return [self._raptor(item, (*path, number)) for number, item in enumerate(items)]

    def _raptor(self, data: object, path: KeyPath) -> Raptor:
        if not isinstance(data, dict) or set(data) != {"gain", "loss"}:
            self.refuse(path, "must be a velociraptor like {gain: 2, loss: 2}")
            return 0, 0
        for key, value in data.items():
            if type(value) is not int or not 0 <= value <= LARGEST:
                self.refuse((*path, key), f"must be a whole number from 0 to {LARGEST}")
                return 0, 0
        return data["gain"], data["loss"]

    def tiles(self, data: object, path: KeyPath) -> int:
        """The mask of the tiles bought this round."""
        numbers = {tile.id: tile.number for tile in self.rules.tiles}
        mask = 0
        for at, name in enumerate(self.items(data, path, "tiles")):
            if not isinstance(name, str) or name not in numbers:
                self.refuse((*path, at), f"there is no tile '{name}' (there are: {', '.join(numbers)})")
            elif mask >> numbers[name] & 1:
                self.refuse((*path, at), f"there is only one tile '{name}'")
            else:
                mask |= 1 << numbers[name]
        return mask

    def check_stock(self, figures: Figures, held: list[Holding]) -> None:
        """Refuse more cards, tiles and tokens than there are."""
        whole: KeyPath = ("collections",)
        for type_, name in enumerate(TYPES[:EGG]):
            count, copies = sum(one.types[type_] for one in held), figures.cards.copies(name)
            if count > copies:
                self.refuse(whole, f"hold {count} of {name}, but there are only {copies}")
        for egg, name in enumerate(EGGS):
            if sum(one.eggs.count(egg) for one in held) > 1:
                self.refuse(whole, f"hold the egg '{name}' more than once, but there is only one")
        for tile in self.rules.tiles:
            if sum(one.tiles >> tile.number & 1 for one in held) > 1:
                self.refuse(whole, f"hold the tile '{tile.id}' more than once, but there is only one")
        if sum(self.tokens) > self.rules.token_count:
            self.refuse(whole, f"hold {sum(self.tokens)} DNA tokens, but there are only {self.rules.token_count}")
