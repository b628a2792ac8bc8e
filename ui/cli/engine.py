"""`cabinet engine`: speaks the line protocol, so that another program can let Cabinet play."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ai.bad_bot import BadBot
from ai.catalog import make_bot
from ai.engine import Engine
from ui.cli.common import DONE, USAGE, Commands, complain, first_game, say


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    purpose = "play by orders, one JSON object a line (docs/engine.md)"
    parser = commands.add_parser("engine", help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.",
                                 epilog="example: cabinet engine --bot curator@500")  # fmt: skip
    parser.add_argument("--bot", default="curator", help="who plays where an order names no bot (curator)")
    parser.add_argument("--overlays", type=Path, metavar="FOLDER", help="figures to play with, as an owner's overlay")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Answer every line until there are no more."""
    try:
        make_bot(args.bot, first_game().id).close()
    except BadBot as error:
        complain(f"--bot: {error}")
        return USAGE
    for answer in Engine(args.bot, args.overlays).answers(sys.stdin):
        say(answer)
        sys.stdout.flush()
    return DONE
