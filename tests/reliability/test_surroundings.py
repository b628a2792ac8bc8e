"""Odd surroundings: code in the working folder, a display that does not answer, no home folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.paths import ROOT
from ui.places import NoHome, UserFolders, homes, show_folder
from ui.surroundings import BEFORE, LIBRARIES, surroundings

CABINET = "import sys\nfrom ui.cli import main\nif __name__ == '__main__':\n    sys.exit(main())\n"
"""What the installed command is."""

THINK = """
from ai.worker import Request, WorkerThinker
from game.core.record import Seat
from game.registry import new_match

def ask():
    match = new_match("draftosaurus", [Seat("a"), Seat("b")], 1)
    seat = match.decision().seat
    thinker = WorkerThinker()
    thinker.ask(Request("draftosaurus", 2, match.ready.options, None, seat, "random", match.knowledge(seat, 1), 1))
    while (answer := thinker.poll()) is None:
        pass
    thinker.close()
    print("problem:", answer.problem)

if __name__ == "__main__":
    ask()
"""
"""A program that lets the worker choose a move."""

TRAP = """
import os
open(os.environ["TRAP_MARK"], "a").write(__name__ + "\\n")
raise ImportError("code of the working folder")
"""
"""A module that tells that it was run."""

NAMES = ("socket", "signal", "random", "selectors", "struct", "tempfile", "sitecustomize", "yaml", "msgspec", "game")
"""Modules of the standard library and ours that a folder may hold by accident or on purpose."""


@pytest.fixture
def trap(tmp_path: Path) -> Path:
    """A folder with modules that nobody may run."""
    folder = tmp_path / "trap"
    folder.mkdir()
    for name in NAMES:
        (folder / f"{name}.py").write_text(TRAP, encoding="utf-8")
    return folder


def run(folder: Path, program: str, *argv: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a program from a folder, as an installed command is run."""
    script = folder.parent / "bin" / "cabinet.py"
    script.parent.mkdir(exist_ok=True)
    script.write_text(program, encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONSAFEPATH"}
    environment |= {"PYTHONPATH": str(ROOT), "TRAP_MARK": str(folder.parent / "mark"), **changes}
    environment = {key: value for key, value in environment.items() if value}
    return subprocess.run(
        [sys.executable, str(script), *argv], cwd=folder, env=environment, capture_output=True, text=True, timeout=120
    )


def test_worker_runs_no_code_of_the_working_folder(trap: Path) -> None:
    done = run(trap, THINK)
    assert done.stdout == "problem: \n", done.stderr
    assert not (trap.parent / "mark").exists()


def test_simulate_with_jobs_runs_no_code_of_the_working_folder(trap: Path) -> None:
    seats = ("--seats", "random,random", "--games", "4", "--jobs", "2")
    done = run(trap, CABINET, "simulate", "draftosaurus", *seats)
    assert done.returncode == 0, done.stderr
    assert not (trap.parent / "mark").exists()


def test_display_that_does_not_answer_is_named(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    gone = {"SDL_VIDEODRIVER": "", "DISPLAY": ":4097", "WAYLAND_DISPLAY": "", "CABINET_HOME": str(tmp_path / "home")}
    done = run(tmp_path / "here", CABINET, **gone)
    assert done.returncode == 2
    assert "there is no display" in done.stderr
    assert ":4097" in done.stderr


@pytest.mark.parametrize(("before", "given"), [("/opt/lib", "/opt/lib"), ("", None)])
def test_programs_of_the_system_get_none_of_the_libraries_of_the_packaged_app(
    before: str, given: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own folder of libraries is no place for a voice or a file manager to look for theirs."""
    for name, value in {LIBRARIES: f"/app/_internal:{before}", BEFORE: before, "KEPT": "yes"}.items():
        monkeypatch.setenv(name, value)
    assert surroundings()[LIBRARIES].startswith("/app/_internal")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert surroundings().get(LIBRARIES) == given
    told: list[dict[str, str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda _command, env, **_more: told.append(env))
    monkeypatch.setattr(sys, "platform", "linux")
    assert show_folder(tmp_path)
    assert told == [surroundings()]
    assert told[0]["KEPT"] == "yes"


def test_without_a_home_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CABINET_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(NoHome, match="no home folder"):
        UserFolders()


def test_home_that_is_not_known_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", staticmethod(unknown))
    assert homes() == ()
