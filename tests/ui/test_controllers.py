"""Controllers: a whole game of each with SDL’s virtual joystick, plugging in and out, sticks, glyphs, odd devices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pygame
import pytest

from game.registry import GAMES
from tests.ui.conftest import Pilots
from tests.ui.controller import VirtualPad, route
from tests.ui.menus import MENUS, some_saves
from tests.ui.pilot import Pilot
from tests.ui.play import Player, Players
from ui import pads
from ui.assets import Assets
from ui.scene import Scene
from ui.scenes.home import HomeScene
from ui.scenes.keys import KeysScene


@pytest.fixture
def plugged() -> Iterator[list[VirtualPad]]:
    """The controllers of a test, which are pulled out at its end."""
    made: list[VirtualPad] = []
    yield made
    for pad in made:
        pad.unplug()


def pad_of(pilot: Pilot, plugged: list[VirtualPad]) -> VirtualPad:
    """A controller at a pilot's app, which was there when the app was started."""
    plugged.append(VirtualPad(pilot))
    pilot.app.hands.pads.open()
    plugged[-1].hear()
    plugged[-1].press("down")
    return plugged[-1]


def choose(pad: VirtualPad, player: Player) -> None:
    """Walk to a place that can be chosen, and press A."""
    pad.walk_to(player.any_of(player.table.choices()))
    pad.press("a")


def agree(pad: VirtualPad, _player: Player, name: str) -> None:
    """Walk to a button, and press A."""
    pad.walk_to(name)
    pad.press("a")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_controller(players: Players, plugged: list[VirtualPad], game: str) -> None:
    """From the first choice to the end nothing else is touched; the save replays to the same end."""
    player = players()
    player.start(1, 1, game=game)
    pad = pad_of(player.pilot, plugged)
    player.to_the_end(partial(choose, pad), partial(agree, pad))


@pytest.mark.parametrize("name", sorted(MENUS))
def test_the_directions_reach_everything(pilots: Pilots, plugged: list[VirtualPad], name: str) -> None:
    """On every page each control is reached from the first one by directions alone."""
    pilot = pilots()
    some_saves(pilot.app.folders.saves)
    pilot.push(MENUS[name](pilot.app))
    pad = pad_of(pilot, plugged)
    ring = pilot.scene.controls.ring
    if not ring.visible or ring.focused is None:
        pad.press("down")
    assert [target.name for target in ring.targets if route(ring, target.name) is None] == []


def test_plugging_in_and_out_is_told_and_changes_nothing(pilots: Pilots, plugged: list[VirtualPad]) -> None:
    pilot = pilots()
    pilot.push(HomeScene(pilot.app))
    pilot.app.hands.pads.open()
    pad = VirtualPad(pilot)
    plugged.append(pad)
    pad.hear()
    pilot.steps(1)
    assert pilot.app.notices.current == pilot.app.text("notice.pad_came", name=pilot.app.hands.pads.names[0])
    pad.hold("right")
    pad.unplug()
    pilot.steps(60)
    focused = pilot.scene.controls.ring.focused
    pilot.steps(60)
    assert pilot.app.hands.pads.names == []
    assert pilot.scene.controls.ring.focused is focused
    again = VirtualPad(pilot)
    plugged.append(again)
    again.hear()
    assert len(pilot.app.hands.pads.names) == 1


def test_a_held_direction_repeats_and_a_trembling_stick_does_not(pilots: Pilots, plugged: list[VirtualPad]) -> None:
    pilot = pilots()
    pilot.push(KeysScene(pilot.app))
    pad = pad_of(pilot, plugged)
    ring, seen = pilot.scene.controls.ring, []
    ring.focus("back")
    for part in (0.2, 0.5, 0.9, 0.5, 0.45, 0.1, 0.9):
        pad.lean("left_y", part)
        seen.append(ring.focused.name if ring.focused else "")
    assert seen[:2] == ["back", "back"]
    assert seen[2] == seen[3] == seen[4] == seen[5] != "back"
    assert seen[6] not in ("back", seen[2])
    pilot.steps(20)
    assert ring.focused is not None
    assert ring.focused.name == seen[6]
    pilot.steps(12)
    assert ring.focused.name != seen[6]


def test_glyphs_stand_where_keys_are_named(players: Players, plugged: list[VirtualPad]) -> None:
    player = players()
    table = player.start(1, 1, game=next(iter(GAMES)))
    app = player.pilot.app

    def told() -> tuple[str, str]:
        tip = next(target.tooltip for target in table.controls.ring.targets if target.name == "help")
        return tip.partition("\t")[2], app.text("table.looking_at", name="X")

    by_keys = told()
    pad_of(player.pilot, plugged)
    assert told()[0] == "[icon:button_y]"
    assert "[icon:button_b]" in told()[1]
    player.pilot.press(pygame.K_TAB)
    assert told() == by_keys


