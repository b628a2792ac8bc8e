"""`cabinet records`: what was played here, told, exported, backed up and brought back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from game.registry import GAMES
from ui.cli.common import DONE, FAILED, USAGE, Commands, add_command, columns, complain, game_name, say
from ui.places import UserFolders

if TYPE_CHECKING:
    from ui.records.tally import Shelf

BAD = {
    "broken": "is damaged or no backup",
    "other": "is no backup of Cabinet",
    "newer": "was made by a newer Cabinet",
    "large": "is larger than a backup can be",
}
"""What is wrong with a file that should be a backup."""


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(commands, "records", "tell what was played here", "records --player Mary")
    parser.add_argument("--player", default="", metavar="NAME", help="of whom (whoever has played most)")
    parser.add_argument("--game", type=game_name, help="of one game")
    parser.add_argument("--csv", action="store_true", help="print every seat of every play as a table")
    parser.add_argument("--backup", type=Path, metavar="FILE", help="write everything of the player into one file")
    parser.add_argument("--restore", type=Path, metavar="FILE", help="bring a backup back; what is here stays")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Back up, bring back, or tell."""
    folders = UserFolders()
    if args.backup is not None:
        return _back_up(folders, args.backup)
    if args.restore is not None:
        return _restore(folders, args.restore)
    return _tell(folders, args)


def _back_up(folders: UserFolders, path: Path) -> int:
    from ui.records.backup import write_backup

    if path.exists():
        complain(f"{path}: there is such a file already")
        return USAGE
    try:
        say(f"{path}: {write_backup(folders, path)} files")
    except OSError as error:
        complain(f"{path}: {error.strerror}")
        return FAILED
    return DONE


def _restore(folders: UserFolders, path: Path) -> int:
    from ui.records.backup import BadBackup, read_backup

    try:
        told = read_backup(folders, path)
    except BadBackup as error:
        complain(f"{path}: {BAD[error.reason]}")
        return FAILED
    except OSError as error:
        complain(f"{path}: {error.strerror}")
        return FAILED
    say(f"{told.added} new, {told.same} here already, {told.beside} put beside others")
    for name in told.left_out:
        complain(f"{path}: {name} cannot be used and is left out")
    return DONE


def _tell(folders: UserFolders, args: argparse.Namespace) -> int:
    """Print the plays, or what they add up to."""
    from ui.players import Players
    from ui.records.export import as_csv, as_json
    from ui.records.plays import Plays
    from ui.records.tally import Shelf
    from ui.seating import same_name

    plays = Plays(folders).settle()
    for name in plays.problems:
        complain(f"{name} cannot be read and is left out of the records")
    shelf = Shelf([play for play in plays.list if args.game in (None, play.game)], Players(folders.players))
    people = shelf.people()
    if args.player and same_name(args.player) not in {same_name(name) for name in people}:
        complain(f"--player: nobody called '{args.player}' has played here")
        return USAGE
    if args.csv:
        say(as_csv(shelf.plays).decode("utf-8-sig").rstrip())
    elif args.json:
        say(as_json(shelf.plays).decode())
    else:
        say(_table(shelf, args.player or (people[0] if people else "")))
    return DONE


def _table(shelf: Shelf, person: str) -> str:
    """What the plays of a person add up to, game by game."""
    from ui.records.rating import estimate, ladder_of
    from ui.records.tally import Choice, tally

    if not person:
        return "nothing was played to its end yet"
    rows = []
    for game in GAMES:
        own = shelf.own(Choice(person, game))
        sums, told = tally(own), estimate(ladder_of(game), own)
        if own:
            share = f"{100 * sums.share:.0f} %"
            level = told.level if told is not None else "-"
            streak = f"{sums.streak} ({sums.longest})"
            rows.append([game, str(sums.played), share, streak, str(sums.best), f"{sums.mean:.1f}", level])
    return columns([person, "played", "won", "streak", "best", "mean", "level to try"], rows)
