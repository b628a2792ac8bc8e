"""Signs what make.py has made, where a certificate is given: `python build/packaging/sign.py app|installer`.

The certificate comes in variables (docs/packaging.md names them). Where none is given, one sentence says so and all
stays as it is. The app is packed and summed anew, since its archive was made before; `installer` signs the installer
for Windows. Files of keys lie in a folder of their own, which is gone at the end whatever happens.
"""

from __future__ import annotations

import argparse
import base64
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

import signing
from archive import archive_name, pack, write_sums
from bundle import NAME, platform_name
from environment import Failed, moment
from release import DIST, ROOT, version

HERE = Path(__file__).resolve().parent
ENTITLEMENTS = HERE / "macos" / "entitlements.plist"

Run = Callable[[list[str]], None]


def sign_app(system: str, app: Path, variables: Mapping[str, str], run: Run) -> bool:
    """Sign the packaged app; False if no certificate is given for this system."""
    way = signing.way_for(system, variables)
    if way is None:
        return False
    if system == "macos":
        _sign_bundle(app, variables, run)
    else:
        _sign_windows(way, signing.ours(app), variables, run)
    return True


def sign_installer(system: str, installer: Path, variables: Mapping[str, str], run: Run) -> bool:
    """Sign the installer for Windows; False if no certificate is given, or on another system, which has none."""
    way = signing.way_for(system, variables)
    if way is None or system != "windows":
        return False
    if not installer.is_file():
        raise Failed(f"{installer.name} is not there to be signed")
    _sign_windows(way, [installer], variables, run)
    return True


def _sign_windows(way: signing.Way, files: list[Path], variables: Mapping[str, str], run: Run) -> None:
    """Sign files by the service or by a certificate, and ask whether Windows believes it."""
    tool = signtool(variables)
    with tempfile.TemporaryDirectory(prefix="cabinet-sign-") as name:
        folder = Path(name)
        if way is signing.SERVICE:
            run(signing.fetch_client(folder))
            metadata = folder / "account.json"
            metadata.write_text(signing.account(variables), encoding="utf-8")
            run(signing.by_service(tool, folder, metadata, files))
        else:
            certificate = _decoded(variables["WINDOWS_CERTIFICATE"], folder / "certificate.pfx")
            run(signing.by_certificate(tool, certificate, variables["WINDOWS_CERTIFICATE_PASSWORD"], files))
    run(signing.verified(tool, files))


def _sign_bundle(app: Path, variables: Mapping[str, str], run: Run) -> None:
    """Sign everything in the bundle and the bundle, and have Apple notarise it."""
    with tempfile.TemporaryDirectory(prefix="cabinet-sign-") as name:
        folder = Path(name)
        keychain, key = folder / "cabinet.keychain-db", folder / "key.p8"
        certificate = _decoded(variables["APPLE_CERTIFICATE"], folder / "certificate.p12")
        key.write_text(variables["APPLE_API_KEY"], encoding="utf-8")
        password = variables["APPLE_CERTIFICATE_PASSWORD"]
        try:
            for command in signing.keychain_made(keychain, secrets.token_hex(16), certificate, password):
                run(command)
            for path in (*signing.programs(app), app):
                run(signing.codesigned(path, variables["APPLE_IDENTITY"], ENTITLEMENTS))
            for command in signing.notarised(app, folder / "parcel.zip", key, variables):
                run(command)
        finally:
            run(signing.keychain_removed(keychain))


def signtool(variables: Mapping[str, str]) -> str:
    """Where the newest signtool of the Windows SDK lies; Failed without one."""
    kits = Path(variables.get("ProgramFiles(x86)", "C:/Program Files (x86)")) / "Windows Kits" / "10" / "bin"
    found = sorted(kits.glob("*/x64/signtool.exe"))
    tool = str(found[-1]) if found else shutil.which("signtool")
    if tool is None:
        raise Failed("signtool of the Windows SDK is not here")
    return tool


def _decoded(text: str, target: Path) -> Path:
    """A file of what a variable holds in base64."""
    try:
        target.write_bytes(base64.b64decode("".join(text.split()), validate=True))
    except ValueError as error:
        raise Failed(f"the {target.stem} is not in base64") from error
    return target


def _run(command: list[str]) -> None:
    """Run a command; Failed names it by its first two words, for the others may hold a password."""
    try:
        done = subprocess.run(command, check=False).returncode
    except OSError:
        done = -1
    if done:
        raise Failed(f"{Path(command[0]).name} {command[1]} did not succeed")


def main() -> int:
    """Sign one thing; 1 and one sentence if that fails, 0 if it was done or nothing is given to do it with."""
    parser = argparse.ArgumentParser(description="Sign the app or the installer, where a certificate is given.")
    parser.add_argument("what", choices=("app", "installer"))
    what, system = parser.parse_args().what, platform_name()
    try:
        if what == "app":
            app = DIST / (f"{NAME}.app" if system == "macos" else NAME)
            done = sign_app(system, app, os.environ, _run)
            if done:
                pack(app, DIST / archive_name(version()), moment(ROOT))
                write_sums(DIST)
        else:
            done = sign_installer(system, DIST / f"cabinet-{version()}-windows-setup.exe", os.environ, _run)
    except Failed as error:
        print(f"build/packaging/sign.py: {error}", file=sys.stderr)
        return 1
    print(f"the {what} is signed" if done else f"the {what} is not signed: no certificate is given on this system")
    return 0


if __name__ == "__main__":
    sys.exit(main())
