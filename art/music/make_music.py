"""Renders all music and ambience of Cabinet into this folder: `python -m art.music.make_music [NAME ...]`.

Needs what `pip install -e ".[music]"` brings; the app itself only plays the files. The same code gives the same sound.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from art.music.ambience import AMBIENCES
from art.music.encode import write
from art.music.render import render
from art.music.score import Piece

FOLDER = Path(__file__).parent
PIECES: dict[str, Callable[[], Piece]] = {
    path.stem: import_module(f"art.music.pieces.{path.stem}").compose
    for path in sorted((FOLDER / "pieces").glob("*.py"))
}
"""Every piece by the name of its module."""

MIXES = {"calm": False, "last": True}
SQUEEZE = 0.98
"""How much the music is compressed: all files together stay under 8 MB."""


def main(names: list[str]) -> None:
    """Render the named pieces and ambiences, or all."""
    for name, compose in PIECES.items():
        if not names or name in names:
            for mix, last in MIXES.items():
                write(FOLDER / f"{name}_{mix}.ogg", render(compose(), last), SQUEEZE)
    for name, make in AMBIENCES.items():
        if not names or name in names:
            write(FOLDER / f"ambience_{name}.ogg", make(), 1.0)


if __name__ == "__main__":
    main(sys.argv[1:])
