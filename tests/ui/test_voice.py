"""The voice: by which command it speaks, that the newest wins and that nobody waits for it."""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ui.voice import Speaker, Voice, find_voice

RECORDER = """
import socket, sys
words = sys.stdin.buffer.read()
with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as line:
    line.sendall(sys.argv[2].encode() + b"|" + words + b"\\n")
    if words.startswith(b"long"):
        line.recv(1)
"""
"""A command that tells what it is given; what begins with long takes until it is cut off."""

PATIENCE = 30.0
"""Seconds after which nothing more is expected to be told."""


class Spoken:
    """A voice whose command tells what it was given."""

    def __init__(self, home: Path) -> None:
        """Nothing is said yet."""
        self._ear = socket.create_server(("127.0.0.1", 0))
        self._ear.settimeout(PATIENCE)
        self._lines: list[socket.socket] = []
        script = home / "recorder.py"
        script.write_text(RECORDER, encoding="utf-8")
        port = str(self._ear.getsockname()[1])
        self.voice = Voice(lambda lang: [sys.executable, str(script), port, lang])

    def next(self) -> tuple[str, socket.socket]:
        """What is said next, and the line to whoever says it."""
        line, _ = self._ear.accept()
        self._lines.append(line)
        line.settimeout(PATIENCE)
        told = b""
        while not told.endswith(b"\n"):
            told += line.recv(1000)
        return told.decode().strip(), line

    def close(self) -> None:
        """Hear nothing more."""
        for line in (*self._lines, self._ear):
            line.close()


@pytest.fixture
def spoken(tmp_path: Path) -> Iterator[Spoken]:
    """Such a voice."""
    made = Spoken(tmp_path)
    yield made
    made.close()


def is_cut_off(line: socket.socket) -> bool:
    """Whether the command at the other end ends though nothing answers it."""
    return line.recv(1) == b""


def test_the_command_gets_the_language_and_the_words_on_its_input(spoken: Spoken) -> None:
    speaker = Speaker(spoken.voice)
    words = "Zwölf $(touch x); `ls` -w “é” %s"
    speaker.say(words, "de")
    assert spoken.next()[0] == f"de|{words}"
    speaker.close()
    speaker.finish()
    assert not speaker._thread.is_alive()


def test_the_newest_cuts_off_what_is_being_said(spoken: Spoken) -> None:
    speaker = Speaker(spoken.voice)
    speaker.say("long story", "en")
    told, line = spoken.next()
    assert told == "en|long story"
    speaker.say("news", "fr")
    assert is_cut_off(line)
    assert spoken.next()[0] == "fr|news"
    speaker.say("long again", "en")
    line = spoken.next()[1]
    speaker.close()
    assert is_cut_off(line)
    speaker.finish()
    assert not speaker._thread.is_alive()


def test_whoever_speaks_never_waits_for_the_voice(spoken: Spoken) -> None:
    """While the system is slow to find its command, more is said, and only the last of it in the end."""
    asked, answer = threading.Event(), threading.Event()

    def slow(lang: str) -> list[str]:
        asked.set()
        answer.wait(PATIENCE)
        return ["/nowhere/at/all"] if lang == "xx" else spoken.voice.command(lang)

    speaker = Speaker(Voice(slow))
    speaker.say("first", "xx")
    assert asked.wait(PATIENCE)
    for words in ("second", "third"):
        speaker.say(words, "en")
    answer.set()
    assert spoken.next()[0] == "en|third"
    speaker.close()


def test_a_voice_that_goes_on_by_itself_is_hushed(spoken: Spoken) -> None:
    """Where a service speaks, ending the command that asked it is not enough."""
    hush = [*spoken.voice.command("hush")]
    speaker = Speaker(Voice(spoken.voice.command, hush))
    speaker.say("long story", "en")
    line = spoken.next()[1]
    speaker.say("news", "en")
    assert is_cut_off(line)
    assert [spoken.next()[0], spoken.next()[0]] == ["hush|", "en|news"]
    speaker.close()


def test_a_voice_that_cannot_be_started_is_passed_over() -> None:
    speaker = Speaker(Voice(lambda _lang: ["/nowhere/at/all"]))
    speaker.say("hello", "en")
    speaker.say("again", "en")
    speaker.close()
    speaker.finish()
    assert not speaker._thread.is_alive()


@pytest.mark.parametrize(
    ("platform", "there", "command"),
    [
        ("linux", {"spd-say", "espeak-ng"}, ["spd-say", "--wait", "--pipe-mode", "--language", "fr"]),
        ("linux", {"espeak-ng"}, ["espeak-ng", "-v", "fr", "--stdin"]),
        ("linux", {"espeak"}, ["espeak", "-v", "fr", "--stdin"]),
        ("win32", {"powershell"}, ["powershell", "-NoProfile", "-NonInteractive", "-Command"]),
        ("linux", set(), None),
        ("darwin", set(), None),
        ("win32", set(), None),
    ],
)
def test_each_system_speaks_by_a_command_of_its_own(
    monkeypatch: pytest.MonkeyPatch, platform: str, there: set[str], command: list[str] | None
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name in there else None)
    found = find_voice(platform)
    assert (found is None) == (command is None)
    if found is not None and command is not None:
        assert found.command("fr")[: len(command)] == command
        assert platform != "win32" or "CultureInfo]::new('fr')" in found.command("fr")[-1]


@pytest.mark.parametrize(("lang", "name"), [("fr", ["-v", "Thomas"]), ("de", ["-v", "Eddy (German)"]), ("xx", [])])
def test_macos_speaks_with_a_voice_of_the_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, name: list[str]
) -> None:
    say = tmp_path / "say"
    say.write_text(
        "#!/bin/sh\necho 'Alex                en_US    # Hi'\necho 'Thomas              fr_FR    # Bonjour'\n"
        "echo 'Eddy (German)       de_DE    # Hallo'\n"
    )
    say.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    found = find_voice("darwin")
    assert found is not None
    assert found.command(lang) == [str(say), *name, "-f", "-"]
