"""The program that finds puzzles: its games are always the same, and it goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import puzzles
import pytest

from game.core.rng import seeded
from game.registry import GAMES
from ui.puzzles.book import puzzles_of, read

ASKED = [game for game in GAMES if puzzles_of(game)]


@pytest.mark.parametrize("game", ASKED)
def test_games_differ_in_seats_and_options(game: str) -> None:
    """Each can be made; most have two seats."""
    drawn = [puzzles.chosen_options(game, seeded(seed)) for seed in range(1, 60)]
    seats = [count for count, _ in drawn]
    assert seats.count(2) > len(seats) / 2
    assert len(set(seats)) > 1
    assert len({str(options) for _, options in drawn}) > 1


def test_the_choices_of_a_game_are_the_same_each_time() -> None:
    game = ASKED[0]
    first, again = (list(puzzles.spots(game, 3)) for _ in range(2))
    assert [one.actions for one in first] == [one.actions for one in again]
    assert len(first[0].actions) >= puzzles.EARLY * (len(first[-1].actions) + 1)


def test_no_kind_of_answer_becomes_too_frequent() -> None:
    had = list(puzzles_of(ASKED[0]))
    alike = [one for one in had if one.answers[0].startswith("box")] * len(had)
    assert puzzles.is_welcome("box trex", [])
    assert not puzzles.is_welcome("box trex", alike)
    assert puzzles.is_welcome("trex>river", alike)


def test_it_goes_on_after_the_last_game_that_was_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "ROOT", tmp_path)
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path / "data")
    game = ASKED[0]
    assert puzzles.Shelf(game).following == 1
    one = puzzles_of(game)[0]
    puzzles.Shelf(game).add(one)
    assert read(tmp_path / "data" / f"{game}.yaml") == [one]
    assert puzzles.Shelf(game).following == one.seed + 1
    puzzles.Shelf(game).looked_at(one.seed + 5)
    assert puzzles.Shelf(game).following == one.seed + 6
