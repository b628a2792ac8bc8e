"""How a refused hand goes on: a card joins it, it goes to the next player, who lays it out in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.values import Event
from game.cubosaurs.view import CuboView
from ui.boards.cubosaurs import lifted, marks, spots
from ui.boards.cubosaurs.layout import hand_row
from ui.boards.kit import ways
from ui.boards.kit.arrow import arrow_sprite
from ui.table.motion import Stage
from ui.table.sprite import Sprite

if TYPE_CHECKING:
    from ui.boards.cubosaurs.board import CuboBoard

JOINS, RESTS, GOES = 0.36, 0.14, 0.36
"""Seconds in which a card joins the hand, in which that is seen grown, and in which it goes to a strip or back."""

Faces = tuple[int | None, int | None]
"""A card as it is seen on its way to the next player, and as it is seen on its way back."""

Stops = tuple[pygame.Rect, pygame.Rect, pygame.Rect]
"""Where a card starts, its place in the grown hand, and where it lies at the strip."""

FAN = 0.3
"""How far apart cards lie at a strip, as a part of their width."""


def refused(table: CuboBoard, events: Sequence[Event], before: CuboView) -> list[Stage]:
    """A card leaves its collection and joins the hand; the whole hand goes to the next player's strip and comes back.

    It always lies in the middle, whoever has it: an arrow says to whom it goes.
    """
    event = next(event for event in events if event.kind == "refused")
    card, to = event.number("card"), event.number("to")
    there = (JOINS if card >= 0 else 0.0) + RESTS
    air = lifted.with_cards(before, event.seat, [card], -1) if card >= 0 else before
    cards = _cards(table, event, events, before, there)
    arrow = _arrow(table, to, max(there - 0.2, 0.0), there + GOES + RESTS)
    lifts = ((0.0, lifted.without_hand(air, event.seat)), (there, lifted.without_hand(air)),
             (there + GOES, lifted.without_hand(air, to)))  # fmt: skip
    cues = ((max(there - RESTS, 0.01), "place"), (there, "pass"))
    seconds = there + 2 * GOES + RESTS + 0.06
    sound = "pick" if card >= 0 else ""
    return [Stage(seconds, (*cards, arrow), sound, swap=True, moment="refused", cues=cues, lifts=lifts)]


def _cards(table: CuboBoard, event: Event, events: Sequence[Event], before: CuboView, there: float) -> list[Sprite]:
    """The cards of the hand, with what has joined it; who gets it sees faces where there were backs."""
    card, fan = event.number("card"), spots.strip_spot(table, event.number("to"), 56)
    held = [*before.hand, *([card] if card >= 0 else [])]
    news = iter([one.number("card") for one in events if one.kind == "received" and spots.card_of(one) is not None])
    cards = []
    for n, (number, spot) in enumerate(
        zip(held, hand_row(table.names["hand"], len(held), table.app.theme.grain), strict=True)
    ):
        joins = card >= 0 and n == len(before.hand)
        start = spots.chip(table, before, event.seat, card) if joins else table.names.get(f"card.{n}", spot)
        end = spots.small(fan).move(round((n - (len(held) - 1) / 2) * fan.width * FAN), 0)
        learnt = number if number is not None else next(news, None)
        cards.append(_card(table, (number, learnt), (start, spot, end), there))
    return cards


def _card(table: CuboBoard, faces: Faces, stops: Stops, there: float) -> Sprite:
    """A card on its way: to its place in the grown hand, to the strip, and back to that place with its new face."""
    (start, spot, end), arc, arrives = stops, table.app.theme.px(20), there + GOES
    way = ((0.0, start), (max(there - RESTS, 0.01), spot), (there, spot), (arrives, end), (arrives + RESTS, end))
    out = ways.route(spots.card(table, faces[0]), way, arc)
    back = ways.route(spots.card(table, faces[1]), ((0.0, end), (GOES, spot)), arc)
    return ways.still_at(ways.then(out, back), there)


def _arrow(table: CuboBoard, seat: int, comes: float, goes: float) -> Sprite:
    """From the hand to the face of whoever gets it."""
    px, goal, hand = table.app.theme.px, spots.strip_spot(table, seat, 50), table.names["hand"]
    start = _nearest(hand.inflate(-px(90), -px(90)), (goal.centerx, hand.bottom))
    end = _nearest(goal, start)
    return arrow_sprite(table.app, start, end, comes, goes, marks.lift_of(table, start, end))


def _nearest(area: pygame.Rect, point: tuple[int, int]) -> tuple[int, int]:
    """The point of an area that is nearest to another point."""
    x, y = point
    return min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)
