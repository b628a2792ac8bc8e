"""`cabinet score`: scores end positions from a YAML file."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.core.data import BadData
from game.core.files import FileProblem
from game.core.game import Game
from game.core.paths import data_folder
from game.core.rules import BadOption, complete_options
from game.core.values import Outcome, Score
from game.core.yaml_file import BadYaml, Document, read_yaml
from game.registry import GAMES, UnknownGame, find
from ui.cli.common import DONE, FAILED, Commands, add_command, columns, complain, say, say_json


def add(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = add_command(
        commands, "score", "score one or many end positions from a YAML file", "score positions.yaml --json"
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n\n".join([str(parser.epilog), *map(_format_of, GAMES.values())])
    parser.add_argument("file", type=Path, metavar="FILE", help="the file; '---' stands between its positions")
    parser.set_defaults(run=run)


def _format_of(game: Game) -> str:
    """How an end position of a game is written."""
    return f"{game.id}\n\n{game.format.strip()}"


def run(args: argparse.Namespace) -> int:
    """Score every position; those that cannot be are refused one by one."""
    try:
        documents = read_yaml(args.file)
    except (BadYaml, FileProblem) as error:
        complain(str(error))
        return FAILED
    if not documents:
        complain(f"{args.file}: holds no position")
        return FAILED
    results = [_score(document, number, args.json) for number, document in enumerate(documents, 1)]
    return DONE if all(results) else FAILED


def _score(document: Document, number: int, as_json: bool) -> bool:
    """Score one position and print it; False if it is refused."""
    try:
        outcome = outcome_of(document)
    except BadData as error:
        for problem in error.problems:
            complain(f"position {number}: {problem}")
        return False
    if as_json:
        say_json(_plain(outcome))
    else:
        say(f"Position {number}\n{_text(outcome)}\n")
    return True


def outcome_of(document: Document) -> Outcome:
    """The result of a written end position, or BadData with its problems."""
    data = document.data
    if not isinstance(data, dict):
        raise BadData([document.problem((), "a position is a mapping with the key 'game'")])
    try:
        game = find(str(data.get("game", "")))
    except UnknownGame as error:
        raise BadData([document.problem(("game",), str(error))]) from error
    try:
        options = complete_options(game.options, _options(document, data.get("options")))
    except BadOption as error:
        raise BadData([document.problem(("options",), str(error))]) from error
    return game.position(game.load(data_folder(game.id), None).value, options, document)


def _options(document: Document, data: object) -> dict[str, str]:
    """The options as texts, however YAML read them."""
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise BadData([document.problem(("options",), "must be a mapping of options")])
    return {str(key): _word(value) for key, value in data.items()}


def _word(value: object) -> str:
    """An option's value as text; YAML reads a bare yes or no as a boolean."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _breakdown(score: Score) -> dict[str, int]:
    return {line.key: line.points for line in score.lines}


def _plain(outcome: Outcome) -> dict[str, object]:
    return {
        "scores": [score.total for score in outcome.scores],
        "winners": list(outcome.winners),
        "breakdown": [_breakdown(score) for score in outcome.scores],
    }


def _text(outcome: Outcome) -> str:
    """The breakdown in columns, one for each seat, winners marked."""
    seats = range(len(outcome.scores))
    head = ["", *(f"seat {seat}{' *' if seat in outcome.winners else ''}" for seat in seats)]
    lines = [_breakdown(score) for score in outcome.scores]
    rows = [[label, *(str(line[label]) for line in lines)] for label in lines[0]]
    return columns(head, [*rows, ["total", *(str(score.total) for score in outcome.scores)]])
