"""Drawing the table of Cubosaurs from its view: hand, choices, market, collections, marks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.cubosaurs import forecast
from game.cubosaurs.cards import Card
from game.cubosaurs.model import TYPES
from game.cubosaurs.view import CuboView
from ui import even, typeset
from ui.boards.cubosaurs import words
from ui.boards.cubosaurs.cardface import creature, draw_card
from ui.boards.cubosaurs.collection import draw_cell, draw_chip, draw_collected, shown_in
from ui.boards.cubosaurs.layout import hand_foot, hand_row, large_areas, pile_rect, sold
from ui.boards.kit import writing
from ui.boards.kit.marks import seat_colour, seat_symbol
from ui.boards.kit.names import apart, drawn, seated
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import bottom, centred, columns, inset, left, square, top
from ui.palette import Tone, in_force
from ui.table.header import shortened
from ui.theme import BRASS_LIGHT, CREAM, GREY, GREY_INK, INK, INK_SOFT, PAPER, PAPER_EDGE, Colour, Theme

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

CHOICES: dict[str, Colour] = {
    "keep": Tone((48, 104, 66), red_green=(0, 86, 122)),
    "refuse": (150, 78, 28),
}
"""The two choices with their grounds."""

CLOSED: Colour = (44, 60, 70)
CLOSED_EDGE: Colour = (70, 88, 98)
CLOSED_INK: Colour = (158, 172, 178)
FAINT = 70
"""How much is seen of the back of a card where no hand lies, of 255."""

CHIP, CHIP_FOOT = 66, 18
"""The room in units of a preview in the corner of a choice, and how far down its head that reaches."""

GENTLE = 0.8
"""So much smaller a title becomes to stay in the middle."""

ROOM_FOR_NEXT = 130
"""Refuse names the next seat where it is at least this many units tall."""


def draw_ground(pen: Pen, table: CuboBoard) -> None:
    """The felt of the hand."""
    theme = table.app.theme
    pen.box(table.names["hand"], theme.px(12), (34, 58, 74), (86, 122, 138), theme.px(2))


def draw_table(pen: Pen, table: CuboBoard, view: CuboView) -> None:
    """Everything that stays until the view changes; cells and tiles are drawn anew only when they have changed."""
    app = table.app
    table.parts.begin(
        (pen.surface.get_size(), app.theme.unit, app.text.lang, in_force(), table.focus, table.ground_key(view))
    )
    _draw_deck(pen, table, view)
    _draw_hand(pen, table, view)
    for name in CHOICES:
        _draw_choice(pen, table, view, name)
    for rect in sold(view, table.names, app.theme.grain):
        pen.box(rect, app.theme.grain.px(10), CLOSED, CLOSED_EDGE, app.theme.grain.px(1.5))
    for name, rect in drawn(table.names, pen.surface):
        kind, rest = apart(name)
        if kind == "market":
            able = _for_sale(table, view, rest)
            table.parts.draw(pen.surface, name, rect, able, partial(_draw_tile, pen, table, rest, rect, able))
        elif kind == "cell":
            seat, type_name = seated(name)
            number = TYPES.index(type_name)
            paint = partial(draw_collected, pen, table, view, seat, number, rect)
            table.parts.draw(pen.surface, name, rect, shown_in(table, view, seat, number), paint)
        elif kind == "purse":
            _draw_purse(pen, table, view, int(rest), rect)
        elif kind == "bought":
            seat, tile = seated(name)
            if not _role_room(table, view, seat)[1]:
                pen.picture(f"cubosaurs/tile_{tile}", inset(rect, table.app.theme.px(2)))


def _for_sale(table: CuboBoard, view: CuboView, tile_id: str) -> bool:
    """Whether a tile is shown bright: it is not too dear, and nothing else is asked of this seat."""
    other = view.to_act == table.focus and view.asked not in ("", "turn")
    return not other and view.tokens[table.focus] >= table.tile(tile_id).cost


def _draw_deck(pen: Pen, table: CuboBoard, view: CuboView) -> None:
    """The pile with the number of cards left, and the way the round goes."""
    theme, box = table.app.theme, table.names["deck"]
    picture = "cubosaurs/deck" if view.deck else "cubosaurs/set_aside"
    spot = pen.picture(picture, pile_rect(box), valign="top")
    disc = square(spot, theme.px(44))
    pen.box(disc, disc.height // 2, INK, CREAM, theme.px(2))
    pen.write(str(view.deck), inset(disc, theme.px(8)), disc.height * 0.6, CREAM, "round")
    foot = bottom(box, box.bottom - spot.bottom - theme.grain.px(6))[0]
    pen.note(table.app.text("cubosaurs.deck", n=view.deck), foot, 15, CREAM, valign="top")


def _draw_hand(pen: Pen, table: CuboBoard, view: CuboView) -> None:
    """The cards of the hand, face up as far as the viewer knows them."""
    theme, hand = table.app.theme, table.names["hand"]
    if not view.hand:
        _draw_no_hand(pen, table, view)
    for n, kind in enumerate(view.hand):
        rect = table.names[f"card.{n}"]
        if kind is None:
            pen.stretched("cubosaurs/card_back", rect)
        else:
            draw_card(pen, table.deck, table.deck.kinds[kind], rect)
    if view.holder >= 0:
        words = table.app.text("cubosaurs.hand_of", name=table.seat_names[view.holder])
        foot = inset(hand_foot(hand, theme.grain), 0, theme.grain.px(4))
        label = writing.line(pen.app, words, hand.width - theme.px(20), foot.height * 0.78, CREAM, "ui_bold")
        plate = centred(foot, label.get_width() + theme.grain.px(24), foot.height)
        pen.box(plate, plate.height // 2, seat_colour(table, view.holder), None)
        pen.set(label, plate)


def _draw_no_hand(pen: Pen, table: CuboBoard, view: CuboView) -> None:
    """Where the next hand will lie; while a tile asks something, with a word that there is none."""
    hand, theme = table.names["hand"], table.app.theme.grain
    [place] = hand_row(hand, 1, theme)
    pen.faint("cubosaurs/card_back", place, FAINT)
    if table.asks and view.asked not in ("", "turn") and view.to_act >= 0:
        words = table.app.text("cubosaurs.no_hand")
        label = writing.line(pen.app, words, hand.width - theme.px(40), table.app.theme.px(18), CREAM, "ui_bold")
        plate = label.get_rect(center=place.center).inflate(theme.px(28), theme.px(10))
        pen.box(plate, plate.height // 2, CLOSED, CLOSED_EDGE, theme.px(1))
        pen.set(label, plate)


def _draw_choice(pen: Pen, table: CuboBoard, view: CuboView, name: str) -> None:
    """One of the two choices: its words on a plate, flat and dull when it cannot be taken."""
    text, theme, rect = table.app.text, table.app.theme, table.names[name]
    mine, (head, plate, foot) = _is_open(table, view, name), _choice_parts(table, view, name)
    fill, ink, edge = (CHOICES[name], CREAM, CREAM) if mine else (CLOSED, CLOSED_INK, CLOSED_EDGE)
    pen.box(rect, theme.px(14), fill, edge, theme.px(2 if mine else 1))
    pen.note(text(f"cubosaurs.choice.{name}.name"), head, 30, ink, "round")
    if plate.width:
        _draw_next(pen, table, table.after(view, table.focus), plate)
    lines = [(text(f"cubosaurs.choice.{one}.line"), _choice_parts(table, view, one)[2].size) for one in CHOICES]
    pen.note(text(f"cubosaurs.choice.{name}.line"), foot, even.block_size(theme, "ui", 19, lines), ink, "ui")


def _is_open(table: CuboBoard, view: CuboView, name: str) -> bool:
    """Whether a choice can be taken now by who looks at the table."""
    mine = view.to_act == table.focus == view.seat and view.asked == "turn"
    return mine and (name == "keep" or forecast.can_refuse(table.rules, view, table.focus))


def _choice_parts(table: CuboBoard, view: CuboView, name: str) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Where a choice carries its name, who is next (empty where nobody is told), and the line about it."""
    theme, rect, plate = table.app.theme.grain, table.names[name], pygame.Rect(0, 0, 0, 0)
    inner = inset(rect, theme.px(28), theme.px(26))
    head, foot = top(inner, inner.height * 0.4)
    if not _is_open(table, view, name):
        return head, plate, foot
    if name == "refuse" and rect.height >= theme.px(ROOM_FOR_NEXT):
        plate, foot = bottom(foot, theme.px(36), theme.px(4))
    return _beside_chip(table, head), plate, foot


