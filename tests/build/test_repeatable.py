"""Two builds of the same commit are equal: exact versions, one moment, no names of the machine in archives."""

from __future__ import annotations

import os
import platform
import tomllib
import venv
from pathlib import Path

import archive
import bundle
import environment
import pytest
import twice
from compiled import COMPILER
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]


def pins() -> dict[str, str]:
    """The pinned versions."""
    return environment.pinned(environment.PINS.read_text("utf-8"))


def test_all_that_the_project_asks_for_is_pinned_to_a_version_that_it_allows() -> None:
    content = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = content["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["build"], *COMPILER]
    for words in (*asked, *content["build-system"]["requires"]):
        need = Requirement(words)
        assert need.specifier.contains(pins()[bundle.canonical(need.name)]), words


def test_pins_name_no_place_to_get_things_from() -> None:
    text = environment.PINS.read_text("utf-8")
    assert not [word for word in ("://", "--", "@", "sha256") if word in text]


@pytest.mark.parametrize("line", ["pygame-ce>=2.5", "pygame-ce", "pygame-ce==", "pygame-ce==2.*"])
def test_a_pin_that_is_not_exact_is_refused(line: str) -> None:
    with pytest.raises(environment.Failed, match="no exact version"):
        environment.pinned(line)


def test_the_moment_is_the_one_that_is_said_else_that_of_the_commit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(environment.MOMENT, "1700000000")
    assert environment.moment(tmp_path) == 1_700_000_000
    monkeypatch.setenv(environment.MOMENT, "5")
    assert environment.moment(tmp_path) == environment.OLDEST
    monkeypatch.delenv(environment.MOMENT)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert environment.moment(tmp_path) == environment.OLDEST


def test_an_environment_of_another_python_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a wheel for one Python would be made by whichever built here before."""
    made = list[Path]()
    monkeypatch.setattr(venv, "create", lambda folder, **_: made.append(folder))
    one = environment.Environment(tmp_path / "tools", 0)
    one.make()
    one.python.parent.mkdir(parents=True)
    one.python.touch()
    (one.folder / "pyvenv.cfg").write_text(f"home = /x\nversion = {platform.python_version()}\n", encoding="utf-8")
    one.make()
    assert made == [one.folder]
    (one.folder / "pyvenv.cfg").write_text("home = /x\nversion = 3.10.1\n", encoding="utf-8")
    one.make()
    assert made == [one.folder, one.folder]


@pytest.mark.parametrize("name", ["app.tar.gz", "app.zip"])
def test_the_same_files_give_the_same_archive(name: str, tmp_path: Path) -> None:
    """Whatever their times, their order on the disk and the mask of rights."""
    made = []
    for number, names in enumerate((("a", "b", "sub/c"), ("sub/c", "b", "a"))):
        folder = tmp_path / str(number) / "App"
        (folder / "sub").mkdir(parents=True)
        for file in names:
            (folder / file).write_text(file, encoding="utf-8")
            os.utime(folder / file, (1e9 + number, 1e9 + number))
            (folder / file).chmod(0o600 if number else 0o644)
        (folder / "a").chmod(0o700 if number else 0o755)
        made.append(archive.checksum(archive.pack(folder, tmp_path / str(number) / name, 1_700_000_000)))
    assert made[0] == made[1]


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("cabinet_games-1.dist-info/METADATA", True),
        ("cabinet_games-1.dist-info/direct_url.json", False),
        ("cabinet_games-1.dist-info\\RECORD", False),
        ("data/RECORD", True),
        ("pygame/freesansbold.ttf", False),
    ],
)
def test_notes_of_the_place_of_a_build_stay_out(path: str, kept: bool) -> None:
    assert bundle.wanted(path) is kept


def test_two_builds_are_compared_package_by_package() -> None:
    lines = twice.told({"a.deb": "1", "a.zip": "2", "b": "3"}, {"a.deb": "1", "a.zip": "4"})
    assert [line.split()[:2] for line in lines] == [["equal", "a.deb"], ["differs", "a.zip"], ["differs", "b"]]
