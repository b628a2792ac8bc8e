"""The build backend: wheels and sources hold everything, compile where they can, and leave build/ alone."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import SimpleNamespace

import backend
import machine_code
import make
import pytest
from bundle import PACKAGES, SHIPPED
from compiled import COMPILER

HOOK = "import sys; sys.path[:0] = ['build/wheel']; import backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"


def build(kind: str, source: Path, target: Path) -> Path:
    """Call a hook of the backend in the folder of the sources, as pip does."""
    plain = os.environ | {backend.VARIABLE: "0"}
    done = subprocess.run(
        [sys.executable, "-c", HOOK, kind, str(target)],
        cwd=source,
        env=plain,
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


def test_compiling_can_be_asked_for_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(backend.VARIABLE, raising=False)
    assert backend.said() is None
    assert backend.said({"compile": "0"}) is False
    assert backend.said({"compile": "1"}) is True
    monkeypatch.setenv(backend.VARIABLE, "1")
    assert backend.said() is True
    assert backend.said({"compile": "no"}) is False


class Builds:
    """Stands for what makes wheels: it notes what it was asked for, and compiling may fail."""

    def __init__(self, fails: bool) -> None:
        self.fails = fails
        self.asked: list[bool] = []

    def __call__(self, compiling: bool, *_rest: object) -> str:
        self.asked.append(compiling)
        if compiling and self.fails:
            raise SystemExit(2)
        return "a wheel"


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Builds:
    """A backend that builds nothing, with a compiler that works."""
    made = Builds(getattr(request, "param", False))
    monkeypatch.delenv(backend.VARIABLE, raising=False)
    monkeypatch.setattr(backend, "_wheel", made)
    monkeypatch.setattr(backend, "can_compile", lambda: True)
    monkeypatch.setattr(backend, "_backend", lambda _compiling: SimpleNamespace(get_requires_for_build_wheel=_nothing))
    return made


def _nothing(_settings: object) -> list[str]:
    return []


def test_a_wheel_is_compiled_where_it_can_be(builds: Builds) -> None:
    assert backend.build_wheel("folder") == "a wheel"
    assert builds.asked == [True]
    assert set(COMPILER) <= set(backend.get_requires_for_build_wheel())


def test_a_wheel_is_pure_where_nothing_else_is_wanted_or_possible(
    builds: Builds, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.build_wheel("folder", {"compile": "0"})
    monkeypatch.setattr(backend, "can_compile", lambda: False)
    backend.build_wheel("folder")
    assert builds.asked == [False, False]
    assert not set(COMPILER) & set(backend.get_requires_for_build_wheel())


@pytest.mark.parametrize("builds", [True], indirect=True)
def test_what_cannot_be_compiled_runs_interpreted(builds: Builds, capsys: pytest.CaptureFixture[str]) -> None:
    assert backend.build_wheel("folder") == "a wheel"
    assert builds.asked == [True, False]
    assert "runs interpreted" in capsys.readouterr().err


@pytest.mark.parametrize("builds", [True], indirect=True)
def test_machine_code_that_is_asked_for_is_made_or_nothing(builds: Builds) -> None:
    with pytest.raises(SystemExit):
        backend.build_wheel("folder", {"compile": "1"})
    assert builds.asked == [True]


class Compiler:
    """Stands for a C compiler that names the file it would have written."""

    def __init__(self) -> None:
        """Nothing was asked of it."""
        self.asked: list[str] = []

    def compile(self, sources: list[str], **_how: object) -> list[str]:
        """The files it would write."""
        self.asked += sources
        return [source.replace(".c", ".o") for source in sources]


def library(folder: Path, name: str, sizes: list[int]) -> SimpleNamespace:
    """An extension with C files of these sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{name.rpartition('.')[2]}{number}.c" for number in range(len(sizes))]
    for path, size in zip(files, sizes, strict=True):
        path.write_text("/" * size, encoding="utf-8")
    sources = [str(path) for path in files]
    return SimpleNamespace(name=name, sources=sources, include_dirs=[], extra_compile_args=[])


def test_the_code_is_compiled_in_shares_of_one_size(tmp_path: Path) -> None:
    code = library(tmp_path, "all", [1000 * (number + 1) for number in range(40)])
    units = machine_code._units([code], "unix")
    assert len(units) == machine_code.UNITS
    weights = [machine_code._weight(unit) for unit in units]
    assert max(weights) < 1.2 * min(weights)
    named = sorted(line.split('"')[1] for unit in units for line in unit.read_text().splitlines() if '"' in line)
    assert named == sorted(Path(source).name for source in code.sources)


def test_doors_of_one_package_are_one_unit(tmp_path: Path) -> None:
    """They are the same library under several names, so that little is compiled and linked often."""
    code = library(tmp_path, "all", [10, 10])
    doors = [library(tmp_path / name.partition(".")[0], name, [10]) for name in ("a.x", "b.x", "a.y")]
    families = machine_code._families([code, *doors])
    assert [[module.name for module in family] for family in families] == [["all"], ["a.x", "a.y"], ["b.x"]]
    (unit,) = machine_code._units(families[1], "unix")
    assert unit.read_text().count("#include") == 2
    assert unit.read_text().count("#define PyInit___init__ PyInit___init___") == 2


def test_a_compiler_that_wants_small_files_gets_them(tmp_path: Path) -> None:
    code = library(tmp_path, "all", [10] * 40)
    assert machine_code._units([code], "msvc") == [Path(source) for source in code.sources]


def test_every_unit_is_compiled_once_the_largest_first(tmp_path: Path) -> None:
    code = library(tmp_path, "all", [10, 30, 20])
    units = [(code, Path(source)) for source in code.sources]
    build = SimpleNamespace(compiler=Compiler(), build_temp="work")
    made = machine_code._objects(build, units)
    assert made == {unit: str(unit).replace(".c", ".o") for _, unit in units}
    assert [Path(source).name for source in build.compiler.asked[:1]] == ["all0.c"]
    assert len(build.compiler.asked) == 3


def test_the_settings_of_setuptools_pass_through() -> None:
    assert backend._rest({"compile": "1", "--global-option": "x"}) == {"--global-option": "x"}
    assert backend._rest(None) == {}


def test_without_a_compiler_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", "")
    assert not machine_code.can_compile()
    assert "no working C compiler" in capsys.readouterr().err
