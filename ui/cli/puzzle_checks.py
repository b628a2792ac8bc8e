"""The proof of the puzzles that needs no search: their moves are legal, and their answers can be chosen."""

from __future__ import annotations

from pathlib import Path

from ai.puzzles.proof import LADDER
from game.core.data import BadData
from game.core.files import FileProblem
from game.core.rules import BadOption
from game.core.values import IllegalAction
from game.core.yaml_file import BadYaml
from game.registry import GAMES, make_rules
from ui.puzzles.book import Puzzle, read


def check_puzzles(*roots: Path) -> list[str]:
    """Puzzles that cannot be read, whose moves do not come out, or whose answers cannot be chosen."""
    found: list[str] = []
    for game_id in GAMES:
        paths = [path for root in roots if (path := root / "data" / "puzzles" / f"{game_id}.yaml").is_file()]
        found += _problems(game_id, paths[0]) if paths else []
    return found


def _problems(game_id: str, path: Path) -> list[str]:
    try:
        puzzles = read(path)
    except BadData as error:
        return [str(problem) for problem in error.problems]
    except (BadYaml, FileProblem) as error:
        return [str(error)]
    ids = [one.id for one in puzzles]
    twice = [f"{name} is there twice" for name in sorted({name for name in ids if ids.count(name) > 1})]
    wrong = [f"{one.id} {problem}" for one in puzzles if (problem := problem_of(one, game_id))]
    return [f"data/puzzles/{path.name}: {problem}" for problem in (*twice, *wrong)]


def problem_of(one: Puzzle, game_id: str) -> str:
    """What is wrong with a puzzle of a game, '' if nothing is."""
    if one.game != game_id:
        return f"is of the game {one.game}"
    if not 1 <= one.grade <= len(LADDER) or list(one.found) != list(LADDER):
        return "has a grade that no level stands for"
    try:
        rules = make_rules(game_id, one.seats, one.options).rules
        state = rules.start(one.seed)
        for text in one.moves:
            rules.apply(state, rules.parse(text))
    except (BadOption, IllegalAction) as error:
        return f"does not come out ({error})"
    options = [option.text for option in rules.options(state)]
    strange = [text for text in (*one.answers, *one.chances) if text not in options]
    if strange:
        return f"names moves that cannot be chosen ({', '.join(strange)})"
    lacking = not one.answers or any(text not in one.chances for text in one.answers)
    return "has no answer with its chance" if lacking else ""
