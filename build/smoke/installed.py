"""Proves the Debian package in a fresh system: `python build/smoke/installed.py` (as root, on Debian or its kin).

debootstrap makes the system; dpkg installs the package into it; a normal user starts it there on a screen of its own
and plays moves of every game by mouse; dpkg removes it, and the system must be as it was. Needs debootstrap, xvfb and
xdotool.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from player import SHOTS, SIZE, Player, Wrong
from running import Running, left_in, listing
from screen import Missing, Screen, require_tools
from smoke import drawers, play_drawers

BUILD = Path(__file__).resolve().parents[1]
BASE = BUILD / "work" / "system"
"""The fresh system as debootstrap made it, kept for the next proof; every proof has a copy of its own."""

SUITE, USER, NUMBER = "bookworm", "player", 1000
PACKAGE, LIBRARY = "cabinet-games", "usr/lib/cabinet-games"
LIVING = ("proc", "dev", "tmp", "run", "home", "var/lib/dpkg", "var/log", "var/cache", "var/lib/apt")
"""What a system changes by itself, or dpkg to keep its books; everything else has to be as it was."""

FINDABLE = (
    f"usr/bin/{PACKAGE}",
    f"usr/share/applications/{PACKAGE}.desktop",
    f"usr/share/metainfo/{PACKAGE}.metainfo.xml",
    f"usr/share/man/man6/{PACKAGE}.6.gz",
    f"usr/share/icons/hicolor/48x48/apps/{PACKAGE}.png",
    f"usr/share/icons/hicolor/scalable/apps/{PACKAGE}.svg",
    f"usr/share/doc/{PACKAGE}/copyright",
    f"usr/share/doc/{PACKAGE}/licences/README.txt",
)


class Guest(Player):
    """A normal user of the fresh system, whose settings and games lie in the usual folder of the home."""

    def __init__(self, root: Path, screen: Screen, language: str, scratch: Path) -> None:
        """A user who has never played; only the home in the system may be written to."""
        super().__init__(root / LIBRARY, screen, language, scratch)
        self.root = root
        own = root / "home" / USER
        usual = own / ".local" / "share" / "Cabinet"
        usual.mkdir(parents=True)
        (own / ".config").mkdir()
        # Settings and games in one folder, where the mirror can look at both.
        (own / ".config" / "Cabinet").symlink_to("../.local/share/Cabinet")
        self.home.rmdir()
        self.home.symlink_to(usual)
        for path in [own, *own.rglob("*")]:
            os.chown(path, NUMBER, NUMBER, follow_symlinks=False)

    def launch(self) -> Running:
        """The installed command, inside the system and as its user."""
        command = ["chroot", f"--userspec={NUMBER}:{NUMBER}", str(self.root), f"/usr/bin/{PACKAGE}"]
        variables = {"DISPLAY": self.screen.display, "HOME": f"/home/{USER}"}
        return Running(command, self.away, variables, self.log)


def inside(root: Path, *command: str) -> str:
    """Run something as root in the system; Wrong with its last lines if it fails."""
    variables = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        ["chroot", str(root), *command], env=variables, text=True, stdout=-1, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        raise Wrong(f"{' '.join(command)}: {' | '.join(done.stdout.splitlines()[-4:])}")
    return done.stdout


@contextmanager
def system(folder: Path) -> Iterator[Path]:
    """A copy of the fresh system with processes, shared memory and the screen's socket; put away at the end."""
    if not (BASE / "etc" / "debian_version").is_file():
        print("debootstrap makes the fresh system", flush=True)
        subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(BASE)], check=True, stdout=subprocess.DEVNULL)
    root = folder / "system"
    subprocess.run(["cp", "-a", str(BASE), str(root)], check=True)
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
    sockets = root / "tmp" / ".X11-unix"
    sockets.mkdir(exist_ok=True)
    Path("/tmp/.X11-unix").mkdir(mode=0o1777, exist_ok=True)
    mounts = (
        ("-t", "proc", "proc", "proc"),
        ("-t", "tmpfs", "-o", "mode=1777", "tmpfs", "dev/shm"),
        ("--bind", "/tmp/.X11-unix", "tmp/.X11-unix"),
    )
    done: list[Path] = []
    try:
        for *words, place in mounts:
            (root / place).mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", *words, str(root / place)], check=True)
            done.append(root / place)
        yield root
    finally:
        for mounted in reversed(done):
            subprocess.run(["umount", str(mounted)], check=True)


