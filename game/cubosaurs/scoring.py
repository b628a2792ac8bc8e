"""What a collection is worth: dinosaurs by number, velociraptors by pairs, eggs by majorities, tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.values import Line, Score
from game.cubosaurs.cards import Deck
from game.cubosaurs.model import BLACK, DINOSAURS, EGG, GREY, TYPES, VELOCIRAPTOR

Raptor = tuple[int, int]
"""A velociraptor's gain in a pair and its loss alone."""

LABELS: Final = (*TYPES[:DINOSAURS], "raptors", "eggs")
"""The labels of the lines that every collection has."""

EARLIER: Final = "earlier"
"""The label of the rounds before, where a position of the last one is written down."""

TILES: Final = "tiles"
"""The part of the lines of tiles, whose ids are their labels."""


class Holding:
    """One collection as the score reads it: cards by type, velociraptors by colour, eggs, tiles."""

    __slots__ = ("black", "eggs", "grey", "tiles", "types")

    def __init__(self) -> None:
        self.types: list[int] = [0] * len(TYPES)
        self.black: list[Raptor] = []
        self.grey: list[Raptor] = []
        self.eggs: list[int] = []
        self.tiles: int = 0

    def most_of(self, egg: int) -> int:
        """How many dinosaurs count for that egg."""
        return self.types[GREY] + self.types[BLACK] if egg == VELOCIRAPTOR else self.types[egg]


def holding(deck: Deck, counts: Sequence[int], base: int, tiles: int) -> Holding:
    """The collection whose counts begin at `base`."""
    result = Holding()
    types = result.types
    for kind in range(deck.size):
        count = counts[base + kind]
        if not count:
            continue
        type_ = deck.type_of[kind]
        types[type_] += count
        if type_ >= DINOSAURS:
            _add_special(result, deck, kind, type_, count)
    result.tiles = tiles
    return result


def _add_special(result: Holding, deck: Deck, kind: int, type_: int, count: int) -> None:
    """Note velociraptors with their values, and eggs."""
    card = deck.kinds[kind]
    if type_ == EGG:
        result.eggs.append(card.egg)
    elif type_ == BLACK:
        result.black += [(card.gain, card.loss)] * count
    else:
        result.grey += [(card.gain, card.loss)] * count


def dinosaur_points(points: Sequence[int], count: int) -> int:
    """The points of all cards of a type together."""
    return points[min(count, len(points)) - 1] if count else 0


def raptor_points(black: list[Raptor], grey: list[Raptor]) -> int:
    """The best pairing: as many pairs as there can be, of those that gain and would lose most."""
    few, many = (black, grey) if len(black) <= len(grey) else (grey, black)
    total = 0
    for gain, _ in few:
        total += gain
    for _, loss in many:
        total -= loss
    if few:
        paired = [gain + loss for gain, loss in many]
        if len(few) < len(many):
            paired.sort(reverse=True)
        total += sum(paired[: len(few)])
    return total


def egg_points(deck: Deck, held: Sequence[Holding], seat: int) -> int:
    """Gains of the eggs with the most dinosaurs (ties count, none does not), less the losses of the others."""
    total = 0
    for egg in held[seat].eggs:
        own = held[seat].most_of(egg)
        gain, loss = deck.eggs[egg]
        if own and all(other.most_of(egg) <= own for other in held):
            total += gain
        else:
            total -= loss
    return total


class Bonus:
    """A tile that counts at the end of a round: by types of cards, or by eggs."""

    __slots__ = ("amount", "id", "mask", "per_egg")

    def __init__(self, id_: str, mask: int, amount: int, per_egg: bool) -> None:
        self.id = id_
        self.mask = mask
        self.amount = amount
        self.per_egg = per_egg

    def points(self, own: Holding) -> int:
        """What the tile brings its owner, 0 to one who has not bought it."""
        if not own.tiles & self.mask:
            return 0
        return self.amount * (own.types[EGG] if self.per_egg else sum(1 for count in own.types if count))


def lines(deck: Deck, bonuses: Sequence[Bonus], held: Sequence[Holding], seat: int) -> list[int]:
    """The points of one collection at the table, line by line: LABELS, then the bonuses."""
    own = held[seat]
    result = [dinosaur_points(deck.points[type_], own.types[type_]) for type_ in range(DINOSAURS)]
    result.append(raptor_points(own.black, own.grey))
    result.append(egg_points(deck, held, seat))
    return result + [bonus.points(own) for bonus in bonuses]


def labelled(points: Sequence[int], bonuses: Sequence[Bonus], part: str = "") -> list[Line]:
    """The lines of a round with their labels; those of tiles have a part of their own."""
    tiles = f"{part}.{TILES}" if part else TILES
    named = [Line(label, points[number], part) for number, label in enumerate(LABELS)]
    return named + [Line(bonus.id, points[len(LABELS) + number], tiles) for number, bonus in enumerate(bonuses)]


def score(points: Sequence[int], bonuses: Sequence[Bonus], dna: int | None) -> Score:
    """The score of a single round; `dna` is None in the basic game."""
    extra = [] if dna is None else [Line("dna", dna)]
    return Score(tuple(labelled(points, bonuses) + extra))
