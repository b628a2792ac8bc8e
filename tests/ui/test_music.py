"""Music and ambience: every game has its own, it loops, its mixes change places, and it is silent where it must."""

from __future__ import annotations

import array
import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.core.record import Seat
from game.core.values import SPECTATOR
from game.registry import GAMES, new_match
from tests.ui.pilot import Pilot
from ui import audio, streams
from ui.audio import Audio, Mood
from ui.boards.registry import DRAWERS, make_board
from ui.ogg import ogg_length
from ui.places import resource
from ui.scenes.help import HelpScene
from ui.scenes.home import HomeScene
from ui.settings import Settings, load
from ui.stack import Stack

MIXES = ("calm", "last")
PIECES = ("home", *(drawer.mood.music for drawer in DRAWERS.values()))
PLACES = sorted({"library", *(drawer.mood.ambience for drawer in DRAWERS.values())})
NAMES = [f"{piece}_{mix}" for piece in PIECES for mix in MIXES] + [f"ambience_{place}" for place in PLACES]
MOST = 8_000_000
FULL = 32767
AROUND = 3200
"""How many values before and after the joint tell how large steps usually are there."""


def music_file(name: str) -> Path:
    """The file of a mix or a place."""
    return resource("art", "music", f"{name}.ogg")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_music_and_a_place(game: str) -> None:
    mood = DRAWERS[game].mood
    assert mood.music, f"{game} names no music"
    missing = [
        name
        for name in (f"{mood.music}_calm", f"{mood.music}_last", f"ambience_{mood.ambience}")
        if not music_file(name).is_file()
    ]
    assert not missing, f"{game} lacks {missing}"


def test_all_files_together_stay_small() -> None:
    sizes = {path.name: path.stat().st_size for path in resource("art", "music").glob("*.ogg")}
    assert sum(sizes.values()) < MOST, sizes
    assert {name.removesuffix(".ogg") for name in sizes} == set(NAMES)


@pytest.mark.parametrize("piece", PIECES)
def test_both_mixes_last_equally_long(piece: str) -> None:
    calm, last = (ogg_length(music_file(f"{piece}_{mix}")) for mix in MIXES)
    assert calm == last
    assert calm >= 120


@pytest.fixture
def mixer() -> Iterator[None]:
    """A mixer of the rate at which the files are written, opened anew for the next test."""
    pygame.mixer.quit()
    pygame.mixer.init(32000, -16, 2)
    yield
    pygame.mixer.quit()


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", NAMES)
def test_a_loop_has_no_seam_and_does_not_clip(name: str) -> None:
    values = array.array("h", pygame.mixer.Sound(music_file(name)).get_raw())
    assert max(abs(max(values)), abs(min(values))) < FULL * 0.891, "louder than -1 dB"
    for side in (0, 1):
        column = values[side::2]
        near = (column[:AROUND], column[-AROUND:])
        usual = max(abs(a - b) for part in near for a, b in pairwise(part))
        assert abs(column[0] - column[-1]) <= usual, "the joint steps further than what is round it"
        assert abs(sum(column)) / len(column) < FULL * 0.002, "the middle is off zero"


class AtOnce:
    """A thread that is done when it has begun."""

    def __init__(self, target: Callable[..., object], args: tuple[object, ...], daemon: bool) -> None:
        """What will be done."""
        self.start: Callable[[], object] = lambda: target(*args)
        self.daemon = daemon


@pytest.fixture(autouse=True)
def _read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audio, "Thread", AtOnce)


def heard(settings: Settings, mood: Mood) -> Audio:
    """The sounds of an app after a first step in a mood."""
    sounds = Audio(settings)
    sounds.follow(mood)
    return sounds


def test_a_mood_is_heard_and_its_mix_changes() -> None:
    pygame.mixer.quit()
    sounds = heard(Settings(), Mood("home", "library"))
    assert sounds.playing() == ("home", "calm", "library")
    assert pygame.mixer.music.get_busy()
    sounds.follow(Mood("home", "library", last=True))
    assert sounds.playing() == ("home", "calm", "library"), "the calm mix fades out first"
    pygame.mixer.music.stop()
    sounds.follow(Mood("home", "library", last=True))
    assert sounds.playing() == ("home", "last", "library")
    sounds.follow(Mood())
    pygame.mixer.music.stop()
    sounds.follow(Mood())
    assert sounds.playing() == ("", "", "")


