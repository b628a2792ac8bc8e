"""Every menu at every size, scale and language: inside the window, apart, large enough, uncut."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tests.languages import LANGUAGES, in_languages
from tests.shares import dealt
from tests.ui.menus import MENUS, some_saves
from tests.ui.pilot import Pilot
from ui.assets import Assets
from ui.scenes.home import HomeScene

SIZES = [(1280, 720), (1280, 800), (1920, 1080), (3840, 2160), (1280, 1024), (2560, 1080)]
SCALES = [0.75, 1.0, 2.0]


@pytest.fixture(autouse=True)
def bare_art(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures empty: the layout does not depend on them."""
    monkeypatch.setattr(Assets, "_raster", lambda _self, _name, size: pygame.Surface(size, pygame.SRCALPHA))
    monkeypatch.setattr(Assets, "prepare", lambda _self, _name, _size, **_named: None)


def check(pilot: Pilot, name: str) -> None:
    """What holds for every screen."""
    window = pygame.Rect((0, 0), pilot.app.size)
    rects = pilot.names()
    assert rects, name
    for control, rect in rects.items():
        assert window.contains(rect), f"{name}: {control} at {rect} leaves {window.size}"
        assert min(rect.size) >= 32, f"{name}: {control} is only {rect.size}"
    for (first, a), (second, b) in combinations(rects.items(), 2):
        assert not a.colliderect(b), f"{name}: {first} {a} overlaps {second} {b}"
    assert pilot.overflows == [], f"{name}: texts that do not fit"


@pytest.mark.parametrize(("sight", "lang"), dealt([(size, scale) for size in SIZES for scale in SCALES], LANGUAGES))
def test_menus_fit(sight: tuple[tuple[int, int], float], lang: str, tmp_path: Path) -> None:
    size, scale = sight
    some_saves(tmp_path / "saves")
    pilot = Pilot(tmp_path, size, lang, scale)
    pilot.push(HomeScene(pilot.app))
    for name, make in MENUS.items():
        scene = make(pilot.app)
        pilot.push(scene)
        pilot.draw()
        check(pilot, name)
        pilot.app.finish(scene, None)
    pilot.close()


@in_languages
def test_tooltips_stay_inside(lang: str, tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, (1280, 720), lang, 2.0)
    for name in ("home", "settings"):
        scene = MENUS[name](pilot.app)
        pilot.push(scene)
        for control in pilot.names():
            pilot.move(control)
            pilot.steps(40)
            shown = scene.controls.tooltip
            assert pygame.Rect((0, 0), pilot.app.size).contains(shown.rect) or not shown.shown, control
    pilot.close()


def test_nothing_changes_while_drawing(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.push(HomeScene(pilot.app))
    first = pygame.image.tobytes(pilot.draw(), "RGB")
    assert pygame.image.tobytes(pilot.draw(), "RGB") == first
    pilot.close()
