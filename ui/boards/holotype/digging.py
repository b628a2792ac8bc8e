"""An expedition into the Field as it is shown: cards turned up, the one that is used, its trace, dice and re-rolls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.holotype.view import HoloView
from ui.boards.holotype import workbench
from ui.boards.holotype.cards import kept
from ui.boards.holotype.homes import home
from ui.boards.holotype.inks import BACK
from ui.boards.holotype.locations import deck_spots
from ui.boards.holotype.needs import draw_any_trace
from ui.boards.holotype.workbench_layout import dice_spots, dig_spots, rolling_tray
from ui.boards.kit import ways
from ui.boards.kit.names import of_kind
from ui.boards.kit.pen import Pen
from ui.boards.kit.shapes import centred, inset, square
from ui.table.motion import Stage
from ui.table.sprite import Key, Sprite
from ui.theme import PAPER, PAPER_EDGE
from ui.widgets.panel import rounded_box

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

SHIFT = 0.25
"""Seconds in which dice change places."""

TURNED, OPENED = 0.34, 0.5
"""Seconds after which a card lies on the workbench on its back, and after which it shows its face."""


def turned_up(table: HoloBoard, event: Event, before: HoloView) -> Stage:
    """A card of the Field deck goes to its place on the workbench and is turned over there."""
    unit, dig = table.unit, str(event["dig"])
    spots = dig_spots(_workbench(table), len(before.drawn) + 1, unit)
    spot = spots[len(before.drawn)]
    deck = deck_spots(table.places["location.field"], 2)[0]
    back = centred(spot, spot.height * BACK, spot.height)
    flight = ways.fly("holotype/card_field_back", deck, back, TURNED, arc=20 * unit, grows=True)
    last = flight.keys[-1]
    away = (replace(last, at=OPENED - 0.08, wide=0.04), replace(last, at=OPENED - 0.07, wide=0.04, alpha=0.0))
    keys = (
        Key(OPENED - 0.08, spot.center, 0.04, picture=partial(_face, table, dig)),
        Key(OPENED + 0.1, spot.center),
    )
    sprites = (replace(flight, keys=(*flight.keys, *away)), Sprite(spot.size, keys))
    return Stage(0.75, (*_laid_out(table), *sprites), "reveal")


def _laid_out(table: HoloBoard) -> list[Sprite]:
    """The workbench coming up under the first card that is turned up; none where it is there."""
    if "workbench" in table.places:
        return []
    bench = _workbench(table)
    shown = Key(TURNED, bench.center)
    return [Sprite(bench.size, (replace(shown, at=0.0, alpha=0.0, picture=partial(_bench, table)), shown))]


def _bench(table: HoloBoard, size: tuple[int, int]) -> pygame.Surface:
    """The empty workbench; kept by the assets."""
    return kept(table, ("workbench",), size, lambda pen, box: workbench.draw_bench(pen, table, box))


def _face(table: HoloBoard, dig: str, size: tuple[int, int]) -> pygame.Surface:
    """An expedition as a picture; kept by the assets."""
    return kept(table, ("expedition", dig), size, lambda pen, box: workbench.draw_dig(pen, table, dig, box))


def chosen(table: HoloBoard, event: Event, before: HoloView) -> Stage:
    """The expedition that is used goes to the left end of the workbench, where the dice will lie; another one fades."""
    unit, shown = table.unit, dig_spots(_workbench(table), max(len(before.drawn), 1), table.unit)
    dig, spots = str(event["dig"]), dict(zip(before.drawn, shown, strict=False))
    (spot,) = dig_spots(_workbench(table), 1, unit, True)
    flight = ways.route(partial(_face, table, dig), ((0.0, spots.pop(dig, shown[0])), (0.42, spot)), 6 * unit)
    gone = [
        ways.faded(ways.route(partial(_face, table, other), ((0.0, rect), (0.3, rect))))
        for other, rect in spots.items()
    ]
    return Stage(0.55, (*gone, flight), "pick")


def found_trace(table: HoloBoard, event: Event, kind: str) -> Stage:
    """A Trace Fossil goes from its deck to its owner, face down for all others."""
    unit, goal = table.unit, home(table, event.seat, "traces")
    deck = deck_spots(table.places["location.field"], 2)[1]
    picture = f"holotype/traces/{kind}" if kind else partial(_any_trace, table)
    large = square(deck, max(64 * unit, goal.height))
    stops = ((0.0, square(deck)), (0.2, large), (0.52, square(goal)))
    return Stage(0.62, (*hushed(table, 0.62), ways.route(picture, stops, 20 * unit)), "pick")


def hushed(table: HoloBoard, seconds: float) -> list[Sprite]:
    """Bare paper over the words beside the dice, which are not true while something else is told; none without them."""
    if "tray" not in table.places:
        return []
    words = table.places["heading"].union(table.places["done"])
    return [ways.route(_paper, ((0.0, words), (seconds, words)))]


def _any_trace(table: HoloBoard, size: tuple[int, int]) -> pygame.Surface:
    """The back of a trace: one of four kinds."""

    def draw(pen: Pen, box: pygame.Rect) -> None:
        pen.box(box, box.height // 8, PAPER, PAPER_EDGE, 1)
        draw_any_trace(pen, inset(box, box.width // 5, box.height // 5))

    return kept(table, ("any trace",), size, draw)


def rolled(table: HoloBoard, event: Event) -> Stage:
    """Dice tumble from the expedition onto the workbench, where they will lie."""
    faces = sorted(str(event["faces"]), key=lambda face: -int(face.replace("m", "0")))
    spots = dice_spots(_tray(table), len(faces), table.unit)
    start = square(_card_of(table), spots[0].height * 0.6)
    dice = [
        ways.tumble(_faces(str(event["period"]), face), start, spot, 1.1, 0.05 * n, 70 * table.unit)
        for n, (face, spot) in enumerate(zip(faces, spots, strict=True))
    ]
    return Stage(1.3, tuple(dice), "die", moment="roll")


def _card_of(table: HoloBoard) -> pygame.Rect:
    """Where the expedition lies whose dice are rolled, or will lie."""
    (spot,) = dig_spots(_workbench(table), 1, table.unit, True)
    return next((rect for _, rect in of_kind(table.places, "dig")), spot)


def _workbench(table: HoloBoard) -> pygame.Rect:
    """The workbench over the Global Objectives, whether it is there or will be."""
    return table.places["goals"].inflate(0, round(8 * table.unit))


def _tray(table: HoloBoard) -> pygame.Rect:
    """Where dice lie on the workbench, or will lie."""
    return table.places.get("tray") or rolling_tray(_workbench(table), table.unit)


def rerolled(table: HoloBoard, event: Event, before: HoloView) -> Stage:
    """One die is rolled again where it lies; then it and others go where they lie by their faces."""
    faces, spots = sorted(before.dice, reverse=True), dice_spots(_tray(table), len(before.dice), table.unit)
    at = faces.index(before.dice[event.number("die")])
    goals = _goals(faces, at, int(str(event["face"]).replace("m", "0")))
    seconds = 1.1 if goals == list(range(len(faces))) else 1.1 + SHIFT
    shown = _faces(table.dice_period, str(event["face"]))
    tumbling = ways.tumble(shown, spots[at], spots[at], 1.0, 0.0, 90 * table.unit)
    going = ((0.0, spots[at]), (SHIFT, spots[goals[at]]))
    dice = [ways.then(tumbling, ways.route(shown[-1], going)) if goals[at] != at else tumbling]
    for n in (n for n, goal in enumerate(goals) if n not in (at, goal)):
        stops = ((0.0, spots[n]), (1.0, spots[n]), (1.0 + SHIFT, spots[goals[n]]))
        dice.append(ways.route(_faces(table.dice_period, str(faces[n]))[-1], stops))
    off = [spots[n] for n, goal in enumerate(goals) if at == n or n != goal]
    empty = [ways.route(_paper, ((0.0, spot), (seconds, spot))) for spot in off]
    return Stage(seconds, (*hushed(table, seconds), *empty, *dice), "die", moment="reroll")


def _goals(faces: Sequence[int], at: int, new: int) -> list[int]:
    """Where each of some dice in order comes to lie once one of them shows another face."""
    rest = [n for n in range(len(faces)) if n != at]
    higher, lower = sum(faces[n] > new for n in rest), sum(faces[n] < new for n in rest)
    goal = min(max(at, higher), len(rest) - lower)
    order = [*rest[:goal], at, *rest[goal:]]
    return [order.index(n) for n in range(len(faces))]


def _faces(period: str, face: str) -> tuple[str, ...]:
    """The pictures of a tumbling die, the true one last."""
    last = "museum" if face in ("m", "0") else face
    return tuple(f"holotype/die_{period}_{side}" for side in ("1", "museum", "2", last))


def _paper(size: tuple[int, int]) -> pygame.Surface:
    """The workbench where a die lay that is in the air, or words stood that are no longer true."""
    return rounded_box(size, 0, PAPER)
