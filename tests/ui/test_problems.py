"""What is wrong with saves and corrections is told in the player's language, with the file and the place."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game.core.files import FileProblem
from game.core.paths import ROOT
from game.core.record import SaveProblem, from_bytes
from game.core.sentence import Sentence, say
from game.core.yaml_file import Problem
from game.registry import GAMES, load_figures
from tests.languages import LANGUAGES
from tests.reliability.odd_yaml import built_in
from ui.problems import DETAIL, sentence, told
from ui.text import Text

UNSAID = {"numbers never end"}
"""What is told to nobody but programmers."""

KEYS = [key for key in Text("en").keys() if key.startswith("problem.") and not key.startswith("problem.place.at")]  # noqa: SIM118


def sentences() -> list[str]:
    """Every English sentence of the modules of `game` that tell what is wrong with a file."""
    sources = [
        path for path in sorted((ROOT / "game").rglob("*.py")) if "game.core.sentence" in path.read_text("utf-8")
    ]
    found = {words for path in [*sources, ROOT / "game/core/sentence.py"] for words in _constants(path)}
    return sorted(words for words in found - UNSAID if re.match(r"[a-z'{]", words) and re.search(r" \w|\{", words))


def _constants(path: Path) -> set[str]:
    """The texts of a module that are neither docstrings nor parts of others."""
    tree = ast.parse(path.read_text("utf-8"))
    nodes = list(ast.walk(tree))
    apart = [node.value for node in nodes if isinstance(node, ast.Expr)]
    apart += [part for node in nodes if isinstance(node, ast.JoinedStr) for part in ast.walk(node)]  # type: ignore[misc]
    constants = [node for node in nodes if isinstance(node, ast.Constant) and node not in apart]
    return {node.value for node in constants if isinstance(node.value, str)}


def test_every_sentence_has_words_in_every_language() -> None:
    """None is told in English only, and nothing is translated that nobody says."""
    assert len(sentences()) > 80
    english = Text("en")
    known = {english.unset(key) for key in KEYS}
    assert [words for words in sentences() if words.replace(DETAIL, "") not in known] == []
    said = {words.replace(DETAIL, "") for words in sentences()}
    assert sorted(known - said) == ["{reason}"]


@pytest.mark.parametrize("key", KEYS)
def test_no_other_language_says_it_in_english(key: str) -> None:
    """Every sentence has words of its own."""
    assert [lang for lang in LANGUAGES[1:] if Text(lang).unset(key) == Text(LANGUAGES[0]).unset(key)] == []


PROBLEMS: list[Problem | FileProblem] = [
    Problem("boards.yaml", 3, "summer.trio.values", say("must be between {low} and {high}", low=1, high=9)),
    Problem("boards.yaml", 0, "", "is not YAML"),
    Problem("boards.yaml", 7, "", say("the tag {tag} is not allowed", tag="!x")),
    Problem("boards.yaml", 0, "a", "there is no such key"),
    FileProblem("old.json", "there is no such file"),
]


@pytest.mark.parametrize("problem", PROBLEMS, ids=str)
def test_the_app_says_in_english_what_the_command_line_says(problem: Problem | FileProblem) -> None:
    """Word for word."""
    assert told(Text("en", strict=True), problem) == str(problem)


def test_file_line_and_key_are_told_in_french() -> None:
    """With the sentence in French."""
    words = "boards.yaml, ligne 3 : summer.trio.values : doit être entre 1 et 9"
    assert told(Text("fr", strict=True), PROBLEMS[0]) == words


def test_what_a_program_found_is_left_to_the_command_line() -> None:
    """A player reads that the file is no save; where the bytes went wrong stands in the English sentence alone."""
    with pytest.raises(SaveProblem) as caught:
        from_bytes(b'{"format": 1}', "old.json")
    assert "missing required field" in str(caught.value)
    assert told(Text("fr", strict=True), caught.value) == "old.json : n’est pas une partie de Cabinet"


def test_a_sentence_without_words_of_its_own_is_told_all_the_same() -> None:
    """As it is, within a sentence of the player's language."""
    assert sentence(Text("fr", strict=True), "strange") == "cela ne convient pas (strange)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_mistakes_in_corrections_are_told(game: str, lang: str, tmp_path: Path) -> None:
    """Each with its place; none falls back to English."""
    folder = tmp_path / game
    folder.mkdir()
    for name in built_in(game):
        (folder / name).write_text("nowhere: 1\nelsewhere: [1]\n", encoding="utf-8")
    problems = load_figures(game, tmp_path).problems
    assert len(problems) >= 2 * len(built_in(game))
    text = Text(lang, strict=True)
    for problem in problems:
        words = text("problem.core.unknown_key")
        assert told(text, problem).endswith(words)
        assert not isinstance(problem.message, Sentence)
