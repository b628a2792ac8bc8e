"""Golden transcripts: whole games and counts of legal sequences as text, so that no rule changes unnoticed.

`python -m tests.game.golden` writes the files anew, from the repository's root.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.core.paths import ROOT, data_folder
from game.core.rules import AnyRules
from game.core.state import fingerprint
from game.registry import GAMES
from tests.game.contract import nodes_from, rules_of
from tests.games.case import Case

TESTS = Path(__file__).resolve().parents[1]
SEED = 2019
DEPTH = 3
MARK = 8
"""So much of the fingerprint of every position is written down."""


def files() -> dict[str, tuple[Case, Case]]:
    """The file names with their two games: all options at their default, all at their last choice."""
    return {name: cases for game in GAMES.values() for name, cases in files_of(game).items()}


def files_of(game: Game) -> dict[str, tuple[Case, Case]]:
    """Those of one game: one for every number of seats."""
    return {
        f"{game.id}-{seats}.txt": (Case(game.id, seats), Case(game.id, seats, last_choices(game, seats)))
        for seats in game.seat_counts
    }


def path_of(name: str) -> Path:
    """Where a file lies: in tests/golden, for a game of another root in that of its own."""
    root = data_folder(name.rpartition("-")[0]).parents[1]
    return (TESTS if root == ROOT else root / "tests") / "golden" / name


def last_choices(game: Game, seats: int) -> tuple[tuple[str, str], ...]:
    """Every option that a game of that many seats has, at its last choice."""
    return tuple((option.id, option.choices[-1]) for option in game.options if option.seat < seats)


def text_of(cases: tuple[Case, Case]) -> str:
    """What the file of these games must hold."""
    return "\n".join(line for case in cases for line in [*transcript(case), ""])


def transcript(case: Case) -> list[str]:
    """One random game: set-up, counts of legal sequences, every action with its fingerprint, the scores."""
    rules = rules_of(case)
    state = rules.start(SEED)
    lines = [f"game {case}", f"seed {SEED}", f"start {fingerprint(state)}", counts(rules, state, DEPTH)]
    for node in nodes_from(rules, state, random.Random(SEED)):
        if node.number == 30:
            lines.append(counts(rules, node.state, DEPTH))
        mark = fingerprint(node.state)[:MARK]
        lines.append(f"{mark} {rules.to_act(node.state)} {node.action.text} ({len(node.options)} options)")
    lines.append(f"end {fingerprint(state)}")
    result = rules.outcome(state)
    assert result is not None
    for seat, score in enumerate(result.scores):
        shown = ", ".join(f"{line.key} {line.points}" for line in score.lines)
        lines.append(f"score {seat}: {score.total} = {shown}")
    return [*lines, f"won by {result.winners} ({result.reason})"]


def counts(rules: AnyRules, state: Any, depth: int) -> str:
    """How many sequences of legal actions there are from here, by length."""
    return "sequences " + " ".join(str(count(rules, state, length)) for length in range(1, depth + 1))


def count(rules: AnyRules, state: Any, depth: int) -> int:
    """How many sequences of that many legal actions there are."""
    options = rules.options(state)
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        clone = rules.clone(state)
        rules.step(clone, action, None)
        total += count(rules, clone, depth - 1)
    return total


def write() -> None:
    """Write all files anew."""
    for name, cases in files().items():
        path_of(name).parent.mkdir(exist_ok=True)
        path_of(name).write_text(text_of(cases), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
