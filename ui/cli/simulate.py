"""`cabinet simulate`: matches between bots."""

from __future__ import annotations

import argparse
import sys

from ai.arena import Series, Standing, play, seat_of
from ai.bad_bot import BadBot
from ai.catalog import BOTS
from game.core.game import Game
from game.core.rules import BadOption, complete_options
from game.registry import GAMES, find, seat_options, starting_options
from ui.cli.common import (
    DONE,
    USAGE,
    Commands,
    add_command,
    columns,
    complain,
    first_game,
    game_name,
    positive,
    say,
    say_json,
    setting,
)

BAR = 30
"""The width of the progress bar."""


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    first = first_game()
    parser = add_command(
        commands,
        "simulate",
        "play matches between bots and print how each one did",
        f"simulate {first.id} --seats greedy,random,random --games 300{_option_of(first)}",
    )
    parser.add_argument("game", type=game_name, metavar="GAME", help="the game")
    parser.add_argument(
        "--seats",
        required=True,
        help=f"the bots, one for each seat, with commas ({', '.join(BOTS)}; a level also with a style, milliseconds or "
        f"play-outs: student:spoiler, curator@300, curator#400; engine:COMMAND is another program{_automas()})",
    )
    parser.add_argument(
        "--games", type=positive, default=100, help="how many games (default 100); bots rotate over the seats"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default 1)")
    parser.add_argument("--option", type=setting, action="append", default=[], metavar="KEY=VALUE", help="a variant")
    parser.add_argument("--jobs", type=positive, default=1, help="how many processes (default 1); same results")
    parser.set_defaults(run=run)


def _option_of(game: Game) -> str:
    """How the last choice of a game's first option is asked for, '' where a game has none."""
    return "".join(f" --option {option.id}={option.choices[-1]}" for option in game.options[:1])


def _automas() -> str:
    """How a seat is given to an Automa, in every game that has some."""
    able = {game.id: option for game in GAMES.values() for option in game.options if option.seat >= 0}
    return "".join(
        f"; for {name} also automa:{option.choices[1]} and the like, not on the first seat"
        for name, option in able.items()
    )


def run(args: argparse.Namespace) -> int:
    """Play the matches and print the standings."""
    bots = tuple(name.strip() for name in args.seats.split(","))
    game, seats = find(args.game), [seat_of(spec) for spec in bots]
    blamed = "--seats"
    try:
        complete_options(game.options, seat_options(game, seats))
        blamed = "--option"
        options = starting_options(game, seats, dict(args.option))
    except BadOption as error:
        complain(f"{blamed}: {error}")
        return USAGE
    series = Series(args.game, bots, args.games, args.seed, options)
    try:
        standings = play(series, args.jobs, _progress if sys.stderr.isatty() else None)
    except (BadBot, BadOption) as error:
        complain(f"--seats: {error}")
        return USAGE
    if args.json:
        say_json(_plain(series, standings))
    else:
        say(_text(standings))
    return DONE


def _plain(series: Series, standings: tuple[Standing, ...]) -> dict[str, object]:
    seats = [
        {
            "bot": entry.bot,
            "wins": round(entry.wins, 6),
            "win_share": round(entry.win_share, 6),
            "ci95": [round(bound, 6) for bound in entry.ci95],
            "mean_score": round(entry.mean_score, 6),
        }
        for entry in standings
    ]
    options = dict(series.options)
    return {"game": series.game, "options": options, "seed": series.seed, "games": series.games, "seats": seats}


def _text(standings: tuple[Standing, ...]) -> str:
    rows = [
        [
            entry.bot,
            f"{entry.wins:.1f}",
            f"{entry.win_share:.1%}",
            f"{entry.ci95[0]:.1%} to {entry.ci95[1]:.1%}",
            f"{entry.mean_score:.1f}",
        ]
        for entry in standings
    ]
    return columns(["bot", "wins", "share", "95 % interval", "mean score"], rows)


def _progress(played: int, games: int) -> None:
    """Draw the progress bar over the last one."""
    filled = BAR * played // games
    end = "\n" if played == games else ""
    print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {played}/{games}", end=end, file=sys.stderr, flush=True)
