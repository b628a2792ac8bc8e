"""Learns what a seat of Encyclopedia may expect from games of the greedy bot against itself.

`python build/bots/learn_encyclopedia.py --games 600 --rounds 2` plays with the weights as they are, fits new ones to
the final scores by least squares, and plays with those; games of all rounds count, for those of one kind of player
alone teach less. It writes `ai/knowledge/encyclopedia/weights.py`. A compiled build plays much faster.
"""

from __future__ import annotations

import argparse
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from equations import solve

from ai.bot import sampler
from ai.knowledge.encyclopedia.measures import ALWAYS, MEASURES
from ai.knowledge.encyclopedia.options import worth
from ai.knowledge.encyclopedia.weights import KNOTS, WEIGHTS
from ai.knowledge.encyclopedia.worth import BY_TURNS, LONGEST, by_turns, marks, measured, turns_left
from ai.simple import GreedyBot
from game.core.rng import advance, below, seeded
from game.encyclopedia.box import AUTOMAS
from game.encyclopedia.model import ACT, ANIMAL, EXPERT, TAKE, UNIVERSITY, EncycState
from game.encyclopedia.rules import EncycRules
from game.registry import make_rules

MODEL = Path(__file__).resolve().parents[2] / "ai" / "knowledge" / "encyclopedia" / "weights.py"
TABLES = (2, 2, 3, 0, 2, 4, 0)
"""The tables at which games are played, one after the other: seats, 0 for a player and an Automa."""

ASTRAY = 0.25
"""How often a die, an action or an expert is chosen by chance, so that everything is seen."""

LEAST, RARE = 20.0, 500.0
"""How much the squares of the weights of measures and of experts cost: as many measurements of nothing.

The constant costs nothing: whatever it may not explain is put upon coins and animals, which everybody has.
"""

EVEN = (500.0, 2000.0, 5000.0)
"""How much the squares of the differences between the weights of neighbouring knots cost, but of the constant.

Early in a game all seats have much the same, so that its weights are known by those of later on: the greedy bot won
90 % of 120 games against one whose weights were drawn to nothing alone, the constant too.
"""


class Moment(NamedTuple):
    """What was seen of a seat: its turns left, its score so far, its measures, and the weights of its experts."""

    seat: int
    turns: int
    score: float
    measures: list[float]
    marks: list[int]


