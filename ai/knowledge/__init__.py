"""What bots know of each game: the value of an option, one ply deep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ai.knowledge import cubosaurs, draftosaurus, encyclopedia, holotype
from game.core.rules import AnyRules
from game.core.values import Action

Value = Callable[[AnyRules, Any, Action], float]
"""What an option is worth to the seat to act in a world of that game; only differences between options count."""


def score_now(rules: AnyRules, world: Any, action: Action) -> float:
    """The score that the option brings at once: the value in a game of which nothing more is known."""
    return float(rules.preview(world, action).total)


VALUES: dict[str, Value] = {
    "draftosaurus": draftosaurus.value,
    "cubosaurs": cubosaurs.value,
    "holotype": holotype.value,
    "encyclopedia": encyclopedia.value,
}
"""The value functions by game."""


def value_of(game_id: str) -> Value:
    """The value function of that game."""
    return VALUES.get(game_id, score_now)
