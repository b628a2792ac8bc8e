"""Drawing zoos: the painted board with its plaques, pieces on it, and small zoos for the others."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import KINDS, SPECIES
from ui.app import App
from ui.boards.draftosaurus.geometry import Box, PenGeometry, geometry
from ui.boards.draftosaurus.layout import piece_rect, scaled
from ui.boards.draftosaurus.words import signs
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred
from ui.boards.kit.writing import fits_line, line, smallest
from ui.dyes import dye
from ui.palette import Tone
from ui.sheets import opaque
from ui.theme import INK, Colour
from ui.widgets.panel import draw_box

PLAQUE = 30
LOOSE, ALONE = 1.35, 2.6
"""How tall a plaque is painted, and how many times as tall as that the numbers in a row and alone may be."""

COATS: dict[str, Tone] = {
    species: dye(coat, f"draftosaurus/{species}", *(("draftosaurus/die_no_trex",) if species == "trex" else ()))
    for species, coat in {
        "trex": Tone((196, 36, 43), None, (198, 37, 18)),
        "parasaurolophus": Tone((47, 150, 80), None, (6, 137, 133), (30, 162, 89)),
        "stegosaurus": Tone((60, 110, 195), None, (59, 108, 200), (62, 94, 176)),
        "triceratops": Tone((245, 200, 70)),
        "spinosaurus": Tone((240, 140, 40), None, (231, 131, 7), (246, 128, 17)),
        "brachiosaurus": Tone((240, 150, 195), None, None, (186, 144, 189)),
    }.items()
}
"""The colours that the species are painted in."""

SIGN: Colour = (253, 243, 215)
SIGN_EDGE: Colour = (139, 90, 48)
COIN: Colour = (222, 178, 72)
WIDER = ((1.0, 1.2, 1.4), (1.0, 1.2, 1.4, 1.8, 2.1))
"""A sign may be made so many times as wide as it is painted: for its whole name, and for one word of it."""

MARGIN = 0.66
"""The room beside the words of a sign, both sides together, in heights of the sign."""

UPWARDS = 0.75
"""The part by which signs that are larger than they are painted grow upwards."""

GHOST = 120
"""How solid a sealed pick is drawn, of 255."""


def draw_board(surface: pygame.Surface, app: App, board: ZooBoard, rect: pygame.Rect) -> None:
    """The painted board with its titles and values."""
    key = (
        "draftosaurus",
        board.name,
        rect.size,
        app.text.lang,
        tuple(pen.values for pen in board.pens),
        app.theme.scale,
    )
    surface.blit(app.assets.kept(key, lambda: _lettered(app, board, rect.size)), rect)


def _lettered(app: App, board: ZooBoard, size: tuple[int, int]) -> pygame.Surface:
    painted = app.assets.image(f"draftosaurus/{board.name}", size, stretch=True)
    picture = opaque(painted)
    letter(picture, app, board)
    return picture


def letter(picture: pygame.Surface, app: App, board: ZooBoard) -> None:
    """Write names and points onto a painted board."""
    for pen in board.pens:
        form = geometry(board.name).pens[pen.id]
        letter_values(picture, app, board, pen.id, picture.get_rect())
        letter_sign(picture, app, board.name, form, signs(app.text, pen.id))


def letter_sign(picture: pygame.Surface, app: App, name: str, form: PenGeometry, forms: Sequence[str]) -> None:
    """Write a pen's name or a word of it onto its sign; where that is too small, onto a larger one over it."""
    painted = scaled(name, picture.get_rect(), form.title)
    title, label = set_sign(app, name, picture.get_rect(), form, forms)
    if label is None:
        return
    if title.size != painted.size:
        draw_box(picture, title, title.height // 4, SIGN, SIGN_EDGE, max(app.theme.grain.px(2), 1))
    picture.blit(label, label.get_rect(center=title.center))


def set_sign(
    app: App, name: str, area: pygame.Rect, form: PenGeometry, forms: Sequence[str]
) -> tuple[pygame.Rect, pygame.Surface | None]:
    """Where the sign of a pen is on a board, as large as its words need, and the first of the words that fit."""
    painted, title = scaled(name, area, form.title), sign_rect(app, name, area, form)
    pad, high = max(round(title.height * MARGIN), 4), title.height * 0.62
    forms_in = ((words, part) for words, parts in zip(forms, WIDER, strict=True) for part in parts)
    tried = ((round(painted.width * part) - pad, words) for words, part in forms_in)
    room, words = next((one for one in tried if fits_line(app, one[1], one[0], "round")), (0, ""))
    if not words:
        return painted, None
    label = line(app, words, room, high, INK, "round")
    if title.height > painted.height or room > painted.width - pad:
        title = title.inflate(max(label.get_width() + pad - title.width, 0), 0).clamp(area)
    return title, label


def sign_rect(app: App, name: str, area: pygame.Rect, form: PenGeometry) -> pygame.Rect:
    """The sign of a pen on a board of any size, at least as tall as legible words: it grows upwards, off the pieces."""
    painted = scaled(name, area, form.title)
    more = max(round(smallest(app) * 1.3) - painted.height, 0)
    return pygame.Rect(painted.left, painted.top - round(UPWARDS * more), painted.width, painted.height + more).clamp(
        area
    )


def printed(app: App, name: str, area: pygame.Rect) -> list[pygame.Rect]:
    """Where names and points stand on a large board."""
    pens = geometry(name).pens.values()
    plaques = [scaled(name, area, plaque(x, y)) for form in pens for x, y in form.values]
    return [sign_rect(app, name, area, form) for form in pens] + plaques


def plaque(x: float, y: float) -> Box:
    """The plaque of points around a spot of a painted board."""
    return x - 19, y - PLAQUE / 2, 38, PLAQUE


def letter_values(
    surface: pygame.Surface, app: App, board: ZooBoard, pen_id: str, area: pygame.Rect, over: bool = False
) -> None:
    """Write the points of a pen onto their plaques; over pieces, or where these are too small, onto new ones."""
    pen, form = next(entry for entry in board.pens if entry.id == pen_id), geometry(board.name).pens[pen_id]
    values = pen.values or (board.pens[1].values if pen_id == "bridge_right" else (0,))
    for (x, y), value in zip(form.values, values, strict=False):
        box = scaled(board.name, area, plaque(x, y))
        if is_legible(app, area.width / geometry(board.name).size[0], LOOSE if len(form.values) > 1 else ALONE):
            _letter_value(surface, app, value, box, len(form.values) > 1, over)


def _letter_value(surface: pygame.Surface, app: App, value: int, box: pygame.Rect, row: bool, over: bool) -> None:
    """One number on its plaque: a low one in a row, a round one that stands alone."""
    pen, room = Pen(surface, app), box.inflate(box.width // 2, 0)
    if not fits_line(app, str(value), room.width, "round"):
        return
    high = box.height * (0.64 if row else 0.8)
    if over or smallest(app) > high:
        wide = line(app, str(value), room.width, high, INK, "round").get_width() + 2 * app.theme.grain.px(3)
        low = max(round(max(high, smallest(app)) * 1.12), round(box.height * 0.8))
        size = (max(wide, round(box.width * 1.3)), low) if row else (max(wide, low, round(box.height * 1.25)),) * 2
        own, edge = centred(box, *size), max(app.theme.grain.px(1.5), 1)
        pen.box(own, own.height // 2, SIGN, SIGN_EDGE if row else COIN, edge)
    pen.digits(value, room, high)


def stand(board: ZooBoard, codes: Sequence[int], rect: pygame.Rect) -> list[tuple[int, pygame.Rect]]:
    """Species and place of every piece of a zoo, the nearer ones last."""
    seen: dict[str, int] = {}
    pieces = []
    for code in codes:
        pen, _, slot = board.places[code // KINDS].partition(".")
        number = int(slot) if slot else seen.get(pen, 0)
        seen[pen] = seen.get(pen, 0) + 1
        pieces.append((code % KINDS, piece_rect(board.name, rect, pen, number)))
    return pieces


def draw_pieces(surface: pygame.Surface, app: App, pieces: list[tuple[int, pygame.Rect]], ghosts: int = 0) -> None:
    """Draw pieces from back to front; the last `ghosts` of them are sealed and drawn faintly."""
    solid = len(pieces) - ghosts
    order = sorted(range(len(pieces)), key=lambda n: pieces[n][1].bottom)
    for n in order:
        kind, rect = pieces[n]
        image = app.assets.image(f"draftosaurus/{SPECIES[kind]}", rect.size)
        if n >= solid:
            image = image.copy()
            image.set_alpha(GHOST)
        surface.blit(image, image.get_rect(center=rect.center))


def is_legible(app: App, factor: float, loose: float = LOOSE) -> bool:
    """Whether the points on a board that is drawn so many times as large as it is painted can be read."""
    return smallest(app) <= PLAQUE * factor * loose


def draw_count(surface: pygame.Surface, app: App, count: int, corner: tuple[int, int], height: float) -> None:
    """A small disc with a number at the lower right corner of something."""
    font = app.theme.font("round", height * 0.8 / app.theme.unit)
    label = font.render(str(count), True, (255, 255, 255))
    side = round(max(height, label.get_width() + height * 0.3))
    disc = pygame.Rect(corner[0] - side, corner[1] - side, side, side)
    draw_box(surface, disc, side // 2, INK)
    surface.blit(label, label.get_rect(center=disc.center))
