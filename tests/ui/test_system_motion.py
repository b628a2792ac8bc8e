"""Less motion as the system has it: asked in each system's own way, and only followed while nobody has chosen."""

from __future__ import annotations

import ctypes
import json
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.ui.conftest import Pilots
from ui import settings, system_motion
from ui.scenes.settings import SettingsScene
from ui.settings import Settings
from ui.system_motion import ask, wants_less


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A system without any commands or files that would answer; the folder of its commands and files."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path


def command(home: Path, name: str, script: str) -> None:
    """Put a command where the system looks for it."""
    path = home / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def written(home: Path, name: str, words: str) -> None:
    """Put a file of settings where the desktop keeps it."""
    (home / name).parent.mkdir(exist_ok=True)
    (home / name).write_text(words, encoding="utf-8")


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_a_system_that_tells_nothing_asks_for_nothing(platform: str) -> None:
    assert not wants_less(platform)


@pytest.mark.parametrize(("answer", "less"), [("false", True), ("true", False), ("No such schema", False)])
def test_gnome_is_asked_by_its_command(bare: Path, answer: str, less: bool) -> None:
    command(bare, "gsettings", f'[ "$*" = "get org.gnome.desktop.interface enable-animations" ] && echo {answer}')
    assert wants_less("linux") is less


def test_what_the_command_of_gnome_leaves_behind_is_gone(
    bare: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It leaves a file for programs that run, or in the cache where there is no such folder."""
    (tmp_path / "run").mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    command(bare, "gsettings", f'echo x > "$XDG_RUNTIME_DIR/user"; echo "$XDG_RUNTIME_DIR" > {bare}/place; echo false')
    assert wants_less("linux")
    assert list((tmp_path / "run").iterdir()) == []
    assert not Path((bare / "place").read_text("utf-8").strip()).exists()


@pytest.mark.parametrize(
    ("name", "words", "less"),
    [
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("gtk-3.0/settings.ini", "no settings", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=quick\n", False),
        ("kdeglobals", "[General]\nName[$i]=a%b\n[KDE]\nAnimationDurationFactor=0\n", True),
    ],
)
def test_the_files_of_desktops_are_read(bare: Path, name: str, words: str, less: bool) -> None:
    written(bare, name, words)
    assert wants_less("linux") is less


@pytest.mark.parametrize(("answer", "less"), [("1", True), ("0", False), ("", False)])
def test_macos_is_asked_by_its_command(bare: Path, answer: str, less: bool) -> None:
    command(bare, "defaults", f'[ "$*" = "read com.apple.universalaccess reduceMotion" ] && echo {answer}')
    assert wants_less("darwin") is less


@pytest.mark.parametrize(("animates", "less"), [(0, True), (1, False)])
def test_windows_is_asked_by_its_library(monkeypatch: pytest.MonkeyPatch, animates: int, less: bool) -> None:
    asked: list[int] = []

    def answer(question: int, _size: int, place: Any, _flags: int) -> int:
        asked.append(question)
        place._obj.value = animates
        return 1

    library = SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=answer))
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    assert wants_less("win32") is less
    assert asked == [0x1042]


def test_a_command_that_never_answers_is_given_up(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command(bare, "gsettings", "while :; do :; done")
    monkeypatch.setattr(system_motion, "PATIENCE", 0.05)
    assert not wants_less("linux")


def test_whoever_asks_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = threading.Event()
    heard: list[bool] = []
    monkeypatch.setattr(system_motion, "wants_less", lambda _platform: answer.wait(20))
    thread = ask(heard.append, "linux")
    assert heard == []
    answer.set()
    thread.join(20)
    assert heard == [True]


def test_the_system_is_followed_until_somebody_chooses(pilots: Pilots) -> None:
    app = pilots().app
    assert (app.settings.motion, app.still) == ("system", False)
    app.hear_of_motion(True)
    found = [app.still]
    for motion, system in (("full", True), ("reduced", False), ("system", False)):
        app.apply_settings(app.settings.with_(motion=motion))
        app.hear_of_motion(system)
        found.append(app.still)
    assert found == [True, False, True, False]


def test_the_settings_say_what_the_system_asks_for(pilots: Pilots) -> None:
    pilot = pilots()
    pilot.app.hear_of_motion(True)
    pilot.push(SettingsScene(pilot.app))
    told = []
    for _ in settings.MOTIONS:
        told.append(next(one.read() for one in pilot.scene.controls.ring.targets if one.name == "motion"))
        pilot.click("motion.next")
    keys = ("motion_system_less", "motion_reduced", "motion_full")
    assert told == [pilot.app.text(f"settings.{key}_tip") for key in keys]


@pytest.mark.parametrize(
    ("stored", "motion"),
    [
        ({"reduced_motion": True}, "reduced"),
        ({"reduced_motion": False}, "system"),
        ({"reduced_motion": True, "motion": "full"}, "full"),
        ({"reduced_motion": "odd"}, "system"),
    ],
)
def test_what_an_older_cabinet_was_told_holds(tmp_path: Path, stored: dict[str, object], motion: str) -> None:
    """False stood in every older file, so it is no choice."""
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(stored), encoding="utf-8")
    assert settings.load(path) == (Settings().with_(motion=motion), None)
    assert settings.save(path, settings.load(path)[0].with_(pace="fast"), {"pace"}) is None
    assert settings.load(path)[0].motion == motion
