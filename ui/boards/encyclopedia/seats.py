"""Drawing a seat's board: dice, goods, reputation, animals under study, experts, collections."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import (
    category_counts,
    category_points,
    land_animals,
    land_points,
    next_bonus,
    payment,
    space_of,
)
from game.encyclopedia.model import CATEGORIES, CHAIRS, CONTINENTS, SLOTS, SPACES
from game.encyclopedia.view import EncycView, SeatView
from ui.boards.encyclopedia import cards, study
from ui.boards.encyclopedia.facts import die_image
from ui.boards.encyclopedia.parts import (
    caption,
    counted,
    frame,
    picture,
    plate,
    write,
)
from ui.boards.encyclopedia.seat_layout import GOODS, Places, die_spots, payment_spot
from ui.theme import BRASS_DARK, CREAM, GREY, INK, INK_SOFT, MOSS, PAPER, PAPER_EDGE, PAPER_SHADE
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

ZONES = ("dice", "study", "experts", "shelf")


def draw_own_ground(surface: pygame.Surface, table: EncycBoard, seat: int, places: Places) -> None:
    """The grounds and captions of a board laid out large."""
    app = table.app
    for zone in ZONES:
        rect = places[f"zone.{seat}.{zone}"]
        frame(surface, app, rect)
        px = table.grain.px
        head = pygame.Rect(rect.left + px(8), rect.top + 1, rect.width - px(16), px(21))
        caption(surface, app, app.text(f"encyclopedia.zone.{zone}"), head, BRASS_DARK)


def draw_panel_ground(surface: pygame.Surface, table: EncycBoard, seat: int) -> None:
    """The ground of another seat's panel."""
    panel, head = table.names[f"panel.{seat}"], table.names[f"panel.{seat}.header"]
    body = pygame.Rect(panel.left, head.centery, panel.width, panel.bottom - head.centery)
    plate(surface, table.app, body, PAPER_SHADE, PAPER_EDGE, 9)


def draw_seat(surface: pygame.Surface, table: EncycBoard, view: EncycView, seat: int, places: Places) -> None:
    """Everything on a seat's board, at the places given."""
    for paint in PIECES.values():
        paint(surface, table, view, seat, places)


def _is_large(seat: int, places: Places) -> bool:
    """Whether these are the places of a board laid out large."""
    return f"zone.{seat}.dice" in places


def _paint_track(surface: pygame.Surface, table: EncycBoard, view: EncycView, seat: int, places: Places) -> None:
    """The reputation of a seat."""
    one, rect = view.seats[seat], places[f"track.{seat}"]
    if _is_large(seat, places):
        draw_track(surface, table, one, seat, rect)
    else:
        _draw_small_track(surface, table, one, rect)


def _paint_dice(surface: pygame.Surface, table: EncycBoard, view: EncycView, seat: int, places: Places) -> None:
    """Dice, and on a large board goods."""
    _draw_dice(surface, table, view.seats[seat], seat, places)
    _draw_loose(surface, table, view.seats[seat], seat, places)
    if _is_large(seat, places):
        _draw_goods(surface, table, view.seats[seat], seat, places)


def _paint_study(surface: pygame.Surface, table: EncycBoard, view: EncycView, seat: int, places: Places) -> None:
    """Animals under study, and those that take part in a publication."""
    draw = study.draw_study if _is_large(seat, places) else study.draw_small_study
    for animal, mask in view.seats[seat].study:
        draw(surface, table, seat, animal, mask, places[f"study.{seat}.{table.box.animal_ids[animal]}"])
    if seat == view.to_act and view.reference >= 0:
        study.draw_part(surface, table, view, places)


def _paint_experts(surface: pygame.Surface, table: EncycBoard, view: EncycView, seat: int, places: Places) -> None:
    """Experts, or the cards of an Automa."""
    _draw_experts(surface, table, view.seats[seat], seat, places, _is_large(seat, places))


def _paint_shelf(surface: pygame.Surface, table: EncycBoard, view: EncycView, seat: int, places: Places) -> None:
    """Collections."""
    large = _is_large(seat, places) and not view.seats[seat].behaviour
    _draw_collections(surface, table, view.seats[seat], seat, places, large)


Piece = Callable[[pygame.Surface, "EncycBoard", EncycView, int, Places], None]
PIECES: dict[str, Piece] = {
    "track": _paint_track,
    "dice": _paint_dice,
    "study": _paint_study,
    "experts": _paint_experts,
    "shelf": _paint_shelf,
}
"""What draws the pieces of a board, by their names."""


