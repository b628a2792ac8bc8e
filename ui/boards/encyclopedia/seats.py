"""Drawing a seat's board: dice, goods, reputation, animals under study, experts, collections."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.forecast import category_counts, category_points, land_animals, land_points, next_bonus, payment
from game.encyclopedia.model import CATEGORIES, CHAIRS, CONTINENTS, SPACES
from game.encyclopedia.view import EncycView, SeatView
from ui.boards.encyclopedia.brush import SIGNS, Brush
from ui.boards.encyclopedia.cards import draw_cameo, draw_expert, draw_portrait
from ui.boards.encyclopedia.names import die_image
from ui.boards.encyclopedia.seat_layout import (
    GOODS,
    RETIRED,
    Places,
    dice_on,
    die_spot,
    die_spots,
    payment_spot,
    rolled_spots,
)
from ui.boards.encyclopedia.study import draw_part, draw_small_study, draw_study
from ui.boards.kit.marks import draw_veil, seat_colour
from ui.boards.kit.shapes import centred, grid, left, top
from ui.theme import BRASS, BRASS_DARK, CREAM, INK_SOFT, MOSS, PAPER, PAPER_EDGE, PAPER_SHADE, WALNUT, Colour

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

EMPTY: Colour = (56, 34, 22)
"""A place for an expert on a board laid out large that nobody stands on yet, hardly darker than the board."""

FREE: Colour = (104, 76, 38)
"""The edge of such a place, and the figure on it."""

BONUS: Colour = (247, 224, 160)
"""The ground of the steps of the track that bring something."""


def draw_own_ground(pen: Brush, area: pygame.Rect) -> None:
    """The ground of a board laid out large: a tray of walnut."""
    pen.box(area, pen.edge(10), WALNUT, BRASS_DARK, pen.edge(2))


def draw_panel_ground(pen: Brush, seat: int) -> None:
    """The ground of another seat's panel."""
    panel, head = pen.table.names[f"panel.{seat}"], pen.table.names[f"panel.{seat}.header"]
    _, body = top(panel, head.centery - panel.top)
    pen.box(body, pen.edge(9), PAPER_SHADE, PAPER_EDGE, pen.edge(1.5))


def draw_seat(pen: Brush, view: EncycView, seat: int, places: Places) -> None:
    """Everything on a seat's board, at the places given."""
    for paint in PIECES.values():
        paint(pen, view, seat, places)


def _is_large(seat: int, places: Places) -> bool:
    """Whether these are the places of a board laid out large."""
    return f"zone.{seat}.dice" in places


def _paint_dice(pen: Brush, view: EncycView, number: int, places: Places) -> None:
    """The four spaces with what they pay, the dice on them, and on a large board goods.

    Dice stand on their spaces also where they have no place of their own, as while their owner still puts them down.
    """
    seat = view.seats[number]
    for space, name in enumerate(SPACES):
        rect = places[f"space.{number}.{name}"]
        pen.box(rect, pen.edge(7), width=pen.edge(1))
        foot, (good, amount) = payment_spot(rect, dice_on(seat, space)), payment(pen.table.box, space)
        if amount:
            pen.counted(SIGNS[good], str(amount), foot, part=0.86)
        else:
            pen.write("–", foot, min(foot.height * 0.9, pen.px(20)), INK_SOFT)
    for slot, die in enumerate(seat.dice):
        if die is not None:
            pen.picture(die_image(die), die_spot(seat, number, slot, places).inflate(-4, -4))
    for name in GOODS if _is_large(number, places) else ():
        pen.counted(SIGNS[name], f" {getattr(seat, name)}", places[f"good.{number}.{name}"], CREAM)


def die_box(space: pygame.Rect) -> pygame.Rect:
    """Where the picture of a die stands on a space of its own."""
    return die_spots(space, 1)[0].inflate(-4, -4)


