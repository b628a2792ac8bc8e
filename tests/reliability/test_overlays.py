"""Whatever an owner's corrections hold: they are used or named and left out, quickly, and the game can be played."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from game.core.overlay import OVERLAY_LIMIT
from game.core.rules import AnyRules
from game.core.yaml_file import NODES, BadYaml, parse_yaml
from game.registry import GAMES, make_rules
from tests.reliability.counts import many
from tests.reliability.odd_yaml import ODD_VALUES, built_in, overlay

STEPS = 60
"""How many choices are made with the figures that came out."""


def play(rules: AnyRules, rng: Random, steps: int = STEPS) -> int:
    """Choose at random for a while; how many choices were made."""
    state = rules.start(rng.randrange(1 << 30))
    for number in range(steps):
        decision = rules.decision(state)
        if decision is None:
            return number
        rules.step(state, rng.choice(decision.options), None)
    return steps


def try_overlays(folder: Path, count: int, seed: int, steps: int = STEPS) -> Counter[str]:
    """Write corrections of all games and play with what comes out; how many were used and left out."""
    seen: Counter[str] = Counter()
    for number in range(count):
        rng = Random(seed * 1_000_003 + number)
        game_id = rng.choice(sorted(GAMES))
        place = folder / "overlay"
        overlay(rng, game_id, place)
        ready = make_rules(game_id, rng.choice(GAMES[game_id].seat_counts), None, place)
        seen["left out" if ready.problems else "used"] += 1
        assert all(len(str(problem)) < 1000 for problem in ready.problems)
        assert play(ready.rules, rng, steps) > 0
        shutil.rmtree(place)
    return seen


def test_some_overlays_of_every_game_are_used_or_left_out(tmp_path: Path) -> None:
    seen = try_overlays(tmp_path, 16, 2)
    assert min(seen["used"], seen["left out"]) > 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_many_overlays_of_every_game_are_used_or_left_out(tmp_path: Path, part: int) -> None:
    seen = try_overlays(tmp_path, many(200), 100 + part, 150)
    assert min(seen["used"], seen["left out"]) > 0


@pytest.mark.parametrize("value", ODD_VALUES, ids=lambda value: value[:20])
def test_odd_value_is_read_or_one_sentence(value: str) -> None:
    found: object
    try:
        found = parse_yaml(f"a: 1\nb: {value}\n", "a.yaml")[0].data
    except BadYaml as error:
        found = str(error)
    assert isinstance(found, dict) or (isinstance(found, str) and 0 < len(found) < 400)


UNFIT = ("1000000", "-100", "!!bool abc", '"\\ud800"')
"""Values that no figure may have, one for each file of a game."""


@pytest.mark.parametrize("game_id", GAMES)
def test_figure_out_of_range_is_named_for_every_file(tmp_path: Path, game_id: str) -> None:
    (tmp_path / game_id).mkdir()
    for number, (name, figures) in enumerate(built_in(game_id).items()):
        path, known = first_number(figures)
        assert abs(known) <= 99
        text = UNFIT[number % len(UNFIT)]
        for key in reversed(path):
            text = f"[{text}]" if isinstance(key, bool) else f"{{{key}: {text}}}"
        (tmp_path / game_id / name).write_text(f"{text}\n", encoding="utf-8")
    ready, plain = (make_rules(game_id, GAMES[game_id].seat_counts[0], None, place) for place in (tmp_path, None))
    assert sorted(Path(problem.file).name for problem in ready.problems) == sorted(built_in(game_id))
    assert ready.data_hash == plain.data_hash


def first_number(figures: object) -> tuple[tuple[object, ...], int]:
    """The path of the first figure that is a number; True stands for a list. Any text where there is none."""
    found = list(numbers(figures, ()))
    return found[0] if found else (first_text(figures), 0)


def numbers(figures: object, path: tuple[object, ...]) -> list[tuple[tuple[object, ...], int]]:
    """Every number with its path."""
    if isinstance(figures, dict):
        return [entry for key, value in figures.items() for entry in numbers(value, (*path, key))]
    if isinstance(figures, list):
        return [entry for value in figures for entry in numbers(value, (*path, True))]
    return [(path, figures)] if isinstance(figures, int) and not isinstance(figures, bool) else []


def first_text(figures: object) -> tuple[object, ...]:
    """The path of the first value of a file without numbers."""
    path: tuple[object, ...] = ()
    while isinstance(figures, dict):
        key = next(iter(figures))
        path, figures = (*path, key), figures[key]
    return path


LIMITS = ("a" * (OVERLAY_LIMIT + 1), "[" + "1," * (NODES + 1) + "]", "[" * 4000, "? " * 9000)
"""Texts beyond the limits of size, values, depth and depth of keys."""


@pytest.mark.parametrize("game_id", GAMES)
def test_overlay_beyond_a_limit_is_one_problem_a_file(tmp_path: Path, game_id: str) -> None:
    (tmp_path / game_id).mkdir()
    names = sorted(built_in(game_id))
    for number, name in enumerate(names):
        (tmp_path / game_id / name).write_text(LIMITS[number % len(LIMITS)], encoding="utf-8")
    ready = make_rules(game_id, GAMES[game_id].seat_counts[0], None, tmp_path)
    assert sorted(Path(problem.file).name for problem in ready.problems) == names
