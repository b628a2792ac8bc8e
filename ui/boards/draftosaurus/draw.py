"""Drawing the table of Draftosaurus from its view: zoos, hand, die, box, targets, previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.draftosaurus import forecast
from game.draftosaurus.model import KINDS, MOVE, SPECIES
from game.draftosaurus.view import DraftView
from ui import typeset
from ui.boards.draftosaurus import paint, small, words
from ui.boards.draftosaurus.geometry import geometry
from ui.boards.draftosaurus.layout import piece_rect, scaled, stack_rects
from ui.boards.draftosaurus.moves import die_rect, held_in
from ui.boards.draftosaurus.rail import draw_rail
from ui.boards.kit import writing
from ui.boards.kit.marks import draw_chosen, draw_glow, draw_points, draw_targets, draw_veil
from ui.boards.kit.names import drawn, of_kind, rest
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import top
from ui.table.board import Look
from ui.table.header import shortened
from ui.theme import INK, INK_SOFT, MOSS, MOSS_LIGHT, PAPER, PAPER_EDGE
from ui.widgets.panel import draw_box, draw_shadow

if TYPE_CHECKING:
    from ui.boards.draftosaurus.board import DraftBoard


ROOM_FOR_WORDS = 94
"""Beside the die, words need this many units to say who rolled it; with less they say the rule alone."""


PREVIEW = (52, 34)
"""The room in units that a preview takes."""

NOTE = 15
"""The size of the words that say who rolled the die."""


def draw_ground(surface: pygame.Surface, table: DraftBoard, view: DraftView) -> None:
    """The painted boards and the trays, with nothing on them."""
    theme, board = table.app.theme, table.zoo_board(view)
    for name, rect in drawn(table.names, surface):
        if name == "board" or name.endswith(".board"):
            draw_shadow(surface, rect, theme.px(8), theme.px(12))
            paint_board = paint.draw_board if name == "board" else small.draw_board
            paint_board(surface, table.app, board, rect)
        elif name in ("die", "tray", "box"):
            draw_box(surface, rect, theme.px(10), PAPER, PAPER_EDGE, max(theme.px(1.5), 1))
    if "box" in table.names:
        box = table.names["box"]
        image = table.app.assets.image("draftosaurus/box", (round(box.width * 0.84), round(box.height * 0.84)))
        surface.blit(image, image.get_rect(center=box.center))


def draw_table(surface: pygame.Surface, table: DraftBoard, view: DraftView) -> None:
    """Everything that stays until the view changes."""
    _draw_zoo(surface, table, view, table.focus)
    if view.asked == MOVE:
        _draw_leaving(surface, table, view)
    else:
        _draw_die(surface, table, view)
        _draw_hand(surface, table, view)
    board, seen = table.zoo_board(view), dict(drawn(table.names, surface))
    for place, rect in of_kind(seen, "rail"):
        draw_rail(Pen(surface, table.app), table, view, int(place), rect)
    for place, rect in of_kind(seen, "zoo"):
        seat, _, pen = place.partition(".")
        small.draw_pen(surface, table.app, board, pen, view.zoos[int(seat)], rect)
    for name, rect in seen.items():
        if name.endswith(".board"):
            small.draw_values(surface, table.app, board, view.zoos[int(name.split(".")[1])], rect)


def draw_large(surface: pygame.Surface, table: DraftBoard, view: DraftView, seat: int) -> None:
    """Another seat's zoo in the place of one's own."""
    paint.draw_board(surface, table.app, table.zoo_board(view), table.names["board"])
    _draw_zoo(surface, table, view, seat)


def _draw_zoo(surface: pygame.Surface, table: DraftBoard, view: DraftView, seat: int) -> None:
    """The pieces of a zoo on the large board, one's own sealed pick among them faintly.

    What the quarantine counts stands in it until its dinosaur is asked to leave: then the pens tell what changes.
    """
    codes = list(view.zoos[seat])
    sealed = view.seat == seat and view.own_pick >= 0
    if sealed:
        codes.append(view.own_pick)
    pieces = paint.stand(table.zoo_board(view), codes, table.names["board"])
    paint.draw_pieces(surface, table.app, pieces, int(sealed))
    place, gain = forecast.best_move(table.rules, view, seat)
    if place >= 0 and not (view.asked == MOVE and view.to_act == seat):
        pen = table.names["pen.quarantine"]
        foot = (pen.centerx, pen.bottom - table.app.theme.px(38))
        draw_points(surface, table.app, foot, gain, False, pen)


def _draw_die(surface: pygame.Surface, table: DraftBoard, view: DraftView) -> None:
    """The die with what it asks, and whom it does not bind."""
    app, box = table.app, table.names["die"]
    if not view.asked:
        return
    die = die_rect(box)
    surface.blit(app.assets.image(f"draftosaurus/die_{view.die}", die.size), die)
    room = pygame.Rect(die.right + app.theme.px(8), box.top, box.right - die.right - app.theme.px(20), box.height)
    room = room.inflate(0, -app.theme.px(16))
    rule, pen, free = app.text(f"draftosaurus.die.{view.die}.name"), Pen(surface, app), view.roller == table.focus
    if room.width < app.theme.px(ROOM_FOR_WORDS):
        told = app.text("draftosaurus.die.unbound") if free else rule
        if writing.fits_block(app, told, room.size, "ui_bold"):
            pen.block(told, room, app.theme.px(18), MOSS if free else INK, "ui_bold", "left")
        return
    upper, lower = top(room, room.height * 0.56)
    pen.note(rule, upper, 18, INK, align="left", valign="bottom")
    roller = shortened(app.theme.font("ui_bold", NOTE * typeset.SMALLEST), table.seat_names[view.roller], room.width)
    note = app.text("draftosaurus.die.free") if free else app.text("draftosaurus.die.by", name=roller)
    pen.note(note, lower, NOTE, MOSS if free else INK_SOFT, align="left", valign="top")


def _draw_leaving(surface: pygame.Surface, table: DraftBoard, view: DraftView) -> None:
    """In the place of die and hand, whose dinosaur leaves its quarantine, and where to."""
    theme, box, kind = table.app.theme, table.names["die"], _quarantined(table, view, view.to_act)
    _draw_piece(surface, table, kind, box.inflate(-theme.grain.px(24), -theme.grain.px(16)))
    told = words.leaving(table.app.text, kind, view.to_act == table.focus, table.seat_names[view.to_act])
    room = table.names["tray"].inflate(-theme.grain.px(32), -theme.grain.px(16))
    Pen(surface, table.app).note(told, room, 20, INK, "ui", align="left")


def _draw_hand(surface: pygame.Surface, table: DraftBoard, view: DraftView) -> None:
    """The hand: a stack for every species, without what is already chosen."""
    for species, rect in of_kind(table.names, "hand"):
        _draw_stack(surface, table, view, SPECIES.index(species), rect)
    if view.own_box >= 0:
        box = table.names["box"]
        _draw_piece(surface, table, view.own_box, box.inflate(-box.width // 3, -box.height // 3), paint.GHOST)


def in_hand(view: DraftView, kind: int) -> int:
    """How many of a species are in hand and not yet chosen."""
    held = view.hands[view.seat] if view.seat >= 0 else None
    chosen = (view.own_pick >= 0 and view.own_pick % KINDS == kind) + (view.own_box == kind)
    return (held[kind] if held else 0) - chosen


def _draw_stack(surface: pygame.Surface, table: DraftBoard, view: DraftView, kind: int, rect: pygame.Rect) -> None:
    """The dinosaurs of one species in hand, with their number."""
    count = in_hand(view, kind)
    if count <= 0:
        return
    for spot in stack_rects(rect, count, table.app.theme.grain):
        _draw_piece(surface, table, kind, spot)
    if count > 1:
        corner = (rect.right - table.app.theme.px(8), rect.bottom - table.app.theme.px(8))
        paint.draw_count(surface, table.app, count, corner, table.app.theme.px(24))


def _draw_piece(surface: pygame.Surface, table: DraftBoard, kind: int, rect: pygame.Rect, alpha: int = 255) -> None:
    image = table.app.assets.image(f"draftosaurus/{SPECIES[kind]}", rect.size)
    if alpha < 255:
        image = image.copy()
        image.set_alpha(alpha)
    surface.blit(image, image.get_rect(center=rect.center))


def draw_held(surface: pygame.Surface, table: DraftBoard, name: str, pos: tuple[int, int]) -> None:
    """The dinosaur under the pointer."""
    if name.startswith("hand."):
        size = table.names["hand"].height
        rect = pygame.Rect(0, 0, size, round(size * 0.9))
        rect.center = pos
        _draw_piece(surface, table, SPECIES.index(rest(name)), rect)


def draw_marks(surface: pygame.Surface, table: DraftBoard, view: DraftView, look: Look) -> None:
    """Dimmed pens, bright targets with their points, the chosen stack, the glow of last moves."""
    for rect in closed(table, view, look) if look.dim else ():
        draw_veil(surface, table.app, rect)
    draw_glow(surface, table, look)
    _draw_over_glow(surface, table, view, look)
    held = {name for name in look.targets if name == "box" or name.startswith("hand.")}
    draw_targets(surface, table, look, look.targets - held)
    draw_targets(surface, table, look, held, MOSS_LIGHT)
    _draw_over_frames(surface, table, view, look)
    draw_chosen(surface, table, look.chosen)
    _draw_ghost(surface, table, view, look)
    shown = {name: points for name, points in look.previews.items() if name.startswith("pen.")}
    full = _full_parts(table, view) if shown else []
    for name, points in shown.items():
        spot = _preview_spot(table, view, name, full)
        draw_points(surface, table.app, spot, points, name == look.hover, table.names["board"])


def closed(table: DraftBoard, view: DraftView, look: Look) -> list[pygame.Rect]:
    """The places that cannot be chosen; the pens whose slots are chosen one by one as a whole if none of them can."""
    shut = {name for name, _ in of_kind(table.names, "pen")} - {rest(name) for name in (*look.targets, *look.chosen)}
    slots = [name for name, _ in of_kind(table.names, "pen") if "." in name]
    if not slots or not shut.issuperset(slots):
        return [table.names[f"pen.{name}"] for name in shut]
    form = geometry(view.board).pens[slots[0].partition(".")[0]]
    whole = scaled(view.board, table.names["board"], form.rect)
    return [*(table.names[f"pen.{name}"] for name in shut.difference(slots)), whole]


def _draw_over_glow(surface: pygame.Surface, table: DraftBoard, view: DraftView, look: Look) -> None:
    """The signs of small zoos again, which no ring may cut."""
    board = table.zoo_board(view)
    for seat in dict.fromkeys(rest(name).partition(".")[0] for name in look.glow if name in table.names):
        for pen in board.pens if f"panel.{seat}.board" in table.names else ():
            small.draw_sign(surface, table.app, board, pen.id, table.names[f"panel.{seat}.board"])


def _draw_over_frames(surface: pygame.Surface, table: DraftBoard, view: DraftView, look: Look) -> None:
    """The dinosaurs again that the frame around their pen would cut."""
    board, pens = table.zoo_board(view), {rest(name): table.names[name] for name in look.targets if name in table.names}
    for pen, inner in pens.items():
        codes = [code for code in view.zoos[table.focus] if board.places[code // KINDS] == pen]
        inner = inner.inflate(-table.app.theme.grain.px(24), -table.app.theme.grain.px(24))
        pieces = paint.stand(board, codes, table.names["board"])
        paint.draw_pieces(surface, table.app, [one for one in pieces if not inner.contains(one[1])])


def _draw_ghost(surface: pygame.Surface, table: DraftBoard, view: DraftView, look: Look) -> None:
    """The chosen dinosaur, faintly, where it would stand in the pen under the pointer."""
    if not look.chosen or look.hover not in look.targets or not look.hover.startswith("pen."):
        return
    first = look.chosen[0]
    kind = SPECIES.index(rest(first)) if first.startswith("hand.") else _quarantined(table, view, table.focus)
    pen, _, slot = rest(look.hover).partition(".")
    number = int(slot) if slot else held_in(view, table.zoo_board(view), table.focus, pen)
    _draw_piece(surface, table, kind, piece_rect(view.board, table.names["board"], pen, number), 170)


def _quarantined(table: DraftBoard, view: DraftView, seat: int) -> int:
    """The species in the quarantine of a seat."""
    places = table.zoo_board(view).places
    return next(code % KINDS for code in view.zoos[seat] if places[code // KINDS] == "quarantine")


def _full_parts(table: DraftBoard, view: DraftView) -> list[pygame.Rect]:
    """What a preview should not cover on the own board: dinosaurs, names and points."""
    board, area = table.zoo_board(view), table.names["board"]
    pieces = [rect for _, rect in paint.stand(board, view.zoos[table.focus], area)]
    return pieces + paint.printed(table.app, board.name, area)


def _preview_spot(table: DraftBoard, view: DraftView, name: str, full: list[pygame.Rect]) -> tuple[int, int]:
    """Where a pen's preview goes: under its title, or where it hides less; in the pyramid over the slot it is about."""
    pen, px = table.names[name], table.app.theme.px
    if name.startswith("pen.pyramid"):
        return pen.midtop
    title = scaled(view.board, table.names["board"], geometry(view.board).pens[rest(name)].title)
    chip = pygame.Rect((0, 0), (px(PREVIEW[0]), px(PREVIEW[1])))
    side = chip.width // 2 + px(4)
    spots = [(x, y) for y in (title.bottom + px(2), pen.centery + chip.height, pen.bottom - chip.height - px(6))
             for x in (title.centerx, pen.right - side, pen.left + side)]  # fmt: skip

    def hidden(spot: tuple[int, int]) -> int:
        chip.midtop = spot
        return sum(part.width * part.height for part in map(chip.clip, full))

    return min(spots, key=hidden)
