"""How a sensible player of Encyclopedia brings an action to its end: research, levels, publication, cards."""

from __future__ import annotations

from typing import Final

from ai.knowledge.encyclopedia.research import next_step
from ai.knowledge.encyclopedia.shortlist import shortlist
from ai.knowledge.encyclopedia.worth import worth
from game.encyclopedia.box import Box
from game.encyclopedia.model import (
    ACT,
    BASE,
    CEILING,
    CHANGE,
    COINS,
    EMBASSY,
    EXTRA,
    HIRE,
    JOIN,
    LAST,
    LEVEL,
    PARTNERS,
    PICK_EXPERT,
    REFERENCE,
    RENOWN,
    RESEARCH,
    SEAL,
    TAKE,
    TYPES,
    USE,
    WIDTH,
    EncycAction,
    EncycState,
)
from game.encyclopedia.result import score_of
from game.encyclopedia.rules import EncycRules

RAISED: Final = (EMBASSY, RENOWN, CEILING)
"""What asks how high the die counts."""

COIN_PRICE: Final = 0.7
TOKEN_PRICE: Final = 2.0
SEAL_PRICE: Final = 5.0
"""What is given away with a coin, a token and a seal for a publication."""

CARD: Final = 2.5
ALIKE: Final = 1.5
"""What a published animal brings, and a published cube beside its points, about."""

AT_LAST: Final = 1.0
"""What an expert that was kept brings at the end of the last round, at least."""

TRIED: Final = 3
"""So many reference animals and colours that promise most are tried out."""


def finish(rules: EncycRules, state: EncycState, seat: int) -> None:
    """Bring the action under way to its end, in place; cards that are owed stay owed."""
    while state.stack and state.stack[-1].seat == seat:
        frame = state.stack[-1]
        if frame.kind in (ACT, TAKE, EXTRA):
            return
        options = rules.choices(state, frame)
        if not options:
            return
        if frame.kind == PARTNERS:
            _join(rules, state, seat, options)
        else:
            rules.act(state, sensible(rules, state, seat, frame.kind, options), None)


def worth_after(rules: EncycRules, state: EncycState, seat: int, option: EncycAction) -> float:
    """What the seat is worth when an option was taken and its action has come to its end."""
    after = state.clone()
    rules.act(after, option, None)
    finish(rules, after, seat)
    return worth(rules.box, after, seat)


def sensible(rules: EncycRules, state: EncycState, seat: int, kind: str, options: list[EncycAction]) -> EncycAction:
    """The option of a sensible player."""
    if len(options) == 1:
        return options[0]
    if kind == LAST:
        return _last(rules, state, seat, options)
    uses = [option for option in options if option.kind == USE] if kind not in (HIRE, RESEARCH) else []
    if uses:
        return _or_used(rules, state, seat, kind, [option for option in options if option.kind != USE], uses)
    if kind == RESEARCH:
        return next_step(rules.box, state, seat, options)
    if kind == CEILING:
        return _ceiling(rules, state, seat, options)
    if kind == PARTNERS:
        return _partner(rules, state, seat, options)
    if kind == REFERENCE:
        return _reference(rules, state, seat, options)
    return _by_worth(rules, state, seat, shortlist(rules.box, state, seat, kind, options))


def _or_used(
    rules: EncycRules, state: EncycState, seat: int, kind: str, others: list[EncycAction], uses: list[EncycAction]
) -> EncycAction:
    """The best option without experts that were kept, or one of them where its coins can raise the die."""
    best = sensible(rules, state, seat, kind, others) if others else uses[0]
    return _tried(rules, state, seat, [best, *uses]) if kind in RAISED else best


