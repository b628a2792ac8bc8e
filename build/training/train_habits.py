"""Makes the habits of a game's quick player better by letting it play against itself, generation by generation.

`python build/training/train_habits.py GAME --minutes 10` goes on where it stopped and may be interrupted at any time;
it wants compiled packages. In every step all habits are moved a little at once, up or down by chance; that player and
its opposite play the same deals from both seats, and the habits go the way that won, as far as it won (SPSA). A
generation is the mean of its later steps. It takes the place of the one before only if it wins a match against it; then
`data/minds/GAME.yaml` is written anew. Every match is noted in `docs/training.md`.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ai.arena import wilson
from ai.minds import knowledge_of
from game.core.rng import advance, seeded
from game.registry import make_rules

ROOT: Final = Path(__file__).resolve().parents[2]
MINDS: Final = ROOT / "data" / "minds"
CURVE: Final = ROOT / "docs" / "training.md"
WORK: Final = ROOT / ".cache" / "training"

MOVED: Final = 0.1
"""By so much of itself a habit is moved in a step."""

PACE: Final = 0.2
"""So far a habit goes, in parts of that move, where the moved player wins by as many points as are usual."""

DEALS: Final = 24
STEPS: Final = 120
"""How many deals a step plays, each from both seats, and how many steps make a generation."""

MATCH: Final = 600
"""How many games are played against the generation before."""

Numbers = list[float]


class Table:
    """A table of two at which quick players with different habits sit."""

    def __init__(self, game: str) -> None:
        module = import_module(f"ai.knowledge.{game}.habits")
        self.names: Sequence[str] = module.NAMES
        self.habits: Any = module.HABITS
        self.rules = make_rules(game, 2).rules
        self.policy: Any = knowledge_of(game).policy

    def margin(self, first: Numbers, second: Numbers, seed: int, seat: int) -> float:
        """By how many points the first wins a deal from a seat."""
        rules, state, rng = self.rules, self.rules.start(seed), advance(seeded(~seed))
        players = (first, second) if seat == 0 else (second, first)
        last = -1
        while options := rules.options(state):
            rng = advance(rng)
            number = 0
            if len(options) > 1:
                mover = rules.to_act(state)
                if mover != last:
                    self.habits.take(players[mover])
                    last = mover
                number = self.policy(rules, rules.determinize(state, mover, rng), options, rng & 0xFFFFFF)
            rules.step(state, options[number], None)
        scores = [score.total for score in rules.scores(state)]
        return float(scores[seat] - scores[1 - seat])


class Training:
    """What is known so far: the habits of the last generation that won, the present step, and every match."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.table = Table(game)
        self.path = WORK / f"{game}.json"
        self.kept = [float(_read(game)["habits"][name]) for name in self.table.names]
        self.now = list(self.kept)
        self.total = [0.0] * len(self.kept)
        self.generation = self.step = self.games = 0
        self.usual = 3.0
        self.matches: list[dict[str, float]] = []
        if self.path.exists():
            self.__dict__.update(json.loads(self.path.read_text(encoding="utf-8")))

    def save(self) -> None:
        """Write down where the training stands."""
        kept = {key: value for key, value in self.__dict__.items() if key not in ("table", "path", "game")}
        WORK.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(kept), encoding="utf-8")

    def advance(self) -> None:
        """One step, and the match at the end of a generation."""
        chance = random.Random(f"{self.game} {self.generation} {self.step}")
        signs = [chance.choice((-1.0, 1.0)) for _ in self.now]
        up = self._moved(self.now, signs, MOVED)
        down = self._moved(self.now, signs, -MOVED)
        margin = self._play(up, down, DEALS, (self.generation * STEPS + self.step + 1) * 1000)
        self.usual += 0.05 * (abs(margin) - self.usual)
        self.now = self._moved(self.now, signs, MOVED * PACE * margin / self.usual)
        if self.step >= STEPS // 2:
            self.total = [total + value for total, value in zip(self.total, self.now, strict=True)]
        self.step += 1
        if self.step == STEPS:
            self._finish()

    def _moved(self, numbers: Numbers, signs: Numbers, share: float) -> Numbers:
        """All habits moved by a share of themselves; what was below 1 stays there."""
        moved = [value * math.exp(sign * share) for value, sign in zip(numbers, signs, strict=True)]
        return [min(value, 0.98) if old < 1.0 else value for value, old in zip(moved, numbers, strict=True)]

    def _play(self, first: Numbers, second: Numbers, deals: int, seed: int) -> float:
        """The mean margin of the first over so many deals, each from both seats."""
        self.games += 2 * deals
        total = 0.0
        for deal in range(deals):
            for seat in (0, 1):
                total += self.table.margin(first, second, seed + deal, seat)
        return total / (2 * deals)

    def _finish(self) -> None:
        """Let the generation meet the one before, and keep it if it wins."""
        later = STEPS - STEPS // 2
        mean = [total / later for total in self.total]
        wins = points = 0.0
        for number in range(MATCH):
            margin = self.table.margin(mean, self.kept, 1_000_000_000 + number // 2, number % 2)
            wins += 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
            points += margin
        self.generation, self.step, self.total = self.generation + 1, 0, [0.0] * len(self.kept)
        low, high = wilson(wins, MATCH)
        better = low > 0.5
        if better:
            self.kept = mean
        self.matches.append(
            {
                "games": self.games,
                "share": wins / MATCH,
                "low": low,
                "high": high,
                "margin": points / MATCH,
                "kept": better,
            }
        )
        if better:
            self._write()
        self._draw()

    def _write(self) -> None:
        """The numbers that are shipped, with their version and record."""
        version = int(_read(self.game)["version"]) + 1
        record = f"python build/training/train_habits.py {self.game}, {self.games} games, docs/training.md"
        lines = [f"version: {version}", f"record: {record}", "habits:"]
        lines += [f"  {name}: {value:.4f}" for name, value in zip(self.table.names, self.kept, strict=True)]
        (MINDS / f"{self.game}.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def _draw(self) -> None:
        """The last match as a line of the curve."""
        one = self.matches[-1]
        line = (
            f"| {self.game} | {self.generation} | {self.games:,} | {one['share']:.1%} | "
            f"{one['low']:.1%} to {one['high']:.1%} | {one['margin']:+.2f} | {'yes' if one['kept'] else 'no'} |\n"
        )
        with CURVE.open("a", encoding="utf-8") as file:
            file.write(line)
        sys.stdout.write(line)


def _read(game: str) -> Any:
    """The file of a game's habits."""
    yaml: Any = import_module("yaml")
    return yaml.safe_load((MINDS / f"{game}.yaml").read_text(encoding="utf-8"))


def main() -> None:
    """Train for so many minutes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    args = parser.parse_args()
    training, end = Training(args.game), time.monotonic() + 60.0 * args.minutes
    while time.monotonic() < end:
        training.advance()
        training.save()
        sys.stdout.write(f"{training.generation}.{training.step} usual margin {training.usual:.2f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
