"""Pictures of the owner: those that can be shown are, others are named and the shipped one stands in their place."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.paths import ROOT
from tests.reliability.counts import many
from tests.reliability.odd_pictures import KEPT, KEPT_PNG, odd_png, odd_svg, png
from tests.ui.conftest import Pilots
from ui.assets import Assets
from ui.picture_check import picture_fault
from ui.scenes.home import HomeScene

NAME = "icons/info"


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window nobody sees, in whose format pictures are kept."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((320, 200))


def own(folder: Path, data: bytes, ending: str) -> Path:
    """Write a picture of the owner."""
    for old in (folder / "art" / "icons").glob("info.*"):
        old.unlink()
    path = folder / "art" / f"{NAME}{ending}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def shown(folder: Path, data: bytes, ending: str) -> tuple[pygame.Surface, list[str]]:
    """The picture that is shown with that file, and what was reported."""
    own(folder, data, ending)
    odd: list[str] = []
    assets = Assets(folder, lambda name, fault: odd.append(f"{name}: {fault}"))
    picture = assets.image(NAME, (90, 60))
    assert 1 <= picture.get_width() <= 91
    assert 1 <= picture.get_height() <= 61
    for size in ((1, 1), (33, 200)):
        assert assets.cover(NAME, size).get_size() == size
        assert assets.backdrop(NAME, size).get_size() == size
    return picture, odd


def shipped() -> bytes:
    """What is shown without any picture of the owner."""
    return pygame.image.tobytes(Assets().image(NAME, (90, 60)), "RGBA")


@pytest.mark.parametrize("name", KEPT)
def test_drawing_that_once_failed_is_named_and_not_used(tmp_path: Path, name: str) -> None:
    picture, odd = shown(tmp_path, KEPT[name], ".svg")
    assert len(odd) == 1
    assert pygame.image.tobytes(picture, "RGBA") == shipped()


@pytest.mark.parametrize("name", KEPT_PNG)
def test_png_that_cannot_be_shown_is_named_and_not_used(tmp_path: Path, name: str) -> None:
    picture, odd = shown(tmp_path, KEPT_PNG[name], ".png")
    assert len(odd) == 1
    assert pygame.image.tobytes(picture, "RGBA") == shipped()


def test_sound_picture_of_the_owner_is_shown(tmp_path: Path) -> None:
    picture, odd = shown(tmp_path, png(30, 20), ".png")
    assert odd == []
    assert picture.get_at((10, 10))[:3] == (255, 0, 0)


def test_our_own_drawings_could_be_those_of_an_owner() -> None:
    drawings = sorted((ROOT / "art").rglob("*.svg"))[::9]
    assert {picture_fault(path) for path in drawings} == {""}


def test_odd_picture_is_named_in_a_notice_and_the_cabinet_opens(pilots: Pilots) -> None:
    for name in ("wood", "title", "home", "emblem"):
        path = pilots.home / "overlay" / "art" / "home" / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(KEPT["long dashes"])
    pilot = pilots()
    pilot.push(HomeScene(pilot.app))
    pilot.draw()
    pilot.steps(1)
    assert "home/wood.svg" in pilot.app.notices.current


def try_pictures(folder: Path, count: int, seed: int) -> Counter[bool]:
    """Show mutated pictures; how many were used (False) and reported (True)."""
    seen: Counter[bool] = Counter()
    for number in range(count):
        rng = Random(seed * 1_000_003 + number)
        kind = rng.choice((".svg", ".svg", ".png"))
        seen[bool(shown(folder, odd_svg(rng) if kind == ".svg" else odd_png(rng), kind)[1])] += 1
    return seen


def test_some_mutated_pictures_are_shown_or_named(tmp_path: Path) -> None:
    seen = try_pictures(tmp_path, 60, 1)
    assert min(seen[True], seen[False]) > 0


@pytest.mark.soak
def test_many_mutated_pictures_are_shown_or_named(tmp_path: Path) -> None:
    seen = try_pictures(tmp_path, many(1500), 2)
    assert min(seen[True], seen[False]) > 0
