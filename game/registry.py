"""The only list of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game import cubosaurs, draftosaurus, encyclopedia, holotype
from game.core.data import Loaded
from game.core.game import Game
from game.core.match import Match, begun_now
from game.core.opening import Opened, from_position, load_match, open_record
from game.core.paths import data_folder
from game.core.provenance import ours
from game.core.record import Record, SaveProblem, Seat, unsavable
from game.core.rules import BadOption, Ready, complete_options
from game.core.sentence import say

GAMES: dict[str, Game] = {
    game.id: game
    for game in (
        draftosaurus.GAME,
        cubosaurs.GAME,
        holotype.GAME,
        encyclopedia.GAME,
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
    loaded = load_figures(game_id, overlays)
    rules = game.make(loaded.value, seats, chosen)
    return Ready(rules, chosen, loaded.hash, tuple(loaded.problems), ours(loaded.value), loaded.value)


def load_figures(game_id: str, overlays: Path | None = None) -> Loaded[Any]:
    """The figures of a game as they are played; `overlays` is the folder of the owner's corrections."""
    return find(game_id).load(data_folder(game_id), overlays and overlays / game_id)


def automas(game: Game, chosen: Mapping[str, str]) -> dict[int, str]:
    """The seats that chosen options give to Automas, each with its Automa."""
    return {
        option.seat: chosen[option.id]
        for option in game.options
        if option.seat >= 0 and chosen.get(option.id, option.default) != option.default
    }


def seat_options(game: Game, seats: Sequence[Seat]) -> dict[str, str]:
    """The options that say who sits where, as these seats have it; BadOption if an Automa cannot sit there."""
    places = {option.seat: option for option in game.options if option.seat >= 0}
    if stray := [n + 1 for n, seat in enumerate(seats) if seat.kind == "automa" and n not in places]:
        raise BadOption(f"{game.id} has no Automa for seat {stray[0]}")
    return {
        places[n].id: seat.bot if seat.kind == "automa" else places[n].default
        for n, seat in enumerate(seats)
        if n in places
    }


def agreed_options(game: Game, seats: Sequence[Seat], chosen: Mapping[str, str]) -> dict[str, str]:
    """The chosen options together with those that follow from the seats; BadOption if they contradict each other."""
    seated = seat_options(game, seats)
    for key, value in seated.items():
        if chosen.get(key, value) != value:
            raise BadOption(f"option '{key}' is '{chosen[key]}', but '{value}' sits there")
    return {**chosen, **seated}


def starting_options(game: Game, seats: Sequence[Seat], chosen: Mapping[str, str]) -> dict[str, str]:
    """All options of a new game of these seats; BadOption if none can begin so. Games under way keep theirs."""
    options = complete_options(game.options, agreed_options(game, seats, chosen))
    for option in game.options:
        able, value = option.choices_for(len(seats)), options[option.id]
        if value not in able:
            raise BadOption(f"option '{option.id}' cannot be '{value}' with {len(seats)} seats ({', '.join(able)})")
    return options


def new_match(
    game_id: str,
    seats: Sequence[Seat],
    seed: int,
    options: Mapping[str, str] | None = None,
    overlays: Path | None = None,
) -> Match:
    """A new game; BadOption or UnknownGame if there cannot be such a one."""
    ready = make_rules(game_id, len(seats), starting_options(find(game_id), seats, options or {}), overlays)
    if problem := unsavable(seats, seed):
        raise BadOption(f"such a game could not be saved: {problem}")
    return Match(ready, tuple(seats), seed, begun_at=begun_now())


def open_match(record: Record, name: str, overlays: Path | None = None) -> Match:
    """The saved game, replayed and verified, or SaveProblem naming the file."""
    return load_match(ready_for(record, name, overlays), record, name)


def open_save(record: Record, name: str, overlays: Path | None = None) -> Opened:
    """The saved game with what has changed since; from its last position where its moves fail, or SaveProblem."""
    return open_record(ready_for(record, name, overlays), record, name)


def last_position(record: Record, name: str, overlays: Path | None = None) -> Match:
    """The game as its last position has it, with none of its moves, or SaveProblem."""
    return from_position(ready_for(record, name, overlays), record, name)


def ready_for(record: Record, name: str, overlays: Path | None) -> Ready:
    """The rules that a save is played by, or SaveProblem."""
    try:
        options = agreed_options(find(record.game), record.seats, record.options)
        return make_rules(record.game, len(record.seats), options, overlays)
    except (BadOption, UnknownGame) as error:
        raise SaveProblem(name, say("{wish}", wish=error)) from error
