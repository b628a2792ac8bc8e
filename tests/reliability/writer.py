"""A copy of the app without a picture: it starts as the app does, opens its one save, plays on and dies in a write.

Run as `python -m tests.reliability.writer HOME POINT WRITES`: it says how many moves it found, plays, and says how many
moves it has saved after each write; at the POINT of write number WRITES it kills itself.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.hold import Hold
from game.core.record import Seat, read_record, write_record
from game.registry import GAMES, new_match, open_match
from ui.places import UserFolders

POINTS = ("before", "made", "opened", "half", "flushed", "synced", "replaced", "done")
"""Where a write can be killed: before anything, with an empty part, ..., after the file has its new content."""


def main(home: Path, point: str, writes: int) -> None:
    """Play on until the write that kills."""
    folders = UserFolders(home)
    folders.make(lambda _folder, error: _fail(error))
    folders.sweep()
    saves = sorted(folders.saves.glob("*.json"))
    path = saves[0] if saves else folders.saves / "game.json"
    with Hold(path, folders.held):
        game = list(GAMES)[writes % len(GAMES)]
        seats = [Seat("Ada", colour=0), Seat("Bruno", colour=1)]
        match = open_match(read_record(path), path.name) if saves else new_match(game, seats, writes)
        left = [entry.name for entry in folders.saves.iterdir() if entry != path]
        print("opened", len(match.moments), *left, flush=True)
        for number in range(1, writes + 1):
            decision = match.decision()
            if decision is None:
                match.rewind(2)
                decision = match.decision()
            assert decision is not None
            match.apply(decision.options[len(match.moments) % len(decision.options)])
            if number == writes:
                _arm(point)
            write_record(path, match.record())
            print("saved", len(match.moments), flush=True)
        _die()


def _fail(error: OSError) -> None:
    raise error


def _die(*_values: object, **_named: object) -> None:
    """End as a killed process does: nothing is tidied up."""
    os.kill(os.getpid(), signal.SIGKILL)


def _then_die(act: Callable[..., Any]) -> Callable[..., Any]:
    def done(*values: Any, **named: Any) -> None:
        act(*values, **named)
        _die()

    return done


def _half(descriptor: int, mode: str) -> Any:
    """A file that is killed when half of its content is written."""
    os.write(descriptor, b'{"format": 1, "game')
    _die(mode)


def _arm(point: str) -> None:
    """Let the next write be killed at a point."""
    os_module: Any = os
    if point == "before":
        tempfile.mkstemp = _die  # type: ignore[assignment]
    elif point == "made":
        tempfile.mkstemp = _then_die(tempfile.mkstemp)
    elif point == "opened":
        os_module.fdopen = _then_die(os.fdopen)
    elif point == "half":
        os_module.fdopen = _half
    elif point == "flushed":
        os_module.fsync = _die
    elif point == "synced":
        os_module.fsync = _then_die(os.fsync)
    elif point == "replaced":
        os_module.replace = _then_die(os.replace)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
