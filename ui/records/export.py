"""Plays for other programs: a table as CSV, one line for every seat of every play, or everything as JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

import msgspec

from game.core.record import Seat
from ui.records.code import played_code
from ui.records.play import Play, Seated

HEAD = (
    *("play", "ended", "game", "real", "seats", "options", "deal", "moves", "taken_back", "won_by"),
    *("seat", "name", "kind", "bot", "points", "place", "won", "lines"),
)

RISKY = ("=", "+", "-", "@", "\t", "\r")
"""With what a cell must not begin, so that no spreadsheet takes a name for a formula."""


def play_code(play: Play) -> str:
    """The code of a play's deal, '' where it was not played from one that is known."""
    if not play.whole:
        return ""
    seats = [Seat(one.name, one.kind, one.bot) for one in play.seats]
    return played_code(play.game, seats, play.options, play.seed)


def as_json(plays: Iterable[Play]) -> bytes:
    """All plays with all that is known of them, and the codes of their deals."""
    told = [{**msgspec.to_builtins(play), "deal": play_code(play)} for play in plays]
    return msgspec.json.format(msgspec.json.encode({"format": 1, "plays": told}), indent=1)


def as_csv(plays: Iterable[Play]) -> bytes:
    """A table of all seats of all plays, as spreadsheets read it."""
    out = io.StringIO(newline="")
    table = csv.writer(out)
    table.writerow(HEAD)
    for play in plays:
        for n, seat in enumerate(play.seats):
            table.writerow([_cell(value) for value in (*_about(play), *_of_seat(play, n, seat))])
    return b"\xef\xbb\xbf" + out.getvalue().encode("utf-8", errors="replace")


def _about(play: Play) -> tuple[object, ...]:
    options = " ".join(f"{key}={value}" for key, value in play.options.items())
    about = (play.id, play.saved_at, play.game, "yes" if play.real else "no", len(play.seats), options)
    return (*about, play_code(play), play.moves, play.taken_back, play.reason)


def _of_seat(play: Play, n: int, seat: Seated) -> tuple[object, ...]:
    lines = " ".join(f"{key}={points}" for key, points in seat.lines.items())
    return n + 1, seat.name, seat.kind, seat.bot, seat.points, play.place(n), "yes" if seat.won else "no", lines


def _cell(value: object) -> object:
    """A value as a spreadsheet may read it: a text that looks like a formula gets an apostrophe."""
    return f"'{value}" if isinstance(value, str) and value.startswith(RISKY) else value
