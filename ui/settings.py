"""What the player chose: language, size, sound, pace and aids; read and written as one small file."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Collection
from pathlib import Path
from typing import Literal

import msgspec
import pygame

from game.core.files import FileProblem, read_limited, set_aside, write_atomic
from ui.failures import because, failure
from ui.language import LANGUAGES, SOURCE, is_complete
from ui.palette import Palette
from ui.stored import held, merged
from ui.text import Text

Pace = Literal["slow", "normal", "fast", "instant"]
Motion = Literal["system", "reduced", "full"]

PACES: tuple[Pace, ...] = ("slow", "normal", "fast", "instant")
MOTIONS: tuple[Motion, ...] = ("system", "reduced", "full")
SCALES: tuple[float, ...] = (0.75, 0.85, 1.0, 1.15, 1.25, 1.5, 1.75, 2.0)
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
SMALLEST_WINDOW = (1280, 720)
PACE_FACTORS: dict[Pace, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "instant": 0.0}


def system_language() -> str:
    """The first language the system prefers that Cabinet speaks to its end; English otherwise."""
    preferred = [entry["language"] for entry in pygame.system.get_pref_locales()]
    preferred += [os.environ.get(name, "").partition(".")[0].partition("_")[0] for name in ENVIRONMENT]
    spoken = (code for code in preferred if code in LANGUAGES and is_complete(code))
    return next(spoken, SOURCE)


LAID_OUT_BY = ("language", "scale", "colours", "fullscreen", "mute", "keys")
"""Choices on which it depends how scenes are laid out."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every choice the player can make outside a game."""

    language: str = msgspec.field(default_factory=system_language)
    scale: float = 1.0
    fullscreen: bool = False
    window: tuple[int, int] = (1600, 900)
    sound: float = 0.8
    music: float = 0.4
    ambience: float = 0.3
    mute: bool = False
    colours: Palette = "usual"
    pace: Pace = "normal"
    motion: Motion = "system"
    speech: bool = False
    aids: bool = True
    confirm_moves: bool = False
    auto_forced: bool = True
    wait: bool = False
    tips: bool = True
    look_back: bool = True
    keys: dict[str, object] = {}
    """The keys that were chosen instead of the usual ones, by command."""

    def clamped(self) -> Settings:
        """The same choices with every number inside its range."""
        width, height = self.window
        return msgspec.structs.replace(
            self,
            language=self.language if self.language in LANGUAGES else system_language(),
            scale=min(max(self.scale, SCALES[0]), SCALES[-1]),
            window=(min(max(width, 640), 16000), min(max(height, 360), 16000)),
            sound=min(max(self.sound, 0.0), 1.0),
            music=min(max(self.music, 0.0), 1.0),
            ambience=min(max(self.ambience, 0.0), 1.0),
        )

    def with_(self, **changes: object) -> Settings:
        """A copy with some choices changed."""
        return msgspec.structs.replace(self, **changes).clamped()

    def lay_out_unlike(self, other: Settings) -> bool:
        """Whether scenes are laid out otherwise by these choices than by others."""
        return any(getattr(self, name) != getattr(other, name) for name in LAID_OUT_BY)

    @property
    def pace_factor(self) -> float:
        """What animation times are multiplied by; 0 means that nothing moves."""
        return PACE_FACTORS[self.pace]


def load(path: Path) -> tuple[Settings, str | None]:
    """The stored settings; a broken file is set aside, explained in one sentence, and defaults serve."""
    try:
        if not path.exists():
            return Settings(), None
        data = read_limited(path, 100_000)
        return _inherited(data, msgspec.json.decode(data, type=Settings).clamped()), None
    except (FileProblem, OSError):
        return Settings(), _sentence("notice.settings_unreadable", path)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Settings(), _broken(path)


class _Old(msgspec.Struct):
    """What the first version wrote instead of `motion`; False stood there unless somebody chose the other."""

    reduced_motion: bool = False
    motion: str = ""


def _inherited(data: bytes, settings: Settings) -> Settings:
    """The settings, with reduced motion where an older Cabinet was told so."""
    with contextlib.suppress(msgspec.MsgspecError):
        old = msgspec.json.decode(data, type=_Old)
        return settings.with_(motion="reduced") if old.reduced_motion and not old.motion else settings
    return settings


def save(path: Path, settings: Settings, changed: Collection[str] | None = None) -> str | None:
    """Write the settings in one step; a failure is returned as one sentence, never raised.

    Only what is named as `changed` takes the place of what stands in the file, where another copy may have chosen too.
    """
    own: dict[str, object] = msgspec.to_builtins(settings)
    try:
        with held(path):
            data = merged(path, own, own if changed is None else changed)
            write_atomic(path, data if _usable(data) else merged(path, own, own))
    except OSError as error:
        text = Text(settings.language)
        return text("notice.settings_unsaved", reason=because(text, failure(error)))
    return None


def _usable(data: bytes) -> bool:
    """Whether settings can be read from this."""
    try:
        msgspec.json.decode(data, type=Settings)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True


def _broken(path: Path) -> str:
    """Set the broken file aside and say so."""
    try:
        return _sentence("notice.settings_broken", set_aside(path))
    except OSError:
        return _sentence("notice.settings_unreadable", path)


def _sentence(key: str, path: Path) -> str:
    """One sentence about a file in the language of the system."""
    return Text(system_language())(key, file=path.name)
