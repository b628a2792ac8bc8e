"""What is said aloud: what the focus comes to, new lines of the log, and the status line whenever it is another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ui.pencil import parted
from ui.text import ICON
from ui.voice import Speaker, Voice, find_voice
from ui.widgets.focus import Target

if TYPE_CHECKING:
    from ui.app import App
    from ui.scene import Scene

SETTLED = 0.12
"""Seconds in which what changes together is gathered into one sentence after the other."""

NEWEST = 4
"""So many new lines of the log are said at most; of more the newest."""

_END = re.compile(r"(?<=[.!?…])\s|\n")


class Narrator:
    """Follows the topmost screen while speech is switched on, and is silent otherwise."""

    def __init__(self, app: App, seek: bool = True) -> None:
        """Nothing is said yet; the system's voice is looked for only where somebody wants it."""
        self._app, self._seek = app, seek
        self._speaker: Speaker | None = None
        self._scene: Scene | None = None
        self._focus = ("", "")
        self._status = self._last = ""
        self._told = 0
        self._due: dict[str, str] = {}
        self._wait = 0.0

    @cached_property
    def voice(self) -> Voice | None:
        """The voice of the system, None where there is none."""
        return find_voice() if self._seek else None

    def update(self, dt: float) -> None:
        """Look at what is on the screen, and say what is new."""
        if not self._app.settings.speech or self.voice is None:
            return self.close()
        scene = self._app.scene
        if scene is not None:
            self._look(scene)
        self._wait -= dt
        if self._due and self._wait <= 0:
            words, self._due = " ".join(self._due.values()), {}
            self._speaker = self._speaker or Speaker(self.voice)
            self._speaker.say(words, self._app.text.lang)
        return None

    def close(self) -> None:
        """Fall silent."""
        if self._speaker is not None:
            self._speaker.close()
        self._speaker, self._scene, self._due = None, None, {}

    def _look(self, scene: Scene) -> None:
        """Note what has changed since the last look; of another screen everything but the lines so far."""
        lines = scene.told_lines()
        if scene is not self._scene:
            self._scene, self._focus, self._status = scene, ("", ""), ""
            self._told, self._last = len(lines), lines[-1] if lines else ""
        ring = scene.controls.ring
        target = ring.focused if ring.visible else None
        focus = (target.name, spoken_target(target)) if target is not None else ("", "")
        if focus != self._focus:
            self._focus = focus
            self._note("focus", focus[1])
        if new := self._new(lines):
            self._note("lines", " ".join(sentence(line) for line in new))
        if (status := scene.told_status()) != self._status:
            self._status = status
            self._note("status", sentence(status) if status not in new else "")

    def _new(self, lines: Sequence[str]) -> Sequence[str]:
        """The newest of the lines that have come since the last look; none where others are shown now than then."""
        goes_on = 0 < self._told <= len(lines) and lines[self._told - 1] == self._last
        new = lines[self._told :][-NEWEST:] if goes_on or not self._told else []
        self._told, self._last = len(lines), lines[-1] if lines else ""
        return new

    def _note(self, kind: str, words: str) -> None:
        """Have this said soon; what stands for the same thing is said no more."""
        self._due.pop(kind, None)
        if words:
            self._due[kind] = words
        self._wait = SETTLED


def spoken_target(target: Target) -> str:
    """What a target is called and the first sentence of its tooltip, each once."""
    name, tip = plain(target.called()), first_sentence(target.read())
    return " ".join(dict.fromkeys(filter(None, (sentence(name), tip))))


def first_sentence(words: str) -> str:
    """The first sentence of a tooltip, or its first line; without the key that stands at its end."""
    told = plain(words.partition("\t")[0])
    return sentence(_END.split(told, maxsplit=1)[0]) if told else ""


def sentence(words: str) -> str:
    """Words with an end, so that a voice pauses after them."""
    told = plain(words)
    return told if not told or told[-1] in ".!?…:" else f"{told}."


def plain(words: str) -> str:
    """Words without the pictures and signs in them, which cannot be said."""
    return re.sub(r"[ \u00a0\u202f]+", " ", "".join(parted(ICON.sub(" ", words)))).strip()
