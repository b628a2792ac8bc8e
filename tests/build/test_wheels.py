"""The wheels of a release and the installer for Windows: settings, and what each system is told."""

from __future__ import annotations

import re
from pathlib import Path

import environment
import installer
import pytest
import wheels
import yaml
from environment import Failed

ROOT = Path(__file__).resolve().parents[2]
JOBS = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8"))["jobs"]


def test_a_wheel_is_made_for_every_system_and_python_that_is_tested() -> None:
    assert JOBS["wheels"]["strategy"]["matrix"] == JOBS["test"]["strategy"]["matrix"]
    assert JOBS["release"]["needs"] == ["package", "wheels"]


def test_a_mac_is_told_one_architecture_and_the_oldest_system() -> None:
    told = wheels.surroundings("macos", "arm64")
    assert told["ARCHFLAGS"] == "-arch arm64"
    assert told["_PYTHON_HOST_PLATFORM"] == f"macosx-{told['MACOSX_DEPLOYMENT_TARGET']}-arm64"


@pytest.mark.parametrize("system", ["linux", "windows"])
def test_other_systems_are_told_nothing_more(system: str) -> None:
    assert wheels.surroundings(system, "x86_64") == {}


def test_what_names_a_wheel_for_linux_is_pinned() -> None:
    pins = environment.pinned(environment.PINS.read_text(encoding="utf-8"))
    assert set(wheels.REPAIR) <= set(pins)


def test_the_installer_is_made_of_the_recipe_with_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Failed, match="Inno Setup 6 is not here"):
        installer.compiler({"ProgramFiles(x86)": str(tmp_path)})
    place = tmp_path / "Inno Setup 6" / "ISCC.exe"
    place.parent.mkdir()
    place.write_bytes(b"MZ")
    assert installer.compiler({"ProgramFiles(x86)": str(tmp_path)}) == str(place)
    words = installer.command("ISCC.exe", "1.2.3")
    assert "/DVersion=1.2.3" in words
    assert re.search(r"#ifndef Version\b", Path(words[-1]).read_text(encoding="utf-8"))
