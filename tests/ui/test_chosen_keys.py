"""The table of commands, the keys that somebody chooses instead, what is told of them, and the sheet of all keys."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.paths import ROOT
from game.registry import GAMES
from tests.languages import LANGUAGES
from tests.ui.conftest import Pilots
from tests.ui.pilot import Pilot
from tests.ui.play import Players
from ui import settings as store
from ui.bindings import Bindings
from ui.cli.language_checks import problems
from ui.commands import BY_NAME, COMMANDS, GROUPS, Chord, usual_word
from ui.presses import chord_of, known, matches, modifier_masks, same
from ui.scenes.home import HomeScene
from ui.scenes.key_sheet import KeySheet, lines_of
from ui.scenes.keys import CHANGED, KeysScene
from ui.text import KEY, Text

SIZES = [((1280, 720), 2.0), ((1280, 800), 1.0), ((1280, 720), 0.75), ((1920, 1080), 1.0)]
META = pygame.KMOD_LMETA
CTRL = pygame.KMOD_LCTRL


def press(key: int, mod: int = 0, typed: str = "") -> pygame.event.Event:
    """The press of a key."""
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=typed, scancode=0)


@pytest.mark.parametrize("mac", [False, True])
def test_every_usual_key_exists_and_two_commands_share_one_only_by_design(pilots: Pilots, mac: bool) -> None:
    """Where two commands have the same key at the same place, each has it for a case in which the other has none."""
    pilots()
    bindings = Bindings(mac=mac)
    assert all(known(chord) for command in COMMANDS for chord in bindings.chords(command))
    shared = {
        frozenset((one.name, other.name))
        for one, other in combinations(COMMANDS, 2)
        if set(one.where) & set(other.where)
        and any(same(a, b) for a in bindings.chords(one) for b in bindings.chords(other))
    }
    assert shared == {
        frozenset(pair)
        for pair in (("left", "step_back"), ("right", "step_on"), ("choose", "play"), ("zoom_whole", "to_start"))
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_key_has_words(pilots: Pilots, lang: str) -> None:
    pilots()
    text = Text(lang, strict=True)
    assert all(text(f"commands.{name}") for name in BY_NAME)
    assert all(usual_word(text, command.name) for command in COMMANDS if command.keys)


def test_ctrl_is_cmd_on_macos(pilots: Pilots) -> None:
    pilots()
    mac, text = Bindings(mac=True), Text("en")
    assert "undo" in mac.meant(press(pygame.K_z, META), "table")
    assert "undo" not in mac.meant(press(pygame.K_z, CTRL), "table")
    assert "fullscreen" in mac.meant(press(pygame.K_f, META | CTRL), "page")
    assert [mac.word(text, name) for name in ("undo", "redo", "fullscreen")] == ["Cmd+Z", "Cmd+Shift+Z", "Ctrl+Cmd+F"]
    found = chord_of(press(pygame.K_p, META), mac=True)
    assert found is not None
    assert (found.text, found.word(text)) == ("Ctrl+P", "Cmd+P")
    assert chord_of(press(pygame.K_p, META), mac=False) is None


@pytest.mark.parametrize("mac", [False, True])
def test_what_is_pressed_is_written_so_that_it_is_read_again(pilots: Pilots, mac: bool) -> None:
    pilots()
    masks = list(modifier_masks(mac).values())
    keys = (pygame.K_a, pygame.K_F9, pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_DELETE, pygame.K_PAGEUP, pygame.K_ESCAPE)
    for key in keys:
        for mod in (0, masks[0], masks[0] | masks[-1]):
            chord = chord_of(press(key, mod), mac)
            assert chord is not None
            assert known(chord)
            assert matches(chord, press(key, mod))
    assert chord_of(press(pygame.K_LSHIFT, pygame.KMOD_LSHIFT)) is None


def test_a_sign_counts_however_a_keyboard_types_it(pilots: Pilots) -> None:
    pilots()
    usual = Bindings()
    assert "zoom_in" in usual.meant(press(pygame.K_1, pygame.KMOD_LSHIFT, "+"), "table")
    assert "zoom_whole" in usual.meant(press(0xE0, pygame.KMOD_LSHIFT, "0"), "table")


@pytest.mark.parametrize(
    ("chosen", "kinds", "kept"),
    [
        ({"coach": "H"}, [], {"coach": "H"}),
        ({"undo": "Ctrl+Y", "redo": "Ctrl+Z"}, [], {"undo": "Ctrl+Y", "redo": "Ctrl+Z"}),
        ({"coach": "R"}, ["taken"], {}),
        ({"coach": "H", "recap": "H"}, ["taken"], {"recap": "H"}),
        ({"mark": "Enter"}, ["taken"], {}),
        ({"mute": "5"}, ["taken"], {}),
        ({"speed": "C"}, [], {"speed": "C"}),
        ({"dance": "D"}, ["command"], {}),
        ({"cancel": "Q"}, ["command"], {}),
        ({"coach": "Hyper+H"}, ["key"], {}),
        ({"coach": "Nokey"}, ["key"], {}),
        ({"coach": ""}, ["key"], {}),
        ({"coach": 7}, ["key"], {}),
        ({"coach": None, "recap": ["R"], "aid": "x" * 900}, ["key", "key", "key"], {}),
    ],
    ids=str,
)
def test_a_chosen_key_that_is_of_no_use_leaves_the_usual_one(
    pilots: Pilots, chosen: dict[str, Any], kinds: list[str], kept: dict[str, str]
) -> None:
    pilots()
    bindings = Bindings(chosen)
    assert [fault.kind for fault in bindings.faults] == kinds
    assert {name: chord.text for name, chord in bindings.own.items()} == kept
    for name in set(chosen) & set(BY_NAME) - set(kept):
        assert [chord.text for chord in bindings.chords(BY_NAME[name])] == list(BY_NAME[name].keys)


def test_settings_with_odd_keys_are_told_in_one_sentence_and_nothing_is_lost(tmp_path: Path) -> None:
    """The other settings hold, the odd keys stay in the file, and the good ones work."""
    path = tmp_path / "settings.json"
    keys = {"coach": "H", "dance": "D", "recap": "M"}
    path.write_text(json.dumps({"sound": 0.3, "language": "en", "keys": keys}))
    settings, problem = store.load(path)
    assert problem is None
    assert (settings.sound, settings.keys) == (0.3, keys)
    pilot = Pilot(tmp_path, keys=settings.keys)
    pilot.push(HomeScene(pilot.app))
    told = pilot.app.notices.current
    assert "dance" in told
    assert "M is already taken" in told
    assert told.count(".") == 1
    assert pilot.app.hands.named("coach") == "H"
    assert pilot.app.hands.named("recap") == "R"
    pilot.close()


def test_another_key_is_chosen_told_stored_and_used(players: Players) -> None:
    """The new key asks the coach, texts name it, the old one does nothing; then the usual keys come back."""
    player = players()
    pilot = player.pilot
    pilot.push(KeysScene(pilot.app))
    pilot.click("coach")
    pilot.press(pygame.K_r)
    text = pilot.app.text
    scene = pilot.scene
    assert isinstance(scene, KeysScene)
    assert scene.told == text("keyboard.taken", key="R", other=text("commands.recap"))
    assert pilot.app.settings.keys == {}
    pilot.press(pygame.K_h)
    assert scene.told == text("keyboard.set", command=text("commands.coach"), key="H")
    assert json.loads(pilot.app.folders.settings.read_text())["keys"] == {"coach": "H"}
    pilot.press(pygame.K_ESCAPE)
    table = player.start(1, 1, game=next(iter(GAMES)))
    player.until_asked()
    assert table.buttons["coach"].target is not None
    assert table.buttons["coach"].target.tooltip.endswith("\tH")
    pilot.press(pygame.K_c)
    player.pilot.steps(60)
    assert table.coach.advice is None
    pilot.press(pygame.K_h)
    pilot.until(lambda: table.coach.advice is not None)
    pilot.app.home()
    pilot.push(KeysScene(pilot.app))
    pilot.click("usual")
    assert pilot.app.settings.keys == {}
    assert pilot.app.hands.named("coach") == "C"


def test_while_a_key_is_waited_for_nothing_else_happens(pilots: Pilots) -> None:
    """Even the keys that work everywhere are only taken; Esc leaves all as it is, and the usual key brings it back."""
    pilot = pilots()
    scene = KeysScene(pilot.app)
    pilot.push(scene)
    pilot.click("rules")
    for key in (pygame.K_m, pygame.K_k, pygame.K_F11, pygame.K_TAB):
        pilot.press(key)
        assert pilot.app.settings.keys == {}
        assert pilot.scene is scene
        assert scene.waits_for == "rules"
        assert scene.told
    assert pilot.app.settings.mute
    pilot.press(pygame.K_ESCAPE)
    assert scene.waits_for == ""
    pilot.click("rules")
    pilot.press(pygame.K_F9)
    assert pilot.app.settings.keys == {"rules": "F9"}
    pilot.click("rules")
    pilot.press(pygame.K_F1)
    assert pilot.app.settings.keys == {}


def test_every_key_that_is_not_fixed_can_be_chosen_on_the_page(pilots: Pilots) -> None:
    pilot = pilots()
    pilot.push(KeysScene(pilot.app))
    shown: set[str] = set()
    for _ in CHANGED:
        shown |= set(pilot.names()) & set(BY_NAME)
        pilot.click("group.next")
    assert shown == {command.name for command in COMMANDS if not command.fixed}


def test_one_key_shows_all_keys_and_takes_them_away(players: Players) -> None:
    player = players()
    player.start(1, 1, game=next(iter(GAMES)))
    player.until_asked()
    for _ in range(2):
        player.pilot.press(pygame.K_k)
        tops = [player.pilot.top]
        player.pilot.draw()
        player.pilot.press(pygame.K_k)
        assert [*tops, player.pilot.top] == ["KeySheet", type(player.table).__name__]


def test_the_sheet_has_every_command(pilots: Pilots) -> None:
    told = [command.name for group in GROUPS for _, some in lines_of(group) for command in some]
    assert sorted(told) == sorted(BY_NAME)
    assert pilots().app.text.has("keyboard.sheet")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_pages_of_keys_fit(pilots: Pilots, size: tuple[int, int], scale: float, lang: str) -> None:
    pilot = pilots(size, lang, scale)
    pilot.push(KeySheet(pilot.app)).draw()
    pilot.scene.finish()
    pilot.push(KeysScene(pilot.app))
    for _ in CHANGED:
        pilot.click("group.next")
        pilot.draw()
        rects = pilot.names()
        for (_, one), (_, other) in combinations(rects.items(), 2):
            assert not one.colliderect(other)
        assert all(min(rect.size) >= 32 for rect in rects.values())
    assert pilot.overflows == []


def test_texts_name_commands_that_there_are(tmp_path: Path) -> None:
    """A text that names none, or another one in the other language, is found by `cabinet check`."""
    for lang, words in (("en", "[key:dance] [key:undo]"), ("fr", "[key:dance] [key:redo]")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "a.yaml").write_text(f'x: "{words}"\n')
    found = problems(tmp_path)
    assert "en: x names no command dance" in found
    assert "fr: x names other pictures, figures or keys than in en" in found


WRITTEN_OUT = re.compile(
    r"\b(Ctrl|Strg|Pos1|Rücktaste|Échap|Esc|Entrée|Enter(?= and|[,.;)]|$)|F1|F11|F[2-7]|Tab|Page Up|Backspace)\b"
)
FREE = ("keys.", "keyboard.how", "keyboard.sheet_note", "keyboard.unusable", "keyboard.taken")
"""Texts that are the names of keys, or tell of keys that nobody can change."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_writes_out_a_key_that_can_be_another(lang: str) -> None:
    text = Text(lang)
    texts = {key: str(text.entry(key)) for key in list(text.keys()) if not key.startswith(FREE)}
    assert [key for key, words in texts.items() if WRITTEN_OUT.search(words)] == []
    assert sum(bool(KEY.search(words)) for words in texts.values()) > 15


ASKING = re.compile(r"event\.key\s*(==|in\b)|pygame\.K_\w+|pygame\.KMOD")
ALLOWED = ("presses.py", "visitor.py", "keys.py")


def test_only_the_table_asks_which_key_it_is() -> None:
    """Who needs a key asks for its command; a visitor presses keys, and a held key is compared with itself."""
    found = [
        f"{path.name}:{number}"
        for path in sorted((ROOT / "ui").rglob("*.py"))
        if path.name not in ALLOWED
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if ASKING.search(line)
    ]
    assert found == []


def test_a_chord_reads_its_parts() -> None:
    assert [Chord(text).parts for text in ("+", "Ctrl++", "Keypad +", "Ctrl+Shift+Z")] == [
        ("+",),
        ("Ctrl", "+"),
        ("Keypad +",),
        ("Ctrl", "Shift", "Z"),
    ]
