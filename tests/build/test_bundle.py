"""What goes into the packaged app: files, hidden imports, words, icons, checksums."""

from __future__ import annotations

import hashlib
import importlib.util
import re
import struct
import sys
import tarfile
import tomllib
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import archive
import bundle
import icons
import make
import pytest
from compiled import compiled

from tests.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
PACKAGING = BUILD / "packaging"
VERSION = str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def test_every_shipped_file_goes_into_the_bundle() -> None:
    given = {Path(source) for source, _ in bundle.data_files(ROOT)}
    shipped = {path for top in bundle.SHIPPED for path in (ROOT / top).rglob("*") if path.is_file()}
    assert {path for path in shipped if path.suffix not in (".py", ".pyc")} == given
    assert all((ROOT / folder / Path(source).name).is_file() for source, folder in bundle.data_files(ROOT))


def test_the_fonts_of_the_theme_go_into_the_bundle() -> None:
    from ui.theme import FONT_FILES, font_path

    assert {package for package, _ in FONT_FILES.values()} == set(bundle.FONT_PACKAGES)
    site = font_path("ui").parents[2]
    given = {Path(source) for source, _ in bundle.data_files(site)}
    assert {font_path(family) for family in FONT_FILES} <= given


def test_compiled_modules_and_their_imports_are_named() -> None:
    hidden = set(bundle.hidden_imports(ROOT))
    assert set(compiled(ROOT)) <= hidden
    assert {"ui.start", "ai.worker_main", "msgspec", "yaml", "pygame_gui", "multiprocessing"} <= hidden
    tops = {name.partition(".")[0] for name in hidden} - sys.stdlib_module_names
    assert all(importlib.util.find_spec(top) for top in tops)


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("pygame_gui/data/NotoSans-Regular.ttf", True),
        ("pygame_gui/data/FiraCode-Regular.ttf", True),
        ("pygame_gui/data/default_theme.json", True),
        ("pygame_gui/data/NotoSansJP-Bold.otf", False),
        ("pygame_gui\\data\\NotoSansArabic-Bold.ttf", False),
        ("font_manrope/files/Manrope-Bold.ttf", True),
        ("babel/locale-data/fr.dat", True),
        ("babel\\locale-data\\root.dat", True),
        ("babel/locale-data/fr_CA.dat", False),
        ("babel/global.dat", True),
        ("pygame/docs/index.html", False),
        ("data/draftosaurus/game.yaml", True),
    ],
)
def test_fonts_of_other_scripts_stay_out(path: str, kept: bool) -> None:
    assert bundle.wanted(path) is kept


