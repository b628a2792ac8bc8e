"""Makes the packaged app for the system it runs on: `python build/packaging/make.py`.

Everything is made in build/work/ (sources, environment, wheel, icons) and lies in build/dist/ in the end: the folder
Cabinet, the archive to hand to somebody, and the checksums.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
import tomllib
import venv
from pathlib import Path

from archive import archive_name, finish_folder, pack, size_of, write_sums
from bundle import NAME, PACKAGES, SHIPPED, platform_name
from compiled import compiled, interpreted

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent
ROOT = BUILD.parent
WORK, DIST = BUILD / "work", BUILD / "dist"
SOURCE, ENVIRONMENT, WHEELS, ICONS = WORK / "source", WORK / "venv", WORK / "wheel", WORK / "icons"
FILES = ("pyproject.toml", "README.md", "LICENSE")
LARGEST = 60_000_000
"""The archive should not have more bytes than this."""

CHECK = """
import importlib, sys
wrong = [name for name in sys.argv[1:] if str(importlib.import_module(name).__file__).endswith((".py", ".pyc"))]
sys.exit(f"not compiled: {', '.join(wrong)}" if wrong else 0)
"""


class Failed(Exception):
    """A step could not be done; the text says which in one sentence."""


TOYS = ("tests/ai/test_search.py", "tests/game/core/test_invariants.py", "tests/game/test_states.py")
"""These tests read sources, or make games and states of their own, which cannot derive from compiled classes."""


def main() -> int:
    """Make the app and print what was made."""
    args = _parser().parse_args()
    began = time.monotonic()
    try:
        version = make(args.interpreted, args.test)
    except Failed as error:
        print(f"build/packaging/make.py: {error}", file=sys.stderr)
        return 1
    archive = DIST / archive_name(version)
    print(f"folder   {_app().relative_to(ROOT)}, {size_of(_app()) / 1e6:.1f} MB")
    print(f"archive  {archive.relative_to(ROOT)}, {archive.stat().st_size / 1e6:.1f} MB")
    print(f"time     {time.monotonic() - began:.0f} s")
    if archive.stat().st_size > LARGEST:
        print(f"The archive is larger than {LARGEST / 1e6:.0f} MB.", file=sys.stderr)
        return 1
    return 0


def make(plain: bool = False, test: bool = False) -> str:
    """Make everything; the result is the version."""
    copy_sources(SOURCE)
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    _prepare(project["optional-dependencies"]["build"])
    _install(_wheel(plain))
    if not plain:
        _check_compiled()
    if test:
        _test(project["optional-dependencies"]["test"])
    _python("icons", str(HERE / "icons.py"), str(SOURCE / "art" / "home" / "app_icon.svg"), str(ICONS))
    _freeze()
    if platform_name() != "macos":
        finish_folder(_app(), project["version"], ICONS / "cabinet.png", SOURCE / "LICENSE", platform_name())
    pack(_app(), DIST / archive_name(project["version"]))
    write_sums(DIST)
    return str(project["version"])


def copy_sources(target: Path) -> None:
    """A clean copy of what the wheel is made of, so that nothing old or half written gets into it."""
    shutil.rmtree(target, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".*")
    for name in (*PACKAGES, *SHIPPED):
        shutil.copytree(ROOT / name, target / name, ignore=unwanted)
    shutil.copytree(BUILD / "wheel", target / "build" / "wheel", ignore=unwanted)
    for name in FILES:
        shutil.copy(ROOT / name, target)


def _prepare(tools: list[str]) -> None:
    """The environment with the build tools; kept between builds."""
    if not _interpreter().exists():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
    _pip("the build tools", "install", "--upgrade", *tools)


def _wheel(plain: bool) -> Path:
    """The wheel of the app, made from the copy."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    compiling = {"CABINET_COMPILE": "0" if plain else "1"}
    _pip("the wheel", "wheel", "--no-deps", "-w", str(WHEELS), str(SOURCE), variables=compiling)
    return next(WHEELS.glob("*.whl"))


def _install(wheel: Path) -> None:
    _pip("the wheel's needs", "install", str(wheel))
    _pip("the wheel", "install", "--force-reinstall", "--no-deps", str(wheel))


def _check_compiled() -> None:
    """Every module that the rule names is machine code in the environment."""
    names = compiled(SOURCE)
    _python("compiled modules (is there a C compiler?)", "-c", CHECK, *names)
    print(f"compiled: {len(names)} modules; interpreted, with the reason:")
    for name, reason in interpreted(SOURCE).items():
        print(f"  {name}: {reason}")


def _test(tools: list[str]) -> None:
    """Run the tests of rules and bots against the compiled modules, away from the sources."""
    _pip("the test tools", "install", *tools)
    away = WORK / "tests"
    shutil.rmtree(away, ignore_errors=True)
    shutil.copytree(ROOT / "tests", away / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", away)
    folders = ("tests/game", "tests/ai", "tests/cli", *(f"--ignore={name}" for name in TOYS))
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", *folders)
    _python("the tests of the compiled modules", *command, folder=away, variables={"PYTHONPATH": str(away)})


def _freeze() -> None:
    """Let PyInstaller make the folder."""
    shutil.rmtree(DIST / NAME, ignore_errors=True)
    places = ("--distpath", str(DIST), "--workpath", str(WORK / "freeze"))
    spec = str(HERE / "cabinet.spec")
    _python("the packaged app", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec)


def _app() -> Path:
    """What is packed: the folder, or the bundle on a Mac."""
    return DIST / (f"{NAME}.app" if platform_name() == "macos" else NAME)


def _interpreter() -> Path:
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _pip(what: str, *args: str, variables: dict[str, str] | None = None) -> None:
    _python(what, "-m", "pip", "--quiet", "--disable-pip-version-check", *args, variables=variables)


def _python(what: str, *args: str, folder: Path = WORK, variables: dict[str, str] | None = None) -> None:
    """Run the environment's Python, away from the sources; Failed names what could not be made."""
    print(f"... {what}", flush=True)
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONDONTWRITEBYTECODE": "1"}
    environment = kept | quiet | (variables or {})
    if subprocess.run([str(_interpreter()), *args], cwd=folder, env=environment, check=False).returncode:
        raise Failed(f"could not make {what}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Make the packaged app for this system.")
    parser.add_argument("--interpreted", action="store_true", help="leave game/ and ai/ uncompiled (quicker to build)")
    parser.add_argument("--test", action="store_true", help="run the tests against the compiled modules")
    return parser


if __name__ == "__main__":
    sys.exit(main())
