"""Measures whether the coach's chances come true: `python build/bots/calibrate.py GAME [--seats 2]`.

Greedy bots play; at every tenth choice or so the search is asked as the coach asks it, and its chance is compared with
who won. A line for every kind of choice: how many, the mean chance, the share of wins, and by how many points the
margin at the end was better than the one that was told. The loss is the mean logarithm of what was told for what came:
0.693 for somebody who always says a half. It runs in a minute if the packages are compiled. With `--curve` the same
choices are looked at as an analysis does, and two lines more tell the loss of the seat that was asked, to be compared
with the coach's, and that of all seats.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from ai.analysis.course import Course, Point
from ai.analysis.measure import measure
from ai.bot import Sample, sampler
from ai.catalog import make_bot
from ai.minds import knowledge_of
from ai.search.budget import Budget, never
from ai.search.mcts import Search
from ai.search.reward import best_other
from game.core.rng import advance, below, seeded
from game.core.rules import AnyRules
from game.core.state import State
from game.core.values import Decision
from game.registry import GAMES, make_rules

EVERY: Final = 10
"""One choice in so many is looked at."""

LEAST: Final = 1e-3
"""No chance counts as less than this."""


CURVE, ALL = "~ curve", "~ all seats"
"""The kinds of what the curve tells."""


class Forecast(NamedTuple):
    """What was told at a choice, and what came of it: the share of the win, and how much better the margin was."""

    kind: str
    chance: float
    won: float
    better: float


def forecasts(rules: AnyRules, seed: int, play_outs: int, looks: int = 0) -> list[Forecast]:
    """The forecasts of one game by the coach; with so many `looks` also those of the curve, of kind CURVE and ALL."""
    bot, rng, state = make_bot("greedy", rules.game), seeded(seed), rules.start(seed)
    told: list[tuple[str, int, float, float]] = []
    while (decision := rules.decision(state)) is not None:
        rng, sample = advance(rng), sampler(rules, state, decision.seat)
        if len(decision.options) > 1 and not below(rng, EVERY):
            chance, margin = _forecast(rules, decision, sample, rng, play_outs)
            told.append((decision.prompt, decision.seat, chance, margin))
            told += _looked_at(rules, state, decision.seat, rng, looks) if looks else []
        rules.step(state, bot.choose(rules, decision, sample, rng), None)
    outcome = rules.outcome(state)
    assert outcome is not None
    points = [float(score.total) for score in outcome.scores]
    result = []
    for kind, seat, chance, margin in told:
        won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        result.append(Forecast(kind, chance, won, points[seat] - best_other(points, seat) - margin))
    return result


def _forecast(rules: AnyRules, decision: Decision, sample: Sample, seed: int, play_outs: int) -> tuple[float, float]:
    """The chance to win and the margin by the option that the search holds best."""
    search = Search(rules, knowledge_of(rules.game), decision, sample, seed)
    search.run(Budget(play_outs))
    best = search.findings()[0]
    return best.chance, best.margin


def _looked_at(rules: AnyRules, state: State, asked: int, seed: int, looks: int) -> list[tuple[str, int, float, float]]:
    """What the curve tells of a position: the chance of the seat that is asked, and those of all seats."""
    course = Course(rules, (Point(0, asked, None, rules.clone(state), (), False),), tuple(range(rules.seats)), 1)
    look = measure(course, 0, looks, False, seed, never)
    assert look is not None
    everyone = [(ALL, seat, share, 0.0) for seat, share in enumerate(look.shares)]
    return [(CURVE, asked, look.shares[asked], 0.0), *everyone]


def loss(found: Sequence[Forecast]) -> float:
    """The mean logarithm of what was told for what came."""
    total = 0.0
    for one in found:
        chance = min(1.0 - LEAST, max(LEAST, one.chance))
        total -= one.won * math.log(chance) + (1.0 - one.won) * math.log(1.0 - chance)
    return total / len(found)


def line(name: str, found: Sequence[Forecast]) -> str:
    """What is said of some forecasts."""
    chance, won, better = (sum(column) / len(found) for column in list(zip(*found, strict=True))[1:])
    return f"{name:12} {len(found):6} {100 * chance:7.1f} % {100 * won:7.1f} % {better:+7.1f}"


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description="Measure whether the coach's chances come true.")
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help="which game")
    parser.add_argument("--seats", type=int, default=2, help="how many seats (default 2)")
    parser.add_argument("--games", type=int, default=60, help="how many games (default 60)")
    parser.add_argument("--play-outs", type=int, default=6, help="play-outs for every forecast (default 6)")
    parser.add_argument(
        "--curve", type=int, default=0, metavar="N", help="also the curve, with so many play-outs a look"
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a variant, or an Automa")
    args = parser.parse_args()
    rules = make_rules(args.game, args.seats, dict(option.split("=", 1) for option in args.option)).rules
    found = [one for seed in range(args.games) for one in forecasts(rules, seed, args.play_outs, args.curve)]
    by_kind: defaultdict[str, list[Forecast]] = defaultdict(list)
    for one in found:
        by_kind[one.kind].append(one)
    print(f"{'choice':12} {'number':>6} {'told':>9} {'won':>9} {'points':>7}")
    curve = {kind: by_kind.pop(kind) for kind in (CURVE, ALL) if kind in by_kind}
    for kind in sorted(by_kind):
        print(line(kind, by_kind[kind]))
    coach = [one for kind in by_kind.values() for one in kind]
    for name, told in {"all": coach, **curve}.items():
        print(line(name, told), f"  loss {loss(told):.3f}")


if __name__ == "__main__":
    main()
