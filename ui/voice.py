"""The voice of the system: one of its own commands says a sentence, and the newest sentence cuts off the one before."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ui.surroundings import surroundings

POWERSHELL = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]::new('{lang}')) }} "
    "catch {{ }}; "
    "$voice.Speak([Console]::In.ReadToEnd())"
)
"""What Windows is told to do; the sentence comes by itself, so that nothing in it is ever a command."""

NO_WINDOW = 0x08000000
"""Windows: start a command without a window of its own."""

LONGEST = 600
"""Signs that are said of one text at most."""

Command = list[str]


@dataclass(frozen=True, slots=True)
class Voice:
    """How a system is made to speak: the command for a language, which reads the sentence from its input.

    `hush` is a command that cuts off what is being said where ending the first one does not.
    """

    command: Callable[[str], Command]
    hush: Command | None = None


def find_voice(platform: str = sys.platform) -> Voice | None:
    """The voice of this system, None where it has none."""
    if platform == "win32":
        shell = shutil.which("powershell") or shutil.which("pwsh")
        return Voice(partial(_windows, shell)) if shell else None
    if platform == "darwin":
        say = shutil.which("say")
        return Voice(partial(_mac, say)) if say else None
    if dispatcher := shutil.which("spd-say"):
        return Voice(lambda lang: [dispatcher, "--wait", "--pipe-mode", "--language", lang], [dispatcher, "--cancel"])
    own = shutil.which("espeak-ng") or shutil.which("espeak")
    return Voice(lambda lang: [own, "-v", lang, "--stdin"]) if own else None


def _windows(shell: str, lang: str) -> Command:
    return [shell, "-NoProfile", "-NonInteractive", "-Command", POWERSHELL.format(lang=lang)]


def _mac(say: str, lang: str) -> Command:
    """`say` with the first of its voices that speaks the language, or with its usual one."""
    listed = subprocess.run([say, "-v", "?"], stdin=subprocess.DEVNULL, capture_output=True, timeout=5, check=False)
    for line in listed.stdout.decode(errors="replace").splitlines():
        name, _, spoken = line.partition("#")[0].rstrip().rpartition(" ")
        if spoken.partition("_")[0] == lang:
            return [say, "-v", name.strip(), "-f", "-"]
    return [say, "-f", "-"]


class Speaker:
    """Says the newest sentence on a thread of its own; whoever asks never waits."""

    def __init__(self, voice: Voice) -> None:
        """Silence, until something is to be said."""
        self._voice = voice
        self._changed = threading.Condition()
        self._next: tuple[str, str] | None = None
        self._spoken: subprocess.Popen[bytes] | None = None
        self._open = True
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def say(self, words: str, lang: str) -> None:
        """Say this now, in place of whatever is being said."""
        with self._changed:
            self._next = (words[:LONGEST], lang)
            self._cut()
            self._changed.notify_all()

    def close(self) -> None:
        """Be silent at once and for good."""
        with self._changed:
            self._open, self._next = False, None
            self._cut()
            self._changed.notify_all()

    def finish(self, seconds: float = 10.0) -> None:
        """Wait until all is said and the thread has ended, after `close`."""
        self._thread.join(seconds)

    def _cut(self) -> None:
        """End what is being said."""
        if self._spoken is not None:
            with contextlib.suppress(OSError):
                self._spoken.terminate()

    def _run(self) -> None:
        while (wanted := self._wanted()) is not None:
            with contextlib.suppress(OSError, subprocess.SubprocessError):
                self._speak(*wanted)

    def _wanted(self) -> tuple[str, str] | None:
        """What is to be said next, waited for; None when nothing more will be."""
        with self._changed:
            self._changed.wait_for(lambda: self._next is not None or not self._open)
            wanted, self._next = self._next, None
            return wanted if self._open else None

    def _speak(self, words: str, lang: str) -> None:
        """Say it, until it is said or cut off."""
        with _started(self._voice.command(lang)) as spoken:
            with self._changed:
                self._spoken = spoken
                if self._next is not None or not self._open:
                    self._cut()
            with contextlib.suppress(OSError, ValueError):
                spoken.communicate(words.encode())
            with self._changed:
                self._spoken, cut = None, self._next is not None or not self._open
        if cut and self._voice.hush is not None:
            with _started(self._voice.hush) as hushed:
                hushed.communicate()


def _started(command: Command) -> subprocess.Popen[bytes]:
    """A command under way: no shell, no window, and nothing that it prints."""
    flags = NO_WINDOW if os.name == "nt" else 0
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    known = surroundings()
    return subprocess.Popen(command, stdin=pipe, stdout=nothing, stderr=nothing, env=known, creationflags=flags)
