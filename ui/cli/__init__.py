"""The command line: `cabinet` opens the app, `cabinet COMMAND` does one thing without a window."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import freeze_support

from ui.cli import analyse, bench, check, daily, engine, puzzles, records, replay, score, shot, simulate
from ui.cli.common import FAILED, USAGE, Parser, complain, first_game
from ui.places import NoHome

COMMANDS = (simulate, engine, bench, score, replay, analyse, records, daily, puzzles, shot, check)
"""The modules of the commands; each has `add` and `run`."""

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command, or the app without one; the result is the exit code."""
    freeze_support()
    _give_streams()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    args = parser().parse_args(argv)
    try:
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except NoHome as error:
        complain(str(error))
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return FAILED


def parser() -> argparse.ArgumentParser:
    """The options and commands of `cabinet`."""
    top = Parser(
        prog="cabinet",
        description="Board games about natural history. Without a command the app opens.",
        epilog=f"example: cabinet simulate {first_game().id} --seats greedy,random --games 100",
    )
    top.add_argument("--version", action="version", version=f"cabinet {_version()}")
    top.set_defaults(run=_open_app)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for module in COMMANDS:
        module.add(commands)
    return top


def _open_app(_args: argparse.Namespace) -> int:
    """Open the window; where there is none to be had, say what works without it."""
    try:
        from ui.app import NoDisplay
        from ui.start import start_app
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pygame", "pygame_gui"):
            raise
        complain(f"the app needs pygame-ce and pygame-gui ({error}); without them these work: {_windowless()}")
        return USAGE
    try:
        return start_app()
    except NoDisplay as error:
        why = f" ({error.why})" if error.why else ""
        complain(f"there is no display to open a window on{why}; without one these work: {_windowless()}")
        return USAGE


def _windowless() -> str:
    return f"{', '.join(command.__name__.rpartition('.')[2] for command in COMMANDS)} (see cabinet --help)"


def _give_streams() -> None:
    """Without output streams (a windowed app on Windows) what is written goes nowhere; odd letters never fail."""
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _version() -> str:
    try:
        return version("cabinet-games")
    except PackageNotFoundError:
        return "(not installed)"
