"""The command line as a whole: usage, simulate, bench, replay."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ai.catalog import BOTS
from ai.worker import InlineThinker, Request
from game.core.match import Match
from game.core.paths import ROOT
from game.core.record import Record, Seat, read_record, write_record
from game.registry import GAMES, new_match
from ui.app import NoDisplay
from ui.cli import COMMANDS, main
from ui.frames import Frames, frames_of


def _played(moves: int) -> Match:
    """A game of two greedy bots after so many moves."""
    match = new_match("draftosaurus", [Seat("Ada"), Seat("Ben")], 5, {"board": "winter"})
    thinker = InlineThinker()
    while len(match.moments) < moves and (decision := match.decision()) is not None:
        knowledge = match.knowledge(decision.seat, 1)
        thinker.ask(Request("draftosaurus", 2, match.ready.options, None, decision.seat, "greedy", knowledge, 1))
        answer = thinker.poll()
        assert answer is not None
        match.apply(match.rules.parse(answer.action))
    return match


def _saved(tmp_path: Path, moves: int = 1000) -> Path:
    path = tmp_path / "game.json"
    write_record(path, _played(moves).record())
    return path


def _change(path: Path, **changes: object) -> None:
    write_record(path, msgspec.structs.replace(read_record(path), **changes))


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABINET_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("command", [module.__name__.rpartition(".")[2] for module in COMMANDS])
def test_every_command_helps_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    assert f"example: cabinet {command}" in capsys.readouterr().out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("cabinet ")


WRONG = [
    (["juggle"], "invalid choice: 'juggle'"),
    (["simulate"], "required"),
    (
        ["simulate", "chess", "--seats", "greedy,random"],
        f"there is no game 'chess' (there are: {', '.join(GAMES)})",
    ),
    (["simulate", "draftosaurus", "--seats", "a,b", "--games", "0"], "--games: '0' is not a whole number above 0"),
    (["simulate", "draftosaurus", "--seats", "a,b", "--jobs", "x"], "--jobs: 'x' is not a whole number above 0"),
    (["simulate", "draftosaurus", "--seats", "a,b", "--option", "board"], "'board' is not of the form key=value"),
    (["bench", "draftosaurus", "--seconds", "nan"], "--seconds: 'nan' is not a number of seconds"),
]


@pytest.mark.parametrize(("argv", "reason"), WRONG)
def test_wrong_usage_stops_with_the_reason(argv: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(argv)
    assert stop.value.code == 2
    assert reason in capsys.readouterr().err


NO_MATCH = [
    (
        ["--seats", "greedy,oracle"],
        f"cabinet: --seats: there is no bot 'oracle' (there are: {', '.join(BOTS)})\n",
    ),
    (["--seats", "greedy"], "cabinet: --seats: draftosaurus is for 2 to 5 seats, not 1\n"),
    (
        ["--seats", "greedy,random", "--option", "board=autumn"],
        "cabinet: --option: option 'board' cannot be 'autumn' (it can be: summer, winter, both)\n",
    ),
]


@pytest.mark.parametrize(("argv", "sentence"), NO_MATCH)
def test_matches_that_cannot_be_are_refused(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "draftosaurus", *argv]) == 2
    assert capsys.readouterr() == ("", sentence)


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "draftosaurus", "--seats", "greedy,random,random", "--games", "6", "--seed", "4", "--json"]
    assert main([*argv, "--option", "board=winter"]) == 0
    out, err = capsys.readouterr()
    result = json.loads(out)
    assert err == ""
    assert (result["game"], result["games"], result["seed"]) == ("draftosaurus", 6, 4)
    assert result["options"] == {"board": "winter", "trio": "6", "prairie": "unlimited"}
    assert [entry["bot"] for entry in result["seats"]] == ["greedy", "random", "random"]
    assert all(set(entry) == {"bot", "wins", "win_share", "ci95", "mean_score"} for entry in result["seats"])
    assert main([*argv, "--option", "board=winter"]) == 0
    assert capsys.readouterr().out == out


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "draftosaurus", "--seats", "random,random", "--games", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["bot", "wins", "share", "95", "%", "interval", "mean", "score"]
    assert [line.split()[0] for line in lines[1:]] == ["random", "random"]


def test_bench_draws_frames_of_every_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """In one app, from table to table, in frames of a quarter of a second; every later frame is at most the worst."""
    for name, shorter in (("visitor.FRAME", 0.25), ("visitor.STAY", 1), ("frames.SETTLED", 2)):
        monkeypatch.setattr(f"ui.{name}", shorter)
    drawn = frames_of(3, (960, 540), stay=1, rate=0)
    asked: list[tuple[object, ...]] = []

    def measured(*wanted: object) -> list[Frames]:
        asked.append(wanted)
        return drawn

    monkeypatch.setattr("ui.frames.measure_frames", measured)
    assert main(["bench", "draftosaurus", "--frames", "5", "--size", "1280x720", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = told["frames"]
    assert asked == [(5, ((1280, 720),), ("draftosaurus",))]
    assert all(took > 0 for took in told["yardstick"].values())
    assert [row["game"] for row in found] == list(GAMES)
    assert all(0 <= row["half"] <= row["most"] <= row["worst"] and row["first"] > 0 for row in found)
    assert main(["bench", "--frames", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert (lines[0].split()[0], lines[-1].split()[0]) == ("game", "yardstick")


def test_bench_prints_an_object_for_each_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ai.bench.RUNS", 1)
    monkeypatch.setattr("ai.bench.GAMES", 2)
    assert main(["bench", "--seconds", "0.02", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    rates = {"games_per_second", "decisions_per_second", "clones_per_second", "searches_per_second"}
    assert set(result["draftosaurus"]) == rates | {"compiled", "seats"}
    assert main(["bench", "draftosaurus", "--seconds", "0.02"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("draftosaurus")


def test_replay_prints_moves_and_final_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = _played(1000)
    assert main(["replay", str(_saved(tmp_path))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"1. Ada: {match.moments[0].action.text}"
    assert lines[len(match.moments) - 1].startswith(f"{len(match.moments)}. ")
    assert lines[-3].strip() == "final scores"
    assert lines[-2].split()[:2] == ["Ada", str(match.scores()[0].total)]


def test_replay_prints_an_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(_saved(tmp_path, 7)), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [move["seat"] for move in result["moves"]] == [0, 0, 1, 1, 0, 0, 1]
    assert (result["finished"], result["winners"], result["seats"]) == (False, [], ["Ada", "Ben"])
    assert len(result["scores"]) == 2


def _other_print(record: Record) -> dict[str, object]:
    return {"prints": ["0" * 16, *record.prints[1:]]}


def _other_action(record: Record) -> dict[str, object]:
    return {"actions": ["fly>moon", *record.actions[1:]]}


def _other_position(record: Record) -> dict[str, object]:
    return {"snapshot": {**record.snapshot, "rng": 1}}


BROKEN = [
    (_other_print, "after action 1 ("),
    (_other_action, "action 1 ('fly>moon') is not possible (unknown_action)"),
    (_other_position, "its last position is not the one that its moves lead to"),
    (lambda _: {"data": "0" * 16}, "was played with other rules or figures"),
    (lambda _: {"from_snapshot": True}, "goes on from a position of an older save"),
    (lambda _: {"game": "chess"}, "there is no game 'chess'"),
    (lambda _: {"options": {"board": "autumn"}}, "option 'board' cannot be 'autumn'"),
    (lambda _: {"seats": [Seat("Ada")]}, "draftosaurus is for 2 to 5 seats, not 1"),
]


@pytest.mark.parametrize(("change", "reason"), BROKEN)
def test_replay_refuses_what_does_not_come_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: object, reason: str
) -> None:
    path = _saved(tmp_path, 6)
    assert callable(change)
    _change(path, **change(read_record(path)))
    assert main(["replay", str(path)]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"cabinet: {path}: ")
    assert reason in err


def test_replay_refuses_a_file_that_is_no_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.json").write_text("{}", encoding="utf-8")
    assert main(["replay", str(tmp_path / "game.json")]) == 1
    assert main(["replay", str(tmp_path / "none.json")]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert "is not a save of Cabinet" in lines[0]
    assert lines[1].endswith("none.json: there is no such file")


def test_without_output_streams_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["simulate", "draftosaurus", "--seats", "random,random", "--games", "2"]) == 0
    assert main(["simulate", "draftosaurus", "--seats", "random,oracle"]) == 2


def _no_display() -> int:
    raise NoDisplay("no screen")


def test_without_a_display_the_other_commands_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ui.start.start_app", _no_display)
    assert main([]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("cabinet: there is no display")
    assert all(name in err for name in ("simulate", "bench", "score", "replay", "shot", "check"))


def test_without_a_command_the_app_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.start.start_app", lambda: 0)
    assert main([]) == 0


NO_PYGAME = "import sys; sys.modules['pygame'] = None; from ui.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.mark.parametrize(
    ("argv", "code", "out", "err"),
    [
        (["simulate", "draftosaurus", "--seats", "random,random", "--games", "2"], 0, "random", ""),
        ([], 2, "", "cabinet: the app needs pygame-ce and pygame-gui"),
    ],
)
def test_without_pygame_everything_but_the_app_works(argv: list[str], code: int, out: str, err: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_PYGAME, *argv], capture_output=True, cwd=ROOT, text=True, timeout=60
    )
    assert done.returncode == code
    assert out in done.stdout
    assert done.stderr.startswith(err)
    assert done.stderr.count("\n") == (1 if err else 0)
