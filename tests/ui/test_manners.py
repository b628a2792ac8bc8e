"""Manners of every screen: Esc and the right button leave, Enter answers, keys count once, nothing jumps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from tests.languages import in_languages
from tests.ui.menus import MENUS, save
from tests.ui.pilot import Pilot
from tests.ui.play import Player, Players
from ui.app import App
from ui.scene import Scene
from ui.scenes.cover import CoverScene
from ui.scenes.help import HelpScene
from ui.scenes.home import HomeScene
from ui.scenes.notice import Dialog, Item, Pressed, Question
from ui.scenes.pause import PauseScene
from ui.scenes.rename import RenameDialog
from ui.scenes.saves import SavesScene
from ui.scenes.settings import SettingsScene
from ui.scenes.sheet import RoundScene
from ui.settings import SCALES, SMALLEST_WINDOW
from ui.widgets.score_sheet import Row, Sheet
from ui.window import open_window


class Below(Scene):
    """A scene that remembers what it was told and what reached it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told: list[object] = []
        self.reached = 0

    def resume(self, result: object) -> None:
        """Remember the result."""
        self.told.append(result)

    def handle(self, event: pygame.event.Event) -> None:
        """Count."""
        del event
        self.reached += 1


def _escape(pilot: Pilot) -> None:
    pilot.press(pygame.K_ESCAPE)


def _enter(pilot: Pilot) -> None:
    pilot.press(pygame.K_RETURN)


def _right(pilot: Pilot) -> None:
    pilot.click(pilot.where((640, 360)), 3)


def _click_back(pilot: Pilot) -> None:
    pilot.click("back")


def _right_on_a_control(pilot: Pilot) -> None:
    name = next(iter(pilot.names()))
    pilot.click(pilot.names()[name].center, 3)


@pytest.mark.parametrize("name", [name for name in MENUS if name != "home"])
@pytest.mark.parametrize("leave", [_escape, _right, _right_on_a_control])
def test_esc_and_the_right_button_leave_every_menu(tmp_path: Path, name: str, leave: Callable[[Pilot], None]) -> None:
    """One press closes it, whatever the pointer is on, and chooses nothing."""
    pilot = Pilot(tmp_path)
    below = Below(pilot.app)
    pilot.push(below).push(MENUS[name](pilot.app))
    leave(pilot)
    assert pilot.scene is below
    (told,) = below.told
    assert told is None or (isinstance(told, Pressed) and told.choice in ("", "resume"))
    pilot.close()


def test_the_right_button_does_not_quit(tmp_path: Path) -> None:
    """At the cabinet there is nothing to cancel; Esc asks."""
    pilot = Pilot(tmp_path)
    pilot.push(HomeScene(pilot.app))
    pilot.click((640, 360), 3)
    assert pilot.top == "HomeScene"
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == "Question"
    pilot.close()


@pytest.mark.parametrize("game", GAMES)
def test_back_leaves_the_rules_at_once(tmp_path: Path, game: str) -> None:
    """However many pages were read and whatever was searched, one press of Back, Esc or the right button is enough."""
    pilot = Pilot(tmp_path)
    below = Below(pilot.app)
    pilot.push(below)
    for leave in (_escape, _right, _click_back):
        scene = HelpScene(pilot.app, game)
        pilot.push(scene)
        for topic in scene.topics()[:4]:
            scene.open(topic)
        pilot.click("search")
        pilot.type("a")
        leave(pilot)
        assert pilot.scene is below
    pilot.close()


def test_a_table_is_left_alone_by_the_right_button_and_asked_by_esc(players: Players) -> None:
    """The right button puts down what is in hand; with nothing in hand it does nothing, and Esc opens the menu."""
    player = players()
    player.start(1, 1)
    table = player.to_choice(lambda table: len(table.gesture.next_places(())) > 1)
    player.pilot.click(table.gesture.next_places()[0])
    assert player.held()
    player.pilot.click((5, 500), 3)
    assert not player.held()
    player.pilot.click((5, 500), 3)
    assert player.top() is table
    player.pilot.press(pygame.K_ESCAPE)
    assert isinstance(player.top(), PauseScene)


def _dialog(app: App) -> Question:
    items = [Item("stay", "Stay"), Item("go", "Go", kind="primary")]
    return Question(app, "Go?", "", items)


def test_a_dialog_keeps_enter(tmp_path: Path) -> None:
    """Enter presses the button with the frame; where clicks have hidden it, the primary one; nothing below hears it."""
    pilot = Pilot(tmp_path)
    below = Below(pilot.app)
    pilot.push(below)
    pilot.push(_dialog(pilot.app))
    pilot.press(pygame.K_RETURN)
    pilot.push(_dialog(pilot.app))
    rect = pilot.names()["stay"]
    pilot.drag(rect.center, (rect.centerx, rect.bottom + 200))
    pilot.press(pygame.K_KP_ENTER)
    assert [told.choice for told in below.told if isinstance(told, Pressed)] == ["stay", "go"]
    assert below.reached <= 2
    pilot.close()


