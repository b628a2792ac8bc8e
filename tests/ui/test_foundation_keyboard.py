"""The keyboard reaches and works every control, and the mouse does not fight it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from tests.ui.menus import MENUS, some_saves
from tests.ui.pilot import Pilot
from ui.commands import Place
from ui.scene import Scene
from ui.scenes.home import HomeScene
from ui.scenes.pause import PauseScene
from ui.scenes.settings import SettingsScene
from ui.widgets.focus import FocusRing, Target


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A pilot with some saves."""
    some_saves(tmp_path / "saves")
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.close()


def reachable(pilot: Pilot) -> set[str]:
    """What Tab reaches before it comes round."""
    ring, seen = pilot.scene.controls.ring, set()
    for _ in range(60):
        pilot.press(pygame.K_TAB)
        target = ring.focused
        if target is None or target.name in seen:
            break
        seen.add(target.name)
    return seen


@pytest.mark.parametrize("name", sorted(MENUS))
def test_tab_reaches_every_control(pilot: Pilot, name: str) -> None:
    pilot.push(MENUS[name](pilot.app))
    ring = pilot.scene.controls.ring
    wanted = {target.name for target in ring.targets}
    start = ring.focused.name if ring.focused else None
    assert reachable(pilot) | {start} >= wanted


@pytest.mark.parametrize("name", ["home", "settings", "pause", "panel", "saves"])
def test_arrows_reach_every_control(pilot: Pilot, name: str) -> None:
    pilot.push(MENUS[name](pilot.app))
    ring = pilot.scene.controls.ring
    found = {ring.targets[0].name}
    edge = list(found)
    while edge:
        start = edge.pop()
        for direction in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            ring.focus(start)
            ring.move(direction)
            assert ring.focused is not None
            if ring.focused.name not in found:
                found.add(ring.focused.name)
                edge.append(ring.focused.name)
    assert found == {target.name for target in ring.targets}


def test_enter_works_the_focused_control(pilot: Pilot) -> None:
    pilot.push(HomeScene(pilot.app))
    pilot.scene.controls.ring.focus("settings")
    pilot.press(pygame.K_RETURN)
    assert pilot.top == "SettingsScene"
    pilot.press(pygame.K_ESCAPE)
    assert pilot.top == "HomeScene"


def test_enter_without_a_ring_does_nothing(pilot: Pilot) -> None:
    pilot.push(HomeScene(pilot.app))
    pilot.press(pygame.K_RETURN)
    assert pilot.top == "HomeScene"


def test_a_dialog_keeps_enter_after_a_click_beside_its_buttons(pilot: Pilot) -> None:
    pilot.push(HomeScene(pilot.app))
    pilot.push(PauseScene(pilot.app))
    pilot.click((4, 4))
    assert pilot.top == "PauseScene"
    pilot.press(pygame.K_RETURN)
    assert pilot.top == "HomeScene"


def test_every_drawer_can_be_reached_and_opened(pilot: Pilot) -> None:
    pilot.push(HomeScene(pilot.app))
    assert set(GAMES) <= set(reachable(pilot))
    pilot.click("holotype")
    assert pilot.top == "GamePanel"


def test_mouse_hides_the_ring_and_keys_bring_it_back(pilot: Pilot) -> None:
    pilot.push(SettingsScene(pilot.app))
    ring = pilot.scene.controls.ring
    pilot.press(pygame.K_TAB)
    seen = [ring.visible]
    pilot.move("aids")
    seen.append(ring.visible)
    pilot.click("aids")
    seen.append(ring.visible)
    assert seen == [True, True, False]
    pilot.press(pygame.K_TAB)
    assert ring.visible
    assert ring.focused is not None
    assert ring.focused.name == "aids"


def test_left_and_right_change_a_choice(pilot: Pilot) -> None:
    pilot.push(SettingsScene(pilot.app))
    pilot.scene.controls.ring.focus("pace")
    paces: list[str] = []
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT):
        pilot.press(key)
        paces.append(pilot.app.settings.pace)
    assert paces == ["fast", "normal", "slow"]


def test_extra_targets_join_the_ring(pilot: Pilot) -> None:
    done: list[str] = []
    pilot.push(SettingsScene(pilot.app))
    ring = pilot.scene.controls.ring
    ring.set_extra([Target("pen", pygame.Rect(10, 10, 50, 50), lambda: done.append("pen"))], first=True)
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_SPACE)
    assert done == ["pen"]


def test_shortcut_presses_a_button(pilot: Pilot) -> None:
    done: list[str] = []

    class One(Scene):
        heard_as: Place = "table"

        def build(self) -> None:
            rect = pygame.Rect(100, 100, 200, 60)
            self.controls.button("undo", rect, "Undo", lambda: done.append("undo"), shortcut="undo")

    pilot.push(One(pilot.app))
    pilot.press(pygame.K_z)
    assert done == []
    pilot.press(pygame.K_z, pygame.KMOD_LCTRL)
    assert done == ["undo"]


def test_ring_moves_to_the_nearest_in_line() -> None:
    ring = FocusRing()
    for name, spot in {"a": (0, 0), "b": (100, 0), "c": (0, 100), "d": (110, 100)}.items():
        ring.add(Target(name, pygame.Rect(spot, (50, 50)), lambda: None))
    ring.focus("a")
    for direction, name in (((1, 0), "b"), ((0, 1), "d"), ((-1, 0), "c"), ((0, -1), "a"), ((0, -1), "a")):
        ring.move(direction)
        assert ring.focused is not None
        assert ring.focused.name == name
