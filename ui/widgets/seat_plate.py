"""The plate of a seat at the end of a game: face, name and what it has so far, with laurels for a winner."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.record import Seat
from ui import typeset
from ui.app import App
from ui.portraits import Naturalist
from ui.theme import BRASS_LIGHT, CREAM, INK, PLAYERS
from ui.widgets.medallion import medallion
from ui.widgets.panel import draw_box, draw_shadow
from ui.widgets.score_tag import minus

LAUREL = "home/laurel"
FACE = 0.8
"""The medallion inside its laurels, as a part of their size."""

TALL, LOW = 0.75, 66
"""A plate that is higher than this part of its width has the face above the name; one of so few units is one line."""

LEAST_NAME = 12
"""Names are made smaller down to this many pixels before they are cut."""


@dataclass(frozen=True)
class Plate:
    """What a plate tells."""

    seat: Seat
    face: Naturalist
    total: int
    won: bool = False


def draw_face(surface: pygame.Surface, app: App, plate: Plate, box: pygame.Rect) -> None:
    """The medallion in a square; a winner is pleased and wears laurels."""
    side = round(box.height * FACE)
    picture = medallion(app.assets, plate.seat, plate.face, side, "pleased" if plate.won else "")
    surface.blit(picture, picture.get_rect(center=box.center))
    if plate.won:
        laurel = app.assets.image(LAUREL, box.size)
        surface.blit(laurel, laurel.get_rect(center=box.center))


def draw_plate(surface: pygame.Surface, app: App, rect: pygame.Rect, plate: Plate) -> None:
    """A plate in the seat's colour; a winner's has a bright edge and a trophy beside its total."""
    theme, player = app.theme, PLAYERS[plate.seat.colour % len(PLAYERS)]
    draw_shadow(surface, rect, theme.px(10), theme.px(8))
    edge, width = (BRASS_LIGHT, 3) if plate.won else (INK, 1)
    draw_box(surface, rect, theme.px(10), player.colour, edge, max(theme.px(width), 1))
    tall, low = rect.height > rect.width * TALL, rect.height <= theme.px(LOW)
    if tall or not low:
        face, name, total = _tall(rect) if tall else _beside(rect)
    else:
        face, name, total = _line_of(app, rect, plate)
    draw_face(surface, app, plate, face)
    _draw_total(surface, app, total, plate, tall)
    _line(surface, app, plate.seat.name, name, "ui_bold", "center" if tall else "left")


def _draw_total(surface: pygame.Surface, app: App, box: pygame.Rect, plate: Plate, centred: bool) -> None:
    """What the seat has, behind its symbol where there is room, or behind a trophy; `centred` under the name."""
    number, symbol = box, PLAYERS[plate.seat.colour % len(PLAYERS)].symbol
    if box.width > box.height * 1.3 or plate.won:
        icon = app.assets.icon("trophy" if plate.won else symbol, round(box.height * 0.56), BRASS_LIGHT)
        spot = icon.get_rect(midleft=box.midleft)
        surface.blit(icon, spot)
        left = spot.right + app.theme.px(4)
        right = box.left + box.right - left if centred else box.right
        number = pygame.Rect(left, box.top, right - left, box.height)
    _line(surface, app, minus(plate.total), number, "serif_bold", "center")


def _line_of(app: App, rect: pygame.Rect, plate: Plate) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Face, name and total side by side; the symbol before the total gives way to a name that needs its room."""
    gap, high = app.theme.px(6), min(rect.height, app.theme.px(46))
    face = pygame.Rect(rect.left + gap // 2, rect.top, rect.height, rect.height)
    digits = typeset.line_width(app.theme.font("serif_bold", high * 0.7 / app.theme.unit), minus(plate.total))
    wide, sign = max(digits, round(high * 0.8)) + gap, round(high * 0.56) + gap
    needed = typeset.line_width(app.theme.font("ui_bold", LEAST_NAME * 1.2 / app.theme.unit), plate.seat.name)
    if plate.won or needed <= rect.right - face.right - wide - sign - 2 * gap:
        wide += sign
    total = pygame.Rect(rect.right - wide - gap, rect.centery - high // 2, wide, high)
    tall = min(rect.height, app.theme.px(34))
    name = pygame.Rect(face.right + gap // 2, rect.centery - tall // 2, total.left - face.right - gap, tall)
    return face, name, total


def _beside(rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The face at the left, the name over the total at the right."""
    margin = rect.height // 12
    inner = rect.inflate(-2 * margin, -2 * margin)
    side = min(inner.height, round(inner.width * 0.42))
    face = pygame.Rect(inner.left, inner.centery - side // 2, side, side)
    left, high = face.right + margin, inner.height
    name = pygame.Rect(left, inner.top, inner.right - left, round(high * 0.4))
    return face, name, pygame.Rect(left, name.bottom, name.width, inner.bottom - name.bottom)


def _tall(rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The face above the name, the total below it."""
    margin = round(rect.width * 0.06)
    inner = rect.inflate(-2 * margin, -2 * margin)
    side = min(inner.width, round(inner.height * 0.5))
    face = pygame.Rect(0, inner.top, side, side)
    face.centerx = inner.centerx
    free = inner.bottom - face.bottom
    name = pygame.Rect(inner.left, face.bottom, inner.width, round(free * 0.42))
    total = pygame.Rect(inner.left, name.bottom, inner.width, inner.bottom - name.bottom)
    return face, name, total


def _line(surface: pygame.Surface, app: App, words: str, box: pygame.Rect, family: str, align: typeset.Align) -> None:
    """Words as large as the box allows, at last cut where they do not fit."""
    size = box.height * 0.7 / app.theme.unit
    least = min(LEAST_NAME / app.theme.unit / size, 1.0)
    font = typeset.fit_font(app.theme, family, words, size, box.width, least)
    while len(words) > 1 and typeset.line_width(font, words) > box.width:
        words = words[:-2].rstrip() + "…"
    label = typeset.render_line(font, words, CREAM)
    surface.blit(label, typeset.place(label.get_size(), box, align))