def test_the_gui_starts_with_the_fonts_that_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """pygame_gui asks for no other font of its own, in every language."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame
    from pygame_gui import UIManager
    from pygame_gui.core.package_resource import PackageResource

    asked: set[str] = set()
    original = PackageResource.__init__

    def note(self: PackageResource, package: str, resource: str) -> None:
        asked.add(resource)
        original(self, package, resource)

    monkeypatch.setattr(PackageResource, "__init__", note)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    for language in LANGUAGES:
        UIManager((64, 64), starting_language=language)
    fonts = {name for name in asked if name.endswith(bundle.FONT_SUFFIXES)}
    assert fonts
    assert fonts <= set(bundle.GUI_FONTS)


def test_the_version_resource_is_an_expression() -> None:
    text = bundle.version_text("1.2.3")
    compile(text, "version", "eval")
    assert "filevers=(1, 2, 3, 0)" in text


def test_windows_is_told_that_the_program_is_sharp_and_reads_long_paths() -> None:
    told = {element.tag.partition("}")[2]: element.text for element in ElementTree.fromstring(bundle.MANIFEST).iter()}
    assert told["dpiAwareness"] == "PerMonitorV2"
    assert told["longPathAware"] == "true"


@pytest.mark.parametrize("readme", ["README.md", "README.fr.md"])
def test_readmes_name_the_files_of_a_release(readme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = (ROOT / readme).read_text(encoding="utf-8")
    machines = {"linux": "x86_64", "windows": "AMD64", "macos": "arm64"}
    for system, machine in machines.items():
        monkeypatch.setattr(archive, "platform_name", partial(str, system))
        monkeypatch.setattr("platform.machine", partial(str, machine))
        assert f"`{archive.archive_name(VERSION)}`" in words
    for name in (f"{bundle.NAME}/{bundle.NAME}", f"{bundle.NAME}.exe", f"{bundle.NAME}.app", archive.SUMS):
        assert f"`{name}`" in words
    installer = (PACKAGING / "windows.iss").read_text(encoding="utf-8")
    named = re.search(r"^OutputBaseFilename=(\S+)$", installer, re.MULTILINE)
    assert named is not None
    assert f"`{named[1].replace('{#Version}', VERSION)}.exe`" in words
    assert f"`{bundle.DISTRIBUTION}_{VERSION}_amd64.deb`" in words
    assert f"`{bundle.DISTRIBUTION.replace('-', '_')}-{VERSION}-….whl`" in words


def test_the_scripts_name_files_that_exist() -> None:
    spec = (PACKAGING / "cabinet.spec").read_text("utf-8")
    compile(spec, "cabinet.spec", "exec")
    assert (ROOT / "art" / "home" / "app_icon.svg").is_file()
    assert all((ROOT / name).is_file() for name in make.FILES)
    assert not [*BUILD.glob("__init__.py"), *BUILD.glob("*/__init__.py")]
    entry = (PACKAGING / "entry.py").read_text("utf-8")
    assert entry.index("freeze_support()") < entry.index("from ui")


def test_icons_have_every_size(tmp_path: Path) -> None:
    paths = icons.write_icons(ROOT / "art" / "home" / "app_icon.svg", tmp_path)
    data = paths["ico"].read_bytes()
    assert struct.unpack("<HHH", data[:6]) == (0, 1, len(icons.ICO_SIZES))
    for number in range(len(icons.ICO_SIZES)):
        length, start = struct.unpack("<II", data[6 + 16 * number + 8 : 6 + 16 * number + 16])
        assert data[start : start + 4] == b"\x89PNG"
        assert start + length <= len(data)
    shapes = paths["icns"].read_bytes()
    assert shapes[:4] == b"icns"
    assert struct.unpack(">I", shapes[4:8]) == (len(shapes),)
    at, kinds = 8, []
    while at < len(shapes):
        kinds.append(shapes[at : at + 4])
        assert shapes[at + 8 : at + 12] == b"\x89PNG"
        at += struct.unpack(">I", shapes[at + 4 : at + 8])[0]
    assert kinds == list(icons.ICNS_KINDS)


def test_checksums_are_those_of_the_archives(tmp_path: Path) -> None:
    (tmp_path / "cabinet-1.zip").write_bytes(b"one")
    (tmp_path / "cabinet-1.tar.gz").write_bytes(b"two")
    (tmp_path / "other.txt").write_bytes(b"three")
    lines = archive.write_sums(tmp_path).read_text("utf-8").splitlines()
    sums = {line[66:]: line[:64] for line in lines}
    assert sums == {
        "cabinet-1.tar.gz": hashlib.sha256(b"two").hexdigest(),
        "cabinet-1.zip": hashlib.sha256(b"one").hexdigest(),
    }


def test_the_folder_for_linux_starts_from_anywhere(tmp_path: Path) -> None:
    folder = tmp_path / "Cabinet"
    folder.mkdir()
    licence, icon = tmp_path / "LICENSE", tmp_path / "icon.png"
    licence.write_text("MIT", encoding="utf-8")
    icon.write_bytes(b"png")
    archive.finish_folder(folder, "1.2.3", icon, licence, "linux")
    entry = (folder / "Cabinet.desktop").read_text("utf-8")
    assert 'Exec=sh -c "\\\\"\\\\$(dirname' in entry
    packed = archive.pack(folder, tmp_path / "cabinet.tar.gz", 1_700_000_000)
    with tarfile.open(packed) as tar:
        entries = {info.name: (info.uid, info.uname) for info in tar.getmembers()}
    assert set(entries) == {"Cabinet", *(f"Cabinet/{name}" for name in archive.BESIDE)}
    assert set(entries.values()) == {(0, "")}
