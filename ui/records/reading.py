"""Reading a finished save into a play: its last position is scored by the rules, no move of it is replayed."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from game.core.files import FileProblem, read_limited
from game.core.match import Match
from game.core.opening import from_position
from game.core.record import Record, SaveProblem, Seat
from game.core.rules import Ready
from game.core.sentence import say
from game.core.values import SPECTATOR
from game.registry import GAMES, ready_for
from ui.incoming import admitted, one_line, read_incoming
from ui.records.honours import honours_of
from ui.records.play import Play, Seated

KEPT_LIMIT = 100_000
"""Bytes that are read of a kept record at most."""


class Unfinished(Exception):
    """The game of a save still runs, or no game of that name is here; it is no play, and nothing is wrong with it."""


class Reader:
    """Reads saves with the figures as they are played; rules are made once for every kind of game."""

    def __init__(self, overlay: Path | None) -> None:
        """A reader that knows the owner's corrections in a folder."""
        self._overlay = overlay
        self._ready: dict[str, Ready] = {}

    def save(self, path: Path) -> Play:
        """The play of a finished save; Unfinished, or SaveProblem where it cannot be read."""
        record = read_incoming(path)
        if not record.finished or record.game not in GAMES:
            raise Unfinished
        return play_of(from_position(self._rules(record, path.name), record, path.name), record, path.name)

    def kept(self, path: Path) -> Play:
        """The play that a record of its own has kept; Unfinished where its game is not here, or SaveProblem."""
        play = kept_play(path)
        if play.game not in GAMES:
            raise Unfinished
        if len(play.seats) not in GAMES[play.game].seat_counts:
            raise SaveProblem(path.name, "has more or fewer seats than its game")
        return play

    def _rules(self, record: Record, name: str) -> Ready:
        key = f"{record.game} {len(record.seats)} {sorted(record.options.items())}"
        if key not in self._ready:
            self._ready[key] = ready_for(record, name, self._overlay)
        return self._ready[key]


def play_of(match: Match, record: Record, name: str) -> Play:
    """The play of a match at its end; SaveProblem where it is not there although the save says so."""
    outcome = match.outcome()
    if outcome is None:
        raise SaveProblem(name, "is called finished and is not")
    seats, view = zip(match.seats, outcome.scores, strict=True), match.view(SPECTATOR)
    return Play(
        id=identity(record),
        game=record.game,
        seats=tuple(
            Seated(
                seat.name,
                seat.kind,
                seat.bot,
                seat.colour,
                seat.portrait,
                score.total,
                {line.key: line.points for line in score.lines},
                n in outcome.winners,
                dict(GAMES[record.game].collected(match.rules, view, n)),
            )
            for n, (seat, score) in enumerate(seats)
        ),
        options=dict(match.ready.options),
        seed=record.seed,
        moves=len(record.actions),
        taken_back=len(record.taken_back),
        reason=outcome.reason,
        saved_at=record.ended_at or record.saved_at,
        begun_at=record.begun_at,
        branched=record.origin is not None,
        figures=record.data,
        whole=not record.from_snapshot,
        save=name,
        honours=honours_of(match, outcome, record),
    )


def identity(record: Record) -> str:
    """What tells a game apart from all others: its deal, its players and its moves, not the name of its file."""
    names = "\n".join(f"{seat.kind} {seat.name}" for seat in record.seats)
    told = f"{record.game}\n{record.seed}\n{names}\n{sorted(record.options.items())}\n" + "\n".join(record.actions)
    marks = record.prints[0] if record.prints else ""
    return hashlib.blake2b(f"{told}\n{marks}".encode(errors="surrogatepass"), digest_size=10).hexdigest()


def kept_play(path: Path) -> Play:
    """The play in a record of its own, every field in its range; SaveProblem where it cannot be read."""
    try:
        play = msgspec.json.decode(read_limited(path, KEPT_LIMIT), type=Play)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise SaveProblem(path.name, say("is not a record of Cabinet ({detail})", detail=error)) from error
    except FileProblem as error:
        raise SaveProblem(path.name, error.reason) from error
    return msgspec.structs.replace(play, seats=tuple(_within(seat) for seat in play.seats), save="")


def _within(seat: Seated) -> Seated:
    """A seat with everything that the screen takes up in its range."""
    known = admitted(Seat(seat.name, seat.kind, seat.bot, seat.colour, seat.portrait))
    lines = {one_line(key): points for key, points in seat.lines.items()}
    return msgspec.structs.replace(
        seat, name=known.name, kind=known.kind, bot=known.bot, colour=known.colour, portrait=known.portrait, lines=lines
    )
