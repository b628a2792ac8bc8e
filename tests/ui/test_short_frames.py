"""What is made beside the loop, in strips or only where it is needed is the same as what is made at once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.data import _parsed
from game.registry import GAMES
from tests.ui.looking import difference
from tests.ui.pilot import Pilot
from tests.ui.play import Player, Players
from tests.ui.test_rehearsal import at_home
from ui.app import App
from ui.drawn import read_measures_ahead
from ui.loop import Loop
from ui.scenes.home import HomeScene
from ui.sheets import STRIP, opaque
from ui.widgets import tooltip
from ui.widgets.tooltip import Around, Tooltip, covered, free_spot, spot

MANY = 400
WINDOW = (1280, 720)


def _boxes(random: Random, count: int) -> list[pygame.Rect]:
    return [
        pygame.Rect(random.randrange(1200), random.randrange(650), random.randrange(1, 400), random.randrange(1, 200))
        for _ in range(count)
    ]


def _let_pass(app: App, loop: Loop) -> None:
    """One frame as the loop does it."""
    loop.begin()
    app.step([], 1 / 60)
    if app.needs_draw():
        app.draw()
    loop.use_spare()


def _asked(players: Players, game: str) -> Player:
    player = players(pace="instant", motion="reduced")
    player.start(1, 1, game=game)
    player.to_choice()
    return player


@pytest.mark.parametrize("seed", range(12))
def test_a_card_stands_where_a_look_at_every_place_would_put_it(seed: int) -> None:
    random, gap = Random(seed), 8
    anchor, size = _boxes(random, 1)[0], (random.randrange(80, 420), random.randrange(40, 300))
    around = Around(_boxes(random, 3), _boxes(random, 4), _boxes(random, 9))
    inside = pygame.Rect((0, 0), WINDOW).inflate(-2 * gap, -2 * gap)
    near = [pygame.Rect(place, size).clamp(inside) for place in tooltip._beside(size, anchor, gap)]
    places = [*near, *tooltip._all_over(size, inside)]

    def cost(card: pygame.Rect) -> int:
        less = tooltip.HARDLY * covered(card, around.hardly) + covered(card, around.rather_not)
        far = max(tooltip._distance(card, anchor), gap) * size[0] // 3
        return tooltip.NEVER * covered(card, [anchor, *around.never]) + less + far

    assert spot(size, anchor, WINDOW, gap, around) == min(places, key=cost).topleft
    free = [place for place in places if place.collidelist([anchor, *around.never]) < 0]
    best = min(
        free,
        key=lambda card: covered(card, around.rather_not) + tooltip._distance(card, anchor) * size[0] // 3,
        default=None,
    )
    found = free_spot(size, anchor, WINDOW, gap, [anchor, *around.never], around.rather_not)
    assert found == (best.topleft if best is not None else None)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_is_made_beside_the_loop_is_that_made_at_once(players: Players, game: str) -> None:
    player = _asked(players, game)
    pilot, app, table = player.pilot, player.pilot.app, player.table
    name = next(name for name in table.choices() if table.board.close_up(table.view, name) is not None)
    pilot.move(name)
    pilot.steps(6, 0.1)
    tip = table.controls.tooltip
    assert tip.rect.width
    at_once, place, loop = pilot.draw().copy(), tip.rect, Loop(app)
    tip.reset()
    app.assets.cache.clear()
    for _ in range(6):
        app.step([], 0.1)
    assert (tip.shown, app.beside.makes(tooltip.MAKING)) == (False, True)
    for _ in range(MANY):
        if not tip.shown:
            _let_pass(app, loop)
    assert (tip.shown, tip.rect) == (True, place)
    _let_pass(app, loop)
    assert difference(at_once, app.window) == ""


def test_a_card_that_comes_too_late_is_not_shown(players: Players) -> None:
    app = players().pilot.app
    app.beside.live = True
    tip = Tooltip()
    tip.aim("a", "words", pygame.Rect(100, 100, 20, 20))
    tip.update(1.0, app.theme, app.size, app.beside)
    assert app.beside.makes(tooltip.MAKING)
    tip.aim("b", "others", pygame.Rect(300, 100, 20, 20))
    while app.beside.busy:
        app.beside.go_on(0.01)
    assert (tip.shown, tip.pending) == (False, True)
    app.beside.live = False
    tip.update(1.0, app.theme, app.size, app.beside)
    assert tip.shown


@pytest.mark.parametrize("size", [(7, 5), (600, STRIP // 600 * 2 + 3), (STRIP + 5, 2)])
def test_a_picture_loses_its_transparency_strip_by_strip_as_at_once(size: tuple[int, int]) -> None:
    pygame.display.set_mode((10, 10))
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((200, 100, 50, 130))
    pygame.draw.circle(picture, (3, 99, 200, 255), (size[0] // 2, size[1] // 2), 40)
    assert difference(picture.convert(), opaque(picture)) == ""


def test_home_keeps_no_drawer_that_nobody_sees_and_is_the_same_again(tmp_path: Path) -> None:
    with at_home(tmp_path) as (app, routes):
        home = app.scene
        assert isinstance(home, HomeScene)
        for _ in range(40):
            app.step([], 0.1)
        app.draw()
        before = app.window.copy()
        faces = home.controls._faces
        assert any(face._made for face in faces.values())
        routes.quick_play(next(iter(GAMES)))
        assert [name for name, face in faces.items() if face._made or face.image is not None] == []
        app.home()
        for _ in range(40):
            app.step([], 0.1)
        app.draw()
        assert difference(before, app.window) == ""


def test_what_is_pointed_at_shows_its_last_picture_until_the_next_one_is_made(tmp_path: Path) -> None:
    with at_home(tmp_path) as (app, _routes):
        pilot = Pilot.__new__(Pilot)
        pilot.app, loop = app, Loop(app)
        for _ in range(MANY):
            _let_pass(app, loop)
        assert app.scene is not None
        face = app.scene.controls._faces[next(iter(GAMES))]
        normal = face.image
        face._made.pop("hovered", None)
        app.assets.cache.clear()
        pilot.move(face.rect.center)
        app.step([], 1 / 60)
        assert (face.state, face.lacks, face.image is normal) == ("hovered", True, True)
        assert not app.scene.idle()
        for _ in range(MANY):
            if face.lacks:
                _let_pass(app, loop)
        _let_pass(app, loop)
        assert face.image is face._made["hovered"]


def test_measures_that_were_read_ahead_are_not_parsed_again() -> None:
    _parsed.cache_clear()
    read_measures_ahead("holotype")
    before = _parsed.cache_info().misses
    read_measures_ahead("holotype")
    read_measures_ahead("nowhere")
    assert (before, _parsed.cache_info().misses) == (1, 1)
