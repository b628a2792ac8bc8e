"""Sounds, music and ambience; silent, without complaint, where there is no device or a file cannot be played."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterator
from dataclasses import dataclass
from threading import Thread
from typing import Protocol

import pygame

from ui.places import resource
from ui.streams import Stream

LOG = logging.getLogger("cabinet.audio")

FADE = 1500
"""Milliseconds in which the sounds of a place come and go."""

AMBIENCE_CHANNEL = 0
"""The channel that only the sounds of a place use."""


@dataclass(frozen=True)
class Mood:
    """What should be heard behind a screen: a piece of music, in the mix of the last round or not, and a place."""

    music: str = ""
    ambience: str = ""
    last: bool = False


class Volumes(Protocol):
    """Anything with volumes from 0 to 1 for sounds, music and ambience, that may be mute as a whole."""

    @property
    def sound(self) -> float:
        """Volume of the sounds."""

    @property
    def music(self) -> float:
        """Volume of the music."""

    @property
    def ambience(self) -> float:
        """Volume of the sounds of a place."""

    @property
    def mute(self) -> bool:
        """Whether nothing is heard at all."""


class Audio:
    """Plays the files of `art/sounds` and `art/music` by name."""

    def __init__(self, settings: Volumes) -> None:
        """Open the mixer; without a device everything stays silent."""
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._reading: dict[str, Thread] = {}
        self._settings = settings
        self._place = ""
        self._opened = _open_mixer()
        self._stream = Stream()
        if self.ready:
            pygame.mixer.set_reserved(AMBIENCE_CHANNEL + 1)

    @property
    def ready(self) -> bool:
        """Whether anything can be heard."""
        return self._opened and pygame.mixer.get_init() is not None

    def apply(self, settings: Volumes) -> None:
        """Take the volumes of `settings` from now on."""
        self._settings = settings
        if self.ready:
            self._stream.set_volume(self._volume(settings.music))
            pygame.mixer.Channel(AMBIENCE_CHANNEL).set_volume(self._volume(settings.ambience))

    def play(self, name: str) -> None:
        """Play a short sound once; an unknown name is silence."""
        volume = self._volume(self._settings.sound)
        if not self.ready or volume <= 0:
            return
        sound = self._load("sounds", f"{name}.wav")
        if sound is not None:
            sound.set_volume(volume)
            sound.play()

    def follow(self, mood: Mood) -> None:
        """Let the music and the place of a screen be heard, and bring fades further; called in every step."""
        self.music(mood.music, mood.last)
        self.ambience(mood.ambience)
        if self.ready:
            self._stream.update()

    def music(self, name: str, last: bool = False) -> None:
        """Loop a piece until another is asked for; its mix changes where it is; an empty name or no volume ends it."""
        if self.ready:
            volume = self._volume(self._settings.music)
            self._stream.want(name if volume > 0 else "", "last" if last else "calm", volume)

    def ambience(self, name: str) -> None:
        """Loop the sounds of a place until another is asked for; an empty name or no volume ends them."""
        volume = self._volume(self._settings.ambience)
        name = name if volume > 0 else ""
        file = f"ambience_{name}.ogg"
        if not self.ready or name == self._place or (name and not self._has_read(file)):
            return
        self._place = name
        channel = pygame.mixer.Channel(AMBIENCE_CHANNEL)
        sound = self._sounds[file] if name else None
        if sound is None:
            channel.fadeout(FADE)
            return
        channel.play(sound, loops=-1, fade_ms=FADE)
        channel.set_volume(volume)

    def playing(self) -> tuple[str, str, str]:
        """The piece, its mix and the place that are heard, each '' for none."""
        return (*self._stream.playing, self._place)

    def _volume(self, volume: float) -> float:
        """A volume, or none while everything is mute."""
        return 0.0 if self._settings.mute else volume

    def _has_read(self, file: str) -> bool:
        """Whether the sounds of a place have been read; if not, a thread begins to, so that no picture waits."""
        if file not in self._sounds and file not in self._reading:
            self._reading[file] = Thread(target=self._load, args=("music", file), daemon=True)
            self._reading[file].start()
        return file in self._sounds

    def _load(self, folder: str, file: str) -> pygame.mixer.Sound | None:
        """The sound of a file, read on first use."""
        if file not in self._sounds:
            path = resource("art", folder, file)
            try:
                self._sounds[file] = pygame.mixer.Sound(path) if path.is_file() else None
            except (pygame.error, OSError) as error:
                LOG.warning("sound %s cannot be played: %s", file, error)
                self._sounds[file] = None
        return self._sounds[file]


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
