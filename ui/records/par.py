"""What every level made of a deal from the person's seat, kept in a file of its own for each deal.

It is a cache: a file that is broken, of another deal, other figures or other levels is as good as none, and the games
are played again; they come out the same on every machine.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ai.levels import RUNGS
from ai.par import MOST, VERSION, specs
from game.core.files import FileProblem, read_limited, write_atomic
from game.core.record import Name, Short
from ui.records.code import Deal, code_of
from ui.records.daily import SEAT
from ui.records.play import Points

LARGEST: Final = 1_000_000
"""Bytes that are read of such a file at most."""


class Par(msgspec.Struct, frozen=True, kw_only=True):
    """The points of every level so far, which of them have won, and the game that is played just now."""

    mark: Short
    """What it belongs to: the deal, and how the levels play it."""
    figures: Short = ""
    """The hash of the figures that it is played with."""
    points: dict[Name, Points] = {}
    won: list[Name] = []
    actions: Annotated[list[Short], msgspec.Meta(max_length=MOST)] = []
    """How far the game of the next level is."""

    @property
    def level(self) -> str:
        """The level whose game comes next; '' when all have played."""
        return next((level for level in RUNGS if level not in self.points), "")

    @property
    def done(self) -> bool:
        """Whether every level has played."""
        return not self.level

    @property
    def part(self) -> float:
        """How much of it is done, from 0 to 1."""
        return len(self.points) / len(RUNGS)


def mark_of(deal: Deal) -> str:
    """What a par of this deal has to be marked with."""
    told = f"{VERSION}\n{code_of(deal)}\n{dict(specs(deal.game, deal.bots, SEAT))}"
    return hashlib.blake2b(told.encode(), digest_size=12).hexdigest()


def place_of(folder: Path, deal: Deal) -> Path:
    """Where the par of a deal lies."""
    return folder / f"{code_of(deal)}.json"


def read_par(folder: Path, deal: Deal) -> Par:
    """The par of a deal as far as it is known; an empty one where the file is of no use."""
    mark = mark_of(deal)
    try:
        par = msgspec.json.decode(read_limited(place_of(folder, deal), LARGEST), type=Par)
    except (FileProblem, OSError, msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return Par(mark=mark)
    known = par.points.keys() <= set(RUNGS) and set(par.won) <= par.points.keys()
    return par if known and par.mark == mark else Par(mark=mark)


def write_par(folder: Path, deal: Deal, par: Par) -> None:
    """Keep a par in one step; OSError if that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    write_atomic(place_of(folder, deal), msgspec.json.encode(par))