def test_the_other_mix_goes_on_at_the_same_second(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    now = {"s": 1.0}
    monkeypatch.setattr(streams, "clock", lambda: now["s"])
    starts: list[float] = []
    monkeypatch.setattr(
        pygame.mixer.music,
        "play",
        lambda loops, start, fade_ms: starts.append(start),  # noqa: ARG005
    )
    sounds = heard(Settings(), Mood("holotype"))
    length = ogg_length(music_file("holotype_calm"))
    now["s"] += length + 10
    sounds.follow(Mood("holotype", last=True))
    assert starts == [0.0, pytest.approx(10, abs=0.01)]
    sounds.follow(Mood("home"))
    assert starts[2] == 0.0


@pytest.mark.parametrize("settings", [Settings(mute=True), Settings(music=0.0, ambience=0.0)])
def test_what_is_not_heard_is_not_played(settings: Settings) -> None:
    pygame.mixer.init()
    pygame.mixer.music.stop()
    sounds = heard(settings, Mood("home", "library"))
    assert sounds.playing() == ("", "", "")
    assert not pygame.mixer.music.get_busy()


def test_without_a_device_all_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audio, "_open_mixer", lambda: False)
    sounds = heard(Settings(), Mood("home", "library"))
    sounds.play("click")
    sounds.apply(Settings(music=1.0))
    assert not sounds.ready
    assert sounds.playing() == ("", "", "")


def test_a_mixer_that_went_away_is_silence() -> None:
    sounds = heard(Settings(), Mood("home", "library"))
    pygame.mixer.quit()
    sounds.follow(Mood("holotype", "dig"))
    sounds.apply(Settings())
    assert not sounds.ready


@pytest.mark.parametrize("content", [None, b"", b"no music", b"OggS" + bytes(200)])
def test_a_bad_file_is_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None) -> None:
    for name in ("home_calm.ogg", "ambience_library.ogg"):
        if content is not None:
            (tmp_path / name).write_bytes(content)
    for module in (audio, streams):
        monkeypatch.setattr(module, "resource", lambda *parts: tmp_path / parts[-1])
    pygame.mixer.quit()
    sounds = heard(Settings(), Mood("home", "library"))
    assert sounds.ready
    assert not pygame.mixer.music.get_busy()


def test_m_mutes_everywhere_and_is_stored(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, mute=False, music=0.0, ambience=0.0)
    pilot.push(HomeScene(pilot.app))
    pilot.press(pygame.K_m)
    muted = [pilot.app.settings.mute, load(pilot.app.folders.settings)[0].mute]
    pilot.click("settings")
    pilot.press(pygame.K_m)
    muted += [pilot.app.settings.mute, load(pilot.app.folders.settings)[0].mute]
    assert muted == [True, True, False, False]
    pilot.close()


def test_m_in_a_word_mutes_nothing(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, mute=False, music=0.0, ambience=0.0)
    pilot.push(HelpScene(pilot.app, "holotype"))
    pilot.click("search")
    pilot.press(pygame.K_m)
    assert pilot.scene.controls.typing
    assert not pilot.app.settings.mute
    pilot.close()


def test_moods_are_those_of_the_topmost_screen_that_has_one(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.push(HomeScene(pilot.app))
    pilot.click("settings")
    stack = Stack()
    stack.scenes.extend(pilot.app.scenes)
    assert pilot.top == "SettingsScene"
    assert stack.mood() == Mood("home", "library")
    pilot.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_last_round_begins_once_and_lasts_until_the_end(tmp_path: Path, game: str) -> None:
    pilot, chance = Pilot(tmp_path), random.Random(3)
    match = new_match(game, [Seat(name="Ada"), Seat(name="Bo")], 5)
    board, told = make_board(pilot.app, match), []
    while (decision := match.decision()) is not None:
        told.append(board.last_round(match.view(SPECTATOR)))
        match.apply(chance.choice(decision.options))
    assert not told[0]
    assert told == sorted(told), "it began and then was taken back"
    assert told[-1], "nobody was told of it"
    pilot.close()
