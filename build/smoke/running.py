"""The packaged app as a running program: its processes, memory and files (Linux)."""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any

PROC = Path("/proc")
PARTING = 5.0
"""Seconds that a process of the app may take to end after it."""

WORKER = b"--multiprocessing-fork"
"""What the command line of a worker process holds."""


class Running:
    """The packaged app, started in a folder of its own with nothing of ours around it."""

    def __init__(self, command: list[str], folder: Path, variables: dict[str, str], log: Path) -> None:
        """Start the app by a command, in a folder, with these variables and no others but the path."""
        log.parent.mkdir(parents=True, exist_ok=True)
        self._log = log
        surroundings = {"SDL_AUDIODRIVER": "dummy", "LANG": "C.UTF-8", "PATH": os.environ.get("PATH", "")}
        with log.open("ab") as stream:
            self._process = subprocess.Popen(
                command, cwd=folder, env=surroundings | variables, stdout=stream, stderr=stream
            )

    def code(self) -> int | None:
        """The exit code, None while the app runs."""
        return self._process.poll()

    def said(self) -> str:
        """The last lines that the app wrote."""
        return " | ".join(self._log.read_text("utf-8", "replace").splitlines()[-4:])

    def end(self, limit: float) -> None:
        """Wait for the end; a code other than 0 is an error."""
        code = self._process.wait(limit)
        if code:
            raise RuntimeError(f"the app ended with code {code}: {self.said()}")

    def kill(self) -> None:
        """End the app if it still runs."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def children(self) -> list[int]:
        """The processes that the app has started."""
        return [pid for pid in _pids() if _parent(pid) == self._process.pid]

    def worker(self) -> int | None:
        """The process in which bots think."""
        return next((pid for pid in self.children() if WORKER in _read(pid, "cmdline")), None)

    def writes(self, pid: int) -> int:
        """How often a process has written something."""
        lines = dict(line.split(": ") for line in _read(pid, "io").decode().splitlines())
        return int(lines.get("syscw", 0))

    def work(self) -> float:
        """The seconds of processor time that the app itself has used."""
        fields = _read(self._process.pid, "stat").rpartition(b")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """The megabytes that app and children use; what they share counts once."""
        return sum(_share(pid) for pid in (self._process.pid, *self.children())) / 1000


def elsewhere(away: Path) -> dict[str, str]:
    """The variables that send everything an app might write into folders below `away`, which are made."""
    places = {name: away / name.lower() for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
    for place in places.values():
        place.mkdir(parents=True, exist_ok=True)
    return {name: str(place) for name, place in places.items()}


def listing(folder: Path, without: tuple[str, ...] = ()) -> dict[str, tuple[int, int]]:
    """Every file of a folder with its size and time; some folders can be left out."""
    found: dict[str, tuple[int, int]] = {}
    for path in sorted(folder.iterdir()):
        name = path.relative_to(folder).as_posix()
        if name in without:
            continue
        stat = path.lstat()
        found[name] = (stat.st_size, stat.st_mtime_ns)
        if path.is_dir() and not path.is_symlink():
            below = tuple(other.removeprefix(f"{name}/") for other in without if other.startswith(f"{name}/"))
            found |= {f"{name}/{other}": seen for other, seen in listing(path, below).items()}
    return found


def newest_save(home: Path) -> dict[str, Any] | None:
    """The save that was written last."""
    saves = sorted((home / "saves").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    if not saves:
        return None
    content: dict[str, Any] = json.loads(saves[-1].read_bytes())
    return content


def programs_in(folder: Path) -> list[int]:
    """The processes whose program lies in a folder."""
    found = []
    for pid in _pids():
        try:
            if Path(os.readlink(PROC / str(pid) / "exe")).is_relative_to(folder):
                found.append(pid)
        except OSError:
            continue
    return found


def left_in(folder: Path) -> list[int]:
    """The processes of a folder's programs that do not end; a worker hears a moment later that the app is gone."""
    until = time.monotonic() + PARTING
    while (left := programs_in(folder)) and time.monotonic() < until:
        time.sleep(0.1)
    return left


def _pids() -> list[int]:
    return [int(path.name) for path in PROC.iterdir() if path.name.isdigit()]


def _read(pid: int, name: str) -> bytes:
    """A file that the system keeps about a process; nothing if the process is gone."""
    try:
        return (PROC / str(pid) / name).read_bytes()
    except OSError:
        return b""


def _parent(pid: int) -> int:
    fields = _read(pid, "stat").rpartition(b")")[2].split()
    return int(fields[1]) if len(fields) > 1 else 0


def _share(pid: int) -> int:
    """The kilobytes of a process, with its share of what others use as well."""
    for line in _read(pid, "smaps_rollup").splitlines():
        if line.startswith(b"Pss:"):
            return int(line.split()[1])
    return 0
