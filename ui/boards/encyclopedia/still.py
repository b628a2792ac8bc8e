"""The picture of the table between moves, put together from parts that are drawn anew only when they change."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.encyclopedia.model import CONTINENTS
from game.encyclopedia.view import EncycView
from ui.boards.encyclopedia import central, desk, seats

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard


def draw_still(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """Everything that stays until the view changes."""
    app = table.app
    table.parts.begin((surface.get_size(), app.theme.unit, app.text.lang, table.ground_key(view)))
    _draw_central(surface, table, view)
    for seat in range(len(view.seats)):
        if seat == table.focus:
            _draw_own(surface, table, view, seat)
        else:
            _draw_panel(surface, table, view, seat)
    desk.draw_desk(surface, table, view)


def _draw_central(surface: pygame.Surface, table: EncycBoard, view: EncycView) -> None:
    """Continents, Bank, rounds, and both displays."""
    parts, names = table.parts, table.names
    for land, continent in enumerate(CONTINENTS):
        name = f"land.{continent}"
        paint = partial(central.draw_voyages, surface, table, view, land)
        parts.draw(surface, name, names[name], view.sailed[land], paint)
    bank = names["place.bank"]
    parts.draw(surface, "bank", bank, view.banked, partial(central.draw_first, surface, table, view))
    rounds = (view.round, view.round_tokens, view.used)
    parts.draw(surface, "rounds", names["rounds"], rounds, partial(central.draw_rounds, surface, table, view))
    animals = (view.animals, view.animal_deck)
    parts.draw(surface, "academy", names["academy"], animals, partial(central.draw_animals, surface, table, view))
    if "university" in names:
        experts, paint = (view.experts, view.expert_deck), partial(central.draw_experts, surface, table, view)
        parts.draw(surface, "university", names["university"], experts, paint)


def _draw_own(surface: pygame.Surface, table: EncycBoard, view: EncycView, seat: int) -> None:
    """The board in the middle, zone by zone."""
    shown = _shown(view, seat, own=True)
    for zone, paint in seats.PIECES.items():
        name = f"track.{seat}" if zone == "track" else f"zone.{seat}.{zone}"
        piece = partial(paint, surface, table, view, seat, table.names)
        table.parts.draw(surface, f"own {name}", table.names[name], shown[zone], piece)


def _draw_panel(surface: pygame.Surface, table: EncycBoard, view: EncycView, seat: int) -> None:
    """Another seat's panel below its strip."""
    panel, head = table.names[f"panel.{seat}"], table.names[f"panel.{seat}.header"]
    body = pygame.Rect(panel.left, head.bottom, panel.width, panel.bottom - head.bottom)
    shown = tuple(_shown(view, seat, own=False).values())
    paint = partial(seats.draw_seat, surface, table, view, seat, table.names)
    table.parts.draw(surface, f"panel.{seat} of {table.focus}", body, shown, paint)


def _shown(view: EncycView, seat: int, own: bool) -> dict[str, Hashable]:
    """What each zone of a seat's board shows; goods stand on the own one only."""
    one, acts = view.seats[seat], view.to_act == seat
    goods = (one.coins, one.tokens, one.seals, one.points) if own else ()
    part = (view.reference, view.taking_part, view.value, view.colour) if acts and view.reference >= 0 else ()
    return {
        "track": one.reputation,
        "dice": (one.dice, one.shared, acts and view.asked == "place_die", goods),
        "study": (one.study, part),
        "experts": (one.active, one.retired),
        "shelf": (one.cubes, one.animals, one.experts, one.active, one.study),
    }