def _draw_dice(surface: pygame.Surface, table: EncycBoard, seat: SeatView, number: int, places: Places) -> None:
    """The four spaces with what they pay, and the dice on them."""
    app = table.app
    both = seat.shared if seat.dice[SLOTS - 1] is not None else -1
    for space, name in enumerate(SPACES):
        rect = places[f"space.{number}.{name}"]
        draw_box(surface, rect, app.theme.px(7), PAPER, PAPER_EDGE, max(app.theme.px(1), 1))
        foot = payment_spot(rect, 2 if space == both else 1)
        good, amount = payment(table.box, space)
        if amount:
            counted(surface, app, f"encyclopedia/{cards.GAIN_IMAGES[good]}", str(amount), foot, part=0.86)
        else:
            write(surface, app, "–", foot, min(foot.height * 0.9, table.grain.px(20)), INK_SOFT)
    for slot, die in enumerate(seat.dice):
        if die is not None and f"die.{number}.{slot}" in places:
            picture(surface, app, die_image(die), places[f"die.{number}.{slot}"].inflate(-4, -4))


def die_box(space: pygame.Rect) -> pygame.Rect:
    """Where the picture of a die stands on a space of its own."""
    return die_spots(space, 1)[0].inflate(-4, -4)


def _draw_loose(surface: pygame.Surface, table: EncycBoard, seat: SeatView, number: int, places: Places) -> None:
    """Dice that stand on spaces without a place of their own, as while their owner still puts dice down."""
    for slot, die in enumerate(seat.dice):
        if die is not None and f"die.{number}.{slot}" not in places:
            shares = seat.dice[SLOTS - 1] is not None and space_of(seat, slot) == seat.shared
            spots = die_spots(places[f"space.{number}.{SPACES[space_of(seat, slot)]}"], 2 if shares else 1)
            picture(surface, table.app, die_image(die), spots[-1 if slot == SLOTS - 1 else 0].inflate(-4, -4))


def _draw_goods(surface: pygame.Surface, table: EncycBoard, seat: SeatView, number: int, places: Places) -> None:
    """Coins, tokens, seals and points."""
    amounts = {"coins": seat.coins, "tokens": seat.tokens, "seals": seat.seals, "points": seat.points}
    for name in GOODS:
        rect = places[f"good.{number}.{name}"]
        image = f"encyclopedia/{cards.GAIN_IMAGES[name]}"
        counted(surface, table.app, image, f" {amounts[name]}", rect, part=0.62)


