"""Saves of strangers come in here: every field that the screen or the bots take up is brought into its range."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

from ai.levels import parse, written
from game.core.record import Origin, Record, Seat, read_record
from ui.portraits import known
from ui.theme import PLAYERS

AHEAD: Final = timedelta(days=1)
"""How far clocks may be ahead of this one; what was saved later than that has no date."""

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")


def read_incoming(path: Path) -> Record:
    """Read a save with every field in its range, or SaveProblem with one clear sentence."""
    record = read_record(path)
    seats, origin = [admitted(seat) for seat in record.seats], record.origin
    comes = Origin(one_line(origin.name), origin.moves) if origin is not None else None
    return msgspec.structs.replace(record, seats=seats, title=one_line(record.title), origin=comes)


def admitted(seat: Seat) -> Seat:
    """A seat with a colour and a face that there are, a name on one line, and a bot that keeps to its level's time."""
    bot = one_line(seat.bot)
    if seat.kind == "bot" and (spec := parse(bot)) is not None:
        bot = written(spec.level, spec.style)
    portrait = seat.portrait if known(seat.portrait) else ""
    return Seat(one_line(seat.name), seat.kind, bot, seat.colour % len(PLAYERS), portrait)


def one_line(text: str) -> str:
    """A text without control characters and halves of characters; a space stands in their place."""
    return _CONTROL.sub(" ", text)


def moment(text: str, now: datetime | None = None) -> datetime | None:
    """The moment an ISO text names, in local time; None for what is no moment or lies in the future."""
    try:
        named = datetime.fromisoformat(text).astimezone()
        return named if named <= (now or datetime.now().astimezone()) + AHEAD else None
    except (ValueError, OverflowError, OSError):
        return None
