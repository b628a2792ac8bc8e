"""The packaged app as a running program: its processes, memory and files (Linux)."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

PROC = Path("/proc")
WORKER = b"--multiprocessing-fork"
"""What the command line of a worker process holds."""


class Running:
    """The packaged app, started in a folder of its own with nothing of ours around it."""

    def __init__(self, app: Path, home: Path, away: Path, display: str, log: Path) -> None:
        """Start the app; `home` is the player's folder, `away` everything else it might write to."""
        log.parent.mkdir(parents=True, exist_ok=True)
        self._log = log
        places = {name: away / name.lower() for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
        for place in (*places.values(), away / "here"):
            place.mkdir(parents=True, exist_ok=True)
        variables = {name: str(place) for name, place in places.items()}
        variables |= {"DISPLAY": display, "CABINET_HOME": str(home), "SDL_AUDIODRIVER": "dummy", "LANG": "C.UTF-8"}
        with log.open("ab") as stream:
            self._process = subprocess.Popen(
                [str(app / "Cabinet")],
                cwd=away / "here",
                env=variables | {"PATH": os.environ.get("PATH", "")},
                stdout=stream,
                stderr=stream,
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


def listing(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file of a folder with its size and time."""
    return {
        path.relative_to(folder).as_posix(): (stat.st_size, stat.st_mtime_ns)
        for path in sorted(folder.rglob("*"))
        for stat in [path.lstat()]
    }


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
