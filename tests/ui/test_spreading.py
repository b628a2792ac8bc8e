"""Frames that stay short: what is put off to the next one, and what is drawn only where it is, with the same pixels."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import GAMES, new_match
from tests.ui.looking import difference
from tests.ui.play import Players
from tests.ui.test_rehearsal import at_home, seats
from ui.boards.kit import arrow
from ui.keep import SurfaceCache
from ui.loop import Loop
from ui.table.rehearsal import SEED, rehearse
from ui.theme import FOCUS, INK
from ui.widgets.panel import clip_round, rounded_box

SHAPES = [
    ((100, 100), (900, 300), 0.1),
    ((700, 80), (60, 620), 0.1),
    ((10, 10), (60, 20), -0.2),
    ((9, 9), (30, 9), 0.3),
]


def _over_green(picture: pygame.Surface) -> bytes:
    ground = pygame.Surface(picture.get_size())
    ground.fill((90, 120, 40))
    ground.blit(picture, (0, 0))
    return pygame.image.tobytes(ground, "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_rehearsed_beat_by_beat(tmp_path: Path, game: str) -> None:
    with at_home(tmp_path) as (app, _routes):
        match = new_match(game, seats(game), SEED, {})
        rehearse(app, match, True, lambda: None)
        assert match.outcome() is not None


def test_a_view_that_has_changed_is_drawn_beside_the_loop_and_nothing_happens_until_it_is_shown(
    players: Players,
) -> None:
    player = players(pace="instant")
    player.start(1, 1)
    player.to_choice()
    app, table = player.pilot.app, player.table
    app.draw()
    before, loop = app.window.copy(), Loop(app)
    table.picture, table.stale = None, True
    app.step([], 0.0)
    assert (app.turning, app.needs_draw(), table.renews) == (True, False, True)
    escape = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    while table.renews:
        assert not app.needs_draw()
        app.step([], 1 / 60)
        loop.begin()
        loop.use_spare()
    app.step([escape], 1 / 60)
    assert (app.turning, app.needs_draw(), player.pilot.top) == (False, True, "TableScene")
    app.draw()
    assert difference(before, app.window) == ""
    app.step([], 0.0)
    assert player.pilot.top == "PauseScene"


@pytest.mark.parametrize("wide", [9, 14, 27])
@pytest.mark.parametrize(("start", "end", "lift"), SHAPES)
def test_an_arrow_made_in_tiles_is_that_made_at_once(
    start: tuple[int, int], end: tuple[int, int], lift: float, wide: int
) -> None:
    curve = arrow.curve_of(start, end, lift)
    xs, ys = [x for x, _ in curve], [y for _, y in curve]
    pad = wide * 4
    area = pygame.Rect(round(min(xs)) - pad, round(min(ys)) - pad, 0, 0)
    area.size = (round(max(xs)) + pad - area.left, round(max(ys)) + pad - area.top)
    sheet = pygame.Surface((area.width * 2, area.height * 2), pygame.SRCALPHA)
    sheet.fill((*FOCUS, 0))
    points = [((x - area.left) * 2, (y - area.top) * 2) for x, y in curve]
    for colour, more in ((INK, 2.5), (FOCUS, 0.0)):
        pygame.draw.polygon(sheet, colour, arrow._outline(points, wide * 2, more * 2))
    whole = pygame.transform.smoothscale(sheet, area.size)
    assert _over_green(arrow._made(curve, area, wide)) == _over_green(whole)


@pytest.mark.parametrize("size", [(50, 40), (7, 90), (301, 201)])
@pytest.mark.parametrize("radius", [0, 3, 14, 42])
def test_round_corners_are_those_of_a_mask_over_all(size: tuple[int, int], radius: int) -> None:
    pygame.display.set_mode((10, 10))
    picture = pygame.Surface(size)
    picture.fill((200, 190, 170))
    pygame.draw.circle(picture, (3, 99, 200), (20, 20), 30)
    masked = picture.convert_alpha()
    masked.blit(rounded_box(size, radius, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    assert pygame.image.tobytes(clip_round(picture, radius), "RGBA") == pygame.image.tobytes(masked, "RGBA")


def test_a_cache_that_is_bounded_anew_drops_what_was_used_longest_ago() -> None:
    cache = SurfaceCache(4000)
    for name in ("a", "b", "c"):
        cache.get(name, lambda: pygame.Surface((10, 25), 0, 32))
    cache.get("a", lambda: pygame.Surface((1, 1)))
    cache.bound(2000)
    assert ["a" in cache, "b" in cache, "c" in cache] == [True, False, True]
    cache.bound(10)
    assert ["a" in cache, "c" in cache, cache.used] == [True, False, 1000]
