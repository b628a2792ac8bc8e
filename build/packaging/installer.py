"""Makes the installer for Windows of what make.py has made: `py build\\packaging\\installer.py`; needs Inno Setup 6."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from environment import Failed
from release import version

HERE = Path(__file__).resolve().parent
RECIPE = HERE / "windows.iss"


def command(compiler: str, number: str) -> list[str]:
    """What makes the installer of a version."""
    return [compiler, "/Qp", f"/DVersion={number}", str(RECIPE)]


def compiler(variables: Mapping[str, str]) -> str:
    """Where the compiler of Inno Setup 6 lies: on the path, or where its own installer puts it; Failed if nowhere."""
    homes = (variables.get("ProgramFiles(x86)", ""), variables.get("ProgramFiles", ""))
    places = [Path(home) / "Inno Setup 6" / "ISCC.exe" for home in homes if home]
    found = shutil.which("iscc") or next((str(path) for path in places if path.is_file()), None)
    if found is None:
        raise Failed("Inno Setup 6 is not here")
    return found


def main() -> int:
    """Make the installer; 1 and one sentence if it cannot be made."""
    try:
        if subprocess.run(command(compiler(os.environ), version()), check=False).returncode:
            raise Failed("Inno Setup did not succeed")
    except Failed as error:
        print(f"build/packaging/installer.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
