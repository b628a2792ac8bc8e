"""`cabinet analyse`: the curve, the turning points, luck and choices of a save, kept beside it."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from game.core.paths import ROOT
from ui.cli import main
from ui.curve_file import place

SAVES = ROOT / "tests" / "saves"


@pytest.fixture(autouse=True)
def _briefly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABINET_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("ui.cli.analyse.EFFORTS", {"glance": 0.001, "usual": 1.0})


def _save(tmp_path: Path, name: str) -> Path:
    return Path(copy(SAVES / f"{name}.json", tmp_path / "game.json"))


def _told(path: Path, capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["analyse", str(path), "--effort", "glance", "--json", *words]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_the_figures_of_a_finished_game_add_up_and_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = _save(tmp_path, "cubosaurs-finished")
    told = _told(path, capsys)
    assert told["finished"]
    for before, after, swing in zip(told["curve"], told["curve"][1:], told["swings"], strict=False):
        for seat, chance in enumerate(before["chances"]):
            change = swing["choice"][seat] + swing["luck"][seat]
            assert chance + change == pytest.approx(after["chances"][seat], abs=1e-9)
    for one in told["sums"]:
        assert one["first"] + one["own"] + one["others"] + one["luck"] == pytest.approx(one["last"], abs=1e-9)
    assert sorted(told["turning_points"]) == told["turning_points"] != []
    assert place(path).exists()
    monkeypatch.setattr("ai.analysis.analyse.measure", lambda *_args: pytest.fail("nothing is to be looked at anew"))
    assert _told(path, capsys) == told
    assert main(["analyse", str(path), "--effort", "glance"]) == 0
    words = capsys.readouterr().out
    assert all(name in words for name in (*told["seats"], "(1) move", "own choices", "luck"))


def test_a_running_game_is_seen_through_one_pair_of_eyes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _save(tmp_path, "draftosaurus-running")
    told = _told(path, capsys, "--seat", "1")
    assert not told["finished"]
    assert told["story"] is None
    assert {swing["seat"] for swing in told["swings"]} == {1}
    assert not place(path).exists()
    assert main(["analyse", str(path), "--seat", "9"]) == 1
    assert "--seat" in capsys.readouterr().err


def test_what_is_no_save_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.json").write_text("{}")
    for name in ("game.json", "none.json"):
        assert main(["analyse", str(tmp_path / name)]) == 1
        assert capsys.readouterr().err.count("\n") == 1


def test_where_it_cannot_be_kept_it_is_printed_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ui.cli.analyse.write_kept", full)
    assert main(["analyse", str(_save(tmp_path, "cubosaurs-finished")), "--effort", "glance", "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["finished"]
    assert "No space left on device" in told.err


def test_a_running_game_tells_the_others_and_luck_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody can tell them apart before the end; of the others' choices nothing is known, and nought has no minus."""
    path = _save(tmp_path, "draftosaurus-running")
    assert main(["analyse", str(path), "--effort", "glance", "--seat", "0"]) == 0
    words = capsys.readouterr().out
    head, first, *rest = words.splitlines()[-4:]
    assert head.split() == ["first", "own", "choices", "the", "others", "and", "luck", "now"]
    assert "%" in first.split()[2]
    assert all(line.split()[2] == "-" for line in rest)
    assert "-0%" not in words
    assert "others' choices" not in words
