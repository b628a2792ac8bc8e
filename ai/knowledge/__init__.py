"""What bots know of each game: the worth of options, one ply deep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.knowledge import cubosaurs, draftosaurus, encyclopedia, holotype
from ai.search.knowledge import Worth
from game.core.rules import AnyRules
from game.core.values import Action


def scores_now(rules: AnyRules, world: Any, options: Sequence[Action]) -> list[float]:
    """The scores that options bring at once: their worth in a game of which nothing more is known."""
    return [float(rules.preview(world, option).total) for option in options]


WORTHS: dict[str, Worth] = {
    "draftosaurus": draftosaurus.worth,
    "cubosaurs": cubosaurs.worth,
    "holotype": holotype.worth,
    "encyclopedia": encyclopedia.worth,
}
"""What knows the worth of options, by game."""


def worth_of(game_id: str) -> Worth:
    """What knows the worth of options of that game."""
    return WORTHS.get(game_id, scores_now)
