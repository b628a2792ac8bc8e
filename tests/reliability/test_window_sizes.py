"""Windows of any size in any order: never a crash or a hang, and small ones show everything, only smaller."""

from __future__ import annotations

import random

import pygame
import pytest

from game.registry import GAMES
from tests.reliability.counts import many
from tests.shares import dealt
from tests.ui.play import Player, Players, by_click, click_button
from ui.canvas import LARGEST, SMALLEST, Canvas, layout_size

ODD = ((480, 270), (1, 1), (1280, 720), (1, 8000), (8000, 1), (640, 360), (300, 900))
"""Sizes that ever failed or were slow, from one of which to the next a window goes."""

HUGE = ((8000, 8000), (1, 1), (7680, 4320), (1280, 720))
"""Sizes that take long to fill."""


def resize(player: Player, size: tuple[int, int]) -> None:
    """Give the window a size, as the system does, and look at it."""
    player.pilot.app.window = pygame.display.set_mode(size)
    player.pilot.send(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    player.pilot.draw()


def test_layouts_have_a_smallest_and_a_largest_size() -> None:
    chance = random.Random(5)
    sizes = [*ODD, *HUGE, *((chance.randrange(1, 8001), chance.randrange(1, 8001)) for _ in range(2000))]
    for size in sizes:
        wide, high = layout_size(size)
        assert wide >= SMALLEST[0]
        assert high >= SMALLEST[1]
        assert wide * high <= LARGEST
        assert 0.74 <= wide / high <= 4.01
    for size in ((960, 540), (1280, 720), (1920, 1080), (3840, 2160), (3440, 1440)):
        assert layout_size(size) == size


def test_points_of_a_small_window_are_points_of_the_picture() -> None:
    canvas = Canvas(pygame.Surface((480, 270)))
    assert canvas.surface.get_size() == (960, 540)
    assert canvas.at((100, 50)) == (200, 100)
    assert canvas.shown_at(canvas.at((321, 123))) == (321, 123)
    tall = Canvas(pygame.Surface((480, 4000)))
    assert tall.area.size == (480, 640)
    assert tall.at(tall.area.topleft) == (0, 0)


def test_a_small_window_shows_the_whole_picture() -> None:
    canvas = Canvas(pygame.Surface((300, 300)))
    canvas.surface.fill((10, 200, 30))
    canvas.show()
    corners = [(0, 0), (299, 0), (0, 299), (299, 299), canvas.area.center]
    assert all(canvas.window.get_at(corner)[1] > 190 for corner in corners)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_can_be_played_in_a_window_of_a_quarter(players: Players, game: str) -> None:
    """Clicks reach what is seen under the pointer."""
    player = players()
    player.start(1, 1, game=game)
    resize(player, (480, 270))
    for _ in range(6):
        assert player.until_asked()
        player.answer(by_click, click_button)
    assert player.moves() > 0
    assert player.pilot.app.size == SMALLEST


@pytest.mark.parametrize(("game", "sizes"), dealt(GAMES, [(ODD[:4],), (ODD[3:],), (ODD,)]))
def test_a_table_lives_through_odd_sizes(players: Players, game: str, sizes: tuple[tuple[int, int], ...]) -> None:
    player = players()
    player.start(1, max(GAMES[game].seat_counts) - 1, game=game)
    player.until_asked()
    for size in sizes:
        resize(player, size)
        assert player.pilot.app.canvas.window.get_size() == size
    assert player.table.interactive


@pytest.mark.soak
@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_lives_through_any_sizes(players: Players, game: str) -> None:
    """Hundreds of sizes from 1x1 to 8000x8000, most of them small, at every scale, and the largest."""
    player, chance = players(), random.Random(9)
    player.start(1, max(GAMES[game].seat_counts) - 1, game=game)
    player.until_asked()
    app = player.pilot.app
    for number in range(many(100)):
        most = chance.choice((50, 400, 1000, 2000, 8000 if number % 20 == 0 else 1200))
        app.apply_settings(app.settings.with_(scale=chance.choice((0.75, 1.0, 1.5, 2.0))))
        resize(player, (chance.randrange(1, most + 1), chance.randrange(1, most + 1)))
    for size in HUGE:
        resize(player, size)
    assert player.table.interactive
