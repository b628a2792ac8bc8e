"""How fast the rules are: random games, decisions and clones in a second."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Any

from game.core.rng import advance, below, seeded
from game.core.rules import AnyRules
from game.registry import find, make_rules

RUNS = 5
"""How many runs are made; the best one counts, for the others were disturbed."""


@dataclass(frozen=True)
class Speed:
    """Figures of one game with that many seats, on one core; `compiled` says what ran."""

    games_per_second: float
    decisions_per_second: float
    clones_per_second: float
    compiled: bool
    seats: int


def measure(game_id: str, seconds: float) -> Speed:
    """Play random games and clone states for about that many seconds."""
    counts = find(game_id).seat_counts
    seats = 4 if 4 in counts else counts[-1]
    rules = make_rules(game_id, seats).rules
    part = seconds / (2 * RUNS)
    played = max(_play(rules, part, number) for number in range(RUNS))
    cloned = max(_clone(rules, part, number) for number in range(RUNS))
    return Speed(played[0], played[1], cloned, is_compiled(rules), seats)


def is_compiled(rules: AnyRules) -> bool:
    """Whether the rules were loaded from an extension module."""
    return not str(sys.modules[type(rules).__module__].__file__).endswith((".py", ".pyc"))


def random_game(rules: AnyRules, state: Any, rng: int, most: int = sys.maxsize) -> int:
    """Play random options, at most so many, to the end; the result is how many were played."""
    decisions = 0
    while decisions < most:
        options = rules.options(state)
        if not options:
            break
        rng = advance(rng)
        rules.step(state, options[below(rng, len(options))], None)
        decisions += 1
    return decisions


def _play(rules: AnyRules, seconds: float, seed: int) -> tuple[float, float]:
    """Games and decisions per second."""
    games = decisions = 0
    start = time.perf_counter()
    while games == 0 or time.perf_counter() - start < seconds:
        rng = seeded(seed * 1_000_003 + games)
        decisions += random_game(rules, rules.start(rng), rng)
        games += 1
    passed = time.perf_counter() - start
    return games / passed, decisions / passed


def _clone(rules: AnyRules, seconds: float, seed: int) -> float:
    """Clones per second of a state in the middle of a game."""
    rng = seeded(seed)
    length = random_game(rules, rules.start(rng), rng)
    state = rules.start(rng)
    random_game(rules, state, rng, length // 2)
    clones = 0
    start = time.perf_counter()
    while clones == 0 or time.perf_counter() - start < seconds:
        for _ in range(100):
            rules.clone(state)
        clones += 100
    return clones / (time.perf_counter() - start)
