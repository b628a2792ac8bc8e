"""Fingers: a tap chooses, a resting finger shows what a resting pointer shows, drags and two fingers move things."""

from __future__ import annotations

import pygame
import pytest

from game.registry import GAMES
from tests.ui.conftest import Pilots
from tests.ui.pilot import FRAME, Pilot, Place
from tests.ui.play import Player, Players
from ui.fingers import REST
from ui.scenes.key_sheet import KeySheet
from ui.scenes.settings import SettingsScene


class Finger:
    """A finger over a pilot's screen: only events of fingers are sent."""

    def __init__(self, pilot: Pilot, number: int = 1) -> None:
        """A finger that touches nothing."""
        self.pilot = pilot
        self.number = number

    def _send(self, kind: int, place: Place, dt: float = FRAME) -> None:
        x, y = self.pilot.where(place)
        wide, high = self.pilot.app.canvas.window.get_size()
        event = pygame.event.Event(kind, finger_id=self.number, touch_id=3, x=x / wide, y=y / high, dx=0.0, dy=0.0)
        self.pilot.app.step([event], dt)

    def down(self, place: Place) -> None:
        """Touch a place."""
        self._send(pygame.FINGERDOWN, place)

    def to(self, place: Place) -> None:
        """Move to a place."""
        self._send(pygame.FINGERMOTION, place)

    def up(self, place: Place) -> None:
        """Leave the screen at a place, and let that be heard."""
        self._send(pygame.FINGERUP, place)
        self.pilot.steps(3)

    def tap(self, place: Place) -> None:
        """Touch a place shortly."""
        self.down(place)
        self.up(place)

    def rest(self, place: Place, seconds: float = 1.2) -> None:
        """Touch a place and stay there."""
        self.down(place)
        self.pilot.steps(round(seconds / FRAME))


def by_tap(player: Player) -> None:
    """Tap one of the places that can be chosen."""
    Finger(player.pilot).tap(player.any_of(player.table.gesture.next_places()))


def tap_button(player: Player, name: str) -> None:
    """Tap a button."""
    Finger(player.pilot).tap(name)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_taps(players: Players, game: str) -> None:
    player = players(seed=11)
    player.start(1, 1, game=game)
    player.to_the_end(by_tap, tap_button)


@pytest.mark.parametrize("game", GAMES)
def test_a_resting_finger_shows_what_a_pointer_shows(players: Players, game: str) -> None:
    """The same card at every place that has one; nothing is chosen, and the card stays until the next touch."""
    player = players()
    table = player.start(1, 1, game=game)
    player.until_asked()
    pilot, tip = player.pilot, table.controls.tooltip
    told, moves = {}, player.moves()
    for name in [name for name in table.seen if table.pointer.tip(name)][:6]:
        pilot.move((1, 1))
        pilot.steps(3)
        pilot.move(pilot.app.canvas.shown_at(table.seen[name].center))
        pilot.steps(round(1.2 / FRAME))
        told[name] = (tip.shown, tip._key, tip._text)
    assert any(shown for shown, *_ in told.values())
    for name, shown in told.items():
        finger = Finger(pilot)
        place = pilot.app.canvas.shown_at(table.seen[name].center)
        finger.rest(place)
        finger.up(place)
        assert (tip.shown, tip._key, tip._text) == shown
        finger.tap((1, 1))
        assert not tip.shown
    assert player.moves() == moves


def test_a_resting_finger_presses_nothing_and_a_tap_leaves_nothing_lit(pilots: Pilots) -> None:
    pilot = pilots()
    pilot.push(SettingsScene(pilot.app))
    finger, aids = Finger(pilot), pilot.app.settings.aids
    finger.rest("aids")
    assert pilot.scene.controls.tooltip.shown
    finger.up("aids")
    assert pilot.app.settings.aids == aids
    finger.tap("aids")
    assert pilot.app.settings.aids != aids
    pilot.steps(60)
    assert pilot.app.pointer == (-1, -1)
    assert not pilot.scene.controls.tooltip.shown


def test_a_finger_drags_a_slider(pilots: Pilots) -> None:
    pilot = pilots()
    pilot.push(SettingsScene(pilot.app))
    rect, finger = pilot.names()["music"], Finger(pilot)
    finger.down((rect.left + rect.width // 4, rect.centery))
    for part in (0.4, 0.6, 0.8):
        finger.to((rect.left + round(rect.width * part), rect.centery))
    finger.up((rect.left + round(rect.width * 0.8), rect.centery))
    assert pilot.app.settings.music == pytest.approx(0.8, abs=0.05)


def test_a_finger_pulls_a_column(pilots: Pilots) -> None:
    pilot = pilots((1280, 720), scale=2.0)
    sheet = KeySheet(pilot.app)
    pilot.push(sheet)
    assert sheet.column is not None
    middle, finger = sheet.column.rect.center, Finger(pilot)
    finger.down(middle)
    for up in range(20, 220, 20):
        finger.to((middle[0], middle[1] - up))
    finger.up((middle[0], middle[1] - 200))
    assert sheet.column.offset == 200
    finger.tap(middle)
    assert sheet.column.offset == 200


@pytest.mark.parametrize("game", GAMES)
def test_fingers_drag_pieces_and_the_board(players: Players, game: str) -> None:
    """Dragging on a larger board moves it; a second finger ends whatever the first has begun, and chooses nothing."""
    player = players()
    table = player.start(1, 1, game=game)
    player.until_asked()
    pilot, one, two = player.pilot, Finger(player.pilot), Finger(player.pilot, 2)
    middle, moves = table.plan.main.center, player.moves()
    one.down(middle)
    two.down((middle[0] + 60, middle[1]))
    pilot.send(pygame.MULTIGESTURE, x=middle[0] / 1280, y=middle[1] / 720, pinched=0.12, num_fingers=2)
    two.up((middle[0] + 60, middle[1]))
    one.up(middle)
    pilot.steps(60)
    assert table.zoom.factor > 1
    assert player.moves() == moves
    assert player.held() == ()


def test_a_drag_begins_only_after_some_way(pilots: Pilots) -> None:
    """A finger that trembles still taps, and one that has moved away no longer does."""
    pilot = pilots()
    pilot.push(SettingsScene(pilot.app))
    aids, finger = pilot.app.settings.aids, Finger(pilot)
    x, y = pilot.names()["aids"].center
    finger.down((x, y))
    finger.to((x + 3, y))
    finger.up((x + 3, y))
    assert pilot.app.settings.aids != aids
    finger.down((x, y))
    finger.to((x, y + 200))
    finger.up((x, y + 200))
    assert pilot.app.settings.aids != aids
    assert REST < 1