def draw_track(surface: pygame.Surface, table: EncycBoard, seat: SeatView, number: int, rect: pygame.Rect) -> None:
    """The reputation track: every step, the bonuses on it, the marker."""
    app, box = table.app, table.box
    frame(surface, app, rect)
    wide = rect.width / (box.last_step + 2)
    picture(surface, app, "encyclopedia/reputation", pygame.Rect(rect.left, rect.top, round(wide), rect.height))
    for step in range(box.last_step + 1):
        cell = step_rect(rect, box.last_step, step)
        draw_box(surface, cell, 4, PAPER if not box.bonus_amount[step] else (247, 224, 160), PAPER_EDGE, 1)
        label = pygame.Rect(cell.left, cell.top, cell.width // 2, cell.height)
        if box.bonus_amount[step]:
            image, amount = bonus_image(box.bonus[step]), box.bonus_amount[step]
            words = str(step) if amount == 1 else f"{step}·{amount}"
            write(surface, app, words, label, cell.height * 0.6, INK)
            picture(
                surface, app, image, pygame.Rect(cell.centerx, cell.top, cell.width // 2, cell.height).inflate(-1, -2)
            )
        else:
            write(surface, app, str(step), cell, cell.height * 0.6, INK_SOFT)
    spot = step_rect(rect, box.last_step, seat.reputation)
    _draw_marker(surface, table, number, spot)


def step_rect(track: pygame.Rect, last: int, step: int) -> pygame.Rect:
    """Where a step of a large track lies."""
    wide = track.width / (last + 2)
    return pygame.Rect(track.left + round((step + 1) * wide) + 1, track.top + 3, round(wide) - 2, track.height - 6)


def _draw_marker(surface: pygame.Surface, table: EncycBoard, number: int, spot: pygame.Rect) -> None:
    """The marker of a seat on its track: a ring and a pawn."""
    tint = table.seat_colour(number)
    pygame.draw.rect(surface, tint, spot.inflate(2, 2), max(table.app.theme.px(3), 2), border_radius=5)
    image = table.app.assets.image("encyclopedia/marker", (spot.width, round(spot.height * 1.1)), tint)
    surface.blit(image, image.get_rect(midright=(spot.right, spot.centery)))


def bonus_image(bonus: str) -> str:
    """The picture of a bonus of the track."""
    names = cards.GAIN_IMAGES | {"expert": "round_expert", "animal": "round_animal"}
    return f"encyclopedia/{names[bonus]}"


def _draw_small_track(surface: pygame.Surface, table: EncycBoard, seat: SeatView, rect: pygame.Rect) -> None:
    """Where a seat stands on its track, and the bonus that comes next."""
    app, box = table.app, table.box
    draw_box(surface, rect, app.theme.px(6), PAPER, PAPER_EDGE, 1)
    upper = pygame.Rect(rect.left, rect.top, rect.width, rect.height // 2)
    counted(surface, app, "encyclopedia/reputation", str(seat.reputation), upper.inflate(-6, -2), part=0.78)
    ahead = next_bonus(box, seat)
    lower = pygame.Rect(rect.left, upper.bottom, rect.width, rect.bottom - upper.bottom)
    if ahead:
        counted(surface, app, bonus_image(box.bonus[ahead]), f"{ahead}", lower.inflate(-6, -2), INK_SOFT, 0.7)


def _draw_experts(
    surface: pygame.Surface, table: EncycBoard, seat: SeatView, number: int, places: Places, large: bool
) -> None:
    """The experts that lie face up, free places, and how many are covered or used."""
    app = table.app
    if seat.behaviour:
        picture(surface, app, f"encyclopedia/automa_{seat.behaviour}", places[f"automa.{number}"])
        picture(surface, app, f"encyclopedia/ship_{seat.scoring}", places[f"ship.{number}"])
        return
    for chair in range(CHAIRS):
        rect, card = places[f"chair.{number}.{chair}"], seat.active[chair]
        if card >= 0:
            (cards.draw_expert if large else cards.draw_cameo)(surface, table, card, rect)
        else:
            draw_box(surface, rect, app.theme.px(6), PAPER, PAPER_EDGE, 1)
            side = round(min(rect.size) * 0.6)
            icon = app.assets.icon("human", side, GREY)
            surface.blit(icon, icon.get_rect(center=rect.center))
    if large and seat.retired:
        zone = places[f"zone.{number}.experts"]
        head = pygame.Rect(zone.left, zone.top + 1, zone.width - table.grain.px(8), table.grain.px(21))
        words = app.text("encyclopedia.retired", n=len(seat.retired))
        write(surface, app, words, head, head.height * 0.84, INK_SOFT, "ui", "right")


def _draw_collections(
    surface: pygame.Surface, table: EncycBoard, seat: SeatView, number: int, places: Places, large: bool
) -> None:
    """What is published, by category and by continent, with what it is worth at the end."""
    counts = category_counts(table.box, seat)
    for n, name in enumerate(CATEGORIES):
        rect = places.get(f"category.{number}.{name}")
        if rect is not None:
            points = category_points(table.box, counts[n])
            _draw_collection(surface, table, f"category_{name}", counts[n], points, rect, large)
    for land, name in enumerate(CONTINENTS):
        rect = places[f"continent.{number}.{name}"]
        count, points = land_animals(table.box, seat, land) + seat.experts[land], land_points(table.box, seat, land)
        _draw_collection(surface, table, f"continent_{name}", count, points, rect, large)
    if seat.behaviour:
        _draw_priority(surface, table, seat, places[f"priority.{number}"])


def _draw_collection(
    surface: pygame.Surface, table: EncycBoard, image: str, count: int, points: int, rect: pygame.Rect, large: bool
) -> None:
    """One collection: its sign, how many, and its points."""
    app = table.app
    draw_box(surface, rect, 4, CREAM if count else PAPER_SHADE, PAPER_EDGE, 1)
    if large:
        side = min(rect.height - 2, round(rect.width * 0.4))
        picture(surface, app, f"encyclopedia/{image}", pygame.Rect(rect.left + 1, rect.top + 1, side, rect.height - 2))
        middle = pygame.Rect(rect.left + side + 1, rect.top, (rect.width - side) * 2 // 5, rect.height)
        size = min(rect.height * 0.68, table.grain.px(20))
        write(surface, app, str(count), middle, size, INK if count else INK_SOFT)
        right = pygame.Rect(middle.right, rect.top, rect.right - middle.right - 1, rect.height)
        if count:
            write(surface, app, f"+{points}", right, size * 0.9, MOSS)
        return
    upper = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * 0.54))
    picture(surface, app, f"encyclopedia/{image}", upper.inflate(-2, -2))
    lower = pygame.Rect(rect.left, upper.bottom, rect.width, rect.bottom - upper.bottom)
    size = min(lower.height * 0.86, rect.width * 0.6)
    write(surface, app, str(count), lower, size, INK if count else INK_SOFT)


def _draw_priority(surface: pygame.Surface, table: EncycBoard, seat: SeatView, rect: pygame.Rect) -> None:
    """The order in which an Automa prefers continents, from first to last."""
    wide = rect.width / (len(CONTINENTS) + 1)
    for n, land in enumerate(seat.priority):
        cell = pygame.Rect(rect.left + round((n + 0.8) * wide), rect.top, round(wide), rect.height)
        picture(surface, table.app, f"encyclopedia/continent_{CONTINENTS[land]}", cell.inflate(-4, -4))
        if n:
            arrow = table.app.assets.icon("arrow_right", max(round(wide * 0.24), 6), INK_SOFT)
            surface.blit(arrow, arrow.get_rect(center=(cell.left, cell.centery)))
