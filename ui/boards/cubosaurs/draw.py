"""Drawing the table of Cubosaurs from its view: hand, choices, market, collections, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cubosaurs import forecast
from game.cubosaurs.cards import Card
from game.cubosaurs.model import DINOSAURS, EGG, TYPES
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs.cardface import FILLS, MINUS, PLUS, creature, draw_card, tone
from ui.boards.cubosaurs.layout import CARD, chip_area, shows_scores
from ui.boards.kit import writing
from ui.boards.kit.marks import seat_colour
from ui.boards.kit.names import apart, seated
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred, columns, inset, square, top
from ui.boards.kit.writing import signed
from ui.theme import CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE, Colour

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

CHOICES: dict[str, Colour] = {"keep": (48, 104, 66), "refuse": (150, 78, 28)}
"""The two choices with their grounds."""

CLOSED: Colour = (70, 84, 92)
EMPTY: Colour = (196, 200, 200)


def draw_ground(pen: Pen, table: CuboBoard) -> None:
    """The felt of the hand."""
    theme = table.app.theme
    pen.box(table.names["hand"], theme.px(12), (34, 58, 74), (86, 122, 138), theme.px(2))


def draw_table(pen: Pen, table: CuboBoard, view: CuboView) -> None:
    """Everything that stays until the view changes."""
    _draw_deck(pen, table, view)
    _draw_hand(pen, table, view)
    for name in CHOICES:
        _draw_choice(pen, table, view, name)
    for name, rect in table.names.items():
        kind, rest = apart(name)
        if kind == "market":
            _draw_tile(pen, table, rest, rect)
        elif kind == "cell":
            seat, type_name = seated(name)
            _draw_cell(pen, table, view, seat, TYPES.index(type_name), rect)
        elif kind in ("own", "theirs"):
            owner, card = (table.focus, rest) if kind == "own" else seated(name)
            _draw_chip(pen, table, view, owner, card, rect)


def _draw_deck(pen: Pen, table: CuboBoard, view: CuboView) -> None:
    """The pile with the number of cards left, and the way the round goes."""
    theme, box = table.app.theme, table.names["deck"]
    high = min(round(box.height * 0.74), round(box.width / CARD))
    pile = pygame.Rect(0, 0, round(high * CARD), high)
    pile.midtop = box.midtop
    spot = pen.picture("cubosaurs/deck" if view.deck else "cubosaurs/set_aside", pile, valign="top")
    disc = square(spot, theme.px(44))
    pen.box(disc, disc.height // 2, INK, CREAM, theme.px(2))
    pen.write(str(view.deck), inset(disc, theme.px(8)), disc.height * 0.6, CREAM, "round")
    words = pygame.Rect(box.left, spot.bottom, box.width, box.bottom - spot.bottom)
    pen.note(table.app.text("cubosaurs.deck", n=view.deck), words, 15, CREAM)


def _draw_hand(pen: Pen, table: CuboBoard, view: CuboView) -> None:
    """The cards of the hand, face up as far as the viewer knows them."""
    theme, hand = table.app.theme, table.names["hand"]
    for n, kind in enumerate(view.hand):
        rect = table.names[f"card.{n}"]
        if kind is None:
            pen.stretched("cubosaurs/card_back", rect)
        else:
            draw_card(pen, table.deck, table.deck.kinds[kind], rect)
    if view.holder >= 0 and view.holder != table.focus:
        words = table.app.text("cubosaurs.hand_of", name=table.seat_names[view.holder])
        label = writing.line(pen.app, words, hand.width - theme.px(20), theme.px(16), CREAM, "ui_bold")
        strip = pygame.Rect(hand.left, hand.bottom - theme.px(26), hand.width, theme.px(26))
        plate = label.get_rect(center=strip.center).inflate(theme.px(20), theme.px(6))
        pen.box(plate, plate.height // 2, seat_colour(table, view.holder), None)
        pen.set(label, plate)


def _draw_choice(pen: Pen, table: CuboBoard, view: CuboView, name: str) -> None:
    """One of the two choices: its words on a plate, pale when it cannot be taken."""
    text, theme, rect = table.app.text, table.app.theme, table.names[name]
    mine = view.to_act == table.focus == view.seat and view.asked == "turn"
    mine = mine and (name == "keep" or forecast.can_refuse(table.rules, view, table.focus))
    pen.box(rect, theme.px(14), CHOICES[name] if mine else CLOSED, CREAM if mine else PAPER_EDGE, theme.px(2))
    inner = inset(rect, theme.px(20), theme.px(12))
    head, foot = top(inner, inner.height * 0.48)
    pen.note(text(f"cubosaurs.choice.{name}.name"), head, 30, CREAM, "round")
    pen.note(text(f"cubosaurs.choice.{name}.line"), foot, 16, CREAM, "ui")


def _draw_tile(pen: Pen, table: CuboBoard, tile_id: str, rect: pygame.Rect) -> None:
    """A tile for sale: its picture, its cost, and its words where there is room."""
    theme, tile = table.app.theme, table.tile(tile_id)
    pen.box(rect, theme.px(10), PAPER, PAPER_EDGE, theme.px(1.5))
    side = min(rect.height - theme.px(8), rect.width // 2)
    spot = pygame.Rect(rect.left + theme.px(4), rect.centery - side // 2, side, side)
    spot = pen.picture(f"cubosaurs/tile_{tile_id}", spot)
    right = pygame.Rect(spot.right + theme.px(4), rect.top, rect.right - spot.right - theme.px(10), rect.height)
    coin = min(theme.px(26), right.width * 3 // 5)
    cost = pygame.Rect(right.left, right.bottom - theme.px(32), right.width, theme.px(28))
    pen.picture("cubosaurs/dna", pygame.Rect(cost.left, cost.centery - coin // 2, coin, coin))
    number = pygame.Rect(cost.left + coin + theme.px(2), cost.top, cost.width - coin - theme.px(2), cost.height)
    pen.write(str(tile.cost), number, theme.px(20), INK, "round", "left")
    words = pygame.Rect(right.left, right.top + theme.px(4), right.width, cost.top - right.top - theme.px(4))
    pen.note(table.app.text(f"cubosaurs.tile.{tile_id}.name"), words, 15, INK, align="left")


def _draw_cell(pen: Pen, table: CuboBoard, view: CuboView, seat: int, number: int, rect: pygame.Rect) -> None:
    """The ground of a type in a collection: its name, its points now, and the row of its scores."""
    theme, count = table.app.theme, forecast.count(table.rules, view, seat, number)
    pen.box(rect, theme.px(8), FILLS[number] if count else EMPTY, INK_SOFT, theme.px(1))
    area = chip_area(rect, number, theme)
    if not count:
        shade = centred(area, min(area.width, round(area.height * 1.2)), area.height)
        pen.faint(f"cubosaurs/{TYPES[number]}", shade, 70)
    head = inset(pygame.Rect(rect.left, rect.top, rect.width, area.top - rect.top), theme.px(10))
    points = forecast.type_points(table.rules, view, seat, number)
    if points is not None and count:
        spot = pen.write(signed(points), head, head.height * 0.72, tone(points), "round", "right")
        head.width = spot.left - head.left
    if seat == table.focus:
        head.width -= theme.px(6)
        name = writing.shortened(pen.app, table.type_name(number), head.width)
        pen.write(name, head, theme.px(16), INK, align="left")
    if shows_scores(rect, number, theme):
        _draw_scores(pen, table, number, count, rect)


def _draw_scores(pen: Pen, table: CuboBoard, number: int, count: int, rect: pygame.Rect) -> None:
    """The row of points for 1, 2, 3 and 4 cards, the present one bright."""
    theme, area = table.app.theme, chip_area(rect, number, table.app.theme)
    row = pygame.Rect(rect.left, area.bottom, rect.width, rect.bottom - area.bottom)
    cells = columns(inset(row, theme.px(8), theme.px(6)), 4)
    for n, (value, cell) in enumerate(zip(table.deck.points[number], cells, strict=True), 1):
        now = min(count, 4) == n
        box = pygame.Rect(cell.left, cell.top, cell.width - theme.px(3), cell.height)
        fill, edge, wide = (CREAM, INK, 2.5) if now else (PAPER, PAPER_EDGE, 1)
        pen.box(box, theme.px(5), fill, edge, theme.px(wide))
        room = writing.roomy(pen.app, signed(value), (inset(box, theme.px(4)), box), "round")
        pen.write(signed(value), room, box.height * 0.72, tone(value), "round")


def _draw_chip(pen: Pen, table: CuboBoard, view: CuboView, seat: int, card_id: str, rect: pygame.Rect) -> None:
    """The cards of one kind in a collection: the creature, how many, and what tells them apart."""
    theme, kind = table.app.theme, table.deck.number[card_id]
    card, count = table.deck.kinds[kind], view.collections[seat][kind]
    room = inset(rect, theme.px(6), theme.px(2))
    if card.type >= DINOSAURS:
        room.height = round(room.height * 0.76)
    pen.picture(creature(card), centred(room, min(room.width, round(room.height * 1.2)), room.height))
    if count > 1:
        label = theme.font("round", min(22, rect.height * 0.4 / theme.unit)).render(f"×{count}", True, INK)
        plate = inset(label.get_rect(), -theme.px(8))
        plate.bottomright = room.bottomright
        pen.box(plate, plate.height // 3, CREAM, None)
        pen.set(label, plate)
    if card.dna:
        side = max(round(rect.height * 0.3), theme.px(14))
        pen.picture("cubosaurs/dna", pygame.Rect(room.left, room.top, side, side))
    if card.type >= DINOSAURS:
        foot = pygame.Rect(rect.left, room.bottom, rect.width, rect.bottom - room.bottom)
        gain, loss = signed(card.gain), signed(-card.loss)
        worth = writing.fitting(pen.app, (f"{gain} {loss}", f"{gain}{loss}", gain), foot.width, "round")
        pen.write(worth, foot, foot.height * 0.9, INK, "round")
    if card.type == EGG:
        _draw_egg_state(pen, table, forecast.egg_gains(table.rules, view, seat, kind), room)


def _draw_egg_state(pen: Pen, table: CuboBoard, gains: bool, room: pygame.Rect) -> None:
    """A sign whether an egg gains or loses now."""
    side = max(round(room.height * 0.4), table.app.theme.px(14))
    corner = pygame.Rect(room.right - side, room.top, side, side)
    pen.icon("check" if gains else "cross", corner, side, PLUS if gains else MINUS)


def draw_large(pen: Pen, table: CuboBoard, view: CuboView, seat: int) -> None:
    """Another seat's collection in the place of one's own."""
    own = table.names["collection"]
    pen.box(own, table.app.theme.px(10), PAPER, None)
    for name, rect in table.large_places(view, seat, own).items():
        kind, rest = apart(name)
        if kind == "cell":
            _draw_cell(pen, table, view, seat, TYPES.index(seated(name)[1]), rect)
        else:
            _draw_chip(pen, table, view, seat, rest, rect)


def draw_carried(pen: Pen, table: CuboBoard, card: Card, pos: tuple[int, int]) -> None:
    """The creature of a card under the pointer."""
    side = table.app.theme.px(90)
    pen.picture(creature(card), square(pygame.Rect(pos, (0, 0)), side))
