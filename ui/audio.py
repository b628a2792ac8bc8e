"""Sounds and music; silent, without complaint, where there is no device."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterator
from typing import Protocol

import pygame

from ui.places import resource

LOG = logging.getLogger("cabinet.audio")


class Volumes(Protocol):
    """Anything with a volume for sound and one for music, from 0 to 1."""

    @property
    def sound(self) -> float:
        """Volume of the sounds."""

    @property
    def music(self) -> float:
        """Volume of the music."""


class Audio:
    """Plays the files of `art/sounds` by name."""

    def __init__(self, settings: Volumes) -> None:
        """Open the mixer; without a device everything stays silent."""
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._music = ""
        self._settings = settings
        self.ready = _open_mixer()

    def apply(self, settings: Volumes) -> None:
        """Take the volumes of `settings` from now on."""
        self._settings = settings
        if self.ready:
            pygame.mixer.music.set_volume(settings.music)

    def play(self, name: str) -> None:
        """Play a short sound once; an unknown name is silence."""
        if not self.ready or self._settings.sound <= 0:
            return
        sound = self._load(name)
        if sound is not None:
            sound.set_volume(self._settings.sound)
            sound.play()

    def music(self, name: str) -> None:
        """Loop a piece of music until another is asked for; an empty name stops it."""
        if not self.ready or name == self._music:
            return
        self._music = name
        pygame.mixer.music.stop()
        path = resource("art", "sounds", f"{name}.wav")
        if name and path.is_file():
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._settings.music)
            pygame.mixer.music.play(-1)

    def has_music(self) -> bool:
        """Whether any piece of music is shipped."""
        return any(resource("art", "sounds").glob("music*.wav"))

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        """The sound of a file, read on first use."""
        if name not in self._sounds:
            path = resource("art", "sounds", f"{name}.wav")
            try:
                self._sounds[name] = pygame.mixer.Sound(path) if path.is_file() else None
            except (pygame.error, OSError) as error:
                LOG.warning("sound %s cannot be played: %s", name, error)
                self._sounds[name] = None
        return self._sounds[name]


def _open_mixer() -> bool:
    """Whether the mixer runs now."""
    try:
        if not pygame.mixer.get_init():
            with _hushed():
                pygame.mixer.init(buffer=512)
    except (pygame.error, NotImplementedError):
        return False
    return True


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Keep the system's sound library from writing its complaints to the terminal."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
