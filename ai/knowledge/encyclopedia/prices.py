"""What goods, cards and steps of reputation are worth to a seat of Encyclopedia, by the learned weights."""

from __future__ import annotations

from typing import Final

from ai.knowledge.encyclopedia.goods import FEW_COINS, FEW_SEALS, FEW_TOKENS, TRACK, counted
from ai.knowledge.encyclopedia.habits import HABITS
from ai.knowledge.encyclopedia.measures import (
    ANIMAL_OWED,
    EACH_COIN,
    EACH_EXPERT,
    EACH_SEAL,
    EACH_TOKEN,
    EXPERT_OWED,
    FIRST_COINS,
    FIRST_PLAYER,
    FIRST_SEALS,
    FIRST_TOKENS,
    MEASURES,
    REPUTE,
)
from ai.knowledge.encyclopedia.study import Prospects, Study
from ai.knowledge.encyclopedia.worth import BY_TURNS, LONGEST, turns_left
from game.encyclopedia.box import Box
from game.encyclopedia.model import (
    ANIMALS_AT,
    COINS,
    EXPERTS_AT,
    LANDS,
    REPUTATION,
    SEALS,
    SHELF,
    SLOTS,
    TAKE,
    TOKENS,
    WIDTH,
    EncycState,
)
from game.encyclopedia.scoring import end_points

NOTHING: Final = -1e9
"""What is not to be had is worth."""

USUAL: Final = 4
"""The value that is expected of a die that is still to be rolled."""


class Prices:
    """What one more of everything is worth after the action that a seat is about to do."""

    def __init__(self, box: Box, state: EncycState, seat: int) -> None:
        self.box = box
        self.state = state
        self.seat = seat
        self.turns = turns_left(box, state, seat) - (state.stack[-1].kind == TAKE)
        self.row = row = BY_TURNS[max(0, min(LONGEST, self.turns))]
        end, at = box.game.end, seat * WIDTH
        self.held = state.goods[at : at + WIDTH]
        self.beyond = end.coins / end.per_coins + row[EACH_COIN] + counted(box, state, seat, COINS)
        self.token_beyond = end.token + row[EACH_TOKEN] + counted(box, state, seat, TOKENS)
        """A coin and a token beyond the first few."""
        self.coin = self.beyond + (row[FIRST_COINS] if self.held[COINS] <= FEW_COINS else 0.0)
        self.token = self.token_beyond + (row[FIRST_TOKENS] if self.held[TOKENS] <= FEW_TOKENS else 0.0)
        seal = end.seal + row[EACH_SEAL] + counted(box, state, seat, SEALS)
        seal += row[FIRST_SEALS] if self.held[SEALS] <= FEW_SEALS else 0.0
        self.seal = max(seal, self.coins(box.seal_coins))
        self.expert = self._expert()
        self.animals = self._animals()

    def _expert(self) -> float:
        """The best expert on display: what is learned of it, the collection that it adds to, what it counts."""
        box, best = self.box, 0.0
        shelf = self.state.shelf[self.seat * SHELF : self.seat * SHELF + SHELF]
        for expert in self.state.experts:
            if expert >= 0:
                land = box.experts.continent[expert]
                cards = shelf[ANIMALS_AT + land] + shelf[EXPERTS_AT + land]
                gain = box.card_points[cards + 1] - box.card_points[cards]
                gain += end_points(box, expert, self.held, shelf)
                best = max(best, self.row[MEASURES + expert] + gain)
        return best + self.row[EACH_EXPERT]

    def _animals(self) -> list[float]:
        """The best animal on display by continent."""
        box, result = self.box, [NOTHING] * LANDS
        prospects = Prospects(Study(box, self.state, self.seat, self.row))
        for animal in self.state.animals:
            if animal >= 0:
                land = box.continent[animal]
                result[land] = max(result[land], prospects.with_animal(animal))
        return result

    def coins(self, count: int) -> float:
        """So many coins more."""
        few = min(FEW_COINS, self.held[COINS] + count) - min(FEW_COINS, self.held[COINS])
        return count * self.beyond + few * self.row[FIRST_COINS]

    def tokens(self, count: int) -> float:
        """So many expedition tokens more."""
        few = min(FEW_TOKENS, self.held[TOKENS] + count) - min(FEW_TOKENS, self.held[TOKENS])
        return count * self.token_beyond + few * self.row[FIRST_TOKENS]

    def bank(self) -> float:
        """The coins of the Bank, and the First Player token if it is still there."""
        first = self.row[FIRST_PLAYER] if not self.state.banked and self.state.first != self.seat else 0.0
        return self.coins(self.box.game.bank.coins) + first

    def steps(self, count: int) -> float:
        """So many steps of reputation: the bonuses on the way, and how far it is to the next one."""
        box, row = self.box, self.row
        step = self.held[REPUTATION]
        ahead = box.ahead(step, count)
        after = (step + count) % (box.last_step + 1)
        total = (TRACK[min(len(TRACK) - 1, after)] - TRACK[min(len(TRACK) - 1, step)]) * row[REPUTE]
        total += box.ahead_tokens[ahead] * self.token + box.ahead_coins[ahead] * self.coin
        total += box.ahead_seals[ahead] * self.seal + box.ahead_animals[ahead] * row[ANIMAL_OWED]
        return total + box.ahead_experts[ahead] * row[EXPERT_OWED]

    def pay(self, space: int) -> float:
        """What a space pays its owner."""
        amount, good = self.box.pay_amount[space], self.box.pay_good[space]
        if good == COINS:
            return amount * self.coin
        return self.steps(amount) if good == REPUTATION else float(amount)

    def paid(self, owner: int, slot: int) -> float:
        """What taking a die gives to its owner, as far as it counts; of an own die what it might still bring."""
        space = self.state.extra[owner] if slot == SLOTS - 1 else slot
        return (HABITS.foresight if owner == self.seat else HABITS.spite) * self.pay(space)
