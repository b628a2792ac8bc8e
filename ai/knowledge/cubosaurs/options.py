"""What a choice in Cubosaurs is worth: the own points and prospects, less what it hands to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.knowledge.cubosaurs.collections import TOKEN, Collections
from game.cubosaurs import model
from game.cubosaurs.effects import Tile
from game.cubosaurs.model import BUY, KEEP, REFUSE, CuboAction, CuboState
from game.cubosaurs.rules import CuboRules

SIGHT: Final = 4.0
"""For how many turns to come the promise of a collection counts at most."""

HOPE: Final = 1.8
"""How much the promise of a turn counts: a collection may use what it cannot use at once, and give the rest away."""

NEIGHBOUR: Final = 0.5
"""How much the next player's gain counts between two; more players share it."""

Moves = tuple[tuple[int, int, int], ...]
"""Cards that move, each with the seat that gives and the seat that takes it (-1: it is destroyed)."""


def worth(rules: CuboRules, world: CuboState, options: Sequence[CuboAction]) -> list[float]:
    """What each option is worth to the seat to act, in points."""
    scales = Scales(rules, world)
    result: list[float] = []
    for option in options:
        if option.kind == BUY:
            result.append(scales.purchase(rules.tiles[option.tile]))
        elif option.kind in (KEEP, REFUSE):
            result.append(scales.keep() if option.kind == KEEP else scales.refuse(option.card))
        else:
            result.append(scales.effect(option, world.stack[-1].args))
    return result


