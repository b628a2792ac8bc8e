"""`cabinet shot` and `cabinet` without a screen: pictures of every scene, mistakes in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.core.paths import ROOT
from game.registry import GAMES, find
from ui.assets import Assets
from ui.cli import main
from ui.cli.shot_scenes import SCENES

SIZE = (1280, 720)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABINET_HOME", str(tmp_path / "home"))


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures empty where only words and places matter."""
    monkeypatch.setattr(Assets, "_raster", lambda _self, _name, size: pygame.Surface(size, pygame.SRCALPHA))
    monkeypatch.setattr(Assets, "prepare", lambda _self, _name, _size, **_named: None)


def _shot(path: Path, *words: str) -> int:
    """Run the command; its exit code, also where the arguments are refused."""
    try:
        return main(["shot", str(path), "--size", f"{SIZE[0]}x{SIZE[1]}", *words])
    except SystemExit as error:
        return int(error.code or 0)


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_has_a_picture_of_the_asked_size(scene: str, tmp_path: Path) -> None:
    path = tmp_path / f"{scene}.png"
    assert _shot(path, "--scene", scene, "--lang", "fr") == 0
    picture = pygame.image.load(path)
    assert picture.get_size() == SIZE
    colours = {tuple(picture.get_at((x, y))) for x in range(5, 1280, 37) for y in range(5, 720, 37)}
    assert len(colours) > 8
    assert not (tmp_path / "home").exists()


@pytest.mark.usefixtures("bare")
def test_moves_clicks_and_pointing_change_the_picture(tmp_path: Path) -> None:
    """The same table at its start, after some moves, with the pointer on the die, with a menu open."""
    ways = [
        (),
        ("--steps", "9"),
        ("--hover", "die"),
        ("--click", "menu"),
        ("--option", "board=winter"),
        ("--seats", "5"),
    ]
    pictures = set()
    for number, words in enumerate(ways):
        path = tmp_path / f"{number}.png"
        assert _shot(path, *words) == 0
        pictures.add(pygame.image.tobytes(pygame.image.load(path), "RGB"))
    assert len(pictures) == len(ways)


@pytest.mark.usefixtures("bare")
def test_the_same_words_give_the_same_picture(tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        assert _shot(tmp_path / name, "--steps", "7", "--seed", "5") == 0
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


MISTAKES = {
    "place": (["--hover", "pen.moon"], "there is no place 'pen.moon'"),
    "click": (["--click", "nothing"], "there is no place 'nothing'"),
    "size": (["--size", "big"], "is not a size"),
    "small": (["--size", "10x10"], "is not a size"),
    "option": (["--option", "board=moon"], "board"),
    "key": (["--option", "moon=1"], "moon"),
    "pair": (["--option", "board"], "key=value"),
    "seats": (["--seats", "9"], "seats"),
    "people": (["--people", "4"], "seats"),
    "game": (["--game", "chess"], "there is no game 'chess'"),
}


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("kind", MISTAKES)
def test_a_mistake_is_one_sentence_and_code_2(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words, told = MISTAKES[kind]
    assert _shot(tmp_path / "x.png", *words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert told in said.err.strip().splitlines()[-1]
    assert "Traceback" not in said.err
    assert not (tmp_path / "x.png").exists()


def test_an_unknown_word_is_code_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--scene", "moon"], ["--lang", "xx"], ["--seed", "x"]):
        assert _shot(tmp_path / "x.png", *words) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("name", ["nowhere/x.png", "x.exe"])
def test_a_picture_that_cannot_be_written_is_code_2(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No such folder, or no picture that the command could write."""
    assert _shot(tmp_path / name, "--scene", "home") == 2
    assert name.split("/")[0] in capsys.readouterr().err.strip().splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


def test_without_a_screen_the_app_names_what_works(tmp_path: Path) -> None:
    """`cabinet` in a process without DISPLAY: code 2, one sentence, no process left and no traceback."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    env = {key: value for key, value in os.environ.items() if key not in hidden}
    env |= {"CABINET_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-m", "ui"], capture_output=True, text=True, cwd=tmp_path, env=env)
    assert (done.returncode, done.stdout) == (2, "")
    (sentence,) = done.stderr.strip().splitlines()
    assert all(name in sentence for name in ("simulate", "bench", "score", "replay", "shot", "check"))
    assert not (tmp_path / "home").exists()


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_setup_obeys_seats_and_options(game: str, tmp_path: Path) -> None:
    """Every variant changes it, more seats do, and a variant that is not there is refused."""
    ways = [("--seats", "2"), ("--seats", "3"), ("--seats", "3", "--people", "2")]
    for option in find(game).options:
        value = next(choice for choice in option.choices if choice != option.default)
        needed = [f"{option.only_if[0]}={option.only_if[1][0]}"] if option.only_if else []
        ways.append(
            ("--seats", "4", *(word for one in (*needed, f"{option.id}={value}") for word in ("--option", one)))
        )
    pictures = []
    for number, way in enumerate(ways):
        path = tmp_path / f"{number}.png"
        assert _shot(path, "--scene", "setup", "--game", game, *way) == 0
        pictures.append(path.read_bytes())
    assert len(set(pictures)) == len(ways)
    assert _shot(tmp_path / "bad.png", "--scene", "setup", "--game", game, "--option", "moon=full") == 2
