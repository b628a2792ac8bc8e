"""The manifests for winget: what its schema asks for, and what they name is what a release has."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import Any

import archive
import pytest
import winget
import yaml
from environment import Failed

ROOT = Path(__file__).resolve().parents[2]
PROJECT = "https://example.org/somebody/cabinet"
RECIPE = (ROOT / "build" / "packaging" / "windows.iss").read_text(encoding="utf-8")

URL = r"[Hh][Tt][Tt][Pp][Ss]?://.{1,2040}"
LOCALE = r"[a-zA-Z]{2,3}(-[a-zA-Z]{1,8})*"
FOUR = r"\d{1,5}(\.\d{1,5}){0,3}"
COMMON = {
    "PackageIdentifier": r"[^.\s\\/:*?\"<>|\x01-\x1f]{1,32}(\.[^.\s\\/:*?\"<>|\x01-\x1f]{1,32}){1,7}",
    "PackageVersion": r"[^\\/:*?\"<>|\x01-\x1f]{1,128}",
    "ManifestVersion": r"\d{1,5}\.\d{1,5}\.\d{1,5}",
}
WORDS = {"PackageLocale": LOCALE, "PackageName": r".{2,256}", "ShortDescription": r".{3,256}"}
LINKS = ("PublisherUrl", "PublisherSupportUrl", "PackageUrl", "LicenseUrl", "ReleaseNotesUrl")
ABOUT = {"Publisher": r".{2,256}", "License": r".{3,512}", **dict.fromkeys(LINKS, URL)}
INSTALLER = {
    "MinimumOSVersion": FOUR,
    "InstallerType": "msix|msi|appx|exe|zip|inno|nullsoft|wix|burn|pwa|portable",
    "Scope": "user|machine",
    "UpgradeBehavior": "install|uninstallPrevious|deny",
    "ProductCode": r".{1,255}",
    "ReleaseDate": r"\d{4}-\d{2}-\d{2}",
}
RULES: dict[str, dict[str, str]] = {
    "version": COMMON | {"ManifestType": "version", "DefaultLocale": LOCALE},
    "defaultLocale": COMMON | {"ManifestType": "defaultLocale"} | WORDS | ABOUT,
    "locale": COMMON | {"ManifestType": "locale"} | WORDS,
    "installer": COMMON | {"ManifestType": "installer"} | INSTALLER,
}
"""What the schema asks of every text that a kind of manifest has, here all of them needed, as a pattern."""

LISTS = {
    "Tags": (16, r".{1,40}"),
    "Platform": (2, r"Windows\.(Desktop|Universal)"),
    "InstallModes": (3, "interactive|silent|silentWithProgress"),
}
"""The most entries of every list, and the pattern of each."""

FETCHED = {"Architecture": "x86|x64|arm|arm64|neutral", "InstallerUrl": URL, "InstallerSha256": r"[A-Fa-f0-9]{64}"}


def found() -> dict[str, winget.Manifest]:
    """The manifests of a version."""
    product = winget.product_code(RECIPE)
    return winget.manifests("1.2.3", "ab" * 32, PROJECT, product, "2026-11-19")


def wrong(manifest: dict[str, Any]) -> list[str]:
    """What of a manifest is not as the schema has it."""
    rules = RULES[manifest["ManifestType"]]
    texts = {key: value for key, value in manifest.items() if isinstance(value, str)}
    lists = {key: value for key, value in manifest.items() if key in LISTS}
    others = set(manifest) - set(texts) - set(lists) - ({"Installers"} if "Installers" in manifest else set())
    bad = [key for key, value in texts.items() if key not in rules or not re.fullmatch(rules[key], value)]
    for key, value in lists.items():
        most, pattern = LISTS[key]
        whole = len(value) <= most and len(set(value)) == len(value)
        bad += [] if whole and all(re.fullmatch(pattern, item) for item in value) else [key]
    return bad + sorted(others) + sorted(set(rules) - set(texts))


def test_every_manifest_is_as_the_schema_asks() -> None:
    manifests = [yaml.safe_load(winget.written(manifest)) for manifest in found().values()]
    assert sorted(manifest["ManifestType"] for manifest in manifests) == [
        "defaultLocale",
        "installer",
        "locale",
        "locale",
        "version",
    ]
    assert [wrong(manifest) for manifest in manifests] == [[]] * 5


def test_the_check_finds_what_the_schema_refuses() -> None:
    manifest = yaml.safe_load(winget.written(found()["Cabinet.CabinetGames.installer.yaml"]))
    assert wrong(manifest | {"Scope": "everybody", "Tags": ["a", "a"], "Hue": "red"}) == ["Scope", "Hue", "Tags"]


def test_the_installer_is_named_with_its_checksum_and_its_place() -> None:
    fetched = yaml.safe_load(winget.written(found()["Cabinet.CabinetGames.installer.yaml"]))["Installers"]
    assert fetched == [
        {
            "Architecture": "x64",
            "InstallerUrl": f"{PROJECT}/releases/download/v1.2.3/cabinet-1.2.3-windows-setup.exe",
            "InstallerSha256": "AB" * 32,
        }
    ]
    assert all(re.fullmatch(pattern, fetched[0][key]) for key, pattern in FETCHED.items())


def test_yaml_gives_back_what_was_written() -> None:
    for manifest in found().values():
        assert yaml.safe_load(winget.written(manifest)) == dict(manifest)


def test_the_installer_has_the_name_and_the_number_that_the_manifests_say() -> None:
    assert "OutputBaseFilename=cabinet-{#Version}-windows-setup\n" in RECIPE
    assert "PrivilegesRequired=lowest\n" in RECIPE
    assert winget.product_code(RECIPE) == "{6F0B5C5E-3B0D-4E52-9C39-7C1E1A2C7B41}_is1"
    with pytest.raises(Failed):
        winget.product_code("[Setup]\n")


def test_every_language_of_the_menu_entry_has_its_sentence() -> None:
    languages = set(re.findall(r"^Comment\[(\w+)\]=", archive.DESKTOP, re.MULTILINE))
    assert set(winget.LOCALES) == {"", *languages}
    assert len({winget.entry("Comment", language) for language in winget.LOCALES}) == len(winget.LOCALES)


def test_manifests_are_packed_as_the_collection_keeps_them(tmp_path: Path) -> None:
    target = winget.write(found(), "1.2.3", tmp_path / "work", tmp_path / "winget.zip", 1_700_000_000)
    with zipfile.ZipFile(target) as packed:
        names = packed.namelist()
    assert names == sorted(f"manifests/c/Cabinet/CabinetGames/1.2.3/{name}" for name in found())
    before = target.read_bytes()
    assert winget.write(found(), "1.2.3", tmp_path / "again", target, 1_700_000_000).read_bytes() == before
