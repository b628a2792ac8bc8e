"""Draws the pictures of the README: `python docs/gallery.py` from the repository's root."""

from __future__ import annotations

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


def main() -> int:
    """Draw every picture at 1280x720."""
    sys.path.insert(0, str(ROOT))
    from ui.cli import main as cabinet

    FOLDER.mkdir(exist_ok=True)
    return max(
        cabinet(["shot", str(FOLDER / f"{name}.png"), "--size", "1280x720", *how.split()])
        for name, how in pictures().items()
    )


if __name__ == "__main__":
    raise SystemExit(main())
