"""The coach's marks on the table: a numbered disc on every place of an option, and its chance as a small bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from ui import typeset
from ui.app import App
from ui.boards.kit.marks import draw_ring
from ui.theme import BRASS_DARK, CREAM, FOCUS, INK, MOSS, PAPER
from ui.widgets.panel import draw_box

DISC, SMALL_DISC, GAP = 34, 22, 3
"""Units: across a disc, and across one on a small place; between marks."""

CORNERS = ((1.0, 0.0), (0.0, 0.0), (1.0, 1.0), (0.0, 1.0), (1.0, 0.5), (0.0, 0.5), (0.5, 0.5))
"""Where marks may stand in a place, as parts of its width and height; the first that covers nothing is taken."""

BAR = 0.26
"""How tall the bar below a disc is, as a part of it."""


@dataclass(frozen=True)
class Mark:
    """A disc on a place: the number of its option from 0, -1 where only the look is led there.

    The last place of an option tells its chance.
    """

    number: int
    place: str
    rect: pygame.Rect
    chance: float | None


def marks_of(
    app: App,
    names: Mapping[str, pygame.Rect],
    paths: Sequence[Sequence[str]],
    chances: Sequence[float | None],
    area: pygame.Rect,
    printed: Sequence[pygame.Rect] = (),
) -> list[Mark]:
    """A mark on every place of every path, side by side where several share one; the last place has the chance.

    What all of several paths begin with tells them not apart: it stays free of marks. They cover as little as can be of
    what is `printed` on the places.
    """
    by_place: dict[str, list[tuple[int, float | None]]] = {}
    shared = set.intersection(*(set(path[:-1]) for path in paths)) if len(paths) > 1 else set()
    for number, path in enumerate(paths):
        for name in path:
            if name in names and name not in shared:
                by_place.setdefault(name, []).append((number, chances[number] if name == path[-1] else None))
    return [mark for name, told in by_place.items() for mark in _at_place(app, name, names[name], told, area, printed)]


def _at_place(
    app: App,
    name: str,
    place: pygame.Rect,
    told: Sequence[tuple[int, float | None]],
    area: pygame.Rect,
    printed: Sequence[pygame.Rect],
) -> list[Mark]:
    """The marks of one place in a row in a corner of it; beyond it a little where the place is small."""
    px = app.theme.px
    side, gap = min(px(DISC), max(px(SMALL_DISC), min(place.size) // 2)), px(GAP)
    high = side + (round(side * BAR) + gap if any(chance is not None for _, chance in told) else 0)
    step, wide, inner = side + gap, len(told) * (side + gap) - gap, place.inflate(-2 * gap, -2 * gap)
    if 2 * wide > place.width or 2 * high > place.height:
        inner = place.inflate(2 * (side // 3), 2 * (side // 3))
        step = min(step, max((place.width - side // 3) // max(len(told) - 1, 1), gap))
        wide = step * (len(told) - 1) + side
    group = _clearest(inner, (wide, high), area, printed)
    return [
        Mark(number, name, pygame.Rect(group.left + n * step, group.top, side, high), chance)
        for n, (number, chance) in enumerate(told)
    ]


def _clearest(
    place: pygame.Rect, size: tuple[int, int], area: pygame.Rect, printed: Sequence[pygame.Rect]
) -> pygame.Rect:
    """The corner or side of a place, the upper right one first, in which something covers least of what is printed."""
    spots = []
    for x, y in CORNERS:
        left, top = place.left + (place.width - size[0]) * x, place.top + (place.height - size[1]) * y
        spots.append(pygame.Rect((round(left), round(top)), size).clamp(area))
    return min(spots, key=lambda spot: sum(one.width * one.height for one in map(spot.clip, printed)))


def draw_rings(
    surface: pygame.Surface, app: App, names: Mapping[str, pygame.Rect], marks: Sequence[Mark], pointed: int
) -> None:
    """Draw rings around the places of the first option, or of the one that is pointed at."""
    ringed = max(pointed, 0)
    for mark in marks:
        if mark.number in (ringed, -1):
            draw_ring(surface, app, names[mark.place], FOCUS, 4)


def draw_marks(surface: pygame.Surface, app: App, marks: Sequence[Mark]) -> None:
    """Draw all discs and bars."""
    for mark in marks:
        disc = pygame.Rect(mark.rect.topleft, (mark.rect.width, mark.rect.width))
        if mark.number < 0:
            _draw_look(surface, app, disc)
            continue
        draw_disc(surface, app, disc, str(mark.number + 1), mark.number == 0)
        if mark.chance is not None:
            _draw_chance(surface, app, mark, mark.chance)


def draw_disc(surface: pygame.Surface, app: App, rect: pygame.Rect, words: str, first: bool) -> None:
    """A numbered disc, the first option's in another colour and with a brighter rim."""
    draw_box(
        surface, rect, rect.height // 2, MOSS if first else INK, FOCUS if first else CREAM, max(app.theme.px(2), 1)
    )
    label = typeset.render_line(app.theme.font("ui_bold", 18 * rect.height / max(app.theme.px(DISC), 1)), words, CREAM)
    surface.blit(label, label.get_rect(center=rect.center))


def _draw_look(surface: pygame.Surface, app: App, rect: pygame.Rect) -> None:
    """A disc with the coach's sign: look here."""
    draw_box(surface, rect, rect.height // 2, MOSS, FOCUS, max(app.theme.px(2), 1))
    side = round(rect.height * 0.7)
    image = app.assets.image("icons/hint", (side, side), CREAM)
    surface.blit(image, image.get_rect(center=rect.center))


def _draw_chance(surface: pygame.Surface, app: App, mark: Mark, chance: float) -> None:
    """The chance as a bar under the disc."""
    edge, side = max(app.theme.px(1), 1), mark.rect.width
    bar = pygame.Rect(mark.rect.left, mark.rect.top + side + app.theme.px(GAP), side, round(side * BAR))
    pygame.draw.rect(surface, PAPER, bar, border_radius=edge)
    filled = bar.inflate(-2 * edge, -2 * edge)
    filled.width = round(filled.width * min(max(chance, 0.0), 1.0))
    pygame.draw.rect(surface, MOSS if mark.number == 0 else BRASS_DARK, filled)
    pygame.draw.rect(surface, INK, bar, edge, border_radius=edge)
