"""The naturalists whose portraits sit at the table: who they were, their pictures and words, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from game.core.data import load
from game.core.record import Seat
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


def known(portrait: str) -> bool:
    """Whether there is a portrait of that name."""
    return any(one.id == portrait for one in naturalists())


def faces(seats: Sequence[Seat]) -> tuple[Naturalist, ...]:
    """Who every seat shows: an Automa itself, then what was chosen, who is meant by the name, and who is left over.

    Nobody sits at a table twice, but for two Automas of one name.
    """
    return _faces(tuple(seats))


@lru_cache(maxsize=64)
def _faces(seats: tuple[Seat, ...]) -> tuple[Naturalist, ...]:
    found = {n: one for n, seat in enumerate(seats) if (one := _automa(seat)) is not None}
    for claim in (_chosen, _meant):
        for n, seat in enumerate(seats):
            one = claim(seat)
            if n not in found and one is not None and one not in found.values():
                found[n] = one
    left = iter([one for one in naturalists() if one not in found.values()])
    return tuple(found[n] if n in found else next(left) for n in range(len(seats)))


def _automa(seat: Seat) -> Naturalist | None:
    """The naturalist that an Automa is named after."""
    return _of(seat.bot.partition("/")[0]) if seat.kind == "automa" else None


def _chosen(seat: Seat) -> Naturalist | None:
    return _of(seat.portrait)


def _meant(seat: Seat) -> Naturalist | None:
    return sitter(seat.name)


def _of(portrait: str) -> Naturalist | None:
    return next((one for one in naturalists() if one.id == portrait), None)


def next_face(seats: Sequence[Seat], n: int) -> Naturalist:
    """The next naturalist after the one on seat `n` whom nobody else at the table has."""
    shown, everybody = faces(seats), naturalists()
    start = everybody.index(shown[n]) + 1
    return next(one for one in (*everybody[start:], *everybody[:start]) if one is shown[n] or one not in shown)
