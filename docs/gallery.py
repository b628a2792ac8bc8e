"""Draws the pictures and films of the README: `python docs/gallery.py` from the repository's root.

`python docs/gallery.py NAME ...` draws some of them.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "gallery"

SCENES: dict[str, str] = {
    "home": "--scene home",
    "rules-fr": "--scene help --lang fr",
}
"""The pictures of other screens than tables, by their names, and how `cabinet shot` draws them."""


def pictures() -> dict[str, str]:
    """Every picture by its name, and how `cabinet shot` draws it: those of the games stand with their tests."""
    from tests.games import SUBJECTS

    tables = {
        name: f"--game {subject.game} {how}" for subject in SUBJECTS.values() for name, how in subject.pictures.items()
    }
    return SCENES | tables


def films() -> dict[str, str]:
    """Every film by its name, and the game that it shows."""
    from tests.games import SUBJECTS

    return {f"film-{game}": game for game in SUBJECTS}


def main() -> int:
    """Draw every picture at 1280x720, then the films."""
    sys.path.insert(0, str(ROOT))
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from docs.films import film, write
    from tests.games import SUBJECTS
    from ui.cli import main as cabinet

    FOLDER.mkdir(exist_ok=True)
    asked = set(sys.argv[1:]) or {*pictures(), *films()}
    found = [
        cabinet(["shot", str(FOLDER / f"{name}.png"), "--size", "1280x720", *how.split()])
        for name, how in pictures().items()
        if name in asked
    ]
    for name, game in films().items():
        if name in asked:
            write(film(game, SUBJECTS[game].film), FOLDER / f"{name}.webp")
    return max(found, default=0)


if __name__ == "__main__":
    raise SystemExit(main())
