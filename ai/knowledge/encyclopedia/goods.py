"""What the goods of a seat of Encyclopedia are worth, by a row of the learned weights."""

from __future__ import annotations

from typing import Final

from ai.knowledge.encyclopedia.measures import (
    ANIMAL_OWED,
    EACH_COIN,
    EACH_SEAL,
    EACH_TOKEN,
    EXPERT_OWED,
    FIRST_COINS,
    FIRST_SEALS,
    FIRST_TOKENS,
    REPUTE,
)
from game.encyclopedia.box import Box
from game.encyclopedia.model import (
    ANIMAL,
    CHAIRS,
    COINS,
    EXPERT,
    GOODS,
    POINTS,
    REPUTATION,
    SEALS,
    SHELF,
    TOKENS,
    WIDTH,
    EncycState,
)
from game.encyclopedia.scoring import end_points

TRACK: Final[tuple[float, ...]] = (0.0, 1.2, 2.4, 2.0, 3.2, 4.4, 0.1, 1.3, 2.5, 1.5, 2.7, 3.9, 0.1, 1.3, 2.5, -1.3)
"""What a step of reputation promises: what was walked since its start, less the bonuses that were had for it."""

STEP: Final = 1.2
"""What one step of reputation promises, with its share of the bonuses, about."""

FEW_COINS: Final = 6
FEW_TOKENS: Final = 3
FEW_SEALS: Final = 2
"""So many coins, tokens and seals are measured apart from those beyond."""


def goods_worth(box: Box, state: EncycState, seat: int, row: list[float]) -> float:
    """Points, and the measures of goods: coins, tokens and seals, the first few apart, cards owed, reputation.

    Half a point stands for the half of what is paid for coins.
    """
    end, at = box.game.end, seat * WIDTH
    goods = state.goods
    coins, tokens, seals = goods[at + COINS], goods[at + TOKENS], goods[at + SEALS]
    total = goods[at + POINTS] + seals * end.seal + tokens * end.token + coins * end.coins / end.per_coins
    total += coins * row[EACH_COIN] + tokens * row[EACH_TOKEN] + seals * row[EACH_SEAL]
    few = min(FEW_COINS, coins) * row[FIRST_COINS] + min(FEW_TOKENS, tokens) * row[FIRST_TOKENS]
    total += few + min(FEW_SEALS, seals) * row[FIRST_SEALS]
    total += TRACK[min(len(TRACK) - 1, goods[at + REPUTATION])] * row[REPUTE]
    for code in state.pending:
        if code >> 1 == seat:
            total += row[ANIMAL_OWED if code & 1 else EXPERT_OWED]
    for frame in state.stack:
        if frame.seat == seat and frame.kind in (ANIMAL, EXPERT):
            total += row[ANIMAL_OWED if frame.kind == ANIMAL else EXPERT_OWED]
    for chair in range(seat * CHAIRS, seat * CHAIRS + CHAIRS):
        expert = state.active[chair]
        if expert >= 0 and box.experts.counted[expert]:
            total += end_points(box, expert, goods[at : at + WIDTH], state.shelf[seat * SHELF : seat * SHELF + SHELF])
    return total


def change_worth(box: Box, state: EncycState, seat: int, row: list[float]) -> float:
    """How many points more the seals of a seat are worth as coins, by the weights, than as seals; not less than 0."""
    at, end, goods = seat * WIDTH, box.game.end, state.goods
    coins, seals = goods[at + COINS], goods[at + SEALS]
    most = 0.0
    if not seals:
        return most
    for_coins, for_seals = counted(box, state, seat, COINS), counted(box, state, seat, SEALS)
    for changed in range(1, seals + 1):
        more = changed * box.seal_coins
        gain = more * (end.coins / end.per_coins + row[EACH_COIN] + for_coins)
        gain -= changed * (end.seal + row[EACH_SEAL] + for_seals)
        gain += (min(FEW_COINS, coins + more) - min(FEW_COINS, coins)) * row[FIRST_COINS]
        gain -= (min(FEW_SEALS, seals) - min(FEW_SEALS, seals - changed)) * row[FIRST_SEALS]
        most = max(most, gain)
    return most


def one_more(box: Box, state: EncycState, seat: int, good: int, row: list[float]) -> float:
    """What one more of a good is worth, about."""
    end, held = box.game.end, state.goods[seat * WIDTH + good]
    if good == COINS:
        return end.coins / end.per_coins + row[EACH_COIN] + (row[FIRST_COINS] if held < FEW_COINS else 0.0)
    if good == TOKENS:
        return end.token + row[EACH_TOKEN] + (row[FIRST_TOKENS] if held < FEW_TOKENS else 0.0)
    if good == SEALS:
        return end.seal + row[EACH_SEAL] + (row[FIRST_SEALS] if held < FEW_SEALS else 0.0)
    return STEP * row[REPUTE] if good == REPUTATION else 1.0


def counted(box: Box, state: EncycState, seat: int, good: int) -> float:
    """What the active experts of a seat give for one of a good at the end, on average."""
    experts, total = box.experts, 0.0
    for expert in state.active[seat * CHAIRS : seat * CHAIRS + CHAIRS]:
        if expert >= 0 and experts.counted[expert] == GOODS[good]:
            total += experts.amount[expert] / experts.per[expert]
    return total
