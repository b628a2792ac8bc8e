"""The table of Encyclopedia while something is in the air: the view without it; and where it will lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.encyclopedia.box import Box
from game.encyclopedia.model import COLOURS
from game.encyclopedia.view import DICE, Die, EncycView, SeatView
from ui.boards.encyclopedia import seat_layout
from ui.boards.kit import shapes

if TYPE_CHECKING:
    from ui.boards.encyclopedia.board import EncycBoard

NONE = -1
"""No card in a place of a display."""


def lifted(box: Box, view: EncycView, events: Iterable[Event]) -> EncycView:
    """The view without what events take up; the same where that comes out of nothing."""
    for event in events:
        view = _LIFTS[event.kind](box, view, event) if event.kind in _LIFTS else view
    return view


def _of_seat(view: EncycView, seat: int, change: Callable[[SeatView], SeatView]) -> EncycView:
    """The view with one seat's board changed."""
    seats = (*view.seats[:seat], change(view.seats[seat]), *view.seats[seat + 1 :])
    return replace(view, seats=seats)


def _took_die(_box: Box, view: EncycView, event: Event) -> EncycView:
    """Without a die on its space."""
    slot = event.number("slot")
    return _of_seat(
        view, event.number("owner"), lambda one: replace(one, dice=(*one.dice[:slot], None, *one.dice[slot + 1 :]))
    )


def _rolled_again(_box: Box, view: EncycView, event: Event) -> EncycView:
    """Without a die of that colour among those on the central board."""
    colour = COLOURS.index(str(event["die"]).partition(" ")[0])
    return replace(view, used=tuple(count - (n == colour) for n, count in enumerate(view.used)))


def _took_animal(box: Box, view: EncycView, event: Event) -> EncycView:
    """Without an animal on its display, and with an empty place among those that the seat studies."""
    view = _of_seat(view, event.seat, lambda one: replace(one, study=(*one.study, (NONE, 0))))
    if event["from"] == "deck":
        return replace(view, animal_deck=view.animal_deck - 1)
    taken = box.animal_ids.index(str(event["animal"]))
    return replace(view, animals=tuple(NONE if card == taken else card for card in view.animals))


def _took_expert(box: Box, view: EncycView, event: Event) -> EncycView:
    """Without an expert on the display."""
    if event["from"] == "deck":
        return replace(view, expert_deck=view.expert_deck - 1)
    taken = box.experts.ids.index(str(event["expert"]))
    return replace(view, experts=tuple(NONE if card == taken else card for card in view.experts))


def _spent(_box: Box, view: EncycView, event: Event) -> EncycView:
    """Without what a seat spends."""
    good, amount = str(event["good"]), event.number("amount")
    return _of_seat(view, event.seat, lambda one: replace(one, **{good: getattr(one, good) - amount}))


def _published(box: Box, view: EncycView, event: Event) -> EncycView:
    """Without an animal under study."""
    animal = box.animal_ids.index(str(event["animal"]))
    view = replace(view, reference=NONE, taking_part=())
    return _of_seat(
        view, event.seat, lambda one: replace(one, study=tuple(pair for pair in one.study if pair[0] != animal))
    )


_LIFTS: dict[str, Callable[[Box, EncycView, Event], EncycView]] = {
    "took_die": _took_die,
    "put_die": lambda _box, view, event: _of_seat(view, event.seat, lambda one: replace(one, rolled=one.rolled[1:])),
    "rolled_again": _rolled_again,
    "took_animal": _took_animal,
    "took_expert": _took_expert,
    "spent": _spent,
    "collected": _published,
    "left_game": _published,
    "first_player": lambda _box, view, _event: replace(view, banked=True, first=NONE),
}


def study_place(table: EncycBoard, view: EncycView, seat: int, animal: str) -> pygame.Rect:
    """Where an animal will lie among those that a seat studies."""
    card = table.box.animal_ids.index(animal)
    grown = _of_seat(view, seat, lambda one: replace(one, study=(*one.study, (card, 0))))
    return seat_places(table, grown, seat)[f"study.{seat}.{animal}"]


def rolled_places(table: EncycBoard, view: EncycView, seat: int, count: int) -> list[pygame.Rect]:
    """Where so many dice that another seat has rolled will lie until they are put down."""
    waiting: tuple[Die, ...] = DICE[:1] * count
    grown = _of_seat(view, seat, lambda one: replace(one, rolled=waiting))
    area = seat_places(table, grown, seat)[f"waiting.{seat}"]
    return seat_layout.rolled_spots(area, count, table.grain)


def seat_places(table: EncycBoard, view: EncycView, seat: int) -> seat_layout.Places:
    """The places of a seat's board by another view of it."""
    names = table.names
    if seat == table.focus:
        return seat_layout.own_places(view, seat, names["own"], table.box, table.grain)
    _, body = shapes.top(names[f"panel.{seat}"], names[f"panel.{seat}.header"].height)
    return seat_layout.panel_places(view, seat, body, table.box, table.grain)
