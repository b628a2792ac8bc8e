"""Learns how Automas of Encyclopedia fare against players, from games of the greedy bot against each behaviour.

`python build/bots/learn_automas.py --games 120` fits by least squares, for every behaviour with every scoring card,
what an Automa still gains until the end, less what players gain beyond what they expect; then the margins between both
come true. It writes `ai/knowledge/encyclopedia/automas.py`. A compiled build plays much faster.
"""

from __future__ import annotations

import argparse
import math
import operator
from pathlib import Path

from equations import solve

from ai.bot import sampler
from ai.knowledge.encyclopedia.options import worth
from ai.knowledge.encyclopedia.rivals import seen_of
from ai.knowledge.encyclopedia.worth import turns_left
from ai.knowledge.encyclopedia.worth import worth as worth_of
from ai.simple import GreedyBot
from game.core.rng import advance, seeded
from game.encyclopedia.figures import BEHAVIOURS, SCORINGS
from game.encyclopedia.model import TAKE
from game.encyclopedia.result import score_of
from game.encyclopedia.rules import EncycRules
from game.registry import make_rules

MODEL = Path(__file__).resolve().parents[2] / "ai" / "knowledge" / "encyclopedia" / "automas.py"
TABLES = (2, 2, 3, 4)
"""How many seats there are, game by game; the Automa has the second."""

SEAT = 1
LEAST = 1.0
"""How much the squares of the weights cost: as many measurements of nothing."""

Row = tuple[list[float], float]
"""What is seen of an Automa, and what it gained from there to the end beyond what players did."""

Moment = tuple[int, int, list[int], float]
"""The turns that an Automa has left, its animals, its score by every card, and what a player expects on average."""


def rules_for(behaviour: str, seats: int) -> list[EncycRules]:
    """The rules against a behaviour, once for every scoring card; the game is the same, only its end is not."""
    made = [make_rules("encyclopedia", seats, {"seat2": f"{behaviour}/{scoring}"}).rules for scoring in SCORINGS]
    return [rules for rules in made if isinstance(rules, EncycRules)]


def play(behaviour: str, number: int) -> list[list[Row]]:
    """One game; what was seen whenever somebody took a die, by scoring card."""
    all_rules = rules_for(behaviour, TABLES[number % len(TABLES)])
    rules = all_rules[0]
    players = [seat for seat in range(rules.seats) if seat != SEAT]
    bot, state, rng = GreedyBot(worth), rules.start(seeded(number) >> 1), seeded(~number)
    moments: list[Moment] = []
    while (decision := rules.decision(state)) is not None:
        rng = advance(rng)
        if rules.prompt(state) == TAKE:
            scores = [score_of(one.box, state, SEAT).total for one in all_rules]
            expected = sum(worth_of(rules.box, state, seat) for seat in players) / len(players)
            moments.append((turns_left(rules.box, state, SEAT), len(state.study[SEAT]), scores, expected))
        rules.step(state, bot.choose(rules, decision, sampler(rules, state, decision.seat), rng), None)
    ends = [score_of(one.box, state, SEAT).total for one in all_rules]
    reached = sum(score_of(rules.box, state, seat).total for seat in players) / len(players)
    return [
        [
            (seen_of(rules.seats, turns, scores[card], animals), ends[card] - scores[card] - (reached - expected))
            for turns, animals, scores, expected in moments
        ]
        for card in range(len(SCORINGS))
    ]


def fit(rows: list[Row]) -> list[float]:
    """The weights by least squares with a ridge."""
    size = len(rows[0][0])
    left = [[LEAST * (number == other) for other in range(size)] for number in range(size)]
    right = [0.0] * size
    for seen, gained in rows:
        for number in range(size):
            right[number] += seen[number] * gained
            for other in range(size):
                left[number][other] += seen[number] * seen[other]
    return solve(left, right)


def error(weights: list[float], rows: list[Row]) -> float:
    """By how many points the weights are wrong, in the quadratic mean."""
    squares = [(sum(map(operator.mul, weights, seen)) - gained) ** 2 for seen, gained in rows]
    return math.sqrt(sum(squares) / len(squares))


def written(weights: dict[str, list[float]]) -> str:
    """The module that holds the weights."""
    lines = [f'    "{name}": ({", ".join(f"{weight:.3f}" for weight in row)}),' for name, row in weights.items()]
    return "\n".join([
        '"""What an Automa of Encyclopedia still gains, by what is seen of it; `learn_automas.py` makes it."""',
        "", "from typing import Final", "",
        "GAINS: Final[dict[str, tuple[float, ...]]] = {", *lines, "}",
        '"""The weights of what `rivals.seen_of` sees, by behaviour and scoring card."""', "",
    ])  # fmt: skip


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description="Learn how the Automas of Encyclopedia fare against players.")
    parser.add_argument("--games", type=int, default=120, help="how many games against each behaviour (default 120)")
    args = parser.parse_args()
    weights: dict[str, list[float]] = {}
    for behaviour in BEHAVIOURS:
        games = [play(behaviour, number) for number in range(args.games)]
        for card, scoring in enumerate(SCORINGS):
            rows = [row for game in games for row in game[card]]
            name = f"{behaviour}/{scoring}"
            weights[name] = fit(rows)
            print(f"{name:24} {len(rows):6} {error(weights[name], rows):6.1f}", flush=True)
    MODEL.write_text(written(weights), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
