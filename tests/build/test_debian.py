"""The Debian package: what lies where, and what it asks of a system."""

from __future__ import annotations

import gzip
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import archive
import debian
import icons
import pytest
from environment import Failed

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A packaged folder with a program that only tells its commands."""
    folder = tmp_path / "Cabinet"
    (folder / "_internal" / "licences").mkdir(parents=True)
    (folder / "_internal" / "licences" / "README.txt").write_text("all of them", encoding="utf-8")
    (folder / "_internal" / "libx.so").write_bytes(b"\x7fELF GLIBC_2.9 GLIBC_2.34 GLIBC_2.4")
    program = folder / "Cabinet"
    program.write_text("#!/bin/sh\necho '    check  looks at everything'\n", encoding="utf-8")
    program.chmod(0o755)
    (tmp_path / "icon.png").write_bytes(b"png")
    archive.finish_folder(folder, "1.2.3", tmp_path / "icon.png", ROOT / "LICENSE", "linux")
    return folder


def test_everything_lies_where_a_system_looks_for_it(app: Path, tmp_path: Path) -> None:
    icons.write_icons(ROOT / "art" / "home" / "app_icon.svg", tmp_path / "icons")
    work = tmp_path / "work"
    debian.lay_out(app, ROOT, tmp_path / "icons", work, "1.2.3", 1_700_000_000)
    assert os.readlink(work / "usr/bin/cabinet-games") == "../lib/cabinet-games/Cabinet"
    assert (work / "usr/bin/cabinet-games").is_file()
    assert sorted(path.name for path in (work / "usr/lib/cabinet-games").iterdir()) == ["Cabinet", "_internal"]
    assert (work / "usr/share/doc/cabinet-games/licences/README.txt").read_text("utf-8") == "all of them"
    assert "MIT License" in (work / "usr/share/doc/cabinet-games/copyright").read_text("utf-8")
    entry = (work / "usr/share/applications/cabinet-games.desktop").read_text("utf-8")
    assert "\nExec=cabinet-games\nIcon=cabinet-games\n" in entry
    pictures = work / "usr/share/icons/hicolor"
    assert {path.name for path in pictures.iterdir()} == {*(f"{n}x{n}" for n in icons.MENU_SIZES), "scalable"}
    manual = gzip.decompress((work / "usr/share/man/man6/cabinet-games.6.gz").read_bytes()).decode()
    assert ".TP\n.B check\nlooks at everything" in manual
    assert "@" not in manual
    metainfo = ET.parse(work / "usr/share/metainfo/cabinet-games.metainfo.xml").getroot()
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2023-11-14"}
    assert metainfo.findtext("launchable") == "cabinet-games.desktop"


def test_the_newest_c_library_that_is_asked_for_is_needed(app: Path) -> None:
    assert debian.libc_needed(app) == "2.34"


def test_a_program_that_does_not_start_makes_no_package(app: Path) -> None:
    (app / "Cabinet").write_text("#!/bin/sh\necho broken >&2\nexit 1\n", encoding="utf-8")
    with pytest.raises(Failed, match="broken"):
        debian.commands(app)


def test_without_the_tools_of_debian_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Failed, match="dpkg-deb is not here"):
        debian.make_deb(tmp_path, ROOT, tmp_path, tmp_path, tmp_path, "1.2.3", 0)
