"""`cabinet replay`: plays a save again and verifies that it comes out."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.core import match as matches
from game.core.match import Match
from game.core.record import Record, SaveProblem, read_record
from game.core.rules import BadOption
from game.registry import UnknownGame, make_rules
from ui.cli.common import DONE, FAILED, Commands, add_command, columns, complain, say, say_json
from ui.places import UserFolders


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(commands, "replay", "replay a saved game and verify every move of it", "replay game.json")
    parser.add_argument("file", type=Path, metavar="FILE", help="the saved game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay the save and print its moves and scores."""
    try:
        match = replayed(read_record(args.file), str(args.file))
    except SaveProblem as error:
        complain(str(error))
        return FAILED
    if args.json:
        say_json(_plain(match))
    else:
        say(_text(match))
    return DONE


def replayed(record: Record, name: str) -> Match:
    """The saved game, every move of it verified, or SaveProblem."""
    try:
        ready = make_rules(record.game, len(record.seats), record.options, UserFolders().overlay)
    except (BadOption, UnknownGame) as error:
        raise SaveProblem(name, str(error)) from error
    if record.from_snapshot:
        raise SaveProblem(name, "goes on from a position of an older save, so that its beginning is not known")
    if record.rules != ready.rules.version or record.data != ready.data_hash:
        raise SaveProblem(name, "was played with other rules or figures, so that its moves cannot be verified")
    match = matches.replay(ready, record, name)
    if match.record().snapshot != record.snapshot:
        raise SaveProblem(name, "its last position is not the one that its moves lead to")
    return match


def _plain(match: Match) -> dict[str, object]:
    outcome = match.outcome()
    return {
        "game": match.rules.game,
        "options": match.ready.options,
        "seats": [seat.name for seat in match.seats],
        "moves": [{"seat": moment.seat, "action": moment.action.text} for moment in match.moments],
        "finished": outcome is not None,
        "scores": [score.total for score in match.scores()],
        "winners": list(outcome.winners) if outcome else [],
    }


def _text(match: Match) -> str:
    moves = [
        f"{number}. {match.seats[moment.seat].name}: {moment.action.text}"
        for number, moment in enumerate(match.moments, 1)
    ]
    return "\n".join([*moves, "", _scores(match)])


def _scores(match: Match) -> str:
    """The scores, with the winners marked at the end of a game."""
    outcome = match.outcome()
    winners = outcome.winners if outcome else ()
    rows = [
        [seat.name, str(score.total), "winner" if number in winners else ""]
        for number, (seat, score) in enumerate(zip(match.seats, match.scores(), strict=True))
    ]
    return columns(["final scores" if outcome else "scores so far", "", ""], rows)
