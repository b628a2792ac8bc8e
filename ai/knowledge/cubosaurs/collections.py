"""What collections of Cubosaurs are worth with the cards that may still come to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cubosaurs.cards import Deck
from game.cubosaurs.model import BLACK, DINOSAURS, EGG, CuboState
from game.cubosaurs.rules import CuboRules
from game.cubosaurs.scoring import egg_points, holding, raptor_points

TOKEN: Final = 0.5
"""What a DNA token is worth."""


class Collections:
    """All collections of a round in a world, and how likely each kind of card is to be drawn next."""

    def __init__(self, rules: CuboRules, world: CuboState) -> None:
        self.rules = rules
        self.deck: Deck = rules.deck
        self.seats = rules.seats
        self.holdings = [holding(rules.deck, world.counts, s * rules.size, world.tiles[s]) for s in range(rules.seats)]
        self.held = world.held[:]
        self.left = world.left
        self.turns = world.left / rules.seats
        total = max(1, len(world.pool))
        self.chances = [(kind, world.pool.count(kind) / total) for kind in range(rules.size) if kind in world.pool]

    def points(self, seat: int) -> int:
        """The points of a seat as its collection stands."""
        own = self.holdings[seat]
        total = raptor_points(own.black, own.grey)
        for type_ in range(DINOSAURS):
            total += self.deck.sums[type_][own.types[type_]]
        for bonus in self.rules.bonuses:
            total += bonus.points(own)
        return total + egg_points(self.deck, self.holdings, seat) if own.eggs else total

    def add(self, seat: int, kind: int) -> float:
        """Lay a card into a collection; the result is what its DNA icon is worth."""
        own, card = self.holdings[seat], self.deck.kinds[kind]
        own.types[card.type] += 1
        if card.type == EGG:
            own.eggs.append(card.egg)
        elif card.type >= DINOSAURS:
            (own.black if card.type == BLACK else own.grey).append((card.gain, card.loss))
        return TOKEN if card.dna else 0.0

    def drop(self, seat: int, kind: int) -> None:
        """Take a card out of a collection."""
        own, card = self.holdings[seat], self.deck.kinds[kind]
        own.types[card.type] -= 1
        if card.type == EGG:
            own.eggs.remove(card.egg)
        elif card.type >= DINOSAURS:
            (own.black if card.type == BLACK else own.grey).remove((card.gain, card.loss))

    def with_cards(self, seat: int, cards: Sequence[int]) -> float:
        """The points of a seat if it kept these cards."""
        icons = 0.0
        for kind in cards:
            icons += self.add(seat, kind)
        result = self.points(seat) + icons
        for kind in cards:
            self.drop(seat, kind)
        return result

    def without(self, seat: int, kind: int) -> int:
        """The points of a seat if it gave a card away."""
        self.drop(seat, kind)
        result = self.points(seat)
        self.add(seat, kind)
        return result

    def best_without(self, seat: int, barred: int) -> float:
        """The points of a seat after its best refusal of a hand with these kinds barred; far below if it has none."""
        mask = self.held[seat] & ~barred
        return max((self.without(seat, kind) for kind in range(self.rules.size) if mask >> kind & 1), default=-99)

    def response(self, seat: int, cards: Sequence[int], barred: int) -> float:
        """By how much a seat betters itself at once when it is handed these cards: it keeps or refuses them."""
        best = max(self.with_cards(seat, cards), self.best_without(seat, barred))
        return best - self.points(seat)

    def draw_response(self, seat: int) -> float:
        """By how much a seat betters itself on average with a card drawn from all that nobody has seen."""
        if not self.left:
            return 0.0
        return sum(chance * self.response(seat, (kind,), self.deck.family[kind]) for kind, chance in self.chances)

    def promise(self, seat: int) -> float:
        """By how much the next card that a seat draws betters its collection on average, if it keeps only good ones."""
        now = self.points(seat)
        total = 0.0
        for kind, chance in self.chances:
            gain = self.with_cards(seat, (kind,)) - now
            if gain > 0.0:
                total += chance * gain
        return total
