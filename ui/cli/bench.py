"""`cabinet bench`: how fast the rules and the search run here, or how fast tables are drawn."""

from __future__ import annotations

import argparse
import dataclasses

from ai.bench import USUAL, Speed, measure
from game.registry import GAMES
from ui.cli.common import (
    DONE,
    Commands,
    add_command,
    columns,
    first_game,
    game_name,
    positive,
    say,
    say_json,
    window_size,
)

HEADINGS = ["game", "seats", "games/s", "decisions/s", "clones/s", "searches/s", "code"]
"""What stands over the columns of the table."""

FRAME_HEADINGS = [
    "game",
    "window",
    "home ms",
    "ahead",
    "sight",
    "at once",
    "first",
    "opening",
    "p50",
    "p99",
    "worst",
    "rival",
    "zoom",
    "ending",
    "zoomed MB",
    "MB",
]
"""What stands over the columns of the frames."""


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands,
        "bench",
        "measure games, decisions, clones and searches per second",
        f"bench {first_game().id} --seconds 5",
    )
    parser.add_argument("game", type=game_name, nargs="?", metavar="GAME", help="one game (default: every game)")
    parser.add_argument("--seconds", type=_seconds, default=3.0, help="how long to measure each game (default 3)")
    parser.add_argument(
        "--seats",
        type=int,
        choices=(2, 3, 4),
        default=USUAL,
        help="how many seats (default 4)",
    )
    parser.add_argument("--frames", type=positive, metavar="N", help="draw N frames of every table instead")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="with --frames: one size (default: three)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print the figures."""
    if args.frames:
        return _frames(args)
    wanted = [args.game] if args.game else list(GAMES)
    seats = {game: min(args.seats, GAMES[game].seat_counts[-1]) for game in wanted}
    speeds = {game: measure(game, args.seconds, seats[game]) for game in wanted}
    if args.json:
        say_json({game: _plain(speed) for game, speed in speeds.items()})
    else:
        say(columns(HEADINGS, [_row(*s) for s in speeds.items()]))
    return DONE


def _frames(args: argparse.Namespace) -> int:
    """Measure and print how fast tables are drawn."""
    from ui.frames import SIZES, measure_frames
    from ui.yardstick import yardstick

    words, pictures = yardstick()
    found = measure_frames(args.frames, (args.size,) if args.size else SIZES, (args.game,) if args.game else ())
    if args.json:
        kept = {"python": words, "pictures": pictures}
        say_json({"yardstick": kept, "frames": [dataclasses.asdict(frames) for frames in found]})
    else:
        say(columns(FRAME_HEADINGS, [_frame_row(*dataclasses.astuple(frames)) for frames in found]))
        say(f"yardstick of this processor: {words} ms of Python, {pictures} ms of pictures")
    return DONE


def _frame_row(game: str, size: tuple[int, int], *figures: float) -> list[str]:
    return [game, f"{size[0]}x{size[1]}", *(f"{figure:,.1f}" for figure in figures)]


def _plain(speed: Speed) -> dict[str, object]:
    values = dataclasses.asdict(speed)
    return {name: round(value, 1) if isinstance(value, float) else value for name, value in values.items()}


def _row(game: str, speed: Speed) -> list[str]:
    rates = (speed.games_per_second, speed.decisions_per_second, speed.clones_per_second, speed.searches_per_second)
    return [
        game,
        str(speed.seats),
        *(f"{rate:,.0f}" for rate in rates),
        "compiled" if speed.compiled else "interpreted",
    ]


def _seconds(text: str) -> float:
    """The argument as a number of seconds, up to an hour."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value <= 3600.0:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds above 0 and up to 3600")
    return value
