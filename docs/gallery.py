"""Draws the pictures of the README: `python docs/gallery.py` from the repository's root."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "gallery"

PICTURES: dict[str, str] = {
    "home": "--scene home",
    "table-summer": "--scene table --seats 4 --seed 3 --steps 30 --click hand.stegosaurus",
    "table-winter-fr": "--scene table --seats 3 --seed 5 --steps 27 --option board=winter --lang fr",
    "cubosaurs": "--game cubosaurs --seats 4 --seed 2 --steps 20 --hover keep",
    "cubosaurs-advanced-fr": "--game cubosaurs --seed 2 --steps 25 --option advanced=yes --lang fr --click refuse",
    "holotype": "--game holotype --seats 4 --seed 4 --steps 300",
    "holotype-fr": "--game holotype --seats 3 --seed 1 --steps 7 --lang fr",
    "encyclopedia": "--game encyclopedia --seats 2 --seed 3 --option seat2=linne/boudeuse --steps 25",
    "encyclopedia-fr": "--game encyclopedia --seats 4 --seed 2 --steps 90 --lang fr --option seat3=trembley/resolution",
    "end": "--scene end --seats 4 --seed 3 --option board=winter",
    "rules-fr": "--scene help --lang fr",
}
"""Name of the picture and how `cabinet shot` draws it."""


def main() -> int:
    """Draw every picture at 1280x720."""
    sys.path.insert(0, str(ROOT))
    from ui.cli import main as cabinet

    FOLDER.mkdir(exist_ok=True)
    return max(
        cabinet(["shot", str(FOLDER / f"{name}.png"), "--size", "1280x720", *how.split()])
        for name, how in PICTURES.items()
    )


if __name__ == "__main__":
    raise SystemExit(main())
