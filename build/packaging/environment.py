"""The environments of a build: exact versions, nothing of the surroundings, and one moment for everything made."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import venv
from dataclasses import dataclass
from pathlib import Path

from bundle import DISTRIBUTION, canonical

HERE = Path(__file__).resolve().parent
PINS = HERE / "pins.txt"
"""The exact version of everything that goes into a release or makes it, as pip's constraints."""

MOMENT = "SOURCE_DATE_EPOCH"
OLDEST = 315_619_200
"""The second day of 1980: archives know no earlier time."""

TOOLS = ("pip",)
"""What installs, and is no part of anything made."""


class Failed(Exception):
    """A step could not be done; the text says which in one sentence."""


def moment(root: Path) -> int:
    """The time that everything made bears: as SOURCE_DATE_EPOCH says, else that of the commit."""
    said = os.environ.get(MOMENT, "")
    if not said:
        command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
        try:
            said = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
        except OSError:
            said = ""
    return max(int(said), OLDEST) if said.isdigit() else OLDEST


def pinned(text: str) -> dict[str, str]:
    """The versions that a list of pins names; Failed for a line that names no exact one."""
    found = {}
    for line in text.splitlines():
        words = line.partition("#")[0].strip()
        if not words:
            continue
        name, equals, version = words.partition("==")
        if not equals or not re.fullmatch(r"[\w.!+-]+", version.partition(";")[0].strip()):
            raise Failed(f"pins.txt names no exact version in “{words}”")
        found[canonical(name.strip())] = version.partition(";")[0].strip()
    return found


@dataclass(frozen=True)
class Environment:
    """One virtual environment that is kept between builds, and everything that runs in it."""

    folder: Path
    moment: int

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def prepare(self, what: str, needs: list[str]) -> None:
        """Make it if it is not there, and install what is needed in the pinned versions, and these alone."""
        self.make()
        self.pip(what, "install", "--upgrade", "--upgrade-strategy", "eager", *needs)
        self.check()

    def make(self) -> None:
        """Make it if it is not there, or was made by another Python than the one that runs."""
        written = self.folder / "pyvenv.cfg"
        known = written.read_text(encoding="utf-8").splitlines() if self.python.exists() else []
        if f"version = {platform.python_version()}" not in known:
            venv.create(self.folder, with_pip=True, clear=True)

    def check(self) -> None:
        """Failed if something is installed in another version than the pinned one, or without one."""
        pins = pinned(PINS.read_text(encoding="utf-8"))
        code = "import importlib.metadata as m\nfor d in m.distributions(): print(d.name, d.version)"
        lines = self.output("-c", code).splitlines()
        installed = {canonical(name): version for name, version in map(str.split, lines)}
        other = [
            f"{name} {version} (pinned: {pins.get(name, 'not at all')})"
            for name, version in sorted(installed.items())
            if name not in (*TOOLS, DISTRIBUTION) and pins.get(name) != version
        ]
        if other:
            raise Failed(f"not as pins.txt says: {', '.join(other)}")

    def pip(self, what: str, *args: str, variables: dict[str, str] | None = None) -> None:
        """Run its pip, held to the pinned versions."""
        common = ("--quiet", "--disable-pip-version-check")
        self.run(what, "-m", "pip", *common, *args, variables=(variables or {}) | {"PIP_CONSTRAINT": str(PINS)})

    def run(self, what: str, *args: str, folder: Path | None = None, variables: dict[str, str] | None = None) -> None:
        """Run its Python, away from the sources; Failed names what could not be made."""
        print(f"... {what}", flush=True)
        command = [str(self.python), *args]
        place = folder or self.folder.parent
        if subprocess.run(command, cwd=place, env=self._variables() | (variables or {}), check=False).returncode:
            raise Failed(f"could not make {what}")

    def output(self, *args: str) -> str:
        """What its Python writes."""
        command = [str(self.python), *args]
        done = subprocess.run(
            command, cwd=self.folder.parent, env=self._variables(), text=True, capture_output=True, check=True
        )
        return done.stdout

    def _variables(self) -> dict[str, str]:
        """The surroundings, less what would make two builds differ."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONDONTWRITEBYTECODE": "1"}
        same = {MOMENT: str(self.moment), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "TZ": "UTC"}
        return kept | quiet | same
