"""The fifth game goes through every suite that goes over all games: contract, honesty, golden, tables, saves."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from game.core.paths import ROOT
from game.registry import GAMES
from tests import fifth

SUITES = ("game", "ai", "ui", "cli", "reliability")
ELSEWHERE = {
    "test_rules_plates.py": "plates of the rules: this one says in its description that it has none",
    "test_rules_reader.py": "passages and player aids, as above",
    "test_kept_saves.py": "saves of earlier states: a new game has none yet",
    "test_states.py": "states with a copy of their own: this one uses that of the core",
    "test_mutated_saves.py": "inputs that once failed",
    "test_music.py::test_a_loop": "files of music: this one is played to that of the home screen",
    "test_music.py::test_both_mixes": "pieces of music",
    "test_old_saves_and_kept_records_count": "creatures of the collection: this one has no pages",
    "test_pictures_are_told_apart": "pictures that palettes dye: this one names no colours",
    "test_deals_stay_what_they_were": "deals that were handed out: a new game has none yet",
    "test_puzzle_proof.py": "puzzles: a game without the file asks none",
    "test_puzzles.py": "puzzles, as above",
    "test_problems.py": "sentences about mistakes in files: this one needs none of its own",
}
"""Tests that go by something else than games, though it is there of each: by what."""

FUNCTION = re.compile(r"(tests/\S+\.py::\w+)\[(.*)\]")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tests in a process of their own, with the fifth game registered before they are collected."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", "-q", "--fifth", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("suite", [pytest.param(s, marks=[pytest.mark.soak] if s == "ui" else []) for s in SUITES])
def test_a_suite_is_green_with_it(suite: str) -> None:
    done = run("-k", fifth.NAME, f"tests/{suite}")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 0


def test_whatever_runs_for_all_games_runs_for_it() -> None:
    """No check that goes over the games of the cabinet leaves the fifth one out."""
    listed = run("--collect-only", *(f"tests/{suite}" for suite in SUITES)).stdout
    by_function: dict[str, str] = {}
    for function, kind in FUNCTION.findall(listed):
        by_function[function] = f"{by_function.get(function, '')} {kind}"
    others = [name for name in GAMES if name != fifth.NAME]
    general = {
        name
        for name, kinds in by_function.items()
        if all(game in kinds for game in others) and not any(other in name for other in ELSEWHERE)
    }
    assert len(general) > 40
    assert [name for name in sorted(general) if fifth.NAME not in by_function[name]] == []
