"""Worlds in which what a seat cannot know is another: made by hand, without the engine's own re-dealing."""

from __future__ import annotations

from typing import Any

from game.core.rng import advance
from game.core.rules import AnyRules
from tests.games import SUBJECTS


def scrambled(rules: AnyRules, state: Any, seat: int) -> Any:
    """The position with another order of all decks, other hidden hands, no sealed picks and other chances to come."""
    world = rules.clone(state)
    world.rng = advance(advance(world.rng))
    SUBJECTS[rules.game].scramble(world, rules.seats, seat)
    return world
