"""The strip with a seat's name: face, symbol, colour, score, and small signs of what it is doing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

import pygame

from game.core.record import Seat
from ui import typeset
from ui.app import App
from ui.portraits import Mood, Naturalist
from ui.theme import BRASS_LIGHT, CREAM, INK, MOSS, PLAYERS, RUST
from ui.widgets.medallion import Pose, draw_posed, medallion
from ui.widgets.panel import draw_box

NAME_ROOM = 150
"""Pictures without a number are left out where less than this many units remain for a name that needs so many."""

SMALLER = tuple((part, 1.0) for part in (1.0, 0.9, 0.8, 0.7, 0.6)) + tuple((0.6, part) for part in (0.9, 0.8, 0.7, 0.6))
"""Badges and marks, and at last the score, become smaller by these factors before a name is made much smaller.

The score keeps its size as long as that can be, so that the scores of all strips can be compared.
"""

NAME, SCORE, BADGE = 20, 22, 20
"""The sizes of words on a strip."""

TALLEST = 0.62
"""Words are at most this part of the height of their strip; beside a long name badges become smaller."""

ALIKE, UNDER = 0.7, 0.86
"""Names and notes become smaller beside what else a strip shows, and beside longer ones, down to this part; a note is
at most so large a part of its name."""

LEAST_NAME = 12
"""Names are made smaller down to this many pixels before they are cut."""

NOTE = 15
"""The size of the words under a name; where they have no room they are left out."""


@dataclass(frozen=True)
class Header:
    """What is shown of a seat."""

    name: str
    colour: int
    score: int
    marks: tuple[str, ...] = ()
    active: bool = False
    badges: tuple[tuple[str, str], ...] = ()
    seat: Seat | None = None
    face: Naturalist | None = None
    note: str = ""
    """What the seat does now, in a few words under its name."""
    opens: bool = False
    """Whether the strip is a tab: all there is to see of the seat until it is opened."""
    crowd: int = 0
    """How many steps of `SMALLER` its signs are smaller than they could be, as on the fullest strip beside it."""
    most: tuple[float, float] = (NAME, NOTE)
    """How large its name and its note are at most, in units."""


class _Words(NamedTuple):
    """Where the symbol of a seat stands on its strip, if it has room, the box of its name, and that of its note."""

    symbol: pygame.Rect | None
    name: pygame.Rect
    note: pygame.Rect | None

    @property
    def units(self) -> tuple[float, float]:
        """How large the name is, and the most of the height of the strip that it takes."""
        return (17, 0.46) if self.note is not None else (NAME, TALLEST)


_Piece = tuple[int, int, Callable[[], pygame.Surface]]
"""Something at the right end of a strip: its left edge, its width, and what draws it."""


def alike(app: App, strips: Iterable[tuple[pygame.Rect, Header]]) -> list[Header]:
    """What strips that stand beside each other show, with signs and names of one size on all of them."""
    pairs = list(strips)
    crowd = max((_crowd(app, rect, header) for rect, header in pairs), default=0)
    crowded = [(rect, replace(header, crowd=crowd)) for rect, header in pairs]
    if not crowded:
        return []
    names, notes = zip(*(_word_sizes(app, rect, header) for rect, header in crowded), strict=True)
    name = max(min(names), ALIKE * max(names))
    return [replace(header, most=(name, min(*notes, UNDER * name))) for _, header in crowded]


def _word_sizes(app: App, rect: pygame.Rect, header: Header) -> tuple[float, float]:
    """How large the name of a strip and its note are set to fit, in units."""
    words = _words(app, rect, header, _face_end(app, rect, header), _inner_end(app, rect, header))
    size = _size(app, rect, *words.units)
    name = typeset.fit_font(app.theme, "ui_bold", header.name, size, words.name.width, _least(app, size))
    if words.note is None:
        return name.point_size / app.theme.unit, NOTE
    note = _note_font(app, rect, header, words.note.width)
    return name.point_size / app.theme.unit, note.point_size / app.theme.unit


def draw_header(surface: pygame.Surface, app: App, rect: pygame.Rect, header: Header) -> None:
    """Draw a seat's strip; the seat that is asked has a bright edge."""
    theme, player = app.theme, PLAYERS[header.colour % len(PLAYERS)]
    edge = BRASS_LIGHT if header.active else INK
    draw_box(surface, rect, theme.px(9), player.colour, edge, max(theme.grain.px(3 if header.active else 1), 1))
    _draw_face(surface, app, rect, header)
    parts = _right_parts(app, rect, header)
    for picture, right in parts:
        surface.blit(picture, (right, rect.centery - picture.get_height() // 2))
    words = _words(app, rect, header, _face_end(app, rect, header), parts[-1][1])
    if words.symbol is not None:
        surface.blit(app.assets.icon(player.symbol, words.symbol.width, CREAM), words.symbol)
    if words.note is not None:
        font = _note_font(app, rect, header, words.note.width)
        label = typeset.render_line(font, header.note, BRASS_LIGHT)
        surface.blit(label, label.get_rect(midleft=words.note.midleft))
    _draw_name(surface, app, header.name, words.name, min(_size(app, rect, *words.units), header.most[0]))


def _words(app: App, rect: pygame.Rect, header: Header, left: int, right: int) -> _Words:
    """Where symbol, name and note stand between the face and what is at the right end; a note only where it fits."""
    theme, symbol = app.theme, None
    side = round(rect.height * (0.66 if header.face is None else 0.54))
    if header.face is None or _name_fits(app, header.name, right - left - side - theme.px(10)):
        symbol = pygame.Rect(left, rect.centery - side // 2, side, side)
        left += side + theme.px(6)
    box = pygame.Rect(left, rect.top, max(right - left - theme.px(8), 1), rect.height)
    if not header.note or typeset.line_width(_note_font(app, rect, header, box.width), header.note) > box.width:
        return _Words(symbol, box, None)
    note = pygame.Rect(box.left, box.centery + round(rect.height * 0.22), box.width, 0)
    return _Words(symbol, pygame.Rect(box.topleft, (box.width, rect.height // 2 + theme.grain.px(5))), note)


def _note_font(app: App, rect: pygame.Rect, header: Header, width: int) -> pygame.font.Font:
    """The letters of the words under a name."""
    size = min(_size(app, rect, NOTE, 0.38), header.most[1])
    return typeset.fit_font(app.theme, "ui_bold", header.note, size, width, ALIKE)


def _size(app: App, rect: pygame.Rect, units: float, most: float = TALLEST) -> float:
    """The size of words on a strip, no larger than its height allows."""
    return min(units, rect.height * most / app.theme.unit)


def _draw_face(surface: pygame.Surface, app: App, rect: pygame.Rect, header: Header) -> None:
    """The medallion at the left end, a little taller than the strip, thinking while the seat is asked."""
    if header.seat is None or header.face is None:
        return
    place = face_rect(app, rect)
    mood: Mood = "thinking" if header.active else ""
    surface.blit(medallion(app.assets, header.seat, header.face, place.width, mood), place)


def _face_end(app: App, rect: pygame.Rect, header: Header) -> int:
    """Where the medallion of a strip leaves room for words."""
    if header.seat is None or header.face is None:
        return rect.left + app.theme.px(8)
    return face_rect(app, rect).right + app.theme.px(5)


def face_rect(app: App, rect: pygame.Rect) -> pygame.Rect:
    """Where the medallion of a strip is."""
    side = rect.height + 2 * max(app.theme.px(1), 1)
    return pygame.Rect(rect.left + app.theme.px(5), rect.centery - side // 2, side, side)


def draw_gesture(surface: pygame.Surface, app: App, rect: pygame.Rect, header: Header, pose: Pose) -> None:
    """The medallion of a strip in a gesture, over the one that rests there."""
    if header.seat is None or header.face is None:
        return
    place, player = face_rect(app, rect), PLAYERS[header.colour % len(PLAYERS)]
    old = surface.get_clip()
    surface.set_clip(place.clip(old))
    draw_box(surface, rect, app.theme.px(9), player.colour)
    surface.set_clip(old)
    picture = medallion(app.assets, header.seat, header.face, place.width, pose.mood)
    draw_posed(surface, app.theme, picture, place, pose)


def _right_parts(app: App, rect: pygame.Rect, header: Header) -> list[tuple[pygame.Surface, int]]:
    """What stands at the right end of a strip, smaller where the name needs the room or a badge would find none."""
    pieces = _pieces(app, rect, header, *SMALLER[_crowd(app, rect, header)])
    made = [(make(), left, wide) for left, wide, make in pieces]
    return [(picture, left + (wide - picture.get_width()) // 2) for picture, left, wide in made]


def _inner_end(app: App, rect: pygame.Rect, header: Header) -> int:
    """How far to the left what stands at the right end of a strip reaches."""
    return _pieces(app, rect, header, *SMALLER[_crowd(app, rect, header)])[-1][0]


def _crowd(app: App, rect: pygame.Rect, header: Header) -> int:
    """The first step of `SMALLER`, from that of the strips beside it on, at which all there is to show has room."""
    least = _name_end(app, rect, header)
    for step in range(header.crowd, len(SMALLER)):
        pieces = _pieces(app, rect, header, *SMALLER[step])
        if pieces[-1][0] >= least and len(pieces) == 2 + header.opens + len(header.marks) + 2 * len(header.badges):
            return step
    return len(SMALLER) - 1


def _name_end(app: App, rect: pygame.Rect, header: Header) -> int:
    """How far to the right the name of a strip and the words under it reach, made a little smaller."""
    faces = ((header.name, NAME), (header.note, NOTE))
    wide = max(typeset.line_width(app.theme.font("ui_bold", size * ALIKE), words) for words, size in faces)
    return rect.left + 2 * rect.height + app.theme.px(8) + wide


def _pieces(app: App, rect: pygame.Rect, header: Header, part: float, large: float) -> list[_Piece]:
    """Score, star, marks and badges from the right end of a strip inwards; nothing is drawn before it is asked for."""
    theme, assets, star, lens = (
        app.theme,
        app.assets,
        round(rect.height * 0.5 * large),
        round(rect.height * 0.66 * large),
    )
    side, image_side = round(rect.height * 0.66 * part), round(rect.height * 0.8 * part)
    pieces, right = list[_Piece](), rect.right - theme.grain.px(12)

    def add(gap: int, wide: int, make: Callable[[], pygame.Surface]) -> None:
        nonlocal right
        right -= gap + wide
        pieces.append((right, wide, make))

    def write(gap: int, words: str, size: float) -> None:
        font = theme.font("ui_bold", size)
        add(gap, font.size(words)[0], partial(font.render, words, True, CREAM))

    if header.opens:
        add(0, lens, partial(assets.icon, "magnifier", lens, CREAM))
    write(theme.px(6) * header.opens, str(header.score).replace("-", "−"), _size(app, rect, SCORE) * large)
    add(theme.px(4), star, partial(assets.icon, "star", star, BRASS_LIGHT))
    for mark in header.marks:
        add(theme.px(4), side, partial(assets.icon, mark, side, CREAM))
    room = min(rect.left + theme.px(8 + NAME_ROOM), _name_end(app, rect, header)) if header.badges else 0
    for image, words in header.badges:
        if not words and right - 2 * side < room:
            break
        write(theme.px(6), words, _size(app, rect, BADGE) * part)
        add(theme.px(2), image_side, partial(assets.image, image, (image_side, image_side)))
    return pieces


def badge_spot(app: App, rect: pygame.Rect, header: Header, number: int) -> pygame.Rect:
    """Where the picture of a badge stands on a strip; past the last one at that."""
    parts = _right_parts(app, rect, header)
    pictures = parts[2 + header.opens + len(header.marks) :][1::2] or parts[-1:]
    picture, edge = pictures[min(number, len(pictures) - 1)]
    return picture.get_rect(midleft=(edge, rect.centery))


def star_spot(app: App, rect: pygame.Rect, header: Header) -> pygame.Rect:
    """Where the star beside the score stands on a strip."""
    picture, edge = _right_parts(app, rect, header)[1 + header.opens]
    return picture.get_rect(midleft=(edge, rect.centery))


def shortened(font: pygame.font.Font, name: str, width: int) -> str:
    """The name, cut where it is wider than that."""
    while len(name) > 1 and typeset.line_width(font, name) > width:
        name = name[:-2].rstrip() + "…"
    return name


def _name_fits(app: App, name: str, width: int) -> bool:
    """Whether a name stands whole in that width, made as small as names become."""
    font = typeset.fit_font(app.theme, "ui_bold", name, NAME, width, _least(app, NAME))
    return typeset.line_width(font, name) <= width


def _least(app: App, size: float) -> float:
    """The part of a size down to which names are made smaller."""
    return min(14, LEAST_NAME / app.theme.unit) / size


def _draw_name(surface: pygame.Surface, app: App, name: str, box: pygame.Rect, size: float) -> None:
    """The name, made smaller and at last cut where it does not fit."""
    font = typeset.fit_font(app.theme, "ui_bold", name, size, box.width, _least(app, size))
    label = typeset.render_line(font, shortened(font, name, box.width), CREAM)
    surface.blit(label, (box.left, box.centery - label.get_height() // 2))


def draw_change(surface: pygame.Surface, app: App, rect: pygame.Rect, header: Header, change: int) -> None:
    """A chip with gained or lost points beside everything that a seat's strip tells at its right end."""
    theme = app.theme
    label = theme.font("ui_bold", 22).render(f"{change:+d}".replace("-", "−"), True, CREAM)
    chip = label.get_rect().inflate(theme.px(18), theme.px(4))
    chip.midright = (_inner_end(app, rect, header) - theme.px(4), rect.centery)
    draw_box(surface, chip, chip.height // 2, MOSS if change > 0 else RUST, CREAM, max(theme.px(2), 1))
    surface.blit(label, label.get_rect(center=chip.center))
