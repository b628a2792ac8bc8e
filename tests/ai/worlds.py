"""Positions of random games for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ai.bot import Bot, sampler
from game.core.rng import advance, below, seeded
from game.core.rules import AnyRules
from game.core.values import Action
from game.registry import make_rules


def positions(seats: int, board: str, seed: int) -> Iterator[tuple[AnyRules, Any]]:
    """Every state of a random game at which somebody is asked."""
    rules = make_rules("draftosaurus", seats, {"board": board}).rules
    state = rules.start(seed)
    rng = seeded(seed)
    while options := rules.options(state):
        yield rules, rules.clone(state)
        rng = advance(rng)
        rules.step(state, options[below(rng, len(options))], None)


def game_positions(
    game_id: str, seats: int, seed: int, step: int, options: Mapping[str, str] | None = None
) -> Iterator[tuple[AnyRules, Any]]:
    """Every so many states of a random game of any kind at which somebody has a real choice."""
    rules = make_rules(game_id, seats, options or {}).rules
    state = rules.start(seed)
    rng, number = seeded(seed), 0
    while open_to := rules.options(state):
        if len(open_to) > 1:
            if number % step == 0:
                yield rules, rules.clone(state)
            number += 1
        rng = advance(rng)
        rules.step(state, open_to[below(rng, len(open_to))], None)


def choice(bot: Bot, rules: AnyRules, state: Any, seed: int) -> Action:
    """What the bot chooses for the seat to act, from re-dealt worlds."""
    decision = rules.decision(state)
    assert decision is not None
    return bot.choose(rules, decision, sampler(rules, state, decision.seat), seed)
