"""Learns the weights of Holotype's traits from games of the quick player against itself.

`python build/bots/learn_holotype.py > weights.py` makes the text of `ai/knowledge/holotype/weights.py`, in a quarter of
an hour if the packages are compiled. What a seat's traits are ahead of the others' promises its margin at the end:
every moment learns from the promise of the moments after it, less and less from later ones (LSTD). Between the knots,
which are shares of the track, weights change evenly.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from equations import solve

from ai.knowledge.holotype.trait_names import TRAITS
from ai.knowledge.holotype.traits import traits
from ai.minds import worth_of
from game.core.rng import advance, below, seeded
from game.holotype.model import ASK_TURN
from game.holotype.rules import HoloRules
from game.registry import make_rules

TABLES: Final = ((2, 3800), (3, 500), (4, 300))
"""How many games are learned from, by the number of players."""

KNOTS: Final = (0.0, 0.3, 1.0)
"""The shares of the track that is left at which there are weights."""

TRUST: Final = 0.7
"""How much of what a moment learns from comes from later moments than the next one."""

EPSILON: Final = 0.06
"""How often the players take any option, so that more than their habits is seen."""

RIDGE: Final = 100.0
"""How strongly weights are drawn to 0, per squared unit of a trait."""


class Moment(NamedTuple):
    """What is left of the track at the beginning of a turn, and the traits of every seat."""

    left: float
    traits: list[list[float]]


class Fit:
    """The equations of all games so far."""

    def __init__(self) -> None:
        self.size = len(KNOTS) * TRAITS
        self.lines = [[0.0] * (self.size + 1) for _ in range(self.size)]
        for number in range(self.size):
            self.lines[number][number] = RIDGE

    def add(self, rows: Sequence[Sequence[float]], margin: float) -> None:
        """One seat's game: how far it was ahead in every trait from turn to turn, and by how many points in the end."""
        trail = [0.0] * self.size
        for number, row in enumerate(rows):
            trail = [TRUST * old + new for old, new in zip(trail, row, strict=True)]
            last = number + 1 == len(rows)
            change = row if last else [now - then for now, then in zip(row, rows[number + 1], strict=True)]
            moved = [(column, value) for column, value in enumerate(change) if value]
            for line, weight in zip(self.lines, trail, strict=True):
                if weight:
                    for column, value in moved:
                        line[column] += weight * value
        for line, weight in zip(self.lines, trail, strict=True):
            line[-1] += weight * margin

    def solve(self) -> list[list[float]]:
        """The weights of all traits, knot by knot."""
        found = solve([line[:-1] for line in self.lines], [line[-1] for line in self.lines])
        count = TRAITS
        return [found[knot * count : (knot + 1) * count] for knot in range(len(KNOTS))]


def spread(left: float, ahead: Sequence[float]) -> list[float]:
    """Traits shared out to the two knots around a place on the track."""
    knot = 0
    while knot < len(KNOTS) - 2 and left > KNOTS[knot + 1]:
        knot += 1
    part = (left - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    row = [0.0] * (len(KNOTS) * len(ahead))
    for number, value in enumerate(ahead):
        row[knot * len(ahead) + number] = (1.0 - part) * value
        row[(knot + 1) * len(ahead) + number] = part * value
    return row


def game(rules: HoloRules, seed: int) -> tuple[list[Moment], list[int]]:
    """The moments of one game and everyone's score at its end."""
    state, rng, worth = rules.start(seed), advance(seeded(~seed)), worth_of("holotype")
    moments: list[Moment] = []
    turn = 0
    while options := rules.options(state):
        if state.turns > turn and state.stack[-1].kind == ASK_TURN:
            turn = state.turns
            left = (rules.box.end - state.track) / rules.box.end
            moments.append(Moment(left, [traits(rules, state, seat) for seat in range(rules.seats)]))
        rng = advance(rng)
        if len(options) == 1 or below(rng, 1024) < 1024 * EPSILON:
            choice = below(advance(rng), len(options))
        else:
            worths = worth(rules, rules.determinize(state, rules.to_act(state), rng), options)
            choice = worths.index(max(worths))
        rules.step(state, options[choice], None)
    return moments, [score.total for score in rules.scores(state)]


def learn(fit: Fit, seats: int, games: int) -> None:
    """Play that many games with so many seats and add every moment of them."""
    rules = make_rules("holotype", seats).rules
    assert isinstance(rules, HoloRules)
    for seed in range(games):
        moments, scores = game(rules, seed)
        for seat in range(1 if seats == 2 else seats):
            others = [other for other in range(seats) if other != seat]
            rows = [spread(left, _ahead(found, seat, others)) for left, found in moments]
            fit.add(rows, scores[seat] - sum(scores[other] for other in others) / len(others))


def _ahead(found: Sequence[Sequence[float]], seat: int, others: Sequence[int]) -> list[float]:
    """By how much a seat is ahead of the mean of the others in every trait."""
    return [
        value - sum(found[other][number] for other in others) / len(others) for number, value in enumerate(found[seat])
    ]


def module(weights: list[list[float]]) -> str:
    """The source of the module that holds the weights."""
    lines = [
        '"""The weights of the traits of a position in Holotype, as `learn_holotype.py` learns them."""',
        "",
        "from typing import Final",
        "",
        f"KNOTS: Final[tuple[float, ...]] = {KNOTS}",
        '"""The shares of the track that is left at which there are weights."""',
        "",
        "WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (",
    ]
    for row in weights:
        lines.append("    (")
        for start in range(0, len(row), 10):
            lines += ["        " + " ".join(f"{value:.3f}," for value in row[start : start + 10])]
        lines.append("    ),")
    lines += [")  # fmt: skip", '"""By knot, then by trait: points of the margin at the end."""', ""]
    return "\n".join(lines)


if __name__ == "__main__":
    result = Fit()
    for players, games_played in TABLES:
        learn(result, players, games_played)
    sys.stdout.write(module(result.solve()))