def _paint_track(pen: Brush, view: EncycView, number: int, places: Places) -> None:
    """The reputation track: every step, the bonuses on it, the marker; in a panel where a seat stands on it."""
    box, rect, seat = pen.table.box, places[f"track.{number}"], view.seats[number]
    if not _is_large(number, places):
        _draw_small_track(pen, seat, rect)
        return
    pen.frame(rect)
    sign, *steps = _steps(pen.table, rect)
    pen.picture("reputation", sign)
    for step, amount in enumerate(box.bonus_amount):
        cell = steps[step].inflate(-2, -6)
        pen.box(cell, 4, BONUS if amount else PAPER)
        if step == seat.reputation:
            cell = _draw_marker(pen, number, cell)
        if amount:
            named = step != seat.reputation or amount == 1
            label, rest = left(cell, cell.width * (0.5 if amount == 1 else 0.34) * named)
            if named:
                pen.write(str(step), label, cell.height * 0.6)
            if amount > 1:
                times, rest = left(rest, rest.width * 0.52)
                pen.write(f"×{amount}", times, cell.height * 0.5, INK_SOFT)
            pen.picture(SIGNS[box.bonus[step]], rest.inflate(-1, -2))
        else:
            pen.write(str(step), cell, cell.height * 0.6, INK_SOFT)


def _steps(table: EncycBoard, rect: pygame.Rect) -> list[pygame.Rect]:
    """The sign of a large track and its steps."""
    return grid(rect, table.box.last_step + 2)