class Sums:
    """Sums of products of what was measured, by turns left, for the normal equations."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.products = [[[0.0] * width for _ in range(width)] for _ in range(LONGEST + 1)]
        self.targets = [[0.0] * width for _ in range(LONGEST + 1)]

    def add(self, turns: int, found: list[float], ones: list[int], target: float) -> None:
        """Take in one measurement and what came of it."""
        seen = [(number, found[number]) for number in range(MEASURES) if found[number]]
        seen += [(number, 1.0) for number in ones]
        products, targets = self.products[turns], self.targets[turns]
        for number, measure in seen:
            row = products[number]
            for other, second in seen:
                row[other] += measure * second
            targets[number] += measure * target


def shares(turns: int) -> list[tuple[int, float]]:
    """How much each knot counts with so many turns left."""
    knots = (0, *KNOTS)
    at = 1
    while at + 1 < len(knots) and knots[at] < turns:
        at += 1
    share = min(1.0, (turns - knots[at - 1]) / (knots[at] - knots[at - 1]))
    return [(at - 2, 1.0 - share), (at - 1, share)] if at > 1 else [(0, share)]


def fit(sums: Sums) -> list[list[float]]:
    """The weights of every knot by least squares with a ridge."""
    width, size = sums.width, sums.width * len(KNOTS)
    left = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for turns in range(1, LONGEST + 1):
        for knot, share in shares(turns):
            for number in range(width):
                right[knot * width + number] += share * sums.targets[turns][number]
                source = sums.products[turns][number]
                for other, part in shares(turns):
                    row, start = left[knot * width + number], other * width
                    for column in range(width):
                        if source[column]:
                            row[start + column] += share * part * source[column]
    _draw(left, width)
    found = solve(left, right)
    return [found[knot * width : knot * width + width] for knot in range(len(KNOTS))]


def _draw(left: list[list[float]], width: int) -> None:
    """Draw all weights but the constant towards nothing, and towards those of the knot before."""
    for number in range(len(left)):
        if number % width != ALWAYS:
            left[number][number] += LEAST if number % width < MEASURES else RARE
            before = number - width
            if before >= 0:
                even = EVEN[before // width]
                left[number][number] += even
                left[before][before] += even
                left[number][before] -= even
                left[before][number] -= even


def rules_of(number: int) -> EncycRules:
    """The rules for the game of that number: the tables take turns, and the Automas among them."""
    seats = TABLES[number % len(TABLES)]
    return rules_for(seats or 2, "" if seats else AUTOMAS[number % len(AUTOMAS)])


@lru_cache
def rules_for(seats: int, automa: str) -> EncycRules:
    """The rules for so many seats, or against an Automa."""
    options = {"seat2": automa} if automa else {}
    rules = make_rules("encyclopedia", seats, options).rules
    assert isinstance(rules, EncycRules)
    return rules


def play(rules: EncycRules, seed: int, sums: Sums) -> float:
    """One game of the greedy bot against itself; the mean score of the seats."""
    bot, state, rng = GreedyBot(worth), rules.start(seed), seeded(~seed)
    moments: list[Moment] = []
    players = [seat for seat in range(rules.seats) if not rules.box.automa[seat]]
    while (decision := rules.decision(state)) is not None:
        kind, rng = rules.prompt(state), advance(advance(rng))
        if kind in (TAKE, EXPERT, ANIMAL):
            moments += [moment(rules, state, seat) for seat in players]
        if kind in (TAKE, ACT, EXPERT, UNIVERSITY) and below(rng, 1000) < 1000 * ASTRAY:
            action = decision.options[below(advance(rng), len(decision.options))]
        else:
            action = bot.choose(rules, decision, sampler(rules, state, decision.seat), rng)
        rules.step(state, action, None)
    totals = [score.total for score in rules.scores(state)]
    for one in moments:
        if one.turns:
            sums.add(one.turns, one.measures, one.marks, totals[one.seat] - one.score)
    return sum(totals[seat] for seat in players) / len(players)


def moment(rules: EncycRules, state: EncycState, seat: int) -> Moment:
    """What the model sees of a seat."""
    found, score = measured(rules.box, state, seat)
    return Moment(seat, min(LONGEST, turns_left(rules.box, state, seat)), score, found, marks(state, seat))


def written(weights: list[list[float]]) -> str:
    """The module of the weights."""
    lines = [
        '"""What the measures of a seat of Encyclopedia are worth by turns left; `learn_encyclopedia.py` makes it."""',
        "",
    ]
    lines += ["from typing import Final", "", f"KNOTS: Final[tuple[int, ...]] = {KNOTS}"]
    lines += ['"""The numbers of turns left for which there are weights."""', "", "# fmt: off"]
    lines += ["WEIGHTS: Final[tuple[tuple[float, ...], ...]] = ("]
    for row in weights:
        texts = [f"{weight:.3f}" for weight in row]
        lines += ["    (", *(f"        {', '.join(texts[n : n + 12])}," for n in range(0, len(texts), 12)), "    ),"]
    lines += [")", '"""The weights of all measures, then of the experts, by knot."""']
    return "\n".join([*lines, "# fmt: on", ""])


def main() -> None:
    """Play and learn in rounds, and write the model after each of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=MODEL)
    told = parser.parse_args()
    sums = Sums(len(WEIGHTS[0]))
    for number in range(told.rounds):
        points = 0.0
        for game in range(told.games):
            points += play(rules_of(game), seeded((told.seed + number) * 1_000_003 + game) >> 1, sums)
        weights = fit(sums)
        for row, new in zip(BY_TURNS, by_turns(weights), strict=True):
            row[:] = new
        told.to.write_text(written(weights), encoding="utf-8")
        print(f"round {number + 1}: {points / told.games:.1f} points a seat")


if __name__ == "__main__":
    main()
