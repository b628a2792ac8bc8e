"""Positions of random games for tests of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ai.bot import Bot
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


def choice(bot: Bot, rules: AnyRules, state: Any, seed: int) -> Action:
    """What the bot chooses for the seat to act, from re-dealt worlds."""
    decision = rules.decision(state)
    assert decision is not None
    return bot.choose(rules, rules.view(state, decision.seat), decision, sampler(rules, state, decision.seat), seed)


def sampler(rules: AnyRules, state: Any, seat: int) -> Callable[[int], Any]:
    """The worlds that a seat is handed."""
    return lambda seed: rules.determinize(state, seat, seed)
