"""The scripts of build/ are no package: their rooms go onto the path, as each does when one of it is run."""

from __future__ import annotations

import sys
from pathlib import Path

ROOMS = ("wheel", "packaging", "smoke", "bots", "training")

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "build" / room) for room in ROOMS]

collect_ignore = ["test_debian.py"] if sys.platform == "win32" else []
"""A Debian package is made of links and rights that Windows has not."""
