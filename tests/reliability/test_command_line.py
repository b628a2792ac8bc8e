"""Whatever stands on the command line or in the files it names: a result or sentences, never a traceback."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.registry import GAMES
from tests.reliability.counts import many
from tests.reliability.odd_texts import odd_text
from tests.reliability.odd_yaml import ODD_VALUES, broken
from ui.cli import main

ODD = (
    "",
    " ",
    "-1",
    "0",
    "x",
    "\u200b",
    "\ud800",
    "9" * 5000,
    "٣",
    "²",
    "1e400",
    "nan",
    "--",
    "-",
    "=",
    "a=",
    "=b",
    "a=b",
)
"""Arguments that once failed, or are of such a kind."""

SEATS = (
    "random,random",
    "random",
    "greedy,greedy,random",
    ",",
    "random," * 9,
    "oracle,x",
    "curator#0,random",
    "automa:x",
)

OPTIONS: dict[str, tuple[str, ...]] = {
    "simulate": ("--seats", "--games", "--seed", "--option", "--jobs", "--json"),
    "bench": ("--seconds", "--seats"),
    "score": ("--json",),
    "replay": ("--json",),
    "analyse": ("--json", "--effort", "--seat"),
    "shot": ("--scene", "--seats", "--people", "--seed", "--option", "--size", "--lang", "--scale", "--hover"),
}
"""The options of every command that takes some."""


def odd_line(rng: Random, folder: Path) -> list[str]:
    """A command line with odd arguments; what it names lies in `folder`."""
    command = rng.choice([*OPTIONS, "check", "nonsense", ""])
    line = [command]
    if command in ("simulate", "bench"):
        line.append(rng.choice([*GAMES, "chess", ""]))
    elif command in ("score", "replay", "analyse"):
        line.append(str(folder / rng.choice(("none", "file.yaml", "."))))
    elif command == "shot":
        line.append(str(folder / rng.choice(("a.txt", "none/a.png", ".png/"))))
    if command == "simulate":
        line += ["--seats", rng.choice(SEATS), "--games", "1"]
    for option in rng.sample(OPTIONS.get(command, ()), rng.randint(0, len(OPTIONS.get(command, ())))):
        line += [option] if option == "--json" else [option, rng.choice(SEATS if option == "--seats" else ODD)]
    return [*line, *([odd_text(rng, 8)] if rng.random() < 0.3 or command in ("bench", "check", "") else [])]


def run(line: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of a command line and what it complained."""
    try:
        code = main(line)
    except SystemExit as ending:
        code = int(ending.code or 0)
    return code, capsys.readouterr().err


def check_line(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A result, or sentences that begin with the name of the program."""
    code, said = run(line, capsys)
    assert code in (0, 1, 2), line
    assert (code == 0) or said.startswith("cabinet: ") or "check" in line, line
    assert "Traceback" not in said, line


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file, at home somewhere else."""
    monkeypatch.setenv("CABINET_HOME", str(tmp_path / "home"))
    (tmp_path / "file.yaml").write_text("a: 1\n", encoding="utf-8")
    return tmp_path


def test_odd_command_lines_are_answered_in_sentences(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(80):
        check_line(odd_line(Random(number), folder), capsys)
    for value in ODD:
        check_line(["simulate", "draftosaurus", "--seats", "random,random", "--games", value, "--seed", value], capsys)


def odd_position(rng: Random, game_id: str) -> bytes:
    """An end position of a game with odd values."""
    keys = ["game", "seats", "options", "players", "board", "zoo", "cards", "hand", "points", "rounds", "1"]
    parts = [f"{key}: {rng.choice(ODD_VALUES)}" for key in rng.sample(keys, rng.randint(1, 6)) if key != "game"]
    text = "\n".join([f"game: {game_id}", *parts, ""])
    return broken(rng, text) if rng.random() < 0.3 else text.encode()


def try_files(folder: Path, count: int, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Score and replay odd files."""
    for number in range(count):
        rng = Random(seed * 1_000_003 + number)
        (folder / "file.yaml").write_bytes(odd_position(rng, rng.choice(sorted(GAMES))))
        check_line(["score", str(folder / "file.yaml")], capsys)
        check_line(["replay", str(folder / "file.yaml")], capsys)


def test_odd_files_are_scored_and_replayed_in_sentences(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    try_files(folder, 20, 1, capsys)


@pytest.mark.soak
def test_many_odd_command_lines_and_files_are_answered_in_sentences(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(many(1000)):
        check_line(odd_line(Random(5000 + number), folder), capsys)
    try_files(folder, many(1000), 2, capsys)
