"""Small things that the table of Encyclopedia draws again and again: words, icons with numbers, dice, cubes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal
from weakref import WeakKeyDictionary

import pygame

from ui import typeset
from ui.app import App
from ui.theme import BRASS_DARK, CREAM, INK, PAPER, PAPER_EDGE, PAPER_SHADE, PLAYERS, Colour
from ui.widgets.panel import draw_box

LAND_TINTS: tuple[Colour, ...] = ((176, 52, 42), (204, 148, 24), (112, 62, 140), (40, 98, 160), (46, 116, 66))
"""The colours of the continents, as their dice have them."""

LAND_SOFT: tuple[Colour, ...] = ((243, 214, 205), (248, 230, 180), (228, 214, 238), (207, 223, 240), (209, 231, 208))
"""Pale grounds of the continents."""

SMALLEST = 11 / 720
"""The smallest height of words as a part of the height of a window of the usual shape."""

AIR = 0.24
"""The room around words between pictures, as a part of their height."""

Side = Literal["left", "center", "right"]

_WIDTHS: WeakKeyDictionary[pygame.font.Font, dict[str, int]] = WeakKeyDictionary()
"""How wide words are set, by font; forgotten with the font."""


def smallest(app: App) -> int:
    """Words are never smaller than this many pixels."""
    return max(round(min(app.size[1], app.size[0] * 9 / 16) * SMALLEST), 11)


def write(
    surface: pygame.Surface,
    app: App,
    words: str,
    box: pygame.Rect,
    height: float,
    colour: Colour = INK,
    family: str = "ui_bold",
    align: Side = "center",
) -> pygame.Rect:
    """One line of words `height` pixels tall, made smaller where the box is too narrow; where it stands."""
    key = ("encyclopedia words", words, box.width, round(height), colour, family, app.size)
    label = app.assets.kept(key, lambda: _line(app, words, box.width, height, colour, family))
    spot = typeset.place(label.get_size(), box, align)
    surface.blit(label, spot)
    return spot


def _line(app: App, words: str, width: int, height: float, colour: Colour, family: str) -> pygame.Surface:
    least = smallest(app)
    size = max(height, least)
    font = app.theme.font(family, size / app.theme.unit)
    while typeset.line_width(font, words) > width and size > least:
        size = max(size * 0.94, least)
        font = app.theme.font(family, size / app.theme.unit)
    if typeset.line_width(font, words) > width + 1:
        typeset.report_overflow(words, (typeset.line_width(font, words), round(size)), (width, round(height)))
    return typeset.render_line(font, words, colour)


def block(
    surface: pygame.Surface,
    app: App,
    words: str,
    box: pygame.Rect,
    height: float,
    colour: Colour = INK,
    family: str = "ui",
    align: Side = "left",
    valign: typeset.Valign = "center",
) -> None:
    """Words in several lines, made smaller until they fill the box no more than it allows."""
    key = ("encyclopedia block", words, box.size, round(height), colour, family, align, app.size)
    label = app.assets.kept(key, lambda: _lines(app, words, box, height, colour, family, align))
    surface.blit(label, typeset.place(label.get_size(), box, align, valign))


def _lines(
    app: App, words: str, box: pygame.Rect, height: float, colour: Colour, family: str, align: Side
) -> pygame.Surface:
    least = smallest(app)
    size = max(height, least)
    while True:
        font = app.theme.font(family, size / app.theme.unit)
        needed = typeset.text_size(font, typeset.wrap(font, words, box.width))
        if (needed[1] <= box.height + 2 and _widest(font, words) <= box.width) or size <= least:
            break
        size = max(size * 0.94, least)
    lines = _balanced(font, words, box.width)
    if needed[1] > box.height + 4 or _widest(font, words) > box.width:
        typeset.report_overflow(words, needed, box.size)
    return typeset.render(font, lines, colour, align)


def _balanced(font: pygame.font.Font, words: str, width: int) -> list[str]:
    """Lines of about equal length that split no word where that can be."""
    lines = typeset.balance(font, words, width)
    return lines if " ".join(lines).split() == words.split() else typeset.wrap(font, words, width)


def _widest(font: pygame.font.Font, words: str) -> int:
    """The width of the longest word."""
    return max((typeset.line_width(font, word) for word in words.split()), default=0)


def fits(app: App, words: str, box: pygame.Rect, family: str = "ui") -> bool:
    """Whether words fit into a box in several lines of the smallest height."""
    font = app.theme.font(family, smallest(app) / app.theme.unit)
    lines = typeset.wrap(font, words, box.width)
    return typeset.text_size(font, lines)[1] <= box.height + 2 and _widest(font, words) <= box.width


def picture(surface: pygame.Surface, app: App, name: str, box: pygame.Rect) -> pygame.Rect:
    """A picture in the middle of a box, its shape kept; where it stands."""
    image = app.assets.image(name, (max(box.width, 1), max(box.height, 1)))
    spot = image.get_rect(center=box.center)
    surface.blit(image, spot)
    return spot


def filled(surface: pygame.Surface, app: App, name: str, box: pygame.Rect) -> None:
    """A picture that covers a box with its sides cut, under round corners."""

    def make() -> pygame.Surface:
        image = app.assets.cover(name, box.size).convert_alpha()
        mask = pygame.Surface(box.size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=app.theme.px(8))
        image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    surface.blit(app.assets.kept(("encyclopedia filled", name, box.size, app.theme.unit), make), box)


def counted(
    surface: pygame.Surface,
    app: App,
    name: str,
    words: str,
    box: pygame.Rect,
    colour: Colour = INK,
    part: float = 0.62,
) -> None:
    """An icon at the left of a box and words after it; both together stand in its middle."""
    sequence(surface, app, (name, words), box, box.height * part, colour, icon=1 / part)


def sequence(
    surface: pygame.Surface,
    app: App,
    pieces: Sequence[str],
    box: pygame.Rect,
    height: float,
    colour: Colour = INK,
    align: Side = "center",
    icon: float = 1.5,
) -> None:
    """Pictures and words one after the other, made smaller until they fit; pictures are `icon` times as tall."""
    size, side, widths = _measured(app, tuple(pieces), box.size, height, icon)
    left = typeset.place((sum(widths), box.height), box, align).left
    for piece, wide in zip(pieces, widths, strict=True):
        if is_picture(piece):
            picture(surface, app, piece, pygame.Rect(left, box.centery - side // 2, wide, side))
        else:
            write(surface, app, piece, pygame.Rect(left, box.top, wide, box.height), size, colour)
        left += wide


def _measured(
    app: App, pieces: tuple[str, ...], room: tuple[int, int], height: float, icon: float
) -> tuple[float, int, list[int]]:
    """The height of words, that of pictures and all widths with which a sequence fits; pictures give way last."""
    least = smallest(app)
    size = max(height, least)
    shapes = [min(max(app.assets.ratio(piece), 0.8), 1.4) for piece in pieces if is_picture(piece)]
    while True:
        font = app.theme.font("ui_bold", size / app.theme.unit)
        side = min(room[1], round(size * icon))
        words = sum(_width(font, piece) + round(size * AIR) for piece in pieces if not is_picture(piece))
        if words + sum(shapes) * side <= room[0] or size <= least:
            break
        size = max(size * 0.94, least)
    if shapes:
        side = max(min(side, int((room[0] - words) / sum(shapes))), side // 2)
    rest = iter(shapes)
    widths = [
        int(side * next(rest)) if is_picture(piece) else _width(font, piece) + round(size * AIR) for piece in pieces
    ]
    return size, side, widths


def is_picture(piece: str) -> bool:
    """Whether a piece of a sequence names a picture."""
    return piece.startswith("encyclopedia/")


def _width(font: pygame.font.Font, words: str) -> int:
    """How wide words are set; known as long as the font is in use."""
    widths = _WIDTHS.setdefault(font, {})
    if words not in widths:
        widths[words] = typeset.line_width(font, words)
    return widths[words]


def plate(
    surface: pygame.Surface,
    app: App,
    box: pygame.Rect,
    fill: Colour = PAPER,
    edge: Colour = PAPER_EDGE,
    radius: int = 8,
) -> None:
    """A plain plate."""
    draw_box(surface, box, app.theme.px(radius), fill, edge, max(app.theme.px(1.5), 1))


def caption(surface: pygame.Surface, app: App, words: str, box: pygame.Rect, colour: Colour = CREAM) -> None:
    """The label of a zone."""
    write(surface, app, words, box, box.height * 0.86, colour, "serif_bold", "left")


def cube(surface: pygame.Surface, app: App, seat_colour: int, box: pygame.Rect) -> None:
    """A research cube in the colour of a seat."""
    image = app.assets.image("encyclopedia/cube", box.size, cube_tint(seat_colour))
    surface.blit(image, image.get_rect(center=box.center))


def cube_tint(seat_colour: int) -> Colour:
    """The colour of a seat, lightened so that the shading of a white cube stays visible in it."""
    red, green, blue = (min(round(value * 1.25 + 24), 255) for value in PLAYERS[seat_colour % len(PLAYERS)].colour)
    return red, green, blue


def numeral(surface: pygame.Surface, app: App, kind: int, box: pygame.Rect) -> None:
    """The sign of a Type."""
    picture(surface, app, f"encyclopedia/type_{kind}", box)


def frame(surface: pygame.Surface, app: App, box: pygame.Rect) -> None:
    """The frame of a zone of the table: darker paper with a brass edge."""
    draw_box(surface, box, app.theme.px(10), PAPER_SHADE, BRASS_DARK, max(app.theme.px(1.5), 1))
