"""What was learned of a game outside of the app and is shipped with it as data, with its version and record."""

from __future__ import annotations

from functools import lru_cache

from game.core.data import Record, load
from game.core.paths import data_folder


class Learned(Record, frozen=True):
    """One file of `data/minds`: numbers by their names, how often they were made better, and how."""

    version: int
    record: str
    habits: dict[str, float]


@lru_cache(maxsize=8)
def learned(game: str) -> Learned:
    """What was learned of a game."""
    return load(data_folder("minds", f"{game}.yaml"), Learned).value
