"""Drawing the table of Cubosaurs from its view: hand, choices, market, collections, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cubosaurs import forecast
from game.cubosaurs.cards import Card
from game.cubosaurs.model import DINOSAURS, TYPES
from game.cubosaurs.view import CuboView
from ui import typeset
from ui.boards.cubosaurs.cardface import FILLS, PLUS, creature, draw_card, signed, tone, write
from ui.boards.cubosaurs.layout import CARD, chip_area, shows_scores
from ui.theme import CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE, PLAYERS
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard


def draw_ground(surface: pygame.Surface, table: CuboBoard) -> None:
    """The felt of the hand."""
    theme = table.app.theme
    draw_box(surface, table.names["hand"], theme.px(12), (34, 58, 74), (86, 122, 138), max(theme.px(2), 1))


def draw_table(surface: pygame.Surface, table: CuboBoard, view: CuboView) -> None:
    """Everything that stays until the view changes."""
    _draw_deck(surface, table, view)
    _draw_hand(surface, table, view)
    for name in ("keep", "refuse"):
        _draw_choice(surface, table, view, name)
    for name, rect in table.names.items():
        kind, _, rest = name.partition(".")
        if kind == "market":
            _draw_tile(surface, table, rest, rect)
        elif kind == "cell":
            seat, _, type_name = rest.partition(".")
            draw_cell(surface, table, view, int(seat), TYPES.index(type_name), rect)
        elif kind in ("own", "theirs"):
            owner = table.focus if kind == "own" else int(rest.partition(".")[0])
            _draw_chip(surface, table, view, owner, rest if kind == "own" else rest.partition(".")[2], rect)


def _draw_deck(surface: pygame.Surface, table: CuboBoard, view: CuboView) -> None:
    """The pile with the number of cards left, and the way the round goes."""
    app, box = table.app, table.names["deck"]
    high = min(round(box.height * 0.74), round(box.width / CARD))
    picture = app.assets.image("cubosaurs/deck" if view.deck else "cubosaurs/set_aside", (round(high * CARD), high))
    spot = picture.get_rect(midtop=(box.centerx, box.top))
    surface.blit(picture, spot)
    disc = pygame.Rect(0, 0, app.theme.px(44), app.theme.px(44))
    disc.center = spot.center
    draw_box(surface, disc, disc.height // 2, INK, CREAM, max(app.theme.px(2), 1))
    write(surface, app, str(view.deck), disc.inflate(-app.theme.px(8), 0), CREAM, disc.height * 0.6)
    words = pygame.Rect(box.left, spot.bottom, box.width, box.bottom - spot.bottom)
    label = app.text("cubosaurs.deck", n=view.deck)
    font, lines = typeset.fit_block(app.theme, "ui_bold", label, 15, words.size)
    block = typeset.render(font, lines, CREAM, "center")
    surface.blit(block, typeset.place(block.get_size(), words))


def _draw_hand(surface: pygame.Surface, table: CuboBoard, view: CuboView) -> None:
    """The cards of the hand, face up as far as the viewer knows them."""
    app, hand = table.app, table.names["hand"]
    for n, kind in enumerate(view.hand):
        rect = table.names[f"card.{n}"]
        if kind is None:
            back = app.assets.image("cubosaurs/card_back", rect.size, stretch=True)
            surface.blit(back, rect)
        else:
            draw_card(surface, app, table.deck, table.deck.kinds[kind], rect)
    if view.holder >= 0 and view.holder != table.focus:
        strip = pygame.Rect(hand.left, hand.bottom - app.theme.px(26), hand.width, app.theme.px(26))
        label = app.text("cubosaurs.hand_of", name=table.seat_names[view.holder])
        font = typeset.fit_font(app.theme, "ui_bold", label, 16, strip.width - app.theme.px(20))
        block = typeset.render_line(font, label, CREAM)
        plate = block.get_rect(center=strip.center).inflate(app.theme.px(20), app.theme.px(6))
        colour = PLAYERS[table.match.seats[view.holder].colour].colour
        draw_box(surface, plate, plate.height // 2, colour)
        surface.blit(block, block.get_rect(center=plate.center))


def _draw_choice(surface: pygame.Surface, table: CuboBoard, view: CuboView, name: str) -> None:
    """One of the two choices: its words on a plate, pale when it cannot be taken."""
    app, rect = table.app, table.names[name]
    mine = view.to_act == table.focus == view.seat and view.asked == "turn"
    mine = mine and (name == "keep" or forecast.can_refuse(table.rules, view, table.focus))
    fill = ((48, 104, 66) if name == "keep" else (150, 78, 28)) if mine else (70, 84, 92)
    draw_box(surface, rect, app.theme.px(14), fill, CREAM if mine else PAPER_EDGE, max(app.theme.px(2), 1))
    inner = rect.inflate(-app.theme.px(20), -app.theme.px(12))
    head = pygame.Rect(inner.left, inner.top, inner.width, round(inner.height * 0.48))
    font, lines = typeset.fit_block(app.theme, "round", app.text(f"cubosaurs.choice.{name}.name"), 30, head.size)
    block = typeset.render(font, lines, CREAM, "center")
    surface.blit(block, typeset.place(block.get_size(), head))
    foot = pygame.Rect(inner.left, head.bottom, inner.width, inner.height - head.height)
    font, lines = typeset.fit_block(app.theme, "ui", app.text(f"cubosaurs.choice.{name}.line"), 16, foot.size)
    block = typeset.render(font, lines, CREAM, "center")
    surface.blit(block, typeset.place(block.get_size(), foot))


def _draw_tile(surface: pygame.Surface, table: CuboBoard, tile_id: str, rect: pygame.Rect) -> None:
    """A tile for sale: its picture, its cost, and its words where there is room."""
    app = table.app
    tile = table.tile(tile_id)
    draw_box(surface, rect, app.theme.px(10), PAPER, PAPER_EDGE, max(app.theme.px(1.5), 1))
    side = min(rect.height - app.theme.px(8), rect.width // 2)
    picture = app.assets.image(f"cubosaurs/tile_{tile_id}", (side, side))
    spot = picture.get_rect(midleft=(rect.left + app.theme.px(4), rect.centery))
    surface.blit(picture, spot)
    right = pygame.Rect(spot.right + app.theme.px(4), rect.top, rect.right - spot.right - app.theme.px(10), rect.height)
    coin = min(app.theme.px(26), right.width * 3 // 5)
    token = app.assets.image("cubosaurs/dna", (coin, coin))
    cost = pygame.Rect(right.left, right.bottom - app.theme.px(32), right.width, app.theme.px(28))
    surface.blit(token, token.get_rect(midleft=cost.midleft))
    room = max(cost.right - cost.left - coin - app.theme.px(2), 1)
    number = typeset.fit_font(app.theme, "round", str(tile.cost), 20, room, 0.5).render(str(tile.cost), True, INK)
    surface.blit(number, number.get_rect(midleft=(cost.left + coin + app.theme.px(2), cost.centery)))
    words = pygame.Rect(right.left, right.top + app.theme.px(4), right.width, cost.top - right.top - app.theme.px(4))
    font, lines = typeset.fit_block(app.theme, "ui_bold", app.text(f"cubosaurs.tile.{tile_id}.name"), 15, words.size)
    block = typeset.render(font, lines, INK)
    surface.blit(block, typeset.place(block.get_size(), words, "left"))


def draw_cell(
    surface: pygame.Surface, table: CuboBoard, view: CuboView, seat: int, number: int, rect: pygame.Rect
) -> None:
    """The ground of a type in a collection: its name, its points now, and the row of its scores."""
    app, count = table.app, forecast.count(table.rules, view, seat, number)
    fill = FILLS[number] if count else (196, 200, 200)
    draw_box(surface, rect, app.theme.px(8), fill, INK_SOFT, max(app.theme.px(1), 1))
    area = chip_area(rect, number, app.theme)
    top = pygame.Rect(rect.left, rect.top, rect.width, area.top - rect.top).inflate(-app.theme.px(10), 0)
    if not count:
        _draw_shade(surface, table, number, area)
    points = forecast.type_points(table.rules, view, seat, number)
    label = signed(points) if points is not None and count else ""
    size = app.theme.font("round", top.height * 0.72 / app.theme.unit).size(label)[0] if label else 0
    if label:
        box = pygame.Rect(top.right - size, top.top, size, top.height)
        write(surface, app, label, box, tone(points or 0), top.height * 0.72)
    name = pygame.Rect(top.left, top.top, top.width - size - app.theme.px(6), top.height)
    if seat == table.focus:
        font = typeset.fit_font(app.theme, "ui_bold", table.type_name(number), 16, name.width, 0.5)
        block = typeset.render_line(font, table.type_name(number), INK)
        surface.blit(block, block.get_rect(midleft=name.midleft))
    if shows_scores(rect, number, app.theme):
        _draw_scores(surface, table, number, count, rect)


def _draw_shade(surface: pygame.Surface, table: CuboBoard, number: int, area: pygame.Rect) -> None:
    """The creature of an empty cell, faintly."""
    name, size = f"cubosaurs/{TYPES[number]}", (min(area.width, round(area.height * 1.2)), area.height)

    def make() -> pygame.Surface:
        picture = table.app.assets.image(name, size).copy()
        picture.set_alpha(70)
        return picture

    picture = table.app.assets.kept(("shade", name, size), make)
    surface.blit(picture, picture.get_rect(center=area.center))


def _draw_scores(surface: pygame.Surface, table: CuboBoard, number: int, count: int, rect: pygame.Rect) -> None:
    """The row of points for 1, 2, 3 and 4 cards, the present one bright."""
    app, area = table.app, chip_area(rect, number, table.app.theme)
    row = pygame.Rect(rect.left, area.bottom, rect.width, rect.bottom - area.bottom).inflate(
        -app.theme.px(8), -app.theme.px(6)
    )
    wide = row.width // 4
    for n, value in enumerate(table.deck.points[number]):
        box = pygame.Rect(row.left + n * wide, row.top, wide - app.theme.px(3), row.height)
        now = min(count, 4) == n + 1
        draw_box(
            surface,
            box,
            app.theme.px(5),
            CREAM if now else PAPER,
            INK if now else PAPER_EDGE,
            max(app.theme.px(2.5 if now else 1), 1),
        )
        write(surface, app, signed(value), box.inflate(-app.theme.px(4), 0), tone(value), box.height * 0.72)


def _draw_chip(
    surface: pygame.Surface, table: CuboBoard, view: CuboView, seat: int, card_id: str, rect: pygame.Rect
) -> None:
    """The cards of one kind in a collection: the creature, how many, and what tells them apart."""
    app = table.app
    kind = table.deck.number[card_id]
    card, count = table.deck.kinds[kind], view.collections[seat][kind]
    room = rect.inflate(-app.theme.px(6), -app.theme.px(2))
    figures = card.type >= DINOSAURS
    if figures:
        room.height = round(room.height * 0.76)
    image = app.assets.image(creature(card), (min(room.width, round(room.height * 1.2)), room.height))
    surface.blit(image, image.get_rect(center=room.center))
    if count > 1:
        label = app.theme.font("round", min(22, rect.height * 0.4 / app.theme.unit)).render(f"×{count}", True, INK)
        plate = label.get_rect().inflate(app.theme.px(8), 0)
        plate.bottomright = room.bottomright
        draw_box(surface, plate, plate.height // 3, CREAM)
        surface.blit(label, label.get_rect(center=plate.center))
    if card.dna:
        side = max(round(rect.height * 0.3), app.theme.px(14))
        token = app.assets.image("cubosaurs/dna", (side, side))
        surface.blit(token, (room.left, room.top))
    if figures:
        foot = pygame.Rect(rect.left, room.bottom, rect.width, rect.bottom - room.bottom)
        write(surface, app, f"{signed(card.gain)} {signed(-card.loss)}", foot.inflate(-4, 0), INK, foot.height * 0.9)
        if card.type == len(TYPES) - 1:
            _draw_egg_state(surface, table, view, seat, kind, room)


def _draw_egg_state(
    surface: pygame.Surface, table: CuboBoard, view: CuboView, seat: int, kind: int, room: pygame.Rect
) -> None:
    """A sign whether an egg gains or loses now."""
    gains = forecast.egg_gains(table.rules, view, seat, kind)
    side = max(round(room.height * 0.4), table.app.theme.px(14))
    icon = table.app.assets.icon("check" if gains else "cross", side, PLUS if gains else (163, 24, 36))
    surface.blit(icon, icon.get_rect(topright=room.topright))


def draw_large(surface: pygame.Surface, table: CuboBoard, view: CuboView, seat: int) -> None:
    """Another seat's collection in the place of one's own."""
    own = table.names["collection"]
    draw_box(surface, own, table.app.theme.px(10), PAPER)
    for name, rect in table.large_places(view, seat, own).items():
        kind, _, rest = name.partition(".")
        if kind == "cell":
            draw_cell(surface, table, view, seat, TYPES.index(rest.partition(".")[2]), rect)
        else:
            _draw_chip(surface, table, view, seat, rest, rect)


def draw_carried(surface: pygame.Surface, table: CuboBoard, card: Card, pos: tuple[int, int]) -> None:
    """The creature of a card under the pointer."""
    side = table.app.theme.px(90)
    image = table.app.assets.image(creature(card), (side, side))
    surface.blit(image, image.get_rect(center=pos))
