"""How a sensible player of Encyclopedia goes on with research: the next cube, and what is paid to reach it."""

from __future__ import annotations

from ai.knowledge.encyclopedia.goods import goods_worth
from ai.knowledge.encyclopedia.worth import cube_gains, weights
from game.encyclopedia.box import Box
from game.encyclopedia.expedition import next_cost
from game.encyclopedia.model import (
    CHANGE,
    COIN,
    COINS,
    CUBE,
    DONE,
    TOKEN,
    TOKENS,
    TYPES,
    USE,
    WIDTH,
    EncycAction,
    EncycState,
)


def next_step(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The cube that brings most for its points, a boost if that pays, or the end."""
    gains = cube_gains(box, state, seat)
    best, most = options[-1], 0.0
    for option in options:
        if option.kind == CUBE:
            value = gains[box.category[option.animal * TYPES + option.type]] / box.cost[option.type]
            if value > most:
                best, most = option, value
    if most > 0.0:
        return best
    return _boost(box, state, seat, options, gains)


def _boost(box: Box, state: EncycState, seat: int, options: list[EncycAction], gains: list[float]) -> EncycAction:
    """Coins or tokens for the next cube if it is worth them; otherwise the end, or whatever is left."""
    best = next((option for option in options if option.kind == DONE), None)
    cost = next_cost(box, state, seat)
    promised = _promised(box, state, seat, cost, gains)
    missing = cost - state.strength
    tokens = min(state.goods[seat * WIDTH + TOKENS], (missing + box.token_boost - 1) // box.token_boost)
    most = 0.0 if best is not None else -1e9
    for option in options:
        if option.kind == COIN:
            value = promised - _price(box, state, seat, missing, 0)
        elif option.kind == TOKEN:
            rest = max(0, missing - tokens * box.token_boost)
            value = promised - _price(box, state, seat, rest, tokens)
        else:
            continue
        if value > most:
            best, most = option, value
    if best is not None:
        return best
    return next((option for option in options if option.kind not in (CHANGE, USE)), options[0])


def _promised(box: Box, state: EncycState, seat: int, cost: int, gains: list[float]) -> float:
    """What the best cube of that cost on the expedition brings."""
    best = 0.0
    for animal in state.study[seat]:
        if box.continent[animal] == state.target:
            for kind in box.free[state.cubes[animal]]:
                if box.cost[kind] == cost:
                    best = max(best, gains[box.category[animal * TYPES + kind]])
    return best


def _price(box: Box, state: EncycState, seat: int, coins: int, tokens: int) -> float:
    """What so many coins and tokens are worth to the seat."""
    at, goods, row = seat * WIDTH, state.goods, weights(box, state, seat)
    now = goods_worth(box, state, seat, row)
    goods[at + COINS] -= coins
    goods[at + TOKENS] -= tokens
    without = goods_worth(box, state, seat, row)
    goods[at + COINS] += coins
    goods[at + TOKENS] += tokens
    return now - without
