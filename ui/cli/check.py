"""`cabinet check`: whether everything that is shipped is in order."""

from __future__ import annotations

import argparse

from ui.cli.checks import problems_of
from ui.cli.common import DONE, FAILED, Commands, add_command, say, say_json
from ui.cli.language_checks import of_language, unfinished


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "check", "check figures, texts, pictures, sounds, credits, lessons and puzzles", "check --json"
    )
    parser.add_argument("--language", metavar="LANG", help="all that is wrong or missing in one language, by key")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every problem that there is."""
    problems = of_language(args.language) if args.language else problems_of()
    count = sum(len(found) for found in problems.values())
    if args.json:
        say_json({"ok": count == 0, "problems": problems, "unfinished": unfinished()})
        return FAILED if count else DONE
    for name, found in problems.items():
        for problem in found:
            say(f"{name}: {problem}")
    for lang, lacks in unfinished().items():
        say(f"{lang} is unfinished: {lacks} text{'s' if lacks != 1 else ''} missing (check --language {lang})")
    say(f"{count} problem{'s' if count > 1 else ''}" if count else f"{', '.join(problems)}: all well")
    return FAILED if count else DONE
