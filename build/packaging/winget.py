"""Writes the manifests by which winget installs a release: `python build/packaging/winget.py [ADDRESS OF THE PROJECT]`.

They name the installer for Windows that lies in build/dist, its checksum, and where the release will have it. They
are packed as cabinet-VERSION-winget.zip, with the folders of winget's collection, to which somebody hands them once
the release can be fetched.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from archive import DESKTOP, checksum
from environment import Failed, moment
from release import BUILD, DIST, ROOT, version

SCHEMA = "1.10.0"
"""The form of manifests that these follow."""

PUBLISHER, PACKAGE = "Cabinet", "CabinetGames"
IDENTIFIER = f"{PUBLISHER}.{PACKAGE}"
LOCALES = {"": "en-US", "fr": "fr-FR", "de": "de-DE"}
"""The languages of the menu entry as winget calls them; the first is the one it falls back to."""

TAGS = ["automa", "board-game", "bots", "dinosaurs", "natural-history", "offline", "solo"]

Manifest: TypeAlias = dict[str, Any]
"""Texts, lists of texts, and lists of what has texts of its own."""


def manifests(number: str, total: str, project: str, product: str, day: str) -> dict[str, Manifest]:
    """Every manifest of a version by the name of its file; `total` is the SHA-256 of the installer."""
    head = {"PackageIdentifier": IDENTIFIER, "PackageVersion": number}
    found: dict[str, Manifest] = {
        f"{IDENTIFIER}.yaml": head | _tail("version", {"DefaultLocale": LOCALES[""]}),
        f"{IDENTIFIER}.installer.yaml": head | _installer(number, total, project, product, day),
    }
    for language, locale in LOCALES.items():
        words = {"PackageLocale": locale, "PackageName": PUBLISHER, "ShortDescription": entry("Comment", language)}
        found[f"{IDENTIFIER}.locale.{locale}.yaml"] = head | (
            _tail("locale", words) if language else _tail("defaultLocale", words | _about(number, project))
        )
    return found


def entry(key: str, language: str) -> str:
    """What the menu entry says under a key in a language; Failed if it says nothing."""
    name = f"{key}[{language}]=" if language else f"{key}="
    for line in DESKTOP.splitlines():
        if line.startswith(name):
            return line.removeprefix(name)
    raise Failed(f"the menu entry has no {name}")


def product_code(recipe: str) -> str:
    """The name under which Windows lists the program once it is installed, from the recipe of the installer."""
    found = re.search(r"^AppId=\{(\{[0-9A-F-]+\})$", recipe, re.MULTILINE)
    if found is None:
        raise Failed("windows.iss has no AppId")
    return f"{found[1]}_is1"


def written(manifest: Manifest) -> str:
    """A manifest as YAML; every text stands in quotes, so that none is taken for a number or a date."""
    lines = [f"# yaml-language-server: $schema=https://aka.ms/winget-manifest.{_kind(manifest)}.{SCHEMA}.schema.json"]
    for key, value in manifest.items():
        if isinstance(value, str):
            lines.append(f"{key}: {_quoted(value)}")
            continue
        lines.append(f"{key}:")
        for item in value:
            fields = [_quoted(item)] if isinstance(item, str) else [f"{a}: {_quoted(b)}" for a, b in item.items()]
            lines += [f"{'  ' if number else '- '}{field}" for number, field in enumerate(fields)]
    return "\n".join(lines) + "\n"


def write(found: Mapping[str, Manifest], number: str, folder: Path, target: Path, when: int) -> Path:
    """Write the manifests as winget's collection keeps them, and pack that."""
    shutil.rmtree(folder, ignore_errors=True)
    place = folder / "manifests" / PUBLISHER[0].lower() / PUBLISHER / PACKAGE / number
    place.mkdir(parents=True)
    for name, manifest in found.items():
        (place / name).write_text(written(manifest), encoding="utf-8", newline="\n")
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(place.iterdir()):
            info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), time.gmtime(when)[:6])
            info.external_attr = 0o644 << 16
            archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return target


def _installer(number: str, total: str, project: str, product: str, day: str) -> Manifest:
    """What winget fetches, how it asks it to install, and how it finds it again."""
    fetched = {
        "Architecture": "x64",
        "InstallerUrl": f"{project}/releases/download/v{number}/cabinet-{number}-windows-setup.exe",
        "InstallerSha256": total.upper(),
    }
    return _tail(
        "installer",
        {
            "Platform": ["Windows.Desktop"],
            "MinimumOSVersion": "10.0.0.0",
            "InstallerType": "inno",
            "Scope": "user",
            "InstallModes": ["interactive", "silent", "silentWithProgress"],
            "UpgradeBehavior": "install",
            "ProductCode": product,
            "ReleaseDate": day,
            "Installers": [fetched],
        },
    )


def _about(number: str, project: str) -> Manifest:
    """What the fallback language says beside its sentence."""
    return {
        "Publisher": PUBLISHER,
        "PublisherUrl": project,
        "PublisherSupportUrl": f"{project}/issues",
        "PackageUrl": project,
        "License": "MIT",
        "LicenseUrl": f"{project}/blob/v{number}/LICENSE",
        "Tags": TAGS,
        "ReleaseNotesUrl": f"{project}/releases/tag/v{number}",
    }


def _tail(kind: str, content: Manifest) -> Manifest:
    """The content of a manifest and the two lines with which every one ends."""
    return {**content, "ManifestType": kind, "ManifestVersion": SCHEMA}


def _kind(manifest: Manifest) -> str:
    return str(manifest["ManifestType"])


def _quoted(text: str) -> str:
    """A text as YAML writes it in double quotes, which JSON's are."""
    return json.dumps(text, ensure_ascii=False)


def main() -> int:
    """Write the manifests of the installer in build/dist; 1 and one sentence if there is none."""
    server, repository = os.environ.get("GITHUB_SERVER_URL", ""), os.environ.get("GITHUB_REPOSITORY", "")
    parser = argparse.ArgumentParser(description="Write winget's manifests of the installer in build/dist.")
    parser.add_argument("project", nargs="?", default=f"{server}/{repository}", help="where releases are fetched")
    project, number, when = parser.parse_args().project.rstrip("/"), version(), moment(ROOT)
    installer = DIST / f"cabinet-{number}-windows-setup.exe"
    try:
        if not project.startswith("https://"):
            raise Failed("say where the project lies, as https://…")
        if not installer.is_file():
            raise Failed(f"{installer.name} is not there")
        product = product_code((BUILD / "packaging" / "windows.iss").read_text(encoding="utf-8"))
        day = time.strftime("%Y-%m-%d", time.gmtime(when))
        found = manifests(number, checksum(installer), project, product, day)
        print(write(found, number, BUILD / "work" / "winget", DIST / f"cabinet-{number}-winget.zip", when))
    except Failed as error:
        print(f"build/packaging/winget.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
