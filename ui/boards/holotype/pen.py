"""Writing and pictures in boxes of any size: everything shrinks with its box, and says so when it gets too small."""

from __future__ import annotations

import pygame

from ui import typeset
from ui.app import App
from ui.theme import Colour, mix

TRIASSIC: Colour = (112, 62, 146)
JURASSIC: Colour = (38, 88, 158)
CRETACEOUS: Colour = (42, 108, 62)
PERIOD_INKS: tuple[Colour, ...] = (TRIASSIC, JURASSIC, CRETACEOUS)
"""The colours of the periods; on paper they are dark enough for text."""

BOARD: Colour = (38, 66, 56)
BOARD_LIGHT: Colour = (54, 86, 73)
BOARD_LINE: Colour = (152, 140, 88)
CARD_PAPER: Colour = (254, 247, 231)
CARD_SHADE: Colour = (238, 225, 196)
CARD_INK: Colour = (59, 42, 28)
READY: Colour = (38, 104, 58)
LACKING: Colour = (146, 44, 30)

LEAST_PIXELS = 8
"""Letters smaller than this many pixels cannot be read; the tests are told of them."""


def font(app: App, family: str, pixels: float) -> pygame.font.Font:
    """A font of that many pixels."""
    return app.theme.font(family, max(pixels, 1) / app.theme.unit)


def fits(app: App, words: str, width: int, family: str = "ui_bold") -> bool:
    """Whether a line can be read in that width."""
    return typeset.line_width(font(app, family, LEAST_PIXELS + 1), words) <= width


def write(
    surface: pygame.Surface,
    app: App,
    words: str,
    box: pygame.Rect,
    colour: Colour,
    pixels: float = 0.0,
    family: str = "ui_bold",
    align: typeset.Align = "center",
) -> pygame.Rect:
    """One line, as large as asked (else as the box is tall) and as the width allows; the area it covers."""
    size = pixels or box.height * 0.78
    key = ("holotype line", words, colour, round(size, 2), family, box.width, app.theme.unit)
    label = app.assets.kept(key, lambda: _line(app, words, colour, size, family, box))
    spot = typeset.place(label.get_size(), box, align)
    surface.blit(label, spot)
    return spot


def _line(app: App, words: str, colour: Colour, size: float, family: str, box: pygame.Rect) -> pygame.Surface:
    """A line as a picture, made smaller until it fits."""
    face = font(app, family, size)
    while size > LEAST_PIXELS - 1 and typeset.line_width(face, words) > box.width:
        size *= 0.95
        face = font(app, family, size)
    if size < LEAST_PIXELS and words and typeset.line_width(face, words) > box.width:
        typeset.report_overflow(words, (typeset.line_width(face, words), face.get_height()), box.size)
    return typeset.render_line(face, words, colour)


def paragraph(
    surface: pygame.Surface,
    app: App,
    words: str,
    box: pygame.Rect,
    colour: Colour,
    pixels: float,
    family: str = "ui",
    align: typeset.Align = "center",
    valign: typeset.Valign = "center",
) -> None:
    """Several lines, made smaller until they fit the box."""
    key = ("holotype block", words, colour, round(pixels, 2), family, align, box.size, app.theme.unit)
    block = app.assets.kept(key, lambda: _block(app, words, colour, pixels, family, align, box))
    surface.blit(block, typeset.place(block.get_size(), box, align, valign))


def _block(
    app: App, words: str, colour: Colour, size: float, family: str, align: typeset.Align, box: pygame.Rect
) -> pygame.Surface:
    """Lines as a picture, made smaller until they fit."""
    while True:
        face = font(app, family, size)
        lines = typeset.wrap(face, words, box.width)
        needed = typeset.text_size(face, lines)
        whole = " ".join(lines).split() == words.split()
        if (needed[1] <= box.height + 2 and needed[0] <= box.width and whole) or size <= LEAST_PIXELS:
            break
        size = max(size * 0.94, LEAST_PIXELS)
    if needed[1] > box.height * 1.15 + 2:
        typeset.report_overflow(words, needed, box.size)
    return typeset.render(face, lines, colour, align)


def picture(
    surface: pygame.Surface, app: App, name: str, box: pygame.Rect, tint: Colour | None = None, align: str = "center"
) -> pygame.Rect:
    """A picture of the game as large as the box allows; the area it covers."""
    image = app.assets.image(f"holotype/{name}", box.size, tint)
    spot = image.get_rect(center=box.center)
    if align == "bottom":
        spot.bottom = box.bottom
    surface.blit(image, spot)
    return spot


def faint(surface: pygame.Surface, app: App, name: str, box: pygame.Rect, tint: Colour | None, alpha: int) -> None:
    """A picture of the game that lets the ground shine through."""

    def make() -> pygame.Surface:
        image = app.assets.image(f"holotype/{name}", box.size, tint).copy()
        image.set_alpha(alpha)
        return image

    image = app.assets.kept(("holotype faint", name, box.size, tint, alpha), make)
    surface.blit(image, image.get_rect(midbottom=box.midbottom))


def bright(colour: Colour) -> Colour:
    """A seat's colour light enough to tint the white figures."""
    return mix(colour, (255, 255, 255), 0.28)


def columns(area: pygame.Rect, count: int, gap: int, most: int = 0) -> list[pygame.Rect]:
    """Equal columns of an area from the left, at most so wide."""
    if not count:
        return []
    wide = (area.width - gap * (count - 1)) // count
    wide = min(wide, most) if most else wide
    return [pygame.Rect(area.left + n * (wide + gap), area.top, wide, area.height) for n in range(count)]


def rows(area: pygame.Rect, count: int, gap: int = 0) -> list[pygame.Rect]:
    """Equal rows of an area from the top."""
    high = (area.height - gap * (count - 1)) // max(count, 1)
    return [pygame.Rect(area.left, area.top + n * (high + gap), area.width, high) for n in range(count)]
