"""What can be looked at large in Holotype: Specimens, objectives, expeditions, tiles, traces, workers, dice."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING

import pygame

from game.holotype import forecast
from game.holotype.view import HoloView
from ui.boards.holotype import cards, layout, mat, objectives, workbench
from ui.boards.holotype.inks import CARD, figure
from ui.boards.kit.closeup import SMALL, of_picture, on_paper
from ui.boards.kit.names import apart
from ui.widgets.closeup import CloseUp

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard

PERSONAL, DIG = 0.88, 1.75
"""Widths divided by heights of a Personal Objective and of an expedition."""

SPECIMENS = ("take", "paper", "known")
"""Kinds of places that show a Specimen as it is."""

Maker = Callable[["HoloBoard", HoloView, str], CloseUp | None]


def close_up(table: HoloBoard, view: HoloView, name: str) -> CloseUp | None:
    """What a place holds, drawn large."""
    kind, rest = apart(name)
    if kind in SPECIMENS and rest:
        return _specimen(table, rest)
    return MAKERS[kind](table, view, rest) if kind in MAKERS else None


def _specimen(table: HoloBoard, card: str) -> CloseUp:
    """A Specimen face up."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        cards.draw_card(table.pen(surface), table, card, rect)

    return CloseUp(card, CARD, paint)


def _hand(table: HoloBoard, view: HoloView, card: str) -> CloseUp | None:
    """A card of the hand with what it lacks."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        mat.draw_hand_card(table.pen(surface), table, view.mats[table.focus], card, rect)

    return CloseUp(card, CARD, paint) if card else None


def _personal(table: HoloBoard, view: HoloView, name: str) -> CloseUp | None:
    """A Personal Objective."""
    own = view.mats[table.focus]
    shown = name or own.personal

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        objectives.draw_personal(table.pen(surface), table, own, shown, rect)

    return CloseUp(shown, PERSONAL, paint, 0.8) if shown else None


def _objective(table: HoloBoard, view: HoloView, name: str) -> CloseUp | None:
    """A Global Objective with all its areas."""
    place = table.places[f"objective.{name}"]

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        large = _enlarged(table, rect.height / place.height)
        large.places = layout.objective_places(name, rect, round(layout.GAP * large.unit))
        objectives.draw_objective(large.pen(surface), large, view, name)

    return CloseUp(name, place.width / place.height, paint, of=f"objective.{name}")


def _area(table: HoloBoard, view: HoloView, rest: str) -> CloseUp | None:
    """The Global Objective of an area."""
    return _objective(table, view, rest.rpartition(".")[0])


def _dig(table: HoloBoard, _view: HoloView, name: str) -> CloseUp | None:
    """A Field Expedition."""
    place = table.places[f"dig.{name}"]

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        large = _enlarged(table, rect.height / place.height)
        workbench.draw_dig(large.pen(surface), large, name, rect)

    return CloseUp(name, place.width / place.height, paint, 0.7)


def _enlarged(table: HoloBoard, times: float) -> HoloBoard:
    """The same table with measures so many times as large."""
    large = copy(table)
    large.unit = table.unit * times
    return large


def _tile(table: HoloBoard, _view: HoloView, name: str) -> CloseUp | None:
    """A Milestone tile."""
    image, tint = mat.TILE_PICTURES[name]
    return on_paper(table.app, f"holotype/{image}", SMALL, tint)


def _trace(table: HoloBoard, _view: HoloView, kind: str) -> CloseUp | None:
    """A Trace Fossil."""
    return on_paper(table.app, f"holotype/traces/{kind}") if kind != "none" else None


def _worker(table: HoloBoard, _view: HoloView, name: str) -> CloseUp | None:
    """A worker in the seat's colour."""
    return of_picture(table.app, f"holotype/worker_{name}", 0.6, figure(table, table.focus))


def _lab(table: HoloBoard, view: HoloView, name: str) -> CloseUp | None:
    """The top card of the open pile, at the Lab."""
    return _specimen(table, view.discard[-1]) if name == "lab" and view.discard else None


def _die(table: HoloBoard, view: HoloView, rest: str) -> CloseUp | None:
    """A die with its face."""
    period = forecast.dig(table.box, view.dig).period
    return of_picture(table.app, f"holotype/die_{period}_{'museum' if rest == '0' else rest}") if rest else None


def told_of(image: str) -> str:
    """The place that would show the Specimen with that picture, '' if it is none."""
    specimen = image.removeprefix("holotype/specimens/")
    return f"paper.{specimen}" if specimen != image else ""


MAKERS: dict[str, Maker] = {
    "hand": _hand, "personal": _personal, "offered": _personal, "objective": _objective, "area": _area, "dig": _dig,
    "tile": _tile, "milestone": _tile, "held": _trace, "trace": _trace, "worker": _worker, "location": _lab,
    "die": _die,
}  # fmt: skip
"""What makes the close-up of a place, by the first part of its name."""