def _beside_chip(table: CuboBoard, head: pygame.Rect) -> pygame.Rect:
    """The room for the title of a choice: between the corners of its head, or below a preview where that is narrow."""
    face, room = table.app.theme.font("round", 30), inset(head, table.app.theme.grain.px(2 * CHIP))
    widest = max(writing.width(face, table.app.text(f"cubosaurs.choice.{name}.name")) for name in CHOICES)
    return room if room.width >= widest * GENTLE else top(head, table.app.theme.grain.px(CHIP_FOOT))[1]


def _draw_next(pen: Pen, table: CuboBoard, seat: int, box: pygame.Rect) -> None:
    """Who would get the hand: an arrow, and the name on a plate of the seat's colour."""
    theme = table.app.theme.grain
    pen.box(box, box.height // 2, seat_colour(table, seat), CREAM, theme.px(2))
    inner = inset(box, theme.px(24))
    arrow, others = left(inner, theme.px(26), theme.px(4))
    pen.icon("arrow_right", arrow, theme.px(24), CREAM)
    sign, name = left(inset(others, 0, theme.px(6)), theme.px(24), theme.px(6))
    pen.icon(seat_symbol(table, seat), sign, theme.px(22), CREAM)
    words = table.app.text("cubosaurs.to", name=table.seat_names[seat])
    words = shortened(theme.font("ui_bold", 18 * typeset.SMALLEST), words, name.width)
    pen.note(words, name, 18, CREAM, align="left")


def _draw_purse(pen: Pen, table: CuboBoard, view: CuboView, seat: int, rect: pygame.Rect) -> None:
    """A seat's tokens, and behind its tiles what it does now."""
    draw_tokens(pen, str(view.tokens[seat]), rect, CREAM)
    room, _ = _role_room(table, view, seat)
    role = writing.fitting(pen.app, (words.role(table, view, seat),), room.width)
    if role:
        pen.write(role, room, table.app.theme.px(15), BRASS_LIGHT, align="right")


def _role_room(table: CuboBoard, view: CuboView, seat: int) -> tuple[pygame.Rect, bool]:
    """The room for what a seat does now beside tokens and tiles, and whether it has to take that of the tiles."""
    first, panel = table.names[f"purse.{seat}"], table.names[f"panel.{seat}"]
    free = pygame.Rect(first.right, first.top, panel.right - first.right - table.app.theme.px(4), first.height)
    tiles = view.tiles[seat]
    if not tiles:
        return free, False
    end = table.names[f"bought.{seat}.{tiles[-1]}"].right + table.app.theme.px(6)
    room = pygame.Rect(end, free.top, max(free.right - end, 0), free.height)
    if view.asked in words.ROLES and not writing.fits_line(table.app, words.role(table, view, seat), room.width):
        return free, True
    return room, False


def draw_tokens(pen: Pen, words: str, rect: pygame.Rect, ink: Colour) -> None:
    """DNA tokens with their number or words."""
    theme = pen.app.theme
    coin, label = left(rect, rect.height, theme.px(4))
    pen.picture("cubosaurs/dna", inset(coin, theme.px(2), theme.px(2)))
    pen.write(words, label, min(rect.height * 0.72, theme.px(22)), ink, "ui_bold", "left")


def _draw_tile(pen: Pen, table: CuboBoard, tile_id: str, rect: pygame.Rect, able: bool, priced: bool = True) -> None:
    """A tile: its picture, its cost while it is for sale, its words where there is room; dull if it is out of reach."""
    theme, ink = table.app.theme.grain, INK if able else GREY_INK
    pen.box(rect, theme.px(10), PAPER if able else GREY, PAPER_EDGE if able else GREY, theme.px(1.5))
    side = min(rect.height - theme.px(8), rect.width // 2)
    spot = square(pygame.Rect(rect.left + theme.px(4), rect.top, side, rect.height), side)
    pen.faint(f"cubosaurs/tile_{tile_id}", spot, 255 if able else 120)
    right = pygame.Rect(spot.right + theme.px(4), rect.top, rect.right - spot.right - theme.px(10), rect.height)
    words = inset(right, 0, theme.px(8))
    if priced:
        cost, words = bottom(words, theme.px(28))
        coin, number = left(cost, min(theme.px(26), right.width * 3 // 5), theme.px(2))
        pen.faint("cubosaurs/dna", square(coin), 255 if able else 120)
        pen.write(
            str(table.tile(tile_id).cost),
            number,
            min(table.app.theme.px(20), number.height * 0.8),
            ink,
            "round",
            "left",
        )
    pen.note(table.app.text(f"cubosaurs.tile.{tile_id}.name"), words, 18, ink, align="left")


def draw_large(pen: Pen, table: CuboBoard, view: CuboView, seat: int) -> None:
    """Another seat's tokens, tiles and collection over everything that is one's own."""
    area = table.large_rect()
    pen.box(area, table.app.theme.px(10), PAPER, None)
    purse, _ = large_areas(view, seat, area, table.app.theme.grain)
    if purse.height:
        _draw_large_purse(pen, table, view, seat, purse)
    for name, rect in table.large_places(view, seat).items():
        kind, (_, rest) = apart(name)[0], seated(name)
        if kind == "cell":
            draw_cell(pen, table, view, seat, TYPES.index(rest), rect, named=True)
        elif kind == "theirs":
            draw_chip(pen, table, view, seat, rest, rect)


def large_tiles(
    view: CuboView, seat: int, purse: pygame.Rect, theme: Theme
) -> tuple[pygame.Rect, list[pygame.Rect], pygame.Rect]:
    """A purse laid out large: its tokens, its tiles, and the room for the tiles."""
    gap = theme.px(8)
    first, others = left(purse, min(theme.px(220), purse.width // 4), gap)
    return first, columns(others, len(view.tiles[seat]), gap, theme.px(230)), others


def _draw_large_purse(pen: Pen, table: CuboBoard, view: CuboView, seat: int, purse: pygame.Rect) -> None:
    """What another seat has of tokens and tiles, with their names."""
    text, theme = table.app.text, table.app.theme.grain
    first, spots, others = large_tiles(view, seat, purse, theme)
    coins = text("cubosaurs.worth_tokens", n=view.tokens[seat])
    draw_tokens(pen, coins, inset(first, 0, first.height - min(theme.px(44), first.height)), INK)
    tiles = view.tiles[seat]
    if not tiles:
        pen.note(text("cubosaurs.no_tiles"), others, 18, INK_SOFT, "ui", "left")
    for tile, rect in zip(tiles, spots, strict=True):
        _draw_tile(pen, table, tile, rect, True, priced=False)


def draw_carried(pen: Pen, table: CuboBoard, card: Card, pos: tuple[int, int]) -> None:
    """The creature of a card under the pointer."""
    side = table.app.theme.px(90)
    pen.picture(creature(card), square(pygame.Rect(pos, (0, 0)), side))
