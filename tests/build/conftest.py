"""The scripts of build/ are no package: their folder goes onto the path, as it does when they are run."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "build"))
