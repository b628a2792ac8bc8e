"""The build backend: wheels and sources hold everything, compile only when asked, and leave build/ alone."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import backend
import make
import pytest
from bundle import PACKAGES, SHIPPED

HOOK = "import sys; sys.path[:0] = ['build/wheel']; import backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"


def build(kind: str, source: Path, target: Path) -> Path:
    """Call a hook of the backend in the folder of the sources, as pip does."""
    quiet = {key: value for key, value in os.environ.items() if key != backend.VARIABLE}
    done = subprocess.run(
        [sys.executable, "-c", HOOK, kind, str(target)],
        cwd=source,
        env=quiet,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return target / done.stdout.splitlines()[-1]


def shipped(source: Path) -> set[str]:
    """Every file of our packages and of data/ and art/, as it lies in a wheel."""
    rooms = (*PACKAGES, *SHIPPED)
    return {
        path.relative_to(source).as_posix() for room in rooms for path in (source / room).rglob("*") if path.is_file()
    }


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the wheel is made of."""
    folder = tmp_path_factory.mktemp("source") / "cabinet"
    make.copy_sources(folder)
    return folder


def test_the_wheel_holds_everything_and_nothing_else(source: Path, tmp_path: Path) -> None:
    before = {path.name for path in (source / "build" / "wheel").iterdir()}
    wheel = build("build_wheel", source, tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == shipped(source)
    assert {path.name for path in (source / "build" / "wheel").iterdir()} - {"__pycache__"} == before - {"__pycache__"}


def test_the_sources_can_build_themselves(source: Path, tmp_path: Path) -> None:
    packed = build("build_sdist", source, tmp_path)
    with tarfile.open(packed) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert shipped(source) <= names
    assert {"pyproject.toml", "LICENSE", "build/wheel/backend.py", "build/wheel/compiled.py"} <= names


def test_compiling_must_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(backend.VARIABLE, raising=False)
    assert not backend.wanted()
    assert not backend.wanted({"compile": "0"})
    assert backend.wanted({"compile": "1"})
    monkeypatch.setenv(backend.VARIABLE, "1")
    assert backend.wanted()
    assert not backend.wanted({"compile": "no"})


def test_the_settings_of_setuptools_pass_through() -> None:
    assert backend._rest({"compile": "1", "--global-option": "x"}) == {"--global-option": "x"}
    assert backend._rest(None) == {}


def test_without_a_compiler_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", "")
    assert not backend._has_c_compiler()
    assert "no working C compiler" in capsys.readouterr().err
