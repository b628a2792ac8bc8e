"""How a sensible player of Encyclopedia brings an action to its end: research, levels, publication, cards."""

from __future__ import annotations

from ai.knowledge.encyclopedia_worth import CARD, sure, worth
from game.encyclopedia.box import Box
from game.encyclopedia.model import (
    ACT,
    BASE,
    CEILING,
    CHANGE,
    COINS,
    CUBE,
    DONE,
    EXTRA,
    JOIN,
    LEVEL,
    PARTNERS,
    REFERENCE,
    RESEARCH,
    SEAL,
    TAKE,
    TYPES,
    USE,
    WIDTH,
    EncycAction,
    EncycState,
)
from game.encyclopedia.rules import EncycRules

COIN_PRICE = 0.7
TOKEN_PRICE = 1.5
"""What is given away with a coin and a token."""


def finish(rules: EncycRules, state: EncycState, seat: int) -> None:
    """Bring the action under way to its end, in place; cards that are owed stay owed."""
    while state.stack and state.stack[-1].seat == seat:
        frame = state.stack[-1]
        if frame.kind in (ACT, TAKE, EXTRA):
            return
        options = rules.choices(state, frame)
        if not options:
            return
        rules.act(state, sensible(rules, state, seat, frame.kind, options), None)


def sensible(rules: EncycRules, state: EncycState, seat: int, kind: str, options: list[EncycAction]) -> EncycAction:
    """The option of a sensible player."""
    if len(options) == 1:
        return options[0]
    if kind == RESEARCH:
        return _research(rules.box, state, seat, options)
    if kind == CEILING:
        return _ceiling(rules.box, state, seat, options)
    if kind == PARTNERS:
        return _partner(rules.box, state, options)
    if kind == REFERENCE:
        return _reference(rules, state, seat, options)
    return _by_worth(rules, state, seat, options)


def _by_worth(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The option after which the seat is worth most."""
    best, most = options[0], -1e9
    for option in options:
        after = state.clone()
        rules.act(after, option, None)
        value = worth(rules.box, after, seat)
        if value > most:
            best, most = option, value
    return best


def _research(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The cube that brings most for its points, a boost if that pays, or the end."""
    hope = sure(box, state)
    best, most = options[-1], 0.0
    for option in options:
        if option.kind == CUBE:
            value = cube_gain(box, option.b, hope) / box.cost[option.b]
            if value > most:
                best, most = option, value
    if most > 0.0:
        return best
    return _boost(box, state, seat, options, hope)


def cube_gain(box: Box, kind: int, hope: float) -> float:
    """What a cube of a Type brings now and later."""
    return box.placed[kind] + hope * (box.worth[kind] + 1.2)


def _boost(box: Box, state: EncycState, seat: int, options: list[EncycAction], hope: float) -> EncycAction:
    """Coins for the next cube if they are worth it, then a token; otherwise the end, or whatever is left."""
    costs = [
        (box.cost[kind], kind)
        for animal in state.study[seat]
        if box.continent[animal] == state.target
        for kind in box.free[state.cubes[animal]]
    ]
    cost, kind = min(costs, default=(0, 0))
    missing = cost - state.strength
    pays = cube_gain(box, kind, hope) > missing * COIN_PRICE
    end = next((option for option in options if option.kind == DONE), None)
    if end is not None and not pays:
        return end
    names = ("token", "coins") if missing >= 2 and state.goods[seat * WIDTH + COINS] < missing else ("coins", "token")
    for name in names:
        for option in options:
            if option.text == name:
                return option
    if end is not None:
        return end
    return next((option for option in options if option.kind not in (CHANGE, USE)), options[0])


def _reference(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The reference animal whose publication is worth most, or a token for another colour, seals last."""
    best, most = options[0], -1e9
    for option in options:
        after = state.clone()
        rules.act(after, option, None)
        if option.kind == BASE:
            finish(rules, after, seat)
        value = worth(rules.box, after, seat) - (3.0 if option.kind == SEAL else 0.0)
        if value > most:
            best, most = option, value
    return best


def _ceiling(box: Box, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The highest Type with something to publish that is worth its coins."""
    coins = state.goods[seat * WIDTH + COINS]
    levels = [option for option in options if option.kind == LEVEL]
    if not levels:
        return options[0]
    for option in reversed(levels):
        kind = option.a - 1
        missing = max(0, box.ceilings[option.a] - state.value)
        if kind >= 0 and _matching(box, state, seat, kind) * box.worth[kind] > min(missing, coins) * COIN_PRICE:
            return option
    return levels[0]


def _matching(box: Box, state: EncycState, seat: int, kind: int) -> int:
    """How many cubes of a Type could be published with the reference animal."""
    category = box.category[state.reference * TYPES + kind]
    return sum(
        state.cubes[animal] >> kind & 1
        for animal in state.study[seat]
        if box.category[animal * TYPES + kind] == category
    )


def _partner(box: Box, state: EncycState, options: list[EncycAction]) -> EncycAction:
    """An animal that gives more than it loses, or the end."""
    hope = sure(box, state)
    for option in options:
        if option.kind == JOIN and joining_gain(box, state, option.a, hope) > 0.0:
            return option
    return options[-1]


def joining_gain(box: Box, state: EncycState, animal: int, hope: float) -> float:
    """What an animal brings by taking part, less what it could bring later."""
    total = 0.0
    for kind in range(TYPES):
        if state.cubes[animal] >> kind & 1:
            same = box.category[animal * TYPES + kind] == box.category[state.reference * TYPES + kind]
            now = box.worth[kind] + 1.0 if same and kind < state.ceiling else 0.0
            total += now - hope * (box.worth[kind] + 1.0)
    own = box.continent[animal] == box.continent[state.reference]
    return total + (CARD if own else 0.0) - hope * CARD
