"""The licences of everything inside the packaged app: found in what is installed, else in licences/, else named."""

from __future__ import annotations

import platform
import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

from bundle import DISTRIBUTION, Entry, canonical

HERE = Path(__file__).resolve().parent
TABLE, TEXTS = HERE / "licences" / "libraries.toml", HERE / "licences" / "texts"
FOLDER = "licences"
"""Where the texts lie in the bundle."""

INTERPRETER = "python"
"""How the table calls Python itself."""

LIBRARY = re.compile(r"\.(so|dll|dylib)(\.|$)|^python$")
TEXT = re.compile(r"(^|[-_.])(licen[cs]es?|copying|notice|ofl|copyright)([-_.]|$)", re.IGNORECASE)
NAMED = re.compile(r"\b((?:[AL]?GPL|Apache|Artistic|CC0)[\w.-]*)\.txt\b")
"""Another text that a text names as lying beside it."""

LONGEST = 48
"""Letters of a licence's name that still stand in the list."""

HEAD = """What is inside Cabinet, and under which licence
================================================

Cabinet itself is under the MIT licence ({own}/LICENSE). It is made of the parts below, none of them changed.
Parts under the GNU Lesser General Public License lie as files of their own beside the program, so that anybody may
put another version in their place; their sources are those that their projects have published under these versions.
This software is based in part on the work of the Independent JPEG Group.

"""


class Missing(Exception):
    """Something of the package has no licence; the text names every such thing."""


@dataclass(frozen=True)
class Part:
    """Something inside the package: what it is called, its version, its licence, and the files that tell it."""

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]
    folder: str = ""
    """The folder of its own for its texts; those of libraries lie side by side."""


def library_name(file: str) -> str | None:
    """The name by which the table knows a shared library, None for what is none."""
    name = Path(file.replace("\\", "/")).name.lower()
    if not LIBRARY.search(name) or "cpython-" in name:
        return None
    leading = re.split(r"[-.]", name.removeprefix("lib"))[0]
    return leading if leading in _table()["libraries"] else leading.rstrip("0123456789_")


def library(file: str) -> Part | None:
    """What the table tells of a shared library, None if it does not know it."""
    entry = _table()["libraries"].get(library_name(file) or "")
    if entry is None:
        return None
    texts = tuple(TEXTS / f"{name}.txt" for name in entry["texts"])
    return Part(entry["name"], "", entry["licence"], texts)


def package(found: Distribution) -> Part:
    """What an installed package tells of its licence, with what the table adds."""
    name, meta = canonical(found.name), found.metadata
    own = [Path(str(file.locate())) for file in found.files or () if TEXT.search(file.name) and file.suffix != ".py"]
    added = [TEXTS / f"{text}.txt" for text in _table()["packages"].get(name, ())]
    licence = next((meta[key] for key in ("License-Expression", "License") if key in meta), "")
    kept = tuple(path for path in own if path.suffix not in (".pyc", ".toml") and path.is_file())
    return Part(found.name, found.version, licence.splitlines()[0] if licence else "", (*kept, *added), name)


def interpreter() -> Part:
    """Python itself: the licence that its installation carries, and those of the parts in it."""
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    own = [place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file()][:1]
    added = [TEXTS / f"{text}.txt" for text in _table()["packages"][INTERPRETER]]
    return Part("Python", platform.python_version(), "PSF-2.0", (*own, *added), INTERPRETER)


def parts_of(entries: Iterable[Entry], ours: tuple[Path, ...]) -> list[Part]:
    """Every part that the files of a bundle come from; Missing names whatever has no licence.

    `ours` are folders whose files are our own, or written by the freezer while it works.
    """
    owners = {path: found for found in distributions() for path in _files(found)}
    found: dict[str, Distribution] = {}
    libraries: dict[str, Part] = {}
    unknown: set[str] = set()
    for target, source, kind in entries:
        place = Path(source)
        owner = owners.get(place) or owners.get(place.resolve())
        if owner is not None:
            found[canonical(owner.name)] = owner
        if kind == "BINARY" and library_name(place.name):
            part = library(place.name)
            if part is None:
                unknown.add(f"the library {place.name}")
            else:
                libraries[part.name] = part
        elif owner is None and not _known(place, ours):
            unknown.add(target)
    parts = [package(found[name]) for name in sorted(found)]
    libraries.pop(interpreter().name, None)
    return checked([interpreter(), *parts, *(libraries[name] for name in sorted(libraries))], unknown)


def checked(parts: list[Part], unknown: Iterable[str] = ()) -> list[Part]:
    """The parts themselves; Missing names those without a text, and whatever is unknown."""
    bare = [f"{part.name} {part.version}".strip() for part in parts if not part.texts]
    bare += [f"{part.name} ({text.name})" for part in parts for text in part.texts if not text.is_file()]
    if lacking := sorted([*bare, *unknown]):
        raise Missing(f"no licence is known of {', '.join(lacking)}; build/packaging/licences/ is the place for it")
    return parts


def write(parts: list[Part], folder: Path) -> list[Path]:
    """Write the texts and the list of all parts into a folder, anew; the files."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    rows = [("part", "version", "licence", "text")]
    for part in parts:
        names = [_put(text, folder, part.folder) for text in part.texts]
        licence = part.licence if 0 < len(part.licence) < LONGEST else "see its text"
        rows.append((part.name, part.version, licence, ", ".join(names)))
    widths = [max(len(row[at]) for row in rows) for at in range(3)]
    lines = ["  ".join([*(row[at].ljust(widths[at]) for at in range(3)), row[3]]).rstrip() for row in rows]
    text = HEAD.format(own=DISTRIBUTION) + "\n".join([lines[0], "-" * len(lines[0]), *lines[1:]]) + "\n"
    (folder / "README.txt").write_text(text, encoding="utf-8", newline="\n")
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _put(text: Path, folder: Path, own: str) -> str:
    """Copy a text, and those that it names, into the folder; its path there."""
    common = text.parent == TEXTS
    target = folder / text.name if common or not own else folder / own / text.name
    target.parent.mkdir(exist_ok=True)
    shutil.copyfile(text, target)
    if common:
        for name in NAMED.findall(text.read_text(encoding="utf-8")):
            shutil.copyfile(TEXTS / f"{name}.txt", folder / f"{name}.txt")
    return target.relative_to(folder).as_posix()


def _files(found: Distribution) -> list[Path]:
    return [Path(str(file.locate())) for file in found.files or ()]


def _known(place: Path, ours: tuple[Path, ...]) -> bool:
    """Whether a file is of Python's own library, or ours."""
    homes = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix) / "DLLs", *ours)
    return not place.is_absolute() or any(place.is_relative_to(home) for home in homes)


@cache
def _table() -> dict[str, dict[str, Any]]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))
