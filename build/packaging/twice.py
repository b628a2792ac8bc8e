"""Proves that builds are repeatable: `python build/packaging/twice.py [OPTION of make.py ...]`.

The commit is checked out into two folders of different names, made in both, and the checksums are compared.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from archive import SUMS

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("first", "a-second-place-with-another-name")


def made(place: Path, options: list[str]) -> dict[str, str]:
    """Make the packages of the commit in a fresh checkout; their checksums by name."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(place)], check=True)
    subprocess.run([sys.executable, str(place / "build" / "packaging" / "make.py"), *options], check=True)
    lines = (place / "build" / "dist" / SUMS).read_text(encoding="utf-8").splitlines()
    return {name: total for total, name in (line.split("  ", 1) for line in lines)}


def told(first: dict[str, str], second: dict[str, str]) -> list[str]:
    """One line for every package that was made, beginning with “equal” or “differs”."""
    return [
        f"{'equal  ' if first.get(name) == second.get(name) else 'differs'}  {name}  {first.get(name, 'not made')}"
        for name in sorted(first.keys() | second.keys())
    ]


def main() -> int:
    """Make everything twice; 1 if something differs or could not be made."""
    with tempfile.TemporaryDirectory(prefix="cabinet-twice-") as folder:
        try:
            first, second = (made(Path(folder) / name, sys.argv[1:]) for name in FOLDERS)
        except subprocess.CalledProcessError as error:
            print(f"build/packaging/twice.py: could not make it ({error})", file=sys.stderr)
            return 1
    lines = told(first, second)
    print("\n".join(lines))
    return int(not lines or any(line.startswith("differs") for line in lines))


if __name__ == "__main__":
    sys.exit(main())
