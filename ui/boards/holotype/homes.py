"""Where things of a seat lie: on the mat in the middle, or in the panel of another seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.holotype.model import LOCATIONS
from ui.boards.holotype import others
from ui.boards.holotype.layout import stands
from ui.boards.kit.names import strip

if TYPE_CHECKING:
    from ui.boards.holotype.board import HoloBoard


def home(table: HoloBoard, seat: int, own: str) -> pygame.Rect:
    """A part of the mat in the middle; of another seat the same in its panel."""
    if seat == table.focus:
        return table.places.get(own, table.places["header"])
    places = others.stock_places(table, table.places[f"stock.{seat}"])
    return places.get(own, table.places[strip(seat, table.focus)])


def stand(table: HoloBoard, place: str, number: int) -> pygame.Rect:
    """One of the spaces of a location."""
    spaces = table.box.spaces_of[LOCATIONS.index(place)]
    return stands(table.places[f"location.{place}"], len(spaces))[number]


def number_of(table: HoloBoard, place: str, space: int) -> int:
    """Which of the spaces of a location a space is."""
    return list(table.box.spaces_of[LOCATIONS.index(place)]).index(space)