class Scales:
    """Weighs the options of the seat to act in a world."""

    def __init__(self, rules: CuboRules, world: CuboState) -> None:
        self.rules = rules
        self.world = world
        self.collections = Collections(rules, world)
        self.seat = rules.to_act(world)
        self.following = rules.after(world, self.seat)
        self.others = [seat for seat in range(rules.seats) if seat != self.seat]
        self.rival = 1.0 / len(self.others)
        self.points = [self.collections.points(seat) for seat in range(rules.seats)]

    def standing(self) -> float:
        """The own collection with its promise, less the points of the others, as they stand now."""
        turns = min(SIGHT, self.collections.turns)
        theirs = sum(self.collections.points(other) - self.points[other] for other in self.others)
        hope = HOPE * turns * self.collections.promise(self.seat) if turns else 0.0
        return self.collections.points(self.seat) + hope - self.rival * theirs

    def keep(self) -> float:
        """Lay the hand into the collection; the next player draws."""
        collections, hand = self.collections, self.world.hand
        icons = sum([collections.add(self.seat, kind) for kind in hand])
        result = self.standing() + icons - self.handed(collections.draw_response(self.following))
        for kind in hand:
            collections.drop(self.seat, kind)
        return result

    def refuse(self, card: int) -> float:
        """Add a card to the hand, which the next player must answer; -1 adds none."""
        collections = self.collections
        cards, barred = self.world.hand, self.world.barred
        if card < 0:
            return self.standing() - self.handed(collections.response(self.following, cards, barred))
        collections.drop(self.seat, card)
        answer = collections.response(self.following, [*cards, card], barred | collections.deck.family[card])
        result = self.standing() - self.handed(answer)
        collections.add(self.seat, card)
        return result

    def handed(self, gain: float) -> float:
        """What it costs that the next player gains so much."""
        return NEIGHBOUR * self.rival * gain

    def best_turn(self) -> float:
        """The worth of the best way to end the turn without a tile."""
        return max(self.keep(), self.best_refusal(self.world.held[self.seat] & ~self.world.barred))

    def best_refusal(self, mask: int) -> float:
        """The worth of the best refusal with one of these kinds."""
        return max((self.refuse(card) for card in range(self.rules.size) if mask >> card & 1), default=-99.0)

    def purchase(self, tile: Tile) -> float:
        """What the turn is worth with a tile, less its price."""
        price = TOKEN * tile.cost
        if tile.effect == "free_refusal":
            return self.refuse(-1) - price
        if tile.effect == "forbidden_type":
            return self.best_refusal(self.world.held[self.seat]) - price
        if tile.bonus is not None:
            return self.best_turn() + self._bonus(tile) - price
        if tile.effect == "draw":
            return self._drawn() - price
        return self.best_turn() + self._best_effect(tile) - price

    def _bonus(self, tile: Tile) -> float:
        """What a tile that counts at the end of the round would bring now."""
        assert tile.bonus is not None
        own = self.collections.holdings[self.seat]
        own.tiles |= tile.bonus.mask
        points = tile.bonus.points(own)
        own.tiles ^= tile.bonus.mask
        return float(points)

    def _drawn(self) -> float:
        """The worth of the turn with one more card in hand, on average over all that nobody has seen."""
        hand, barred = self.world.hand, self.world.barred
        total = 0.0
        for kind, chance in self.collections.chances:
            self.world.hand = [*hand, kind]
            self.world.barred = barred | self.collections.deck.family[kind]
            total += chance * self.keep_or_pass()
        self.world.hand, self.world.barred = hand, barred
        return total

    def keep_or_pass(self) -> float:
        """The worth of keeping or of the refusal that costs the fewest points now."""
        mask = self.world.held[self.seat] & ~self.world.barred
        cards = [card for card in range(self.rules.size) if mask >> card & 1]
        if not cards:
            return self.keep()
        return max(self.keep(), self.refuse(max(cards, key=lambda card: self.collections.without(self.seat, card))))

    def _best_effect(self, tile: Tile) -> float:
        """The most that a tile which changes collections can bring."""
        now = self.standing()
        return max((self.moved(moves) for moves in self._moves(tile.effect)), default=now) - now

    def _moves(self, effect: str) -> list[Moves]:
        """Every change of collections that an effect can make."""
        own = self._held(self.seat)
        if effect == "destroy_own":
            return [((card, self.seat, -1),) for card in own]
        if effect == "give":
            return [((card, self.seat, other),) for card in own for other in self.others]
        theirs = [(card, other) for other in self.others for card in self._held(other)]
        if effect == "destroy_other":
            return [((card, other, -1),) for card, other in theirs]
        if effect == "steal":
            return [((card, other, self.seat),) for card, other in theirs]
        worst = max(own, key=lambda card: self.collections.without(self.seat, card))
        return [((card, other, self.seat), (worst, self.seat, other)) for card, other in theirs]

    def _held(self, seat: int) -> list[int]:
        return [card for card in range(self.rules.size) if self.world.held[seat] >> card & 1]

    def moved(self, moves: Moves) -> float:
        """The standing with cards moved between collections (-1: destroyed)."""
        icons = 0.0
        for card, giver, taker in moves:
            self.collections.drop(giver, card)
            if taker >= 0:
                icon = self.collections.add(taker, card)
                icons += icon if taker == self.seat else -self.rival * icon
        result = self.standing() + icons
        for card, giver, taker in moves:
            if taker >= 0:
                self.collections.drop(taker, card)
            self.collections.add(giver, card)
        return result

    def effect(self, action: CuboAction, chosen: tuple[int, ...]) -> float:
        """The worth of an answer that a tile or an owed token asks for."""
        seat, card, other = self.seat, action.card, action.other
        if action.kind == model.TOKEN:
            return float(self.points[other])
        if action.kind == model.DESTROY:
            return self.moved(((card, seat, -1),))
        if action.kind == model.DESTROY_OTHER:
            return self.moved(((card, other, -1),))
        if action.kind == model.STEAL:
            return self.moved(((card, other, seat),))
        if action.kind == model.GIVE_TO:
            return self.moved(((chosen[0], seat, other),))
        if action.kind == model.SWAP:
            return max(self.moved(((card, other, seat), (own, seat, other))) for own in self._held(seat))
        if chosen:
            return self.moved(((chosen[1], chosen[0], seat), (card, seat, chosen[0])))
        return max(self.moved(((card, seat, taker),)) for taker in self.others)
