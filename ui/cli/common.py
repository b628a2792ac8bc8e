"""What the commands share: exit codes, output, arguments that several of them take."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from game.core.game import Game
from game.registry import GAMES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Commands = argparse._SubParsersAction
"""Where commands are added."""

DONE, FAILED, USAGE = 0, 1, 2
"""The exit codes: all well, something did not come out, wrongly asked."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and end with the code of a usage error."""
        command = self.prog.partition(" ")[2]
        complain(f"{command}: {message} (see {self.prog} --help)" if command else f"{message} (see {self.prog} --help)")
        raise SystemExit(USAGE)


def add_command(commands: Commands, name: str, purpose: str, example: str) -> argparse.ArgumentParser:
    """A new command with its one-line purpose and an example of its use."""
    parser = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.",
                                 epilog=f"example: cabinet {example}")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    return parser


def first_game() -> Game:
    """The game that examples and defaults speak of."""
    return next(iter(GAMES.values()))


def game_name(text: str) -> str:
    """The argument as the name of a game."""
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"there is no game '{text}' (there are: {', '.join(GAMES)})")
    return text


def positive(text: str) -> int:
    """The argument as a whole number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number above 0")
    return int(text)


def setting(text: str) -> tuple[str, str]:
    """The argument as key=value."""
    key, mark, value = text.partition("=")
    if not (key and mark and value):
        raise argparse.ArgumentTypeError(f"'{text}' is not of the form key=value")
    return key, value


def say(text: str) -> None:
    """Print a result."""
    print(text)


def say_json(value: object) -> None:
    """Print a result as one line of JSON."""
    say(json.dumps(value))


def complain(text: str) -> None:
    """Print what is wrong, as one sentence, beside the results."""
    print(f"cabinet: {text}", file=sys.stderr)


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Text in columns: the first to the left, the others to the right."""
    lines = [head, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def window_size(text: str) -> tuple[int, int]:
    """The argument as a size such as 1920x1080."""
    wide, _, high = text.partition("x")
    if not (wide.isdecimal() and high.isdecimal() and 640 <= int(wide) <= 8000 and 360 <= int(high) <= 8000):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size such as 1920x1080 (from 640x360 to 8000x8000)")
    return int(wide), int(high)
