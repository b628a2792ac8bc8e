"""The Debian package: the packaged folder with menu entry, icons, metainfo, manual page and licences."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from archive import BESIDE, DESKTOP, size_of
from bundle import DISTRIBUTION, NAME
from environment import MOMENT, Failed
from icons import MENU_SIZES
from notices import FOLDER

HERE = Path(__file__).resolve().parent
MATERIAL = HERE / "linux"
LIBRARY = f"usr/lib/{DISTRIBUTION}"
DOC = f"usr/share/doc/{DISTRIBUTION}"

NEEDED = ("libx11-6", "libxext6")
"""What a window needs beside the C library; everything else lies in the package."""

WISHED = (
    "libxcursor1",
    "libxfixes3",
    "libxi6",
    "libxrandr2",
    "libxss1",
    "libwayland-client0",
    "libwayland-cursor0",
    "libxkbcommon0",
    "libpulse0",
    "libasound2 | libasound2t64",
)
"""What SDL loads if it is there: pointers, several screens, Wayland, sound."""

VOICES = "speech-dispatcher | espeak-ng"
"""What reads aloud where somebody asks for it."""

CONTROL = """Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {machine}
Maintainer: The Cabinet contributors <contributors@cabinet.invalid>
Installed-Size: {size}
Depends: libc6 (>= {libc}), {needed}
Recommends: {wished}
Suggests: {voices}
Description: four board games about natural history
 A cabinet with a board game in each of its drawers, to be played alone against
 bots or with friends around the same computer: with lessons, a coach, puzzles,
 a daily deal and a way to look back on every game.
 .
 Cabinet is an unofficial fan work. Everything it needs lies in this package
 but the libraries of the display and the sound.
"""


def make_deb(app: Path, root: Path, icons: Path, work: Path, dist: Path, version: str, moment: int) -> Path:
    """Make NAME_VERSION_MACHINE.deb of the packaged folder; the same files and moment give the same package."""
    machine = _machine()
    lay_out(app, root, icons, work, version, moment)
    control = CONTROL.format(
        name=DISTRIBUTION,
        version=version,
        machine=machine,
        size=size_of(work) // 1024,
        libc=libc_needed(app),
        needed=", ".join(NEEDED),
        wished=", ".join(WISHED),
        voices=VOICES,
    )
    (work / "DEBIAN").mkdir()
    (work / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    _same_everywhere(work, moment)
    target = dist / f"{DISTRIBUTION}_{version}_{machine}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(work), str(target)]
    variables = os.environ | {MOMENT: str(moment)}
    if subprocess.run(command, env=variables, stdout=subprocess.DEVNULL, check=False).returncode:
        raise Failed("could not make the Debian package")
    return target


def lay_out(app: Path, root: Path, icons: Path, work: Path, version: str, moment: int) -> None:
    """Put everything where it will lie on the system, below the folder `work`, which is made anew."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(app, work / LIBRARY, symlinks=True)
    for name in BESIDE:
        (work / LIBRARY / name).unlink()
    program = _new(work, f"usr/bin/{DISTRIBUTION}")
    program.symlink_to(f"../lib/{DISTRIBUTION}/{NAME}")
    entry = DESKTOP.format(program=DISTRIBUTION, icon=DISTRIBUTION)
    _new(work, f"usr/share/applications/{DISTRIBUTION}.desktop").write_text(entry, encoding="utf-8")
    words = {"VERSION": version, "DATE": time.strftime("%Y-%m-%d", time.gmtime(moment)), "COMMANDS": commands(app)}
    metainfo = filled(MATERIAL / f"{DISTRIBUTION}.metainfo.xml", words)
    _new(work, f"usr/share/metainfo/{DISTRIBUTION}.metainfo.xml").write_text(metainfo, encoding="utf-8")
    manual = filled(MATERIAL / f"{DISTRIBUTION}.6", words)
    _packed(_new(work, f"usr/share/man/man6/{DISTRIBUTION}.6.gz"), manual)
    for edge in MENU_SIZES:
        picture = _new(work, f"usr/share/icons/hicolor/{edge}x{edge}/apps/{DISTRIBUTION}.png")
        shutil.copyfile(icons / f"cabinet-{edge}.png", picture)
    drawing = _new(work, f"usr/share/icons/hicolor/scalable/apps/{DISTRIBUTION}.svg")
    shutil.copyfile(root / "art" / "home" / "app_icon.svg", drawing)
    _documents(root, work)


def commands(app: Path) -> str:
    """What the packaged program says of its commands, as the manual page has it."""
    variables = os.environ | {"COLUMNS": "200", "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([str(app / NAME), "--help"], env=variables, capture_output=True, text=True, check=False)
    found = re.findall(r"^    ([a-z]+)  +(\S.*)$", done.stdout, re.MULTILINE)
    if not found:
        raise Failed(f"the packaged program tells no commands: {done.stderr.strip()[-200:]}")
    return "\n".join(f".TP\n.B {name}\n{words}" for name, words in found)


def filled(path: Path, words: dict[str, str]) -> str:
    """The text of a file with its @WORDS@ replaced."""
    text = path.read_text(encoding="utf-8")
    for key, value in words.items():
        text = text.replace(f"@{key}@", value)
    return text


def libc_needed(app: Path) -> str:
    """The newest version of the C library that a file of the app asks for."""
    files = [path.read_bytes() for path in app.rglob("*") if path.is_file() and not path.is_symlink()]
    names = {name for data in files if data[:4] == b"\x7fELF" for name in re.findall(rb"GLIBC_(\d+\.\d+)", data)}
    found = {tuple(int(part) for part in name.split(b".")) for name in names}
    return ".".join(map(str, max(found, default=(2, 31))))


def _documents(root: Path, work: Path) -> None:
    """Changes and copyright, where Debian looks for them, and the licences of everything inside."""
    _packed(_new(work, f"{DOC}/changelog.gz"), (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    own = (root / "LICENSE").read_text(encoding="utf-8")
    inside = (work / LIBRARY / "_internal" / FOLDER / "README.txt").read_text(encoding="utf-8")
    _new(work, f"{DOC}/copyright").write_text(f"{own}\n\n{inside}", encoding="utf-8")
    (work / DOC / FOLDER).symlink_to(f"../../../lib/{DISTRIBUTION}/_internal/{FOLDER}")


def _same_everywhere(work: Path, moment: int) -> None:
    """One time and the plainest rights for everything that will be packed."""
    for path in [work, *work.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def _new(work: Path, place: str) -> Path:
    """A path below `work` whose folder exists."""
    (work / place).parent.mkdir(parents=True, exist_ok=True)
    return work / place


def _packed(path: Path, text: str) -> None:
    with path.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as stream:
        stream.write(text.encode("utf-8"))


def _machine() -> str:
    """How Debian calls this machine; Failed without its tools."""
    try:
        return subprocess.run(
            ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failed("dpkg-deb is not here; the Debian package is made on Debian or one of its kin") from error
