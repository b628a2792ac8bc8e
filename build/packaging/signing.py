"""What signing needs: which certificate is given, and the commands of each system that use it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from environment import Failed

AZURE = ("AZURE_TENANT_ID", "AZURE_CLIENT_ID", "AZURE_CLIENT_SECRET")
"""The service's own names: its library reads them from the surroundings."""

CLIENT, CLIENT_VERSION = "Microsoft.Trusted.Signing.Client", "1.0.60"
"""The package, for nuget, whose library signtool hands the work to."""

SERVICE_CLOCK, CLOCK = "http://timestamp.acs.microsoft.com", "http://timestamp.digicert.com"
"""Who says when something was signed: a signature outlives its certificate by that."""

MACHINE_CODE = (
    b"\xcf\xfa\xed\xfe",
    b"\xce\xfa\xed\xfe",
    b"\xca\xfe\xba\xbe",
)
"""How a program or library of a Mac begins: 64 bits, 32 bits, several in one."""


@dataclass(frozen=True)
class Way:
    """A way to sign on a system, and the variables that it wants, all of them."""

    name: str
    system: str
    wants: tuple[str, ...]


SERVICE = Way("service", "windows", (*AZURE, "SIGNING_ENDPOINT", "SIGNING_ACCOUNT", "SIGNING_PROFILE"))
CERTIFICATE = Way("certificate", "windows", ("WINDOWS_CERTIFICATE", "WINDOWS_CERTIFICATE_PASSWORD"))
APPLE = Way(
    "apple",
    "macos",
    (
        "APPLE_CERTIFICATE",
        "APPLE_CERTIFICATE_PASSWORD",
        "APPLE_IDENTITY",
        "APPLE_API_KEY",
        "APPLE_API_KEY_ID",
        "APPLE_API_ISSUER",
    ),
)
WAYS = (SERVICE, CERTIFICATE, APPLE)


def way_for(system: str, variables: Mapping[str, str]) -> Way | None:
    """The first way of a system whose variables are there, None if there is none of any; Failed if some are missing."""
    for way in WAYS:
        given = [name for name in way.wants if variables.get(name)]
        if way.system != system or not given:
            continue
        if missing := [name for name in way.wants if name not in given]:
            raise Failed(f"cannot sign: {', '.join(missing)} {'is' if len(missing) == 1 else 'are'} not given")
        return way
    return None


def fetch_client(folder: Path) -> list[str]:
    """The command that gets the library of the signing service."""
    fixed = ["-Version", CLIENT_VERSION, "-OutputDirectory", str(folder), "-NonInteractive"]
    return ["nuget", "install", CLIENT, *fixed]


def account(variables: Mapping[str, str]) -> str:
    """Which account of the signing service signs, as its library reads it; nothing in it is secret."""
    return json.dumps(
        {
            "Endpoint": variables["SIGNING_ENDPOINT"],
            "CodeSigningAccountName": variables["SIGNING_ACCOUNT"],
            "CertificateProfileName": variables["SIGNING_PROFILE"],
        }
    )


def by_service(tool: str, folder: Path, metadata: Path, files: list[Path]) -> list[str]:
    """The command that signs files of Windows by the signing service."""
    library = folder / f"{CLIENT}.{CLIENT_VERSION}" / "bin" / "x64" / "Azure.CodeSigning.Dlib.dll"
    return [*_signtool(tool, SERVICE_CLOCK), "/dlib", str(library), "/dmdf", str(metadata), *map(str, files)]


def by_certificate(tool: str, certificate: Path, password: str, files: list[Path]) -> list[str]:
    """The command that signs files of Windows by a certificate in a file."""
    return [*_signtool(tool, CLOCK), "/f", str(certificate), "/p", password, *map(str, files)]


def verified(tool: str, files: list[Path]) -> list[str]:
    """The command that fails unless Windows would believe the signatures."""
    return [tool, "verify", "/pa", *map(str, files)]


def ours(app: Path) -> list[Path]:
    """What of the folder for Windows is ours to sign: the program and our machine code; the rest is of others."""
    made = [
        path for path in app.rglob("*.pyd") if path.name.startswith("cabinet__") or {"game", "ai"} & set(path.parts)
    ]
    return [*sorted(app.glob("*.exe")), *sorted(made)]


def keychain_made(keychain: Path, word: str, certificate: Path, password: str) -> list[list[str]]:
    """The commands that put Apple's certificate into a keychain of its own, which codesign may use unasked."""
    name = str(keychain)
    return [
        ["security", "create-keychain", "-p", word, name],
        ["security", "set-keychain-settings", "-lut", "3600", name],
        ["security", "unlock-keychain", "-p", word, name],
        ["security", "import", str(certificate), "-k", name, "-P", password, "-T", "/usr/bin/codesign"],
        ["security", "set-key-partition-list", "-S", "apple-tool:,apple:", "-s", "-k", word, name],
        ["security", "list-keychains", "-d", "user", "-s", name, "login.keychain-db"],
    ]


def keychain_removed(keychain: Path) -> list[str]:
    """The command that removes the keychain with everything in it."""
    return ["security", "delete-keychain", str(keychain)]


def programs(app: Path) -> list[Path]:
    """Every file of machine code in a bundle, the deepest first, for each has to be signed before what holds it."""
    files = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink() and _is_code(path)]
    return sorted(files, key=lambda path: (-len(path.parts), str(path)))


def codesigned(path: Path, identity: str, entitlements: Path) -> list[str]:
    """The command that signs one file, or the bundle itself, as notarising wants it."""
    hardened = ["--force", "--timestamp", "--options", "runtime", "--entitlements", str(entitlements)]
    return ["codesign", *hardened, "--sign", identity, str(path)]


def notarised(app: Path, parcel: Path, key: Path, variables: Mapping[str, str]) -> list[list[str]]:
    """The commands that have Apple look at the bundle, fix its answer to it, and ask whether a Mac would open it."""
    who = ["--key", str(key), "--key-id", variables["APPLE_API_KEY_ID"], "--issuer", variables["APPLE_API_ISSUER"]]
    return [
        ["codesign", "--verify", "--deep", "--strict", str(app)],
        ["ditto", "-c", "-k", "--keepParent", str(app), str(parcel)],
        ["xcrun", "notarytool", "submit", str(parcel), *who, "--wait"],
        ["xcrun", "stapler", "staple", str(app)],
        ["spctl", "--assess", "--type", "execute", str(app)],
    ]


def _signtool(tool: str, clock: str) -> list[str]:
    return [tool, "sign", "/fd", "SHA256", "/tr", clock, "/td", "SHA256"]


def _is_code(path: Path) -> bool:
    with path.open("rb") as stream:
        return stream.read(4) in MACHINE_CODE
