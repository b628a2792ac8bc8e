"""Whether the system asks all programs for less motion, by what each system keeps for that."""

from __future__ import annotations

import configparser
import contextlib
import ctypes
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

from ui.surroundings import surroundings

PATIENCE = 2.0
"""Seconds that a command of the system may take to answer."""

CLIENT_AREA_ANIMATION = 0x1042
"""What Windows calls the question (SPI_GETCLIENTAREAANIMATION)."""

GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
MAC = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
TOOLKITS = ("gtk-4.0/settings", "gtk-3.0/settings")
OFF = ("0", "false", "no", "off")

Hear = Callable[[bool], None]


def ask(hear: Hear, platform: str = sys.platform) -> threading.Thread:
    """Ask the system on a thread of its own, and tell `hear` when it has answered; it says nothing where it fails."""
    thread = threading.Thread(target=lambda: hear(wants_less(platform)), name="motion", daemon=True)
    thread.start()
    return thread


def wants_less(platform: str = sys.platform) -> bool:
    """Whether less motion is asked for; False where that cannot be known."""
    with contextlib.suppress(OSError, ValueError, AttributeError, configparser.Error, subprocess.SubprocessError):
        if platform == "win32":
            return not _windows_animates()
        if platform == "darwin":
            return _told(MAC) in ("1", "true")
        return _linux_wants_less()
    return False


def _linux_wants_less() -> bool:
    """Whether the GNOME desktop, the toolkit's own file or KDE has animations switched off."""
    home = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    if _gnome_told() in OFF:
        return True
    if any(_written((home / kit).with_suffix(".ini"), "Settings", "gtk-enable-animations") in OFF for kit in TOOLKITS):
        return True
    factor = _written(home / "kdeglobals", "KDE", "AnimationDurationFactor")
    return bool(factor) and float(factor) == 0


def _gnome_told() -> str:
    """What GNOME answers; its command leaves a file where running programs keep theirs, so it gets one that passes."""
    with tempfile.TemporaryDirectory(prefix="cabinet-", ignore_cleanup_errors=True) as folder:
        return _told(GNOME, {"XDG_RUNTIME_DIR": folder})


def _told(command: tuple[str, ...], more: dict[str, str] | None = None) -> str:
    """What a command of the system answers, given more variables; nothing where there is no such command."""
    known = surroundings() | (more or {})
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        quiet, nothing = subprocess.PIPE, subprocess.DEVNULL
        done = subprocess.run(
            command, stdin=nothing, stdout=quiet, stderr=nothing, env=known, timeout=PATIENCE, check=False
        )
        return done.stdout.decode(errors="replace").strip().lower()
    return ""


def _written(path: Path, section: str, key: str) -> str:
    """What stands in a file of settings under a key; nothing where the file is missing or no such file."""
    with contextlib.suppress(OSError, UnicodeError, configparser.Error):
        parser = configparser.ConfigParser(interpolation=None, strict=False)
        parser.read_string(path.read_text(encoding="utf-8"))
        return parser.get(section, key, fallback="").strip().lower()
    return ""


def _windows_animates() -> bool:
    """What Windows says of animations inside of windows."""
    animates = ctypes.c_int(1)
    library = getattr(ctypes, "windll").user32  # noqa: B009
    library.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)
