"""Who sat last at each game and how it was played; read and written as one small file beside the settings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from game.core.files import write_atomic
from game.core.record import Name, Seat, unsavable
from game.core.rules import BadOption, complete_options
from game.registry import GAMES, agreed_options
from ui.failures import failure
from ui.incoming import admitted
from ui.seating import repeated
from ui.stored import held, merged, stored_keys


class Setup(msgspec.Struct, frozen=True):
    """The seats and the variants of one game."""

    seats: Annotated[list[Seat], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[Name, Name] = {}


def load(path: Path) -> dict[str, Setup]:
    """The last set-up of every game that has one; whatever cannot be used any more is left out, never raised."""
    found = {game_id: _read(game_id, entry) for game_id, entry in stored_keys(path).items()}
    return {game_id: setup for game_id, setup in found.items() if setup is not None}


def save(path: Path, setups: Mapping[str, Setup], changed: Collection[str]) -> str:
    """Write the set-ups of the `changed` games in one step; the reason of a failure, '' if there was none."""
    try:
        with held(path):
            write_atomic(path, merged(path, setups, changed))
    except OSError as error:
        return failure(error)
    return ""


def _read(game_id: str, entry: msgspec.Raw) -> Setup | None:
    """One set-up, if the game is there and can be played so."""
    try:
        setup = msgspec.json.decode(entry, type=Setup)
        setup = Setup([admitted(seat) for seat in setup.seats], setup.options)
        return setup if playable(game_id, setup) else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def playable(game_id: str, setup: Setup) -> bool:
    """Whether a game of that name can begin with these seats, under names that differ, and these variants."""
    game = GAMES.get(game_id)
    if game is None or len(setup.seats) not in game.seat_counts or unsavable(setup.seats, 0):
        return False
    try:
        complete_options(game.options, agreed_options(game, setup.seats, setup.options))
    except BadOption:
        return False
    return not repeated(setup.seats) and all(seat.name.strip() for seat in setup.seats)
