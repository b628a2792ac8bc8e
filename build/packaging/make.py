"""Makes the packaged app for the system it runs on: `python build/packaging/make.py`.

Everything is made in build/work/ (sources, environment, wheel, icons) and lies in build/dist/ in the end: the folder
Cabinet, the archive to hand to somebody, and the checksums.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

from archive import archive_name, checksum, finish_folder, pack, size_of, write_sums
from bundle import NAME, PACKAGES, SHIPPED, platform_name
from compiled import COMPILER, compiled, interpreted
from debian import make_deb
from environment import Environment, Failed, moment

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent
ROOT = BUILD.parent
WORK, DIST = BUILD / "work", BUILD / "dist"
SOURCE, WHEELS, ICONS = WORK / "source", WORK / "wheel", WORK / "icons"
FILES = ("pyproject.toml", "README.md", "LICENSE")
LARGEST = 60_000_000
"""The archive should not have more bytes than this."""

CHECK = """
import importlib, sys
wrong = [name for name in sys.argv[1:] if str(importlib.import_module(name).__file__).endswith((".py", ".pyc"))]
sys.exit(f"not compiled: {', '.join(wrong)}" if wrong else 0)
"""


TOYS = ("tests/ai/test_search.py", "tests/game/core/test_invariants.py", "tests/game/test_states.py")
"""These tests read sources, or make games and states of their own, which cannot derive from compiled classes."""


def main() -> int:
    """Make the app and print what was made."""
    args = _parser().parse_args()
    began = time.monotonic()
    try:
        version = make(args.interpreted, args.test, args.deb)
    except Failed as error:
        print(f"build/packaging/make.py: {error}", file=sys.stderr)
        return 1
    print(f"folder   {_app().relative_to(ROOT)}, {size_of(_app()) / 1e6:.1f} MB")
    made = [DIST / archive_name(version), *DIST.glob(f"*_{version}_*.deb")]
    for path in made:
        print(f"archive  {path.relative_to(ROOT)}, {path.stat().st_size / 1e6:.1f} MB, sha256 {checksum(path)}")
    print(f"time     {time.monotonic() - began:.0f} s")
    if large := [path.name for path in made if path.stat().st_size > LARGEST]:
        print(f"{', '.join(large)}: larger than {LARGEST / 1e6:.0f} MB.", file=sys.stderr)
        return 1
    return 0


def make(plain: bool = False, test: bool = False, deb: bool = False) -> str:
    """Make everything; the result is the version."""
    copy_sources(SOURCE)
    content = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))
    project, when = content["project"], moment(ROOT)
    version = str(project["version"])
    tools, frozen = Environment(WORK / "tools", when), Environment(WORK / "venv", when)
    tools.prepare("the build tools", [*content["build-system"]["requires"], *([] if plain else COMPILER)])
    made = wheel(tools, plain)
    frozen.prepare("the wheel's needs", [str(made), *project["optional-dependencies"]["build"], "setuptools"])
    frozen.pip("the wheel", "install", "--force-reinstall", "--no-deps", str(made))
    if not plain:
        _check_compiled(frozen)
    if test:
        _test(project, made, when)
    frozen.run("icons", str(HERE / "icons.py"), str(SOURCE / "art" / "home" / "app_icon.svg"), str(ICONS))
    _freeze(frozen)
    if platform_name() != "macos":
        finish_folder(_app(), version, ICONS / "cabinet.png", SOURCE / "LICENSE", platform_name())
    _hand_out(version, when, deb)
    return version


def _hand_out(version: str, when: int, deb: bool) -> None:
    """The archives and the checksums."""
    for old in DIST.glob("cabinet-*"):
        old.unlink()
    pack(_app(), DIST / archive_name(version), when)
    if deb:
        make_deb(_app(), ROOT, ICONS, WORK / "debian", DIST, version, when)
    write_sums(DIST)


def copy_sources(target: Path) -> None:
    """A clean copy of what the wheel is made of, so that nothing old or half written gets into it."""
    shutil.rmtree(target, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".*")
    for name in (*PACKAGES, *SHIPPED):
        shutil.copytree(ROOT / name, target / name, ignore=unwanted)
    shutil.copytree(BUILD / "wheel", target / "build" / "wheel", ignore=unwanted)
    for name in FILES:
        shutil.copy(ROOT / name, target)


def wheel(tools: Environment, plain: bool, more: dict[str, str] | None = None) -> Path:
    """The wheel of the app, made from the copy; the compiler may be told more by variables."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    variables = {"CABINET_COMPILE": "0" if plain else "1"} | (more or {})
    if os.name != "nt":
        # No path of the builder goes into the machine code, neither of the sources nor of the compiler's own.
        mapped = shlex.quote(f"-ffile-prefix-map={WORK}=.")
        variables["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {mapped}".strip()
    command = ("wheel", "--no-deps", "--no-build-isolation", "-w", str(WHEELS), str(SOURCE))
    tools.pip("the wheel", *command, variables=variables)
    return next(WHEELS.glob("*.whl"))


def _check_compiled(frozen: Environment) -> None:
    """Every module that the rule names is machine code in the environment."""
    names = compiled(SOURCE)
    frozen.run("compiled modules (is there a C compiler?)", "-c", CHECK, *names)
    print(f"compiled: {len(names)} modules; interpreted, with the reason:")
    for name, reason in interpreted(SOURCE).items():
        print(f"  {name}: {reason}")


def _test(project: dict[str, Any], made: Path, when: int) -> None:
    """Run the tests of rules and bots against the compiled modules, away from the sources."""
    trial, away = Environment(WORK / "trial", when), WORK / "tests"
    trial.make()
    trial.pip("the test tools", "install", str(made), *project["optional-dependencies"]["test"])
    trial.pip("the wheel", "install", "--force-reinstall", "--no-deps", str(made))
    shutil.rmtree(away, ignore_errors=True)
    shutil.copytree(ROOT / "tests", away / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", away)
    folders = ("tests/game", "tests/ai", "tests/cli", *(f"--ignore={name}" for name in TOYS))
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", *folders)
    trial.run("the tests of the compiled modules", *command, folder=away, variables={"PYTHONPATH": str(away)})


def _freeze(frozen: Environment) -> None:
    """Let PyInstaller make the folder."""
    shutil.rmtree(DIST / NAME, ignore_errors=True)
    places = ("--distpath", str(DIST), "--workpath", str(WORK / "freeze"))
    spec = str(HERE / "cabinet.spec")
    frozen.run("the packaged app", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *places, spec)


def _app() -> Path:
    """What is packed: the folder, or the bundle on a Mac."""
    return DIST / (f"{NAME}.app" if platform_name() == "macos" else NAME)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Make the packaged app for this system.")
    parser.add_argument("--interpreted", action="store_true", help="leave game/ and ai/ uncompiled (quicker to build)")
    parser.add_argument("--test", action="store_true", help="run the tests against the compiled modules")
    parser.add_argument("--deb", action="store_true", help="make the Debian package as well (needs dpkg-deb)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
