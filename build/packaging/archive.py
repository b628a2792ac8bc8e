"""The folder that is handed to somebody: what lies beside the program, the archive, the checksums."""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import tarfile
import time
import zipfile
from pathlib import Path

from bundle import NAME, platform_name

SUMS = "SHA256SUMS"
MADE = ("cabinet-", "cabinet_games-")
"""How the names of all files begin that are handed out: archives, packages, installers, and wheels."""

DESKTOP = """[Desktop Entry]
Type=Application
Name=Cabinet
GenericName=Board games
GenericName[fr]=Jeux de société
GenericName[de]=Brettspiele
Comment=Four board games about natural history, alone or with friends
Comment[fr]=Quatre jeux de société d’histoire naturelle, seul ou entre amis
Comment[de]=Vier Brettspiele rund um die Naturgeschichte, allein oder mit anderen
Exec={program}
Icon={icon}
Terminal=false
Categories=Game;BoardGame;
StartupWMClass=Cabinet
"""

FROM_HERE = r"""sh -c "\\"\\$(dirname \\"\\$1\\")/Cabinet\\"" cabinet %k"""
"""Starts the program that lies beside the desktop entry, wherever the folder is."""

TO_MENU = """#!/bin/sh
# Adds Cabinet to the menu of applications, from wherever this folder lies. Run it again after moving the folder.
here=$(cd "$(dirname "$0")" && pwd)
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
mkdir -p "$menu"
sed -e "s|^Exec=.*|Exec=\\"$here/Cabinet\\"|" -e "s|^Icon=.*|Icon=$here/cabinet.png|" "$here/Cabinet.desktop" \\
  > "$menu/cabinet.desktop"
"""

READ_ME = """Cabinet {version}

Double-click {start} to play. Nothing needs to be installed, and the folder may lie anywhere.
Games save themselves after every move, in your own folder (the page About names it).{more}

Double-cliquez sur {start} pour jouer. Rien à installer ; le dossier peut être n’importe où.
Les parties se sauvegardent après chaque coup, dans votre dossier (voir la page À propos).{plus}

Doppelklick auf {start}, und es wird gespielt. Installiert wird nichts; der Ordner kann überall liegen.
Gespeichert wird nach jedem Zug, im eigenen Ordner (siehe die Seite „Über“).{mehr}

Cabinet is an unofficial fan work under the MIT licence, see LICENSE.txt. The licences of everything inside lie in
_internal/licences.
"""


BESIDE = ("README.txt", "LICENSE.txt", "cabinet.png", "Cabinet.desktop", "add-to-menu.sh")
"""What lies beside the program in the folder for Linux."""


def finish_folder(folder: Path, version: str, icon: Path, licence: Path, system: str) -> None:
    """Put the words, the licence and, for Linux, the desktop entry beside the program."""
    linux = system == "linux"
    more = "\nTo have it in the menu of applications, run add-to-menu.sh once." if linux else ""
    plus = "\nPour l’avoir dans le menu des applications, lancez une fois add-to-menu.sh." if linux else ""
    mehr = "\nFür einen Eintrag im Menü der Anwendungen einmal add-to-menu.sh starten." if linux else ""
    start = "Cabinet.exe" if system == "windows" else NAME
    words = READ_ME.format(version=version, start=start, more=more, plus=plus, mehr=mehr)
    (folder / "README.txt").write_text(words, encoding="utf-8")
    shutil.copyfile(licence, folder / "LICENSE.txt")
    if not linux:
        return
    shutil.copyfile(icon, folder / "cabinet.png")
    entry, script = folder / "Cabinet.desktop", folder / "add-to-menu.sh"
    entry.write_text(DESKTOP.format(program=FROM_HERE, icon="applications-games"), encoding="utf-8")
    script.write_text(TO_MENU, encoding="utf-8")
    for path in (entry, script):
        path.chmod(0o755)


def archive_name(version: str) -> str:
    """The name of the archive for this system, such as cabinet-1.2.3-linux-x86_64.tar.gz."""
    ending = "tar.gz" if platform_name() == "linux" else "zip"
    return f"cabinet-{version}-{platform_name()}-{platform.machine().lower()}.{ending}"


def pack(folder: Path, target: Path, moment: int) -> Path:
    """Pack the folder, as its own top folder, into an archive of the kind that the target's name says.

    The same files give the same archive: everything in it bears one time, and no name of the machine.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    if platform_name() == "macos":
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(folder), str(target)], check=True)
    elif target.suffix == ".zip":
        _zip(folder, target, moment)
    else:
        _tar(folder, target, moment)
    return target


def write_sums(folder: Path) -> Path:
    """Write the checksums of every archive and installer in the folder, as `sha256sum -c` reads them."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name.startswith(MADE))
    target = folder / SUMS
    target.write_text("".join(f"{checksum(path)}  {path.name}\n" for path in files), encoding="utf-8", newline="\n")
    return target


def checksum(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def size_of(folder: Path) -> int:
    """The bytes of all files below a folder; links count nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _tar(folder: Path, target: Path, moment: int) -> None:
    """Nobody's files, all of one time, in the order of their names."""

    def same(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime, info.mode = moment, 0o755 if info.mode & 0o100 else 0o644
        return info

    with (
        target.open("wb") as raw,
        gzip.GzipFile("", "wb", compresslevel=9, fileobj=raw, mtime=moment) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        tar.add(folder, folder.name, filter=same)


def _zip(folder: Path, target: Path, moment: int) -> None:
    """All of one time, in the order of their names."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            info = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), time.gmtime(moment)[:6])
            info.external_attr = (0o755 if os.access(path, os.X_OK) else 0o644) << 16
            archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    print(write_sums(Path(__file__).resolve().parents[1] / "dist"))
