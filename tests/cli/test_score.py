"""`cabinet score`: the rulebook's sums, and every impossible position refused with its place."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

import pytest

from game.registry import GAMES
from ui.cli import main

SUMMER = "{sameness: [stegosaurus, stegosaurus, stegosaurus], trio: [trex, spinosaurus, brachiosaurus]"
EXAMPLE = f"""game: draftosaurus
options: {{board: summer, trio: 6}}
zoos:
  - {SUMMER}, love: [parasaurolophus, parasaurolophus],
     differences: [stegosaurus, triceratops, spinosaurus, brachiosaurus]}}
"""


def _run(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[Any], str]:
    """Exit code, the printed JSON lines, and what was complained about."""
    path = tmp_path / "positions.yaml"
    path.write_text(text, encoding="utf-8")
    code = main(["score", str(path), "--json"])
    out, err = capsys.readouterr()
    return code, [json.loads(line) for line in out.splitlines()], err


def _winter(zoo: str) -> str:
    return f"game: draftosaurus\noptions: {{board: winter}}\nzoos:\n  - {zoo}\n"


def _summer(zoo: str) -> str:
    return f"game: draftosaurus\nzoos:\n  - {zoo}\n"


@pytest.mark.parametrize(("trio", "total"), [(6, 30), (7, 31)])
def test_the_rulebook_example(tmp_path: Path, capsys: pytest.CaptureFixture[str], trio: int, total: int) -> None:
    code, lines, err = _run(tmp_path, EXAMPLE.replace("trio: 6", f"trio: {trio}"), capsys)
    assert (code, err) == (0, "")
    assert lines == [
        {
            "scores": [total],
            "winners": [0],
            "breakdown": [
                {
                    "sameness": 8,
                    "trio": trio,
                    "love": 5,
                    "king": 0,
                    "differences": 10,
                    "island": 0,
                    "river": 0,
                    "trex": 1,
                }
            ],
        }
    ]


WINTER_SUMS = [
    ("{pyramid: [trex, stegosaurus, trex, spinosaurus, brachiosaurus, trex]}", {"pyramid": 21, "trex": 1}),
    ("{pyramid: [trex, stegosaurus, trex, spinosaurus, brachiosaurus]}", {"pyramid": 14, "trex": 1}),
    ("{pyramid: [trex, null, trex]}", {"pyramid": 4, "trex": 1}),
    ("{wood: [stegosaurus, spinosaurus, stegosaurus, spinosaurus]}", {"wood": 12}),
    (
        "{bridge_left: [trex, trex, stegosaurus], bridge_right: [trex, stegosaurus, stegosaurus]}",
        {"bridge": 12, "trex": 2},
    ),
    ("{lookout: [stegosaurus], river: [stegosaurus, trex]}", {"river": 2}),
    ("{quarantine: [], pyramid: [], river:}", {}),
]


@pytest.mark.parametrize(("zoo", "points"), WINTER_SUMS)
def test_winter_sums(tmp_path: Path, capsys: pytest.CaptureFixture[str], zoo: str, points: dict[str, int]) -> None:
    code, lines, _ = _run(tmp_path, _winter(zoo), capsys)
    empty = dict.fromkeys(("wood", "bridge", "lookout", "pyramid", "river", "trex"), 0)
    assert code == 0
    assert lines[0]["breakdown"] == [empty | points]


def test_king_lookout_and_winners_look_at_the_whole_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = _summer("{king: [trex], river: [trex]}\n  - {king: [trex], river: [stegosaurus]}")
    winter = _winter("{river: [trex, trex]}\n  - {lookout: [trex]}\n  - {river: [trex]}")
    code, lines, _ = _run(tmp_path, f"{text}---\n{winter}", capsys)
    assert code == 0
    assert [line["scores"] for line in lines] == [[9, 2], [2, 5, 1]]
    assert [line["winners"] for line in lines] == [[0], [1]]


REFUSED = [
    (_summer("{sameness: [dodo]}"), "line 3: zoos[0].sameness[0]: there is no species 'dodo'"),
    (_summer("{sameness: [null]}"), "zoos[0].sameness[0]: there is no species 'None'"),
    (_summer("{cave: [trex]}"), "zoos[0].cave: there is no such pen on the summer board"),
    (_summer("{wood: [trex]}"), "zoos[0].wood: there is no such pen on the summer board"),
    (_summer("{}\n  - {sameness: [trex, spinosaurus]}"), "line 4: zoos[1].sameness: holds one species only"),
    (_summer("{differences: [trex, spinosaurus, trex]}"), "zoos[0].differences: holds trex twice"),
    (_summer("{trio: [trex, trex, trex, trex]}"), "zoos[0].trio: holds at most 3, not 4"),
    (_summer("{island: [trex, trex]}"), "zoos[0].island: holds at most 1, not 2"),
    (_summer("{king: trex}"), "zoos[0].king: must be a list of dinosaurs"),
    (_summer("[trex]"), "zoos[0]: must be a mapping of pens"),
    (_summer("{river: [" + "trex, stegosaurus, " * 6 + "trex]}"), "zoos[0]: holds 13 dinosaurs"),
    (_summer("{river: [" + "trex, " * 11 + "]}"), "zoos: hold 11 of trex, but there are only 10 for one zoo"),
    (
        _summer("{river: [" + "trex, " * 5 + "]}\n  - {river: [" + "trex, " * 4 + "]}"),
        "hold 9 of trex, but there are only 8",
    ),
    (_summer("{river: [trex, trex, trex]}\n" + "  - {river: [trex, trex]}\n" * 2), "7 of trex, but there are only 6"),
    (_summer("{}\n" + "  - {}\n" * 5), "zoos: must be a list of one to five zoos"),
    ("game: draftosaurus\n", "zoos: must be a list of one to five zoos"),
    ("game: draftosaurus\nseats: 2\nzoos: [{}]\n", "line 2: seats: there is no such key"),
    ("game: draftosaurus\noptions: {board: both}\nzoos: [{}]\n", "options.board: one position stands on one side"),
    (
        "game: draftosaurus\noptions: {board: autumn}\nzoos: [{}]\n",
        "line 2: options: option 'board' cannot be 'autumn'",
    ),
    ("game: draftosaurus\noptions: {colour: red}\nzoos: [{}]\n", "options: there is no option 'colour'"),
    ("game: draftosaurus\noptions: winter\nzoos: [{}]\n", "options: must be a mapping of options"),
    (
        "game: draftosaurus\noptions: {prairie: 6}\nzoos: [{love: [" + "trex, " * 7 + "]}]\n",
        "love: holds at most 6, not 7",
    ),
    ("game: chess\n", "line 1: game: there is no game 'chess'"),
    ("zoos: [{}]\n", "game: there is no game ''"),
    ("[]\n", "a position is a mapping with the key 'game'"),
    (_winter("{wood: [trex, trex]}"), "zoos[0].wood: two species must take turns, but dinosaur 2 is trex"),
    (
        _winter("{wood: [trex, spinosaurus, brachiosaurus]}"),
        "zoos[0].wood: two species must take turns, but dinosaur 3",
    ),
    (_winter("{pyramid: [trex, null, trex, spinosaurus]}"), "zoos[0].pyramid: slot 3 hangs in the air"),
    (_winter("{pyramid: [null, null, null, null, null, trex]}"), "zoos[0].pyramid: slot 5 hangs in the air"),
    (_winter("{pyramid: [trex, trex]}"), "zoos[0].pyramid: slots 0 and 1 are neighbours and both hold trex"),
    (
        _winter("{pyramid: [trex, stegosaurus, trex, spinosaurus, spinosaurus]}"),
        "zoos[0].pyramid: slots 3 and 4 are neighbours",
    ),
    (_winter("{pyramid: [" + "trex, spinosaurus, " * 4 + "]}"), "zoos[0].pyramid: holds at most 6, not 8"),
    (_winter("{quarantine: [trex]}"), "zoos[0].quarantine: trex is still in quarantine"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_impossible_positions_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, reason: str
) -> None:
    code, lines, err = _run(tmp_path, text, capsys)
    assert (code, lines) == (1, [])
    assert err.startswith(f"cabinet: position 1: {tmp_path / 'positions.yaml'}, line ")
    assert reason in err


def test_every_problem_of_a_position_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = _run(tmp_path, _summer("{sameness: [dodo], trio: [trex, trex, trex, trex]}"), capsys)
    assert len(err.splitlines()) == 2


def test_the_other_positions_are_still_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "---\n".join([_summer("{river: [trex]}"), _summer("{sameness: [dodo]}"), _winter("{wood: [trex]}")])
    code, lines, err = _run(tmp_path, text, capsys)
    assert code == 1
    assert [line["scores"] for line in lines] == [[1], [3]]
    assert "position 2: " in err
    assert "line 7: zoos[0].sameness[0]" in err


@pytest.mark.parametrize("text", ["zoos: [", "a: 1\na: 2\n", "", "zoos: *other\n", "\x00"])
def test_files_that_are_no_positions_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    code, lines, err = _run(tmp_path, text, capsys)
    assert (code, lines) == (1, [])
    assert err.count("\n") == 1
    assert str(tmp_path / "positions.yaml") in err


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(tmp_path / "none.yaml")]) == 1
    assert capsys.readouterr().err == f"cabinet: {tmp_path / 'none.yaml'}: there is no such file\n"


def test_the_text_marks_the_winner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "positions.yaml"
    path.write_text(_summer("{king: [trex]}\n  - {river: [trex]}"), encoding="utf-8")
    assert main(["score", str(path)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "Position 1"
    assert out[1].split() == ["seat", "0", "*", "seat", "1"]
    assert out[-2].split() == ["total", "8", "1"]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_examples_of_the_help_can_be_scored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game_id: str
) -> None:
    """What `cabinet score --help` shows of a game is a position of it."""
    example = [line for line in GAMES[game_id].format.splitlines() if line.startswith("    ")]
    code, lines, err = _run(tmp_path, textwrap.dedent("\n".join(example)), capsys)
    assert (code, err) == (0, "")
    assert lines[0]["winners"]
