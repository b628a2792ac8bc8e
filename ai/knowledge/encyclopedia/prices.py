"""What goods, cards and steps of reputation are worth to a seat of Encyclopedia, by the learned weights."""

from __future__ import annotations

from typing import Final

from ai.knowledge.encyclopedia.goods import FEW, TRACK, counted
from ai.knowledge.encyclopedia.worth import LONGEST, MEASURES, TABLE, expected, turns_left
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

SPITE: Final = 0.5
"""How much of what another is paid counts against an option."""

FORESIGHT: Final = 0.3
"""How much of what a die may still bring its owner is lost with it."""


class Prices:
    """What one more of everything is worth after the action that a seat is about to do."""

    def __init__(self, box: Box, state: EncycState, seat: int) -> None:
        self.box = box
        self.state = state
        self.seat = seat
        self.turns = turns_left(box, state, seat) - (state.stack[-1].kind == TAKE)
        self.row = row = TABLE[max(0, min(LONGEST, self.turns))]
        end, at = box.game.end, seat * WIDTH
        self.held = state.goods[at : at + WIDTH]
        self.beyond = end.coins / end.per_coins + row[1] + counted(box, state, seat, COINS)
        self.token_beyond = end.token + row[2] + counted(box, state, seat, TOKENS)
        """A coin and a token beyond the first few."""
        self.coin = self.beyond + (row[4] if self.held[COINS] <= FEW[1] else 0.0)
        self.token = self.token_beyond + (row[5] if self.held[TOKENS] <= FEW[2] else 0.0)
        self.seal = (
            end.seal + row[3] + counted(box, state, seat, SEALS) + (row[6] if self.held[SEALS] <= FEW[3] else 0.0)
        )
        self.seal = max(self.seal, self.coins(box.seal_coins))
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
        return best + self.row[31]

    def _animals(self) -> list[float]:
        """The best animal on display by continent."""
        box, state, seat, row = self.box, self.state, self.seat, self.row
        result = [NOTHING] * LANDS
        now = expected(box, state, seat, row)
        study = state.study[seat]
        for animal in state.animals:
            if animal >= 0:
                state.study[seat] = [*study, animal]
                land = box.continent[animal]
                result[land] = max(result[land], expected(box, state, seat, row) - now)
        state.study[seat] = study
        return result

    def coins(self, count: int) -> float:
        """So many coins more."""
        few = min(FEW[1], self.held[COINS] + count) - min(FEW[1], self.held[COINS])
        return count * self.beyond + few * self.row[4]

    def tokens(self, count: int) -> float:
        """So many expedition tokens more."""
        few = min(FEW[2], self.held[TOKENS] + count) - min(FEW[2], self.held[TOKENS])
        return count * self.token_beyond + few * self.row[5]

    def bank(self) -> float:
        """The coins of the Bank, and the First Player token if it is still there."""
        first = self.row[26] if not self.state.banked and self.state.first != self.seat else 0.0
        return self.coins(self.box.game.bank.coins) + first

    def steps(self, count: int) -> float:
        """So many steps of reputation: the bonuses on the way, and how far it is to the next one."""
        box, row = self.box, self.row
        step = self.held[REPUTATION]
        ahead = box.ahead(step, count)
        after = (step + count) % (box.last_step + 1)
        total = (TRACK[min(len(TRACK) - 1, after)] - TRACK[min(len(TRACK) - 1, step)]) * row[30]
        total += box.ahead_tokens[ahead] * self.token + box.ahead_coins[ahead] * self.coin
        total += box.ahead_seals[ahead] * self.seal + box.ahead_animals[ahead] * row[8]
        return total + box.ahead_experts[ahead] * row[7]

    def pay(self, space: int) -> float:
        """What a space pays its owner."""
        amount, good = self.box.pay_amount[space], self.box.pay_good[space]
        if good == COINS:
            return amount * self.coin
        return self.steps(amount) if good == REPUTATION else float(amount)

    def paid(self, owner: int, slot: int) -> float:
        """What taking a die gives to its owner, as far as it counts; of an own die what it might still bring."""
        space = self.state.extra[owner] if slot == SLOTS - 1 else slot
        return (FORESIGHT if owner == self.seat else SPITE) * self.pay(space)
