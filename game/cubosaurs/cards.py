"""The cards compiled for play: their kinds by number, and everything that the rules look up about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.cubosaurs.data import CardsData
from game.cubosaurs.model import BLACK, DINOSAURS, EGG, EGGS, GREY, TYPES, VELOCIRAPTOR


@dataclass(frozen=True)
class Card:
    """A kind of cards that nothing tells apart; `egg` is the number of its egg, -1 for a dinosaur."""

    name: str
    type: int
    dna: bool = False
    gain: int = 0
    loss: int = 0
    egg: int = -1


class Deck:
    """All cards of the game; copies that differ in nothing that counts are one kind.

    The DNA icon tells copies apart only in the advanced game.
    """

    def __init__(self, data: CardsData, advanced: bool) -> None:
        cards = sorted(_printed(data, advanced), key=lambda card: (card.type, card.egg, card.gain, card.loss, card.dna))
        self.kinds: list[Card] = list(dict.fromkeys(cards))
        self.size = len(self.kinds)
        self.number = {card.name: kind for kind, card in enumerate(self.kinds)}
        self.full = [self.number[card.name] for card in cards]
        self.copies = [self.full.count(kind) for kind in range(self.size)]
        self.type_of = [card.type for card in self.kinds]
        self.icon = [1 if card.dna else 0 for card in self.kinds]
        self.of_type = [self._mask(type_) for type_ in range(len(TYPES))]
        self.family = [self.of_type[type_] for type_ in self.type_of]
        self.points = [data.dinosaurs[name].points for name in TYPES[:DINOSAURS]]
        self.sums = [_sums(self.points[type_], len(self.full)) for type_ in range(DINOSAURS)]
        """The points of all cards of a type together, by their number, from none to more than there are."""
        self.eggs = [(data.eggs[name].gain, data.eggs[name].loss) for name in EGGS]
        self.counting = [self._counting(egg) for egg in range(len(EGGS))]

    def _mask(self, type_: int) -> int:
        return sum(1 << kind for kind, card in enumerate(self.kinds) if card.type == type_)

    def _counting(self, egg: int) -> list[int]:
        """The kinds of dinosaurs that count for an egg."""
        return [kind for kind, type_ in enumerate(self.type_of) if type_ != EGG and majority(type_) == egg]

    def mask_of(self, cards: list[int]) -> int:
        """The mask of all kinds that are of a type among these cards."""
        mask = 0
        for kind in cards:
            mask |= self.family[kind]
        return mask


def _sums(points: Sequence[int], most: int) -> list[int]:
    """The points of no card, of one and so on; more cards than have points bring as much as the last."""
    return [0, *(points[min(number, len(points)) - 1] for number in range(1, most + 1))]


def majority(type_: int) -> int:
    """The number of the egg for which cards of that type count (not to be asked about eggs)."""
    return VELOCIRAPTOR if type_ in (GREY, BLACK) else type_


def _printed(data: CardsData, advanced: bool) -> list[Card]:
    """Every single card."""
    cards: list[Card] = []
    for type_, name in enumerate(TYPES[:DINOSAURS]):
        for number in range(1, data.dinosaurs[name].copies + 1):
            dna = advanced and number in data.icons[name].copies
            cards.append(Card(name + _suffix(dna), type_, dna))
    for type_, colour in ((GREY, "grey"), (BLACK, "black")):
        raptors = [raptor for raptor in data.raptors.values() if raptor.colour == colour]
        for number, raptor in enumerate(raptors, 1):
            dna = advanced and number in data.icons[TYPES[type_]].copies
            name = f"{TYPES[type_]}:{raptor.gain}/{raptor.loss}{_suffix(dna)}"
            cards.append(Card(name, type_, dna, raptor.gain, raptor.loss))
    for number, name in enumerate(EGGS):
        dna = advanced and number + 1 in data.icons[TYPES[EGG]].copies
        cards.append(Card(f"egg:{name}{_suffix(dna)}", EGG, dna, data.eggs[name].gain, data.eggs[name].loss, number))
    return cards


def _suffix(dna: bool) -> str:
    return ":dna" if dna else ""
