"""Drawing zoos: the painted board with its plaques, pieces on it, and small zoos for the others."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import KINDS, SPECIES
from ui.app import App
from ui.aside import given_pause
from ui.boards.draftosaurus.geometry import Box, PenGeometry, geometry
from ui.boards.draftosaurus.layout import piece_rect, scaled
from ui.boards.draftosaurus.words import signs
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred
from ui.boards.kit.writing import fits_line, line, smallest
from ui.dyes import dye
from ui.palette import Tone
from ui.sheets import wait_for_new
from ui.theme import CREAM, INK, Colour
from ui.widgets.panel import draw_box

PLAQUE = 30
LOOSE = 1.35
"""How tall a plaque is painted, and how many times as tall as that the numbers on it may be."""

PALE = 80
"""How strongly small zoos are washed out, of 255."""

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
WIDER = ((1.0, 1.2, 1.4), (1.0, 1.2, 1.4, 1.8))
"""A sign may be made so many times as wide as it is painted: for its whole name, and for a word instead of it."""

MARGIN = 0.66
"""The room beside the words of a sign, both sides together, in heights of the sign."""

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
    wait_for_new(size)
    picture = painted.convert()
    given_pause()
    _letter(picture, app, board)
    return picture


def _letter(picture: pygame.Surface, app: App, board: ZooBoard) -> None:
    """Write names and points onto a painted board."""
    for pen in board.pens:
        form = geometry(board.name).pens[pen.id]
        letter_values(picture, app, board, pen.id, picture.get_rect())
        _letter_sign(picture, app, board.name, form, signs(app.text, pen.id))


def _letter_sign(picture: pygame.Surface, app: App, name: str, form: PenGeometry, forms: Sequence[str]) -> None:
    """Write a pen's name or the word for its rule onto its sign; where that is too small, onto a larger one over it."""
    area = picture.get_rect()
    painted, title = scaled(name, area, form.title), sign_rect(app, name, area, form)
    pad, high = max(round(title.height * MARGIN), 4), title.height * 0.62
    forms_in = ((words, part) for words, parts in zip(forms, WIDER, strict=True) for part in parts)
    tried = ((round(painted.width * part) - pad, words) for words, part in forms_in)
    fits = (one for one in tried if fits_line(app, one[1], one[0], "round"))
    room, words = next(fits, (0, ""))
    if not words:
        return
    label = line(app, words, room, high, INK, "round")
    if title.height > painted.height:
        edge = 2 * app.theme.grain.px(5)
        title = title.clamp(scaled(name, area, form.rect).inflate(-edge, -edge))
    if title.height > painted.height or room > painted.width - pad:
        title = title.inflate(max(label.get_width() + pad - title.width, 0), 0).clamp(area)
        draw_box(picture, title, title.height // 4, SIGN, SIGN_EDGE, max(app.theme.grain.px(2), 1))
    picture.blit(label, label.get_rect(center=title.center))


def sign_rect(app: App, name: str, area: pygame.Rect, form: PenGeometry) -> pygame.Rect:
    """The sign of a pen on a board of any size, at least as tall as legible words."""
    painted = scaled(name, area, form.title)
    return painted.inflate(0, max(round(smallest(app) * 1.3) - painted.height, 0))


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
        if _is_legible(app, area.width / geometry(board.name).size[0]):
            _letter_value(surface, app, value, box, len(form.values) > 1, over)


def _letter_value(surface: pygame.Surface, app: App, value: int, box: pygame.Rect, row: bool, over: bool) -> None:
    """One number on its plaque: a low one in a row, a round one that stands alone."""
    pen, room = Pen(surface, app), box.inflate(box.width // 2, 0)
    if not fits_line(app, str(value), room.width, "round"):
        return
    high = box.height * (0.68 if row else 0.8)
    if over or smallest(app) > high:
        wide = line(app, str(value), room.width, high, INK, "round").get_width() + 2 * app.theme.grain.px(3)
        low = max(round(max(high, smallest(app)) * 1.12), round(box.height * 0.8))
        size = (max(wide, round(box.width * 1.3)), low) if row else (max(wide, low, round(box.height * 1.25)),) * 2
        own, edge = centred(box, *size), max(app.theme.grain.px(1.5), 1)
        pen.box(own, own.height // 2, SIGN, SIGN_EDGE if row else COIN, edge)
    pen.write(str(value), room, high, INK, "round")


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


def draw_small_board(surface: pygame.Surface, app: App, board: ZooBoard, rect: pygame.Rect) -> None:
    """The painted board made pale, so that the pieces of another seat's zoo stand out, with short signs."""

    def make() -> pygame.Surface:
        picture = app.assets.image(f"draftosaurus/{board.name}", rect.size, stretch=True).convert()
        given_pause()
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((*CREAM, PALE))
        picture.blit(veil, (0, 0))
        _letter(picture, app, board)
        return picture

    key = ("pale", board.name, rect.size, app.text.lang, tuple(pen.values for pen in board.pens), app.theme.scale)
    surface.blit(app.assets.kept(key, make), rect)


def draw_small_sign(surface: pygame.Surface, app: App, board: ZooBoard, pen_id: str, rect: pygame.Rect) -> None:
    """The sign of a pen of a small zoo once more, over what was drawn around the pen."""

    def make() -> pygame.Surface:
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        _letter_sign(picture, app, board.name, geometry(board.name).pens[pen_id], signs(app.text, pen_id))
        return picture

    key = ("sign", board.name, pen_id, rect.size, app.text.lang, app.theme.unit)
    surface.blit(app.assets.kept(key, make), rect)


def draw_small_pen(
    surface: pygame.Surface, app: App, board: ZooBoard, pen_id: str, codes: Sequence[int], rect: pygame.Rect
) -> None:
    """What a pen of a small zoo holds: pieces above the points of their slots, else a count for every species."""
    for kind, count, spot in small_spots(app, board, pen_id, codes, rect):
        image = app.assets.image(f"draftosaurus/{SPECIES[kind]}", spot.size)
        stands = image.get_rect(center=spot.center)
        surface.blit(image, stands)
        if count > 1:
            high = max(min(stands.height * 0.55, app.theme.px(24)), 11)
            draw_count(surface, app, count, stands.bottomright, high)


def draw_small_values(
    surface: pygame.Surface, app: App, board: ZooBoard, codes: Sequence[int], area: pygame.Rect
) -> None:
    """The points of the pens of a small zoo in which pieces stand, once more over these, and signs that they reach."""
    for pen in board.pens:
        if any(code // KINDS in pen.places for code in codes):
            form = geometry(board.name).pens[pen.id]
            if _tells_slots(app, form, scaled(board.name, area, form.rect)):
                draw_small_sign(surface, app, board, pen.id, area)
            letter_values(surface, app, board, pen.id, area, over=True)


def small_spots(
    app: App, board: ZooBoard, pen_id: str, codes: Sequence[int], rect: pygame.Rect
) -> list[tuple[int, int, pygame.Rect]]:
    """What stands where in a pen of a small zoo: species, how many of it in one picture, and its place."""
    pen, form = next(entry for entry in board.pens if entry.id == pen_id), geometry(board.name).pens[pen_id]
    held = [code % KINDS for code in codes if code // KINDS in pen.places]
    if pen.holds == "pyramid" or _tells_slots(app, form, rect):
        return _small_slots(app, board, pen_id, codes, rect)
    groups = list(dict.fromkeys(held))
    inner = _free_part(app, board.name, pen_id, rect).inflate(-app.theme.grain.px(4), 0)
    most = max(app.theme.grain.px(64), round(geometry(board.name).piece[1] * rect.width / form.rect[2]))
    boxes = [_share(inner, len(groups), n) for n in range(len(groups))]
    rooms = [box.inflate(-app.theme.grain.px(4), -app.theme.px(2)) for box in boxes]
    spots = [centred(box, *small_size(app, room, most)) for box, room in zip(boxes, rooms, strict=True)]
    return [(kind, held.count(kind), spot) for kind, spot in zip(groups, spots, strict=True)]


def _free_part(app: App, name: str, pen_id: str, rect: pygame.Rect) -> pygame.Rect:
    """The part of a small pen under its sign and above its row of points, if it tells them."""
    form = geometry(name).pens[pen_id]
    factor = rect.width / form.rect[2]
    middle = rect.top + round((form.title[1] + form.title[3] / 2 - form.rect[1]) * factor)
    top = middle + max(round(form.title[3] * factor), round(smallest(app) * 1.3)) // 2
    top = min(top + app.theme.grain.px(3), rect.top + round(rect.height * 0.42))
    row = 0
    if _tells_slots(app, form, rect):
        row = round((form.rect[1] + form.rect[3] - form.values[0][1] + PLAQUE / 2) * factor)
    return pygame.Rect(rect.left, top, rect.width, rect.bottom - row - top)


def _tells_slots(app: App, form: PenGeometry, rect: pygame.Rect) -> bool:
    """Whether a small pen has a row of points that can be read."""
    return len(form.values) > 1 and _is_legible(app, rect.width / form.rect[2])


def _is_legible(app: App, factor: float) -> bool:
    """Whether the points on a board that is drawn so many times as large as it is painted can be read."""
    return smallest(app) <= PLAQUE * factor * LOOSE


def _small_slots(
    app: App, board: ZooBoard, pen_id: str, codes: Sequence[int], rect: pygame.Rect
) -> list[tuple[int, int, pygame.Rect]]:
    """The pieces of a pen of a small zoo, each in its slot, so that it stands over what the slot counts."""
    form, spots = geometry(board.name).pens[pen_id], list[tuple[int, int, pygame.Rect]]()
    factor = rect.width / form.rect[2]
    side = round(112 * factor)
    spot = pygame.Rect((0, 0), small_size(app, pygame.Rect(0, 0, side, side), side))
    for code in codes:
        pen, _, slot = board.places[code // KINDS].partition(".")
        if pen == pen_id:
            x, y = form.slots[int(slot) if slot else len(spots)]
            spot.center = (
                rect.left + round((x - form.rect[0]) * factor),
                rect.top + round((y - form.rect[1]) * factor),
            )
            spots.append((code % KINDS, 1, spot.copy()))
    return spots


def _share(area: pygame.Rect, count: int, number: int) -> pygame.Rect:
    """The part of an area for one of several pictures, in the rows that make them largest."""

    def side(rows: int) -> float:
        return min(area.width / -(-count // rows) / 1.15, area.height / rows)

    rows = max(range(1, count + 1), key=side)
    columns = -(-count // rows)
    wide, high = area.width // columns, area.height // rows
    return pygame.Rect(area.left + number % columns * wide, area.top + number // columns * high, wide, high)


def small_size(app: App, room: pygame.Rect, most: int) -> tuple[int, int]:
    """The size of a piece in a small zoo: one of few, so that pictures are made once."""
    step = app.theme.grain.px(8)
    side = min(room.width / 1.1, room.height, most)
    side = max(round(side) // step * step, step)
    return round(side * 1.1), side


def draw_count(surface: pygame.Surface, app: App, count: int, corner: tuple[int, int], height: float) -> None:
    """A small disc with a number at the lower right corner of something."""
    font = app.theme.font("round", height * 0.8 / app.theme.unit)
    label = font.render(str(count), True, (255, 255, 255))
    side = round(max(height, label.get_width() + height * 0.3))
    disc = pygame.Rect(corner[0] - side, corner[1] - side, side, side)
    draw_box(surface, disc, side // 2, INK)
    surface.blit(label, label.get_rect(center=disc.center))
