"""Frames and boxes that are put together of a small one are the same, pixel for pixel, as those drawn as a whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from ui.theme import BRASS, FOCUS, INK, PAPER
from ui.widgets import patch
from ui.widgets.panel import draw_box, draw_focus, focus_frame, rounded_box

SIZES = ((128, 128), (131, 400), (640, 129), (301, 300))
SHAPES = ((0, 0), (0, 3), (4, 1), (9, 2), (24, 5), (5, 11), (60, 4))

Draw = Callable[[pygame.Surface, pygame.Rect], None]


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.set_mode((64, 64))


def _ground(size: tuple[int, int], flags: int) -> pygame.Surface:
    """A surface with something on it that shines through smooth corners."""
    ground = pygame.Surface((size[0] + 20, size[1] + 20), flags)
    for x in range(ground.get_width()):
        pygame.draw.line(ground, (x % 256, 40, 255 - x % 256, 255 if x % 3 else 120), (x, 0), (x, ground.get_height()))
    return ground


def _same(size: tuple[int, int], flags: int, draw: Draw, whole: pygame.Surface) -> bool:
    """Whether the pixels are those of the whole picture; a part of it lies beyond the edge."""
    pixels: list[bytes] = []
    for spot in ((10, 10), (-7, -3)):
        one, other = _ground(size, flags), _ground(size, flags)
        draw(one, pygame.Rect(spot, size))
        other.blit(whole, spot)
        pixels += [pygame.image.tobytes(one, "RGBA"), pygame.image.tobytes(other, "RGBA")]
    return pixels[0] == pixels[1] and pixels[2] == pixels[3] and pixels[0] != pixels[2]


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", SHAPES)
def test_a_large_box_is_the_same_without_a_picture_of_its_size(
    shape: tuple[int, int], size: tuple[int, int], flags: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    radius, wide = shape
    whole = rounded_box(size, radius, PAPER, BRASS, wide)
    made: list[tuple[int, int]] = []

    def watched(size: tuple[int, int], *rest: object) -> pygame.Surface:
        made.append(size)
        return rounded_box(size, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("ui.widgets.panel.rounded_box", watched)
    draw: Draw = lambda surface, rect: draw_box(surface, rect, radius, PAPER, BRASS, wide)  # noqa: E731
    assert _same(size, flags, draw, whole)
    if min(size) >= 2 * max(radius, wide) + 3:
        assert size not in made
    assert size[0] * size[1] >= patch.LARGE


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("radius", "wide"), [(8, 3), (30, 2), (4, 6)])
def test_a_large_ring_is_the_same_and_leaves_its_middle_alone(
    radius: int, wide: int, size: tuple[int, int], flags: int
) -> None:
    draw: Draw = lambda surface, rect: draw_focus(surface, rect, radius, FOCUS, wide)  # noqa: E731
    assert _same(size, flags, draw, focus_frame(size, radius, FOCUS, wide))
    surface = _ground(size, flags)
    before = surface.get_at((size[0] // 2, size[1] // 2))
    draw(surface, pygame.Rect((10, 10), size))
    assert surface.get_at((size[0] // 2, size[1] // 2)) == before
    assert tuple(surface.get_at((10 + size[0] // 2, 10 + wide)))[:3] in (FOCUS, INK)