def state(root: Path) -> dict[str, tuple[int, int]]:
    """Every file of the system that must not change, with size and time; folders by name alone."""
    return {name: (0, 0) if (root / name).is_dir() else stat for name, stat in listing(root, LIVING).items()}


def compare(before: dict[str, tuple[int, int]], after: dict[str, tuple[int, int]], when: str) -> None:
    """Wrong if something was added, changed or taken away."""
    if other := sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name)):
        raise Wrong(f"{when}: {len(other)} files differ, such as {', '.join(other[:5])}")
    print(f"  {when}: all {len(after)} files and folders as before")


def needs(deb: Path) -> list[str]:
    """What the package depends on and recommends; of several the first."""
    text = subprocess.run(
        ["dpkg-deb", "-f", str(deb), "Depends", "Recommends"], capture_output=True, text=True, check=True
    )
    lines = [line.partition(":")[2] for line in text.stdout.splitlines()]
    return [one.split("|")[0].split("(")[0].strip() for line in lines for one in line.split(",")]


def prove(deb: Path, language: str, folder: Path) -> None:
    """Install, look, play, remove, compare; Wrong says what is not as it should be."""
    with system(folder) as root:
        inside(root, "apt-get", "update", "-qq")
        inside(root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *needs(deb))
        inside(root, "useradd", "--create-home", "--uid", str(NUMBER), USER)
        fresh = state(root)
        shutil.copy(deb, root / "tmp" / deb.name)
        inside(root, "dpkg", "--install", f"/tmp/{deb.name}")
        (root / "tmp" / deb.name).unlink()
        print(inside(root, "dpkg-query", "-W", "-f", "  ${Package} ${Version} ${Status}\n", PACKAGE), end="")
        if wrong := inside(root, "dpkg", "--verify", PACKAGE):
            raise Wrong(f"not as packed: {wrong}")
        if lacking := [name for name in FINDABLE if not os.path.lexists(root / name)]:
            raise Wrong(f"not installed: {', '.join(lacking)}")
        installed = state(root)
        play(root, language, folder)
        compare(installed, state(root), "after playing")
        inside(root, "dpkg", "--purge", PACKAGE)
        compare(fresh, state(root), "after removing")


def play(root: Path, language: str, folder: Path) -> None:
    """A start, and moves in every drawer."""
    with Screen(SIZE, folder / "screen") as screen:
        guest = Guest(root, screen, language, folder / "scratch")
        try:
            games = drawers(guest)
            memory = play_drawers(guest, games)
        finally:
            guest.close()
    if left := left_in(root / LIBRARY):
        raise Wrong(f"processes were left behind: {left}")
    print(f"  played by user {NUMBER}: {', '.join(games)}; {memory:.0f} MB")


def main() -> int:
    """Prove the newest package, or the one that is named, and say how it went."""
    parser = argparse.ArgumentParser(description="Install, play and remove the Debian package in a fresh system.")
    parser.add_argument("--deb", type=Path, help="the package; else the one in build/dist")
    parser.add_argument("--language", default="en", help="in which language to play")
    args = parser.parse_args()
    try:
        require_tools()
        if os.geteuid() or shutil.which("debootstrap") is None:
            raise Missing("this needs root and debootstrap; on Debian: apt-get install debootstrap")
        deb = args.deb or next(iter(sorted((BUILD / "dist").glob(f"{PACKAGE}_*.deb"))), None)
        if deb is None:
            raise Missing("there is no package; python build/packaging/make.py --deb makes it")
        SHOTS.mkdir(parents=True, exist_ok=True)
        print(f"{deb.name}, {deb.stat().st_size / 1e6:.1f} MB")
        with tempfile.TemporaryDirectory(prefix="cabinet-installed-") as name:
            Path(name).chmod(0o755)
            prove(deb, args.language, Path(name))
    except (Missing, Wrong, subprocess.CalledProcessError) as error:
        print(f"build/smoke/installed.py: {error}", file=sys.stderr)
        return 1
    print("all well")
    return 0


if __name__ == "__main__":
    sys.exit(main())
