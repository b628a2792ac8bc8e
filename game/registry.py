"""The only list of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.data import Loaded
from game.core.match import Match, load_match
from game.core.paths import data_folder
from game.core.record import Record, SaveProblem, Seat, unsavable
from game.core.rules import AnyRules, BadOption, Option, Ready, complete_options
from game.core.values import Outcome
from game.core.yaml_file import Document
from game.cubosaurs import data as cubo_data
from game.cubosaurs import position as cubo_position
from game.cubosaurs import rules as cubo
from game.draftosaurus.data import load_figures
from game.draftosaurus.position import position
from game.draftosaurus.rules import OPTIONS, DraftRules


@dataclass(frozen=True)
class Game:
    """One game of the cabinet: its seat counts, options, figures, rules, and the scorer of written end positions."""

    id: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    load: Callable[[Path, Path | None], Loaded[Any]]
    make: Callable[[Any, int, Mapping[str, str]], AnyRules]
    position: Callable[[Any, Mapping[str, str], Document], Outcome]


GAMES: dict[str, Game] = {
    game.id: game
    for game in (
        Game("draftosaurus", (2, 3, 4, 5), OPTIONS, load_figures, DraftRules, position),
        Game("cubosaurs", (2, 3, 4, 5), cubo.OPTIONS, cubo_data.load_figures, cubo.CuboRules, cubo_position.position),
    )
}


class UnknownGame(Exception):
    """There is no game of that name."""


def find(game_id: str) -> Game:
    """The game of that name, or UnknownGame."""
    if game_id not in GAMES:
        raise UnknownGame(f"there is no game '{game_id}' (there are: {', '.join(GAMES)})")
    return GAMES[game_id]


def make_rules(
    game_id: str, seats: int, options: Mapping[str, str] | None = None, overlays: Path | None = None
) -> Ready:
    """The rules of a game for that many seats; `overlays` is the folder of the owner's corrections."""
    game = find(game_id)
    if seats not in game.seat_counts:
        raise BadOption(f"{game_id} is for {game.seat_counts[0]} to {game.seat_counts[-1]} seats, not {seats}")
    chosen = complete_options(game.options, options or {})
    loaded = game.load(data_folder(game_id), overlays and overlays / game_id)
    return Ready(game.make(loaded.value, seats, chosen), chosen, loaded.hash, tuple(loaded.problems))


def new_match(
    game_id: str,
    seats: Sequence[Seat],
    seed: int,
    options: Mapping[str, str] | None = None,
    overlays: Path | None = None,
) -> Match:
    """A new game; BadOption or UnknownGame if there cannot be such a one."""
    ready = make_rules(game_id, len(seats), options, overlays)
    if problem := unsavable(seats, seed):
        raise BadOption(f"such a game could not be saved: {problem}")
    return Match(ready, tuple(seats), seed)


def open_match(record: Record, name: str, overlays: Path | None = None) -> Match:
    """The saved game, replayed and verified, or SaveProblem naming the file."""
    try:
        ready = make_rules(record.game, len(record.seats), record.options, overlays)
    except (BadOption, UnknownGame) as error:
        raise SaveProblem(f"{name}: {error}") from error
    return load_match(ready, record, name)
