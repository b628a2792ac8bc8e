"""`cabinet check`: it finds what is broken, and nothing else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.core.paths import data_folder
from game.registry import GAMES
from ui.cli import main
from ui.cli.checks import CHECKS, problems_of

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
        "fr lacks home.only",
        "home.hello has other placeholders in each language",
        "ui/scene.py, line 10: there is no text home.loose",
        "ui/scene.py, line 4: there is no text home.gone",
        "ui/scene.py, line 6: there is no text game.*.gone",
        "ui/scene.py, line 7: there is no text home.shut",
        "ui/scene.py, line 8: the text home.hello is not given name",
    ]


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


def test_the_command_prints_every_problem_and_says_so_in_its_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check", "--json"])
    result = json.loads(capsys.readouterr().out)
    assert set(result["problems"]) == set(CHECKS)
    assert result["problems"]["data"] == []
    assert code == (0 if result["ok"] else 1)
    assert main(["check"]) == code
    count = sum(len(found) for found in result["problems"].values())
    assert len(capsys.readouterr().out.splitlines()) == count + 1
