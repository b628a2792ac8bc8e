"""Speech: what is said, by which command, that the newest wins and that nobody waits for it."""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.ui.conftest import Pilots
from tests.ui.play import Players, by_click, click_button
from ui import narrator
from ui.narrator import first_sentence, plain, spoken_target
from ui.pencil import MARK
from ui.scenes.settings import SettingsScene
from ui.table.status import status_text
from ui.voice import Speaker, Voice, find_voice
from ui.widgets.focus import Target

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


class Said(Speaker):
    """A speaker that keeps what it is to say."""

    heard: list[tuple[str, str]]

    def __init__(self, _voice: Voice) -> None:
        """Nothing is kept yet."""
        self.heard = HEARD

    def say(self, words: str, lang: str) -> None:
        """Keep it."""
        self.heard.append((words, lang))

    def close(self) -> None:
        """Keep that nothing more is said."""
        self.heard.append(("", ""))


HEARD: list[tuple[str, str]] = []


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str]]]:
    """What is said in an app with a voice, in order, each with its language."""
    monkeypatch.setattr(narrator, "find_voice", lambda: Voice(lambda _lang: []))
    monkeypatch.setattr(narrator, "Speaker", Said)
    HEARD.clear()
    yield HEARD
    HEARD.clear()


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


def test_nothing_is_said_unless_it_is_switched_on(pilots: Pilots, heard: list[tuple[str, str]]) -> None:
    pilot = pilots()
    pilot.push(SettingsScene(pilot.app))
    pilot.press(pygame.K_TAB)
    pilot.steps(30)
    assert heard == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_focus_is_said_with_its_value_in_the_language(
    pilots: Pilots, heard: list[tuple[str, str]], lang: str
) -> None:
    pilot = pilots(lang=lang)
    app = pilot.app
    app.apply_settings(app.settings.with_(speech=True))
    pilot.push(SettingsScene(app))
    ring = pilot.scene.controls.ring
    for name in ("language", "aids", "sound"):
        ring.focus(name)
        pilot.steps(30)
    text = app.text
    on = text("speech.valued", name=text("settings.aids"), value=text("speech.on"))
    assert heard[0][0].startswith(plain(text("speech.valued", name=text("settings.language"), value="")))
    assert heard[1] == (f"{on}. {first_sentence(text('settings.aids_tip'))}", lang)
    assert plain(text("coach.percent", n=80)) in heard[2][0]
    assert len(heard) == 3
    pilot.press(pygame.K_RIGHT)
    pilot.steps(30)
    assert plain(text("coach.percent", n=85)) in heard[3][0]


def test_switched_off_it_falls_silent(pilots: Pilots, heard: list[tuple[str, str]]) -> None:
    pilot = pilots()
    app = pilot.app
    app.apply_settings(app.settings.with_(speech=True))
    pilot.push(SettingsScene(app))
    pilot.scene.controls.ring.focus("language")
    pilot.steps(30)
    app.apply_settings(app.settings.with_(speech=False))
    pilot.steps(2)
    assert (len(heard), heard[-1]) == (2, ("", ""))


@pytest.mark.parametrize("game", list(GAMES))
def test_status_and_new_lines_of_the_log_are_said(players: Players, heard: list[tuple[str, str]], game: str) -> None:
    """Nothing of the log from before somebody sat down, every sentence once, the question last."""
    player = players(pace="instant", speech=True)
    player.start(1, 1, game=game)
    player.until_asked()
    player.pilot.steps(30)
    table, before = player.table, len(player.table.log.entries)
    assert heard[-1][0].endswith(narrator.sentence(status_text(table)))
    heard.clear()
    while len(player.table.log.entries) == before:
        player.until_asked()
        player.answer(by_click, click_button)
    player.until_asked()
    player.pilot.steps(30)
    new = [narrator.sentence(entry.line.text) for entry in player.table.log.entries[before:]]
    told = " ".join(words for words, _ in heard)
    assert new
    assert new[-1] in told
    assert "[icon:" not in told


def test_a_place_that_can_be_chosen_is_said(players: Players, heard: list[tuple[str, str]]) -> None:
    player = players(pace="instant", speech=True)
    player.start(1, 1, game=next(iter(GAMES)))
    player.until_asked()
    player.pilot.steps(30)
    heard.clear()
    player.pilot.press(pygame.K_TAB)
    player.pilot.steps(30)
    focused = player.table.controls.ring.focused
    assert focused is not None
    assert focused.name in player.table.choices()
    assert heard
    assert heard[-1][0] == first_sentence(focused.read()) != ""


def test_where_there_is_no_voice_the_switch_says_so(pilots: Pilots) -> None:
    pilot = pilots()
    app = pilot.app
    pilot.push(SettingsScene(app))
    pilot.click("speech")
    pilot.steps(10)
    target = next(one for one in pilot.scene.controls.ring.targets if one.name == "speech")
    assert target.read() == app.text("settings.speech_none_tip")
    assert app.settings.speech
    assert app.narrator._speaker is None


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("Roll it. Then go.\tCtrl+R", "Roll it."),
        ("A title\nand more", "A title."),
        (f"[icon:star] Worth 3{MARK} points", "Worth 3 points."),
        ("\tEsc", ""),
        ("Really? Yes.", "Really?"),
    ],
)
def test_of_a_tooltip_the_first_sentence_is_said(words: str, first: str) -> None:
    assert first_sentence(words) == first


def test_a_name_that_its_tooltip_repeats_is_said_once() -> None:
    target = Target("x", pygame.Rect(0, 0, 1, 1), lambda: None, tooltip="Undo.", say=lambda: "Undo")
    assert spoken_target(target) == "Undo."