def track_step(table: EncycBoard, seat: int, step: int) -> pygame.Rect:
    """Where a seat's reputation is seen when it stands on a step: on the track, or beside its sign in a panel."""
    rect = table.names[f"track.{seat}"]
    return _steps(table, rect)[step + 1] if _is_large(seat, table.names) else top(rect, rect.height // 2)[0]


def _draw_marker(pen: Brush, number: int, spot: pygame.Rect) -> pygame.Rect:
    """The marker of a seat on its track, a ring and a pawn at its left; what is left of the step beside the pawn."""
    tint = seat_colour(pen.table, number)
    pygame.draw.rect(pen.surface, tint, spot.inflate(2, 2), max(pen.edge(3), 2), border_radius=5)
    place, rest = left(spot.inflate(-pen.edge(4), 0), spot.width * 0.3)
    pen.set(pen.app.assets.image("encyclopedia/marker", (place.width, round(spot.height * 1.1)), tint), place)
    return rest


def _draw_small_track(pen: Brush, seat: SeatView, rect: pygame.Rect) -> None:
    """Where a seat stands on its track, and the bonus that comes next."""
    pen.box(rect, pen.edge(6))
    upper, lower = top(rect, rect.height // 2)
    pen.counted("reputation", str(seat.reputation), upper.inflate(-6, -2), part=0.78)
    if ahead := next_bonus(pen.table.box, seat):
        pen.counted(SIGNS[pen.table.box.bonus[ahead]], f"{ahead}", lower.inflate(-6, -2), INK_SOFT, 0.7)


def _paint_study(pen: Brush, view: EncycView, number: int, places: Places) -> None:
    """Animals under study, and those that take part in a publication."""
    draw, zone = draw_small_study, places.get(f"zone.{number}.study")
    if zone is not None:
        draw = draw_study
        if not view.seats[number].study:
            pen.write(pen.table.say("zone.study"), zone, pen.px(24), BRASS, "serif_italic")
    if f"waiting.{number}" in places:
        _draw_waiting(pen, view.seats[number], places[f"waiting.{number}"])
    for animal, mask in view.seats[number].study:
        if animal >= 0:
            draw(pen, number, animal, mask, places[f"study.{number}.{pen.table.box.animal_ids[animal]}"])
    if number == view.to_act and view.reference >= 0:
        draw_part(pen, view, places)


def _draw_waiting(pen: Brush, seat: SeatView, area: pygame.Rect) -> None:
    """The dice of another seat that it has rolled and not put down yet."""
    for die, spot in zip(seat.rolled, rolled_spots(area, len(seat.rolled), pen.table.grain), strict=True):
        pen.picture(die_image(die), spot)


def _paint_experts(pen: Brush, view: EncycView, number: int, places: Places) -> None:
    """The experts that lie face up, free places, how many are covered or used; or the cards of an Automa."""
    seat, large = view.seats[number], _is_large(number, places)
    if seat.behaviour:
        pen.picture(f"automa_{seat.behaviour}", places[f"automa.{number}"])
        pen.picture(f"ship_{seat.scoring}", places[f"ship.{number}"])
        return
    for chair in range(CHAIRS):
        rect, card = places[f"chair.{number}.{chair}"], seat.active[chair]
        if card >= 0:
            (draw_expert if large else draw_cameo)(pen, card, rect)
        else:
            _draw_free(pen, rect, large)
    if large and seat.retired:
        zone = places[f"zone.{number}.experts"]
        _draw_retired(pen, seat.retired, top(zone, zone.height - pen.px(RETIRED) + pen.px(4))[1])


def _draw_free(pen: Brush, chair: pygame.Rect, large: bool) -> None:
    """A place that waits for an expert: no more than the empty frame of a portrait."""
    side = min(chair.height * 0.86, chair.width * 0.9)
    frame = centred(chair, side * 0.8, side)
    pen.oval(frame, EMPTY if large else PAPER, FREE if large else PAPER_EDGE, pen.edge(2))
    pen.icon("human", frame, side * 0.46, FREE if large else PAPER_EDGE)


def _draw_retired(pen: Brush, retired: Sequence[int], foot: pygame.Rect) -> None:
    """The experts that are covered or used: small portraits under a veil, and how many there are."""
    side = foot.height
    step = min(side + pen.px(3), (foot.width // 2 - side) // max(len(retired) - 1, 1))
    _, words = left(foot, step * (len(retired) - 1) + side, pen.px(8))
    for n, card in enumerate(retired):
        spot = pygame.Rect(foot.left + n * step, foot.top, side, side)
        draw_portrait(pen, card, spot)
        draw_veil(pen.surface, pen.app, spot, 6)
    pen.block(pen.table.say("retired", n=len(retired)), words, pen.px(19), CREAM, "ui", "left")


def _paint_shelf(pen: Brush, view: EncycView, number: int, places: Places) -> None:
    """What is published, by category and by continent, with what it is worth at the end."""
    box, seat = pen.table.box, view.seats[number]
    large = _is_large(number, places)
    for name, count in zip(CATEGORIES, category_counts(box, seat), strict=True):
        if f"category.{number}.{name}" in places:
            rect = places[f"category.{number}.{name}"]
            _draw_collection(pen, f"category_{name}", count, category_points(box, count), rect, large)
    for land, name in enumerate(CONTINENTS):
        rect, count = places[f"continent.{number}.{name}"], land_animals(box, seat, land) + seat.experts[land]
        _draw_collection(pen, f"continent_{name}", count, land_points(box, seat, land), rect, large)
    if seat.behaviour:
        _draw_priority(pen, seat, places[f"priority.{number}"])


def _draw_collection(pen: Brush, image: str, count: int, points: int, rect: pygame.Rect, large: bool) -> None:
    """One collection: its sign and how many, on a large board with its points; quiet as long as there is none."""
    pen.box(rect, 4, CREAM if count else PAPER_SHADE)
    if not large:
        upper, lower = top(rect, rect.height * 0.54)
        if count:
            pen.picture(image, upper.inflate(-2, -2))
            pen.write(str(count), lower, min(lower.height * 0.86, rect.width * 0.6))
        else:
            pen.faint(image, upper.inflate(-2, -2), 110)
    elif not count:
        pen.faint(image, rect.inflate(-4, -4), 110)
    else:
        side, size = min(rect.height - 2, round(rect.width * 0.42)), min(rect.height * 0.68, pen.px(20))
        pen.picture(image, pygame.Rect(rect.left + 1, rect.top + 1, side, rect.height - 2))
        middle, end = left(left(rect, side + 1)[1], (rect.width - side) * 2 // 5)
        pen.write(str(count), middle, size)
        end.width -= 1
        pen.write(f"+{points}", end, size * 0.9, MOSS)


def _draw_priority(pen: Brush, seat: SeatView, rect: pygame.Rect) -> None:
    """The order in which an Automa prefers continents, from first to last."""
    wide = rect.width / len(CONTINENTS)
    for n, land in enumerate(seat.priority):
        cell = pygame.Rect(rect.left + round(n * wide), rect.top, round(wide), rect.height)
        pen.land(land, cell.inflate(-4, -4))
        if n:
            between = pygame.Rect(cell.topleft, (0, cell.height))
            pen.icon("arrow_right", between, max(round(wide * 0.24), 6), BRASS_DARK)


PIECES: dict[str, Callable[[Brush, EncycView, int, Places], None]] = {
    "track": _paint_track,
    "dice": _paint_dice,
    "study": _paint_study,
    "experts": _paint_experts,
    "shelf": _paint_shelf,
}
"""What draws the pieces of a board, by their names."""
