"""Asks the mirror, which runs in the environment of the build, where things are in the packaged app."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PYTHON = HERE.parent / "work" / "venv" / "bin" / "python"


class Seer:
    """One mirror of one player's folder."""

    def __init__(self, home: Path, size: tuple[int, int]) -> None:
        """Start the mirror for windows of that size; it never writes to the folder."""
        self._home, self._size = home, size
        self._work = tempfile.TemporaryDirectory(prefix="cabinet-mirror-")
        self._image = Path(self._work.name) / "picture"
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "CABINET", "SDL"))}
        self._mirror = subprocess.Popen(
            [str(PYTHON), "-P", str(HERE / "mirror.py")],
            cwd=self._work.name,
            env=kept,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, start: str, *press: str, seed: int = 1) -> dict[str, Any]:
        """What is seen at the home screen or at the newest game, after pressing these places one after the other.

        A new game that is begun so has that seed.
        """
        question = {
            "home": str(self._home),
            "size": self._size,
            "start": start,
            "press": press,
            "seed": seed,
            "picture": str(self._image),
        }
        assert self._mirror.stdin is not None
        assert self._mirror.stdout is not None
        self._mirror.stdin.write(json.dumps(question) + "\n")
        self._mirror.stdin.flush()
        answer: dict[str, Any] = json.loads(self._mirror.stdout.readline())
        return answer

    def picture(self) -> bytes:
        """The picture of the last answer as red, green and blue."""
        return self._image.read_bytes()

    def close(self) -> None:
        """End the mirror."""
        self._mirror.kill()
        self._mirror.communicate()
        self._work.cleanup()
