"""What goes into the packaged app and what stays out; read by cabinet.spec and by the tests."""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "wheel"))

from compiled import HELPER, ROOMS, imports_of

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = sorted(path.name for path in (ROOT / "data" / "locale").iterdir() if path.is_dir())
"""The languages that are shipped: a folder of texts each."""

NAME = "Cabinet"
"""The name of the folder and of the program in it."""

DISTRIBUTION = "cabinet-games"
PACKAGES = (*ROOMS, "ui")
SHIPPED = ("data", "art")
"""Folders that lie beside the packages, in the bundle as everywhere."""

IDENTIFIER = "games.cabinet.Cabinet"
"""The name of the app among all apps of a Mac."""

INFO_PLIST: dict[str, object] = {
    "NSHighResolutionCapable": True,
    "LSApplicationCategoryType": "public.app-category.board-games",
    "CFBundleLocalizations": list(LANGUAGES),
    "CFBundleDisplayName": NAME,
}
"""What a Mac is told of the app beside its name and version."""

MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3"><security><requestedPrivileges>
    <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
  </requestedPrivileges></security></trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
    <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
  </application></compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3"><windowsSettings>
    <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
    <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
    <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
  </windowsSettings></application>
</assembly>
"""
"""The manifest of the Windows program: no rights asked for, sharp on every screen, long paths."""

FONT_PACKAGES = ("font_manrope", "font_source_serif_pro", "font_fredoka_one")
FONT_SUFFIXES = (".ttf", ".otf")

GUI_FONTS = (
    "NotoSans-Regular.ttf",
    "NotoSans-Bold.ttf",
    "NotoSans-Italic.ttf",
    "NotoSans-BoldItalic.ttf",
    "FiraCode-Regular.ttf",
)
"""The fonts of pygame_gui that it loads to start; those of other scripts are 40 MB that no text here needs."""

SPOKEN = ("root", *LANGUAGES)
"""What CLDR knows of these stays; of all other languages there are 30 MB, which no text here needs."""

EXCLUDED = (
    "_hashlib",
    "_ssl",
    "_tkinter",
    "distutils",
    "doctest",
    "ensurepip",
    "lib2to3",
    "numpy",
    "OpenGL",
    "PIL",
    "pdb",
    "pip",
    "pkg_resources",
    "pydoc",
    "pygame.camera",
    "pygame.docs",
    "pygame.examples",
    "pygame.midi",
    "pygame.sndarray",
    "pygame.surfarray",
    "pygame.tests",
    "pygame._camera",
    "pygame.pypm",
    "setuptools",
    "sqlite3",
    "ssl",
    "test",
    "tkinter",
    "turtle",
    "unittest",
    "wheel",
    "xmlrpc",
)
"""Modules that the freezer would take along and that nothing here calls; hashes need no OpenSSL."""

UNUSED_FILES = ("pygame/docs/", "pygame/examples/", "pygame/tests/", "pygame/freesansbold.ttf")
"""Beginnings of paths in the bundle that are left out."""

PLACE_NOTES = ("direct_url.json", "RECORD", "REQUESTED", "INSTALLER")
"""Notes beside a distribution's metadata that tell where and how it was installed: they differ from build to build."""

Entry = tuple[str, str, str]
"""A file of the bundle as the freezer lists it: path in the bundle, path on the disk, kind."""


def source_files(site: Path) -> list[Path]:
    """The Python files of our own packages below `site`."""
    return [
        path for room in PACKAGES for path in sorted((site / room).rglob("*.py")) if "__pycache__" not in path.parts
    ]


def hidden_imports(site: Path) -> list[str]:
    """All our modules, and all that they import: the freezer cannot look into a compiled one."""
    own = {module_name(site, path) for path in source_files(site)}
    named = imports_of(source_files(site)) - {"__future__"}
    helper = {HELPER} if any(site.glob(f"{HELPER}.*")) else set()
    return sorted(own | {name for name in named if name.partition(".")[0] not in SHIPPED} | helper)


def module_name(site: Path, path: Path) -> str:
    """The full name of the module in a file."""
    parts = path.relative_to(site).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def data_files(site: Path) -> list[tuple[str, str]]:
    """Every shipped file with the folder of the bundle it goes to."""
    found: list[tuple[str, str]] = []
    for top in (*SHIPPED, *FONT_PACKAGES):
        for path in sorted((site / top).rglob("*")):
            wanted = top in SHIPPED or path.suffix.lower() in FONT_SUFFIXES
            if path.is_file() and wanted and "__pycache__" not in path.parts and path.suffix != ".py":
                found.append((str(path), path.parent.relative_to(site).as_posix()))
    return found


def wanted(target: str) -> bool:
    """Whether a file that the freezer collected stays in the bundle."""
    path = target.replace("\\", "/")
    if path.startswith("pygame_gui/data/") and Path(path).suffix.lower() in FONT_SUFFIXES:
        return Path(path).name in GUI_FONTS
    if path.startswith("babel/locale-data/") and Path(path).suffix == ".dat":
        return Path(path).stem in SPOKEN
    if Path(path).parent.suffix == ".dist-info" and Path(path).name in PLACE_NOTES:
        return False
    return not path.startswith(UNUSED_FILES)


def filtered(entries: list[Entry]) -> list[Entry]:
    """The collected files without those that nobody needs."""
    return [entry for entry in entries if wanted(entry[0])]


def version_text(version: str) -> str:
    """The version resource of the Windows executable, in the words of the freezer."""
    numbers = [int(part) for part in version.split(".") if part.isdigit()][:4]
    four = tuple(numbers + [0] * (4 - len(numbers)))
    words = {
        "CompanyName": "Cabinet",
        "FileDescription": "Cabinet",
        "FileVersion": version,
        "InternalName": "cabinet",
        "OriginalFilename": "Cabinet.exe",
        "ProductName": "Cabinet",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0, OS=0x40004, "
        "fileType=1, subtype=0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])"
    )


def canonical(name: str) -> str:
    """The one form of a distribution's name, however it is written."""
    return re.sub(r"[-_.]+", "-", name).lower()


def platform_name() -> str:
    """The system as archives name it: linux, windows or macos."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
