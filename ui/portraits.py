"""The naturalists whose portraits sit at the table: who they were, their pictures and their words."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from game.core.data import load
from ui.places import resource
from ui.text import Text

Mood = Literal["", "thinking", "pleased"]
"""What a portrait shows; '' is calm."""

MOODS: tuple[Mood, ...] = ("", "thinking", "pleased")


class Naturalist(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with a portrait; `id` names pictures and words."""

    id: str
    name: str
    born: int
    died: int

    def picture(self, mood: Mood = "") -> str:
        """The name of the portrait in that mood."""
        return f"portraits/{self.id}_{mood}" if mood else f"portraits/{self.id}"

    def about(self, text: Text) -> str:
        """Who that was and when, in one line."""
        words = text(f"naturalist.{self.id}")
        return f"{words} ({self.born}–{self.died})"


@lru_cache(maxsize=1)
def naturalists() -> tuple[Naturalist, ...]:
    """Every naturalist with a portrait."""
    return load(resource("data", "naturalists.yaml"), tuple[Naturalist, ...]).value


def sitter(name: str) -> Naturalist | None:
    """The first naturalist of that name, whole or given; nobody for other names."""
    asked = name.strip().casefold()
    whole = (one for one in naturalists() if one.name.casefold() == asked)
    given = (one for one in naturalists() if one.name.partition(" ")[0].casefold() == asked)
    return next(whole, None) or next(given, None)