def _last(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """An expert is used before the game ends; a seal becomes coins if they score more."""
    now = score_of(rules.box, state, seat).total
    for option in options:
        if option.kind == USE:
            return option
        if option.kind == CHANGE:
            after = state.clone()
            rules.act(after, option, None)
            if score_of(rules.box, after, seat).total > now:
                return option
    return options[0]


def _by_worth(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The option after which the seat is worth most; an expert is given its place first."""
    best, most = options[0], -1e9
    for option in options:
        after = state.clone()
        rules.act(after, option, None)
        frame = after.stack[-1]
        if frame.kind == HIRE and option.kind == PICK_EXPERT:
            places = shortlist(rules.box, after, seat, HIRE, rules.choices(after, frame))
            rules.act(after, _by_worth(rules, after, seat, places), None)
        value = worth(rules.box, after, seat)
        if value > most:
            best, most = option, value
    return best


def _reference(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The reference animal, or a boost for another colour, whose publication is worth most of those that promise."""
    promising = sorted(options, key=lambda option: -_promise(rules.box, state, seat, option))[:TRIED]
    return _tried(rules, state, seat, promising)


def _tried(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The option after which the seat is worth most when its action has come to its end."""
    return max(options, key=lambda option: worth_after(rules, state, seat, option))


def _promise(box: Box, state: EncycState, seat: int, option: EncycAction) -> float:
    """What a publication on an animal, or with a boost on the best one of another colour, would bring, about."""
    if option.kind == BASE:
        return _brought(box, state, seat, option.animal, 0)
    more, paid = (box.seal_boost, SEAL_PRICE) if option.kind == SEAL else (0, TOKEN_PRICE)
    best = 0.0
    for animal in state.study[seat]:
        if option.kind == SEAL or box.continent[animal] == option.colour:
            best = max(best, _brought(box, state, seat, animal, more) - paid)
    return best


def _brought(box: Box, state: EncycState, seat: int, reference: int, more: int) -> float:
    """What a publication with all animals that fit would bring, about, if the die's value is so much higher."""
    total = 0.0
    high = state.value + more + state.goods[seat * WIDTH + COINS]
    for animal in state.study[seat]:
        if box.continent[animal] == box.continent[reference]:
            total += CARD
        for kind in range(TYPES):
            same = box.category[animal * TYPES + kind] == box.category[reference * TYPES + kind]
            if same and state.cubes[animal] >> kind & 1 and box.ceilings[kind + 1] <= high:
                total += box.worth[kind] + ALIKE
    return total


def _ceiling(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The highest Type with something to publish that is worth its coins, or those of a seal."""
    levels = [option for option in options if option.kind == LEVEL]
    if not levels:
        return options[0]
    level = _level(rules.box, state, seat, levels)
    for option in options:
        if option.kind == CHANGE and _goes_higher(rules.box, state, seat, levels[-1].level):
            return _tried(rules, state, seat, [level, option])
    return level


def _level(box: Box, state: EncycState, seat: int, levels: list[EncycAction]) -> EncycAction:
    """The highest Type with something to publish that is worth its coins."""
    coins = state.goods[seat * WIDTH + COINS]
    for option in reversed(levels):
        kind = option.level - 1
        missing = max(0, box.ceilings[option.level] - state.value)
        if kind >= 0 and _matching(box, state, seat, kind) * (box.worth[kind] + 1) > min(missing, coins) * COIN_PRICE:
            return option
    return levels[0]


def _goes_higher(box: Box, state: EncycState, seat: int, highest: int) -> bool:
    """Whether cubes of a Type above the highest could be published with the coins of a seal."""
    reach = state.value + state.goods[seat * WIDTH + COINS] + box.seal_coins
    return any(box.ceilings[kind + 1] <= reach and _matching(box, state, seat, kind) for kind in range(highest, TYPES))


def _matching(box: Box, state: EncycState, seat: int, kind: int) -> int:
    """How many cubes of a Type could be published with the reference animal."""
    category = box.category[state.reference * TYPES + kind]
    return sum(
        state.cubes[animal] >> kind & 1
        for animal in state.study[seat]
        if box.category[animal * TYPES + kind] == category
    )


def _partner(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> EncycAction:
    """The first animal whose taking part makes the publication worth more, or the end."""
    done = options[-1]
    alone = _publish(rules, state.clone(), seat, done)
    for option in options:
        if option.kind == JOIN:
            after = state.clone()
            rules.act(after, option, None)
            if _publish(rules, after, seat, done) > alone:
                return option
    return done


def _join(rules: EncycRules, state: EncycState, seat: int, options: list[EncycAction]) -> None:
    """Let every animal take part that makes the publication worth more, in one pass, and publish, in place."""
    done = options[-1]
    most = _publish(rules, state.clone(), seat, done) if len(options) > 1 else 0.0
    for option in options:
        if option.kind == JOIN:
            after = state.clone()
            rules.act(after, option, None)
            value = _publish(rules, after, seat, done)
            if value > most:
                most = value
                rules.act(state, option, None)
    rules.act(state, done, None)


def _publish(rules: EncycRules, state: EncycState, seat: int, done: EncycAction) -> float:
    """Publish with the animals that take part so far, in place; what the seat is worth then."""
    if state.stack[-1].kind == PARTNERS:
        rules.act(state, done, None)
    return worth(rules.box, state, seat)
