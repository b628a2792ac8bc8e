"""Speech: what an app says of itself, in which language, and when it is silent."""

from __future__ import annotations

from collections.abc import Iterator

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
from ui.voice import Speaker, Voice
from ui.widgets.focus import Target


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
