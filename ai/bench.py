"""How fast the rules and the search are: random games, decisions, clones and searched play-outs in a second."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Any, Final

from ai.bot import sampler
from ai.minds import knowledge_of
from ai.search.budget import Budget
from ai.search.chance import among, folded, following
from ai.search.mcts import Search
from game.core.paths import is_compiled
from game.core.rng import seeded
from game.core.rules import AnyRules
from game.core.values import Decision
from game.registry import make_rules

USUAL: Final = 4
"""How many seats a game is measured with unless told otherwise; every game can have so many."""

GAMES: Final = 8
"""From so many games come the positions that are searched, for play-outs take longer in some than in others."""

RUNS: Final = 5
"""How many runs are made; the best one counts, for the others were disturbed."""


@dataclass(frozen=True)
class Speed:
    """Figures of one game with that many seats, on one core; `compiled` says what ran."""

    games_per_second: float
    decisions_per_second: float
    clones_per_second: float
    searches_per_second: float
    compiled: bool
    seats: int


def measure(game_id: str, seconds: float, seats: int = USUAL) -> Speed:
    """Play random games, clone states and search from positions for about that many seconds."""
    rules = make_rules(game_id, seats).rules
    part = seconds / (3 * RUNS)
    played = max(_play(rules, part, number) for number in range(RUNS))
    cloned = max(_clone(rules, part, number) for number in range(RUNS))
    searched = max(_search(rules, part) for _ in range(RUNS))
    return Speed(played[0], played[1], cloned, searched, is_compiled(), seats)


def random_game(rules: AnyRules, state: Any, rng: int, most: int = sys.maxsize) -> int:
    """Play random options, at most so many, to the end; the result is how many were played."""
    decisions, chance = 0, folded(rng)
    while decisions < most:
        options = rules.options(state)
        if not options:
            break
        chance = following(chance)
        rules.step(state, options[among(chance, len(options))], None)
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


def _search(rules: AnyRules, seconds: float) -> float:
    """Play-outs per second of the search with its knowledge, from choices at the quarters of some random games."""
    iterations, spent = 0, 0.0
    for number in range(GAMES):
        rng = seeded(number + 1)
        length = random_game(rules, rules.start(rng), rng)
        for quarter in (1, 2, 3):
            state = rules.start(rng)
            random_game(rules, state, rng, length * quarter // 4)
            decision = _next_choice(rules, state)
            start = time.perf_counter()
            search = Search(rules, knowledge_of(rules.game), decision, sampler(rules, state, decision.seat), quarter)
            search.iterate()
            search.run(Budget(seconds=seconds / (3 * GAMES)))
            iterations += search.iterations
            spent += time.perf_counter() - start
    return iterations / spent


def _next_choice(rules: AnyRules, state: Any) -> Decision:
    """The next decision with more than one option; there is one before the last quarter of a game is over."""
    while True:
        decision = rules.decision(state)
        assert decision is not None
        if len(decision.options) > 1:
            return decision
        rules.step(state, decision.options[0], None)
