"""The habits of quick players: data with a name for every number."""

from __future__ import annotations

from importlib import import_module

import pytest

from ai.learned import learned
from game.core.paths import data_folder
from game.registry import GAMES

LEARNED = [game for game in GAMES if data_folder("minds", f"{game}.yaml").exists()]


def test_some_games_have_habits() -> None:
    assert len(LEARNED) >= 2


@pytest.mark.parametrize("game", LEARNED)
def test_every_habit_has_its_number_and_every_number_its_habit(game: str) -> None:
    names = import_module(f"ai.knowledge.{game}.habits").NAMES
    assert sorted(learned(game).habits) == sorted(names)
    assert learned(game).version >= 1
    assert learned(game).record


@pytest.mark.parametrize("game", LEARNED)
def test_a_player_takes_all_habits_at_once_and_gives_none_away(game: str) -> None:
    module = import_module(f"ai.knowledge.{game}.habits")
    shipped = [learned(game).habits[name] for name in module.NAMES]
    own, other = module.Habits(shipped), module.Habits(shipped)
    own.take([0.5 + number / 100.0 for number in range(len(shipped))])
    plain = [name for name in module.NAMES if hasattr(own, name)]
    assert len(plain) > len(module.NAMES) // 2
    assert any(getattr(own, name) != getattr(other, name) for name in plain)
    for name in plain:
        assert getattr(other, name) == pytest.approx(getattr(module.HABITS, name))