def test_prompts_wear_the_buttons_that_press_them(players: Players, plugged: list[VirtualPad]) -> None:
    """The pictures of confirm and cancel are others as soon as a controller is used, and A confirms at once."""
    player = players(confirm_moves=True)
    table = player.start(1, 1, game=next(iter(GAMES)))
    pad = pad_of(player.pilot, plugged)
    while table.mode != "confirm":
        player.until_asked()
        choose(pad, player)
    ring = table.controls.ring
    assert ring.focused is table.prompts["confirm"].target
    asked: list[str] = []
    shown = type(player.pilot.app.assets).icon

    def watched(assets: Assets, name: str, *more: Any) -> pygame.Surface:
        asked.append(name)
        return shown(assets, name, *more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Assets, "icon", watched)
        table.rebuild()
    assert {"button_a", "button_b"} <= set(asked)
    assert not {"check", "cross"} & set(asked)
    pad.press("a")
    assert table.mode != "confirm"
    assert player.moves() > 0


def test_the_first_press_of_a_controller_only_shows_where_one_is(players: Players, plugged: list[VirtualPad]) -> None:
    player = players()
    player.start(1, 1, game=next(iter(GAMES)))
    plugged.append(VirtualPad(player.pilot))
    player.pilot.app.hands.pads.open()
    plugged[-1].hear()
    player.pilot.click("status") if "status" in player.pilot.names() else player.pilot.move((3, 3))
    plugged[-1].press("a")
    assert player.held() == ()
    assert player.moves() == 0
    ring = player.table.controls.ring
    assert ring.visible
    assert ring.focused is not None
    assert ring.focused.name in player.table.choices()


def test_triggers_and_the_right_stick_move_the_board(players: Players, plugged: list[VirtualPad]) -> None:
    player = players()
    table = player.start(1, 1, game=next(iter(GAMES)))
    pad = pad_of(player.pilot, plugged)
    for _ in range(3):
        pad.lean("rt", 1.0)
        pad.lean("rt", -1.0)
    player.pilot.steps(60)
    assert table.zoom.active
    before = dict(table.seen)
    pad.lean("right_x", 0.8)
    pad.lean("right_y", 0.8)
    player.pilot.steps(20)
    assert dict(table.seen) != before
    pad.lean("right_x", 0.1)
    pad.lean("right_y", 0.0)
    assert not player.pilot.app.hands.moves
    pad.press("r3")
    player.pilot.steps(60)
    assert table.zoom.factor == 1


@pytest.mark.parametrize(
    "event",
    [
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=7, button=99),
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=7, button="a"),
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN),
        pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=7, button=0),
        pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=7, axis=-3, value=10**9),
        pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=7, axis=0, value="far"),
        pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=55),
        pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=None),
        pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=55),
        pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED),
    ],
    ids=lambda event: pygame.event.event_name(event.type),
)
def test_a_strange_device_is_ignored(pilots: Pilots, event: pygame.event.Event) -> None:
    pilot = pilots()
    pilot.push(HomeScene(pilot.app))
    pilot.app.hands.pads.open()
    pilot.app.step([event], 0.02)
    pilot.steps(3)
    assert pilot.top == "HomeScene"
    assert pilot.app.notices.current == ""
    assert pilot.scene.controls.ring.focused is None


def test_nobody_asks_for_controllers_before_the_app_runs(pilots: Pilots) -> None:
    pilot = pilots()
    assert pads.Pads(lambda _what, _name: None).names == []
    assert pilot.app.hands.pads.names == []


def test_a_controller_leaves_an_entry(pilots: Pilots, plugged: list[VirtualPad]) -> None:
    """While keys go into an entry, directions move on and no button types anything."""

    class One(Scene):
        def build(self) -> None:
            self.controls.entry("name", pygame.Rect(100, 100, 300, 50), "Ada", lambda _text: None)
            self.controls.button("right", pygame.Rect(500, 100, 200, 50), "R", lambda: None)
            self.controls.button("below", pygame.Rect(100, 200, 300, 50), "B", lambda: None)

    pilot = pilots()
    pilot.push(One(pilot.app))
    pad = pad_of(pilot, plugged)
    ring, seen = pilot.scene.controls.ring, []
    for way in ("right", "down"):
        ring.focus("name")
        assert pilot.scene.controls.typing
        for button in ("x", "y", "lt", way):
            pad.press(button) if button in pads.BUTTONS else pad.lean(button, 1.0)
        seen.append(ring.focused.name if ring.focused else "")
        pad.lean("lt", -1.0)
        assert pilot.scene.controls.entry_text("name") == "Ada"
        while pilot.top != "One":
            pilot.scene.finish()
    assert seen == ["right", "below"]


@pytest.mark.parametrize("game", GAMES)
def test_the_directions_reach_everything_at_the_table(players: Players, plugged: list[VirtualPad], game: str) -> None:
    """Choices, prompts, other seats and the bar at several moments of a game, a part shown large, and the pause."""
    player = players(confirm_moves=True)
    table = player.start(1, 2, game=game)
    pad = pad_of(player.pilot, plugged)

    def lost() -> list[str]:
        ring = player.pilot.scene.controls.ring
        if ring.focused is None:
            pad.press("down")
        return [target.name for target in ring.targets if route(ring, target.name) is None]

    for _ in range(12):
        assert player.until_asked()
        assert lost() == []
        player.answer(partial(choose, pad), partial(agree, pad))
    player.until_asked()
    pad.press("rb")
    larges = [table.large]
    assert lost() == []
    pad.press("lb")
    assert [*larges, table.large] == [next(iter(table.plan.panels)), None]
    pad.press("start")
    assert player.pilot.top == "PauseScene"
    assert lost() == []
