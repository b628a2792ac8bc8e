"""Opening a saved game: with all its moves where they still come out, from its last position where they do not."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.match import Match, replay
from game.core.record import Record, SaveProblem
from game.core.rules import Ready
from game.core.sentence import say
from game.core.state import StateProblem


@dataclass(frozen=True)
class Opened:
    """A saved game that can go on."""

    match: Match
    changed: tuple[str, ...] = ()
    """What is not as it was when the game was saved: `rules`, `figures`."""
    problem: SaveProblem | None = None
    """Why its moves could not be kept, so that it goes on from its last position; None where they are."""


def open_record(ready: Ready, record: Record, name: str) -> Opened:
    """The saved game, replayed and verified; from its last position where that fails; SaveProblem if both do."""
    changed = what_changed(ready, record)
    try:
        match = replay(ready, record, name)
        if changed and match.record().snapshot != record.snapshot:
            raise SaveProblem(name, "its moves no longer lead to its last position")
        return Opened(match, changed)
    except SaveProblem as error:
        problem = error
    try:
        return Opened(from_position(ready, record, name), changed, problem)
    except SaveProblem as error:
        raise (error if changed or record.from_snapshot else problem) from error


def load_match(ready: Ready, record: Record, name: str) -> Match:
    """The saved game; from its position only where figures or rules have changed since or it began from one."""
    opened = open_record(ready, record, name)
    if opened.problem and not opened.changed and not record.from_snapshot:
        raise opened.problem
    return opened.match


def what_changed(ready: Ready, record: Record) -> tuple[str, ...]:
    """What is not as it was when the game was saved: `rules`, `figures`."""
    pairs = (("rules", record.rules != ready.rules.version), ("figures", record.data != ready.data_hash))
    return tuple(name for name, other in pairs if other)


def from_position(ready: Ready, record: Record, name: str) -> Match:
    """A game that begins at the last position of a save, or SaveProblem."""
    try:
        match = Match(ready, tuple(record.seats), record.seed, record.title, from_snapshot=record.snapshot)
    except StateProblem as error:
        raise SaveProblem(name, say("its last position cannot be used ({detail})", detail=error)) from error
    match.taken_back = list(record.taken_back)
    match.origin, match.begun_at, match.ended_at = record.origin, record.begun_at, record.ended_at
    return match
