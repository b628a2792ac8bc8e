"""The music that is streamed: one piece at a time, which loops and changes its mix where it is."""

from __future__ import annotations

import logging
from time import monotonic as clock

import pygame

from ui.ogg import ogg_length
from ui.places import resource

LOG = logging.getLogger("cabinet.audio")

FADE_OUT, FADE_IN = 400, 700
"""Milliseconds in which a mix goes and the next one comes."""


class Stream:
    """What is played, and what should be; changes wait until what is heard has faded out, and nothing blocks.

    A piece that was silenced goes on where it would be if it had been heard all the time.
    """

    def __init__(self) -> None:
        """Silence."""
        self.playing = ("", "")
        self._wanted = ("", "")
        self._volume = 0.0
        self._fading = False
        self._piece = ""
        self._begun = 0.0
        self._length = 0.0

    def want(self, name: str, mix: str, volume: float) -> None:
        """Let a mix of a piece be heard next, the empty name for none."""
        self._volume = volume
        if (name, mix) != self._wanted:
            self._wanted = (name, mix) if name else ("", "")

    def set_volume(self, volume: float) -> None:
        """How loud the music is from now on."""
        self._volume = volume
        pygame.mixer.music.set_volume(volume)

    def update(self) -> None:
        """Begin or end a fade where one is due."""
        if self._wanted == self.playing and not self._fading:
            return
        if pygame.mixer.music.get_busy():
            if not self._fading:
                self._fading = True
                pygame.mixer.music.fadeout(FADE_OUT)
            return
        self._fading = False
        self._start(self.position() if self._wanted[0] == self._piece else 0.0)

    def position(self) -> float:
        """The second of the piece that is heard now, or would be if it still played."""
        now = clock() - self._begun
        return now % self._length if self._length else 0.0

    def _start(self, position: float) -> None:
        """Play what is wanted from a second on; what cannot be played is silence."""
        self.playing = self._wanted
        if not self.playing[0]:
            return
        self._piece = self.playing[0]
        path = resource("art", "music", "_".join(self.playing) + ".ogg")
        try:
            self._length = ogg_length(path)
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._volume)
            pygame.mixer.music.play(-1, start=position, fade_ms=FADE_IN)
        except (pygame.error, OSError, ValueError) as error:
            LOG.warning("music %s cannot be played: %s", path.name, error)
            self._length = 0.0
        self._begun = clock() - position
