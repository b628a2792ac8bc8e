"""`cabinet daily`: the deals of a day with their codes, and what every level makes of them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.registry import GAMES
from ui.cli.common import DONE, USAGE, Commands, add_command, columns, complain, game_name, say, say_json
from ui.places import UserFolders

if TYPE_CHECKING:
    from ui.records.par import Par

ENDLESS = 1e9
"""Seconds after which a game that is played here is handed over: never before its end."""


class Told(NamedTuple):
    """The deal of a game: its day and code, who sits there beside the person, the variants, and everybody's points."""

    game: str
    date: str
    code: str
    against: tuple[str, ...]
    options: dict[str, str]
    par: dict[str, int]


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(commands, "daily", "tell the daily deals", "daily --date 2026-11-18 --par")
    parser.add_argument("--date", type=_date, metavar="YYYY-MM-DD", help="of which day (today)")
    parser.add_argument("--game", type=game_name, help="of one game")
    parser.add_argument("--par", action="store_true", help="have every level play them, which takes a while")
    parser.set_defaults(run=run)


def _date(text: str) -> date:
    """The argument as a day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a day such as 2026-11-18") from None


def run(args: argparse.Namespace) -> int:
    """Tell the deals of a day."""
    from ui.records.daily import FIRST, daily_code, kind_of, today

    day = args.date or today()
    told: list[Told] = []
    if day < FIRST:
        complain(f"--date: there are daily deals from {FIRST.isoformat()} on")
        return USAGE
    folders = UserFolders()
    for game in [args.game] if args.game else list(GAMES):
        kind, par = kind_of(game, day), _par(folders, game, day, args.par)
        told.append(Told(game, day.isoformat(), daily_code(game, day), kind.against, kind.options, par))
    if args.json:
        say_json([one._asdict() for one in told])
    else:
        say(_table(told))
    return DONE


def _table(told: Sequence[Told]) -> str:
    """The deals in columns, with the points of every level as far as they are known."""
    from ai.levels import RUNGS

    rows = []
    for one in told:
        chosen = " ".join(f"{key}={value}" for key, value in one.options.items())
        points = [str(one.par.get(level, "-")) for level in RUNGS]
        rows.append([one.game, one.date, one.code, ",".join(one.against), chosen, *points])
    return columns(["game", "day", "code", "against", "options", *RUNGS], rows)


def _par(folders: UserFolders, game: str, day: date, play: bool) -> dict[str, int]:
    """The points of every level: those that are known here, or all of them, played now and kept."""
    from contextlib import suppress

    from ui.records.daily import daily_deal
    from ui.records.par import read_par, write_par

    deal = daily_deal(game, day)
    par = read_par(folders.pars, deal)
    if play and not par.done:
        par = _played(folders.overlay, game, day)
        with suppress(OSError):
            write_par(folders.pars, deal, par)
    return par.points


def _played(overlay: Path, game: str, day: date) -> Par:
    """Let every level play the deal of a day to its end."""
    from ai.messages import Story
    from ai.par import play_on, specs
    from game.registry import make_rules
    from ui.records.daily import SEAT, daily_deal
    from ui.records.par import Par, mark_of

    deal = daily_deal(game, day)
    ready = make_rules(game, len(deal.bots), deal.options, overlay)
    points, won = {}, []
    for level, bots in specs(game, deal.bots, SEAT).items():
        played = play_on(ready, Story(deal.seed, None, ()), bots, ENDLESS)
        points[level] = played.points[SEAT]
        won += [level] if SEAT in played.winners else []
    return Par(mark=mark_of(deal), figures=ready.data_hash, points=points, won=won)
