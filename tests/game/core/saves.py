"""Saved games for the tests of records and matches."""

from __future__ import annotations

import json
import random
from typing import Any

from game.core.match import Match
from game.core.opening import load_match
from game.core.record import from_bytes, to_bytes
from game.registry import new_match, open_match
from tests.game.contract import people, ready
from tests.games.case import Case

NAME = "old-game.json"


def played(seats: int = 3, steps: int = 20, seed: int = 5, **options: str) -> Match:
    """A match of Draftosaurus after some random actions."""
    match = new_match("draftosaurus", people(seats), seed, options)
    dice = random.Random(seed)
    for _ in range(steps):
        decision = match.decision()
        if decision is not None:
            match.apply(dice.choice(decision.options))
    return match


def saved(match: Match) -> dict[str, Any]:
    """The save of a match as plain data."""
    plain: dict[str, Any] = json.loads(to_bytes(match.record()))
    return plain


def opened(plain: object) -> Match:
    """The match of a save given as plain data."""
    return open_match(from_bytes(json.dumps(plain).encode(), NAME), NAME)


def opened_quickly(plain: dict[str, Any]) -> Match:
    """The same without reading the figures anew, for saves whose seats and options are in order."""
    case = Case("draftosaurus", len(plain["seats"]), tuple(plain["options"].items()))
    return load_match(ready(case), from_bytes(json.dumps(plain).encode(), NAME), NAME)
