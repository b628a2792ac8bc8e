"""The steps of a release beside making the package: `python build/packaging/release.py STEP`, the same everywhere.

The workflow in .github/workflows/release.yml calls these steps and nothing else of its own.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

from archive import MADE, SUMS
from environment import Failed

BUILD = Path(__file__).resolve().parents[1]
ROOT = BUILD.parent
DIST = BUILD / "dist"
NOTES = DIST / "NOTES.md"
UNRELEASED = "Unreleased"
SCREEN_TOOLS = ("xvfb", "xdotool")


def version() -> str:
    """The version of the project."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def check_tag(tag: str) -> None:
    """Failed unless the tag is the one of this version."""
    if tag != f"v{version()}":
        raise Failed(f"the tag {tag} is not that of version {version()}: v{version()}")


def notes(changes: str, number: str) -> str:
    """What the changelog says of a version; of what is unreleased if it has no section yet."""
    sections = re.split(r"^## ", changes, flags=re.MULTILINE)[1:]
    for wanted in (number, UNRELEASED):
        for section in sections:
            title, _, body = section.partition("\n")
            if wanted in re.split(r"[\s,()\[\]]+", title):
                return body.strip() + "\n"
    raise Failed(f"CHANGELOG.md has nothing on {number}")


def write_notes() -> Path:
    """Write the notes of this release beside the archives, with their checksums."""
    DIST.mkdir(parents=True, exist_ok=True)
    sums = DIST / SUMS
    table = f"\n```\n{sums.read_text(encoding='utf-8')}```\n" if sums.is_file() else ""
    text = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version())
    NOTES.write_text(text + table, encoding="utf-8", newline="\n")
    return NOTES


def test() -> None:
    """A fresh environment with the project and its test tools, the checks of the data, and the tests."""
    folder = BUILD / "work" / "tested"
    venv.create(folder, with_pip=True, clear=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-e", ".[test]")
    _run([str(scripts / "python"), *install])
    _run([str(scripts / "cabinet"), "check"], quiet)
    _run([str(scripts / "pytest")], quiet)


def publish(tag: str) -> None:
    """Hand everything in build/dist to a draft of the release; a person looks at it and publishes it."""
    check_tag(tag)
    files = sorted(str(path) for path in DIST.iterdir() if path.is_file() and path.name.startswith((*MADE, SUMS)))
    _run(["gh", "release", "create", tag, "--draft", "--title", tag, "--notes-file", str(NOTES), *files])


def _run(command: list[str], variables: dict[str, str] | None = None) -> None:
    """Run a command in the checkout; Failed names it if it fails or is not there."""
    try:
        subprocess.run(command, cwd=ROOT, env=os.environ | (variables or {}), check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failed(f"{Path(command[0]).name} {' '.join(command[1:3])} did not succeed ({error})") from error


def main() -> int:
    """Do one step; 1 and one sentence if it cannot be done."""
    parser = argparse.ArgumentParser(description="One step of a release.")
    parser.add_argument("step", choices=("test", "version", "tools", "notes", "publish"))
    parser.add_argument("tag", nargs="?", default="", help="the tag, for the steps version and publish")
    args = parser.parse_args()
    try:
        match args.step:
            case "test":
                test()
            case "version":
                check_tag(args.tag)
            case "tools":
                _run(["sudo", "apt-get", "install", "--yes", *SCREEN_TOOLS])
            case "notes":
                print(write_notes())
            case "publish":
                publish(args.tag)
    except Failed as error:
        print(f"build/packaging/release.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
