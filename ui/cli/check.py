"""`cabinet check`: whether everything that is shipped is in order."""

from __future__ import annotations

import argparse

from ui.cli.checks import problems_of
from ui.cli.common import DONE, FAILED, Commands, add_command, say, say_json


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "check", "check figures, texts, pictures, sounds, credits, lessons and puzzles", "check --json"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every problem that there is."""
    problems = problems_of()
    count = sum(len(found) for found in problems.values())
    if args.json:
        say_json({"ok": count == 0, "problems": problems})
        return FAILED if count else DONE
    for name, found in problems.items():
        for problem in found:
            say(f"{name}: {problem}")
    say(f"{count} problem{'s' if count > 1 else ''}" if count else f"{', '.join(problems)}: all well")
    return FAILED if count else DONE