@pytest.mark.parametrize("name", ["panel", "pause", "rename", "question"])
def test_enter_still_answers_after_another_scene_was_on_top(tmp_path: Path, name: str) -> None:
    """A dialog from which the settings were opened by mouse hears Enter when they are closed again."""
    pilot = Pilot(tmp_path)
    below = Below(pilot.app)
    pilot.push(below)
    scene = MENUS[name](pilot.app)
    pilot.push(scene)
    assert isinstance(scene, Dialog)
    scene.controls.ring.visible = False
    pilot.push(SettingsScene(pilot.app))
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == type(scene).__name__
    pilot.press(pygame.K_RETURN)
    assert pilot.top == "Below"
    assert isinstance(below.told[-1], Pressed)
    assert below.told[-1].choice
    pilot.close()


def _hold(pilot: Pilot, key: int, text: str = "") -> None:
    """Press a key and keep it down until it repeats itself."""
    for _ in range(3):
        pilot.send(pygame.KEYDOWN, key=key, mod=0, unicode=text, scancode=0)
        if text:
            pilot.send(pygame.TEXTINPUT, text=text)


def test_the_key_that_opens_a_dialog_is_not_its_answer(tmp_path: Path) -> None:
    """Enter held down on Delete asks and waits; Space on Rename opens it without typing a space."""
    pilot = Pilot(tmp_path)
    save(tmp_path / "saves", "kept")
    pilot.push(SavesScene(pilot.app))
    pilot.scene.controls.ring.focus("delete")
    _hold(pilot, pygame.K_RETURN)
    assert pilot.top == "Question"
    pilot.send(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    pilot.press(pygame.K_RETURN)
    assert pilot.top == "SavesScene"
    pilot.scene.controls.ring.focus("rename")
    _hold(pilot, pygame.K_SPACE, " ")
    dialog = pilot.scene
    assert isinstance(dialog, RenameDialog)
    assert dialog.value == "kept"
    pilot.send(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="", scancode=0)
    pilot.type("!")
    assert dialog.value == "kept!"
    pilot.close()


def test_a_sheet_is_counted_before_it_is_left(players: Players) -> None:
    """Enter, Esc and the right button first count everything; the next press goes on."""
    player = players(pace="slow")
    rows = tuple(Row(f"Line {n}", (1, 2)) for n in range(5))
    seats = player.start(2, 0).session.match.seats
    for press in (_enter, _escape, _right):
        scene = RoundScene(player.pilot.app, seats, 1, lambda: [Sheet("", rows)])
        player.pilot.push(scene)
        press(player.pilot)
        assert player.top() is scene
        assert scene.done
        press(player.pilot)
        assert player.top() is not scene


def test_enter_opens_the_cover(players: Players) -> None:
    """Also after a click beside the buttons has hidden the frame."""
    player = players()
    player.start(2, 0, game="draftosaurus")
    player.pilot.until(lambda: isinstance(player.top(), CoverScene))
    player.pilot.click((4, 4))
    player.pilot.press(pygame.K_RETURN)
    assert player.top() is player.table


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@in_languages
def test_a_change_of_size_moves_nothing_under_the_pointer(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    """Clicks at one point go through all sizes and back; the size is given when the page is left, and stored."""
    pilot = Pilot(tmp_path, size, lang)
    pilot.push(HomeScene(pilot.app)).push(SettingsScene(pilot.app))
    places = pilot.names()
    spot = places["scale.next"].center
    chosen = []
    for _ in SCALES:
        pilot.click(spot)
        assert pilot.names() == places
        assert isinstance(pilot.scene, SettingsScene)
        chosen.append(pilot.scene.scale)
        pilot.draw()
    assert sorted(chosen) == list(SCALES)
    assert pilot.overflows == []
    pilot.click("scale.next")
    pilot.click("back")
    assert pilot.app.settings.scale == 1.15
    assert pilot.app.theme.scale == 1.15
    pilot.close()


def test_the_size_chosen_is_kept_when_the_app_is_closed(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.push(HomeScene(pilot.app)).push(SettingsScene(pilot.app))
    pilot.click("scale.prev")
    pilot.send(pygame.QUIT)
    assert pilot.app.settings.scale == 0.85
    pilot.close()


def test_the_window_has_a_smallest_size() -> None:
    """Nobody can make it smaller, but a desktop that is smaller than that still shows all of it."""
    open_window((1600, 900), False)
    with pytest.warns(DeprecationWarning, match="get_surface"):
        assert pygame.Window.from_display_module().minimum_size == SMALLEST_WINDOW
    open_window((1000, 600), False)
    with pytest.warns(DeprecationWarning, match="get_surface"):
        assert pygame.Window.from_display_module().minimum_size == (1000, 600)


@pytest.mark.parametrize("size", [(900, 500), (640, 360), (320, 240)])
def test_a_smaller_window_breaks_nothing(players: Players, size: tuple[int, int]) -> None:
    """Where the system makes it smaller all the same, every screen is still drawn and answers."""
    player = players()
    app = player.pilot.app
    player.start(1, 2)
    _shrink(player, size)
    player.to_choice()
    player.pilot.draw()
    for name, make in MENUS.items():
        player.pilot.push(make(app))
        player.pilot.draw()
        player.pilot.press(pygame.K_ESCAPE)
        assert name
    assert app.settings.window[0] >= 640


def _shrink(player: Player, size: tuple[int, int]) -> None:
    """Let the system give the window another size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    player.pilot.send(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
