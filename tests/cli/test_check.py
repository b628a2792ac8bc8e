"""`cabinet check`: it finds what is broken, and nothing else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.core import paths
from game.core.paths import data_folder
from game.registry import GAMES
from tests.languages import LANGUAGES
from ui.cli import main
from ui.cli.checks import CHECKS, check_data, problems_of
from ui.cli.lesson_checks import check_lessons
from ui.text import load_entries

SOURCE = """
from x import app, text, flag
text("home.title")
text("home.gone")
text(f"game.{flag}.name")
text(f"game.{flag}.gone")
text("home.open" if flag else "home.shut")
text("home.hello")
app.text("home.hello", name="Ada")
label = "home.loose"
file = "home.json"
app.assets.image("home/wood", (1, 1))
app.assets.image(f"home/{flag}_gone", (1, 1))
app.assets.icon("lost", 1)
app.button(icon="wood")
app.audio.play("bang")
"""
ENGLISH = """home: {title: Home, open: Open, hello: 'Hello {name}', only: x}
game: {chess: {name: Chess}}
rules: {chess: '[img:home/wood] [ink:home/oak]'}
"""
FRENCH = """home: {title: Accueil, open: Ouvrir, hello: 'Bonjour {nom}'}
game: {chess: {name: Échecs}}
rules: {chess: '[img:home/wood]'}
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small tree with one problem of every kind."""
    for game_id in GAMES:
        shutil.copytree(data_folder(game_id), tmp_path / "data" / game_id)
    files = {
        "ui/scene.py": SOURCE,
        "data/locale/en/ui.yaml": ENGLISH,
        "data/locale/fr/ui.yaml": FRENCH,
        "data/locale/fr/language.yaml": "complete: true",
        "art/home/wood.svg": SVG,
        "art/home/torn.svg": "<svg",
        "art/sounds/bad.wav": "no sound",
        "art/CREDITS.md": "home/ is ours\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_problems_of_texts_are_found(root: Path) -> None:
    assert problems_of(root)["texts"] == [
        "fr lacks home.only (ui.yaml)",
        "fr: home.hello has other placeholders than in en",
        "ui/scene.py, line 10: there is no text home.loose",
        "ui/scene.py, line 4: there is no text home.gone",
        "ui/scene.py, line 6: there is no text game.*.gone",
        "ui/scene.py, line 7: there is no text home.shut",
        "ui/scene.py, line 8: the text home.hello is not given name",
    ]


@pytest.mark.parametrize(
    ("pages", "said"),
    [
        ("dodo: {length: 1}", "data/collection/{game}.yaml: dodo has no text"),
        ("dodo: {length: tall}", "collection/{game}.yaml, line 1: dodo.length: "),
    ],
)
def test_problems_of_pages_are_found(root: Path, pages: str, said: str) -> None:
    game = next(iter(GAMES))
    path = root / "data" / "collection" / f"{game}.yaml"
    path.parent.mkdir()
    path.write_text(pages, encoding="utf-8")
    (problem,) = check_data(root)
    assert problem.startswith(said.format(game=game))


def test_problems_of_art_are_found(root: Path) -> None:
    found = problems_of(root)["art"]
    assert [problem.partition(": ")[0] for problem in found[:2]] == ["art/home/torn.svg", "art/sounds/bad.wav"]
    assert found[2:] == [
        "ui/scene.py, line 13: there is no picture home/*_gone",
        "ui/scene.py, line 14: there is no picture icons/lost",
        "ui/scene.py, line 15: there is no picture icons/wood",
        "en, rules.chess: there is no picture home/oak",
        "ui/scene.py, line 16: there is no sound bang",
    ]


def test_folders_without_credits_are_found(root: Path) -> None:
    assert problems_of(root)["credits"] == ["art/CREDITS.md does not name sounds/"]
    (root / "art" / "CREDITS.md").unlink()
    assert problems_of(root)["credits"] == ["art/CREDITS.md is missing"]


def test_bad_and_missing_figures_are_found(root: Path) -> None:
    assert problems_of(root)["data"] == []
    path = root / "data" / "draftosaurus" / "game.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("each: 8", "each: eight"), encoding="utf-8")
    found = problems_of(root)["data"]
    assert len(found) == 2
    assert all("each" in problem for problem in found)
    path.unlink()
    assert [problem.endswith(f"{path}: there is no such file") for problem in problems_of(root)["data"]] == [True]


def test_the_command_prints_every_problem_and_says_so_in_its_exit_code(
    root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both forms tell the same; what is shipped is looked at with the fifth game."""
    found = problems_of(root)
    monkeypatch.setattr("ui.cli.check.problems_of", lambda: found)
    monkeypatch.setattr("ui.cli.check.unfinished", lambda: {"pl": 2})
    assert main(["check", "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert (result["ok"], result["problems"]) == (False, found)
    assert set(found) == set(CHECKS)
    assert main(["check"]) == 1
    lines = capsys.readouterr().out.splitlines()
    count = sum(len(told) for told in found.values())
    assert len(lines) == count + 2
    assert lines[-2:] == ["pl is unfinished: 2 texts missing (check --language pl)", f"{count} problems"]


LESSON = """
- id: basics
  chapters:
    - {id: first, minutes: 1, seed: 1, seats: 2, steps: [{id: one}, {id: one, do: x, choose: true}]}
    - {id: first, minutes: 1, seed: 1, seats: 2, steps: [{id: two}]}
"""


def test_problems_of_lessons_are_found(root: Path) -> None:
    """Each with its file: names used twice, steps that ask for too much, no play at the end, missing words."""
    game = next(iter(GAMES))
    path = root / "data" / "lessons" / f"{game}.yaml"
    path.parent.mkdir()
    path.write_text(LESSON, encoding="utf-8")
    found = problems_of(root)["lessons"]
    for problem in (
        "the name first is used twice",
        "first.one is there twice",
        "first.one asks for more than one thing",
        "the lesson basics does not end in play",
        f"en lacks the text lessons.{game}.basics",
        f"fr lacks the text lessons.{game}.first.two",
    ):
        assert f"data/lessons/{game}.yaml: {problem}" in found
    path.write_text("- {id: basics, chapters: 7}", encoding="utf-8")
    (problem,) = problems_of(root)["lessons"]
    assert "chapters" in problem


STRAY = """
- id: basics
  chapters:
    - id: first
      minutes: 1
      seed: 1
      seats: 3
      play: true
      steps: [{id: one, at: [nowhere]}, {id: two, do: nonsense}]
"""


def test_a_lesson_that_does_not_go_on_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played: what it points at must be there, and what it asks for must be possible."""
    game = next(iter(GAMES))
    (tmp_path / "data" / "lessons").mkdir(parents=True)
    (tmp_path / "data" / "lessons" / f"{game}.yaml").write_text(STRAY, encoding="utf-8")
    for lang in LANGUAGES:
        folder = tmp_path / "data" / "locale" / lang
        folder.mkdir(parents=True)
        words = f"lessons: {{{game}: {{basics: x, first: {{title: x, line: x, one: x, two: x}}}}}}"
        (folder / f"{game}_lessons.yaml").write_text(words, encoding="utf-8")
    monkeypatch.setattr(paths, "ROOTS", [tmp_path, paths.ROOT])
    load_entries.cache_clear()
    assert check_lessons(tmp_path) == [
        f"data/lessons/{game}.yaml: first.one points at nowhere, which is not there",
        f"data/lessons/{game}.yaml: first.two: 'nonsense' is not possible here",
    ]
    load_entries.cache_clear()
